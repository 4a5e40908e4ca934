"""The first start offers Learn once, whatever the answer, and never again."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.language import _, available
from flow_desktop.app.settings import Settings, save_settings
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import Home
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.learn.welcome import LearnOffer
from flow_desktop.scenes.menu.opening import WelcomingMenu
from flow_desktop.scenes.naming import clock_name
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.menu.opening import opened, screen
from tests.widgets.driving import focused


@pytest.mark.parametrize("answer", ["play", "learn", "not-now", "esc", "closed"])
def test_it_is_offered_once_and_never_again(answer: str, tmp_path: Path) -> None:
    app = opened(WelcomingMenu, tmp_path)
    touch = Touch(app)
    touch.frames(3)
    assert isinstance(app.stack.top, LearnOffer)
    if answer == "esc":
        touch.act(Action.BACK)
    elif answer != "closed":
        touch.press(screen(app).find(answer))
    touch.frames(3)
    expected = {"play": PlayScene, "learn": PlayScene, "closed": LearnOffer}.get(answer, WelcomingMenu)
    assert isinstance(app.stack.top, expected)
    if answer == "learn":
        assert isinstance(app.stack.scenes[-2], LearnScene)
    again = opened(WelcomingMenu, tmp_path)
    Touch(again).frames(3)
    assert isinstance(again.stack.top, WelcomingMenu)


def test_one_press_plays_gently_and_alone(tmp_path: Path) -> None:
    """A six-year-old presses what has the focus, and tiles wait to be drawn."""
    app = opened(WelcomingMenu, tmp_path)
    touch = Touch(app)
    touch.frames(3)
    assert focused(app) == "play"
    touch.act(Action.ACCEPT)
    touch.frames(3)
    top = app.stack.top
    assert isinstance(top, PlayScene) and top.table.setting == Clock(None, 10)
    assert [seat.partner for seat in top.table.seats] == [""]


def test_somebody_may_sit_down_at_the_very_first_game(tmp_path: Path) -> None:
    app = opened(WelcomingMenu, tmp_path)
    touch = Touch(app)
    touch.frames(3)
    offer = screen(app)
    offer.focus_on("company")
    touch.act(Action.NAV_RIGHT)
    touch.press(offer.find("play"))
    touch.frames(3)
    top = app.stack.top
    assert isinstance(top, PlayScene) and [seat.partner for seat in top.table.seats] == ["", "beno"]


@pytest.mark.parametrize("answer", ["not-now", "esc"])
def test_whoever_looked_around_first_plays_by_one_press_too(answer: str, tmp_path: Path) -> None:
    """Company was offered with the welcome; the line below Play says how the wave comes."""
    app = opened(WelcomingMenu, tmp_path)
    touch = Touch(app)
    touch.frames(3)
    if answer == "esc":
        touch.act(Action.BACK)
    else:
        touch.press(screen(app).find(answer))
    touch.frames(3)
    assert focused(app) == "play" and clock_name(Clock(None, 10)) in screen(app).find("play").value()
    touch.act(Action.ACCEPT)
    touch.frames(3)
    top = app.stack.top
    assert isinstance(top, PlayScene) and top.table.setting == Clock(None, 10)


def test_the_first_tile_is_two_confirmations_away(tmp_path: Path) -> None:
    """U1."""
    app = opened(WelcomingMenu, tmp_path)
    touch = Touch(app)
    touch.frames(3)
    touch.act(Action.ACCEPT)
    touch.frames(3)
    touch.act(Action.ACCEPT)
    top = app.stack.top
    assert isinstance(top, PlayScene) and top.hand.carry is not None


@pytest.mark.parametrize("spoken", available(with_pseudo=False))
def test_before_any_setting_exists_the_first_screen_says_which_key_reads_aloud(
    spoken: str, tmp_path: Path
) -> None:
    """B1: written and said in each language; the key is pressed, the voice says so and where one is."""
    fresh = Settings(language=spoken)
    app = opened(WelcomingMenu, tmp_path, settings=fresh)
    Touch(app).frames(3)
    offer = screen(app)
    assert isinstance(offer, LearnOffer) and app.shell.settings.voice == Settings().voice is False
    line = offer.find("voice-line").label
    assert line == _("{key} reads everything aloud").format(key="F2")
    assert any(line in words for words in app.shell.speech.spoken)
    app.shell.speech.spoken.clear()
    Touch(app).act(Action.VOICE)
    said = list(app.shell.speech.spoken)
    assert said[0] == _("The voice is on.") and said[1].startswith(_("Welcome to Flow!"))
    assert _("Play alone, or let somebody sit down with you.") in said[1], "all that is written there"
    assert "F6" in said[1] and offer.focus.current is not None and offer.focus.current.label in said[2]


def test_whoever_has_set_something_is_not_asked(tmp_path: Path) -> None:
    assert save_settings(Settings(language="en"), tmp_path / "settings.json")
    app = opened(WelcomingMenu, tmp_path)
    Touch(app).frames(3)
    assert isinstance(app.stack.top, WelcomingMenu)


def test_what_the_program_keeps_by_itself_is_nobodys_setting(tmp_path: Path) -> None:
    """A window keeps what it has drawn right after its first frame."""
    app = opened(WelcomingMenu, tmp_path)
    app.shell.saving = True
    app.shell.keep("first drawings", {})
    Touch(app).frames(3)
    assert (tmp_path / "settings.json").exists()
    assert isinstance(app.stack.top, LearnOffer)


def test_whoever_has_a_game_is_not_asked(tmp_path: Path) -> None:
    table = Home(tmp_path).new_table(Options("otter-reef"))
    table.do(Draw(0))
    table.close()
    app = opened(WelcomingMenu, tmp_path)
    Touch(app).frames(3)
    assert isinstance(app.stack.top, WelcomingMenu)
