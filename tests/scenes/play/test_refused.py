"""A refused drop: the engine's reason in words at the spot, nothing changed, and the way to the rule."""

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import Action, PointerMoved
from flow_desktop.app.start import StillTime
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine import refusal
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.events import TurnPassed, TurnStarted, Why
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS
from flow_desktop.engine.refusals import Code
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.play.bubble import CLOSE, Saying, announcement
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.telling.refusals import refusal_sentence
from tests.scenes.play.sitting import Sitting, empty_misfit, new_table, place_tiles, sit_down


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    table = new_table(time)
    place_tiles(table, 4)
    made = sit_down(tmp_path, table, time)
    made.press("pile-3")
    return made


def test_the_engines_reason_stands_at_the_spot(sitting: Sitting) -> None:
    before = sitting.state
    cell = empty_misfit(sitting)
    sitting.click(sitting.cell(cell))
    carry = sitting.play.hand.carry
    assert carry is not None and carry.lifted, "a clicked tile stays at the pointer"
    expected = refusal(before, PlaceTile(cell, carry.edges))
    assert expected is not None
    words = refusal_sentence(expected)
    assert sitting.state is before
    bubble = sitting.play.find("reason")
    assert bubble.label == words
    spot = sitting.play.board.cell_rect(cell)
    assert not bubble.rect.colliderect(spot), "it stands beside the spot"
    board = sitting.play.board
    whom = [board.cell_rect(cell) for cell in (BOAT, *ANIMAL_CELLS.values())]
    assert bubble.rect.collidelist(whom) < 0, "and off whoever is on the board"
    assert board.places.field.contains(bubble.rect), "and off the frame's numbers"
    close = 2 * sitting.play.look.px(CLOSE) + 2
    assert bubble.rect.inflate(close, close).colliderect(spot), "close by"
    shell = sitting.app.shell
    assert words not in [caption.text for caption in shell.captions.log], "it is read once, at the spot"
    assert words in shell.speech.spoken
    assert "refuse" in {heard.name for heard in shell.audio.heard}
    assert sitting.play.board.show.faults == expected.cells


def test_who_has_it_read_aloud_reads_along(sitting: Sitting) -> None:
    class Aloud:
        def speak(self, text: str, urgency: Urgency) -> None:
            """Somebody listens."""

        def hush(self) -> None:
            raise AssertionError("nobody asked for silence")

    shell = sitting.app.shell
    shell.speech.voice = Aloud()
    sitting.click(sitting.cell(empty_misfit(sitting)))
    last = shell.captions.shown[-1]
    assert (last.text, last.kind) == (sitting.play.find("reason").label, CaptionKind.REFUSAL)


def test_a_dragged_tile_slides_back_to_its_place(sitting: Sitting) -> None:
    sitting.act(Action.BACK)
    before = sitting.state
    sitting.drag(sitting.at("held"), sitting.cell(empty_misfit(sitting)))
    carry = sitting.play.hand.carry
    assert carry is not None and not carry.lifted
    assert sitting.play.motions.flying_home
    assert sitting.state is before
    sitting.let_run(0.4)
    assert not sitting.play.motions.flying_home


def test_a_drop_beside_the_board_is_no_fault(sitting: Sitting) -> None:
    sitting.act(Action.BACK)
    sitting.drag(sitting.at("held"), (3, 700))
    assert sitting.play.bubble.reason is None
    carry = sitting.play.hand.carry
    assert carry is not None and not carry.lifted


def test_an_edge_that_does_not_match_is_marked(sitting: Sitting) -> None:
    carry = sitting.play.hand.carry
    assert carry is not None
    wrong = {cell: carry.refusal_at(cell) for cell in CELLS}
    cell, refused = next((c, r) for c, r in wrong.items() if r is not None and r.edges)
    assert refused.code is Code.EDGE_MISMATCH
    player = sitting.state.turn.player
    seat = sitting.table.seats[player]
    sitting.table.set_seat(player, replace(seat, aids=replace(seat.aids, snap_rotation=False)))
    sitting.click(sitting.cell(cell))
    ghost = sitting.play.board.show.ghost
    assert ghost is not None
    assert (ghost.fits, ghost.wrong_edges) == (False, refused.edges)
    assert sitting.play.board.show.faults == refused.cells


def test_a_press_on_the_bubble_goes_through_to_the_board(sitting: Sitting) -> None:
    sitting.click(sitting.cell(empty_misfit(sitting)))
    bubble, why = sitting.play.find("reason").rect, sitting.play.find("why").rect
    points = [
        (x, y) for x in range(bubble.left, bubble.right, 4) for y in range(bubble.top, bubble.bottom, 4)
    ]
    board = sitting.play.board
    point = next(at for at in points if board.cell_at(at) is not None and not why.collidepoint(at))
    cell = board.cell_at(point)
    sitting.click(point)
    reason = sitting.play.bubble.reason
    assert reason is None or reason.cell == cell, "the old reason is gone; only a new one may be there"
    assert reason is not None or sitting.state.board.occupied >> (cell or 0) & 1, "the space was pressed"


def test_a_resting_pointer_is_not_scolded_by_the_pile_it_has_drawn_from(sitting: Sitting) -> None:
    pile = sitting.at("pile-3")
    assert not sitting.play.find("pile-3").enabled
    assert sitting.play._pointing.hovered is None
    sitting.send(PointerMoved(pile[0] + 1, pile[1]))
    assert sitting.play._pointing.hovered is sitting.play.find("pile-3")


