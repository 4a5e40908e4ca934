"""Scenario cards are introduced to whoever has not met them, once each, unless that is switched off."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Home
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.learn.introduction import IntroductionScene, are_wished
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.start import people_of, start_game
from flow_desktop.table import Seat
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened, screen

TWO = (Scenario.NO_NEW_CARDS, Scenario.OBSTACLES_REMAIN)


def draft(*names: str, cards: tuple[Scenario, ...] = TWO) -> Draft:
    seats = tuple(Seat(name, number, number, number + 1) for number, name in enumerate(names or ("",)))
    return Draft(seats, picked=cards, seed="otter-reef")


def begin(folder: Path, table: Draft) -> App:
    app = opened(MenuScene, folder)
    app.stack.apply(start_game(app.shell, table))
    app.loop_once()
    return app


def words(app: App) -> set[str]:
    return {widget.label for widget in walk(screen(app).root) if isinstance(widget, Label)}


def test_each_new_card_has_its_page_and_then_the_game_begins(tmp_path: Path) -> None:
    app = begin(tmp_path, draft())
    touch = Touch(app)
    for card in TWO:
        assert isinstance(app.stack.top, IntroductionScene)
        assert {scenario_name(card), scenario_effect(card)} <= words(app)
        assert any(scenario_effect(card) in said for said in list(app.shell.speech.spoken)[-2:])
        touch.act(Action.ACCEPT)
    top = app.stack.top
    assert isinstance(top, PlayScene) and top.table.waiting
    assert len(app.stack.scenes) == 1


def test_it_is_introduced_only_once(tmp_path: Path) -> None:
    app = begin(tmp_path, draft())
    Touch(app).act(Action.ACCEPT, Device.PAD)
    Touch(app).press(screen(app).find("introduced"))
    assert isinstance(app.stack.top, PlayScene)
    assert isinstance(begin(tmp_path, draft()).stack.top, PlayScene)


def test_enough_leads_to_the_table_and_the_rest_comes_another_time(tmp_path: Path) -> None:
    app = begin(tmp_path, draft())
    Touch(app).act(Action.BACK)
    assert isinstance(app.stack.top, PlayScene)
    later = begin(tmp_path, draft())
    assert isinstance(later.stack.top, IntroductionScene)
    assert later.stack.top.cards == (Scenario.OBSTACLES_REMAIN,)


def test_somebody_new_at_the_table_is_told(tmp_path: Path) -> None:
    app = begin(tmp_path, draft("Mia", cards=TWO[:1]))
    Touch(app).act(Action.ACCEPT)
    assert people_of(app.shell).named("Mia").met == {"no_new_cards"}
    assert not people_of(app.shell).machine.met
    assert isinstance(begin(tmp_path, draft("Mia", cards=TWO[:1])).stack.top, PlayScene)
    assert isinstance(begin(tmp_path, draft("Mia", "Tom", cards=TWO[:1])).stack.top, IntroductionScene)


@pytest.mark.parametrize("where", ["scene", "settings"])
def test_it_can_be_switched_off(where: str, tmp_path: Path) -> None:
    if where == "scene":
        app = begin(tmp_path, draft())
        Touch(app).press(screen(app).find("introduce"))
        Touch(app).press(screen(app).find("introduced"))
        assert isinstance(app.stack.top, PlayScene), "switched off, the second card is not shown either"
    else:
        app = opened(SettingsScene, tmp_path, (1920, 1080))
        Touch(app).press(screen(app).find("introduce"))
    assert not are_wished(app.shell)
    other = opened(MenuScene, tmp_path, settings=app.shell.settings)
    other.stack.apply(start_game(other.shell, draft(cards=(Scenario.SINGLE_PATH_BOAT,))))
    assert isinstance(other.stack.top, PlayScene)


def test_the_rule_is_one_press_away(tmp_path: Path) -> None:
    app = begin(tmp_path, draft())
    Touch(app).press(screen(app).find("rule"))
    top = app.stack.top
    assert isinstance(top, RulesScene) and top.reader.current() == "scenario-no_new_cards"
    Touch(app).act(Action.BACK)
    assert isinstance(app.stack.top, IntroductionScene)


def test_a_basic_game_begins_at_once(tmp_path: Path) -> None:
    assert isinstance(begin(tmp_path, draft(cards=())).stack.top, PlayScene)


def test_a_game_left_before_it_began_can_be_gone_on_with(tmp_path: Path) -> None:
    app = begin(tmp_path, draft())
    app.stack.abandon()
    (kept,) = Home(tmp_path).waiting()
    assert not kept.in_use


@pytest.mark.parametrize("card", Scenario)
def test_every_card_has_a_picture(card: Scenario, tmp_path: Path) -> None:
    app = begin(tmp_path, draft(cards=(card,)))
    labels = [w.label for w in walk(screen(app).root) if not isinstance(w, Label)]
    assert scenario_effect(card) in labels
