"""A round as it is heard: autoplayed at a person's pace, by the real logic onto a tape, and measured."""

from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from build.sounds.measure import decibels, momentary, peak, programme
from build.sounds.seams import thirds
from build.sounds.tape import Played, Tape, Track
from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine import Clock
from flow_desktop.scenes.autoplay.game import ScriptedGame, play_in
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene

RATE = 22050
FRAMES = 80
"""So many frames pass between two commands: a move takes a second and a third."""
WINDOW = 4096
WARNINGS = ("warning_30", "warning_10", *(f"tick_{left}" for left in (5, 4, 3, 2, 1)), "bell")
Channels = tuple["array[float]", "array[float]"]


class Evening:
    """A whole game: its first round at a person's pace, the rest as fast as it goes; all of it on a tape."""

    def __init__(self, folder: Path, decode: Callable[[Path], Channels]) -> None:
        self.app: App = off_screen(
            FLOW, lambda shell: MenuScene(), Folders(folder), (1024, 640), Settings(language="en")
        )
        self.tape = Tape(self.app.shell.now, decode, RATE)
        self.app.shell.audio.use(self.tape)
        self.begun = self.ended = 0.0
        play_in(self.app, ScriptedGame("otter-reef", 2, 0, "standard", "mouse", Clock(60)), self._watch)

    def _watch(self, app: App) -> None:
        top = top_screen(app)
        if self.ended or not isinstance(top, PlayScene):
            return
        if not self.begun:
            self.begun = app.shell.now()
        if top.table.state.turn.round > 1:
            self.ended = app.shell.now()
            return
        app.painting = False  # nobody looks while nothing is done
        for _ in range(FRAMES):
            app.loop_once()
        app.painting = True


@pytest.fixture(scope="module")
def evening(
    tmp_path_factory: pytest.TempPathFactory, decoded: Callable[[Path], Channels]
) -> Iterator[Evening]:
    halved = cache(lambda path: (decoded(path)[0][::2], decoded(path)[1][::2]))
    yield Evening(tmp_path_factory.mktemp("evening"), halved)


@pytest.fixture(scope="module")
def everything(evening: Evening) -> Track:
    return evening.tape.mixed(evening.begun, evening.ended)


@pytest.fixture(scope="module")
def music(evening: Evening) -> Track:
    return evening.tape.mixed(evening.begun, evening.ended, (Bus.MUSIC,))


def warnings(evening: Evening) -> list[Played]:
    """The warnings of the first round."""
    return [each for each in evening.tape.sounds if each.bus is Bus.WARNINGS and each.at < evening.ended]


def test_a_round_is_neither_loud_nor_lost(everything: Track) -> None:
    assert -23.0 <= programme(everything, RATE) <= -18.0
    assert max(map(peak, everything)) < -1.0


def test_each_warning_stands_out_of_the_music(evening: Evening, music: Track) -> None:
    """At least 15 dB over it, in at least five thirds of an octave between 500 and 4000 Hz."""
    heard = warnings(evening)
    assert [each.path.stem for each in heard] == list(WARNINGS)
    alone = evening.tape.mixed(evening.begun, evening.ended, (Bus.WARNINGS,))[0]
    for each in heard:
        at = round((each.at - evening.begun) * RATE) - WINDOW // 4
        over = (thirds(track[at : at + WINDOW], RATE, 500.0, 4000.0) for track in (alone, music[0]))
        clear = [warning - below for warning, below in zip(*over, strict=True)]
        assert sum(margin >= 15.0 for margin in clear) >= 5, (each.path.stem, [round(m) for m in clear])


def test_the_music_is_never_cut(music: Track) -> None:
    """From one tenth of a second to the next it loses 6 dB at most, as long as there is any."""
    levels = [decibels(power) for power in momentary(music, RATE)]
    assert all(before - after <= 6.0 for before, after in pairwise(levels) if before > -50.0)


def test_ticks_fall_on_the_beat(evening: Evening) -> None:
    beats = [loop for loop in evening.tape.loops if loop.path.stem == "pulse" and loop.at < evening.ended]
    for tick in (each for each in warnings(evening) if each.path.stem.startswith("tick")):
        begun = max(loop.at for loop in beats if loop.at <= tick.at)
        off = (tick.at - begun - 0.25) % 1.0
        assert min(off, 1.0 - off) <= 0.02


def test_no_take_is_heard_twice_running_and_two_voices_of_a_name_at_most(evening: Evening) -> None:
    by_name: dict[str, list[Played]] = {}
    for each in evening.tape.sounds:
        by_name.setdefault(each.path.stem.partition(".")[0], []).append(each)
    assert len(by_name["place"]) > 20
    for name in ("place", "draw", "rotate", "knock", "washed_away"):
        played = by_name[name]
        assert all(one.path != other.path for one, other in pairwise(played))
        assert all(other.at - one.at >= 0.0399 for one, other in pairwise(played))
        for number, each in enumerate(played):
            ends = [one.ended or one.at + one.seconds for one in played[:number]]
            assert sum(end > each.at + 0.031 for end in ends) < 2


def test_one_fanfare_a_game_and_nothing_is_heard_twice(evening: Evening) -> None:
    """What a button leads to is heard instead of it; no turn is announced into an animal's joy."""
    names = [(each.at, each.path.stem.partition(".")[0]) for each in evening.tape.sounds]
    assert sum(name in ("won", "lost") for _, name in names) == 1
    pressed = {at for at, name in names if name == "button"}
    others = {each.at for each, (_, name) in zip(evening.tape.sounds, names, strict=True) if name != "button"}
    assert any(name == "draw" for _, name in names) and not pressed & others
    first = [(at, name) for at, name in names if at < evening.ended]
    joined = [at for at, name in first if name.startswith("voice_") or name == "animal_aboard"]
    turns = [at for at, name in first if name == "turn"]
    assert joined and all(abs(turn - join) >= 0.5 for turn in turns for join in joined)


def test_sides_follow_the_columns(evening: Evening) -> None:
    placed = [each for each in evening.tape.sounds if each.path.stem.startswith("place")]
    assert {each.left > each.right for each in placed} == {True, False}
    assert all(0.35 < each.left / each.right < 2.5 for each in placed), "half way to a side at most"
