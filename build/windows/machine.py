"""Where it is tried: on Windows itself, or on two computers under Wine, one of which has no Python."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from build.bench.display import own_display
from build.package.archive import unpack
from build.package.identity import COMMAND
from build.windows.installing import Account
from build.windows.python import PYTHON, ROOT, prepare
from build.windows.wine import FAULT, LONGEST, Prefix, there

PLACE: Final = "Süße Spiele"
"""A folder as families have them: with a space and with letters that not everybody has."""
Done = subprocess.CompletedProcess[str]


class Machine(Protocol):
    """What the parts of the trial need."""

    @property
    def code(self) -> str:
        """Which code is packaged: see ``dev.py package --code``."""

    def python(self, arguments: Sequence[str], more: Mapping[str, str]) -> Iterator[str]:
        """Run Windows' Python in the project and give its lines as they come; the last is its status."""

    def path(self, path: Path) -> str:
        """How that Python names a path."""

    def unpacked(self, archive: Path) -> Path:
        """Unpack the archive as somebody does who has nothing else; gives the program for a terminal."""

    def ask(self, program: Path, arguments: Sequence[str], told: str = "") -> Done:
        """Run the unpacked program to its end, where no Python is."""

    def account(self) -> Account:
        """Who installs the program and has its games."""

    def player(self, program: Path) -> dict[str, str]:
        """What the test that plays in the real window is told."""


def windows_environment(whole: Mapping[str, str]) -> dict[str, str]:
    """What every program on Windows finds set; of the path no more than Windows itself, so without Python."""
    kept = ("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA")
    system = whole.get("SYSTEMROOT", "C:\\Windows")
    path = {"PATH": f"{system}\\System32;{system}"}
    return {name: whole[name] for name in kept if name in whole} | path


def lines_of(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    """The lines of a program as they come, and its status."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=dict(environment),
        encoding="utf-8",
        errors="replace",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as child:
        assert child.stdin is not None and child.stdout is not None
        child.stdin.close()
        yield from (line.rstrip() for line in child.stdout)
    yield str(child.returncode)


@contextmanager
def held_open(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> Iterator[None]:
    """The program in the middle of a conversation: surely there, and it goes when nothing more is said."""
    with subprocess.Popen(
        [*command, "engine"],
        cwd=folder,
        env=dict(environment),
        encoding="utf-8",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as child:
        assert child.stdin is not None and child.stdout is not None
        try:
            child.stdin.write('{"op":"hello"}\n')
            child.stdin.flush()
            assert '"ok":true' in child.stdout.readline(), "it did not answer"
            yield
            assert child.poll() is None, "it ended too soon to be in the way"
            child.stdin.close()
            assert child.wait(LONGEST) == 0
        finally:
            child.kill()


@dataclass(frozen=True, slots=True)
class UnderWine:
    """Two prefixes on a display of their own: one builds and tests, the other is a family's."""

    builder: Prefix
    family: Prefix
    code: Final = "plain"  # no compiler is here

    def python(self, arguments: Sequence[str], more: Mapping[str, str]) -> Iterator[str]:
        """Run Windows' Python in the project; what it compiles stays out of the project."""
        apart = {"PYTHONPYCACHEPREFIX": "C:\\compiled", "PIP_CONFIG_FILE": "nul"}
        return lines_of(["wine", PYTHON, *arguments], self.builder.environment | apart | dict(more))

    def path(self, path: Path) -> str:
        """On the drive that is all of this computer."""
        return there(path)

    def unpacked(self, archive: Path) -> Path:
        """Into the second prefix, which is made anew."""
        self.family.make()
        place = self.family.drive / PLACE
        place.mkdir()
        unpack(archive, place, "win32")
        return place / archive.stem / f"{COMMAND}.exe"

    def ask(self, program: Path, arguments: Sequence[str], told: str = "") -> Done:
        """Run it in the second prefix."""
        done = self.family.run([str(program), *arguments], told=told, folder=program.parent)
        assert FAULT not in done.stderr, done.stderr
        return done

    def account(self) -> Account:
        """The only one in the second prefix."""
        users = self.family.drive / "users"
        home = next(path for path in sorted(users.iterdir()) if path.name != "Public")
        local, roaming = home / "AppData" / "Local", home / "AppData" / "Roaming"
        system = self.family.drive / "windows" / "system32"
        return Account(self.ask, self.hold, local, roaming, system, disposable=True)

    def hold(self, program: Path) -> AbstractContextManager[None]:
        """Keep it open in the second prefix."""
        return held_open(["wine", str(program)], self.family.environment, program.parent)

    def player(self, program: Path) -> dict[str, str]:
        """Keys are pressed from outside, on a display that the test makes."""
        return {"FLOW_PACKAGE_PROGRAM": str(program), "FLOW_PACKAGE_WINE": str(self.family.folder)}


@dataclass(frozen=True, slots=True)
class OnWindows:
    """Windows itself; the program is unpacked apart and started without the path to Python."""

    place: Path
    code: Final = "fastest"

    def python(self, arguments: Sequence[str], more: Mapping[str, str]) -> Iterator[str]:
        """Run the Python that runs this."""
        return lines_of([sys.executable, *arguments], os.environ | {"PYTHONUTF8": "1"} | dict(more))

    def path(self, path: Path) -> str:
        """As it is."""
        return str(path)

    def unpacked(self, archive: Path) -> Path:
        """Into a folder of its own."""
        place = self.place / PLACE
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        unpack(archive, place)
        return place / archive.stem / f"{COMMAND}.exe"

    def ask(self, program: Path, arguments: Sequence[str], told: str = "") -> Done:
        """Run it with what Windows sets for everybody."""
        return subprocess.run(
            [str(program), *arguments],
            env=windows_environment(os.environ),
            cwd=program.parent,
            input=told,
            capture_output=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )

    def account(self) -> Account:
        """Whoever runs this; it may be a person."""
        system = Path(os.environ.get("SYSTEMROOT", "C:\\Windows")) / "System32"
        local, roaming = (Path(os.environ[name]) for name in ("LOCALAPPDATA", "APPDATA"))
        return Account(self.ask, self.hold, local, roaming, system, disposable=False)

    def hold(self, program: Path) -> AbstractContextManager[None]:
        """Keep it open."""
        return held_open([str(program)], windows_environment(os.environ), program.parent)

    def player(self, program: Path) -> dict[str, str]:
        """Keys are pressed through Windows, on the desktop."""
        return {"FLOW_PACKAGE_PROGRAM": str(program)}


@contextmanager
def under_wine(cache: Path) -> Iterator[UnderWine]:
    """Both prefixes, the first with Python; whatever runs in them has ended afterwards."""
    with ExitStack() as stack:
        display = stack.enter_context(own_display("1600x900x24"))
        machine = UnderWine(
            Prefix(cache / "wine-builder", display),
            Prefix(cache / "wine-family", display),
        )
        for prefix in (machine.builder, machine.family):
            stack.callback(prefix.stop)
        with own_window_manager(display):
            prepare(machine.builder, cache)
            yield machine


@contextmanager
def own_window_manager(display: str) -> Iterator[None]:
    """Windows that are where they should be and get the keys."""
    child = subprocess.Popen(
        ["openbox"],
        env=os.environ | {"DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        child.terminate()
        child.wait(timeout=20)


@contextmanager
def on_windows() -> Iterator[OnWindows]:
    """A place beside everything else."""
    with tempfile.TemporaryDirectory(prefix="flow-windows-", ignore_cleanup_errors=True) as place:
        yield OnWindows(Path(place))
