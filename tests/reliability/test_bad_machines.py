"""Machines that lack something or lose it in play: sound, pads, a locale, a disk, the right time."""

import os
import random
import time
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.audio import Audio
from flow_desktop.app.folders import Folders
from flow_desktop.app.input import Input
from flow_desktop.app.intents import Act, Action, Device, DeviceAdded, DeviceRemoved
from flow_desktop.app.log import LOGGER, close_log, open_log
from flow_desktop.app.loop import App
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.rounds import Home
from flow_desktop.rounds.words import NOT_SAVED
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.game import ScriptedGame, play, play_in
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.table import Seat
from tests.reliability.running import run_program
from tests.table.playing import play_one

LOCALES = {
    "none": ("LANG LC_ALL LC_CTYPE LC_MESSAGES LANGUAGE", {}),
    "C": ("LANG", {"LC_ALL": "C"}),
    "POSIX": ("LANG", {"LC_ALL": "POSIX"}),
    "nonsense": ("", {"LC_ALL": "xx_YY.nonsense", "LANG": "\x01", "LANGUAGE": ":::"}),
    "old": ("", {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}),
}


def timed_game(app_clock: StillTime, folder: Path) -> tuple[App, PlayScene]:
    """A game against the clock, in play."""
    options = Options("otter-reef", clock=Clock(60))
    table = Home(folder).new_table(options, source=app_clock.now)
    scene = PlayScene(table)
    app = off_screen(FLOW, lambda shell: scene, Folders(folder), (1024, 640), clock=app_clock)
    table.ready()
    for _ in range(30):
        app.loop_once()
    assert table.running
    return app, scene


def test_without_a_sound_card_the_program_is_silent_and_well(tmp_path: Path) -> None:
    done = run_program(tmp_path, "quit", SDL_AUDIODRIVER="nonsense")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert "no sound" in (tmp_path / "flow.log").read_text("utf-8")


def test_a_sound_card_that_is_lost_in_play_leaves_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for deed in ("play", "music", "pause", "go on", "volume", "close"):
        audio = Audio(Settings())
        assert audio.open() and not audio.silent
        pygame.mixer.quit()
        match deed:
            case "play":
                audio.play("place")
                audio.play("bell", Bus.WARNINGS)
            case "music":
                audio.music("calm")
                audio.music("")
            case "pause":
                audio.pause(True)
            case "go on":
                audio.pause(False)
            case "volume":
                audio.settings_changed(Settings(music_volume=10))
        audio.close()
        assert audio.silent


def test_a_game_is_played_to_its_end_though_the_sound_card_is_lost_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(tmp_path), (1024, 640), Settings(language="en"))
    assert app.shell.audio.open()
    seen: list[bool] = []

    def lose_it(watched: App) -> None:
        seen.append(watched.shell.audio.silent)
        if len(seen) == 5:
            pygame.mixer.quit()

    try:
        played = play_in(app, ScriptedGame("otter-reef", clock=Clock(None, 4)), lose_it)
    finally:
        app.shell.audio.close()
    assert played.result in ("won", "lost") and len(seen) > 20
    assert not any(seen[:5]) and seen[-1], "it is noticed, and then there is silence"
    assert Home(tmp_path).games()[0].finished


def test_without_pads_and_with_pads_that_come_and_go() -> None:
    given = Input()
    event = pygame.event.Event
    assert given.intents(event(pygame.CONTROLLERDEVICEADDED, device_index=99), 0) == []
    assert given.intents(event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99), 0) == []
    assert given.intents(event(pygame.CONTROLLERDEVICEREMOVED), 0) == []
    down = event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert given.intents(down, 0) == [Act(Action.NAV_UP, Device.PAD)]
    given.intents(event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1), 0.1)
    assert list(given.tick(10)) == [], "what was held on a pad that is gone is not held any more"


def test_a_pad_pulled_out_in_play_pauses_and_loses_nothing(tmp_path: Path) -> None:
    app, scene = timed_game(StillTime(), tmp_path)
    app.inject(Act(FlowAction.DRAW_1, Device.PAD), DeviceRemoved("pad"), DeviceAdded("pad"))
    app.loop_once()
    assert isinstance(app.stack.top, PauseScene) and scene.table.paused
    assert len(scene.table.moves) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_any_locale_will_do(locale: str, tmp_path: Path) -> None:
    without, more = LOCALES[locale]
    home = tmp_path / "Žofie’s 家"
    done = run_program(home, "quit", without=without, **more)
    assert (done.returncode, done.stderr) == (0, "")
    table = Home(home).new_table(Options("otter-reef", 2), (Seat("Žofie"), Seat("家", 1)))
    play_one(table, random.Random(1))
    table.close()
    for deed in (["games"], ["games", "--json"], ["games", "show", "newest"]):
        listed = run_program(home, *deed, module="flow_desktop", without=without, **more)
        assert (listed.returncode, listed.stderr) == (0, ""), deed
    assert "otter-reef" in listed.stdout


def test_where_nothing_can_be_written_the_program_says_so_and_plays(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file in place of the folder")
    done = run_program(blocked, "quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"said {FLOW.words.not_writable}\n", "")
    told: list[str] = []
    played = play(
        ScriptedGame("otter-reef"),
        (1024, 640),
        lambda app: told.extend(caption.text for caption in app.shell.captions.shown),
        folders=Folders(blocked / "home"),
    )
    assert played.result in ("won", "lost") and NOT_SAVED in told
    assert blocked.read_text() == "a file in place of the folder"


def test_a_disk_that_refuses_every_file_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*arguments: object, **named: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    monkeypatch.setattr(Path, "mkdir", refused)
    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(tmp_path), (1024, 640), Settings(language="en"))
    played = play_in(app, ScriptedGame("otter-reef", clock=Clock(None, 4)))
    told = [caption.text for caption in app.shell.captions.log]
    assert played.result in ("won", "lost") and told.count(NOT_SAVED) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_log_on_a_full_disk_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full:
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

        def flush(self) -> None: ...
        def close(self) -> None: ...
        def seek(self, *where: int) -> int:
            return 0

        def tell(self) -> int:
            return 0

    assert open_log(Folders(tmp_path))
    monkeypatch.setattr(LOGGER.handlers[0], "stream", Full())
    LOGGER.warning("a line")
    assert capsys.readouterr().err == ""
    close_log()


def test_the_clock_counts_from_a_source_that_is_never_set_back(tmp_path: Path) -> None:
    assert Shell(FLOW, Folders(tmp_path)).now is time.monotonic


@pytest.mark.parametrize("jump", [3600.0, 2.5, -3600.0, -0.1])
def test_a_gap_in_time_does_not_run_the_clock_on(jump: float, tmp_path: Path) -> None:
    clock = StillTime()
    app, scene = timed_game(clock, tmp_path)
    before = scene.table.remaining
    clock.seconds += jump
    app.loop_once()
    after = scene.table.remaining
    assert before is not None and after is not None and 0 <= before - after < 0.1
    if jump > 2:
        assert isinstance(app.stack.top, PauseScene), "whoever comes back finds the game paused"
    for _ in range(60):
        app.loop_once()
    if jump > 2:
        assert scene.table.remaining == after
