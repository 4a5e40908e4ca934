"""The packaged program as a stranger has it: unpacked from its archive, without Python, with nothing set."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from build.windows.machine import windows_environment
from build.windows.wine import Prefix, there

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 300


@cache
def hiding() -> tuple[str, ...]:
    """A command that runs another where neither Python nor the source is; empty where that is not allowed.

    It takes its own view of the file system, in which empty folders lie over every Python and the project.
    """
    unshare, shell = shutil.which("unshare"), shutil.which("sh")
    if sys.platform != "linux" or unshare is None or shell is None:
        return ()
    prefix = (unshare, "--mount", shell, "-c", f'{_covering()} exec "$@"', "sh")
    tried = subprocess.run([*prefix, "/bin/true"], capture_output=True, check=False, cwd="/")
    return prefix if tried.returncode == 0 else ()


def _covering() -> str:
    private = [Path(place) for place in (sys.base_prefix, sys.prefix, str(ROOT))]
    folders = [place for place in private if str(place) not in ("/", "/usr", "/usr/local")]
    folders += [path for lib in ("/usr/lib", "/usr/local/lib") for path in Path(lib).glob("python3*")]
    places = [Path(each) for each in ("/usr/bin", "/usr/local/bin", "/bin")]
    programs = {path.resolve() for place in places for path in place.glob("python*") if path.is_file()}
    cover = [f"mount -t tmpfs none '{folder}' &&" for folder in dict.fromkeys(folders) if folder.is_dir()]
    cover += [f"mount --bind /dev/null '{program}' &&" for program in sorted(programs)]
    return " ".join(cover)


@dataclass(frozen=True, slots=True)
class Program:
    """The program in its folder, with a home of its own; `wine` is the prefix that it runs in, if it does."""

    path: Path
    home: Path
    display: str = ""
    wine: Path | None = None

    @property
    def environment(self) -> dict[str, str]:
        """Nothing but a home and, where one is given, a display."""
        if self.wine is not None:
            return Prefix(self.wine, self.display).environment | {"FLOW_HOME": there(self.home)}
        if sys.platform == "win32":
            return windows_environment(os.environ) | {"FLOW_HOME": str(self.home)}
        return {"HOME": str(self.home)} | ({"DISPLAY": self.display} if self.display else {})

    @property
    def data(self) -> Path:
        """Where the program keeps its files, as it says itself."""
        line = next(line for line in self.run("--where").stdout.splitlines() if line.startswith("data"))
        told = line.split(maxsplit=1)[1]
        return Path(told) if self.wine is None else Prefix(self.wine).here(told)

    def command(self, *arguments: str, windowed: bool = False) -> list[str]:
        """What is run; on Windows the program with a window is another one."""
        path = self.path.with_name("Flow.exe") if windowed and self.path.suffix == ".exe" else self.path
        return [*(hiding() if self.wine is None else ("wine",)), str(path), *arguments]

    @contextmanager
    def in_a_window(self, more: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
        """The program as it opens by a double click; ended, if it has not ended by itself."""
        if self.wine is not None:  # its desktop begins anew, on this display
            Prefix(self.wine).stop()
        with subprocess.Popen(
            self.command(windowed=True),
            env=self.environment | dict(more),
            cwd=self.home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as child:
            try:
                yield child
            finally:
                if child.poll() is None:
                    child.kill()
                if self.wine is not None:
                    Prefix(self.wine).stop()

    def run(self, *arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            input=told,
            env=self.environment,
            cwd=self.home,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )

    def json(self, *arguments: str) -> Any:
        done = self.run(*arguments, "--json")
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)
