"""The page of the voyage: choosing, scrolling, skipping, setting sail, and arriving."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from flow_desktop.app.intents import Act, Action, Device, PointerMoved, PointerPressed, PointerReleased, Wheel
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Push, Reset
from flow_desktop.app.settings import Settings
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine import Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import ClockKind, Table
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.voyage import stop_named, stops
from flow_desktop.scenes import destinations as to
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.games.words import fact_lines, table_words, which_words
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.occasions import Occasions
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.start import home_of, resume_game
from flow_desktop.scenes.voyage.arrival import ONWARD, VoyageResults
from flow_desktop.scenes.voyage.chart import ChartView
from flow_desktop.scenes.voyage.crew import Crew, SailingWith, last_crew
from flow_desktop.scenes.voyage.log import reached_by, stop_of
from flow_desktop.scenes.voyage.sailing import set_sail
from flow_desktop.scenes.voyage.scene import VoyageScene
from flow_desktop.scenes.voyage.star_row import StarLine
from flow_desktop.scenes.voyage.words import GOALS, NAMES, star_words
from flow_desktop.scenes.wayfinding import scene_at
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened
from tests.widgets.driving import click, click_at


def page(app: App) -> VoyageScene:
    screen = top_screen(app)
    assert isinstance(screen, VoyageScene)
    return screen


def chart(app: App) -> ChartView:
    found = page(app).find("chart")
    assert isinstance(found, ChartView)
    return found


def act(app: App, *actions: Action, device: Device = Device.KEYBOARD) -> None:
    for action in actions:
        app.inject(Act(action, device))
        app.loop_once()


def the_table(app: App) -> Table:
    scene = app.stack.top
    assert isinstance(scene, PlayScene | IntroductionScene)
    return scene.table


def begun(change: object) -> Table:
    """The table of a game that begins or goes on."""
    assert isinstance(change, Reset)
    assert isinstance(change.to, to.ToNewGame | to.ToPlay)
    return change.to.table


def won_game(app: App, key: str = "harbour") -> Table:
    """A game at a stop, won by the hint's policy."""
    stop = stop_named(key)
    assert stop is not None
    table = begun(set_sail(app.shell, stop, Crew(), "otter-reef"))
    for number in range(9):
        played = play(table.options, player_named("hint"), stop.pace, Random(number).random)
        if played.won:
            table.lay_out(played.commands)
            return table
    raise AssertionError("no game was won")


def test_every_stop_has_a_name_and_a_goal() -> None:
    assert list(NAMES) == list(GOALS) == [stop.key for stop in stops()]
    assert all(star_words(star, stop, 6) for stop in stops() for star in stop.stars)


