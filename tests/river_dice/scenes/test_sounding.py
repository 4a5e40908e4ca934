"""Every choice in whole games is heard, by a sound that exists; dice knock as hard as they fall."""

from random import Random

import pytest

from flow_desktop.app.catalogue import ASSETS, read_catalogue
from flow_desktop.physics.dice import DieThrow, Tray, throw
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.step import new_game, step
from flow_desktop.river_dice.scenes.play.rolling import Rolling
from flow_desktop.river_dice.scenes.sounding import (
    DIE_ON_MOSS,
    DIE_ON_WOOD,
    END,
    TRAIL,
    knock_sound,
    sound_of,
)

OWN = ASSETS.parent / "river_dice" / "assets"


def test_all_that_happens_is_heard_by_a_sound_that_is_there() -> None:
    heard = {DIE_ON_MOSS, DIE_ON_WOOD, END, TRAIL}
    for letter in "ABCD":
        state, chance = new_game(RiverOptions("heron", 1, letter)).state, Random(letter)
        while not state.over:
            done = step(state, chance.choice(legal(state)))
            state = done.state
            heard.add(sound_of(done.events))
    there = read_catalogue(OWN, ASSETS)
    assert heard <= set(there.sounds) and "river" in there.music
    own = {path.stem for path in (OWN / "sounds").iterdir()}
    assert own <= heard


def test_every_knock_of_a_throw_is_heard_once_and_hard_ones_are_of_wood() -> None:
    rolling = Rolling()
    rolling.start(True)
    rolling.tumble = throw(Tray(0, 0, 300, 200, 50), [DieThrow(3, "central", (-40, 240), (150, 100))], seed=5)
    heard: list[float] = []
    while rolling.now() is not None and rolling.now()[1] < rolling.tumble.duration + 1:  # type: ignore[index]
        rolling._seconds += 1 / 60
        heard += rolling.knocks()
    assert heard == pytest.approx([click.strength for click in rolling.tumble.clicks])
    assert (knock_sound(0.1), knock_sound(0.9)) == (DIE_ON_MOSS, DIE_ON_WOOD)
