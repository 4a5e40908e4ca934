"""Milliseconds from the start of the process to the first drawn frame, on Xvfb, beside a bare pygame window.

    python3 dev.py bench start [--json] [--runs 15] [--program FOLDER/Flow]

The programs are started in turn, so that a busy machine slows all alike; medians count. Needed: from source
and packaged at most 1.5 floors, and 2.5 until the whole menu is drawn and takes a press (`*_menu_ms`).
Without a packaged program (see `dev.py package`) only the source is measured.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from build.bench.display import NoXvfbError, own_display
from build.bench.telling import asker, columns

ROOT = Path(__file__).resolve().parents[2]
MOST_FLOORS = 1.5
MOST_MENU_FLOORS = 2.5
FLOOR = """
import os
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
import pygame
pygame.display.init()
pygame.font.init()
pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
pygame.display.flip()
print("window", flush=True)
"""

Figures = dict[str, float]


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; the status says nothing about speed, for a machine may be busy."""
    parser = asker("start", __doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--program", type=Path, help="the packaged program (default: the one in dist)")
    options = parser.parse_args(arguments)
    try:
        with (
            own_display("1920x1080x24") as display,
            tempfile.TemporaryDirectory(prefix="flow-start-") as home,
        ):
            figures = measure(
                commands(options.program or packaged()), options.runs, environment(display, home)
            )
    except NoXvfbError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(figures) if options.json else table(figures))
    return 0


def packaged() -> Path | None:
    """The packaged program that was built last."""
    from build.package.identity import NAME, folder_name

    program = ROOT / "dist" / folder_name() / NAME
    return program if program.is_file() else None


def commands(program: Path | None) -> dict[str, list[str]]:
    """What is started, by the name of its figure."""
    found = {
        "floor": [sys.executable, "-c", FLOOR],
        "source": [sys.executable, "-m", "flow_desktop", "--first-frame"],
    }
    return found | ({"packaged": [str(program), "--first-frame"]} if program else {})


def environment(display: str, home: str) -> dict[str, str]:
    """A display and a data folder of our own, no sound, nothing that changes how SDL presents.

    Python keeps what it has compiled, as it does for every player from the second start on.
    """
    hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "SDL_FRAMEBUFFER_ACCELERATION", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    own = {"DISPLAY": display, "FLOW_HOME": home, "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
    return kept | own | {"SDL_AUDIODRIVER": "dummy"}


def measure(programs: dict[str, list[str]], runs: int, env: dict[str, str]) -> Figures:
    """The medians of so many starts of each; one more before them, which is not counted, warms the disk."""
    times: dict[str, list[float]] = {}
    for turn in range(runs + 1):
        for name, command in programs.items():
            for key, spent in start(command, env).items():
                if turn:
                    times.setdefault(f"{name}_ms" if key == "window" else f"{name}_{key}_ms", []).append(
                        spent
                    )
    figures = {name: round(median(spent), 1) for name, spent in times.items()}
    for name in ("source", "packaged"):
        if name in programs:
            figures[f"{name}_floors"] = round(figures[f"{name}_ms"] / figures["floor_ms"], 2)
            figures[f"{name}_menu_floors"] = round(figures[f"{name}_menu_ms"] / figures["floor_ms"], 2)
    return figures | {"runs": runs}


def start(command: list[str], env: dict[str, str]) -> Figures:
    """Start a program once; when it said each of its words, in milliseconds from its start."""
    begun = time.perf_counter()
    child = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert child.stdout is not None
    said = {line.strip(): 1000 * (time.perf_counter() - begun) for line in child.stdout}
    status = child.wait()
    if status or "window" not in said:
        raise RuntimeError(f"{command[0]} ended with {status} and said {sorted(said)}")
    return said


def table(figures: Figures) -> str:
    """The figures for people."""
    rows = [("", "first frame", "floors", "menu", "floors", "needed")]
    for name in ("floor", "source", "packaged"):
        if f"{name}_ms" not in figures:
            continue
        floors = figures[f"{name}_ms"] / figures["floor_ms"]
        menu, times = figures.get(f"{name}_menu_ms"), figures.get(f"{name}_menu_floors")
        there = (f"{menu:.0f} ms", f"{times:.2f}") if menu and times else ("", "")
        needed = "" if name == "floor" else f"<= {MOST_FLOORS} and {MOST_MENU_FLOORS} floors"
        rows.append((name, f"{figures[f'{name}_ms']:.0f} ms", f"{floors:.2f}", *there, needed))
    return columns(rows)


if __name__ == "__main__":
    raise SystemExit(main())
