"""Things of one kind are of one size and stand level; what comes or goes moves nothing beside it."""

import pygame
import pytest

from flow_desktop.scenes.board.picture import BoardCorner, BoardPicture
from flow_desktop.scenes.daily.calendar import DayStone
from flow_desktop.scenes.daily.scene import DailyScene
from flow_desktop.scenes.drills.scene import Task
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.games.gauges import Gauge, Notch
from flow_desktop.scenes.games.people_page import PersonCard
from flow_desktop.scenes.papers import ClippedPaper
from flow_desktop.scenes.practise.postcard import Postcard
from flow_desktop.scenes.practise.scene import CodeScene
from flow_desktop.scenes.results.pages import BigNumber
from flow_desktop.scenes.setup.seat_fields import NamedPicture
from flow_desktop.scenes.voyage.chart import BUOY, ChartView
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import Widget, walk

LANGUAGES = ("en", "de", "pl")
FULL = (1920, 1080)
SEA_AND_CLOCK = ("The sea", "Clock")


def page_of(name: str, wish: Wish) -> Screen:
    """The page of an exhibit, laid out."""
    with on_stage(name, wish, painted=False) as app:
        page = app.stack.top
        assert isinstance(page, Screen) and page.root
        return page


def sizes(found: list[Widget]) -> set[tuple[int, int]]:
    return {widget.rect.size for widget in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), FULL])
def test_the_four_smaller_ways_of_the_menu_are_of_one_size(size: tuple[int, int], language: str) -> None:
    page = page_of("menu", Wish(size, language))
    assert len(sizes([page.find(key) for key in ("voyage", "daily", "learn", "games")])) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["leave", "trouble"])
def test_the_answers_of_a_question_are_of_one_size_and_fill_its_paper(name: str, language: str) -> None:
    page = page_of(name, Wish(FULL, language))
    answers: list[Widget] = [each for each in walk(page.root) if isinstance(each, Button)]
    assert len(answers) == 2 and len(sizes(answers)) == 1
    around = next(each for each in walk(page.root) if set(answers) == set(each.children))
    assert answers[0].rect.left == around.rect.left
    assert around.rect.right - answers[-1].rect.right <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["first-game", "learn-offer", "voyage"])
def test_company_is_shown_by_picture_and_name(name: str, language: str) -> None:
    page = page_of(name, Wish(FULL, language))
    faces: list[Widget] = [each for each in walk(page.root) if isinstance(each, NamedPicture)]
    assert len(faces) >= 4
    left, right = min(face.rect.left for face in faces), max(face.rect.right for face in faces)
    for top in {face.rect.top for face in faces}:
        row: list[Widget] = [face for face in faces if face.rect.top == top]
        assert len(sizes(row)) == 1 and row[0].rect.left == left
        assert right - row[-1].rect.right <= len(row)
    for face in faces:
        words = page.look.block(face.label, face.text_role, face.rect.width)  # type: ignore[attr-defined]
        assert words.height < face.rect.height / 2


def test_all_tasks_of_the_drills_have_letters_of_one_size() -> None:
    for language in LANGUAGES:
        tasks = [
            each for each in walk(page_of("drills", Wish(FULL, language)).root) if isinstance(each, Task)
        ]
        assert len({task.text_role for task in tasks}) == 1


def test_the_way_to_somebodys_settings_lies_on_their_own_paper_and_nobody_is_told_twice() -> None:
    page = page_of("games-people", Wish(FULL))
    papers = [each for each in walk(page.root) if isinstance(each, Panel)]
    own = [each for each in walk(page.root) if each.key.startswith("own-")]
    assert len(own) > 2 and len({each.rect.bottom for each in own}) == 1
    for way in own:
        (paper,) = [each for each in papers if way in walk(each)]
        (card,) = [each for each in walk(paper) if isinstance(each, PersonCard)]
        assert card.label in way.label and card.rect.bottom < way.rect.top
        assert (card.rect.left, card.rect.width) == (way.rect.left, way.rect.width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_portraits_of_those_who_play_together_stand_level_however_long_their_names(language: str) -> None:
    page = page_of("games-people", Wish(FULL, language))
    cards = [each for each in walk(page.root) if isinstance(each, PersonCard)]
    faces = [[part.rect for part in walk(card) if isinstance(part, Image)] for card in cards]
    several = [(card, each[:-1]) for card, each in zip(cards, faces, strict=True) if len(each) > 2]
    assert len(several) >= 2
    assert all(face.top == card.rect.top for card, each in several for face in each)
    assert len({face.size for _card, each in several for face in each}) == 1


@pytest.mark.parametrize("name", ["setup-known", "setup-partner"])
def test_where_the_players_need_their_column_the_clock_stands_whole_below_the_sea(name: str) -> None:
    page = page_of(name, Wish(FULL))
    sea, clock = (next(each for each in walk(page.root) if each.area == words) for words in SEA_AND_CLOCK)
    assert clock.rect.left == sea.rect.left and clock.rect.top > sea.rect.bottom
    assert page.find("page").rect.contains(clock.rect)


@pytest.mark.parametrize("name", ["setup-known", "setup-pick", "setup-partner"])
def test_columns_of_the_setup_that_are_not_cut_end_on_one_line(name: str) -> None:
    page = page_of(name, Wish(FULL))
    window = page.find("page").rect
    panels = [each.rect for each in walk(page.root) if isinstance(each, Panel)]
    last = [max(each.bottom for each in panels if each.left == left) for left in {e.left for e in panels}]
    whole = [bottom for bottom in last if bottom <= window.bottom]
    assert len(whole) >= 2 and max(whole) - min(whole) <= 2


def test_buttons_of_one_kind_in_the_setup_are_of_one_width() -> None:
    page = page_of("setup", Wish(FULL))
    assert page.find("draw-again").rect.width == page.find("pick").rect.width
    known = [each for each in walk(page_of("setup-known", Wish(FULL)).root) if each.key.startswith("known-")]
    assert len(known) % 2 and len(sizes(known)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), FULL])
