"""Turn and place: the same number asks for the same spaces, only the ringed one will do, the bell ends it."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.engine import Phase, step
from flow_desktop.engine.commands import Discard, Draw, PlaceTile
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.position import fault, game_at
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.destinations import Drill, Exercise
from flow_desktop.scenes.drills.companions import Placing
from flow_desktop.scenes.drills.exercises import best_of
from flow_desktop.scenes.drills.placing import TILES_IN_PEACE, asked_space, next_pile, position_of_round
from flow_desktop.scenes.drills.scene import DrillsScene
from flow_desktop.scenes.drills.ways_on import DrillPause, DrillResult
from tests.scenes.drills.drilling import Drilling

TIMED, CALM = Exercise(Drill.PLACE, True), Exercise(Drill.PLACE, False)


def asked_in(number: int, tiles: int, way: int = 0) -> list[int]:
    """The spaces that a round asks for, when each tile is laid in the first (or last) way that fits."""
    state = game_at(position_of_round(number))
    asked: list[int] = []
    for placed in range(tiles):
        state = step(state, Draw(next_pile(state))).state
        kind, cell = state.turn.holding, asked_space(state, placed)
        assert kind is not None
        if cell is None:
            state = step(state, Discard()).state
            continue
        spots = spot_list(placements(state.board, kind, state.rules.edition))
        edges = [edges for where, edges in spots if where == cell][way]
        asked.append(cell)
        state = step(state, PlaceTile(cell, edges)).state
        assert state.board.joined != ANIMALS
        assert state.turn.phase is Phase.TURN
    return asked


@pytest.mark.parametrize("number", range(12))
def test_a_round_never_ends_the_game_and_asks_the_same_again(number: int) -> None:
    assert fault(position_of_round(number)) is None
    asked = asked_in(number, 25)
    assert len(asked) >= 12
    assert asked == asked_in(number, 25)


def test_again_asks_for_the_same_spaces_however_the_tiles_were_turned() -> None:
    rounds = [(asked_in(number, 8), asked_in(number, 8, way=-1)) for number in range(24)]
    assert all(one[:2] == other[:2] for one, other in rounds)
    assert sum(one == other for one, other in rounds) >= 18


def test_other_rounds_ask_for_other_spaces() -> None:
    assert len({tuple(asked_in(number, 8)) for number in range(6)}) == 6


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_against_the_clock(device: str, tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path, device)
    drill.hands.choose("place-timed")
    drill.frames()
    assert play_scene(drill.app).table.waiting, "the clock waits for the player"
    drill.let_run(5)
    drill.hands.choose("step")
    for _ in range(4):
        drill.place_one()
    assert drill.coach.score == 4
    drill.let_run(61, painted=False)
    drill.until(DrillResult)
    assert best_of(drill.app.shell, TIMED) == 4
    assert best_of(drill.app.shell, CALM) is None, "the bests are kept apart"


def test_only_the_ringed_space_will_do(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("place-calm")
    drill.frames(20)
    coach = drill.coach
    assert isinstance(coach, Placing)
    assert coach.asked is not None
    assert play_scene(drill.app).board.show.targets == {coach.asked}
    carry = coach.play.hand.carry
    assert carry is not None
    other = next(cell for cell in carry.fits if cell != coach.asked)
    drill.hands.put(other, min(carry.fits[other]))
    assert coach.placed == 0
    reason = coach.play.bubble.reason
    assert reason is not None
    assert reason.words == "Place it on the ringed space."
    drill.place_one()
    assert (coach.placed, coach.at_once) == (1, 1), "a slip beside the ring is no miss"


def test_a_miss_counts_in_peace(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("place-calm")
    drill.frames(20)
    coach = drill.coach
    assert isinstance(coach, Placing)
    while True:
        assert coach.asked is not None
        assert coach.play.hand.carry is not None
        wrong = set(coach.play.hand.carry.errand.kind.rotations) - coach.play.hand.carry.fits[coach.asked]
        if wrong:
            break
        drill.place_one()
        drill.frames(20)
    before = coach.at_once
    drill.hands.put(coach.asked, min(wrong))
    drill.place_one()
    assert coach.at_once == before


def test_in_peace_twenty_tiles_end_it(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("place-calm")
    drill.frames()
    drill.let_run(100, painted=False)
    for _ in range(TILES_IN_PEACE):
        drill.place_one()
    drill.until(DrillResult)
    assert best_of(drill.app.shell, CALM) == TILES_IN_PEACE


def test_no_wave_comes(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("place-calm")
    drill.frames(20)
    play = play_scene(drill.app)
    play.moves.call_wave()
    assert play.bubble.reason is not None
    assert play.bubble.reason.words == "No wave comes in this drill."
    assert play.table.state.turn.phase is Phase.HOLDING


def test_a_pause_hides_the_board_and_stops_the_clock(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("place-timed")
    drill.press("step")
    drill.place_one()
    drill.act(Action.PAUSE)
    assert type(drill.app.stack.top) is DrillPause
    assert play_scene(drill.app).board.show.covered
    left = play_scene(drill.app).table.remaining
    drill.let_run(90, painted=False)
    assert play_scene(drill.app).table.remaining == left
    drill.press("go-on")
    assert drill.coach.score == 1
    drill.act(Action.PAUSE)
    drill.press("leave")
    drill.until(DrillsScene)


def test_what_was_taken_back_is_no_best(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("place-calm")
    for _ in range(3):
        drill.place_one()
    drill.frames(20)
    for _ in range(4):
        drill.act(Action.UNDO)
        drill.frames(3)
    coach = drill.coach
    assert isinstance(coach, Placing)
    assert coach.took_back
    assert coach.placed == sum(isinstance(m.command, PlaceTile) for m in play_scene(drill.app).table.moves)
    while coach.placed < TILES_IN_PEACE:
        drill.place_one()
    drill.until(DrillResult)
    assert best_of(drill.app.shell, CALM) is None


def test_keys_lead_to_the_ring_and_stop_nowhere_else(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path, "keyboard")
    drill.hands.choose("place-timed")
    drill.frames()
    drill.hands.choose("step")
    drill.frames()
    coach, play = drill.coach, play_scene(drill.app)
    assert isinstance(coach, Placing) and coach.asked is not None
    assert play.attention.cursor == coach.asked, "not the boat"
    for jump in (Action.JUMP_LEFT, Action.JUMP_UP, Action.JUMP_RIGHT):
        drill.act(Action.NAV_DOWN)
        drill.act(jump)
        assert play.attention.cursor == coach.asked
