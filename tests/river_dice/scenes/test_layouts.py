"""Every screen of River Dice holds at the corner sizes, with normal and double text, in every language."""

import pygame
import pytest

from flow_desktop.app.intents import NAVIGATION, Act
from flow_desktop.app.language import PSEUDO
from flow_desktop.app.loop import App
from flow_desktop.pictures import on_stage, picture
from flow_desktop.river_dice.scenes.cards_page import CompletionPick
from flow_desktop.river_dice.scenes.gallery import RIVER_EXHIBITS
from flow_desktop.river_dice.scenes.goals import GoalLine
from flow_desktop.river_dice.scenes.pause import RiverPause
from flow_desktop.river_dice.scenes.results.score_lines import _SIGNS, TOTAL
from flow_desktop.river_dice.scenes.rules.figures import SheetFigure
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.trail import StoneRow
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import walk
from tests.widgets.checking import problems, untranslated

SIZES = ((1024, 640), (1280, 720), (1280, 960), (1920, 1080), (2560, 1080))
NAMES = {"Pip", "Kiki", "Niva"}
HEADINGS = ("Unfinished", "Finished")


def laid_out(app: App, size: tuple[int, int], text: int) -> list[Screen]:
    app.shell.resize(size)
    app.shell.change(text_percent=text)
    for scene in app.stack.scenes:
        scene.view_changed()
    return [scene for scene in app.stack.drawn() if isinstance(scene, Screen)]


@pytest.mark.parametrize("language", [PSEUDO, "de", "pl"])
@pytest.mark.parametrize("name", RIVER_EXHIBITS)
def test_nothing_overlaps_is_cut_off_or_lies_outside(name: str, language: str) -> None:
    """V1, V8, I8."""
    found = []
    with on_stage(name, Wish((1024, 640), language, reduced_motion=True), painted=False) as app:
        for size in SIZES:
            for text in (100, 200):
                for screen in laid_out(app, size, text):
                    found += [f"{size} {text} %: {fault}" for fault in problems(screen.root, app.shell.view)]
    assert found == []


@pytest.mark.parametrize("name", RIVER_EXHIBITS)
def test_every_word_went_through_the_catalogue(name: str) -> None:
    """B2."""
    with on_stage(name, Wish((1280, 720), PSEUDO, reduced_motion=True), painted=False) as app:
        for screen in (scene for scene in app.stack.drawn() if isinstance(scene, Screen)):
            shown = untranslated(screen.root, NAMES)
            codes = {words for words in shown if words.isupper()}
            assert [words for words in shown if words.partition(":")[0] not in NAMES | codes] == []


@pytest.mark.parametrize("name", RIVER_EXHIBITS)
def test_the_focus_is_never_lost(name: str) -> None:
    """I10."""
    with on_stage(name, Wish((1280, 720), reduced_motion=True), painted=False) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        for action in [*NAVIGATION] * 6:
            app.inject(Act(action))
            app.loop_once()
            order = reading_order(screen.root)
            assert app.stack.top is screen and screen.focus.current in order


@pytest.mark.parametrize("theme", ["normal", "plain", "contrast"])
@pytest.mark.parametrize("name", ["river-dice", "river-dice-c"])
def test_every_theme_draws_the_table(name: str, theme: str) -> None:
    """V4."""
    with on_stage(name, Wish((1280, 720), theme=theme)) as app:
        assert len({app.canvas.surface.get_at((x, 360))[:3] for x in range(0, 1280, 8)}) > 10


def test_the_name_on_the_map_changes_with_the_language() -> None:
    """B2: a printed sheet is kept, but not for another language."""
    frames = [picture("river-dice", Wish((1280, 720), language)) for language in (PSEUDO, "en")]
    name = pygame.Rect(400, 610, 240, 50)
    first, second = (pygame.image.tobytes(frame.subsurface(name), "RGB") for frame in frames)
    assert first != second


@pytest.mark.parametrize("language", ["en", "de", "it", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_pause_is_a_sheet_of_even_buttons_in_the_middle(language: str, size: tuple[int, int]) -> None:
    """None has a second line, so that the sheet with all its goals needs no more than half the window."""
    with on_stage("river-dice-pause", Wish(size, language, reduced_motion=True), painted=False) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        buttons = [
            each.rect for each in walk(screen.root) if isinstance(each, Button) and each.key != "go-on"
        ]
        assert len(buttons) == 8 and len({rect.height for rect in buttons}) == 1
        assert screen.find("sheet").rect.width < size[0] // 2


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_round_has_one_line(language: str, size: tuple[int, int]) -> None:
    """From round 10 on it had two, and everything below it moved down."""
    with on_stage("river-dice-c", Wish(size, language, reduced_motion=True), painted=False) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        label = screen.find("round")
        assert "12" in label.label
        longer = label.label.replace("12", "20")
        assert screen.look.block(longer, Role.STRONG, 2000).width <= label.rect.width


def test_where_letters_are_large_an_account_covers_no_price() -> None:
    """V1: '−1' and '−2' lay under what the first choice gives."""
    with on_stage("river-dice", Wish((1024, 640), "pl", 200, reduced_motion=True), painted=False) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        screen.focus_on("choice-1")
        app.loop_once()
        assert not screen.find("preview").rect.colliderect(screen.find("price").rect)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("river-dice-complete", (1920, 1080)),
        ("river-dice-bonus", (1920, 1080)),
        ("river-dice-lesson", (1024, 640)),
        ("river-dice-lesson", (1280, 720)),
    ],
)
def test_an_account_stands_on_the_paper_of_the_choices(name: str, size: tuple[int, int]) -> None:
    """It stuck out of the paper, lay on the goals below it, and that of a card on the sheet it speaks of."""
    with on_stage(name, Wish(size, reduced_motion=True), painted=True) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        card, paper = screen.find("preview").rect, screen.find("choices").rect
        assert card.width and paper.inflate(-2 * screen.look.px(8), 0).contains(card)
        goals = [each.rect for each in walk(screen.root) if isinstance(each, GoalLine)]
        assert card.collidelist(goals) == -1


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_the_pause_is_a_sheet_in_the_middle_of_the_smallest_window(language: str) -> None:
    """With all eight achievements: it is not pulled over the whole window for a few lines more."""
    with on_stage("river-dice-pause", Wish((1024, 640), language, reduced_motion=True)) as app:
        pause = app.stack.top
        assert isinstance(pause, RiverPause)
        paper = pause.find("sheet").rect
        assert pause.seek("page") is None and paper.width < 0.7 * pause.look.view.width
        lines = [each for each in walk(pause.root) if isinstance(each, GoalLine)]
        assert len(lines) == 8 and all(paper.contains(each.rect) for each in lines)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1280, 960), (1920, 1080)])
