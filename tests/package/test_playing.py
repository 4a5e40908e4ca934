"""Proof by playing: the packaged program without Python plays a whole game, and every option works."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flow_desktop.version import VERSION
from tests.package.packaged import Program, hiding

pytestmark = pytest.mark.package
LANGUAGES = ("en", "de", "fr", "it", "pl")


def test_there_is_no_python_where_the_program_runs() -> None:
    if not hiding():
        pytest.skip("this system does not let us hide Python (needs Linux, unshare and the right to mount)")
    script = f"ls '{sys.base_prefix}' '{sys.prefix}'; python3 -c 'print(6 * 7)'; python -c 'print(6 * 7)'"
    done = subprocess.run(
        [*hiding(), shutil.which("sh") or "sh", "-c", script], capture_output=True, text=True
    )
    assert "bin" not in done.stdout
    assert "42" not in done.stdout


def test_a_whole_game_is_played_and_kept(program: Program) -> None:
    played = program.json("autoplay", "--seed", "grandmother", "--players", "2", "--resume")
    assert played["result"] in ("won", "lost")
    assert played["refusals"] == 0
    assert played["commands"] > 20
    (kept,) = program.json("games")
    assert kept["finished"]
    assert len(kept["commands"]) == played["commands"]
    assert [path.suffix for path in (program.data / "games").iterdir()] == [".flow"]


def test_the_same_seed_plays_the_same_game_as_from_source(program: Program) -> None:
    asked = ["autoplay", "--seed", "twins", "--with", "keyboard"]
    command = [sys.executable, "-m", "flow_desktop", *asked, "--json"]
    source = subprocess.run(command, capture_output=True, text=True, check=True)
    assert program.json(*asked) == json.loads(source.stdout)


def test_the_version_and_the_help_are_told(program: Program, folder: Path) -> None:
    kind = "compiled" if any(folder.rglob("compiled__mypyc*")) else "plain Python"
    assert program.run("--version").stdout == f"Flow {VERSION} ({kind})\n"
    helped = program.run("--help")
    assert helped.returncode == 0
    for option in ("--safe", "--lang", "--where", "--reset-settings", "autoplay", "simulate"):
        assert option in helped.stdout


def test_the_folders_are_told_and_nothing_is_made(program: Program) -> None:
    told = dict(line.split(maxsplit=1) for line in program.run("--where").stdout.splitlines())
    assert told.keys() == {"data", "settings", "games", "log", "program"}
    assert all(told[name].startswith(told["data"]) for name in ("settings", "games", "log"))
    assert told["data"].startswith(str(program.home))
    assert list(program.home.iterdir()) == []


def test_settings_are_put_aside_and_nothing_is_lost(program: Program) -> None:
    settings = program.data / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('{"version": 1, "text_percent": 200}')
    assert program.run("--reset-settings").returncode == 0
    assert not settings.exists()
    assert json.loads(settings.with_name("settings.json.old").read_text())["text_percent"] == 200
    assert program.run("--reset-settings").returncode == 0


def test_the_door_answers(program: Program) -> None:
    asked = '{"op":"hello"}\n{"op":"new","seed":"otter","players":2}\n'
    answers = [json.loads(line) for line in program.run("engine", told=asked).stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True]
    assert answers[0]["version"] == VERSION


def test_bots_play_in_several_processes(program: Program) -> None:
    alone = program.json("simulate", "--games", "6", "--jobs", "1")
    assert program.json("simulate", "--games", "6", "--jobs", "2") == alone


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_draws_its_menu(program: Program, code: str) -> None:
    done = program.run("shot", "menu", "--size", "1024x640", "--lang", code, "--out", "menu.png")
    assert done.returncode == 0, done.stderr
    assert (program.home / "menu.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_one_sentence_and_status_two(program: Program) -> None:
    done = program.run()
    assert done.returncode == 2
    assert done.stderr == "Flow needs a screen, and none was found: start it from a desktop session.\n"
    assert done.stdout == ""


def test_the_window_and_the_menu_are_seen(shown: Program) -> None:
    done = shown.run("--first-frame")
    assert (done.returncode, done.stdout.split()) == (0, ["window", "menu"]), done.stderr


def test_a_safe_start_leaves_the_settings_alone(shown: Program) -> None:
    settings = shown.data / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    before = '{"version": 1, "fullscreen": true, "text_percent": 200}'
    settings.write_text(before)
    done = shown.run("--safe", "--first-frame")
    assert (done.returncode, done.stdout.split()) == (0, ["window", "menu"])
    assert settings.read_text() == before
    assert "ALSA" not in done.stderr
    assert "sound" not in (settings.parent / "flow.log").read_text()


def test_partners_think_in_a_process_of_the_packages_own(program: Program) -> None:
    """A worker must start from the frozen program too; a lost one would be counted."""
    played = program.json(
        "autoplay", "--seed", "partners", "--partners", "2", "--clock", "6t", "--size", "1024x640"
    )
    assert played["commands"] > 20 and played["refusals"] == 0
    assert played["lost_thoughts"] == 0
