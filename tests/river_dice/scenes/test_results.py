"""The end of a game: the score grows line by line to its sum, and what was reached is kept."""

from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.games import GAMES
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, score
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.scenes.gallery import played
from flow_desktop.river_dice.scenes.naming import part_name
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.results.scene import LINE, RiverResults
from flow_desktop.river_dice.scenes.results.score_lines import TOTAL, SumSoFar
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.scenes.sounding import TRAIL
from flow_desktop.river_dice.scenes.trail import TrailPage
from flow_desktop.river_dice.table import RiverReached, RiverTable, with_partner
from flow_desktop.table import default_seats
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.widget import walk
from tests.river_dice.scenes.playing import act, opened, press
from tests.river_dice.tables import a_game


def over(**options: object) -> RiverTable:
    return played(RiverOptions("heron", 2, **options), lambda table: False)  # type: ignore[arg-type]


def page(app: App) -> RiverResults:
    scene = app.stack.top
    assert isinstance(scene, RiverResults)
    return scene


@pytest.mark.rule("river 8.1", "river 8.2")
@pytest.mark.parametrize("sheet", "ABCD")
def test_the_lines_of_every_sheet_come_to_its_sum(sheet: str) -> None:
    scores = tuple(score(seat) for seat in over(sheet=sheet).state.seats)
    lines = len(scores[0]) - 1
    grown = [SumSoFar(scores).after(line) for line in range(lines + 1)]
    assert grown[0] == [0, 0] and grown[-1] == [each[TOTAL] for each in scores]


def test_the_score_is_told_line_by_line_and_a_press_tells_the_rest(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: RiverResults(over(sheet="B")))
    scene = page(app)
    scene._time = 0.0
    scene.update(2.5 * LINE)
    assert scene.told == 2 and scene.moving
    act(app, Action.ACCEPT)
    assert scene.told == 8 and not scene.moving and app.stack.top is scene, "an Enter too many skips nothing"


def test_enters_in_a_row_do_not_begin_the_next_game(tmp_path: Path) -> None:
    """Twenty rounds deserve a look: whoever goes on pressing has not seen the score yet."""
    time = StillTime()
    first = RiverResults(over(sheet="B"))
    wish = Settings(language="en")
    cartridge = GAMES["river-dice"].cartridge
    app = off_screen(cartridge, lambda shell: first, Folders(tmp_path), (1280, 720), wish, time)
    app.loop_once()
    for _ in range(5):
        time.seconds += 0.5
        act(app, Action.ACCEPT)
        assert app.stack.top is first and not first.moving
    time.seconds += 0.7
    act(app, Action.ACCEPT)
    assert isinstance(app.stack.top, RiverPlay)


@pytest.mark.parametrize("still", [True, False])
def test_new_shapes_on_a_trail_are_heard_once_after_the_sum(tmp_path: Path, still: bool) -> None:
    """However the sum was reached: told to its end, skipped by a press, or there at once."""
    table = RiverTable.at(a_game(ColumnSheet(((5, 5, 5, 5),) * 5), phase=RiverPhase.OVER))
    app = opened(tmp_path, lambda shell: RiverResults(table), reduced_motion=still)
    scene = page(app)
    assert any(each.shapes for each in scene.reached) and (TRAIL in heard(app)) is still
    act(app, Action.NAV_DOWN)
    app.loop_once()
    assert heard(app).count(TRAIL) == 1
    again = opened(tmp_path, lambda shell: RiverResults(table), reduced_motion=still)
    act(again, Action.NAV_DOWN)
    assert not any(each.shapes for each in page(again).reached)
    assert TRAIL not in heard(again), "nothing is new the second time"


def heard(app: App) -> list[str]:
    return [each.name for each in app.shell.audio.heard]


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "it"])
def test_no_way_on_stands_alone_in_a_last_row(tmp_path: Path, language: str) -> None:
    for size in ((1280, 720), (1920, 1080)):
        scene = page(opened(tmp_path, lambda shell: RiverResults(over(sheet="A")), size, language=language))
        rows = Counter(
            button.rect.y
            for button in walk(scene.root)
            if isinstance(button, Button) and button.rect.y > scene.find("page").rect.bottom
        )
        assert sum(rows.values()) > 3 and min(rows.values()) > 1


def test_what_is_new_on_the_trail_is_named(tmp_path: Path) -> None:
    """A number alone left one to look for it."""
    scene = page(opened(tmp_path, lambda shell: RiverResults(over(sheet="A"))))
    scene.reached = (RiverReached(0, ("A5", "1"), 40, None),)
    assert any("New on your trail: Full rows: 2; Scenario 1." in line for line in scene._news_words())


@pytest.mark.rule("river 11.2")
def test_a_scenario_has_its_verdict_and_a_second_game_its_best(tmp_path: Path) -> None:
    """U8: a lost scenario names what went best."""
    table = over(scenario=2)
    scene = page(opened(tmp_path, lambda shell: RiverResults(table)))
    lines = {part: points for part, points in scene.scores[0].items() if part != TOTAL}
    best = max(lines, key=lines.__getitem__)
    went_best = f"Most points: {part_name(best)}, {lines[best]}."
    assert lines[best] > 0
    assert scene.find("verdict").label == f"Not this time. Try it again! {went_best}"
    assert went_best in scene.opening_words(), "and by ear"
    assert any("first game on this river" in line for line in scene._news_words())
    again = page(opened(tmp_path, lambda shell: RiverResults(table)))
    assert any("Your best on this river: " in line for line in again._news_words())
    assert "Scenario 2" in again.find("goals").label


def test_from_the_trail_to_the_next_table(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: RiverResults(over(sheet="A")))
    for key in ("trail", "stone-7", "play-this"):
        press(app, key)
    assert isinstance(app.stack.top, RiverSetupPage) and app.stack.top.draft.scenario == 7


def test_people_see_their_own_sheet_first_though_a_partner_has_more_points(tmp_path: Path) -> None:
    """The headline tells who won; the sheet, the goals and the consolation are those of whoever played."""
    options = RiverOptions("heron", 2, scenario=18)
    points = [score(seat)[TOTAL] for seat in played(options, lambda table: False).state.seats]
    winner = points.index(max(points))
    seats = list(default_seats(2))
    seats[winner] = with_partner(seats[winner], RiverPartner.LUMA)
    table = RiverTable.new(options, tuple(seats))
    for move in played(options, lambda table: False).record().moves:
        table.do(move.command)
    app = opened(tmp_path, lambda shell: RiverResults(table))
    scene = page(app)
    assert points[0] != points[1] and scene.shown == 1 - winner
    assert scene.headline() == f"Luma: {max(points)} points!"
    lines = {part: value for part, value in scene.scores[scene.shown].items() if part != TOTAL}
    assert str(max(lines.values())) in scene.verdict(scene.shown)
    scene._look_at(winner)
    press(app, "trail")
    assert isinstance(app.stack.top, TrailPage) and app.stack.top.names == [""], "partners keep no trail"
