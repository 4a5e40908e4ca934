#!/usr/bin/env python3
"""The one front door for every developer task; it needs nothing but Python 3.11 or newer.

    python3 dev.py play                  start the game (without a screen: a demonstration, in pictures)
    python3 dev.py test [PYTEST ARGS]    run the tests
    python3 dev.py check                 ruff, mypy, workflows, arrows, clauses, access, art, words, compiled
    python3 dev.py bench engine|frames|start|audio|memory|games|river-dice|waits   measure; --json too
    python3 dev.py shots                 pictures of every screen into dist/shots
    python3 dev.py package [PART]        a folder to hand to a friend; also setup, wheel, sign, notes, publish
    python3 dev.py windows [PART]        the Windows program built, unpacked, played and tested, under Wine
    python3 dev.py assets [art|fonts|sounds|words]   rebuild art, fonts, sounds and words from their sources

It makes ``.venv`` and installs what a task needs the first time the task is run.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NO_SCREEN = 2
WORKFLOWS = tuple(str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")))
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main(arguments: list[str]) -> int:
    """Do one task and return its exit status."""
    if tuple(sys.version_info) < (3, 11):
        print("Flow needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    if not arguments or arguments[0] not in TASKS:
        print(__doc__)
        return 0 if arguments in ([], ["help"], ["--help"], ["-h"]) else 2
    return TASKS[arguments[0]](arguments[1:])


def ready(*extras: str) -> None:
    """Make the environment and install the game with these extras, unless that is done already."""
    wanted = hashlib.sha256(
        (ROOT / "pyproject.toml").read_bytes() + repr(sorted(extras)).encode()
    ).hexdigest()
    stamp = VENV / f"ready-{'-'.join(sorted(extras)) or 'play'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    if not PYTHON.exists():
        print("Making .venv ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    print("Installing what is missing ...", file=sys.stderr)
    target = f".[{','.join(extras)}]" if extras else "."
    install = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--editable",
        target,
    ]
    subprocess.run(install, cwd=ROOT, check=True)
    stamp.write_text(wanted)


def python(*arguments: str) -> int:
    """Run Python of the environment in the project's root."""
    return subprocess.run([str(PYTHON), *arguments], cwd=ROOT, check=False).returncode


def play(arguments: list[str]) -> int:
    """Start the game; where there is no screen, leave pictures of a demonstration game instead."""
    ready()
    status = python("-m", "flow_desktop", *arguments)
    if status != NO_SCREEN or arguments:
        return status
    print("Playing a demonstration off screen instead; its pictures go to dist/demo.")
    return python("-m", "build.demo", str(ROOT / "dist" / "demo"))


def test(arguments: list[str]) -> int:
    """Run the tests, on all cores unless told otherwise, and name the ten slowest."""
    ready("test", "package")
    return python("-m", "pytest", "--durations=10", *(arguments or ["-n", "auto", "--dist", "worksteal"]))


def check(arguments: list[str]) -> int:
    """Lint, types, arrows, clauses, access, art, words, workflows; and that compiled code plays the same."""
    ready("assets", "bench", "check", "compile", "test")
    failed = [
        name
        for name, command in {
            "ruff check": ("-m", "ruff", "check", "."),
            "ruff format": ("-m", "ruff", "format", "--check", "."),
            "mypy --strict": ("-m", "mypy"),
            "arrows": ("-m", "pytest", "tests/test_arrows.py"),
            "scene arrows": ("-m", "build.arrows"),
            "clauses": ("-m", "build.clauses"),
            "access": ("-m", "build.access"),
            "art": ("-m", "build.art.lint"),
            "words": ("-m", "build.words.check", "complete"),
            "workflows": (
                "-m",
                "check_jsonschema",
                "--builtin-schema",
                "vendor.github-workflows",
                *WORKFLOWS,
            ),
            "compiled": ("-m", "pytest", "-rs", "tests/compiled"),
        }.items()
        if python(*command) != 0
    ]
    print("Failed: " + ", ".join(failed) if failed else "All checks passed.")
    return 1 if failed else 0


BENCHES = {
    name: f"build.bench.{name.replace('-', '_')}"
    for name in ("engine", "frames", "start", "audio", "memory", "games", "river-dice", "waits")
}


def bench(arguments: list[str]) -> int:
    """Measure something, as ratios within one run."""
    if not arguments or arguments[0] not in BENCHES:
        print(f"Say what to measure: {', '.join(BENCHES)}.", file=sys.stderr)
        return 2
    ready("test", "bench", "compile")
    return python("-m", BENCHES[arguments[0]], *arguments[1:])


def assets(arguments: list[str]) -> int:
    """Rebuild the built files from their sources; playing needs none of this."""
    ready("test", "assets")
    makers: dict[str, list[tuple[str, ...]]] = {
        "art": [("-m", "build.art.draw"), ("-m", "build.characters.draw"), ("-m", "build.river_art.draw")],
        "fonts": [("-m", "build.fonts.make")],
        "sounds": [("-m", "build.sounds.make"), ("-m", "build.river_sounds.make")],
        "words": [("-m", "build.words.update"), ("-m", "build.words.compile")],
    }
    chosen = arguments or list(makers)
    unknown = [name for name in chosen if name not in makers]
    if unknown:
        print(f"There are no assets called {', '.join(unknown)}.", file=sys.stderr)
        return 2
    statuses = [python(*command) for name in chosen for command in makers[name]]
    return int(any(statuses))


def shots(arguments: list[str]) -> int:
    """Draw every screen in its states into dist/shots."""
    ready("test")
    return python("-m", "build.shots", *arguments)


def package(arguments: list[str]) -> int:
    """Make what is handed to others, into dist."""
    ready("package")
    return python("-m", "build.package", *arguments)


def windows(arguments: list[str]) -> int:
    """Build the Windows program and try all of it: under Wine, or on Windows itself."""
    ready("test", "package")
    return python("-m", "build.windows", *arguments)


TASKS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "bench": bench,
    "shots": shots,
    "package": package,
    "windows": windows,
    "assets": assets,
}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
