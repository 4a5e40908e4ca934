"""Exhibits outside a game: menu, setup, settings, rules, and games of some evenings."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from flow_desktop.app import clipboard
from flow_desktop.app.crash import Crash
from flow_desktop.app.intents import Act, Action, ControlHeard, Device, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Push, Scene
from flow_desktop.bots.partners import Partner
from flow_desktop.engine import Clock, GameState, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.record import replay, write_record
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Home, KeptGame
from flow_desktop.rounds.achievements_kept import Chronicle
from flow_desktop.scenes.autoplay.player import Brain
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.easel import Easel, let_settle, seats
from flow_desktop.scenes.gallery.games import pause
from flow_desktop.scenes.games.numbers import BADGES, PEOPLE, NumbersPage
from flow_desktop.scenes.games.opened import OpenedGame
from flow_desktop.scenes.games.paste import PasteScene
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.keys import KeysScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.start import home_of, people_of
from flow_desktop.scenes.trouble.scene import TroubleScene
from flow_desktop.table import Profile
from flow_desktop.table.paths import GamePaths, new_name
from flow_desktop.widgets.text_field import TextField

WRONG_CODE = "ottre-reef-60"
SLIP = "flow-game 1\n4K0A7P2N 09QX3ZC5"
SENT = Path("flow-2026-05-31-otter-reef.flow")
REPORT = Path("crashes") / "crash-20260102-030405-6.txt"
EVENINGS = (
    (datetime(2025, 3, 21, 18, 5, tzinfo=UTC), Options("otter-reef", 2, difficulty=2)),
    (datetime(2025, 3, 22, 17, 40, tzinfo=UTC), Options("puffin-bay", 4, clock=Clock(None, 9))),
    (datetime(2025, 4, 6, 15, 20, tzinfo=UTC), Options("heron-lagoon", 1, "italian", clock=Clock(None))),
    (datetime(2025, 4, 12, 19, 55, tzinfo=UTC), Options("coral-moon", 3, difficulty=1)),
    (datetime(2025, 5, 3, 18, 30, tzinfo=UTC), Options("seal-harbor", 2)),
)
BROKEN = datetime(2025, 2, 1, 10, 0, tzinfo=UTC)
MOVES = 24
WAITING = datetime(2025, 5, 4, 19, 10, tzinfo=UTC)


def menu(easel: Easel) -> Scene:
    """The menu of somebody who has just come."""
    return MenuScene()


def menu_with_a_game(easel: Easel) -> Scene:
    """The menu when a game was interrupted."""
    table = Home(easel.shell.folders.data).new_table(Options("otter-reef", 2), seats(2), easel.shell.now)
    table.do(Draw(0))
    table.close()
    return MenuScene()


def setup(easel: Easel) -> Scene:
    """A table for two with some scenario cards."""
    return SetupScene(Draft(seats(2), difficulty=2))


def setup_six(easel: Easel) -> Scene:
    """A full table with as many cards as there can be."""
    return SetupScene(replace(Draft(seats(6), difficulty=6), first=3))


def setup_known(easel: Easel) -> Scene:
    """A seat is being named at a computer where five have played before."""
    known = [Profile(seat.name, seat.avatar, seat.colour) for seat in seats(6)[1:]]
    people_of(easel.shell).remember(*known)
    return SetupScene(Draft(seats(2)))


def setup_partner(easel: Easel) -> Scene:
    """Somebody who plays alone has asked two partners to the table."""
    draft = Draft(seats(1)).with_partner_added(Partner.PELLA).with_partner_added(Partner.BENO)
    return SetupScene(draft)


def begin_first(app: App) -> None:
    """Play was pressed for the first time, and a partner chosen."""
    app.inject(Act(Action.ACCEPT))
    let_settle(app)
    top_screen(app).focus_on("company")
    app.inject(Act(Action.NAV_RIGHT))
    let_settle(app)


def open_a_seat(app: App) -> None:
    """Open the second seat."""
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    scene.focus_on("seat-1")
    app.inject(Act(Action.ACCEPT))
    let_settle(app)


def settings(easel: Easel) -> Scene:
    """The settings as they are at first."""
    return SettingsScene()


def accessibility(easel: Easel) -> Scene:
    """The accessibility page."""
    return AccessibilityScene()


def keys(easel: Easel) -> Scene:
    """Which key does what."""
    return KeysScene()


def a_key_that_is_taken(app: App) -> None:
    """A key was pressed that another action has."""
    top_screen(app).focus_on("keys-trade")
    Touch(app).act(Action.ACCEPT)
    Touch(app).send(ControlHeard("u"))


def by_switch(app: App) -> None:
    """A mark goes over the page, for who plays by switch."""
    app.shell.change(switch="two")
    let_settle(app)


def letters(app: App) -> None:
    """Letters on the screen, for who has no keyboard: they lie over the page of the field."""
    open_a_seat(app)
    field = top_screen(app).find("name-1")
    assert isinstance(field, TextField)
    board = field.letters_page()
    assert board is not None
    app.stack.apply(Push(board))
    let_settle(app)


def rules(easel: Easel) -> Scene:
    """The rules from their beginning."""
    return RulesScene(None)


def rules_of_the_wave(easel: Easel) -> Scene:
    """The rules opened at the wave."""
    return RulesScene("wave")


def leave(app: App) -> None:
    """Whether to leave the program."""
    Touch(app).act(Action.BACK)
    let_settle(app)


def languages(app: App) -> None:
    """Which language."""
    top_screen(app).focus_on("language")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def picking(easel: Easel) -> Scene:
    """Scenario cards picked by hand."""
    return SetupScene(Draft(seats(1), picked=(Scenario.OBSTACLES, Scenario.OBSTACLES)))


def wrong_code(app: App) -> None:
    """A wave code that nobody has ever had."""
    top_screen(app).focus_on("code-field")
    Touch(app).send(TextTyped(WRONG_CODE), Act(Action.ACCEPT, Device.KEYBOARD))
    let_settle(app)


def clock_and_aids(app: App) -> None:
    """Clock and aids, changed in a pause."""
    pause(app)
    top_screen(app).focus_on("table")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def trouble(easel: Easel) -> Scene:
    """The program has ended by an error of its own."""
    return TroubleScene(Crash(REPORT, in_a_game=True))


def _is_over(state: GameState) -> bool:
    return state.result is not None


def keep_games(easel: Easel) -> Home:
    """A home with finished games, one that waits, and one whose record is spoilt."""
    home = home_of(easel.shell)
    home.folder.mkdir(parents=True, exist_ok=True)
    for when, options in EVENINGS:
        table = easel.table_in_time(options, _is_over)
        _keep(home, when, write_record(table.record()))
    _keep(home, BROKEN, "flow-record 2\nspoilt\nend 0 won\n")
    waiting = Home(easel.shell.folders.data, lambda: WAITING)
    table = waiting.new_table(Options("otter-reef", 2, difficulty=1), seats(2), easel.shell.now)
    brain = Brain(table.options.seed)
    for _ in range(MOVES):
        table.do(brain.decide(table.state))
    table.close()
    home.statistics().catch_up()
    return home


def _keep(home: Home, when: datetime, record: str) -> None:
    (home.folder / f"{new_name(when)}.flow").write_text(record, encoding="utf-8")


def games(easel: Easel) -> Scene:
    """The page with a game that waits."""
    keep_games(easel)
    return GamesScene()


def opened_file(easel: Easel) -> Scene:
    """A game that somebody sent, opened by its file."""
    record = easel.table_in_time(EVENINGS[0][1], _is_over).record()
    paths = GamePaths(easel.shell.folders.data, SENT.stem, SENT.suffix)
    return OpenedGame(KeptGame(paths, record, replay(record), finished=True, in_use=False))


def paste(easel: Easel) -> Scene:
    """The page on which a game is pasted."""
    return PasteScene()


def paste_a_slip(app: App) -> None:
    """A text in which somebody has changed a letter."""
    clipboard.copy(SLIP)
    app.inject(Act(Action.PASTE))
    let_settle(app)


def empty(easel: Easel) -> Scene:
    """The page before the first game."""
    return GamesScene()


def numbers(easel: Easel) -> Scene:
    """What was won with each kind of clock."""
    keep_games(easel)
    return NumbersPage()


def numbers_of_people(easel: Easel) -> Scene:
    """Who played, and who played together, at a computer that knows their faces."""
    people_of(easel.shell).remember(*(Profile(seat.name, seat.avatar, seat.colour) for seat in seats(4)))
    return _numbers_read(easel, PEOPLE)


def badges(easel: Easel) -> Scene:
    """What those games gave."""
    return _numbers_read(easel, BADGES)


def _numbers_read(easel: Easel, tab: int) -> Scene:
    """The numbers once all games are looked through."""
    home = keep_games(easel)
    chronicle = Chronicle(home)
    chronicle.go_on(chronicle.due)
    return NumbersPage(tab)


def choose_finished(app: App) -> None:
    """Move on to the newest finished game."""
    app.inject(Act(Action.NAV_DOWN))
    let_settle(app)


def look_at_finished(app: App) -> None:
    """See the results of the newest finished game."""
    choose_finished(app)
    for _ in range(2):
        app.inject(Act(Action.ACCEPT))
        let_settle(app)
