"""No call of ours waits for SDL's audio thread with the interpreter in its hand (docs/reliability.md)."""

import ast
import inspect
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pygame
import pytest

from build.bench.audio import watched
from flow_desktop.app import player as room

UNSAFE = {"music.pause", "music.unpause"}
"""Calls that wait for SDL's audio lock and hold the interpreter (docs/reliability.md)."""


def test_no_call_is_made_that_can_freeze_the_game() -> None:
    called = {
        ast.unparse(node.func).removeprefix("pygame.mixer.")
        for node in ast.walk(ast.parse(inspect.getsource(room)))
        if isinstance(node, ast.Call)
    }
    assert "music.stop" in called and "pause" in called
    assert not called & UNSAFE


LOCKED = """
    import ctypes, dataclasses, sys, threading, time
    import pygame
    from flow_desktop.app.audio import Audio
    from flow_desktop.app.player import Bus
    from flow_desktop.app.catalogue import catalogue
    from flow_desktop.app.settings import Settings

    sdl, DEVICE = ctypes.CDLL(sys.argv[1]), 2
    settings = Settings()
    audio = Audio(settings)
    assert audio.open()
    held = threading.Event()

    def hold():
        while True:
            sdl.SDL_LockAudioDevice(DEVICE)
            held.set()
            time.sleep(0.02)
            held.clear()
            sdl.SDL_UnlockAudioDevice(DEVICE)
            time.sleep(0.001)

    def before_each_call(frame, event, called):
        if event == "c_call" and "mixer" in (called.__module__ or type(called.__self__).__module__):
            held.wait()
            print(called.__name__, file=sys.stderr)

    threading.Thread(target=hold, daemon=True).start()
    sys.setprofile(before_each_call)
    stems = [catalogue().music[name] for name in ("pulse", "alarm")]
    for deed in (
        lambda: audio.music("calm", 0.0),
        lambda: audio._player.loop(stems, [0.0, 1.0]),
        lambda: audio._player.stem_volume(stems[0], 0.5),
        lambda: audio._player.stream(stems[1], 0.5),
        lambda: audio._player.stream_volume(0.4),
        lambda: audio.play("wave"),
        lambda: audio.play("place", side=0.4),
        lambda: audio._player.end(12),
        lambda: audio.play("bell", Bus.WARNINGS),
        lambda: audio.pause(True),
        lambda: audio.pause(False),
        lambda: audio._player.stream(None, 0.0),
        audio.advance,
        lambda: audio.settings_changed(dataclasses.replace(settings, music_volume=3)),
        lambda: audio.prepare("dice"),
        lambda: audio.music(""),
        audio.close,
    ):
        deed()
    sys.setprofile(None)
    print("free", flush=True)
"""


def test_every_call_leaves_the_interpreter_free_while_it_waits_for_the_audio_thread() -> None:
    libraries = sorted((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*"))
    if not libraries:
        pytest.skip("SDL's library is not beside pygame here")
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(LOCKED), str(libraries[0])],
        env=os.environ | {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.stdout.endswith("free\n"), done.stderr
    asked = {"play", "set_volume", "pause", "unpause", "stop", "load", "fadeout", "quit"}
    assert asked <= set(done.stderr.split())


def test_a_stress_that_falls_silent_is_killed_as_hung() -> None:
    said = 'print(\'{"calls": 5, "by_call": {}}\', flush=True)'
    hung = watched([sys.executable, "-c", f"{said}; import time; time.sleep(600)"], silent=0.5)
    assert (hung["ended"], hung["calls"]) == ("hung", 5)
    assert watched([sys.executable, "-c", said])["ended"] == "well"
    assert watched([sys.executable, "-c", f"{said}; raise SystemExit(3)"])["ended"] == "broke with status 3"


def test_a_moment_of_the_stress_ends_well() -> None:
    told = watched([sys.executable, "-m", "build.bench.audio", "--inside", "--seconds", "2"])
    assert told["ended"] == "well"
    assert set(told["by_call"]) >= {"play", "pause", "go on", "music", "volume"}
