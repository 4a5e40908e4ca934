"""A breaker is broader than its line, white at its crest, ragged at its flanks, with a shadow ahead."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action
from flow_desktop.physics.front import From, Run
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.wave import breaker
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.water_view import draw_wet_frame, warming
from flow_desktop.widgets.theme import Colour, colour
from tests.scenes.wave.hosting import table_at_wave, wave_app
from tests.scenes.wave.watching import until
from tests.widgets.driving import do

PX = 120
CREST = colour("#EAFAF7")
NIGHT_RED = 40


def is_of(pixel: pygame.Color, shade: Colour) -> bool:
    """Whether a pixel is of that colour, but for a rounding."""
    return pixel.a > 230 and all(abs(one - two) <= 2 for one, two in zip(pixel[:3], shade, strict=True))


def filled(picture: pygame.Surface, x: int) -> list[int]:
    """The rows of a column in which there is water."""
    return [y for y in range(picture.get_height()) if picture.get_at((x, y)).a > 90]


def test_the_crest_is_white_and_the_wave_a_space_and_six_tenths_broad() -> None:
    head = breaker.head(PX, From.LEFT, 0, soft=False)
    spots = [(x, y) for x in range(head.get_width()) for y in range(head.get_height())]
    white = [spot for spot in spots if is_of(head.get_at(spot), CREST)]
    rows = [y for _, y in white]
    assert (max(rows) - min(rows)) / PX == pytest.approx(1.6, abs=0.12)
    assert len(white) > 0.1 * PX * PX


def test_three_layers_lie_behind_the_crest() -> None:
    head = breaker.head(PX, From.LEFT, 0, soft=False)
    middle = head.get_height() // 2
    row = [head.get_at((x, middle)) for x in range(head.get_width())]
    layers = (CREST, breaker.MILKY, breaker.FACE)
    starts = [max(x for x, pixel in enumerate(row) if is_of(pixel, shade)) for shade in layers]
    assert starts == sorted(starts, reverse=True)


def test_its_shadow_falls_24_pixels_ahead() -> None:
    """At 1080 lines a space has about 120 pixels."""
    head = breaker.head(PX, From.LEFT, 0, soft=False)
    middle = head.get_height() // 2
    row = [head.get_at((x, middle)) for x in range(head.get_width())]
    front = max(x for x, pixel in enumerate(row) if is_of(pixel, CREST))
    dark = [x - front for x, pixel in enumerate(row) if x > front and pixel.a > 8 and pixel.r < NIGHT_RED]
    assert 16 <= max(dark) <= 32


def test_flanks_are_ragged_and_go_on_without_a_seam() -> None:
    swell = breaker.swell(PX, From.LEFT, soft=False)
    tops = [filled(swell, x)[0] for x in range(swell.get_width())]
    assert max(tops) - min(tops) > 0.06 * PX, "no straight side"
    turns = sum(one > two <= three for one, two, three in zip(tops, tops[1:], tops[2:], strict=False))
    assert turns >= 5
    assert abs(tops[0] - tops[-1]) <= 3


def test_a_soft_wave_keeps_to_its_line_and_has_no_white() -> None:
    head = breaker.head(PX, From.TOP, 0, soft=True)
    rows = [x for x in range(head.get_width()) if any(head.get_at((x, y)).a > 200 for y in range(0, PX, 4))]
    assert (max(rows) - min(rows)) / PX < 1.2
    pixels = [head.get_at((x, y)) for x in range(0, head.get_width(), 2) for y in range(0, PX, 2)]
    assert max(pixel.r for pixel in pixels if pixel.a > 100) < CREST.red - 40


@pytest.mark.parametrize("side", list(From))
def test_all_of_it_is_drawn_ahead(side: From) -> None:
    steps = list(warming(PX, [side], soft=False))
    kept = len(breaker._pictures)
    assert len(steps) == 2 + breaker.PHASES
    for phase in range(breaker.PHASES):
        breaker.head(PX, side, phase, soft=False)
    breaker.swell(PX, side, soft=False)
    breaker.ending(PX, side)
    assert len(breaker._pictures) == kept


def test_the_water_is_ready_before_it_comes(tmp_path: Path) -> None:
    app, scene, _ = wave_app(tmp_path, table_at_wave("puffin-bay", tiles=18))
    until(app, lambda: not scene.moving)
    breaker._pictures.clear()
    do(app, Action.ACCEPT)
    until(app, lambda: scene.part is WavePart.FLOOD)
    ready = len(breaker._pictures)
    assert ready >= 2 + breaker.PHASES
    until(app, lambda: scene.part is WavePart.TOLD)
    assert len(breaker._pictures) == ready


@pytest.mark.parametrize("side", list(From))
def test_the_frame_is_wet_where_the_wave_has_spilled_over_it_and_nowhere_else(side: From) -> None:
    """First where it comes in, later where it leaves; the board itself is untouched."""
    places, line = BoardPlaces(10, 10, 60, PX), 3
    run = Run(side, line, 0.0, 1.0, ())
    dry = pygame.Surface((places.rect.right + 10, places.rect.bottom + 10), 0, 32)
    dry.fill((150, 110, 80))

    def wet_at(seconds: float) -> set[str]:
        surface = dry.copy()
        draw_wet_frame(surface, places, run, seconds)
        changed = pygame.mask.from_threshold(surface, (150, 110, 80), (6, 6, 6, 255))
        changed.invert()
        field = pygame.mask.Mask(places.field.size, fill=True)
        assert changed.overlap_area(field, places.field.topleft) == 0
        middle = (places.field.left + (line + 0.5) * PX, places.field.top + (line + 0.5) * PX)
        found = set()
        for rect in changed.get_bounding_rects():
            across = bool(side.value[0])
            place = rect.centerx if across else rect.centery
            assert abs((rect.centery if across else rect.centerx) - middle[across]) < PX
            found.add("near" if (place < middle[not across]) == (sum(side.value) > 0) else "far")
        return found

    assert wet_at(run.begins) == set()
    assert wet_at((run.begins + run.when(7.0)) / 2) == {"near"}
    assert wet_at(run.ends + 1.0) == {"near", "far"}
