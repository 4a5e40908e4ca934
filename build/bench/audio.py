"""Every call the game's sound makes, as fast as it goes, beside short sounds that end all the time.

    python3 dev.py bench audio [--json] [--seconds 300]

A call that waits for SDL's audio lock without letting go of the interpreter freezes the whole program sooner
or later (docs/reliability.md). It is tried in a child process: this one ends with the number of calls, or
kills a child that has said nothing for ten seconds and ends with status 1.
"""

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import IO, Any

from build.bench.telling import asker

SILENT_SECONDS = 10.0
STARTING_SECONDS = 60.0
SHORTEST = 6
COMMON, SELDOM = 20, 1


def main(arguments: list[str] | None = None) -> int:
    """Stress and print; 1 if it hung or broke."""
    parser = asker("audio", __doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.inside:
        stress(options.seconds)
        return 0
    command = [sys.executable, "-m", "build.bench.audio", "--inside", "--seconds", str(options.seconds)]
    figures = watched(command)
    told = f"{figures['calls']} calls in {figures['seconds']} s: {figures['ended']}"
    print(json.dumps(figures) if options.json else told)
    return 0 if figures["ended"] == "well" else 1


def watched(command: list[str], silent: float = SILENT_SECONDS) -> dict[str, Any]:
    """Run a child that says a line of JSON every second; one that falls silent is killed as hung."""
    env = os.environ | {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"}
    said: dict[str, Any] = {"calls": 0, "by_call": {}}
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as child:
        assert child.stdout is not None
        lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_read, args=(child.stdout, lines), daemon=True).start()
        ended = ""
        while not ended:
            try:
                line = lines.get(timeout=silent if said["calls"] else STARTING_SECONDS)
            except queue.Empty:
                child.kill()
                ended = "hung"
                continue
            if line.startswith("{"):
                said = json.loads(line)
            elif not line:
                ended = "well" if child.wait() == 0 else f"broke with status {child.returncode}"
    return {"ended": ended, "seconds": round(time.perf_counter() - begun, 1), **said}


def _read(pipe: IO[str], lines: queue.Queue[str]) -> None:
    for line in pipe:
        lines.put(line)
    lines.put("")


def stress(seconds: float) -> None:
    """Call everything in an order that is the same in every run; say how often, every second."""
    import pygame

    from flow_desktop.app.audio import Audio
    from flow_desktop.app.catalogue import catalogue
    from flow_desktop.app.player import Bus
    from flow_desktop.app.settings import Settings

    pygame.init()
    settings = Settings()
    audio, random = Audio(settings), Random(1)
    if not audio.open():
        raise SystemExit("there is no sound to stress")
    sounds, pieces = catalogue().sounds, [*catalogue().music, ""]
    shortest = sorted(sounds, key=lambda name: sounds[name].stat().st_size)[:SHORTEST]

    def louder() -> None:
        audio.settings_changed(replace(settings, music_volume=random.randrange(101)))

    def reopened() -> None:
        audio.settings_changed(replace(settings, mono=bool(random.randrange(2))))

    calls: dict[str, tuple[Callable[[], None], int]] = {
        "play": (lambda: audio.play(random.choice(shortest), random.choice(list(Bus))), 3 * COMMON),
        "pause": (lambda: audio.pause(True), COMMON),
        "go on": (lambda: audio.pause(False), COMMON),
        "volume": (louder, COMMON),
        "music": (lambda: audio.music(random.choice(pieces), random.choice((0.0, 0.3))), COMMON // 2),
        "advance": (audio.advance, 2 * COMMON),
        "beat": (lambda: audio.beat(time.monotonic() + random.random()), SELDOM),
        "prepare": (lambda: audio.prepare(random.choice(list(sounds))), SELDOM),
        "reopen": (reopened, SELDOM),
    }
    names, weights = list(calls), [weight for _, weight in calls.values()]
    done: Counter[str] = Counter()
    until = time.monotonic() + seconds
    say_at = 0.0
    while time.monotonic() < until:
        name = random.choices(names, weights)[0]
        calls[name][0]()
        done[name] += 1
        time.sleep(0.0005)
        if audio.silent:
            raise SystemExit(f"the sound was lost at {name!r}")
        if time.monotonic() >= say_at:
            say_at = time.monotonic() + 1
            print(json.dumps({"calls": done.total(), "by_call": done}), flush=True)
    print(json.dumps({"calls": done.total(), "by_call": done}), flush=True)
    audio.close()


if __name__ == "__main__":
    raise SystemExit(main())
