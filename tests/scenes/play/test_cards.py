"""Action cards through the scene: targets light up, the second step, taking back, by every device."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, MouseButton, PointerMoved, PointerPressed
from flow_desktop.app.start import StillTime
from flow_desktop.engine.cards import Card
from flow_desktop.engine.tiles import BIRD
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.discards import DiscardScene
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.play.sitting import Sitting, card_key, new_table, sit_down, table_with_card


def sit_with(folder: Path, time: StillTime, card: Card) -> Sitting:
    return sit_down(folder, table_with_card(time, card), time)


def test_support_by_mouse(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.SUPPORT)
    sitting.press(card_key(sitting.state, Card.SUPPORT))
    targets = sitting.play.board.show.targets
    assert targets == frozenset(sitting.state.board.tiles())
    cell = min(targets)
    sitting.click(sitting.cell(cell))
    assert not sitting.state.board.occupied >> cell & 1
    assert "card_support" in {heard.name for heard in sitting.app.shell.audio.heard}


def test_a_wrong_target_is_refused_at_the_spot(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.SUPPORT)
    sitting.press(card_key(sitting.state, Card.SUPPORT))
    before = sitting.state
    sitting.click(sitting.cell(27))
    assert sitting.play.find("reason").label == "The boat stays where it is."
    assert sitting.state is before
    assert sitting.play.hand.awaits is Awaits.TILE


def test_a_bird_by_keyboard(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.BIRD)
    sitting.act(FlowAction.CARDS)
    for _ in range(3):
        if sitting.focused == card_key(sitting.state, Card.BIRD):
            break
        sitting.act(Action.NAV_RIGHT)
    assert sitting.focused == card_key(sitting.state, Card.BIRD)
    sitting.act(Action.ACCEPT)
    assert sitting.focused.startswith("board/")
    sitting.act(Action.JUMP_DOWN)
    cell = sitting.play.attention.cursor
    assert cell is not None
    sitting.act(Action.ACCEPT)
    assert sitting.state.board.pieces[cell] & BIRD


def test_current_shows_the_board_without_its_tile_and_previews(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.CURRENT)
    sitting.press(card_key(sitting.state, Card.CURRENT))
    source = min(sitting.play.hand.targets())
    sitting.click(sitting.cell(source))
    assert sitting.play.board.show.board.pieces[source] == 0
    assert sitting.state.board.pieces[source] != 0, "nothing has happened yet"
    carry = sitting.play.hand.carry
    assert carry is not None
    target = max(carry.fits)
    sitting.send(PointerMoved(*sitting.cell(target)))
    ghost = sitting.play.board.show.ghost
    assert ghost is not None and ghost.fits and ghost.cell == target
    sitting.click(sitting.cell(target))
    assert sitting.state.board.pieces[source] == 0
    assert sitting.state.board.pieces[target] != 0


@pytest.mark.parametrize("way", ["esc", "right click", "button", "pad"])
def test_every_way_to_take_a_card_back(tmp_path: Path, time: StillTime, way: str) -> None:
    sitting = sit_with(tmp_path, time, Card.CURRENT)
    before = sitting.state
    sitting.press(card_key(before, Card.CURRENT))
    sitting.click(sitting.cell(min(sitting.play.hand.targets())))
    steps: list[Awaits | None] = [sitting.play.hand.awaits]
    while sitting.play.hand.card_play is not None:
        match way:
            case "esc":
                sitting.act(Action.BACK)
            case "right click":
                sitting.click((3, 700), MouseButton.RIGHT)
            case "button":
                sitting.press("undo")
            case "pad":
                sitting.pad(Action.BACK)
        steps.append(sitting.play.hand.awaits)
    assert steps == [Awaits.PLACE, Awaits.TILE, None]
    assert sitting.state is before
    assert sitting.table.begun is None


def test_fishing_by_keys(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.FISHING)
    sitting.press(card_key(sitting.state, Card.FISHING))
    sitting.act(FlowAction.DRAW_3)
    assert sitting.play.find("pile-2").value() == "chosen"
    assert not sitting.state.supply.shown
    sitting.act(FlowAction.DRAW_1)
    assert len(sitting.state.supply.shown) == 2
    sitting.frames(2)
    shown = sitting.state.supply.shown[1]
    sitting.act(FlowAction.DRAW_SHOWN_2)
    assert sitting.state.turn.holding is shown


def test_calm_waters_asks_for_a_yes(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.CALM_WATERS)
    sitting.press(card_key(sitting.state, Card.CALM_WATERS))
    assert not sitting.state.turn.calm
    sitting.act(Action.BACK)
    assert sitting.play.hand.card_play is None
    sitting.press(card_key(sitting.state, Card.CALM_WATERS))
    sitting.press("step")
    assert sitting.state.turn.calm


def sit_with_discard(folder: Path, time: StillTime) -> Sitting:
    table = table_with_card(time, Card.RETURN)
    sitting = sit_down(folder, table, time)
    while not sitting.play.find(card_key(sitting.state, Card.RETURN)).enabled:
        sitting.act(FlowAction.DRAW_FULLEST)
        if sitting.play.find("trade").enabled:
            sitting.act(FlowAction.TRADE)
        else:
            sitting.act(Action.JUMP_RIGHT, Action.ACCEPT)
    return sitting


def test_return_picks_from_the_discard_then_places(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with_discard(tmp_path, time)
    discarded = len(sitting.state.supply.discard)
    sitting.press(card_key(sitting.state, Card.RETURN))
    assert sitting.shows(DiscardScene)
    sitting.act(Action.ACCEPT)
    assert sitting.shows(PlayScene)
    assert sitting.play.hand.awaits is Awaits.PLACE
    carry = sitting.play.hand.carry
    assert carry is not None and carry.errand.card is Card.RETURN
    sitting.click(sitting.cell(min(carry.fits)))
    assert len(sitting.state.supply.discard) == discarded - 1


def test_leaving_the_discard_takes_the_card_back(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with_discard(tmp_path, time)
    sitting.press(card_key(sitting.state, Card.RETURN))
    sitting.press("close")
    assert sitting.play.hand.card_play is None
    assert sitting.table.begun is None


def test_a_card_that_cannot_be_played_says_why(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, table_with_card(time, Card.SUPPORT, tiles=0), time)
    key = card_key(sitting.state, Card.SUPPORT)
    assert not sitting.play.find(key).enabled
    sitting.press(key)
    assert sitting.app.shell.captions.shown[-1].text == "There is nothing this card could do now."
    assert sitting.play.hand.card_play is None


def test_undo_and_redo_where_the_table_allows_it(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.BIRD)
    before = sitting.state
    sitting.press(card_key(before, Card.BIRD))
    sitting.click(sitting.cell(min(sitting.play.hand.targets())))
    after = sitting.state
    sitting.press("undo")
    assert sitting.state == before
    sitting.act(Action.REDO)
    assert sitting.state == after
    sitting.act(Action.UNDO)
    assert sitting.state == before


def test_one_press_takes_a_drawn_tile_back_to_its_pile_where_nobody_minds(
    tmp_path: Path, time: StillTime
) -> None:
    sitting = sit_down(tmp_path, new_table(time, players=1), time)
    before = sitting.state
    sitting.press("pile-0")
    assert sitting.play.hand.carry is not None and sitting.play.hand.carry.lifted
    sitting.press("undo")
    assert sitting.state == before


def test_what_was_seen_cannot_be_taken_back_among_several(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    sitting.press("pile-0")
    sitting.act(Action.UNDO, Action.UNDO)
    assert sitting.state.turn.holding is not None
    assert sitting.play.find("reason").label == "What has been seen or rolled cannot be undone."


def drag_card(sitting: Sitting, card: Card, end: tuple[int, int]) -> None:
    sitting.drag(sitting.at(card_key(sitting.state, card)), end)


def test_a_card_is_dragged_onto_its_tile(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.BIRD)
    cell = min(sitting.state.board.tiles())
    drag_card(sitting, Card.BIRD, sitting.cell(cell))
    assert sitting.state.board.pieces[cell] & BIRD
    assert not sitting.play.grip.dragging


def test_targets_light_up_and_the_card_hangs_at_the_pointer_while_it_is_dragged(
    tmp_path: Path, time: StillTime
) -> None:
    sitting = sit_with(tmp_path, time, Card.SUPPORT)
    start, end = sitting.at(card_key(sitting.state, Card.SUPPORT)), sitting.cell(27)
    sitting.send(PointerMoved(*start))
    sitting.send(PointerPressed(*start))
    sitting.send(PointerMoved(*end, MouseButton.LEFT))
    assert sitting.play.board.show.targets == frozenset(sitting.state.board.tiles())
    above = end[0], end[1] - 20
    lifted = sitting.app.canvas.surface.copy()
    sitting.send(PointerMoved(*sitting.cell(9), MouseButton.LEFT))
    assert lifted.get_at(above) != sitting.app.canvas.surface.get_at(above)


def test_a_card_let_go_on_a_wrong_place_is_refused_there_and_goes_back(
    tmp_path: Path, time: StillTime
) -> None:
    sitting = sit_with(tmp_path, time, Card.SUPPORT)
    before = sitting.state
    drag_card(sitting, Card.SUPPORT, sitting.cell(27))
    assert sitting.play.find("reason").label == "The boat stays where it is."
    assert sitting.state is before and sitting.play.hand.card_play is None


def test_a_card_let_go_beside_the_board_goes_back(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.BIRD)
    drag_card(sitting, Card.BIRD, sitting.at("clock"))
    assert sitting.play.hand.card_play is None and sitting.table.begun is None


def test_current_is_dragged_onto_a_tile_which_then_hangs_at_the_pointer(
    tmp_path: Path, time: StillTime
) -> None:
    sitting = sit_with(tmp_path, time, Card.CURRENT)
    source = min(cell for cell in sitting.state.board.tiles())
    drag_card(sitting, Card.CURRENT, sitting.cell(source))
    assert sitting.play.hand.awaits is Awaits.PLACE
    assert sitting.play.hand.carry is not None and sitting.play.hand.carry.lifted


def test_calm_waters_is_dragged_onto_the_board(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.CALM_WATERS)
    drag_card(sitting, Card.CALM_WATERS, sitting.cell(27))
    assert sitting.state.turn.calm


def test_fishing_is_dragged_onto_its_first_pile(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.FISHING)
    pile = sitting.play.hand.fullest_pile()
    drag_card(sitting, Card.FISHING, sitting.at(f"pile-{pile}"))
    playing = sitting.play.hand.card_play
    assert playing is not None and playing.pile == pile


def test_return_is_dragged_onto_the_board_and_asks_for_the_tile(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with_discard(tmp_path, time)
    drag_card(sitting, Card.RETURN, sitting.cell(27))
    assert sitting.shows(DiscardScene)


def test_a_card_that_cannot_be_played_says_why_when_it_is_dragged(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_with(tmp_path, time, Card.BIRD)
    sitting.press(f"pile-{sitting.play.hand.fullest_pile()}")
    drag_card(sitting, Card.BIRD, sitting.cell(27))
    assert sitting.play.hand.card_play is None
    assert "Finish with the tile in your hand first." in sitting.app.shell.speech.spoken
