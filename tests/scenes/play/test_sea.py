"""The sea around the board: where it stands tells the time, in every theme, and it covers nothing."""

from dataclasses import replace

import pygame
import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.view import View
from flow_desktop.scenes.play.sea.sea import calm_water, draw_sea, shore_height
from flow_desktop.scenes.play.sea.swell import OVER, bent_foam, draw_swell
from flow_desktop.scenes.play.sea.tide import Level
from flow_desktop.scenes.play.sea.water import PARTS, SHADES, DarkeningSea, deep_water, flat_water
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import NORMAL, THEMES, WHITE, Theme, contrast, luminance

SIZE = (640, 400)


def look_of(theme: Theme = NORMAL) -> Look:
    return Look(View(*SIZE, 100), theme, Assets())


def painted(look: Look, level: Level) -> pygame.Surface:
    surface = pygame.Surface(SIZE, 0, 32)
    water = calm_water(look) if look.theme.flat else DarkeningSea(calm_water(look)).toward(shade_of(level))
    draw_sea(surface, look, level, water)
    return surface


def shade_of(level: Level) -> int:
    return round(level.height * SHADES)


def brightness(surface: pygame.Surface, row: int) -> float:
    """Of a row, on the average."""
    line = pygame.transform.average_color(surface, pygame.Rect(0, row, SIZE[0], 1))
    return luminance((line[0], line[1], line[2]))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("height", [0.1, 0.3, 0.5, 0.7])
