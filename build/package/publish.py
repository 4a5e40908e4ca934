"""Hands a release to GitHub: the archives, the checksums and what changed. Needs its command `gh`."""

import re
import subprocess
import sys
from pathlib import Path

from build.package.archive import SUMS, sum_beside
from build.package.freeze import all_sums, handed_out
from build.package.identity import NAME, VERSION
from build.package.notes import write_notes


class WrongTagError(ValueError):
    """The tag does not name the version of the program."""


def publish_command(tag: str, dist: Path) -> list[str]:
    """What will be run; WrongTagError when the tag is not this version, ValueError when there is nothing."""
    if tag.removeprefix("v") != VERSION:
        raise WrongTagError(f"The tag {tag} does not name version {VERSION}.")
    files = handed_out(dist)
    if not files:
        raise ValueError(f"There is nothing to publish in {dist}.")
    command = ["gh", "release", "create", tag, "--title", f"{NAME} {VERSION}", "--verify-tag"]
    command += ["--notes-file", str(dist / "NOTES.md"), *(["--prerelease"] if _early(VERSION) else [])]
    return [*command, str(dist / SUMS), *(str(each) for path in files for each in (path, sum_beside(path)))]


def _early(version: str) -> bool:
    return version.startswith("0.") or re.search(r"[a-z]", version) is not None


def publish(tag: str, dist: Path, dry: bool = False) -> int:
    """Write checksums and notes, then publish; `dry` only says what would be run."""
    try:
        command = publish_command(tag, dist)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    all_sums(dist)
    write_notes(dist / "NOTES.md")
    if dry:
        print(" ".join(command))
        return 0
    return subprocess.run(command, check=False).returncode
