"""The painted sheets: all within the map's frame, the same every time, named in letters that exist."""

import math
from pathlib import Path

import pygame
import pytest

from build.art.lint import faults
from build.river_art.draw import ART, drawings
from flow_desktop.app.assets import BUDGET
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.map_content import content
from flow_desktop.river_dice.scenes import sheet_print
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.colours import AMBER, MASK, SHEET
from flow_desktop.river_dice.scenes.painting.courses import COURSES, sampled
from flow_desktop.river_dice.scenes.painting.growth import growth
from flow_desktop.river_dice.scenes.painting.painted_map import painted_map
from flow_desktop.river_dice.scenes.painting.water_colour import mottled, smooth
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, HEX_LINE, HEX_WIDE, WIDTH, Shape
from flow_desktop.river_dice.scenes.rules.chapters import CHAPTERS
from flow_desktop.river_dice.scenes.sheet_places import SheetPlaces
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.trail import _hex_stone
from flow_desktop.river_dice.scenes.vignettes import VIGNETTES, ChapterPicture, draw_vignette
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.screen import Screen
from tests.fonts.test_fonts import LETTERS, missing

FRAME = 14
LETTER = 8
"""Half the width of a letter, and a little air."""
HAND = Path(__file__).parents[3] / "flow_desktop" / "river_dice" / "assets" / "fonts" / "Caveat-Bold.ttf"


@pytest.mark.parametrize("letter", "ABCD")
def test_everything_printed_lies_within_the_frame_of_the_map(letter: str) -> None:
    for spot in plan_of(letter).spots:
        wide = spot.reach * (spot.wide if spot.shape is Shape.PLAQUE else 0.87)
        assert spot.x - wide >= FRAME and spot.x + wide <= WIDTH - FRAME, spot.key
        assert spot.y - spot.reach >= FRAME and spot.y + spot.reach <= HEIGHT - FRAME, spot.key


@pytest.mark.parametrize("letter", "ABCD")
def test_the_wooden_clips_touch_nothing_that_is_printed(letter: str) -> None:
    """One lay on the reeds over the wetlands of A, and the numbers 2 and 4 of B stood against it."""
    plan, size = plan_of(letter), (WIDTH, HEIGHT)
    places = SheetPlaces((0, 0), size)
    numbers = [pygame.Rect(each.x - 16, each.y - 13, 32, 26) for each in plan.legends if not each.art]
    for clip in sheet_print.clips(size, 1.0):
        assert clip.collidelist([places.rect(spot) for spot in plan.spots]) == -1
        assert clip.collidelist(numbers) == -1


@pytest.mark.parametrize("letter", "BCD")
def test_hexes_that_touch_share_one_line(letter: str) -> None:
    """Two fine lines side by side are one that is printed badly."""
    hexes = [spot for spot in plan_of(letter).spots if spot.key.startswith("hex-")]
    for spot in hexes:
        away = min(math.dist((spot.x, spot.y), (each.x, each.y)) for each in hexes if each is not spot)
        assert away == pytest.approx(2 * spot.reach * HEX_LINE * HEX_WIDE)


@pytest.mark.parametrize("letter", "CD")
def test_the_letter_of_a_row_lies_between_the_rim_and_its_first_hex(letter: str) -> None:
    plan = plan_of(letter)
    for legend in plan.legends:
        if not legend.art:
            first = min(
                spot.x - spot.reach * HEX_LINE * HEX_WIDE
                for spot in plan.spots
                if spot.key.startswith(f"hex-{legend.text}")
            )
            assert FRAME + 2 * LETTER <= legend.x <= first - LETTER


@pytest.mark.parametrize("letter", "ABCD")
def test_every_river_runs_off_the_map_or_into_another(letter: str) -> None:
    """One that ends on dry land is cut off there."""
    main, *others = COURSES[letter]
    points, widths = sampled(main)
    for course in others:
        end = course.through[-1]
        into = min(math.dist(end, at) - width / 2 for at, width in zip(points, widths, strict=True))
        assert into < 0, "its end lies in the water"
    assert not 0 < main.through[-1][0] < WIDTH


def test_edges_are_smooth_however_large_a_map_is() -> None:
    def half(layer: pygame.Surface, times: int) -> None:
        pygame.draw.polygon(layer, MASK, [(0, 0), (1900 * times, 0), (0, 4 * times)])

    layer = smooth((1900, 4), MASK, half)
    steps = {layer.get_at((x, 2)).a for x in range(900, 1000)}
    assert len(steps) > 2, "neither there nor not there"


