"""Whoever has played here is offered by name, and sits down as they looked last time."""

from pathlib import Path

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.rounds import Home
from flow_desktop.rounds.words import NOT_SAVED
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.setup.seat_fields import MOST_NAMES
from flow_desktop.scenes.start import home_of, people_of, start_game
from flow_desktop.table import Aids, Profile, Seat, default_seats
from flow_desktop.table.words import PEOPLE_NOT_KEPT
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened, screen
from tests.widgets.driving import do, focused

MIA = Profile("Mia", 9, 4, Aids(False, True, False)).learnt("first-way")


def offered(app: App) -> list[str]:
    return [w.label for w in walk(screen(app).root) if w.key.startswith("known-")]


def seated(app: App) -> SetupScene:
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    return scene


def test_nobody_is_offered_before_anybody_has_played(tmp_path: Path) -> None:
    app = opened(SetupScene, tmp_path)
    screen(app).focus_on("seat-0")
    do(app, Action.ACCEPT)
    assert focused(app) == "name-0" and offered(app) == []


def test_one_press_seats_somebody_as_last_time(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA, Profile("Tom"))
    app = opened(SetupScene, tmp_path)
    screen(app).focus_on("seat-0")
    do(app, Action.ACCEPT)
    assert offered(app) == ["Mia", "Tom"]
    screen(app).focus_on("known-0-mia")
    do(app, Action.ACCEPT)
    assert seated(app).draft.seats == (MIA.seat(),)
    assert focused(app) == "known-0-mia" and offered(app) == ["Mia", "Tom"], "nothing moves under the hand"


def test_who_sits_elsewhere_is_not_offered_and_colours_stay_apart(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA, Profile("Tom", colour=0))
    app = opened(lambda: SetupScene(Draft((Seat("mia", 0), Seat("", 1, 1, 2)))), tmp_path)
    screen(app).focus_on("seat-1")
    do(app, Action.ACCEPT)
    assert offered(app) == ["Tom"]
    screen(app).focus_on("known-1-tom")
    do(app, Action.ACCEPT)
    assert [seat.name for seat in seated(app).draft.seats] == ["mia", "Tom"]
    assert [seat.colour for seat in seated(app).draft.seats] == [1, 0]


def test_the_list_stays_short(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(*(Profile(f"Nr {number}") for number in range(20)))
    app = opened(SetupScene, tmp_path)
    screen(app).focus_on("seat-0")
    do(app, Action.ACCEPT)
    assert offered(app) == [f"Nr {number}" for number in range(MOST_NAMES)]


def test_whoever_plays_is_remembered_with_what_they_had_learnt(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(MIA)
    app = opened(SetupScene, tmp_path)
    change = start_game(app.shell, Draft((Seat("MIA", 2, 2, 3), Seat("Bo", 1, 1, 4), *default_seats(3)[2:])))
    app.change(change)
    people = Home(tmp_path).people()
    assert [person.name for person in people.known] == ["MIA", "Bo"], "a seat without a name is nobody"
    assert people.named("Mia").lessons == {"first-way"} and people.named("Mia").avatar == 3
    assert isinstance(app.stack.top, PlayScene)
    app.stack.top.table.close()


def test_where_nobody_can_be_kept_the_game_begins_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    app = opened(SetupScene, blocked)
    app.change(start_game(app.shell, Draft((Seat("Mia"),))))
    for _ in range(3):
        app.loop_once()
    told = [caption.text for caption in app.shell.captions.log]
    assert isinstance(app.stack.top, PlayScene) and NOT_SAVED in told
    assert PEOPLE_NOT_KEPT not in told, "one sentence is enough here"
    assert people_of(app.shell).knows("Mia")
    assert not app.shell.folders.writable, "that nothing is kept was said when the program began"
    assert PEOPLE_NOT_KEPT not in home_of(app.shell).welcome().sentences
