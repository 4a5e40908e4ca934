"""Large text has a layout of its own: letters grow, and what is needed for the next step does not shrink.

V1 (text up to 200 % without clipping or overlap) and V8 (from 1024 x 640 on, in the longest language).
"""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.language import _
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.engine.cards import Card
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.frame import badge_picture, badges_of
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.learn.panel import Says, Ways, brief_panel
from flow_desktop.scenes.play.bubble import AWAY, TAIL
from flow_desktop.scenes.play.columns.cards import CardFace, Detail
from flow_desktop.scenes.play.columns.supply import PileButton
from flow_desktop.scenes.play.layout import LOW, is_large, rooms
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.counts import draw_badge
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role, longest_word
from flow_desktop.widgets.widget import walk
from tests.scenes.play.sitting import Sitting, card_key, new_table, place_tiles, sit_down, table_with_card
from tests.widgets.checking import problems

SIZES = [(1024, 640), (1280, 720), (1280, 960), (1920, 1080), (3840, 2160)]
LEAST_HELD = 72
"""Pixels of the tile in hand in the smallest window; at 100 % it has 88 there."""
NEEDED = ("clock", "held", "turn-left", "turn-right", "trade", "undo", "pause", "help")


def six(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    table = new_table(time, players=6, clock=Clock(60))
    place_tiles(table, 4)
    return sit_down(folder, table, time, size, settings)


def in_sight(sitting: Sitting) -> pygame.Rect:
    return pygame.Rect((0, 0), sitting.app.shell.view.size)


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("text", [125, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_turn_needs_is_in_sight_at_once(
    tmp_path: Path, time: StillTime, size: tuple[int, int], text: int, language: str
) -> None:
    """V1, V8: nothing has to be scrolled to while the clock runs, with six at the table."""
    sitting = six(tmp_path, time, size, Settings(language=language, text_percent=text))
    sitting.act(FlowAction.DRAW_FULLEST)
    play, look = sitting.play, Look.of(sitting.app.shell)
    assert not [widget for widget in walk(play.root) if isinstance(widget, Scroll)]
    step = "step" if play.seek("step") is not None else "step-words"
    piles, seats = [f"pile-{number}" for number in range(6)], [f"seat-{number}" for number in range(6)]
    drawer = ("drawer",) if is_large(look) else ()
    assert text == 125 or is_large(look) or size[1] / look.view.text_unit >= LOW
    for key in (*NEEDED, *piles, *seats, *drawer, step):
        assert in_sight(sitting).contains(play.find(key).rect), key
    held = play.find("held").rect
    assert min(held.size) >= (max(LEAST_HELD, play.board.cell_px) if drawer else LEAST_HELD)
    assert longest_word(play.find("trade").label, Role.BUTTON, look.view) <= play.find("trade").rect.width
    assert problems(play.root, look.view) == []


@pytest.mark.parametrize("size", SIZES)
def test_numbers_of_piles_and_frame_grow_with_the_text(
    tmp_path: Path, time: StillTime, size: tuple[int, int]
) -> None:
    """V1: they are text too."""
    heights = []
    for text in (100, 200):
        sitting = six(tmp_path / str(text), time, size, Settings(language="de", text_percent=text))
        look, play = Look.of(sitting.app.shell), sitting.play
        pile = play.find("pile-0")
        assert isinstance(pile, PileButton)
        number = draw_badge(pygame.Surface(size), look, "5", (99, 99), pile.number_height(look)).height
        badge = next(badges_of(play.board.places))
        heights.append((number, badge_picture(look, badge, play.board.places.frame).get_height()))
    (pile_before, frame_before), (pile_after, frame_after) = heights
    assert pile_after >= 1.3 * pile_before
    assert frame_after >= 1.5 * frame_before


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_cards_keep_their_words_in_the_drawer(
    tmp_path: Path, time: StillTime, size: tuple[int, int], language: str
) -> None:
    table = table_with_card(time, Card.CALM_WATERS, clock=Clock(60))
    sitting = sit_down(tmp_path, table, time, size, Settings(language=language, text_percent=200))
    clock = sitting.play.find("clock").rect.copy()
    sitting.press("drawer")
    faces = [widget for widget in walk(sitting.play.root) if isinstance(widget, CardFace)]
    assert len(faces) == len(sitting.state.hand) and {face.detail for face in faces} == {Detail.TOLD}
    assert sitting.play.find("clock").rect == clock, "the clock stays in sight"
    assert sitting.play.find("discards") and problems(sitting.play.root, sitting.app.shell.view) == []
    for key in ("pause", "help", "undo", "drawer", "drawer-close"):
        assert in_sight(sitting).contains(sitting.play.find(key).rect), key


def large_with_card(folder: Path, time: StillTime) -> Sitting:
    table = table_with_card(time, Card.CALM_WATERS)
    return sit_down(folder, table, time, (1024, 640), Settings(language="en", text_percent=200))


@pytest.mark.parametrize("by", ["click", "keys", "pad"])
def test_a_card_is_played_from_the_drawer(tmp_path: Path, time: StillTime, by: str) -> None:
    """I1 to I3: the drawer opens by click, key and pad, and closes when a card is begun."""
    sitting = large_with_card(tmp_path, time)
    assert sitting.play.seek("card-0") is None
    if by == "click":
        sitting.press("drawer")
        sitting.play.reveal(card_key(sitting.state, Card.CALM_WATERS))
        sitting.press(card_key(sitting.state, Card.CALM_WATERS))
    else:
        send = sitting.act if by == "keys" else sitting.pad
        send(FlowAction.CARDS)
        assert sitting.focused == "card-0"
        sitting.focus_on(card_key(sitting.state, Card.CALM_WATERS))
        send(Action.ACCEPT)
    assert sitting.play.hand.card_play is not None and sitting.play.seek("card-0") is None
    sitting.press("step")
    assert sitting.state.turn.calm


def test_the_drawer_closes_by_its_key_its_button_and_esc(tmp_path: Path, time: StillTime) -> None:
    """I10: Esc goes back one step, and the focus is at the next step."""
    sitting = large_with_card(tmp_path, time)
    ways: list[Callable[[], None]] = [
        lambda: sitting.act(FlowAction.CARDS),
        lambda: sitting.act(Action.BACK),
        lambda: sitting.press("drawer-close"),
        lambda: sitting.press("drawer"),
    ]
    for close in ways:
        sitting.act(FlowAction.CARDS)
        assert sitting.play.seek("card-0") is not None
        close()
        assert sitting.play.seek("card-0") is None and sitting.play.seek("pile-0") is not None
    sitting.act(FlowAction.CARDS, FlowAction.CARDS)
    assert sitting.focused.startswith("pile-")


def test_a_token_opens_the_cards_of_its_seat(tmp_path: Path, time: StillTime) -> None:
    sitting = six(tmp_path, time, (1024, 640), Settings(language="en", text_percent=200))
    sitting.press("seat-3")
    assert "Dora" in sitting.play.find("hand-title").label
    sitting.press("seat-4")
    assert "Emil" in sitting.play.find("hand-title").label
    sitting.press("seat-4")
    assert sitting.play.seek("hand-title") is None


def test_the_usual_layout_is_back_with_usual_text(tmp_path: Path, time: StillTime) -> None:
    sitting = large_with_card(tmp_path, time)
    sitting.press("drawer")
    sitting.app.shell.change(text_percent=100)
    sitting.frames()
    assert sitting.play.seek("drawer") is None and sitting.play.seek("pile-0") is not None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("name", ["hint-space", "hint-move", "hint-card", "hint-area", "lesson-tried"])
def test_no_bubble_covers_what_it_names(name: str, size: tuple[int, int]) -> None:
    """V1 at 200 %: a hint stands beside its spaces and its card, whose drawer is open."""
    with on_stage(name, Wish(size, "de", 200), painted=False) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        bubble = play.find("reason").rect
        named = [play.seek(key) for key in play.company.in_sight()]
        assert None not in named, "everything that is pointed at is there"
        assert [each.key for each in named if each is not None and bubble.colliderect(each.rect)] == []
        assert pygame.Rect((0, 0), size).contains(bubble)


@pytest.mark.parametrize(
    "name", ["lesson", "lesson-tried", "puzzle", "drill-place", "practise-risk", "ghost"]
)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_whoever_sits_beside_leaves_pause_help_and_tile_in_sight(name: str, size: tuple[int, int]) -> None:
    with on_stage(name, Wish(size, "de", 200), painted=False) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        scrolled = {id(w) for page in walk(play.root) if isinstance(page, Scroll) for w in walk(page.child)}
        for key in ("held", "turn-left", "turn-right", "pause", "help", "undo"):
            widget = play.find(key)
            assert pygame.Rect((0, 0), size).contains(widget.rect) and id(widget) not in scrolled, key


@pytest.mark.parametrize("name", ["hint-area", "hint-space", "hint-move", "hint-card", "play-shut-in"])
def test_long_words_leave_the_board_in_sight(name: str) -> None:
    """V1: at the largest text a hint stands beside the board, not over it."""
    with on_stage(name, Wish((1024, 640), "de", 200), painted=False) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        board, bubble = play.find("board").rect, play.find("reason").rect
        covered = board.clip(bubble)
        assert covered.width * covered.height < 0.05 * board.width * board.height


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["hint-area", "hint-space", "play-shut-in"])
def test_words_about_a_space_leave_the_columns_alone(name: str, language: str, size: tuple[int, int]) -> None:
    """At the usual size of text a hint or a question stands on the board and covers no button beside it."""
    with on_stage(name, Wish(size, language), painted=False) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        assert play.find("board").rect.contains(play.find("reason").rect)


def test_a_hint_about_the_piles_stands_beside_them() -> None:
    """It points at the whole panel: its words stand there, and not over 'Trade' beside the hint's button."""
    with on_stage("puzzle-hint", Wish((1280, 720), "en"), painted=False) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        supply = next(widget.rect for widget in walk(play.root) if widget.area == "supply")
        bubble = play.find("reason").rect
        near = 2 * play.look.px(AWAY + TAIL) + 2
        assert not bubble.colliderect(supply) and bubble.colliderect(supply.inflate(near, near))
        assert not bubble.colliderect(play.find("trade").rect)


COMPANIONS = ["lesson", "lesson-game", "lesson-praise", "puzzle", "drill-save", "ghost"]


@pytest.mark.parametrize("name", COMPANIONS)
def test_companions_have_the_layout_of_ordinary_play(name: str) -> None:
    """V1: rail, board and one column as without them, and their words are read without turning a page."""
    wish = Wish((1024, 640), "de", 200)
    with on_stage("play", wish, painted=False) as app:
        first = app.stack.top
        assert isinstance(first, PlayScene)
        usual = first.find("board").rect.copy()
    with on_stage(name, wish, painted=False) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        assert play.find("board").rect == usual
        assert not [widget for widget in walk(play.root) if isinstance(widget, Scroll)]
        assert problems(play.root, app.shell.view) == []


@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_step_of_every_lesson_is_read_at_once(language: str) -> None:
    """The words of all steps have room below what is pressed, with the signs of the rail beside them."""
    with on_stage("lesson-game", Wish((1024, 640), language, 200), painted=False) as app:
        play, look = app.stack.top, Look.of(app.shell)
        assert isinstance(play, PlayScene)
        room = rooms(look).right
        free = room.bottom - max(play.find(key).rect.bottom for key in ("held", "trade", "turn-left"))
        idle = Ways(*5 * [lambda: None])
        for part in (part for lesson in lessons() for part in lesson.parts):
            for number, step in enumerate(part.steps):
                story = _(part.story) if part.story and not number else ""
                says = Says(
                    _(step.say),
                    "",
                    lambda: None,
                    (_("Lesson {number} of {count}").format(number=8, count=8),),
                    (),
                    story,
                )
                panel = brief_panel(says, number, len(part.steps), "", idle)
                assert panel.measure(look, room.width)[1] <= free, step.say


@pytest.mark.parametrize("name", ["play-start", "tutor"])
def test_a_long_caption_leaves_the_lowest_row_in_sight(name: str) -> None:
    """V1: it stands below the board; sentences that have no room there are read elsewhere."""
    with on_stage(name, Wish((1024, 640), "de", 200, reduced_motion=True)) as app:
        play = app.stack.top
        assert isinstance(play, PlayScene)
        told = [caption.text for caption in app.shell.captions.shown]
        rows = []
        for _time in range(2):
            play.draw(app.canvas.surface)
            low = pygame.Rect.unionall(play.board.cell_rect(48), [play.board.cell_rect(54)])
            rows.append(pygame.image.tobytes(app.canvas.surface.subsurface(low), "RGB"))
            app.shell.captions.clear()
        assert told and rows[0] == rows[1]


def test_an_emptied_pile_leaves_a_place_as_large_as_the_pile(tmp_path: Path, time: StillTime) -> None:
    """At 200 % piles and face-up tiles stand in one grid, and so do their empty places."""
    sitting = six(tmp_path, time, (1024, 640), Settings(text_percent=200))
    look, found = Look.of(sitting.app.shell), []
    for count in (7, 0):
        pile = sitting.play.find("pile-0")
        assert isinstance(pile, PileButton)
        pile.count, pile.sign = count, None
        sheet = pygame.Surface((1024, 640), pygame.SRCALPHA)
        pile.paint(sheet, look)
        found.append(sheet.get_bounding_rect())
    pile_seen, empty = found
    edge = 4 * max(2, look.px(2))
    assert empty.width >= pile_seen.width - edge and empty.height >= pile_seen.height - edge