def test_why_opens_the_rule(sitting: Sitting) -> None:
    sitting.click(sitting.cell(empty_misfit(sitting)))
    sitting.press("why")
    assert sitting.shows(RulesScene)
    assert sitting.table.paused, "reading costs no time"
    sitting.act(Action.BACK)
    assert sitting.shows(PlayScene)
    assert not sitting.table.paused


def test_why_can_be_reached_by_keys(sitting: Sitting) -> None:
    cell = empty_misfit(sitting)
    sitting.play.lead_to(space_key(cell))
    sitting.act(Action.ACCEPT)
    for _ in range(12):
        sitting.act(Action.NEXT_AREA)
        if sitting.focused == "why":
            break
    assert sitting.focused == "why"
    sitting.act(Action.ACCEPT)
    assert sitting.shows(RulesScene)


def test_the_bubble_goes_with_the_next_step(sitting: Sitting) -> None:
    sitting.click(sitting.cell(empty_misfit(sitting)))
    sitting.act(FlowAction.ROTATE_RIGHT)
    assert sitting.play.bubble.reason is None


def test_the_bubble_goes_when_the_player_turns_to_another_spot(sitting: Sitting) -> None:
    cell = empty_misfit(sitting)
    sitting.click(sitting.cell(cell))
    bubble = sitting.play.find("reason").rect.inflate(200, 200)
    carry = sitting.play.hand.carry
    assert carry is not None
    away = next(c for c in carry.fits if not bubble.collidepoint(sitting.cell(c)))
    sitting.send(PointerMoved(*sitting.cell(away)))
    assert sitting.play.bubble.reason is None


def test_a_pile_that_cannot_be_drawn_from_says_so(sitting: Sitting) -> None:
    sitting.act(FlowAction.DRAW_2)
    assert sitting.play.find("reason").label == "Finish with the tile in your hand first."


def test_a_forced_discard_needs_one_press(tmp_path: Path, time: StillTime) -> None:
    for number in range(60):
        table = new_table(time, f"full {number}", players=1)
        place_tiles(table, 1)
        sitting = sit_down(tmp_path, table, time)
        if _comes_to_misfit(sitting):
            break
    assert sitting.play.hand.fits_nowhere
    discarded = len(sitting.state.supply.discard)
    assert sitting.focused == "step"
    assert sitting.play.find("step").label == "It fits nowhere: discard"
    sitting.act(Action.ACCEPT)
    assert len(sitting.state.supply.discard) == discarded + 1
    assert "discarded" in sitting.app.shell.captions.shown[-1].text
    assert "discarded" in sitting.play.find("reason").label


def _comes_to_misfit(sitting: Sitting) -> bool:
    """Draw and place until a tile fits nowhere, or the game goes another way."""
    for _ in range(41):
        sitting.act(FlowAction.DRAW_FULLEST)
        if sitting.play.hand.fits_nowhere:
            return True
        sitting.act(Action.JUMP_RIGHT, Action.ACCEPT)
        if not sitting.shows(PlayScene) or sitting.state.result is not None:
            return False
    return False


def test_a_seat_that_is_passed_over_is_announced_at_the_seat(time: StillTime) -> None:
    table = new_table(time)
    reason = announcement((TurnPassed(1, Why.NOTHING_TO_PLAY), TurnStarted(0)), table)
    assert reason is not None
    assert (reason.key, reason.words) == ("seat-1", "Ben has nothing to draw or play and is passed over.")


def test_the_bubble_goes_when_the_focus_has_moved_on(sitting: Sitting) -> None:
    cell = empty_misfit(sitting)
    sitting.play.lead_to(space_key(cell))
    sitting.act(Action.ACCEPT)
    assert sitting.play.bubble.reason is not None
    sitting.play.focus_on("trade")
    sitting.frames()
    assert sitting.play.bubble.reason is not None
    sitting.act(Action.NAV_UP)
    assert sitting.focused not in ("trade", "why")
    assert sitting.play.bubble.reason is None


def test_a_bubble_does_not_stay_in_another_language(sitting: Sitting) -> None:
    sitting.act(FlowAction.DRAW_2)
    assert sitting.play.bubble.reason is not None
    sitting.app.shell.change(language="de")
    sitting.frames(2)
    assert sitting.play.bubble.reason is None


class Pointing(Companion):
    """Points at a space."""

    cell = CELLS[0]

    def in_sight(self) -> frozenset[str]:
        return frozenset({space_key(self.cell)})


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1080)])
def test_a_bubble_covers_neither_the_clock_nor_what_is_pointed_at(
    tmp_path: Path, time: StillTime, size: tuple[int, int]
) -> None:
    pointing = Pointing()
    sitting = sit_down(tmp_path, new_table(time), time, size, beside=(pointing,))
    play = sitting.play
    for key in ("trade", "undo", "pile-0", "seat-0"):
        play.bubble.say(Saying("Not now. " * 12, key=key))
        sitting.frames()
        assert not play.find("reason").rect.colliderect(play.find("clock").rect), key
    for cell in CELLS:
        pointing.cell = cell + 1 if cell + 1 in CELLS else cell - 1
        words = f"It does not fit {at_place(cell)}. " * 4
        play.bubble.say(Saying(words, Code.EDGE_MISMATCH, cell, (cell,)))
        sitting.frames()
        free = (play.find("clock").rect, *map(play.board.cell_rect, (pointing.cell, cell)))
        assert play.find("reason").rect.collidelist(free) < 0, at_place(cell)
