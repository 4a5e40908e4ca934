"""Partners have their turns like anybody: shown, said, undone; people tell them to wait, hurry and answer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.start import StillTime
from flow_desktop.bots.partners import Partner
from flow_desktop.engine import Clock
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.draft import seat_of
from flow_desktop.scenes.partners.companion import Partners
from flow_desktop.scenes.partners.mind import AtOnce
from flow_desktop.scenes.partners.pointing import space_of
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import By
from tests.scenes.play.sitting import OFF, Sitting, new_table, sit_down


def table_with(time: StillTime, *partners: Partner, clock: Clock = OFF, **options: object) -> Table:
    """A person first, then these partners."""
    table = new_table(time, players=1 + len(partners), clock=clock, **options)  # type: ignore[arg-type]
    for index, partner in enumerate(partners, start=1):
        table.set_seat(index, seat_of(partner, table.seats[index]))
    return table


def at_the_table(tmp_path: Path, *partners: Partner, **options: object) -> tuple[Sitting, Partners]:
    time = StillTime()
    companion = Partners(AtOnce())
    table = table_with(time, *partners, **options)  # type: ignore[arg-type]
    return sit_down(tmp_path, table, time, beside=(companion,)), companion


def person_plays(sitting: Sitting) -> None:
    """Draw and place wherever it fits."""
    assert not isinstance(sitting.table.do(Draw(0)), Refusal)
    carry = sitting.play.hand.carry
    assert carry is not None
    cell, ways = next(iter(carry.fits.items()))
    assert not isinstance(sitting.table.do(PlaceTile(cell, min(ways))), Refusal)


def until(sitting: Sitting, wanted: object, seconds: float = 20.0) -> None:
    """Let time run until something is so."""
    waited = 0.0
    while not wanted():  # type: ignore[operator]
        assert waited < seconds, "it does not happen"
        sitting.let_run(0.1)
        waited += 0.1


def test_a_partner_draws_points_and_places_as_a_partner(tmp_path: Path) -> None:
    sitting, companion = at_the_table(tmp_path, Partner.PELLA)
    heard: list[Happening] = []
    person_plays(sitting)
    sitting.table.listen(heard.append)
    assert companion.acting is Partner.PELLA
    until(sitting, lambda: len(sitting.table.moves) == 3)
    assert sitting.state.turn.phase is Phase.HOLDING
    until(sitting, lambda: sitting.play.board.show.ghost is not None)
    ghost = sitting.play.board.show.ghost
    assert ghost is not None and len(sitting.table.moves) == 3  # it points first
    captions = [line.text for line in sitting.app.shell.captions.shown]
    assert any(words.startswith("Pella:") for words in captions)
    until(sitting, lambda: len(sitting.table.moves) == 4)
    placed = sitting.table.moves[-1].command
    assert isinstance(placed, PlaceTile) and placed.cell == ghost.cell
    assert {happening.by for happening in heard} == {By.PARTNER}
    assert companion.acting is None and sitting.state.turn.player == 0


def test_nobody_plays_for_a_partner(tmp_path: Path) -> None:
    sitting, companion = at_the_table(tmp_path, Partner.BENO)
    person_plays(sitting)
    companion.waits = True
    sitting.press("pile-0")
    assert len(sitting.table.moves) == 2 and sitting.play.bubble.reason is not None
    assert sitting.play.bubble.reason.words == "It is Beno's turn."
    companion.waits = False
    until(sitting, lambda: sitting.state.turn.phase is Phase.HOLDING)
    carry = sitting.play.hand.carry
    assert carry is not None and not carry.lifted  # it does not hang at the pointer
    companion.waits = True
    before = carry.edges
    sitting.act(FlowAction.ROTATE_RIGHT)
    sitting.click(sitting.cell(next(iter(carry.fits))))
    assert sitting.play.hand.carry is not None and sitting.play.hand.carry.edges == before
    assert len(sitting.table.moves) == 3


def test_it_waits_and_goes_on_when_it_is_told(tmp_path: Path) -> None:
    sitting, companion = at_the_table(tmp_path, Partner.BENO)
    person_plays(sitting)
    sitting.frames(1)
    sitting.act(FlowAction.PARTNER_WAIT)
    assert companion.waits
    sitting.let_run(10)
    assert len(sitting.table.moves) == 2
    sitting.press("partner-wait")
    until(sitting, lambda: len(sitting.table.moves) == 4)


def test_a_hurried_partner_is_quicker(tmp_path: Path) -> None:
    times = []
    for hurried in (False, True):
        sitting, companion = at_the_table(tmp_path / str(hurried), Partner.PELLA)
        person_plays(sitting)
        sitting.frames(1)
        if hurried:
            sitting.act(FlowAction.PARTNER_ASK)
            assert companion.hurries
        begun = sitting.time.seconds
        until(sitting, lambda: len(sitting.table.moves) == 4)  # noqa: B023
        times.append(sitting.time.seconds - begun)
    assert times[1] < times[0] / 2


def test_it_says_what_it_would_do_and_does_nothing(tmp_path: Path) -> None:
    sitting, _ = at_the_table(tmp_path, Partner.PELLA)
    assert not isinstance(sitting.table.do(Draw(2)), Refusal)
    sitting.frames(1)
    sitting.press("partner-ask")
    until(sitting, lambda: any("Pella would" in line.text for line in sitting.app.shell.captions.shown))
    sitting.frames(1)
    sitting.act(FlowAction.DRAW)  # the pointer leaves the button; the focus is at a pile
    sitting.frames(2)
    assert sitting.play.board.show.ghost is not None and len(sitting.table.moves) == 1


def test_what_was_taken_back_is_not_done_again(tmp_path: Path) -> None:
    sitting, _ = at_the_table(tmp_path, Partner.PELLA)
    person_plays(sitting)
    until(sitting, lambda: len(sitting.table.moves) == 4)
    first = sitting.table.moves[-1].command
    sitting.table.undo()
    until(sitting, lambda: len(sitting.table.moves) == 4)
    assert isinstance(sitting.table.moves[-1].command, PlaceTile) and sitting.table.moves[-1].command != first


def test_without_talking_it_neither_points_nor_says(tmp_path: Path) -> None:
    """R16."""
    cards = (Scenario.NO_COMMUNICATION,)
    sitting, _ = at_the_table(tmp_path, Partner.BENO, scenarios=cards)
    person_plays(sitting)
    ghosts = []
    begun = len(sitting.table.moves)
    while len(sitting.table.moves) < begun + 2:
        sitting.let_run(0.1)
        ghosts.append(sitting.play.board.show.ghost)
        assert not any("Beno:" in line.text for line in sitting.app.shell.captions.shown)
    assert not any(ghosts)
    sitting.press("partner-ask")
    sitting.let_run(3)
    assert not any("would" in line.text for line in sitting.app.shell.captions.shown)


def test_without_talking_a_partners_cards_stay_hidden_in_its_own_turn(tmp_path: Path) -> None:
    """R16."""
    cards = (Scenario.NO_COMMUNICATION,)
    sitting, companion = at_the_table(tmp_path, Partner.BENO, scenarios=cards, seed="hidden")
    assert sitting.state.hands[1], "a seed in which the partner holds a card"
    person_plays(sitting)
    companion.waits = True
    sitting.frames(2)
    assert companion.acting is Partner.BENO
    assert sitting.play.seek("card-0") is None and not sitting.play.find("seat-1").open_hand  # type: ignore[attr-defined]


def test_a_partner_rolls_the_dice_of_its_wave(tmp_path: Path) -> None:
    sitting, _ = at_the_table(tmp_path, Partner.BENO)
    person_plays(sitting)
    sitting.table.do(TimeUp())
    assert sitting.state.turn.player == 1 and sitting.state.turn.phase is Phase.WAVE
    until(sitting, lambda: sitting.shows(WaveScene))
    until(sitting, lambda: isinstance(sitting.table.moves[-1].command, Roll))


@pytest.mark.parametrize("clock", [OFF, Clock(None, 4), Clock(60)], ids=str)
def test_a_bell_in_its_turn_lets_it_finish(tmp_path: Path, clock: Clock) -> None:
    """R13: the tile in hand is placed, then the wave comes."""
    sitting, _ = at_the_table(tmp_path, Partner.PELLA, clock=clock)
    sitting.table.ready()
    person_plays(sitting)
    until(sitting, lambda: sitting.state.turn.phase is Phase.HOLDING)
    sitting.table.do(TimeUp())
    until(sitting, lambda: sitting.state.turn.phase is not Phase.HOLDING)
    assert any(isinstance(entry.command, PlaceTile) for entry in sitting.table.moves[-2:])


def test_a_seat_of_somebody_unknown_is_a_persons(tmp_path: Path) -> None:
    """A game kept by a newer Flow, with a partner whom this one does not know, can still be played."""
    time = StillTime()
    table = new_table(time)
    table.set_seat(1, replace(table.seats[1], partner="zuzu"))
    companion = Partners(AtOnce())
    sitting = sit_down(tmp_path, table, time, beside=(companion,))
    person_plays(sitting)
    assert companion.acting is None and companion.hands_off() == ""
    sitting.press("pile-0")
    assert sitting.state.turn.phase is Phase.HOLDING


def test_spaces_of_moves() -> None:
    assert space_of(PlaceTile(9, 3)) == 9 and space_of(Draw(1)) is None
