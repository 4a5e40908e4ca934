"""Makes the folder that is handed to a friend: program, icon, metadata, licences, words for people."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from enum import StrEnum
from pathlib import Path

from build.compiled.compiling import NoCompilerError, compiled
from build.compiled.modules import MODULES
from build.compiled.tree import plant
from build.package.archive import SUMS, moment, pack, write_sum, write_sums
from build.package.drawings import pack_drawings
from build.package.first_start import write_page
from build.package.icons import PNG_SIDES, make_icons
from build.package.identity import BUNDLE, COMMAND, NAME, folder_name
from build.package.licences import gather
from build.package.metadata import appstream, desktop_file, media_type, windows_version
from build.package.readme import write_readmes
from build.package.sbom import BILL, write_bill
from build.package.scrub import scrub
from build.package.single import single_file
from build.package.soonest import read_first

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
HANDED_OUT = (".tar.gz", ".zip", ".whl", "-setup.exe", ".run")
"""How the names of files end that are handed to others."""


class Code(StrEnum):
    """What the packaged program runs on. The fastest is compiled where there is a compiler, else plain."""

    FASTEST = "fastest"
    COMPILED = "compiled"
    PLAIN = "plain"


def make(target: Path, code: Code = Code.FASTEST) -> tuple[Path, Path]:
    """Build folder and archive into `target` for this system; gives both."""
    libraries = libraries_for(code)
    with tempfile.TemporaryDirectory(prefix="flow-package-") as scratch:
        made = Path(scratch) / "made"
        make_icons(made)
        (made / "version.txt").write_text(windows_version(), encoding="utf-8")
        place = plant(Path(scratch) / "code", libraries)
        pack_drawings(place)
        shutil.copy(HERE / "entry.py", place)  # from elsewhere it would bring the sources of its own project
        _freeze(Path(scratch), made, place)
        folder = target / folder_name()
        shutil.rmtree(folder, ignore_errors=True)
        target.mkdir(parents=True, exist_ok=True)
        _arrange(Path(scratch) / "dist", folder)
        if sys.platform == "linux":
            _for_linux(folder, made)
            scrub(folder)
    write_readmes(folder)
    write_page(folder)
    gather(folder, folder / "LICENSES")
    write_bill(folder, folder / "LICENSES" / BILL)
    return folder, _packed(folder, target)


def libraries_for(code: Code) -> Path | None:
    """The compiled modules that go in, or None for plain Python; says which of the two it is, and why."""
    if code is Code.PLAIN:
        print("Plain Python, as asked for.")
        return None
    try:
        libraries = compiled()
    except NoCompilerError as error:
        if code is Code.COMPILED:
            raise
        print(f"Plain Python: nothing can be compiled here. {error}")
        return None
    print(f"Compiled: {', '.join(name.removeprefix('flow_desktop.') for name in MODULES)}.")
    return libraries


def _packed(folder: Path, target: Path) -> Path:
    archive = pack(folder, target)
    write_sum(archive)
    if sys.platform == "linux":
        single_file(archive, folder.name, target)
    return archive


def _freeze(scratch: Path, made: Path, code: Path) -> None:
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(scratch / "dist"), "--workpath", str(scratch / "work")]
    first = scratch / "first.txt"
    first.write_text("\n".join(read_first(code)), encoding="utf-8")
    environment = os.environ | {"FLOW_PACKAGE_MADE": str(made), "FLOW_PACKAGE_CODE": str(code)}
    environment |= {"FLOW_PACKAGE_FIRST": str(first)}
    environment |= {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(moment())}
    subprocess.run([*command, str(HERE / "flow.spec")], cwd=ROOT, env=environment, check=True)


def _arrange(frozen: Path, folder: Path) -> None:
    """The folder itself; on macOS a folder around the bundle."""
    if sys.platform == "darwin":
        folder.mkdir(parents=True)
        shutil.move(frozen / f"{NAME}.app", folder / f"{NAME}.app")
    else:
        shutil.move(frozen / NAME, folder)


def _for_linux(folder: Path, made: Path) -> None:
    """Menu entry, icons, metadata, the script that installs them, and the name of the command."""
    share = folder / "share"
    for side in PNG_SIDES:
        place = share / "icons" / "hicolor" / f"{side}x{side}" / "apps"
        place.mkdir(parents=True)
        shutil.copy(made / f"flow-{side}.png", place / f"{BUNDLE}.png")
    released = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    for kind, name, text in (
        ("applications", f"{BUNDLE}.desktop", desktop_file()),
        ("metainfo", f"{BUNDLE}.metainfo.xml", appstream(released)),
        ("mime/packages", f"{BUNDLE}.xml", media_type()),
    ):
        (share / kind).mkdir(parents=True)
        (share / kind / name).write_text(text, encoding="utf-8")
    shutil.copy(HERE / "add-to-menu.sh", folder / "add-to-menu.sh")
    (folder / COMMAND).symlink_to(NAME)


def size_of(folder: Path) -> int:
    """Bytes of all files in a folder; a link counts nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def all_sums(target: Path) -> Path:
    """Checksums of everything in a folder that is handed out: one beside each file, and one list of all."""
    for path in handed_out(target):
        write_sum(path)
    return write_sums(handed_out(target), target / SUMS)


def handed_out(target: Path) -> list[Path]:
    """The files of a folder that are handed to others."""
    return sorted(path for path in target.iterdir() if path.name.endswith(HANDED_OUT))
