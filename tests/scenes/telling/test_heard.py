"""What is heard of the animals, of the dice and of the place: each where and as loud as it happens."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from flow_desktop.app.player import Bus
from flow_desktop.engine.events import AnimalCutOff, AnimalJoined, DiceRolled, Why
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.notation import read_board
from flow_desktop.rounds import TableView
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.play.surroundings import FAR, GULL_EVERY, GULL_VOLUME
from flow_desktop.scenes.telling.cues import Sound
from flow_desktop.scenes.telling.sounds import WIDE
from flow_desktop.scenes.telling.timeline import ANSWERING, timeline
from flow_desktop.scenes.telling.wave import LEAST_KNOCK, throw_timeline
from tests.scenes.telling.showing import cues, table

FOUR_ABOARD = (
    "a2:NS a3:NE b3:EW c3:SW c4:NE g2:NS g3:NS g4:NW f4:EW e4:EW g6:NS g5:SW f5:EW e5:EW d5:NEW c5:EW "
    "b5:EW a5:ES a6:NS"
)
"""Every animal has its way to the boat."""


@dataclass(frozen=True)
class Around:
    """A table that shows another board."""

    seen: TableView
    board: str

    def __getattr__(self, name: str) -> object:
        state = self.seen.state
        return replace(state, board=read_board(self.board)) if name == "state" else getattr(self.seen, name)


def tones(board: str, joined: Animal) -> dict[str, float]:
    """The tones that are heard when that animal joins on that board, and how loud."""
    shown = timeline((AnimalJoined(joined),), Around(table(), board))  # type: ignore[arg-type]
    return {sound.name: sound.volume for sound in cues(shown, Sound) if sound.name.startswith("tone")}


def test_who_joins_adds_its_tone_and_four_make_the_chord_whole() -> None:
    assert tones("a2:NS", Animal.CAT) == {"tone_cat": 1.0}, "the first one is alone"
    whole = tones(FOUR_ABOARD, Animal.LEMUR)
    assert whole == {f"tone_{animal}": ANSWERING for animal in Animal} | {"tone_lemur": 1.0}


@pytest.mark.parametrize("animal", Animal)
def test_who_is_cut_off_is_heard_falling_from_its_corner(animal: Animal) -> None:
    (heard,) = cues(timeline((AnimalCutOff(animal, Why.WAVE),), table()), Sound)
    left = animal in (Animal.CAT, Animal.LEMUR)
    assert (heard.name, heard.side) == (f"falling_{animal}", -WIDE if left else WIDE)


def test_dice_knock_as_hard_as_the_physics_says() -> None:
    """Strength is energy: a knock of a quarter is half as loud. The faintest are left out."""
    rolled = DiceRolled(0, 3, 4)
    knocks = [(0.1, 1.0), (0.3, 0.25), (0.5, LEAST_KNOCK / 2)]
    heard = cues(throw_timeline(rolled, knocks, 1.0), Sound)
    assert [(sound.at, sound.name, sound.volume) for sound in heard] == [
        (0.1, "knock", 1.0),
        (0.3, "knock", math.sqrt(0.25)),
    ]
    assert [sound.name for sound in cues(throw_timeline(rolled, [], 1.0), Sound)] == ["dice"]


@pytest.fixture
def gulls() -> Iterator[list[float]]:
    """When gulls cry in some minutes at a table where nobody does anything and no clock runs."""
    with on_stage("play", Wish((1024, 640))) as app:
        scene = app.stack.top
        assert isinstance(scene, PlayScene)
        audio, now = app.shell.audio, [app.shell.now()]
        scene.table.pause()
        cries: list[float] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(app.shell, "now", lambda: now[0])

            def play(name: str, bus: Bus, volume: float, side: float) -> None:
                assert (name, bus, volume) == ("gull", Bus.MUSIC, GULL_VOLUME) and abs(side) <= FAR
                cries.append(now[0])

            patch.setattr(audio, "play", play)
            for _second in range(600):
                now[0] += 1.0
                scene.clock.surroundings.follow()
        yield cries


def test_gulls_cry_by_chance(gulls: list[float]) -> None:
    gaps = [later - earlier for earlier, later in pairwise(gulls)]
    assert 15 < len(gulls) < 45
    assert all(GULL_EVERY / 2 <= gap <= GULL_EVERY * 1.5 + 1 for gap in gaps)
    assert len(set(gaps)) > 5, "never in a beat"