def test_every_river_of_the_trail_runs_in_one_line(size: tuple[int, int]) -> None:
    """In two lines 250 pixels stayed empty at their right, and the details had no map; now nothing turns."""
    with on_stage("river-dice-trail", Wish(size, reduced_motion=True)) as app:
        trail = app.stack.top
        assert isinstance(trail, Screen)
        for row in [each for each in walk(trail.root) if isinstance(each, StoneRow)]:
            assert len({stone.rect.y for stone in row.children}) == 1
            assert min(stone.rect.width for stone in row.children) >= trail.look.view.target
        page = trail.find("page")
        assert isinstance(page, Scroll) and not page.furthest
        assert any(isinstance(each, SheetFigure) for each in walk(trail.root))
        under = trail.find("play-this").rect.y - trail.find("card-signs").rect.bottom
        assert under >= trail.look.px(16), "the ring of Play stands clear of the cards"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_a_replay_gives_its_map_more_than_half_the_height(language: str) -> None:
    """Track and buttons stand in one line: in two they took a fifth of it from the map."""
    with on_stage("river-dice-replay", Wish((1280, 720), language, reduced_motion=True)) as app:
        replay = app.stack.top
        assert isinstance(replay, Screen)
        track, on = replay.find("scrub").rect, replay.find("play-on").rect
        assert track.right <= on.left and track.top < on.centery < track.bottom
        sheet = next(each for each in walk(replay.root) if isinstance(each, SheetView))
        assert sheet.rect.height > 0.58 * 720


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_replay_shows_the_whole_tally_at_once(size: tuple[int, int]) -> None:
    """Tokens and points were cut off, or had to be turned to."""
    for language in ("en", "de", "fr", "it", "pl"):
        with on_stage("river-dice-replay", Wish(size, language, reduced_motion=True), painted=False) as app:
            replay = app.stack.top
            assert isinstance(replay, Screen)
            words = replay.find("words")
            assert isinstance(words, Scroll) and not words.furthest, language


@pytest.mark.parametrize("language", ["en", "de"])
def test_completion_cards_are_of_one_size(language: str) -> None:
    """Those of the row with the longest words were higher than the others."""
    with on_stage("river-dice-cards", Wish((1920, 1080), language, reduced_motion=True)) as app:
        page = app.stack.top
        assert isinstance(page, Screen)
        picks = [each.rect for each in walk(page.root) if isinstance(each, CompletionPick)]
        assert len(picks) == 12 and max(x.height for x in picks) - min(x.height for x in picks) <= 1


def test_on_the_score_a_coin_means_points() -> None:
    """Rows had coins with their numbers, which anywhere else are as many points."""
    rows = [_SIGNS[f"row{number}"] for number in range(1, 5)]
    assert "sign_point" not in {sign.art for sign in rows} and len({sign.text for sign in rows}) == 4
    with on_stage("river-dice-results", Wish((1920, 1080), reduced_motion=True)) as app:
        page = app.stack.top
        assert isinstance(page, Screen)
        total, last = page.find(f"part-{TOTAL}").rect, page.find("part-leftovers").rect
        assert total.height > last.height, "the rule under the lines has air below it"


def test_games_that_wait_and_games_that_are_over_stand_under_their_names() -> None:
    """As in Our games of Flow; by their dates alone the order looked like a mistake."""
    with on_stage("river-dice-games", Wish((1280, 720), reduced_motion=True)) as app:
        page = app.stack.top
        assert isinstance(page, Screen)
        tops = {each.label: each.rect.y for each in walk(page.root) if each.label in HEADINGS}
        assert tops["Unfinished"] < tops["Finished"]
        games = [each.rect for each in walk(page.root) if each.key.startswith("game-")]
        assert tops["Unfinished"] < games[0].y < tops["Finished"] < games[1].y


def test_all_four_rivers_stand_on_their_paper_without_turning() -> None:
    """The foot of their panel lay below the edge of the page, cut off."""
    with on_stage("river-dice-setup", Wish((1920, 1080), reduced_motion=True)) as app:
        setup = app.stack.top
        assert isinstance(setup, Screen)
        page, look = setup.find("page").rect, setup.look
        assert max(setup.find(f"sheet-{each}").rect.bottom for each in "ABCD") + look.px(40) < page.bottom
