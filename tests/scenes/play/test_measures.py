"""The numbers of the look beside the board, measured in a window of 1920 x 1080."""

from pathlib import Path
from random import Random
from statistics import median

import pygame
import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.language import use
from flow_desktop.app.start import StillTime
from flow_desktop.app.view import View
from flow_desktop.engine.cards import Card
from flow_desktop.scenes.naming import card_name
from flow_desktop.scenes.play import grip
from flow_desktop.scenes.play.columns import held
from flow_desktop.scenes.play.columns.cards import CardFace, Detail, title_room
from flow_desktop.scenes.play.sea import swell
from flow_desktop.scenes.play.sea.shore import shore
from flow_desktop.widgets.clock_ring import HURRY_BAND, RING, ClockFace, ClockRing, hurried
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CORAL, NORMAL
from tests.scenes.play.sitting import Sitting, new_table, sit_down

FULL_HD = (1920, 1080)


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    return sit_down(tmp_path, new_table(time), time, FULL_HD)


def test_a_tile_at_the_pointer_is_6_percent_larger_and_leans_by_3_degrees(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.press("pile-0")
    board = sitting.play.board.rect
    seen: list[tuple[float, float]] = []

    def draw(*_what: object, angle: float, scale: float, variant: int | None) -> None:
        seen.append((angle, scale))

    monkeypatch.setattr(grip, "draw_piece", draw)
    sitting.send(PointerMoved(board.left - 60, board.bottom - 20))
    sitting.let_run(1.0)
    sitting.frames()
    assert seen[-1] == pytest.approx((3.0, 1.06))


def test_an_empty_hand_is_96_pixels(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[pygame.Rect] = []
    monkeypatch.setattr(held, "draw_empty", lambda surface, look, rect: drawn.append(rect))
    sitting.play.view_changed()
    sitting.frames()
    assert {rect.size for rect in drawn} == {(96, 96)}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
@pytest.mark.parametrize("width", [150, 220])
def test_titles_of_cards_stand_on_one_line_whichever_they_are(language: str, width: int) -> None:
    """Room for the longest title of any card, two lines where it needs them."""
    use(language)
    look = Look(View(*FULL_HD), NORMAL, Assets())
    room = title_room(look, width)
    needed = {card: look.block(card_name(card), Role.STRONG, width).height for card in Card}
    use("en")
    assert room == max(needed.values())
    faces = [CardFace(card, lambda: None, lambda: None, Detail.BRIEF, key=card) for card in Card]
    assert len({face.measure(look, width)[1] for face in faces}) == 1


def number(hurry: bool, digits: str = "8", side: int = RING) -> pygame.Rect:
    """Where the number of the clock's ring has ink."""
    surface = pygame.Surface((side, side), 0, 32)
    look = Look(View(*FULL_HD), NORMAL, Assets())
    ring = ClockRing(lambda: ClockFace(digits, "", 0.0, hurry), lambda: False)
    ring.place(look, surface.get_rect())
    ring.paint(surface, look)
    shade = hurried(NORMAL) if hurry else NORMAL.text
    ink = pygame.mask.from_threshold(surface, shade, (40, 40, 40, 255))
    found = [each for each in ink.get_bounding_rects() if each.height > side // 6]
    return found[0].unionall(found[1:])


def test_in_the_last_seconds_the_number_is_coral_and_a_fifth_larger() -> None:
    assert number(hurry=True).height / number(hurry=False).height == pytest.approx(1.2, abs=0.05)
    hues = [pygame.Color(*shade).hsla[0] for shade in (hurried(NORMAL), CORAL)]
    assert hues[0] == pytest.approx(hues[1], abs=8)


def test_a_ring_with_little_room_still_holds_its_number() -> None:
    side = 100
    rect = number(hurry=True, digits="10", side=side)
    assert rect.width <= side * (1 - 2 * HURRY_BAND)
    assert rect.height >= number(hurry=False, digits="10", side=side).height


def test_the_scallops_of_the_swell_are_24_to_40_pixels_wide() -> None:
    widths = [wide for seed in range(9) for wide in swell._widths(900.0, Random(seed))]
    assert 24 <= min(widths) < 27 and 37 < max(widths) <= 40


def test_the_sand_is_wet_for_60_pixels_above_the_water() -> None:
    strip = shore(FULL_HD[0], 1.0).strip
    bands = []
    for x in range(100, FULL_HD[0], 37):
        column = [strip.get_at((x, y)) for y in range(strip.get_height())]
        wet = next(y for y, pixel in enumerate(column) if pixel.a > 20)
        bands.append(next(y for y, pixel in enumerate(column) if pixel.r > 215) - wet)
    assert median(bands) == pytest.approx(60, abs=4)
