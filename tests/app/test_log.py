"""The log file: small, rotating, also when two programs of ours are open."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from flow_desktop.app import log
from flow_desktop.app.folders import Folders
from flow_desktop.app.log import LOGGER, close_log, open_log


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A log that turns over after ten lines or so."""
    monkeypatch.setattr(log, "LARGEST_LOG", 1000)
    assert open_log(Folders(tmp_path))
    yield Folders(tmp_path).log_file
    close_log()


@pytest.fixture
def nothing_is_renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows while another program has the log open."""
    real = os.rename

    def rename(source: str, target: str) -> None:
        if os.fspath(source).endswith("game.log"):
            raise PermissionError(13, "another program has this file open")
        real(source, target)

    monkeypatch.setattr(os, "rename", rename)


def told(path: Path) -> list[str]:
    """Every line that is kept, oldest first."""
    older = [path.with_name(f"{path.name}.{number}") for number in (2, 1)]
    texts = [each.read_text("utf-8") for each in (*older, path) if each.exists()]
    return [line.rsplit(" ", 1)[-1] for text in texts for line in text.splitlines()]


def write_thirty(path: Path) -> None:
    lines = [f"line-{number}" for number in range(30)]
    for line in lines:
        LOGGER.info(line)
    assert told(path)[-15:] == lines[-15:], "the newest lines are there, in their order"
    assert all(each.stat().st_size <= 1000 for each in path.parent.iterdir())


def test_the_log_turns_over_and_keeps_the_newest_lines(small: Path) -> None:
    write_thirty(small)


def test_it_does_so_while_another_program_has_it_open(small: Path, nothing_is_renamed: None) -> None:
    with small.open("ab") as other:
        write_thirty(small)
        other.write(b"the other line-x\n")
        other.flush()
        LOGGER.info("line-y")
        assert told(small)[-2:] == ["line-x", "line-y"], "both programs write into one file"


def test_a_log_that_is_far_too_large_is_begun_anew(small: Path, nothing_is_renamed: None) -> None:
    close_log()
    small.write_bytes(b"x" * (1 << 19))
    assert open_log(Folders(small.parent))
    LOGGER.info("line-y")
    assert told(small) == ["line-y"]
