"""Who is playing, and what is one's own: on the menu, at the seat, at the table, on each page."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.engine import Options, Phase, legal
from flow_desktop.engine.commands import Draw, PlaceTile
from flow_desktop.rounds import Home
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.destinations import ToMenu, ToPlay
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.games.numbers import PEOPLE, NumbersPage
from flow_desktop.scenes.menu.opening import WelcomingMenu
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.pause.scene import ClockAndAidsPage
from flow_desktop.scenes.people.page import PersonPage
from flow_desktop.scenes.people.who import WhoScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.player import choose_player, player_of
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.start import home_of, people_of
from flow_desktop.scenes.wayfinding import scene_at
from flow_desktop.table import Aids, Profile, Seat
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened, screen
from tests.widgets.driving import do, focused

MIA = Profile("Mia", 3, 2).having_set({"text_percent": 150, "theme": "contrast"})
TOM = Profile("Tom", 5, 4, Aids(more_time=True)).having_set({"reduced_motion": True, "text_percent": 125})


def told(app: App) -> str:
    return " ".join(widget.label for widget in walk(screen(app).root))


def press(app: App, key: str) -> None:
    screen(app).focus_on(key)
    do(app, Action.ACCEPT)


def settled(app: App) -> App:
    """The menu once it was seen, and knows who is there."""
    for _ in range(3):
        app.loop_once()
    return app


@pytest.mark.parametrize("people", [(), (MIA,)])
def test_nobody_is_asked_who_plays_where_there_is_only_one(
    people: tuple[Profile, ...], tmp_path: Path
) -> None:
    Home(tmp_path).people().remember(*people)
    app = settled(opened(MenuScene, tmp_path))
    assert screen(app).seek("who") is None


def test_the_first_tile_is_no_further_away_for_several_people(tmp_path: Path) -> None:
    """U1: who is playing can be said, and need not be."""
    Home(tmp_path).people().remember(MIA, TOM)
    app = settled(opened(MenuScene, tmp_path))
    assert screen(app).seek("who") is not None and focused(app) == "play"
    for _ in range(2):
        if not isinstance(app.stack.top, PlayScene):
            do(app, Action.ACCEPT)
    table_scene = app.stack.top
    assert isinstance(table_scene, PlayScene)
    do(app, FlowAction.DRAW_1)
    assert table_scene.table.state.turn.phase is Phase.HOLDING


def test_whoever_is_chosen_has_their_look_at_once_and_at_the_next_start(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA, TOM)
    app = settled(opened(MenuScene, tmp_path))
    press(app, "who")
    assert isinstance(app.stack.top, WhoScene)
    press(app, "who-mia")
    assert isinstance(app.stack.top, MenuScene)
    assert screen(app).find("who").label == "Mia" and "Mia" in str(screen(app).find("play").value())
    settings = app.shell.settings
    assert (settings.text_percent, settings.theme) == (150, "contrast")
    kept = app.shell.machine
    assert (kept.text_percent, kept.theme) == (100, "normal"), "the computer's own stay as they are"
    again = opened(WelcomingMenu, tmp_path, settings=kept)
    assert again.shell.settings.text_percent == 150, "from the first frame on"
    assert screen(again).find("who").label == "Mia"
    press(again, "who")
    press(again, "who-")
    assert again.shell.settings.text_percent == 100 and player_of(again.shell).name == ""


def test_the_page_looks_as_the_person_has_it_and_keeps_what_is_changed(tmp_path: Path) -> None:
    """U7, V1, V4."""
    Home(tmp_path).people().remember(MIA, TOM)
    app = opened(lambda: PersonPage("Tom"), tmp_path)
    shell = app.shell
    assert shell.settings.reduced_motion and shell.settings.text_percent == 125
    press(app, "reduced-motion")
    press(app, "aid-tutor")
    tom = Home(tmp_path).people().named("Tom")
    assert tom.settings == {"reduced_motion": False, "text_percent": 125}
    assert tom.aids.tutor and tom.aids.more_time
    press(app, "as-usual")
    assert shell.settings.text_percent == 100 and Home(tmp_path).people().named("Tom").settings == {}
    assert not screen(app).find("as-usual").enabled


def test_leaving_the_page_gives_the_look_back(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA, TOM)
    app = settled(opened(MenuScene, tmp_path))
    choose_player(app.shell, "Tom")
    page = PersonPage("Mia")
    page.enter(app.shell)
    assert app.shell.settings.theme == "contrast"
    page.leave()
    assert app.shell.settings.theme == "normal" and app.shell.settings.text_percent == 125


def a_table(app: App, *seats: Seat) -> PlayScene:
    table = home_of(app.shell).new_table(Options("otter-reef", len(seats)), seats, app.shell.now)
    scene = scene_at(app.shell, ToPlay(table))
    assert isinstance(scene, PlayScene)
    return scene


def test_a_table_of_unlike_people_can_be_played_by_all_of_them(tmp_path: Path) -> None:
    """T1, V1, M1: the largest text and the gentlest choice hold; at the menu it is as before."""
    Home(tmp_path).people().remember(MIA, TOM)
    app = settled(opened(MenuScene, tmp_path))
    a_table(app, MIA.seat(), TOM.seat(), Seat("", 5, 5, 9))
    settings = app.shell.settings
    assert (settings.text_percent, settings.theme, settings.reduced_motion) == (150, "contrast", True)
    page = opened_over(app, AccessibilityScene())
    assert "gentlest choice" in page
    scene_at(app.shell, ToMenu())
    assert app.shell.settings.theme == "normal"
    a_table(app, MIA.seat())
    assert app.shell.settings.theme == "contrast" and not app.shell.settings.reduced_motion
    assert "These belong to Mia" in opened_over(app, AccessibilityScene())


def opened_over(app: App, page: AccessibilityScene) -> str:
    page.enter(app.shell)
    return " ".join(widget.label for widget in walk(page.root))


def test_whose_settings_is_not_told_while_nobody_has_a_name(tmp_path: Path) -> None:
    app = opened(AccessibilityScene, tmp_path)
    assert screen(app).seek("whose") is None
    people_of(app.shell).remember(MIA)
    screen(app).refresh()
    assert "everybody who has set nothing else" in told(app)


def test_a_partner_brings_no_settings(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA, Profile("Pella").having_set({"text_percent": 200}))
    app = settled(opened(MenuScene, tmp_path))
    a_table(app, MIA.seat(), Seat("Pella", 1, 1, 2, partner="pella"))
    assert app.shell.settings.text_percent == 150 and app.shell.wearers == ("Mia",)


def test_aids_follow_the_turn_and_more_time_is_told_once(tmp_path: Path) -> None:
    """T7: aids are each person's, and everybody hears that the clock is gentler with one."""
    Home(tmp_path).people().remember(MIA, TOM)
    seats = MIA.seat(), TOM.seat()
    app = settled(opened(MenuScene, tmp_path))
    scene = a_table(app, *seats)
    scene.enter(app.shell)
    table = scene.table
    assert not scene.hand.aids.more_time
    table.do(Draw(0))
    table.do(next(each for each in legal(table.state) if isinstance(each, PlaceTile)))
    assert scene.hand.aids.more_time
    for _ in range(3):
        scene.update(0.1)
    lines = [line for line in app.shell.speech.spoken if "More time for Tom" in line]
    assert len(lines) == 1
    table.close()


