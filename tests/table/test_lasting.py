"""What is written lasts: synced before anybody sees it, and whole files in one stroke or not at all."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.files.writing import DiskFile, write_whole
from flow_desktop.rounds import Home
from flow_desktop.rounds.words import NOT_SAVED
from flow_desktop.table import Profile

ALONE = Options("otter-reef", clock=Clock(None))


class Watched(DiskFile):
    """A file that notes what is done with it."""

    notes: list[str]

    def write_at(self, offset: int, data: bytes) -> None:
        super().write_at(offset, data)
        self.notes.append("written")

    def sync(self) -> None:
        super().sync()
        self.notes.append("synced")


def test_a_move_is_synced_before_it_is_said_or_seen(tmp_path: Path) -> None:
    notes: list[str] = []

    def opened(path: Path) -> Watched:
        file = Watched(path)
        file.notes = notes if path.suffix == ".journal" else []
        return file

    table = Home(tmp_path, open_file=opened).new_table(ALONE)
    table.ready()
    notes.clear()
    table.listen(lambda happening: notes.append("said" if happening.safe else "told"))
    before = table.state
    sync = Watched.sync

    def looking(file: Watched) -> None:
        assert table.state == before, "nobody has seen the move yet"
        sync(file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Watched, "sync", looking)
        table.do(Draw(0))
    assert notes == ["written", "synced", "said"] and table.state != before
    table.close()


def test_syncing_asks_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        asked.append(descriptor)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    (tmp_path / "file").touch()
    file = DiskFile(tmp_path / "file")
    file.sync()
    file.close()
    alone = len(asked)
    write_whole(tmp_path / "whole", b"data")
    assert alone >= 1 and len(asked) > alone


def test_a_journal_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bool, int]] = []
    replace = Path.replace

    def watched(self: Path, target: Path) -> Path:
        if Path(target).suffix == ".journal":
            seen.append((Path(target).exists(), self.read_bytes().count(b"\n")))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    Home(tmp_path).new_table(ALONE).close()
    assert seen == [(False, 2)], "both lines of the opening come at once"


def failing(*arguments: object, **named: object) -> None:
    raise OSError(28, "No space left on device")


def failing_sync(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "fsync", failing)


def failing_replace(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Path, "replace", failing)


def failing_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "open", failing)


FAILURES = pytest.mark.parametrize("fail", [failing_sync, failing_replace, failing_open])


@FAILURES
def test_a_whole_file_is_the_old_one_until_it_is_the_new_one(
    fail: Callable[[pytest.MonkeyPatch], None], tmp_path: Path
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    with pytest.MonkeyPatch.context() as patch:
        fail(patch)
        with pytest.raises(OSError, match="No space"):
            write_whole(path, b"new and longer")
    assert path.read_bytes() == b"old" and [each.name for each in tmp_path.iterdir()] == ["file"]


@FAILURES
def test_a_game_that_cannot_be_begun_on_the_disk_leaves_no_part_of_itself(
    fail: Callable[[pytest.MonkeyPatch], None], tmp_path: Path
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        fail(patch)
        table = Home(tmp_path).new_table(ALONE)
        assert table.take_trouble() == NOT_SAVED
        table.do(Draw(0))
        table.close()
    assert [path.name for path in (tmp_path / "games").iterdir()] == []


@FAILURES
def test_people_stay_as_they_were_when_writing_fails(
    fail: Callable[[pytest.MonkeyPatch], None], tmp_path: Path
) -> None:
    Home(tmp_path).people().remember(Profile("Mia"))
    before = (tmp_path / "profiles.json").read_bytes()
    people = Home(tmp_path).people()
    assert people.knows("Mia")
    with pytest.MonkeyPatch.context() as patch:
        fail(patch)
        assert not people.remember(Profile("Tom"))
    assert (tmp_path / "profiles.json").read_bytes() == before
    assert people.remember(Profile("Tom")) and Home(tmp_path).people().knows("Tom")