def test_a_hex_that_may_be_chosen_shows_it_all_around() -> None:
    """Circles of its neighbours do not lie over its ring, and the ring not over what is won between hexes."""
    plan = plan_of("C")
    names = content().map.names
    sheet = MapSheet(circled=content().stars | content().map.mask(" ".join(set(names) - {"c5"})))
    with on_stage("river-dice-c", Wish((1920, 1080), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        look = screen.look
        view = SheetView(plan, sheet, targets={"hex-c5": lambda: None})
        view.place(look, pygame.Rect(0, 0, 1000, 760))
        seen = pygame.Surface((1000, 760))
        view.paint(seen, look)
    spot = next(each for each in plan.spots if each.key == "hex-c5")
    corners = view.places.outline(spot)
    for (x, y), (other_x, other_y) in zip(corners, corners[1:] + corners[:1], strict=True):
        middle = round((x + other_x) / 2), round((y + other_y) / 2)
        assert seen.get_at(middle)[:3] == tuple(AMBER)[:3]


@pytest.mark.parametrize("letter", "ABCD")
def test_land_grows_around_what_is_printed(letter: str) -> None:
    plan = plan_of(letter)
    grown = growth(plan)
    assert len(grown) >= 4
    for _name, (x, y), _side in grown:
        assert not any(abs(x - spot.x) < spot.reach and abs(y - spot.y) < spot.reach for spot in plan.spots)
        told = [each for each in plan.legends if each.art]
        assert not any(0 < x - each.x < 200 and abs(y - each.y) < 60 for each in told), "nor over a legend"


def test_a_map_is_painted_the_same_every_time_and_torn_at_its_edge() -> None:
    with on_stage("river-dice-setup", Wish((1024, 640), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        first, second = (painted_map(screen.look, plan_of("C"), (200, 152)) for _time in range(2))
        assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")
        assert first.get_at((0, 0)).a < 255 and first.get_at((100, 76)).a == 255


def test_pigment_counts_among_what_all_pictures_may_hold() -> None:
    """A window that is pulled larger asks for another size at every step: none of them may stay for ever."""
    settled = mottled((331, 173))
    assert any(kept is settled for kept in BUDGET.kept.values())


def test_place_names_can_be_written_by_hand_in_every_language() -> None:
    pygame.font.init()
    letters = "".join(LETTERS.values())
    written = letters + letters.replace("ß", "").upper() + "0123456789 '-"
    assert missing(pygame.font.Font(HAND, 24), written) == []
    assert HAND.with_name("OFL-Caveat.txt").read_text(encoding="utf-8").startswith("Copyright")


def test_every_chapter_of_the_rules_has_a_watercolour_whose_pictures_exist() -> None:
    """U5."""
    figures = [chapter.figure(ByAndBy()) for chapter in CHAPTERS]
    assert {figure.anchor for figure in figures if isinstance(figure, ChapterPicture)} <= set(VIGNETTES)
    with on_stage("river-dice-rules", Wish((1024, 640), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        empty = pygame.Surface((440, 100))
        for anchor in VIGNETTES:
            drawn = empty.copy()
            draw_vignette(drawn, screen.look, drawn.get_rect(), anchor)
            assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(empty, "RGB")


def test_the_drawings_are_what_their_source_draws_and_hold_nothing_that_is_drawn_wrongly() -> None:
    for name, text in drawings().items():
        assert (ART / name).read_text(encoding="utf-8") == text, name
        assert faults(ART / name) == [], name


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_what_animals_are_paid_for_stays_within_the_frame(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the smallest window as well: words that would run over the frame take a second line."""
    size = (538, 409)
    with on_stage("river-dice-setup", Wish((1024, 640), language, reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        told = sheet_print._Print(screen.look, plan_of("D"), size).sheet
        monkeypatch.setattr(sheet_print, "part_name", lambda part: "")
        plain = sheet_print._Print(screen.look, plan_of("D"), size).sheet
    differs = pygame.mask.from_threshold(told, (0, 0, 0), (1, 1, 1, 255), plain)
    differs.invert()
    words = differs.get_bounding_rects()
    assert words and max(each.right for each in words) <= size[0] - FRAME * size[0] / WIDTH


def test_stones_of_the_trail_have_smooth_sides() -> None:
    """Where a stone ends is a mixture of it and of the paper, and nothing of it is cut off."""
    stone = _hex_stone(34, SHEET, 2)
    half = [stone.get_at((x, y)).a for x in range(68) for y in range(68)]
    assert any(0 < alpha < 255 for alpha in half) and stone.get_at((34, 34)).a == 255
    assert stone.get_at((34, 1)).a and not stone.get_at((1, 1)).a


def test_a_landmark_and_its_points_share_one_spot_of_paper() -> None:
    """The post stood half below the number, before the plants; now between them there is paper."""
    plan = plan_of("C")
    with on_stage("river-dice-c", Wish((1920, 1080))) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        sheet = sheet_print._Print(screen.look, plan, (2 * WIDTH, 2 * HEIGHT)).sheet
    places = SheetPlaces((0, 0), sheet.get_size())
    both = [
        places.rect(spot) for spot in plan.spots if spot.shape is Shape.HEX and spot.landmark and spot.points
    ]
    assert both
    for rect in both:
        high, reach = rect.centery - round(rect.height * 0.15), round(rect.width * 0.15)
        line = [sheet.get_at((rect.centerx + x, high))[:3] for x in range(-reach, reach)]
        paper = sum(min(shade) > 215 for shade in line)
        assert paper > 0.8 * len(line), "from above the post to above the number"
        habitat = sheet.get_at((rect.centerx, rect.centery - round(rect.height * 0.33)))[:3]
        assert min(habitat) < 215, "above it the habitat is seen"
