"""Writing: in one stroke, for the player alone, and never through a name that somebody else prepared."""

import os
import stat
from pathlib import Path

import platformdirs
import pytest

from flow_desktop.app.folders import find_folders
from flow_desktop.files.json_file import JsonFile, Sentences
from flow_desktop.files.lock import take_lock
from flow_desktop.files.reading import FileKind
from flow_desktop.files.writing import DiskFile, make_file, make_folder, put_aside, write_whole

PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
LINKS = pytest.mark.skipif(os.name == "nt", reason="Windows lets only administrators make links")
POSIX = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_what_is_written_is_for_the_player_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_folder(tmp_path / "a" / "b")
        write_whole(tmp_path / "a" / "file", b"x")
        make_file(tmp_path / "a" / "empty")
        lock = take_lock(tmp_path / "a" / "lock")
    finally:
        os.umask(before)
    assert lock is not None
    assert {mode(tmp_path / name) for name in ("a", "a/b")} == {0o700}
    assert {mode(tmp_path / "a" / name) for name in ("file", "empty", "lock")} == {0o600}
    lock.release()


@POSIX
def test_what_an_earlier_version_left_open_is_closed_when_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch(0o644)
    DiskFile(tmp_path / "file").close()
    assert mode(tmp_path / "file") == 0o600
    for name in ("usual/Flow", "named"):
        (tmp_path / name).mkdir(0o755, parents=True)
    monkeypatch.setenv("FLOW_HOME", str(tmp_path / "named"))
    assert find_folders("Flow").make() and mode(tmp_path / "named") == 0o755, "that is the player's own"
    monkeypatch.delenv("FLOW_HOME")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "usual" / "Flow")
    assert find_folders("Flow").make() and mode(tmp_path / "usual" / "Flow") == 0o700


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir(0o755)
    before = mode(tmp_path / "shared")
    make_folder(tmp_path / "shared" / "inside")
    assert mode(tmp_path / "shared") == before


@LINKS
def test_files_beside_it_are_neither_destroyed_nor_followed(tmp_path: Path) -> None:
    mine, link = tmp_path / "FILE.new", tmp_path / "OTHER.new"
    mine.write_bytes(b"mine")
    link.symlink_to(mine)
    for name in ("FILE", "OTHER"):
        write_whole(tmp_path / name, b"record")
        assert (tmp_path / name).read_bytes() == b"record"
    assert mine.read_bytes() == b"mine" and link.is_symlink()
    assert len(list(tmp_path.iterdir())) == 4


@LINKS
def test_a_name_that_is_taken_after_all_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "urandom", lambda count: bytes(count))
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / f"FILE.{'00' * 8}.new").symlink_to("mine")
    with pytest.raises(OSError, match="exists"):
        write_whole(tmp_path / "FILE", b"record")
    assert (tmp_path / "mine").read_bytes() == b"mine" and (tmp_path / f"FILE.{'00' * 8}.new").is_symlink()


@PIPES
def test_pipes_and_folders_are_not_written_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder"):
        with pytest.raises(OSError, match=r"ordinary|directory"):
            DiskFile(tmp_path / name)


def test_the_longest_names_can_be_put_aside(tmp_path: Path) -> None:
    for name in ("x" * 250, "ż" * 127):
        (tmp_path / name).write_bytes(b"x")
        assert put_aside(tmp_path / name).exists() and not (tmp_path / name).exists()


@pytest.mark.parametrize("failing", ["ftruncate", "write"])
def test_a_lock_that_cannot_name_its_holder_lets_go_of_its_handle(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object) -> int:
        raise OSError(28, "No space left on device")

    free = os.dup(0)  # the lowest number that is free: a handle that is left open would take it
    os.close(free)
    with monkeypatch.context() as patch:
        patch.setattr(os, failing, full)
        with pytest.raises(OSError, match="No space"):
            take_lock(tmp_path / "lock")
    assert os.dup(0) == free
    os.close(free)
    lock = take_lock(tmp_path / "lock")
    assert lock is not None
    lock.release()


@PIPES
@pytest.mark.parametrize("what", ["folder", "pipe"])
def test_what_lies_in_a_lock_s_place_is_put_aside(what: str, tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.mkdir() if what == "folder" else os.mkfifo(path)
    lock = take_lock(path)
    assert lock is not None and (tmp_path / "lock.broken").exists()
    lock.release()


def test_a_value_that_another_program_wrote_meanwhile_is_seen_before_it_is_changed(tmp_path: Path) -> None:
    sentences = Sentences("broken", "newer", "not kept")
    one, other = (JsonFile(tmp_path, FileKind.PROFILES, sentences) for _ in range(2))
    assert one.read() == {} and other.read() == {}
    assert one.update(lambda values: {**values, "one": 1})
    assert other.update(lambda values: {**values, "other": 2})
    assert one.read() == {"version": 1, "one": 1, "other": 2}
