"""Resident memory at 1920 x 1080: after one game, after ten, and after changes of everything one sees.

    python3 dev.py bench memory [--json] [--games 10] [--changes 160]

A child process plays by autoplay and then shows one screen after another, each in another size, theme,
language and letters. `changes_mb` is the course of that, each time at the first size: flat at the end.
Needed: at most 250 MB after ten games and 350 MB after the changes. Only Linux tells what is resident.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from build.bench.telling import asker

SIZE = (1920, 1080)
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1500, 1080), (1920, 1000), SIZE)
MOST_AFTER_TEN, MOST_AFTER_CHANGES = 250, 350
LOOKS = 8
"""So often the memory is looked at during the changes."""


def main(arguments: list[str] | None = None) -> int:
    """Measure in a fresh process and print."""
    parser = asker("memory", __doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--changes", type=int, default=160)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.inside:
        print(json.dumps(measured(options.games, options.changes)))
        return 0
    if sys.platform != "linux":
        print("What is resident is read from Linux's /proc.", file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "build.bench.memory", "--inside"]
    command += ["--games", str(options.games), "--changes", str(options.changes)]
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    figures = json.loads(done.stdout.splitlines()[-1])
    print(json.dumps(figures) if options.json else table(figures))
    return 0


def measured(games: int, changes: int) -> dict[str, Any]:
    """Play and change in this process; megabytes."""
    from flow_desktop.app.assets import BUDGET, return_large_pictures
    from flow_desktop.app.folders import Folders
    from flow_desktop.app.settings import Settings
    from flow_desktop.app.start import off_screen
    from flow_desktop.scenes.autoplay.game import ScriptedGame, play_in
    from flow_desktop.scenes.cartridge import FLOW
    from flow_desktop.scenes.menu.scene import MenuScene

    with tempfile.TemporaryDirectory(prefix="flow-memory-") as folder:
        app = off_screen(
            FLOW, lambda shell: MenuScene(), Folders(Path(folder)), SIZE, Settings(language="en")
        )
        app.tidying = True
        app.shell.audio.open()
        return_large_pictures()
        app.loop_once()
        begun = resident()
        after = []
        for game in range(games):
            play_in(app, ScriptedGame(f"memory {game}", 1 + game % 4, game % 4))
            after.append(resident())
            print(f"game {game + 1}: {after[-1]} MB", file=sys.stderr)
        course = _changes(app, changes)
    return {
        "begun_mb": begun,
        "after_one_game_mb": after[0],
        "after_ten_games_mb": after[-1],
        "after_changes_mb": course[-1],
        "games_mb": after,
        "changes_mb": course,
        "pictures_mb": round(BUDGET.bytes / 2**20, 1),
        "budget_mb": round(BUDGET.most_bytes / 2**20, 1),
        "games": games,
        "changes": changes,
    }


def _changes(app: Any, changes: int) -> list[float]:
    """One screen after another, in other looks each time; the memory at even distances."""
    from flow_desktop.app.intents import WindowResized
    from flow_desktop.app.language import available
    from flow_desktop.app.scene import Reset
    from flow_desktop.app.settings import THEMES
    from flow_desktop.app.view import TEXT_PERCENTS, TYPEFACES
    from flow_desktop.scenes.gallery.easel import Easel
    from flow_desktop.scenes.gallery.exhibits import EXHIBITS

    random, names, course = Random(1), sorted(EXHIBITS), []
    for number in range(1, changes + 1):
        app.change(Reset(EXHIBITS[random.choice(names)].scene(Easel(app.shell, app.clock))))
        size = SIZE if number * LOOKS % changes < LOOKS else random.choice(SIZES)
        app.inject(WindowResized(*size))
        app.shell.change(
            theme=random.choice(THEMES),
            language=random.choice(available(with_pseudo=False)),
            text_percent=random.choice(TEXT_PERCENTS),
            typeface=random.choice(TYPEFACES),
        )
        for _ in range(6):
            app.shell.redraw()
            app.loop_once()
        if number * LOOKS % changes < LOOKS:
            course.append(resident())
            print(f"change {number}: {course[-1]} MB", file=sys.stderr)
    return course


def resident() -> float:
    """Megabytes of this process that are in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def table(figures: dict[str, Any]) -> str:
    """The figures for people."""
    course = ", ".join(f"{megabytes:.0f}" for megabytes in figures["changes_mb"])
    games, changes = figures["games"], figures["changes"]
    rows = {
        "at the menu": f"{figures['begun_mb']:.0f} MB",
        "after one game": f"{figures['after_one_game_mb']:.0f} MB",
        f"after {games} games": f"{figures['after_ten_games_mb']:.0f} MB (needed: {MOST_AFTER_TEN})",
        f"after {changes} changes": f"{figures['after_changes_mb']:.0f} MB (needed: {MOST_AFTER_CHANGES})",
        "on the way there": course,
        "pictures kept": f"{figures['pictures_mb']:.0f} of {figures['budget_mb']:.0f} MB",
    }
    return "\n".join(f"{name}: {said}" for name, said in rows.items())


if __name__ == "__main__":
    raise SystemExit(main())
