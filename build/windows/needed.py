"""The programs of the system: Wine, a display, a window manager, keys and mouse."""

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from typing import Final

PROGRAMS: Final = {
    "wine": "wine wine64",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "makensis": "nsis",
}
"""Each program, and Debian's packages for it."""


class NoWineError(Exception):
    """Wine is not here and cannot be installed; the words say why."""


Run = Callable[[Sequence[str]], int]


def _run(command: Sequence[str]) -> int:
    quiet = subprocess.DEVNULL
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=quiet, stderr=quiet, stdin=quiet, env=environment).returncode


def install_what_is_missing(
    which: Callable[[str], str | None] = shutil.which, run: Run = _run, superuser: bool | None = None
) -> list[str]:
    """Install what is not here, through apt; gives the packages. Raises NoWineError where that cannot be."""
    missing = [name for name in PROGRAMS if which(name) is None]
    packages = [package for name in missing for package in PROGRAMS[name].split()]
    if not packages:
        return []
    wanted = f"{' '.join(missing)} (on Debian: apt install {' '.join(packages)})"
    if which("apt-get") is None:
        raise NoWineError(f"The Windows program cannot be tried here: it needs {wanted}.")
    root = os.geteuid() == 0 if superuser is None else superuser
    begin = [] if root else ["sudo", "--non-interactive"]
    if begin and which("sudo") is None:
        raise NoWineError(f"The Windows program cannot be tried here, and only root may install {wanted}.")
    install = [*begin, "apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if run(install) != 0 and (run([*begin, "apt-get", "update"]) != 0 or run(install) != 0):
        raise NoWineError(f"The Windows program cannot be tried here: apt did not install {wanted}.")
    return packages
