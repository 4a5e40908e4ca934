"""Whole games through the real screens: by clicks, by dragging, by keys, by pad; from the menu and back."""

import json
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    Device,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from flow_desktop.app.loop import App
from flow_desktop.app.pad import DEFAULT_PAD
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.cli import run
from flow_desktop.engine import Clock
from flow_desktop.rounds import Home
from flow_desktop.scenes.actions import CONTROLS
from flow_desktop.scenes.autoplay.game import ScriptedEnd, ScriptedGame, play, play_in
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.draft_json import write_draft
from flow_desktop.scenes.kept_names import KEPT_TABLE
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.table import default_seats
from tests.scenes.place_check import misnamed

SIZE = (1024, 640)
POINTER = (PointerMoved, PointerPressed, PointerReleased, Wheel)


class Watched:
    """A program whose intents are noted as they go in."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.app: App = off_screen(
            FLOW, lambda shell: MenuScene(), Folders(folder), SIZE, settings or Settings(language="en")
        )
        self.intents: list[Intent] = []
        self.heard: list[Intent] = []
        """What keys and buttons meant."""
        inject = self.app.inject

        def noted(*intents: Intent) -> None:
            self.intents += intents
            inject(*intents)

        self.app.inject = noted  # type: ignore[method-assign]
        read = self.app.shell.input.intents

        def heard(event: pygame.event.Event, now: float) -> list[Intent]:
            found = read(event, now)
            self.heard += found
            return found

        self.app.shell.input.intents = heard  # type: ignore[method-assign]

    def play(self, plan: ScriptedGame) -> ScriptedEnd:
        return play_in(self.app, plan)


PLANS = [
    ScriptedGame("otter-reef", 1, 0, "standard", "mouse"),
    ScriptedGame("badger-foam", 6, 3, "standard", "mouse"),
    ScriptedGame("cedar-lake", 3, 6, "italian", "mouse"),
    ScriptedGame("coral-lion", 2, 1, "standard", "drag"),
    ScriptedGame("tulip-tiger", 5, 4, "italian", "drag"),
    ScriptedGame("ruby-willow", 1, 2, "italian", "keyboard"),
    ScriptedGame("honey-harbor", 4, 5, "standard", "keyboard"),
    ScriptedGame("marble-mussel", 2, 0, "italian", "pad"),
    ScriptedGame("silver-papaya", 6, 6, "standard", "pad"),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda p: f"{p.device}-{p.seed}-{p.players}-{p.difficulty}")
def test_a_whole_game_from_the_menu_and_back(plan: ScriptedGame, tmp_path: Path) -> None:
    watched = Watched(tmp_path)
    played = watched.play(plan)
    assert played.result in ("won", "lost")
    assert played.refusals == 0, "the hands do only what the rules allow"
    assert played.frames >= played.commands > 10
    assert not [words for words in watched.app.shell.speech.spoken if misnamed(words)]
    kept = Home(tmp_path).games()
    assert [game.finished for game in kept] == [True]
    assert kept[0].record is not None
    assert kept[0].record.options == plan.options()
    assert kept[0].result == played.result


def used(intents: list[Intent], device: Device) -> bool:
    return any(isinstance(intent, Act) and intent.device is device for intent in intents)


def first_table(players: int) -> Settings:
    """The settings of a family that has played before: Play starts at once with their table."""
    draft = Draft(default_seats(players), difficulty=1, clock=Clock(None, 8))
    return Settings(language="en").keep(KEPT_TABLE, write_draft(draft))


@pytest.fixture
def steady_wave(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play brings the same wave every time."""
    monkeypatch.setattr("flow_desktop.scenes.start.new_seed", lambda: "cedar-lake")


@pytest.mark.usefixtures("steady_wave")
def test_single_clicks_alone(tmp_path: Path) -> None:
    """I2: from the menu to the results and back without a key and without dragging."""
    watched = Watched(tmp_path, first_table(2))
    watched.play(ScriptedGame(None, 2, 1, device="mouse"))
    assert all(isinstance(intent, POINTER) for intent in watched.intents)
    assert not any(isinstance(intent, PointerMoved) and intent.held for intent in watched.intents)


@pytest.mark.usefixtures("steady_wave")
def test_dragging(tmp_path: Path) -> None:
    watched = Watched(tmp_path, first_table(3))
    watched.play(ScriptedGame(None, 3, 1, device="drag"))
    assert all(isinstance(intent, POINTER) for intent in watched.intents)
    assert any(
        isinstance(intent, PointerMoved) and intent.held is MouseButton.LEFT for intent in watched.intents
    )
    assert any(isinstance(intent, Wheel) for intent in watched.intents)


def test_the_keyboard_alone(tmp_path: Path) -> None:
    """I1."""
    watched = Watched(tmp_path)
    watched.play(ScriptedGame("otter-reef", 2, 2, device="keyboard"))
    done = [*watched.intents, *watched.heard]
    assert watched.heard
    assert all(isinstance(intent, Act | TextTyped) for intent in done)
    assert {intent.device for intent in done} == {Device.KEYBOARD}


def test_the_pad_alone(tmp_path: Path) -> None:
    """I3, with nothing but what a pad's buttons and sticks can do; the wave code is spelled."""
    watched = Watched(tmp_path)
    watched.play(ScriptedGame("otter-reef", 2, 2, device="pad"))
    acts = [intent for intent in watched.heard if isinstance(intent, Act)]
    assert len(acts) == len(watched.heard) and not watched.intents
    assert {act.device for act in acts} == {Device.PAD}
    assert {act.action for act in acts} <= {*DEFAULT_PAD.values(), *CONTROLS.pad.values()}


@pytest.mark.parametrize("clock", ["30s", "off"])
def test_other_clocks(clock: str) -> None:
    played = play(ScriptedGame("otter-reef", 2, 0, clock=Clock.parse(clock)), SIZE)
    assert played.result in ("won", "lost")


def test_the_same_seed_gives_the_same_game() -> None:
    plan = ScriptedGame("any text at all", 3, 2)
    assert play(plan, SIZE) == play(plan, SIZE)
    assert (
        plan.options().seed
        == ScriptedGame("any text at all").options().seed
        != ScriptedGame("another").options().seed
    )


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["autoplay", "--seed", "x", "--players", "2", "--difficulty", "1", "--with", "keyboard", "--json"]
    assert run([*asked, "--size", "1024x640"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"result", "frames", "commands", "refusals", "lost_thoughts"}
    assert figures["result"] in ("won", "lost")
    assert figures["commands"] > 10


@pytest.mark.parametrize("wrong", ["--with wheel", "--players 7", "--difficulty 8", "--edition french"])
def test_a_wrong_argument_is_told(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["autoplay", *wrong.split()])
    assert stopped.value.code == 2
    assert wrong.split()[0] in capsys.readouterr().err


def test_a_clock_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(["autoplay", "--clock", "soon"])
    assert left.value.code == 2
    assert "soon is not a clock" in capsys.readouterr().err


def test_a_game_is_won_with_the_sound_off(tmp_path: Path) -> None:
    """H2: every bus is muted, nothing is heard, and four animals come aboard."""
    silent = Settings(
        language="en", music_muted=True, effects_muted=True, warnings_muted=True, voice_muted=True
    )
    watched = Watched(tmp_path, silent)
    played = watched.play(ScriptedGame("badger-foam", 1, 0, "standard", "mouse"))
    assert played.result == "won"
    assert not watched.app.shell.audio.heard
