"""The command line speaks the player's language: a made-up one shows what is English only."""

import ast
import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flow_desktop.app import crash, language
from flow_desktop.cli import run
from flow_desktop.scenes.cartridge import FLOW

ROOT = Path(__file__).resolve().parent.parent
PSEUDO = re.compile(r"\[!!.*?!!\]", re.DOTALL)
TYPED = re.compile(r"--?[a-z][a-z-]*|`[^`]*`|\S*[|x]\S*")
"""What is typed as it stands: options, commands, and values such as mouse|drag or 1920x1080."""
MARKS = {"_", "N_", "ngettext", "pgettext"}
JOBS = {
    "flow",
    "replay",
    "desktop",
    "Flow",
    "engine",
    "simulate",
    "shot",
    "autoplay",
    "daily",
    "puzzles",
    "story",
    "analyse",
    "games",
    "show",
    "export",
    "delete",
}


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("FLOW_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "300")
    yield
    language.use("en")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command line says in the made-up language, on both streams."""
    with contextlib.suppress(SystemExit):
        run(["--lang", "qps", *arguments])
    captured = capsys.readouterr()
    return captured.out + captured.err


def english(text: str) -> set[str]:
    """Words that did not come through the catalogue."""
    rest = text
    while PSEUDO.search(rest):
        rest = PSEUDO.sub(" ", rest)
    return set(re.findall(r"[A-Za-z]{3,}", TYPED.sub(" ", rest))) - JOBS


@pytest.mark.parametrize(
    "job",
    [
        "",
        "engine",
        "simulate",
        "shot",
        "autoplay",
        "daily",
        "puzzles",
        "story",
        "analyse",
        "games",
        "games show",
        "games export",
        "games delete",
    ],
)
def test_help_is_in_the_players_language(job: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *job.split(), "--help")
    assert text.count("[!!") > 2
    assert english(text) <= {"SEED"}


@pytest.mark.parametrize(
    ("wrong", "kept"),
    [
        ("--reset", "--reset"),
        ("--safe=1", "--safe"),
        ("--players 3", "JÖB"),
        ("dance", "JÖB"),
        ("games show", "games show --help"),
        ("simulate --players 9", "--players"),
        ("simulate --games", "--games"),
        ("simulate --games x", "--games"),
        ("simulate --bot clever", "random"),
        ("shot --size 12", "--size"),
        ("shot nowhere", "nowhere"),
        ("shot", "shot --list"),
        ("autoplay --clock late", "late"),
        ("games delete nothing", "ñö šüçh ğámé"),
    ],
)
def test_a_wrong_line_is_told_in_the_players_language(
    wrong: str, kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(capsys, *wrong.split())
    assert kept in text
    assert "[!!" in text
    assert english(text) <= {"SEED", *wrong.split(), "random", "greedy"}


def test_a_wrong_language_is_told_in_that_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "system_language", lambda: "qps")
    with pytest.raises(SystemExit) as stopped:
        run(["--lang", "xx"])
    assert stopped.value.code == 2
    assert "en, de, fr, it, pl" in (text := capsys.readouterr().err)
    assert english(text) == set()


@pytest.mark.parametrize("asked", [["--lang", "qps"], ["--lang=qps"]])
def test_the_folders_and_the_settings_are_told_in_the_players_language(
    asked: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run([*asked, "--where"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(line.startswith("[!!") for line in lines)
    assert run([*asked, "--reset-settings"]) == 0
    (tmp_path / "settings.json").write_text("{}")
    assert run([*asked, "--reset-settings"]) == 0
    assert english(capsys.readouterr().out.replace(str(tmp_path), "")) <= {"settings", "json", "old"}


def test_figures_are_told_in_the_players_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert english(said(capsys, "simulate", "--games", "2", "--jobs", "1")) == set()


def program(home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "LC_ALL", "LANGUAGE")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "flow_desktop", *arguments],
        env=kept | {"FLOW_HOME": str(home), "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", **more},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_screen_the_sentence_is_in_the_players_language(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "language": "qps"}))
    for done in (program(tmp_path), program(tmp_path / "new", "--lang", "qps")):
        assert (done.returncode, done.stderr) == (2, f"{language.pseudo(FLOW.words.no_screen)}\n")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("code", ["de", "fr", "it", "pl"])
def test_without_a_screen_the_sentence_is_in_the_systems_language(code: str, tmp_path: Path) -> None:
    language.use(code)
    done = program(tmp_path, LANG=f"{code}_{code.upper()}.UTF-8")
    assert (done.returncode, done.stderr) == (2, f"{language._(FLOW.words.no_screen)}\n")


def test_a_program_without_a_terminal_tells_in_a_box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import pygame

    boxes: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, message, kind: boxes.append(message))
    monkeypatch.setattr(sys, "stderr", None)
    language.use("qps")
    assert crash.tell_without_window(FLOW, RuntimeError("a fault")) == crash.CRASH_STATUS
    (words,) = boxes
    assert words.startswith("[!! Fłöw háš štümbłéď")
    (report,) = (tmp_path / "crashes").iterdir()
    assert str(report) in words
    assert report.read_text("utf-8").splitlines()[:2] == [
        FLOW.words.report_head,
        language.pseudo(FLOW.words.report_head),
    ]


@pytest.mark.parametrize(
    ("system", "packaged", "boxed"),
    [("darwin", True, True), ("darwin", False, False), ("linux", True, False)],
)
def test_the_finder_shows_no_terminal_so_a_packaged_mac_tells_in_a_box(
    system: str, packaged: bool, boxed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame

    boxes: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, message, kind: boxes.append(message))
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "frozen", packaged, raising=False)
    with Path(os.devnull).open("w") as void:
        monkeypatch.setattr(sys, "stderr", void)
        crash.tell("Flow", "a sentence")
    assert boxes == ["a sentence"] * boxed


def test_a_crash_of_a_job_is_one_sentence_on_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(options: object) -> int:
        raise RuntimeError("a fault")

    monkeypatch.setattr("flow_desktop.cli._where", fail)
    assert run(["--lang", "qps", "--where"]) == crash.CRASH_STATUS
    told = capsys.readouterr().err
    assert told.startswith("[!! Fłöw háš") and told.count("\n") == 1
    assert "a fault" in (tmp_path / "flow.log").read_text("utf-8")


def test_no_sentence_hides_from_the_catalogue_inside_a_formatted_text() -> None:
    hidden = [
        f"{path.name}:{text.lineno}"
        for path in (ROOT / "flow_desktop").rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in MARKS
    ]
    assert hidden == []
