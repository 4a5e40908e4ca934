"""Builds the Windows package, unpacks it where no Python is, asks it, plays it and runs the tests.

On Windows it does so itself; elsewhere under Wine. Status 0 means that all of it passed.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from build.package.freeze import size_of
from build.package.identity import folder_name
from build.package.setup.make import setup_name
from build.windows.asking import QUESTIONS, ask_it
from build.windows.installing import setup_of, try_setup
from build.windows.machine import Machine, lines_of, on_windows, under_wine
from build.windows.needed import NoWineError, install_what_is_missing
from build.windows.report import FailedTestsError, Report, counted
from build.windows.wine import FAULT

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"
TESTS: Final = tuple(f"tests/{name}" for name in ("engine", "table", "files", "reliability", "package"))
WINDOW: Final = "tests/package/test_whole_game.py"
MEGABYTE: Final = 1_000_000
PARTS: Final = ("build", "ask", "install", "play", "test")


def main(arguments: list[str] | None = None) -> int:
    """Do all parts, or some."""
    parser = argparse.ArgumentParser(prog="dev.py windows", description="Build and try the Windows program.")
    parser.add_argument("parts", nargs="*", metavar="|".join(PARTS), help="only these (default: all)")
    parser.add_argument("--built", type=Path, metavar="FOLDER", help="try what lies there, build nothing")
    parser.add_argument("--cache", type=Path, default=_cache(), help="where Wine and Python are kept")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    _let_all_letters_through()
    report = Report()
    try:
        began = time.monotonic()
        with _machine(options.cache.resolve()) as machine:
            print(f"Prepared in {time.monotonic() - began:.1f} s; kept in {options.cache}.", flush=True)
            _try(machine, report, options)
    except NoWineError as why:
        print(why, file=sys.stderr)
        return 2
    return report.end()


def _let_all_letters_through() -> None:
    """On Windows a pipe takes the letters of one region: the trial would fall over what it tells."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _cache() -> Path:
    named = os.environ.get("FLOW_WINDOWS_CACHE")
    return Path(named) if named else user_cache_path("flow-desktop") / "windows"


def _machine(cache: Path) -> AbstractContextManager[Machine]:
    if sys.platform == "win32":
        return on_windows()
    install_what_is_missing()
    return under_wine(cache)


def _try(machine: Machine, report: Report, options: argparse.Namespace) -> None:
    parts = options.parts or PARTS
    dist: Path = (options.built or DIST).resolve()
    archive = dist / f"{folder_name('win32', 'AMD64')}.zip"
    builds = "build" in parts and options.built is None
    if builds and not report.take("build the package", lambda: _build(machine, archive)):
        return
    if {"ask", "install", "play"} & set(parts):
        _as_a_family(machine, report, archive, parts)
    if "test" in parts:
        more = {"FLOW_PACKAGE_DIST": machine.path(dist)}
        for name in TESTS:  # one after the other, so that each is told when it is done
            report.take(f"{name} with Windows' Python", partial(_tests, machine, name, more))


def _build(machine: Machine, archive: Path) -> str:
    archive.unlink(missing_ok=True)
    (archive.parent / setup_name(archive.with_suffix(""))).unlink(missing_ok=True)  # it was of the last one
    _all_right(
        machine.python(
            ["-m", "build.package", "--code", machine.code, "--to", machine.path(archive.parent)], {}
        )
    )
    folder = size_of(archive.with_suffix("")) / MEGABYTE
    return f"folder {folder:.1f} MB, archive {archive.stat().st_size / MEGABYTE:.1f} MB"


def _as_a_family(machine: Machine, report: Report, archive: Path, parts: Sequence[str]) -> None:
    """Unpack it where no Python is, ask it, install and remove it, and play in its window."""
    unpacked: list[Path] = []

    def unpack() -> str:
        unpacked.append(machine.unpacked(archive))
        return str(unpacked[0].parent)

    if not report.take("unpack it where no Python is", unpack):
        return
    for question in QUESTIONS if "ask" in parts else ():
        report.take(question.words, partial(ask_it, machine, unpacked[0], question))
    if "install" in parts:
        report.take(
            "install it, start it, remove it", lambda: _installed(machine, unpacked[0].parent, archive)
        )
    if "play" in parts:
        report.take("a game in the real window", lambda: _played(machine, unpacked[0]))


def _installed(machine: Machine, folder: Path, archive: Path) -> str:
    """The setup program, from the first question to the last file."""
    return try_setup(setup_of(folder, archive.parent), folder, machine.account())


def _played(machine: Machine, program: Path) -> str:
    """Another Python presses the keys: this one, on Windows and under Wine alike."""
    results = DIST / "windows-window.xml"
    notes = DIST / "windows-window"  # the pictures, if it fails
    command = [sys.executable, "-m", "pytest", WINDOW, "-rs", f"--junit-xml={results}", f"--basetemp={notes}"]
    return _told(lines_of(command, os.environ | machine.player(program)), results, may_skip=False)


def _tests(machine: Machine, tests: str, more: dict[str, str]) -> str:
    """All but the game in the window: it has been played, and needs the screen for itself."""
    results = DIST / f"windows-{Path(tests).name}.xml"
    command = ["-m", "pytest", tests, "-p", "no:cacheprovider", "-n", "auto", "--dist", "worksteal"]
    command += [f"--ignore={WINDOW}"]
    lines = machine.python([*command, f"--junit-xml={machine.path(results)}"], more)
    return _told(lines, results)


def _told(lines: Iterator[str], results: Path, may_skip: bool = True) -> str:
    results.unlink(missing_ok=True)
    results.parent.mkdir(parents=True, exist_ok=True)
    try:
        _all_right(lines)
    except FailedTestsError as error:
        counted(results, may_skip)  # says more, if pytest came to its end
        raise error from None
    return counted(results, may_skip)


def _all_right(lines: Iterator[str]) -> None:
    """Show what a program says; raises when it falls or its status is not 0."""
    said: list[str] = []
    for line in lines:
        said.append(line)
        print(f"    {line}", flush=True)
    fallen = [line for line in said if line.startswith("wine: ") and FAULT in line]
    if said[-1] != "0" or fallen:
        raise FailedTestsError(f"status {said[-1]} {' '.join(fallen)}")


if __name__ == "__main__":
    sys.exit(main())
