"""B3, I3, I5: one button of a pad opens a list of all questions, in both games; nothing is held (I4)."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, AnyAction, Device
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock
from flow_desktop.games import GAMES
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.scenes.actions import QUESTION_NAMES, RiverAction
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.scenes.actions import QUESTIONS, FlowAction
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.deeds import LISTENED, DeedsPage, QuestionsPage, deed_key
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.screen import Screen
from tests.scenes.play.sitting import new_table

FLOW_QUESTIONS, RIVER_QUESTIONS = tuple(QUESTIONS), tuple(QUESTION_NAMES)
TABLES: dict[str, tuple[AnyAction, ...]] = {"flow": FLOW_QUESTIONS, "river-dice": RIVER_QUESTIONS}


def seated(game: str, folder: Path, **settings: object) -> App:
    """At a table of that game, as the program runs it."""
    time = StillTime()
    scenes = {
        "flow": lambda shell: PlayScene(new_table(time, players=1, clock=Clock(60))),
        "river-dice": lambda shell: RiverPlay(RiverTable.new(RiverOptions("otter", 1, "A"))),
    }
    wish = Settings(reduced_motion=True, language="en", **settings)  # type: ignore[arg-type]
    app = off_screen(GAMES[game].cartridge, scenes[game], Folders(folder), (1280, 720), wish, time)
    app.loop_once()
    return app


def top(app: App) -> Screen:
    assert isinstance(app.stack.top, Screen)
    return app.stack.top


def pressed(app: App, button: int) -> None:
    """A button of a pad goes down and up."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        app.inject(*app.shell.input.intents(pygame.event.Event(kind, instance_id=0, button=button), 0.0))
    app.loop_once()


def said_by_walking(app: App, action: AnyAction) -> str:
    """Open the list, walk to a question by the cross, press A; what the voice answers."""
    pressed(app, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    page = top(app)
    assert isinstance(page, QuestionsPage)
    for _step in range(30):
        if page.focus.current is page.find(deed_key(action)):
            break
        pressed(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert page.find(deed_key(action)).label in app.shell.speech.last, "each is heard before it is asked"
    pressed(app, pygame.CONTROLLER_BUTTON_A)
    return app.shell.speech.last


@pytest.mark.parametrize("game", TABLES)
def test_every_question_is_asked_with_a_pad_alone(game: str, tmp_path: Path) -> None:
    app = seated(game, tmp_path)
    table = top(app)
    assert table.asks == TABLES[game]
    for question in TABLES[game]:
        app.shell.speech.spoken.clear()
        told = said_by_walking(app, question)
        assert app.stack.top is table and app.shell.device is Device.PAD
        app.inject(Act(question, Device.PAD))
        app.loop_once()
        assert app.shell.speech.last == told, "it is what the key answers"


@pytest.mark.parametrize("game", TABLES)
def test_it_opens_at_what_was_asked_last_and_closes_by_its_button_and_by_back(
    game: str, tmp_path: Path
) -> None:
    app, last = seated(game, tmp_path), TABLES[game][4]
    table = top(app)
    said_by_walking(app, last)
    for button in (pygame.CONTROLLER_BUTTON_LEFTSTICK, pygame.CONTROLLER_BUTTON_B):
        pressed(app, pygame.CONTROLLER_BUTTON_LEFTSTICK)
        page = top(app)
        assert page.focus.current is page.find(deed_key(last))
        pressed(app, button)
        assert app.stack.top is table


def test_what_was_said_is_repeated_from_the_list(tmp_path: Path) -> None:
    app = seated("flow", tmp_path)
    answer = said_by_walking(app, FlowAction.ASK_GOAL)
    pressed(app, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    app.shell.speech.spoken.clear()
    page = top(app)
    page.focus_on(deed_key(Action.REPEAT))
    pressed(app, pygame.CONTROLLER_BUTTON_A)
    assert isinstance(app.stack.top, PlayScene) and answer in app.shell.speech.spoken


def test_the_clock_stands_still_while_the_list_is_open(tmp_path: Path) -> None:
    app = seated("flow", tmp_path)
    play = top(app)
    assert isinstance(play, PlayScene)
    pressed(app, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert play.table.paused
    pressed(app, pygame.CONTROLLER_BUTTON_B)
    assert not play.table.paused


def test_everywhere_else_it_offers_what_can_be_asked_of_the_voice(tmp_path: Path) -> None:
    """B1: also on the first screen, where a pad turns the voice on by it."""
    wish = Settings(language="en", reduced_motion=True)
    app = off_screen(GAMES["flow"].cartridge, lambda shell: MenuScene(), Folders(tmp_path), (1280, 720), wish)
    app.loop_once()
    pressed(app, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    page = top(app)
    assert isinstance(page, QuestionsPage) and not page.asked
    assert all(page.find(deed_key(action)).focusable for action in LISTENED)
    page.focus_on(deed_key(Action.VOICE))
    pressed(app, pygame.CONTROLLER_BUTTON_A)
    assert app.shell.voice_wanted and isinstance(app.stack.top, MenuScene)
    assert "The voice is on." in app.shell.speech.spoken


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "it"])
def test_below_the_heading_voice_its_name_is_not_said_again(language: str) -> None:
    with on_stage("ask", Wish((1280, 720), language), painted=False) as app:
        page = top(app)
        names = [page.find(deed_key(action)).label for action in LISTENED]
    assert not [name for name in names if ":" in name], "'Be quiet', not 'Voice: be quiet'"
    assert all(name[0].isupper() for name in names) and len({*names}) == len(names)


@pytest.mark.parametrize("game", TABLES)
def test_the_button_is_listed_and_can_be_another(game: str, tmp_path: Path) -> None:
    """I5: by name on the page of keys, by another button after it was given one."""
    app = seated(game, tmp_path, pad={"ask": "R3"})
    controls = GAMES[game].cartridge.controls()
    assert Action.ASK in controls.actions()
    assert controls.usual_pad()["L3"] is Action.ASK and controls.usual_keys()["F8"] is Action.ASK
    pressed(app, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert isinstance(app.stack.top, QuestionsPage)


def test_the_deeds_of_river_dice_are_buttons_on_a_page_of_its_pause(tmp_path: Path) -> None:
    """I6: with the mouse alone every action of the second game is reached, too."""
    app = seated("river-dice", tmp_path)
    table = top(app)
    app.inject(Act(Action.PAUSE))
    app.loop_once()
    top(app).focus_on("deeds")
    app.inject(Act(Action.ACCEPT))
    app.loop_once()
    page = top(app)
    assert isinstance(page, DeedsPage)
    assert all(page.find(deed_key(action)).pointed for action in RiverAction)
    page.focus_on(deed_key(RiverAction.ASK_DICE))
    app.inject(Act(Action.ACCEPT))
    app.loop_once()
    assert app.stack.top is table and "your bear die" in app.shell.speech.last
