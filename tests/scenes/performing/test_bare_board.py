"""A page with a board performs a game: no hand, no piles, no play scene; the same rows, sounds and words."""

import random
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import Clock, Options, Phase
from flow_desktop.engine.commands import Roll, TimeUp
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.telling.cues import Feeling, Timeline
from flow_desktop.scenes.telling.wave import Toll
from flow_desktop.table import Seat
from tests.scenes.performing.bare import BarePage, bare_app
from tests.scenes.wave.hosting import table_at_wave

SEATS = (Seat("Ann"), Seat("Ben", 1, 1, 2))
MOVES = 60


def look_on(app: App, seconds: float) -> None:
    for _ in range(round(60 * seconds)):
        app.loop_once()


def board_picture(app: App, page: BarePage) -> bytes:
    field = page.board_view.places.field
    return pygame.image.tobytes(app.canvas.surface.subsurface(field), "RGB")


@pytest.mark.parametrize("still", [False, True])
def test_moves_of_a_game_are_seen_heard_and_read(tmp_path: Path, still: bool) -> None:
    table = Table.new(Options("bare", players=2, clock=Clock(60)), SEATS, lambda: 0.0)
    app, page = bare_app(tmp_path, table, Settings(language="en", reduced_motion=still))
    chance, flown = random.Random(7), 0
    for number in range(MOVES):
        phase = table.state.turn.phase
        if table.state.result is not None or phase is Phase.WAVE:
            break
        late = number == MOVES - 2 and phase is Phase.TURN
        assert not isinstance(table.do(TimeUp() if late else greedy_bot(table.state, chance.random)), Refusal)
        flown += len(page.performer.motions.flights)
        look_on(app, 0.1)
    look_on(app, 2.0)
    assert flown > 10, "tiles settle on their spaces"
    assert not page.performer.busy and page.board_view.show.hidden == frozenset()
    assert page.board_view.show.board == table.state.board
    assert {"draw", "place"} <= {sound.name for sound in app.shell.audio.heard}
    assert any("places the" in words for words in app.shell.speech.spoken)
    assert any("places the" in line.text for line in app.shell.captions.log)


def test_a_wave_is_performed_as_far_as_a_board_can_show_it(tmp_path: Path) -> None:
    table = table_at_wave("crab-cove", tiles=18, birds=49, remain=True)
    app, page = bare_app(tmp_path, table)
    before = board_picture(app, page)
    done = table.do(Roll())
    assert not isinstance(done, Refusal)
    toll = Toll.of(done.step.events)
    motions = page.performer.motions
    assert page.board_view.show.lines == motions.lines == (toll.row, toll.column)
    assert {flight.cell for flight in motions.flights} == toll.touched
    assert page.board_view.show.hidden == {event.cell for event in toll.held}, "what holds shudders itself"
    look_on(app, 0.1)
    assert board_picture(app, page) != before
    look_on(app, 2.0)
    assert page.board_view.show.lines == (None, None) and not motions.flights
    heard = [sound.name for sound in app.shell.audio.heard]
    assert {"dice", "washed_away", "bird_saves"} <= set(heard)
    assert any("The wave takes the" in words for words in app.shell.speech.spoken)


@pytest.mark.parametrize("still", [False, True])
def test_with_reduced_motion_no_ring_grows_around_who_is_hopeful(tmp_path: Path, still: bool) -> None:
    """M1: it looks hopeful, and nothing around it moves."""
    settings = Settings(language="en", reduced_motion=still)
    app, page = bare_app(tmp_path, table_at_wave(tiles=2), settings)
    page.performer.perform(Timeline.of(Feeling(0.0, 0.5, Animal.CAT, Mood.HOPEFUL)))
    seen = set()
    for _ in range(12):
        app.loop_once()
        page.shell.redraw()
        seen.add(board_picture(app, page))
    assert (len(seen) == 1) is still
