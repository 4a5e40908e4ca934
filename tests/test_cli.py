"""The command line: simulate, engine, version; clear words for wrong arguments."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flow_desktop.cli import run
from flow_desktop.version import VERSION


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = {"--games": 6, "--players": 3, "--difficulty": 2, "--pace": 9, "--jobs": 1}
    arguments = [str(word) for pair in wanted.items() for word in pair]
    assert run(["simulate", *arguments, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["players"], figures["difficulty"], figures["pace"]) == (6, 3, 2, 9)
    assert figures["win_rate"] == figures["wins"] / 6
    low, high = figures["interval"]
    assert low <= figures["win_rate"] <= high
    assert figures["rounds"] >= 1
    assert 0 <= figures["tiles_left"] <= 42


def test_simulate_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "3", "--bot", "random", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[0].split() == ["Games", "3"]
    assert "with 95% certainty between" in printed


@pytest.mark.parametrize(
    "wrong",
    [
        "--games 0",
        "--players 7",
        "--difficulty 9",
        "--bot clever",
        "--budget -1",
        "--jobs x",
        f"--seed {'x' * 60}",
    ],
)
def test_a_wrong_argument_is_refused_with_status_2(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["simulate", *wrong.split()])
    assert stopped.value.code == 2
    assert wrong.split()[0] in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--seed", "x" * 200], ["--seed", "a\nb"], ["--partners", "4"]])
@pytest.mark.parametrize("game", ["flow", "river-dice"])
def test_a_game_on_the_screens_is_refused_in_a_sentence_before_it_begins(
    game: str, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["autoplay", "--game", game, *wrong])
    assert ended.value.code == 2 and f"{wrong[0]}: " in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["--version"])
    assert stopped.value.code == 0
    assert VERSION in capsys.readouterr().out


@pytest.mark.parametrize(("code", "word"), [("pl", "Użycie"), ("fr", "où")])
def test_whoever_reads_our_output_gets_utf_8(code: str, word: str) -> None:
    """Windows gives a pipe the letters of one region."""
    region = os.environ | {"PYTHONIOENCODING": "cp1250", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "flow_desktop", "--lang", code, "--help"]
    done = subprocess.run(command, env=region, capture_output=True, check=True)
    assert word in done.stdout.decode("utf-8")
    wrong = subprocess.run([*command[:-1], "--never"], env=region, capture_output=True, check=False)
    assert (wrong.returncode, "\\u" in wrong.stderr.decode("utf-8")) == (2, False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device on which nothing fits")
@pytest.mark.parametrize("job", [["shot", "--list"], ["games", "--json"], ["engine"]], ids=lambda job: job[0])
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["at the end", "at once"])
def test_an_output_without_room_is_told_and_no_fault_of_ours(
    job: list[str], unbuffered: str, tmp_path: Path
) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered, "FLOW_HOME": str(tmp_path)}
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "flow_desktop", "--lang", "en", *job]
        if job == ["engine"]:
            command[3:5] = []
        given = '{"op":"hello"}\n'
        done = subprocess.run(
            command, input=given, stdout=full, stderr=subprocess.PIPE, env=env, text=True, check=False
        )
    assert (done.returncode, done.stderr.strip()) == (
        1,
        "What is asked for could not be written there: no room is left.",
    )
    assert not list(tmp_path.rglob("crash-*"))


@pytest.mark.skipif(os.name == "nt", reason="closes a stream as shells of Unix do")
@pytest.mark.parametrize("closed", ["<&-", ">&-"], ids=["nobody asks", "nobody hears"])
def test_a_door_without_a_stream_closes_quietly(closed: str) -> None:
    command = f"'{sys.executable}' -m flow_desktop engine {closed}"
    done = subprocess.run(command, shell=True, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_door_opens_without_pygame() -> None:
    """The engine as a process: one answer a line, status 0 at the end, no pygame, pymunk or platformdirs."""
    script = (
        "import sys; from flow_desktop.cli import run; status = run(['engine']); "
        "print(sorted({'pygame', 'pymunk', 'platformdirs'} & set(sys.modules))); sys.exit(status)"
    )
    asked = b'{"op":"hello"}\nnonsense\n{"op":"new","seed":"otter","players":2}\n{"op":"actions"}\n'
    done = subprocess.run([sys.executable, "-c", script], input=asked, capture_output=True, check=False)
    answers = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert done.stderr == b""
    assert [json.loads(line)["ok"] for line in answers[:-1]] == [True, False, True, True]
    assert answers[-1] == "[]"


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        ([], ""),
        (["--safe"], ""),
        (["evening.flow"], "evening.flow"),
        (["/home/mia/a game", "--safe"], "/home/mia/a game"),
        (["./games"], "./games"),
        (["--lang", "de", "--open", "evening"], "evening"),
    ],
)
def test_a_file_alone_is_one_to_be_opened(
    arguments: list[str], file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def play(safe: bool, language: str, measured: bool, file: str) -> int:
        asked.append(file)
        return 0

    monkeypatch.setattr("flow_desktop.playing.play", play)
    assert run(arguments) == 0
    assert asked == [file]


def test_a_job_is_no_file_and_an_unknown_one_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["simulat"])
    assert "JOB was not understood" in capsys.readouterr().err