def test_aids_changed_in_a_pause_are_the_persons_from_now_on(tmp_path: Path) -> None:
    """T7."""
    Home(tmp_path).people().remember(MIA, TOM)
    table = Home(tmp_path).new_table(Options("otter-reef", 2), (MIA.seat(), Seat("Guest", 1, 1, 2)))
    app = opened(lambda: ClockAndAidsPage(table), tmp_path)
    press(app, "aid-time-0")
    press(app, "aid-time-1")
    assert [seat.aids.more_time for seat in table.seats] == [True, True]
    people = Home(tmp_path).people()
    assert people.named("Mia").aids.more_time and not people.knows("Guest")
    table.close()


def test_a_seat_leads_to_its_persons_page_and_takes_the_aids_back(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft((Seat("Mia"),))), tmp_path)
    press(app, "seat-0")
    press(app, "own-0")
    page = app.stack.top
    assert isinstance(page, PersonPage) and page.name == "Mia"
    press(app, "aid-time")
    do(app, Action.BACK)
    setup = app.stack.top
    assert isinstance(setup, SetupScene) and setup.draft.seats[0].aids.more_time
    press(app, "seat-0")


def test_the_page_of_people_leads_to_each(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA, TOM)
    app = opened(lambda: NumbersPage(PEOPLE), tmp_path)
    press(app, "own-tom")
    page = app.stack.top
    assert isinstance(page, PersonPage) and page.name == "Tom"
