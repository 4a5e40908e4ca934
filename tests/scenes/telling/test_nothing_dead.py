"""Nothing in the tables is dead: each row happens in real games, each cue is written and performed."""

import ast
import random
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

import flow_desktop
from flow_desktop.app.intents import Action
from flow_desktop.bots.players import greedy_bot, random_bot
from flow_desktop.engine import Clock, Options, Result
from flow_desktop.engine.events import Event, RoundGivenUp
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Table
from flow_desktop.scenes.performing.motions import MANNERS
from flow_desktop.scenes.performing.performer import Performer
from flow_desktop.scenes.telling.cues import Cue, Line, Lit, Music, SkipTo, Sound, Spoken, Tween, Way, Wiped
from flow_desktop.scenes.telling.moves import MOTIONS, _nothing
from flow_desktop.scenes.telling.timeline import timeline
from flow_desktop.table import Seat
from tests.scenes.finale.closing import closing_of, ended_app, look_on
from tests.scenes.results.ending import finished_table
from tests.scenes.telling.showing import steps
from tests.scenes.wave.hosting import table_at_wave, wave_app
from tests.scenes.wave.watching import until_told
from tests.widgets.driving import do

SCENES = Path(flow_desktop.__file__).parent / "scenes"
SEATS = (Seat("Ann"), Seat("Ben", 1, 1, 2))
GAMES = 40
PICKED = (Scenario.OBSTACLES, Scenario.OBSTACLES_REMAIN)


def games() -> Iterator[tuple[tuple[Event, ...], Table]]:
    """Every step of many games by bots, with waves, cards and obstacles that stay."""
    for number in range(GAMES):
        scenarios = PICKED if number % 2 else None
        options = Options(f"row {number}", 2, scenarios=scenarios, clock=Clock(60))
        table = Table.new(options, SEATS, lambda: 0.0)
        bot, chance = (greedy_bot, random_bot)[number % 3 == 2], random.Random(number)
        for events in steps(table, bot, chance.random, 300):
            yield events, table


def test_every_row_happens_in_real_games() -> None:
    rows = {kind for kind, row in MOTIONS.items() if row is not _nothing}
    rows -= {RoundGivenUp}  # this one needs a scenario card of its own
    seen: set[type] = set()
    ways: set[Way] = set()
    for events, table in games():
        fresh = {type(event) for event in events} - seen
        if fresh:
            seen |= fresh
            ways |= {cue.way for cue in timeline(events, table).cues if isinstance(cue, Tween)}
        if rows <= seen:
            break
    assert rows <= seen
    assert ways == set(Way) - {Way.FADE}, "which is how all of them look with reduced motion"


def test_every_cue_is_written_and_performed() -> None:
    kinds = {kind.__name__ for kind in typing.get_args(Cue)}
    performer = ast.parse((SCENES / "performing" / "performer.py").read_text("utf-8"))
    performed = {
        ast.unparse(node.pattern.cls).removeprefix("cues.")
        for node in ast.walk(performer)
        if isinstance(node, ast.match_case) and isinstance(node.pattern, ast.MatchClass)
    }
    assert performed == kinds
    written = {
        node.func.id
        for path in (SCENES / "telling").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert kinds <= written
    assert set(MANNERS) == set(Way)


@pytest.fixture
def performed(monkeypatch: pytest.MonkeyPatch) -> list[Cue]:
    """Every cue that is performed from now on."""
    cues: list[Cue] = []
    let = Performer._let

    def noting(self: Performer, cue: Cue) -> None:
        cues.append(cue)
        let(self, cue)

    monkeypatch.setattr(Performer, "_let", noting)
    return cues


def test_the_wave_scene_performs_the_rows_of_the_wave(tmp_path: Path, performed: list[Cue]) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave("crab-cove", tiles=18, birds=49, remain=True))
    do(app, Action.ACCEPT)
    until_told(app, scene)
    assert {type(cue) for cue in performed} == {Spoken, Sound, SkipTo, Lit, Line, Tween, Wiped}
    assert {cue.way for cue in performed if isinstance(cue, Tween)} == {Way.WASH, Way.FLY, Way.HOLD}
    assert scene.toll is not None
    row = timeline(scene.toll.met, scene.table).cues
    for tween in (cue for cue in performed if isinstance(cue, Tween)):
        alike = [cue for cue in row if isinstance(cue, Tween) and cue.start == tween.start]
        assert [(cue.piece, cue.way) for cue in alike] == [(tween.piece, tween.way)]


def test_the_last_moment_performs_landings_and_music(tmp_path: Path, performed: list[Cue]) -> None:
    app = ended_app(tmp_path, finished_table(Result.WON))
    closing_of(app)
    performed.clear()
    look_on(app)
    assert {type(cue) for cue in performed} == {Sound, SkipTo, Music, Spoken}


def words_past_the_performer(path: Path) -> list[str]:
    """Calls in a file that say or write something, but for what the focus says."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            call = ast.unparse(node.func)
            said = call.endswith(("speech.say", "captions.show"))
            if said and "spoken()" not in ast.unparse(node):
                found.append(f"{path.name}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("room", ["telling", "performing", "wave", "finale"])
def test_words_come_from_the_timeline_or_the_focus(room: str) -> None:
    paths = [path for path in (SCENES / room).glob("*.py") if path.name != "performer.py"]
    assert paths and [call for path in paths for call in words_past_the_performer(path)] == []
    assert words_past_the_performer(SCENES / "play" / "tell.py") == []
    assert words_past_the_performer(SCENES / "performing" / "performer.py"), "the reader finds them"
