"""The board as a widget on a screen: by pointer, by keys, at every size; and as a picture."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import assets
from flow_desktop.app.assets import Assets, rasterize
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action, MouseButton, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.loop import App
from flow_desktop.app.start import off_screen
from flow_desktop.app.view import View
from flow_desktop.engine.board import START
from flow_desktop.engine.geometry import CELLS, Cell
from flow_desktop.engine.notation import read_board, read_cell, write_cell
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.scenes.board.picture import BoardPicture, board_picture
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.view import BoardView, warming
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.widgets.frames import Padding, Stack
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import Taken, Widget
from tests.scenes.board.drawing import TWO_ABOARD, a_look, a_view, luma, painted
from tests.widgets.checking import problems
from tests.widgets.driving import click_at, do, focused

CORNERS = [(1024, 640), (1440, 1080), (2560, 1080), (3840, 2160)]


class BoardScreen(Screen):
    """A screen with nothing but a board, built anew by every refresh."""

    first_focus = "board/d4"

    def __init__(self, show: BoardShow, playable: bool = True) -> None:
        self.show = show
        self.playable = playable
        self.pressed: list[str] = []
        self.other: list[object] = []

    def build(self) -> Widget:
        self.view = BoardView(self.show, self.press if self.playable else None, now=self.shell.now)
        return Padding(Stack([self.view]), 30)

    def press(self, cell: Cell) -> Taken | None:
        self.pressed.append(write_cell(cell))
        return Taken()

    def pointer(self, intent: object) -> Taken | None:
        self.other.append(intent)
        return None


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), playable: bool = True
) -> tuple[App, BoardScreen]:
    screen = BoardScreen(BoardShow(read_board(TWO_ABOARD)), playable)
    app = off_screen(FLOW, lambda shell: screen, Folders(folder), size)
    app.loop_once()
    return app, screen


@pytest.mark.parametrize("size", CORNERS)
def test_a_board_is_sound_at_every_size(size: tuple[int, int], tmp_path: Path) -> None:
    app, screen = opened(tmp_path, size)
    assert problems(screen.root, app.shell.view) == []
    assert screen.view.places.rect.height >= 0.8 * min(size)
    assert [screen.view.cell_at(screen.view.cell_rect(cell).center) for cell in CELLS] == list(CELLS)
    field = screen.view.places.field
    assert luma(app.canvas.surface, field) > 30


def test_a_click_presses_the_space_under_it(tmp_path: Path) -> None:
    app, screen = opened(tmp_path)
    for name in ("a1", "c2", "g7"):
        click_at(app, *screen.view.cell_rect(read_cell(name)).center)
    assert screen.pressed == ["a1", "c2", "g7"]
    assert focused(app) == "board/g7"


def test_other_buttons_and_letting_go_elsewhere_press_nothing(tmp_path: Path) -> None:
    app, screen = opened(tmp_path)
    here, there = (screen.view.cell_rect(read_cell(name)).center for name in ("c2", "e5"))
    click_at(app, *here, MouseButton.RIGHT)
    app.inject(PointerMoved(*here), PointerPressed(*here), PointerMoved(*there), PointerReleased(*there))
    app.loop_once()
    assert screen.pressed == []
    assert PointerReleased(*there) in screen.other
    assert PointerPressed(*here, MouseButton.RIGHT) in screen.other


def test_keys_walk_from_space_to_space(tmp_path: Path) -> None:
    app, screen = opened(tmp_path)
    assert focused(app) == "board/d4"
    do(app, Action.NAV_RIGHT, Action.NAV_UP, Action.ACCEPT, Action.NAV_LEFT, Action.ACCEPT)
    assert screen.pressed == ["e3", "d3"]
    assert "Calm column, row 3: empty" in app.shell.speech.spoken[-1]


def test_a_board_to_look_at_takes_no_press(tmp_path: Path) -> None:
    app, screen = opened(tmp_path, playable=False)
    click_at(app, *screen.view.cell_rect(read_cell("c2")).center)
    do(app, Action.ACCEPT)
    assert screen.pressed == []


def test_labels_follow_the_show(tmp_path: Path) -> None:
    _, screen = opened(tmp_path)
    space = screen.view.space(read_cell("c4"))
    assert (
        space.label == "Column 3, calm row: bend, water up and right, joined to the cat, the dog and the boat"
    )
    screen.view.show = BoardShow()
    assert space.label == "Column 3, calm row: empty"
    named = BoardView(BoardShow(), label_of=lambda cell: f"space {cell}")
    assert named.space(9).label == "space 9"


def test_a_rebuilt_screen_draws_the_board_once(tmp_path: Path) -> None:
    app, screen = opened(tmp_path)
    first = screen.view
    for _ in range(3):
        screen.refresh()
        app.loop_once()
    assert screen.view is not first
    assert (screen.view.resting.grounds, screen.view.resting.spaces) == (1, 49)


def test_once_pictures_are_made_ahead_no_move_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Look(View(1280, 720), NORMAL, Assets())
    view = a_view(BoardShow())
    view.place(look, pygame.Rect(0, 0, 318, 318))
    painted(view, look)
    assert sum(1 for _ in warming(look, view.cell_px)) > 60
    made: list[str] = []

    def counted(path: str, size: tuple[int, int]) -> pygame.Surface:
        made.append(path)
        return rasterize(path, size)

    monkeypatch.setattr(assets, "rasterize", counted)
    ghost = Ghost(Kind.TEE, 14, 9, fits=False, wrong_edges=2)
    cells = frozenset({10, 11})
    board = read_board(f"{TWO_ABOARD} d6:EW#*")
    view.show = BoardShow(board, strong=cells, faint=frozenset({12}), targets=cells, ghost=ghost)
    painted(view, look)
    view.show = replace(view.show, ghost=replace(ghost, fits=True))
    painted(view, look)
    assert made == []


@pytest.mark.parametrize("px", [24, 25, 31, 48, 64, 100, 177, 320, 333, 640, 1200])
@pytest.mark.parametrize("plain", [False, True])
def test_pictures_of_every_size(px: int, plain: bool) -> None:
    marked = BoardShow(strong=frozenset({9}), faint=frozenset({10}), targets=frozenset({11}), cursor=12)
    marked = replace(marked, ghost=Ghost(Kind.BEND, 3, 13), faults=(14,), lines=(2, 4))
    picture = board_picture(a_look(), read_board(TWO_ABOARD), px, marked, plain=plain)
    assert picture.get_size() == (px, px)
    seen = picture.get_bounding_rect()
    assert seen.width >= 0.75 * px
    centre = pygame.Rect(px // 2 - 2, px // 2 - 2, 4, 4)
    assert picture.get_at(centre.center).a == 255


def test_a_plain_picture_has_larger_spaces() -> None:
    look = a_look()
    numbered, plain = (BoardView(BoardShow(plain=value)) for value in (False, True))
    for view in (numbered, plain):
        view.place(look, pygame.Rect(0, 0, 300, 300))
    assert plain.cell_px > numbered.cell_px


@pytest.mark.parametrize("px", [180, 480])
def test_a_board_as_a_picture_has_clear_corners_and_its_shadow_lies_on_the_page(px: int) -> None:
    look, corner = a_look(), (2, px - 3)
    assert board_picture(look, START, px).get_at(corner).a == 0
    widget, page = BoardPicture(START, px, label="A board"), pygame.Surface((px + 80, px + 80))
    page.fill(look.theme.panel)
    widget.place(look, pygame.Rect(40, 40, px, px))
    widget.draw(page, look)
    below = [page.get_at((px // 2 + 40, y))[:3] for y in range(px + 41, px + 79)]
    assert below[0] != look.theme.panel and below[-1] == look.theme.panel


def test_a_picture_widget_shows_its_board() -> None:
    look = a_look()
    shown = []
    for board in (START, read_board(TWO_ABOARD)):
        widget = BoardPicture(board, 400, label="A board")
        assert widget.measure(look, 10_000) == (look.px(400), look.px(400))
        widget.place(look, pygame.Rect(0, 0, 300, 260))
        surface = pygame.Surface((300, 260))
        widget.draw(surface, look)
        widget.draw(surface, look)
        shown.append(pygame.image.tobytes(surface, "RGB"))
    assert shown[0] != shown[1]


def test_the_picture_of_another_moment_draws_only_what_differs() -> None:
    """A page that is rebuilt while the pointer goes along a game shows another board in every frame."""
    look, rect = a_look(), pygame.Rect(0, 0, 300, 300)
    later = START.with_piece(read_cell("d2"), piece_of(Kind.TEE, 7))

    def painted_by(widget: BoardPicture) -> bytes:
        widget.place(look, rect)
        surface = pygame.Surface(rect.size)
        widget.draw(surface, look)
        return pygame.image.tobytes(surface, "RGB")

    first, second = (BoardPicture(board, 400, key="board") for board in (START, later))
    painted_by(first)
    second.adopt(first)
    assert painted_by(second) == painted_by(BoardPicture(later, 400, key="board"))
    assert (second._view.resting.grounds, second._view.resting.spaces) == (1, 50)
