"""Tries a setup program as a family does: installs Flow, starts it, installs over it, removes it; games stay.

It installs for the account that runs it, and at last deletes its games: an account in which Flow was played
is left alone, unless it is one that was made for this.
"""

import filecmp
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build.package.identity import COMMAND, ENDINGS, NAME, VERSION
from build.package.setup.make import SetupError, make, setup_name
from build.windows.report import SkippedError

Run = Callable[[Path, Sequence[str]], "subprocess.CompletedProcess[str]"]
"""Runs a program of Windows to its end."""
Hold = Callable[[Path], AbstractContextManager[None]]
"""Keeps a program for a terminal open for a while."""
IN_USE: Final = 3
PATIENCE: Final = 60
MENU: Final = ("Microsoft", "Windows", "Start Menu", "Programs", f"{NAME}.lnk")
CLASSES: Final = "HKCU\\Software\\Classes"
REMOVING: Final = f"HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{NAME}"


@dataclass(frozen=True, slots=True)
class Account:
    """An account of Windows: its own folders as this computer sees them, and running programs in it."""

    run: Run
    hold: Hold
    local: Path
    """LOCALAPPDATA"""
    roaming: Path
    """APPDATA"""
    system: Path
    """Where programs such as reg.exe are."""
    disposable: bool
    """Whether it was made for trials, so that nobody misses what is in it."""

    @property
    def place(self) -> Path:
        """Where the setup puts the program."""
        return self.local / "Programs" / NAME

    @property
    def game(self) -> Path:
        """A game that was played here."""
        return self.local / NAME / "games" / f"20260102-030405-000006-0007.{ENDINGS[0]}"

    @property
    def entry(self) -> Path:
        """The entry in the start menu."""
        return self.roaming.joinpath(*MENU)

    def registered(self, key: str, *value: str) -> str:
        """What the registry says, or nothing."""
        done = self.run(self.system / "reg.exe", ["query", key, *value])
        return done.stdout if done.returncode == 0 else ""


def setup_of(folder: Path, dist: Path) -> Path:
    """The setup program that lies in `dist`, else one made of the folder; SkippedError without makensis."""
    there = dist / setup_name(folder)
    if there.is_file():
        return there
    try:
        return make(folder, dist)
    except SetupError as error:
        raise SkippedError(str(error)) from error


def try_setup(setup: Path, folder: Path, account: Account) -> str:
    """Try everything; AssertionError says what is wrong. `folder` is the one the setup was made of."""
    if not account.disposable and (account.place.exists() or (account.local / NAME).exists()):
        raise SkippedError("Flow is installed or was played in this account: nothing of it is touched.")
    account.game.parent.mkdir(parents=True, exist_ok=True)
    account.game.write_text("kept")
    install(setup, folder, account)
    refuse_while_open(setup, account)
    stranger = account.place / "_internal" / "a letter.txt"
    stranger.write_text("not ours")
    install(setup, folder, account)  # over itself, as a newer one would be
    assert stranger.exists(), "what others put into the folder stays"
    remove(account)
    assert [path for path in account.place.rglob("*") if path.is_file()] == [stranger]
    assert account.game.read_text() == "kept", "games stay when the program goes"
    stranger.unlink()
    install(setup, folder, account)
    remove(account, "/GAMES")
    assert not (account.local / NAME).exists(), "games go when somebody asks for it"
    return f"installed three times into {account.place}, removed twice"


def install(setup: Path, folder: Path, account: Account) -> None:
    """Install without a question, and look at everything that has to be there."""
    done = account.run(setup, ["/S"])
    assert done.returncode == 0, done
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    same, other, missing = filecmp.cmpfiles(
        folder, account.place, [str(path) for path in files], shallow=False
    )
    assert len(same) == len(files) > 0, (other, missing)
    assert account.entry.is_file(), "no entry in the start menu"
    command = account.registered(f"{CLASSES}\\{NAME}.Game\\shell\\open\\command", "/ve")
    assert f'\\Programs\\{NAME}\\{NAME}.exe" --open "%1"' in command, command
    for ending in ENDINGS:
        assert f"{NAME}.Game" in account.registered(f"{CLASSES}\\.{ending}", "/ve"), ending
    assert VERSION in account.registered(REMOVING, "/v", "DisplayVersion")
    said = account.run(account.place / f"{COMMAND}.exe", ["--version"])
    assert said.returncode == 0 and said.stdout.startswith(f"{NAME} {VERSION}"), said


def refuse_while_open(setup: Path, account: Account) -> None:
    """While Flow runs, the setup leaves everything as it is and says so by its status."""
    program = account.place / f"{COMMAND}.exe"
    with account.hold(program):
        tried = account.run(setup, ["/S"])
    assert tried.returncode == IN_USE, tried
    assert program.is_file()


def remove(account: Account, *wishes: str) -> None:
    """Uninstall without a question; it goes on for a moment after it has answered."""
    uninstall = account.place / "Uninstall.exe"
    done = account.run(uninstall, ["/S", *wishes])
    assert done.returncode == 0, done
    until = time.monotonic() + PATIENCE
    while (uninstall.exists() or account.registered(REMOVING)) and time.monotonic() < until:
        time.sleep(0.5)
    assert not uninstall.exists() and not (account.place / f"{NAME}.exe").exists()
    assert not account.entry.exists()
    endings = (f"{CLASSES}\\.{ending}" for ending in ENDINGS)
    for key in (f"{CLASSES}\\{NAME}.Game", *endings, REMOVING):
        assert not account.registered(key), key