def test_it_begins_at_the_harbour_and_one_press_sets_sail(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    assert page(app).stop.key == "harbour"
    act(app, Action.ACCEPT)
    table = the_table(app)
    assert table.options.seed == stops()[0].seed  # the first try has the stop's own wave
    assert str(table.options.clock) == "14t"
    at = stop_of(app.shell, table)
    assert at is not None and at.key == "harbour"
    assert reached_by(app.shell)["harbour"].tries == 1


def test_another_try_has_another_wave(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    set_sail(app.shell, stops()[0], Crew())
    again = set_sail(app.shell, stops()[0], Crew())
    assert begun(again).options.seed != stops()[0].seed


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_arrows_choose_stops_along_the_chart_and_it_follows(tmp_path: Path, device: Device) -> None:
    app = opened(VoyageScene, tmp_path, settings=Settings(language="en", reduced_motion=True))
    page(app).focus_on("chart")
    act(app, *[Action.NAV_RIGHT] * 9, device=device)
    assert page(app).stop is stops()[9]
    assert chart(app).rect.contains(chart(app).ring_rect())
    act(app, Action.LAST, device=device)
    assert page(app).stop is stops()[-1]
    lying = chart(app).lying
    assert lying is not None and page(app)._scrolling.offset == lying.furthest
    act(app, Action.FIRST, Action.NAV_RIGHT, Action.NAV_LEFT, device=device)
    assert page(app).stop is stops()[0]
    act(app, Action.ACCEPT, device=device)
    assert page(app).focus.current is page(app).find("play")


def test_a_chosen_stop_is_said(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    page(app).focus_on("chart")
    act(app, Action.NAV_RIGHT)
    assert "The Long Jetty, stop 2 of 24, 0 of 3 stars" in chart(app).spoken()


def test_wheel_and_drag_scroll_and_a_click_chooses(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path, settings=Settings(language="en", reduced_motion=True))
    x, y = chart(app).rect.centerx, chart(app).rect.top + 8
    app.inject(Wheel(x, y, -2))
    app.loop_once()
    turned = page(app)._scrolling.offset
    assert turned > 0
    for intent in (PointerPressed(x, y), PointerMoved(x - 90, y), PointerReleased(x - 90, y)):
        app.inject(intent)
        app.loop_once()
    assert page(app)._scrolling.offset == turned + 90
    assert page(app).stop is stops()[0]
    place = chart(app).room_of(page(app).look, 4).center
    click_at(app, *place)
    assert page(app).stop is stops()[4]


def test_the_chart_glides_and_comes_to_rest(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    page(app).choose(12)
    assert page(app).moving
    for _ in range(120):
        page(app).update(1 / 60)
    assert not page(app).moving
    assert page(app)._scrolling.offset == page(app)._scrolling.target


def test_skipping_moves_on_and_nothing_is_locked(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    click(app, page(app).find("skip"))
    assert page(app).stop is stops()[1]
    assert page(app).present == 1
    page(app).choose(0)
    assert page(app).seek("skip") is None
    page(app).choose(23)
    assert page(app).find("play").enabled


def test_company_and_clock_are_chosen_on_the_card_and_remembered(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    page(app)._use(Crew(SailingWith.PELLA, kind=ClockKind.TIMED))
    click(app, page(app).find("play"))
    table = the_table(app)
    assert [seat.partner for seat in table.seats] == ["", "pella"]
    assert str(table.options.clock) == "105s"
    assert last_crew(app.shell) == Crew(SailingWith.PELLA, kind=ClockKind.TIMED)


def test_where_two_are_needed_nobody_is_alone(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    oars = stop_named("oars")
    assert oars is not None
    assert Crew().players(oars) == 2
    assert SailingWith.ALONE not in Crew().companies(oars)
    together = Crew(SailingWith.TOGETHER, people=4).draft(app.shell, oars, "otter-reef")
    assert len(together.seats) == 4 and not any(seat.partner for seat in together.seats)


def test_a_won_stop_shows_its_stars_and_leads_to_the_next_in_one_press(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    table = won_game(app)
    scene = scene_at(app.shell, to.ToResults(table))
    assert isinstance(scene, VoyageResults)
    scene.enter(app.shell)
    stars = [widget for widget in walk(scene.root) if isinstance(widget, StarLine)]
    assert [star.earned for star in stars] == list(scene.arrival.earned)
    assert "Sunrise Harbour" in scene.opening_words()
    assert reached_by(app.shell)["harbour"].earned(ClockKind.TURNS) == scene.arrival.earned
    assert scene.onward() == Reset(to.ToVoyage("jetty", alone=True))


def test_looking_at_the_results_twice_changes_nothing(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    table = won_game(app)
    scene_at(app.shell, to.ToResults(table))
    once = reached_by(app.shell)
    scene_at(app.shell, to.ToResults(table))
    assert reached_by(app.shell) == once


def test_a_game_of_no_stop_has_the_usual_results(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    table = home_of(app.shell).new_table(stops()[0].options("otter-reef", 1), None, app.shell.now)
    assert type(scene_at(app.shell, to.ToResults(table))) is ResultsScene


def test_an_interrupted_stop_keeps_its_occasion(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    table = begun(set_sail(app.shell, stops()[0], Crew()))
    table.do(Draw(0))
    table.close()
    kept = next(home_of(app.shell).waiting())
    resumed = begun(resume_game(app.shell, kept))
    at = stop_of(app.shell, resumed)
    assert at is not None and at.key == "harbour"


def test_the_pause_of_a_stop_says_what_its_stars_are_for(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    table = begun(set_sail(app.shell, stops()[0], Crew()))
    paused = opened(lambda: PauseScene(table), tmp_path)
    told = [each.words for each in walk(top_screen(paused).root) if isinstance(each, StarLine)]
    assert told == [star_words(star, stops()[0], table.options.players) for star in stops()[0].stars]


def test_the_menu_says_where_the_voyage_goes_on_once_it_is_drawn(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    scene_at(app.shell, to.ToResults(won_game(app)))
    again = opened(MenuScene, tmp_path)
    for _ in range(3):
        again.loop_once()
    assert "The Long Jetty" in top_screen(again).find("voyage").spoken()


def test_a_stop_that_was_given_up_leads_back_to_the_voyage_and_to_the_game(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    click(app, page(app).find("play"))
    table = the_table(app)
    table.give_up()
    scene = scene_at(app.shell, to.ToResults(table))
    assert isinstance(scene, VoyageResults)
    scene.enter(app.shell)
    assert not any(scene.arrival.earned)
    assert scene.onward() == Reset(to.ToVoyage("harbour", alone=True))
    assert {"again", "take-up", ONWARD} <= {widget.key for widget in walk(scene.root)}
    assert not reached_by(app.shell)["harbour"].earned(ClockKind.TURNS)[0]


def test_a_game_says_for_which_stop_or_day_it_was_played(tmp_path: Path) -> None:
    app = opened(VoyageScene, tmp_path)
    click(app, page(app).find("play"))
    table, day = the_table(app), date(2026, 11, 16)
    occasions = Occasions(home_of(app.shell).library)
    assert occasions.game_is(table.name, table.options, day) == "Voyage: Sunrise Harbour"
    wave = wave_of(day)
    daily = Options(wave.seed, 2, scenarios=wave.cards or None)
    assert occasions.game_is("another", daily, day) == "Wave of 16 November 2026"
    assert occasions.game_is("another", Options("otter-reef", 2), day) == "Basic game"


@pytest.mark.parametrize("key", ["harbour", "skerry"])
def test_nobody_picked_the_cards_of_a_stop(key: str, tmp_path: Path) -> None:
    """Results and the list of games name the stop instead, and what leads to the keepsakes knows it."""
    app = opened(MenuScene, tmp_path)
    table = won_game(app, key)
    named = f"Voyage: {NAMES[key]}"
    results = scene_at(app.shell, to.ToResults(table))
    assert isinstance(results, VoyageResults)
    results.enter(app.shell)
    assert any(widget.label.startswith(f"{named} · clock") for widget in walk(results.root))
    opening = results.find("keepsakes")
    assert isinstance(opening, Pressable) and opening.on_press is not None
    way = opening.on_press()
    assert isinstance(way, Push) and isinstance(way.to, to.ToKeepsakes) and way.to.occasion == named
    results.leave()
    (kept,) = home_of(app.shell).games()
    occasions = Occasions(home_of(app.shell).library)
    told = [table_words(occasions, kept), *fact_lines(kept, which_words(occasions, kept))]
    assert told[0].startswith(named) and named in told[1:]
    assert not [line for line in told if "picked" in line or "Basic" in line]


def test_the_cards_of_a_day_were_not_picked_either(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    day = next(day for n in range(7) if wave_of(day := date(2026, 11, 16) + timedelta(n)).cards)
    wave = wave_of(day)
    occasions = Occasions(home_of(app.shell).library)
    told = occasions.game_is("one", Options(wave.seed, 1, scenarios=wave.cards), day)
    assert told == f"Wave of {day.day} November 2026"
