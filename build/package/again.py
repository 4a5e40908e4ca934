"""Builds a second time, from a copy of the source in another folder, and compares the bytes."""

import filecmp
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from build.package.archive import moment
from build.package.identity import folder_name
from build.package.wheel import copy_source


def again(dist: Path, code: str) -> int:
    """Build anew and say how it compares with what lies in `dist`; status 0 when nothing differs."""
    first = dist / folder_name()
    if not first.is_dir():
        print(f"There is no {first}: build it first.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="flow again ") as scratch:
        source, made = Path(scratch) / "another place", Path(scratch) / "dist"
        copy_source(source)
        command = [sys.executable, "-m", "build.package", "--to", str(made), "--code", code]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(moment()), "PYTHONHASHSEED": "random"}
        subprocess.run(command, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL)
        different = differing(first, made / folder_name())
    for name in different:
        print(name)
    print(f"{len(different)} files differ." if different else "Both builds are the same bytes.")
    return 1 if different else 0


def differing(first: Path, second: Path) -> list[str]:
    """The files that are in one folder alone, or are not the same in both."""
    names = [
        {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
        for folder in (first, second)
    ]
    both = sorted(names[0] & names[1])
    _same, other, unread = filecmp.cmpfiles(first, second, both, shallow=False)
    return sorted({*(names[0] ^ names[1]), *other, *unread})