def test_land_is_above_the_shore_and_water_below(theme: Theme, height: float) -> None:
    look = look_of(theme)
    surface, edge = painted(look, Level(height)), shore_height(look, Level(height))
    above, below = brightness(surface, edge // 2), brightness(surface, min(SIZE[1] - 2, edge + 60))
    light, dark = max(above, below), min(above, below)
    assert (light + 0.05) / (dark + 0.05) > 1.5, "told apart without colour"


def test_the_shore_climbs_from_the_lower_to_the_upper_edge() -> None:
    look = look_of()
    heights = [shore_height(look, Level(step / 10)) for step in range(11)]
    assert heights == sorted(heights, reverse=True)
    assert 0.9 * SIZE[1] < heights[0] < SIZE[1], "a little water is always there"
    assert 0 < heights[-1] < 0.06 * SIZE[1], "the line of the tide stays in sight"


def test_the_deep_grows_darker_with_the_tide() -> None:
    look = look_of()
    rows = [brightness(painted(look, Level(height)), SIZE[1] - 3) for height in (0.4, 0.7, 1.0)]
    assert rows == sorted(rows, reverse=True)
    assert rows[-1] < rows[0] * 0.8


def test_at_high_tide_the_sea_is_of_a_middle_teal() -> None:
    """Not black and not the ground of the board, which lies in it: L* from 32 to 48, blue and green."""
    surface = painted(look_of(), Level(1.0))
    for row in range(SIZE[1] // 3, SIZE[1] - 2, 20):
        red, green, blue = pygame.transform.average_color(surface, pygame.Rect(0, row, SIZE[0], 1))[:3]
        assert 32 <= 116 * luminance((red, green, blue)) ** (1 / 3) - 16 <= 48
        assert green > 3 * red and blue > 3 * red


def test_a_new_shade_comes_a_part_at_a_time() -> None:
    sea = DarkeningSea(deep_water((60, 160), 1.0))
    before = sea.toward(SHADES - 1).copy()
    pictures = [sea.toward(SHADES).copy() for _frame in range(PARTS + 1)]
    rows = [pygame.mask.from_threshold(each, WHITE, (1, 1, 1, 255), before) for each in pictures]
    changed = [each.get_size()[0] * each.get_size()[1] - each.count() for each in rows]
    assert changed == sorted(changed) and changed[0] < changed[PARTS // 2], "more and more of it"
    assert pygame.image.tobytes(pictures[-1], "RGB") == pygame.image.tobytes(pictures[-2], "RGB")
    first = DarkeningSea(deep_water((60, 160), 1.0)).toward(SHADES)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(pictures[-1], "RGB"), "at once at first"


def test_a_leap_leaves_no_seam() -> None:
    sea = DarkeningSea(deep_water((60, 160), 1.0))
    sea.toward(0)
    leapt = pygame.image.tobytes(sea.toward(SHADES), "RGB")
    assert leapt == pygame.image.tobytes(DarkeningSea(deep_water((60, 160), 1.0)).toward(SHADES), "RGB")


def test_every_pixel_is_painted() -> None:
    look, odd = look_of(), (255, 0, 255)
    for step in range(21):
        surface = pygame.Surface(SIZE, 0, 32)
        surface.fill(odd)
        draw_sea(surface, look, Level(step / 20, 0.5, 0.5), calm_water(look))
        mask = pygame.mask.from_threshold(surface, odd, (1, 1, 1, 255))
        assert mask.count() == 0


def test_the_swell_stays_at_the_rim() -> None:
    look, frame = look_of(), pygame.Rect(160, 20, 320, 320)
    surface = pygame.Surface(SIZE, 0, 32)
    plain = surface.copy()
    draw_swell(surface, look, frame, -50, Level(1.0, 0.0, 1.0))
    changed = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255), plain)
    changed.invert()
    assert changed.count() > 500
    most = -2 * round((OVER + 2) * look.view.unit)
    inside = frame.inflate(most, most)
    over = pygame.mask.Mask(inside.size, fill=True)
    assert changed.overlap_area(over, inside.topleft) == 0


def foam_of(level: Level) -> pygame.Surface:
    surface = pygame.Surface(SIZE, 0, 32)
    draw_swell(surface, look_of(), pygame.Rect(160, 20, 320, 320), -50, level)
    return surface


def test_the_foam_of_the_last_seconds_is_seen_between_two_beats() -> None:
    lapping, waiting = foam_of(Level(0.9)), foam_of(Level(0.9, threat=0.2))
    below = pygame.Rect(200, 342, 240, 14)
    calm, wild = (luminance(pygame.transform.average_color(one, below)[:3]) for one in (lapping, waiting))
    assert wild > 2 * calm


def test_the_foam_goes_around_the_corners() -> None:
    foam, frame = foam_of(Level(0.9, threat=0.5)), pygame.Rect(160, 20, 320, 320)
    for x in (frame.left, frame.right - 1):
        corner = pygame.Rect(0, 0, 14, 14)
        corner.center = x, frame.bottom
        assert max(pygame.transform.average_color(foam, corner)[:3]) > 40


def test_no_scallop_of_a_corner_is_cut_off() -> None:
    """Where its picture meets the foam of a side, one was cut in half: a straight edge in the sea."""
    for turn in range(4):
        corner = pygame.transform.rotate(bent_foam(946, 1.0, turn), -90 * turn)
        side = corner.get_width()
        meeting = [corner.get_at(place)[3] for at in range(side) for place in ((0, at), (at, 0))]
        assert 0 < sum(alpha > 90 for alpha in meeting) < side / 3, "it touches, and no more"


def test_a_beat_grows_out_of_the_waiting_foam() -> None:
    waiting, begun = (foam_of(Level(0.9, threat=0.2, surge=surge)) for surge in (0.0, 0.001))
    assert waiting.get_buffer().raw == begun.get_buffer().raw


def test_there_is_no_foam_on_dry_land() -> None:
    look, frame = look_of(), pygame.Rect(160, 20, 320, 320)
    surface = pygame.Surface(SIZE, 0, 32)
    draw_swell(surface, look, frame, 200, Level(0.5, 0.0, 1.0))
    assert surface.subsurface((0, 0, SIZE[0], 200)).get_bounding_rect().size[0] in (0, SIZE[0])
    assert pygame.transform.average_color(surface, pygame.Rect(0, 0, SIZE[0], 200))[:3] == (0, 0, 0)


@pytest.mark.parametrize("name", [name for name, theme in THEMES.items() if theme.flat])
def test_words_on_the_flat_sea_can_be_read(name: str) -> None:
    theme = THEMES[name]
    assert contrast(theme.ground_text, flat_water(theme)) >= 4.5
    assert contrast(theme.ground_text, theme.ground_bottom) >= 4.5


def test_free_words_stand_on_a_plate_of_their_own() -> None:
    for theme in THEMES.values():
        assert contrast(theme.caption_text, theme.caption) >= 4.5


def test_a_beat_lifts_the_water() -> None:
    look, still = look_of(), Level(0.8)
    assert shore_height(look, replace(still, surge=1.0)) < shore_height(look, still)
