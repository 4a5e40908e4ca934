"""M1, M2, H2, H3, U3, U4: what everybody can count on holds at the table of River Dice, too."""

from pathlib import Path
from random import Random

import pytest

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.loop import App
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.scenes.actions import RiverAction
from flow_desktop.river_dice.scenes.pause import RiverPause
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.rules.scene import RiverRules
from flow_desktop.river_dice.scenes.sounding import sound_of
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk
from tests.river_dice.scenes.playing import act, at_table, press, scene_of
from tests.river_dice.scenes.test_helpers import together
from tests.scenes.wave.flashes import MOST, brightness, most_flashes


@pytest.mark.parametrize("theme", ["normal", "plain", "contrast"])
def test_falling_dice_do_not_flash(tmp_path: Path, theme: str) -> None:
    """M2: on frames as they are shown, from the throw until the dice lie and a little on."""
    app = at_table(
        tmp_path, RiverOptions("otter", 1, "A"), reduced_motion=False, theme=theme, size=(1024, 640)
    )
    app.painting = True
    scene, recorded = scene_of(app), list[tuple[float, ...]]()
    assert scene.moving
    while scene.moving:
        app.loop_once()
        recorded.append(brightness(app))
    for _frame in range(10):
        app.loop_once()
        recorded.append(brightness(app))
    assert len(recorded) > 30 and len(set(recorded)) > 10, "the fall itself is in the frames"
    assert most_flashes(recorded) <= MOST


def test_with_reduced_motion_dice_lie_at_once(tmp_path: Path) -> None:
    """M1: nothing moves after any choice of three rounds; the picture of a frame is that of the next."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "A"))
    app.painting = True
    scene, chance = scene_of(app), Random(3)
    while scene.state.round < 4:
        scene.moves.do(chance.choice(scene.table.legal))
        assert not scene.moving
    app.shell.captions.clear()  # words go by themselves, and that is no motion
    app.loop_once()
    before = app.canvas.surface.get_buffer().raw
    for _frame in range(30):
        app.loop_once()
        assert not scene.moving
    assert app.canvas.surface.get_buffer().raw == before


OWN_HAND = {"button", "river_pencil", "river_write"}
"""They answer the player's own hand: what was pressed, circled or written is seen right there."""


@pytest.mark.parametrize("sheet", "ABCD")
def test_a_whole_game_needs_no_sound(tmp_path: Path, sheet: str) -> None:
    """H2, H3: everything is muted, and whatever would be heard is to be read."""
    muted = {f"{bus}_muted": True for bus in ("music", "effects", "warnings", "voice")}
    app = at_table(tmp_path, RiverOptions("otter", 1, sheet), **muted)
    scene, chance = scene_of(app), Random(sheet)
    told, sounds = set[str](), list[str]()
    scene.table.listen(lambda happening: sounds.append(sound_of(happening.events)))
    while not scene.state.over:
        app.shell.captions.log.clear()
        sounds.clear()
        scene.moves.do(chance.choice(scene.table.legal))
        meant = set(sounds) - OWN_HAND
        assert not meant or any(caption.text for caption in app.shell.captions.log), meant
        told |= meant
    assert len(told) > 5


def test_the_goal_is_one_key_away_at_all_times(tmp_path: Path) -> None:
    """U3: on one's turn, with dice in the air, on a partner's turn; Help opens the rules."""
    app = together(tmp_path, RiverPartner.LUMA)
    scene = scene_of(app)
    asked(app)
    app.shell.change(reduced_motion=False)
    scene.rolling.start(True)
    asked(app)
    scene.rolling.stop()
    while scene.partners.acting is None:
        scene.moves.do(scene.table.legal[-1])
    asked(app)
    act(app, Action.HELP)
    assert isinstance(app.stack.top, RiverRules)
    act(app, Action.BACK)
    act(app, Action.PAUSE)
    act(app, Action.HELP)
    assert isinstance(app.stack.top, RiverRules)
    act(app, Action.BACK)
    assert isinstance(app.stack.top, RiverPause)


def asked(app: App) -> None:
    app.inject(Act(RiverAction.ASK_GOAL))
    app.loop_once()
    assert "most points win" in app.shell.speech.last
    assert app.shell.captions.shown[-1].text == app.shell.speech.last


def test_giving_up_asks_once_and_says_what_becomes_of_the_game(tmp_path: Path) -> None:
    """U4: leaving the question leaves the game; the answer ends it, and it is kept."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "A"))
    table = scene_of(app).table
    act(app, Action.PAUSE)
    press(app, "give-up")
    question = app.stack.top
    assert isinstance(question, Screen)
    words = [each.label for each in walk(question.root) if isinstance(each, Label)]
    assert "It stays in Our games, and you can open it again." in words
    act(app, Action.BACK)
    assert isinstance(app.stack.top, RiverPause) and not table.is_over
    press(app, "give-up")
    press(app, "answer-0")
    assert not isinstance(app.stack.top, RiverPause | RiverPlay)