def test_the_notches_of_all_gauges_begin_on_one_line(size: tuple[int, int], language: str) -> None:
    page = page_of("games-numbers", Wish(size, language))
    gauges = [each for each in walk(page.root) if isinstance(each, Gauge)]
    first = [next(part.rect.top for part in walk(gauge) if isinstance(part, Notch)) for gauge in gauges]
    assert len(gauges) == 3 and len(set(first)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), FULL])
def test_the_way_to_the_accessibility_page_is_in_sight_from_the_start(
    size: tuple[int, int], language: str
) -> None:
    page = page_of("settings", Wish(size, language))
    assert page.find("paper").rect.contains(page.find("link").rect) and page.seek("page") is None


def test_the_weeks_stay_where_they_are_when_a_way_back_to_today_appears() -> None:
    with on_stage("daily", Wish(FULL), painted=False) as app:
        page = app.stack.top
        assert isinstance(page, DailyScene)
        before = [each.rect.copy() for each in walk(page.root) if isinstance(each, DayStone)]
        assert page.seek("today") is None
        page.choose(page.today.replace(day=2))
        assert page.seek("today") is not None
        assert [each.rect for each in walk(page.root) if isinstance(each, DayStone)] == before


def test_the_paper_of_a_code_keeps_its_size_when_the_code_becomes_right() -> None:
    papers = []
    for name in ("practise-code-wrong", "practise-code"):
        page = page_of(name, Wish(FULL))
        assert isinstance(page, CodeScene)
        papers.append(next(each.rect for each in walk(page.root) if isinstance(each, ClippedPaper)))
    assert papers[0] == papers[1]


def test_postcards_begin_level_with_the_sheet_beside_them() -> None:
    page = page_of("practise", Wish(FULL))
    paper = next(each for each in walk(page.root) if isinstance(each, ClippedPaper))
    top = min(each.rect.top for each in walk(page.root) if isinstance(each, Postcard))
    assert top == paper.rect.top + page.look.px(paper.above)


def test_the_pictures_of_the_help_are_of_one_size() -> None:
    page = page_of("help", Wish(FULL))
    spaces = next(each for each in walk(page.root) if isinstance(each, BoardCorner))
    pictures = [each for each in walk(page.root) if isinstance(each, Image)]
    assert spaces.rect.size == pictures[0].rect.size
    surface = pygame.Surface(FULL)
    spaces.paint(surface, page.look)
    assert surface.get_at(spaces.rect.center) != surface.get_at((0, 0))


@pytest.mark.parametrize("size", [(1024, 640), FULL])
@pytest.mark.parametrize("name", ["voyage", "voyage-far"])
def test_no_dot_of_the_course_lies_half_below_a_buoy_or_the_boat(name: str, size: tuple[int, int]) -> None:
    page = page_of(name, Wish(size))
    chart = next(each for each in walk(page.root) if isinstance(each, ChartView))
    dots = [dot.get_rect(topleft=corner) for dot, corner in chart.dots(page.look, chart.rect)]
    assert len(dots) > 20
    for index in range(len(chart.stops)):
        picture, place = chart.figure(page.look, index)
        if place.colliderect(chart.rect):
            assert picture.get_bounding_rect().move(place.topleft).collidelist(dots) < 0


@pytest.mark.parametrize("size", [(1280, 720), FULL, (3440, 1440)])
def test_the_plate_of_a_stop_in_sight_is_whole(size: tuple[int, int]) -> None:
    page = page_of("voyage-far", Wish(size))
    chart = next(each for each in walk(page.root) if isinstance(each, ChartView))
    assert chart.lying is not None
    for index, (x, _y) in enumerate(chart.lying.stops):
        at = x - round(chart.scrolling.offset)
        if chart.rect.left + page.look.px(BUOY) // 2 <= at <= chart.rect.right:  # all of its buoy
            assert chart.room_of(page.look, index).left >= chart.rect.left


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), FULL])
def test_a_picture_of_the_rules_stands_beside_its_words(size: tuple[int, int]) -> None:
    page = page_of("rules", Wish(size))
    section = page.find("page-goal")
    board = next(each for each in walk(section) if isinstance(each, BoardPicture))
    words = next(each for each in walk(section) if isinstance(each, Label) and each.text_role is Role.BODY)
    assert board.rect.left > words.rect.right and board.rect.top < words.rect.bottom


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), FULL])
def test_a_wave_code_beside_a_board_has_room(size: tuple[int, int]) -> None:
    page = page_of("games", Wish(size))
    code = next(each for each in walk(page.root) if each.label.startswith("Wave code"))
    assert isinstance(code, Label)
    lines = page.look.block(code.label, code.text_role, code.rect.width)
    assert lines.lines[-1].endswith("OTTER-REEF-08028901") and lines.height == code.rect.height
    assert lines.size == page.look.block("1", code.text_role, FULL[0]).size


def test_no_line_of_the_results_has_two_rules_below_each_other() -> None:
    page = page_of("results", Wish((1024, 640)))
    numbers = [each for each in walk(page.root) if isinstance(each, BigNumber)]
    assert [number.above for number in numbers] == [True, True, False, False]
    assert all(each.above for each in walk(page_of("results", Wish()).root) if isinstance(each, BigNumber))
