"""The tutor: a glow and a line before a clearly weak move, a line after a wave, off by one press."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.bots.advice import Advice
from flow_desktop.bots.advisor import Status
from flow_desktop.engine import GameState, Phase, legal
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.events import DiceRolled
from flow_desktop.engine.options import Options
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToPlay, ToPractice
from flow_desktop.scenes.hints.hindsight import hindsight
from flow_desktop.scenes.hints.tutor import Tutor
from flow_desktop.scenes.practise.beginning import wishes_of
from flow_desktop.table import Aids
from tests.scenes.hints.oracle import WHY, Oracle, weighed
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down


class Ranked(Oracle):
    """Thinks that each of these commands is a tile worse than the one before."""

    def poll(self) -> Advice | None:
        if self.status is not Status.THINKING or not self.order:
            return None
        self.status = Status.DONE
        return Advice(self.order[0], WHY, 0.0, None, weighed(self.order))


def sit(
    folder: Path, time: StillTime, on: bool = True, silent: bool = False
) -> tuple[Sitting, Ranked, Tutor]:
    scenarios = (Scenario.NO_COMMUNICATION,) if silent else ()
    table = new_table(time, players=1, scenarios=scenarios)
    place_tiles(table, 3)
    table.do(Draw(0))
    table.set_seat(0, replace(table.seats[0], aids=Aids(tutor=on)))
    ranked = Ranked()
    tutor = Tutor(ranked)
    sitting = sit_down(folder, table, time, beside=(tutor,))
    return sitting, ranked, tutor


def places(state: GameState) -> list[PlaceTile]:
    """Places for the tile in hand, one for each space."""
    found = {each.cell: each for each in legal(state) if isinstance(each, PlaceTile)}
    return list(found.values())


def aim(sitting: Sitting, wanted: PlaceTile) -> None:
    """Hold the tile over a space so that it lies like that."""
    sitting.send(PointerMoved(*sitting.cell(wanted.cell)))
    for _turn in range(4):
        if sitting.play.hand.carry is not None and sitting.play.hand.carry.edges != wanted.edges:
            sitting.act(FlowAction.ROTATE_RIGHT)
    carry = sitting.play.hand.carry
    assert carry is not None and (carry.cell, carry.edges) == (wanted.cell, wanted.edges)


def said(sitting: Sitting) -> list[str]:
    return [words for words in sitting.app.shell.speech.spoken if "looks better" in words]


def test_a_weak_aim_lets_a_better_space_glow_and_says_why_once(tmp_path: Path, time: StillTime) -> None:
    sitting, ranked, tutor = sit(tmp_path, time)
    best, *_middle, weak = ranked.order = places(sitting.state)
    sitting.frames(2)
    moves = sitting.table.moves
    aim(sitting, weak)
    assert tutor.glowing is None, "not while the tile only passes by"
    sitting.let_run(0.6)
    assert tutor.glowing is not None and tutor.glowing.cell == best.cell
    assert said(sitting) and "Fewer tiles to go for the cat." in said(sitting)[0]
    aim(sitting, best)
    sitting.let_run(0.6)
    assert tutor.glowing is None, "a good aim needs no glow"
    aim(sitting, weak)
    sitting.let_run(0.6)
    assert tutor.glowing is not None and len(said(sitting)) == 1, "the line is said once for each tile"
    assert sitting.table.moves == moves
    sitting.click(sitting.cell(weak.cell))
    assert sitting.table.moves[-1].command == weak, "it holds nobody back"
    assert tutor.glowing is None


def test_a_slightly_weaker_space_is_left_alone(tmp_path: Path, time: StillTime) -> None:
    sitting, ranked, tutor = sit(tmp_path, time)
    _best, second, *_rest = ranked.order = places(sitting.state)
    sitting.frames(2)
    aim(sitting, second)
    sitting.let_run(1.0)
    assert tutor.glowing is None and said(sitting) == []


def test_drawing_while_a_card_is_much_better(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1)
    place_tiles(table, 3)
    table.set_seat(0, replace(table.seats[0], aids=Aids(tutor=True)))
    ranked = Ranked()
    tutor = Tutor(ranked)
    sitting = sit_down(tmp_path, table, time, beside=(tutor,))
    card = next(each for each in legal(table.state) if hasattr(each, "card"))
    pile = sitting.play.hand.fullest_pile()
    assert pile is not None
    ranked.order = [card, TimeUp(), Draw(pile)]
    sitting.let_run(1.0)
    assert tutor.glowing is not None and tutor.glowing.keys[0].startswith("card-")


def test_off_by_one_press_and_no_word_more(tmp_path: Path, time: StillTime) -> None:
    sitting, ranked, tutor = sit(tmp_path, time)
    ranked.order = places(sitting.state)
    aim(sitting, ranked.order[-1])
    sitting.let_run(0.6)
    assert tutor.glowing is not None
    sitting.press("tutor")
    assert tutor.glowing is None and not sitting.table.seats[0].aids.tutor
    asked = len(ranked.questions)
    aim(sitting, ranked.order[-1])
    sitting.let_run(1.0)
    assert tutor.glowing is None and len(ranked.questions) == asked
    sitting.act(FlowAction.SWITCH_TUTOR)
    assert sitting.table.seats[0].aids.tutor, "the key switches it on again"


def test_who_has_not_asked_for_it_has_no_tutor(tmp_path: Path, time: StillTime) -> None:
    sitting, ranked, _tutor = sit(tmp_path, time, on=False)
    sitting.let_run(1.0)
    assert ranked.questions == [] and sitting.play.seek("tutor") is None


def test_no_communication_silences_it(tmp_path: Path, time: StillTime) -> None:
    sitting, ranked, _tutor = sit(tmp_path, time, silent=True)
    sitting.let_run(1.0)
    assert ranked.questions == []


def test_a_lost_worker_costs_the_glow_and_nothing_else(tmp_path: Path, time: StillTime) -> None:
    sitting, ranked, tutor = sit(tmp_path, time)
    sitting.frames(2)
    ranked.status = Status.LOST
    weak = places(sitting.state)[-1]
    aim(sitting, weak)
    sitting.let_run(1.0)
    assert tutor.glowing is None and len(ranked.questions) == 1, "nobody asks in every frame"
    sitting.click(sitting.cell(weak.cell))
    sitting.let_run(0.5)
    assert sitting.table.moves[-1].command == weak
    assert len(ranked.questions) == 2, "the next tile is a new question"


def test_practice_has_it_at_hand_and_keeps_the_choice(tmp_path: Path, time: StillTime) -> None:
    way = ToPractice(Options("tutor"))
    app = off_screen(FLOW, lambda shell: way, Folders(tmp_path), (1280, 720), Settings(language="en"), time)
    app.loop_once()
    sitting = Sitting(app, app.stack.scenes[0].table, time)  # type: ignore[attr-defined]
    assert sitting.table.seats[0].aids.tutor, "in practice it is usually there"
    sitting.press("tutor")
    assert not sitting.table.seats[0].aids.tutor
    assert not wishes_of(app.shell).aids.tutor, "and stays off the next time"


def test_at_a_table_its_button_is_there_for_who_asked_in_the_setup(tmp_path: Path, time: StillTime) -> None:
    for on in (False, True):
        table = new_table(time, players=1)
        table.set_seat(0, replace(table.seats[0], aids=Aids(tutor=on)))
        app = off_screen(FLOW, lambda shell, table=table: ToPlay(table), Folders(tmp_path), clock=time)  # type: ignore[misc]
        app.loop_once()
        assert (Sitting(app, table, time).top.seek("tutor") is not None) is on


# After a wave


def position(text: str) -> GameState:
    return game_at(read_position(text))


JOINED = "board a2:NS a3:NS a4:NE b4:EW c4:EW / piles straight:3"
"""The cat is joined to the boat along column a and row 4."""


def test_a_bird_that_was_held_is_named_where_it_would_have_saved_most() -> None:
    before = position(f"{JOINED} / hand bird")
    words = hindsight(before, DiceRolled(0, 2, None), None)
    assert words == "A bird at column 1, row 2 would have saved more."


def test_calm_waters_would_have_spared_one_line() -> None:
    before = position(f"{JOINED} / hand calm_waters")
    words = hindsight(before, DiceRolled(0, 2, 6), None)
    assert words == "Calm Waters would have saved more."


def test_with_nothing_in_hand_nobody_is_to_blame() -> None:
    before = position(JOINED)
    words = hindsight(before, DiceRolled(0, 2, None), None)
    assert words == "Nothing you held could have changed that wave."


@pytest.mark.parametrize("rolled", [DiceRolled(0, 6, 6), DiceRolled(0, None, 5)])
def test_a_wave_that_did_no_harm_is_not_talked_about(rolled: DiceRolled) -> None:
    assert hindsight(position(f"{JOINED} / hand bird"), rolled, None) == ""


def test_the_last_tile_is_named_only_where_it_would_have_stayed() -> None:
    """It was laid on the line that came; another space of that moment was safe."""
    holding = position("board a2:NS a3:NS a4:NE b4:EW / piles straight:3")
    holding = replace(holding, turn=replace(holding.turn, phase=Phase.HOLDING, holding=Kind.BEND))
    wasted = next(each for each in places(holding) if each.cell == 6 + 8)
    before = replace(holding, board=holding.board.with_piece(wasted.cell, piece_of(Kind.BEND, wasted.edges)))
    words = hindsight(before, DiceRolled(0, 2, 6), holding)
    assert words.startswith("The last tile would have stayed at ") and "column 6, row 2" not in words
    kept = hindsight(before, DiceRolled(0, 3, 1), holding)
    assert "The last tile" not in kept, "the wave did not take it"


def test_after_a_wave_one_line_is_said(tmp_path: Path, time: StillTime) -> None:
    state = position(f"{JOINED} / seed tutor1")
    table = Table.at(state, source=time.now)
    table.set_seat(0, replace(table.seats[0], aids=Aids(tutor=True)))
    tutor = Tutor(Ranked())
    sitting = sit_down(tmp_path, table, time, beside=(tutor,))
    table.do(TimeUp())
    table.do(Roll())
    rolled = next(event for event in table.moves[-1].step.events if isinstance(event, DiceRolled))
    expected = hindsight(table.moves[-2].step.state, rolled, None)
    for _frame in range(200):
        sitting.frames()
    assert expected and sitting.app.shell.speech.spoken.count(expected) == 1
