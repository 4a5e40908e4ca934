"""A table opens soon: nothing as large as the window is blurred pixel by pixel."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import assets as drawings
from flow_desktop.app.assets import Assets, SurfaceCache
from flow_desktop.app.svg import draw_svg
from flow_desktop.app.view import View
from flow_desktop.engine.board import START
from flow_desktop.scenes.board.layer import RestingBoard
from flow_desktop.scenes.board.places import BoardPlaces, badge_frame
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.valley import LARGE, valley_picture
from flow_desktop.scenes.play.ahead import draw_ahead
from flow_desktop.scenes.play.layout import rooms
from flow_desktop.scenes.play.sea import sea
from flow_desktop.scenes.play.sea.shore import beach_sheet
from flow_desktop.scenes.play.sea.water import FOAMING, HALVED, deep_water, softened
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import NORMAL, PLAIN, Theme

SIZE = (960, 540)


def test_sand_and_water_are_softened_without_a_blur_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two such blurs were a fifth of the time from Play to the table."""
    areas, blur = [0], pygame.transform.box_blur

    def noting(sheet: pygame.Surface, radius: int) -> pygame.Surface:
        areas.append(sheet.get_width() * sheet.get_height())
        return blur(sheet, radius)

    monkeypatch.setattr(pygame.transform, "box_blur", noting)
    beach_sheet(SIZE, 0.5)
    deep_water(SIZE, 0.5)
    assert max(areas) < SIZE[0] * SIZE[1] // 20


def test_what_is_softened_has_no_hard_edge_and_keeps_its_place() -> None:
    layer = pygame.Surface((41, 31), pygame.SRCALPHA)
    layer.fill(FOAMING.with_alpha(0))
    layer.fill(FOAMING.with_alpha(200), (20, 10, 1, 10))
    soft = softened(layer, 1)
    assert soft.get_size() == layer.get_size()
    row = [soft.get_at((x, 15)).a for x in range(41)]
    assert 0 < max(row) < 200 and row.index(max(row)) in (19, 20, 21)
    assert sum(row[17:24]) == sum(row) and sum(1 for alpha in row if alpha) > 1


@pytest.mark.parametrize("sheet", [beach_sheet, deep_water])
def test_sand_and_water_look_the_same_where_they_are_painted_smaller(
    sheet: Callable[[tuple[int, int], float], pygame.Surface],
) -> None:
    """Sizes so near to each other that only the way of painting differs."""
    fine, halved = sheet(SIZE, HALVED - 0.0001), sheet(SIZE, HALVED)
    assert halved.get_size() == fine.get_size() == SIZE
    assert max(pygame.transform.average_color(apart(fine, halved))[:3]) <= 4
    assert pygame.image.tobytes(fine, "RGB") != pygame.image.tobytes(halved, "RGB")


def test_a_large_valley_is_the_same_valley() -> None:
    fine, halved = (valley_picture(px, 5) for px in (LARGE - 1, LARGE))
    assert halved.get_size() == (7 * LARGE, 7 * LARGE)
    assert max(pygame.transform.average_color(apart(fine, halved))[:3]) <= 5


def apart(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """How far every pixel of two pictures is off, the larger one scaled down."""
    first, second = one.convert(24), pygame.transform.smoothscale(other, one.get_size()).convert(24)
    less = second.copy()
    less.blit(first, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    first.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    first.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return first


def test_sand_and_water_painted_ahead_are_the_ones_that_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a very large window alone, and nothing of it stays for a window of another size."""
    view, other = View(2560, 1700, 100), View(2400, 1700, 100)
    monkeypatch.setattr(sea, "_sheets", SurfaceCache())
    monkeypatch.setattr(sea, "_ahead", {})
    sea.paint_ahead(View(1920, 1080, 100))
    assert not sea._ahead
    sea.paint_ahead(view)
    painted = sea._ahead[view.size, "water"]
    assert sea.calm_water(Look(view, NORMAL, Assets())) is painted
    assert list(sea._ahead) == [(view.size, "beach")]
    assert sea.calm_water(Look(other, NORMAL, Assets())).get_width() == 2400
    assert not sea._ahead


def test_a_board_is_drawn_by_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is large on it was begun before the first space was drawn."""
    look, begun = Look(View(1280, 720, 100), NORMAL, Assets()), list[str]()
    places = BoardPlaces.fitted(pygame.Rect(0, 0, 511, 511))
    monkeypatch.setattr(drawings, "_begun", {})
    monkeypatch.setattr(drawings, "begin", lambda *wanted: begun.extend(path.stem for path, _ in wanted))
    drawn = noting_what_is_drawn(monkeypatch)
    RestingBoard().update(look, places, BoardShow(START))
    assert {"boat_open", "board_corner", "animal_cat_waiting"} <= set(begun)
    assert {name for name in drawn if not name.endswith(("badge", "calm"))} == set(begun)


@pytest.mark.parametrize("theme", [NORMAL, PLAIN])
def test_tiles_and_animals_of_a_very_large_table_are_drawn_ahead(
    monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    """The table that opens afterwards, in that window, has none of them to draw."""
    monkeypatch.setattr(sea, "_sheets", SurfaceCache())
    monkeypatch.setattr(sea, "_ahead", {})
    monkeypatch.setattr(drawings, "_begun", {})
    draw_ahead(Look(View(1920, 1080, 100), theme, Assets()))
    assert not drawings._begun and not sea._ahead
    look = Look(View(2880, 1620, 100), theme, Assets())
    draw_ahead(look)
    assert bool(sea._ahead) is not theme.flat
    drawn = noting_what_is_drawn(monkeypatch, wait=True)
    places = BoardPlaces.fitted(rooms(look).board, badge_frame(100))
    RestingBoard().update(look, places, BoardShow(START))
    assert not [
        name for name in drawn if name.startswith(("tile", "board_corner", "boat", "animal", "plain"))
    ]


def noting_what_is_drawn(monkeypatch: pytest.MonkeyPatch, *, wait: bool = False) -> list[str]:
    """The names of the drawings that are made from now on, after those that were begun."""
    drawn: list[str] = []
    for drawing in list(drawings._begun.values()) if wait else ():
        drawing.picture()

    def anew(path: str, size: tuple[int, int]) -> pygame.Surface:
        return drawings.drawn(Path(path), drawings.oversampled(size))

    def noting(path: Path, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(path.stem)
        return draw_svg(path, size)

    monkeypatch.setattr(drawings, "draw_svg", noting)
    monkeypatch.setattr(drawings, "rasterize", anew)
    return drawn
