"""The painted sheets: all within the map's frame, the same every time, named in letters that exist."""

from pathlib import Path

import pygame
import pytest

from build.art.lint import faults
from build.river_art.draw import ART, drawings
from flow_desktop.app.assets import BUDGET
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.scenes import sheet_print
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.painting.growth import growth
from flow_desktop.river_dice.scenes.painting.painted_map import painted_map
from flow_desktop.river_dice.scenes.painting.water_colour import mottled
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, WIDTH, Shape
from flow_desktop.river_dice.scenes.rules.chapters import CHAPTERS
from flow_desktop.river_dice.scenes.vignettes import VIGNETTES, ChapterPicture, draw_vignette
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.screen import Screen
from tests.fonts.test_fonts import LETTERS, missing

FRAME = 14
HAND = Path(__file__).parents[3] / "flow_desktop" / "river_dice" / "assets" / "fonts" / "Caveat-Bold.ttf"


@pytest.mark.parametrize("letter", "ABCD")
def test_everything_printed_lies_within_the_frame_of_the_map(letter: str) -> None:
    for spot in plan_of(letter).spots:
        wide = spot.reach * (spot.wide if spot.shape is Shape.PLAQUE else 0.87)
        assert spot.x - wide >= FRAME and spot.x + wide <= WIDTH - FRAME, spot.key
        assert spot.y - spot.reach >= FRAME and spot.y + spot.reach <= HEIGHT - FRAME, spot.key


@pytest.mark.parametrize("letter", "ABCD")
def test_land_grows_around_what_is_printed(letter: str) -> None:
    plan = plan_of(letter)
    grown = growth(plan)
    assert len(grown) >= 4
    for _name, (x, y), _side in grown:
        assert not any(abs(x - spot.x) < spot.reach and abs(y - spot.y) < spot.reach for spot in plan.spots)


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
