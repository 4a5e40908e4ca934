"""B4, B5, B6: a whole round is played by ear through a real voice, and what was heard is recorded."""

import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.settings import VOICE_RATES, Settings
from flow_desktop.app.start import off_screen
from flow_desktop.app.voice.engine import Diction
from flow_desktop.app.voice.speaker import Speaker
from flow_desktop.app.voice.ssip import SpeechDispatcher
from flow_desktop.app.voice.urgency import ALL_SAID, Urgency
from flow_desktop.app.voice.waiting import Utterance, Waiting
from flow_desktop.engine import Clock
from flow_desktop.engine.codes import write_code
from flow_desktop.rounds.clock import warnings_for
from flow_desktop.scenes.autoplay.dark import ears_of
from flow_desktop.scenes.autoplay.ears.hearing import Ears
from flow_desktop.scenes.autoplay.ears.listener import MOST_STEPS, Listener
from flow_desktop.scenes.autoplay.game import ScriptedGame
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.telling.events import goal_words, warning_caption
from tests.app.voice.recorded import recording, sound_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher is the voice of Linux")

ROUND = Clock(30)
LOOKS = 5
"""Frames after a key, until the next: the clock runs while somebody listens."""
PATIENCE = 20.0
SECONDS_A_LETTER = 0.012
"""At its fastest a voice needs so long."""


class Noted(NamedTuple):
    """Words that were asked for, or (`taken`) whose turn it was to be spoken."""

    taken: bool
    words: Utterance


class Queue(Waiting):
    """What waits to be spoken, with a log of what came and what was taken, in this order."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[Noted] = []

    def add(self, new: Utterance, spoken: Utterance | None) -> bool:
        self.log.append(Noted(False, new))
        return super().add(new, spoken)

    def take(self) -> Utterance | None:
        words = super().take()
        if words is not None:
            self.log.append(Noted(True, words))
        return words


class Aloud(SpeechDispatcher):
    """The real voice; what it begins to say reaches the ear."""

    def __init__(self, address: Path, heard: deque[str]) -> None:
        super().__init__("Flow", address)
        self._heard = heard
        self.ended = 0
        """Letters of the texts that were not cut off."""
        self._letters = 0

    def begin(self, text: str, diction: Diction) -> None:
        super().begin(text, diction)
        self._heard.append(text)
        self._letters = len(text)

    def busy(self) -> bool:
        speaking = super().busy()
        if not speaking:
            self.ended += self._letters
            self._letters = 0
        return speaking


class Table:
    """The program with a real voice, and somebody at it who lets the voice finish before the next key."""

    def __init__(self, address: Path, home: Path) -> None:
        loud = Settings(reduced_motion=True, voice_rate=VOICE_RATES[-1])
        self.app = off_screen(FLOW, lambda shell: MenuScene(), Folders(home), (1024, 640), loud)
        self.app.loop_once()
        self._keys = ears_of(self.app)
        self.queue, self.heard = Queue(), list[str]()
        self._said = deque[str]()
        self.voice = Aloud(address, self._said)
        self._speaker: Speaker | None = None
        self.app.shell.voices = self._found

    def ears(self) -> Ears:
        return Ears(self._listen, self._press, self._keys.write, self._keys.wait)

    def _found(self, diction: Diction, without: Callable[[str], None]) -> Speaker:
        self._speaker = Speaker(lambda: self.voice, diction, without, self.queue)
        return self._speaker

    def _listen(self) -> list[str]:
        last = time.monotonic() + PATIENCE
        while self._speaker is not None and self._speaker.busy:
            assert time.monotonic() < last, "the voice never comes to an end"
            time.sleep(0.002)
        new = [self._said.popleft() for _text in range(len(self._said))]
        self.heard += new
        return new

    def _press(self, key: str) -> None:
        self._keys.press(key)
        for _look in range(LOOKS):
            self.app.loop_once()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Table, Path]:
    """From the menu through one round by the clock to the beginning of the next; and its recording."""
    folder = tmp_path_factory.mktemp("heard")
    with recording(folder) as (address, sound):
        table = Table(address, folder / "home")
        player = Listener(table.ears(), write_code(ScriptedGame("o", clock=ROUND).options()))
        player.sit_down()
        for _step in range(MOST_STEPS):
            if any(words.startswith("Round 2.") for words in table.heard):
                break
            player.go_on()
        table.app.shell.end_voice()
    return table, sound


def test_all_of_it_is_in_the_recording_loud_enough_and_whole(evening: tuple[Table, Path]) -> None:
    table, path = evening
    sound = sound_of(path)
    assert sound.seconds > table.voice.ended * SECONDS_A_LETTER > 60
    assert sound.peak > 5000 and sound.clipped < 0.0001
    assert sound.voiced > 0.6


def test_a_whole_round_is_told(evening: tuple[Table, Path]) -> None:
    heard = evening[0].heard
    wanted = [
        "The voice is on.",
        "Round 1. Player 1 begins.",
        goal_words(),
        "Player 1 draws a ",
        "Player 1 places the ",
        *map(warning_caption, warnings_for(ROUND.seconds or 0)),
        "Time is up!",
        "The wave is coming!",
        "The wave comes: ",
        "Round 2. Player 1 begins.",
    ]
    told = iter(heard)
    assert [words for words in wanted if any(each.startswith(words) for each in told)] == wanted
    assert sum(" places the " in words for words in heard) >= 3, "whoever asks much places few in 30 s"


def test_what_is_urgent_is_heard_first_and_nothing_that_happened_is_lost(evening: tuple[Table, Path]) -> None:
    """B4: warning, answer, event, focus: nothing is begun while something more urgent waits."""
    log = evening[0].queue.log
    assert {each.words.urgency for each in log if each.taken} == set(Urgency)
    waiting: list[Utterance] = []
    for each in log:
        if not each.taken:
            waiting.append(each.words)
            continue
        waiting.remove(each.words)
        missed = [other for other in waiting if other.urgency in ALL_SAID | {Urgency.ANSWER}]
        assert [other.text for other in missed if other.urgency > each.words.urgency] == []
    assert [each.text for each in waiting if each.urgency in ALL_SAID] == []
    for kind in ALL_SAID:
        asked, said = (
            [each.words.text for each in log if each.taken is taken and each.words.urgency is kind]
            for taken in (False, True)
        )
        assert asked == said, "in the order in which it happened"
    assert [each.words.text for each in log if each.taken] == evening[0].heard
    urgent = [each.words.text for each in log if each.words.urgency is Urgency.WARNING]
    assert any(words.startswith("Time is up!") for words in urgent), "the bell too cuts off what is said"
