"""The setup program for Windows: what goes in goes out again, in five languages, always the same bytes."""

import hashlib
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from build.package.__main__ import main as package
from build.package.identity import ENDINGS, LANGUAGES, folder_name
from build.package.setup import make as setup
from build.package.setup.side import SIZE, side_picture
from build.windows.installing import Account, try_setup
from build.windows.report import SkippedError
from flow_desktop.games import GAMES

FOLDER = folder_name("win32", "AMD64")
FILES = ("Flow.exe", "flow-desktop.exe", "README.txt", "_internal/a b/ü$x.txt", "_internal/base.zip")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / FOLDER
    for name in FILES:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(name.encode() * 50)
    return place


def test_every_file_that_is_installed_is_removed_by_its_name(folder: Path) -> None:
    installed, removed = list(setup.installing(folder)), list(setup.removing(folder))
    assert installed[0] == 'SetOutPath "$INSTDIR"'
    deep = installed.index('SetOutPath "$INSTDIR\\_internal\\a b"')
    assert installed[deep + 1] == f'File "{folder / "_internal" / "a b" / "ü$x.txt"}"'
    assert sum(line.startswith("File ") for line in installed) == len(FILES)
    assert sum(line.startswith("Delete ") for line in removed) == len(FILES)
    assert 'Delete "$INSTDIR\\_internal\\a b\\ü$$x.txt"' in removed
    assert removed[-2:] == ['RMDir "$INSTDIR\\_internal\\a b"', 'RMDir "$INSTDIR\\_internal"']
    script = (setup.HERE / "flow.nsi").read_text("utf-8")
    assert [line.strip() for line in script.splitlines() if "RMDir /r" in line] == [
        'RMDir /r "$LOCALAPPDATA\\${DATA}"'
    ], "whole folders go only where the games are, and only when somebody asks for it"


def test_it_is_for_one_account_and_asks_for_no_administrator() -> None:
    script = (setup.HERE / "flow.nsi").read_text("utf-8")
    assert "RequestExecutionLevel user" in script
    for everybodys in ("HKLM", "HKCR", "$PROGRAMFILES", "SetShellVarContext all"):
        assert everybodys not in script
    assert 'Section /o "un.$(GamesToo)"' in script, "games are kept unless their box is ticked"


def test_files_of_both_games_open_with_it(folder: Path, tmp_path: Path) -> None:
    """Each ending that a game of the house has, and nothing else."""
    assert [f".{ending}" for ending in ENDINGS] == [game.box().ending for game in GAMES.values()]
    lines = list(setup.names(folder, tmp_path / "setup.exe"))
    begin, end = lines.index("!macro ForEachEnding do"), lines.index("!macroend")
    assert lines[begin + 1 : end] == [f'!insertmacro ${{do}} "{ending}"' for ending in ENDINGS]
    script = (setup.HERE / "flow.nsi").read_text("utf-8")
    assert script.count("!insertmacro ForEachEnding") == 2, "put in once, taken out once"


def test_it_speaks_five_languages_and_english_elsewhere() -> None:
    assert list(setup.SENTENCES) == [*LANGUAGES[:1], *sorted(LANGUAGES[1:])]
    lines = list(setup.words())
    assert lines[0] == '!insertmacro MUI_LANGUAGE "English"'
    for said in setup.SENTENCES.values():
        strings = [line for line in lines if f"${{LANG_{said['nsis'].upper()}}}" in line]
        assert {line.split()[1] for line in strings if line.startswith("LangString")} == {
            *setup.SAID,
            "GameOf",
        }
    for key in ("welcome", "is_open", "games_too"):
        assert len({said[key] for said in setup.SENTENCES.values()}) == len(LANGUAGES), key


def test_the_picture_at_its_side_is_a_plain_bitmap() -> None:
    made = side_picture()
    width, height = (int.from_bytes(made[place : place + 4], "little") for place in (18, 22))
    assert (made[:2], (width, height), made[28]) == (b"BM", SIZE, 24)
    assert len(made) == 54 + height * (width * 3 + -width * 3 % 4)


def test_without_makensis_there_is_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.delenv("PROGRAMFILES(X86)", raising=False)
    assert package(["--to", str(folder.parent), "setup"]) == 2
    assert capsys.readouterr().err == f"{setup.NO_MAKENSIS}\n"
    assert [path.name for path in folder.parent.iterdir()] == [FOLDER]


def test_without_a_windows_folder_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert package(["--to", str(tmp_path), "setup"]) == 2
    assert "build it first, on Windows" in capsys.readouterr().err


def test_makensis_makes_it_without_a_warning_and_the_same_again(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("needs makensis (.ci/run installs it)")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = folder.parent / f"{FOLDER}-setup.exe"
    assert package(["--to", str(folder.parent), "setup"]) == 0
    first = made.read_bytes()
    assert first.startswith(b"MZ")
    sums = made.with_name(f"{made.name}.sha256").read_text()
    assert sums == f"{hashlib.sha256(first).hexdigest()}  {made.name}\n"
    made.unlink()
    (folder / "README.txt").touch()
    assert package(["--to", str(folder.parent), "setup"]) == 0
    assert made.read_bytes() == first


class Family:
    """An account on paper: what would be run there is noted, and nothing runs."""

    def __init__(self, home: Path, disposable: bool) -> None:
        self.ran: list[str] = []
        folders = home / "Local", home / "Roaming", home / "system32"
        self.account = Account(self.run, lambda program: nullcontext(), *folders, disposable)

    def run(self, program: Path, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        self.ran.append(program.name)
        return subprocess.CompletedProcess([], 1, "", "")


@pytest.mark.parametrize("kept", ["Flow", "Programs/Flow"])
def test_the_trial_touches_no_account_in_which_somebody_plays(
    kept: str, folder: Path, tmp_path: Path
) -> None:
    family = Family(tmp_path, disposable=False)
    (tmp_path / "Local" / kept).mkdir(parents=True)
    with pytest.raises(SkippedError, match="nothing of it is touched"):
        try_setup(tmp_path / "setup.exe", folder, family.account)
    assert family.ran == []
    assert [path.name for path in (tmp_path / "Local" / kept).iterdir()] == []


def test_the_trial_is_no_success_when_the_setup_fails(folder: Path, tmp_path: Path) -> None:
    family = Family(tmp_path, disposable=True)
    with pytest.raises(AssertionError):
        try_setup(tmp_path / "setup.exe", folder, family.account)
    assert family.ran == ["setup.exe"]
