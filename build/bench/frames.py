"""Milliseconds per frame of every scene in a real window on Xvfb, beside the floor (background + flip).

    python3 dev.py bench frames [--json] [--sizes 1920x1080] [--scenes play,wave] [--runs 3] [--cpu]

Each scene is measured between two measurements of the floor, so that a busy machine slows both alike. Play,
wave, pulling through a replay (scrub) and pointing along the tide run several times, and the run with the
shortest longest frame counts: a frame that is late in every run is ours, any other is not. Needed at
1920x1080: play at most 3 floors in the median, wave at most 3.5, no frame of these four above 16 ms, River
Dice under the pointer (river) and with falling dice (roll) at most 3 floors, and the idle menu under 5 % of a
core.
"""

import argparse
import json
import os
import subprocess
import sys
from statistics import median
from typing import Any

from build.bench.display import NoXvfbError, own_display
from build.bench.telling import asker, columns

SIZES = ("1280x720", "1920x1080", "2560x1440")
SCENES = ("menu", "setup", "play", "wave", "results", "scrub", "tide", "river", "roll")
JUDGED = "1920x1080"
MOST_FLOORS = {"play": 3.0, "wave": 3.5, "river": 3.0, "roll": 3.0}
NEVER_LATE = ("play", "wave", "scrub", "tide")
LONGEST_FRAME = 16.0
MOST_IDLE = 5.0
RUNS = 3

Figures = dict[str, Any]


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; the status says nothing about speed, for a machine may be busy."""
    options = _parser().parse_args(arguments)
    if options.inside:
        from build.bench.frame_courses import measure_all

        sizes, scenes = options.sizes.split(","), options.scenes.split(",")
        print(json.dumps(measure_all(sizes, scenes, options.frames, options.runs, options.cpu)))
        return 0
    try:
        figures = _measured(options)
    except NoXvfbError as error:
        print(error, file=sys.stderr)
        return 2
    verdicts = [] if options.cpu else _verdicts(figures)
    print(json.dumps(figures) if options.json else "\n".join([*_table(figures), *verdicts]))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = asker("frames", __doc__)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--scenes", default=",".join(SCENES))
    parser.add_argument("--frames", type=int, default=300, help="frames of a scene that moves without end")
    parser.add_argument("--runs", type=int, default=RUNS, help="runs of play and wave; the calmest counts")
    parser.add_argument("--cpu", action="store_true", help="count only our own work (on a busy machine)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser


def _measured(options: argparse.Namespace) -> Figures:
    """Run the measurements in a fresh process on a display of our own."""
    with own_display() as display:
        environment = {k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
        environment |= {"DISPLAY": display, "SDL_FRAMEBUFFER_ACCELERATION": "0", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "build.bench.frames", "--inside", "--sizes", options.sizes]
        command += ["--scenes", options.scenes, "--frames", str(options.frames), "--runs", str(options.runs)]
        command += ["--cpu"] if options.cpu else []
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def summary(milliseconds: list[float]) -> dict[str, float]:
    """Median, 99th percentile and longest of some frames."""
    ordered = sorted(milliseconds)
    late = ordered[min(len(ordered) - 1, round(0.99 * (len(ordered) - 1)))]
    return {
        "median": round(median(ordered), 3),
        "p99": round(late, 3),
        "max": round(ordered[-1], 3),
        "frames": len(ordered),
    }


def _table(figures: Figures) -> list[str]:
    scenes = [name for name in figures if isinstance(figures[name], dict)]
    sizes = list(figures["floor"])
    rows = [("scene", *sizes)]
    for scene in scenes:
        cells = []
        for size in sizes:
            found = figures[scene][size]
            floors = found["median"] / figures["floor"][size]["median"]
            cells.append(f"{found['median']:.2f} / {found['p99']:.2f} / {found['max']:.2f} ({floors:.1f} x)")
        rows.append((scene, *cells))
    lines = ["ms per frame: median / p99 / longest (floors)", columns(rows)]
    if "idle_menu_percent" in figures:
        lines.append(f"idle menu: {figures['idle_menu_percent']:.1f} % of a core")
    return lines


def _verdicts(figures: Figures) -> list[str]:
    """What is needed and not met, in words."""
    said = []
    for scene in dict.fromkeys((*NEVER_LATE, *MOST_FLOORS)):
        found = figures.get(scene, {}).get(JUDGED)
        if found is None:
            continue
        floors, most = found["median"] / figures["floor"][JUDGED]["median"], MOST_FLOORS.get(scene)
        if most is not None and floors > most:
            said.append(f"{scene} takes {floors:.1f} floors; at most {most:g} are allowed")
        if found["max"] > LONGEST_FRAME:
            said.append(
                f"{scene} has a frame of {found['max']:.1f} ms; at most {LONGEST_FRAME:.0f} are allowed"
            )
    idle = figures.get("idle_menu_percent", 0.0)
    if idle > MOST_IDLE:
        said.append(f"the idle menu takes {idle:.1f} % of a core; at most {MOST_IDLE:.0f} are allowed")
    return said or ["Everything that is needed is met."]


if __name__ == "__main__":
    raise SystemExit(main())
