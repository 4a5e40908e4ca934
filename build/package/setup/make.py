"""Makes the setup program of a Windows folder, on any system that has makensis."""

import os
import shutil
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from build.package.archive import moment, write_sum
from build.package.icons import ico
from build.package.identity import (
    COMMAND,
    COPYRIGHT,
    ENDINGS,
    MEDIA_TYPE,
    NAME,
    PUBLISHER,
    VERSION,
    folder_name,
)
from build.package.metadata import WORDS, four_numbers
from build.package.setup.side import side_picture

HERE: Final = Path(__file__).resolve().parent
SENTENCES: Final[dict[str, dict[str, str]]] = tomllib.loads((HERE / "words.toml").read_text("utf-8"))
SAID: Final = {"Welcome": "welcome", "IsOpen": "is_open", "Program": "program", "GamesToo": "games_too"}
SAME_KIND: Final = "amd64-unicode"
STUB: Final = f"Stubs/lzma_solid-{SAME_KIND}"
NO_MAKENSIS: Final = (
    "The setup program needs makensis, and there is none here: "
    "install NSIS (on Debian and Ubuntu: apt install nsis)."
)


class SetupError(Exception):
    """There is no setup program; the message says why."""


def makensis() -> Path:
    """The program that makes setup programs; SetupError where there is none."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS" / "makensis.exe"
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise SetupError(NO_MAKENSIS)
    return Path(found)


def _target(program: Path) -> list[str]:
    """A program of 64 bits, as the game is, where this NSIS can make one (Debian's can)."""
    places = (Path("/usr/share/nsis"), program.parent)
    return [f"-DTARGET={SAME_KIND}"] if any((each / STUB).exists() for each in places) else []


def setup_name(folder: Path) -> str:
    """The name of the setup program of a folder: `Flow-0.1.0-windows-x86_64-setup.exe`."""
    return f"{folder.name}-setup.exe"


def windows_folder(dist: Path) -> Path:
    """The folder for Windows that was built; SetupError where there is none."""
    folder = dist / folder_name("win32", "x86_64")
    if not (folder / f"{NAME}.exe").is_file():
        raise SetupError(f"There is no {NAME}.exe in {folder}: build it first, on Windows.")
    return folder


def make(folder: Path, target: Path) -> Path:
    """Make the setup program of a folder, and its checksum beside it; SetupError says what went wrong."""
    program, made = makensis(), target / setup_name(folder)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="flow-setup-") as scratch:
        _write_parts(Path(scratch), folder, made)
        command = [str(program), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *_target(program), "flow.nsi"]
        dated = os.environ | {"SOURCE_DATE_EPOCH": str(moment())}
        done = subprocess.run(command, cwd=scratch, env=dated, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SetupError(f"makensis failed:\n{done.stdout}{done.stderr}")
    write_sum(made)
    return made


def _write_parts(scratch: Path, folder: Path, made: Path) -> None:
    """The script and what it includes."""
    shutil.copy(HERE / "flow.nsi", scratch)
    (scratch / "flow.ico").write_bytes(ico())
    (scratch / "side.bmp").write_bytes(side_picture())
    for name, lines in (
        ("made.nsh", names(folder, made)),
        ("words.nsh", words()),
        ("files.nsh", installing(folder)),
        ("gone.nsh", removing(folder)),
    ):
        (scratch / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def quoted(text: str) -> str:
    """A text as the script has it, with nothing in it that would be a variable or an end."""
    return '"' + text.replace("$", "$$").replace('"', '$\\"') + '"'


def names(folder: Path, made: Path) -> Iterator[str]:
    """What things are called, and how large the folder is."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    for key, value in {
        "NAME": NAME,
        "COMMAND": COMMAND,
        "VERSION": VERSION,
        "FOUR_NUMBERS": ".".join(map(str, four_numbers())),
        "MEDIA_TYPE": MEDIA_TYPE,
        "DATA": NAME,
        "PUBLISHER": PUBLISHER,
        "COPYRIGHT": COPYRIGHT,
        "OUT": str(made),
    }.items():
        yield f"!define {key} {quoted(value)}"
    yield f"!define KILOBYTES {size // 1024}"
    yield from (
        "!macro ForEachEnding do",
        *(f'!insertmacro ${{do}} "{each}"' for each in ENDINGS),
        "!macroend",
    )


def words() -> Iterator[str]:
    """The languages, English first: it is spoken where none of them is."""
    for said in SENTENCES.values():
        yield f'!insertmacro MUI_LANGUAGE "{said["nsis"]}"'
    for code, said in SENTENCES.items():
        number = f"${{LANG_{said['nsis'].upper()}}}"
        for name, key in SAID.items():
            yield f'LangString {name} {number} "{said[key]}"'
        yield f"LangString GameOf {number} {quoted(WORDS[code]['document'])}"
        for key, value in {
            "ProductName": NAME,
            "ProductVersion": VERSION,
            "FileVersion": VERSION,
            "FileDescription": f"{NAME}: {WORDS[code]['summary']}",
            "CompanyName": PUBLISHER,
            "LegalCopyright": COPYRIGHT,
        }.items():
            yield f"VIAddVersionKey /LANG={number} {quoted(key)} {quoted(value)}"


def installing(folder: Path) -> Iterator[str]:
    """Every file of the folder, in an order that is the same on every system."""
    place = None
    for path in _files(folder):
        if path.parent != place:
            place = path.parent
            yield f"SetOutPath {_there(place)}"
        yield f'File "{folder / path}"'


def removing(folder: Path) -> Iterator[str]:
    """The same files, and the folders that are empty then."""
    files = _files(folder)
    yield from (f"Delete {_there(path)}" for path in files)
    places = {parent for path in files for parent in path.parents if parent.parts}
    for place in sorted(places, key=lambda each: (-len(each.parts), each)):
        yield f"RMDir {_there(place)}"


def _files(folder: Path) -> list[PurePosixPath]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in found)


def _there(path: PurePosixPath) -> str:
    """Where a file or folder will lie on Windows."""
    inside = quoted(str(PureWindowsPath(path)))[1:-1] if path.parts else ""
    return f'"$INSTDIR\\{inside}"' if inside else '"$INSTDIR"'
