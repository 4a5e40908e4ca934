"""One program for one game: a lock is granted only to whom it surely belongs."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flow_desktop.files import lock as locks
from flow_desktop.files.lock import is_locked, take_lock
from flow_desktop.files.writing import open_own

if sys.platform == "win32":
    import msvcrt

    SYSTEM = (msvcrt, "locking")
else:
    import fcntl

    SYSTEM = (fcntl, "lockf")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "_WAIT", 0.0)


def refuse(monkeypatch: pytest.MonkeyPatch, reason: int | None) -> None:
    """Let the system refuse every lock, for this reason."""

    def refused(*arguments: object) -> None:
        raise OSError(reason, "refused") if reason is not None else OSError("refused")

    monkeypatch.setattr(*SYSTEM, refused)


def test_a_lock_keeps_others_out_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    assert not is_locked(path)
    lock = take_lock(path)
    assert lock is not None and is_locked(path) and path.read_text() == f"{os.getpid()}\n"
    assert take_lock(path) is None
    lock.release()
    assert not is_locked(path) and not path.exists()
    lock.release()
    again = take_lock(path)
    assert again is not None
    again.release()


def test_a_lock_file_left_behind_is_no_obstacle(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    path.write_text("1\n")
    assert not is_locked(path)
    lock = take_lock(path)
    assert lock is not None
    lock.release()


@pytest.mark.parametrize("reason", [0, None, errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EIO])
def test_a_refusal_is_one_whatever_its_reason(
    reason: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses a lock that another program holds with errno 0, if it likes."""
    refuse(monkeypatch, reason)
    (tmp_path / "game.lock").touch()
    assert take_lock(tmp_path / "game.lock") is None
    assert is_locked(tmp_path / "game.lock")


@pytest.mark.parametrize("reason", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL])
def test_where_the_disk_knows_no_locks_the_number_of_the_holder_decides(
    reason: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, reason)
    path = tmp_path / "game.lock"
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as holder:
        path.write_text(f"{holder.pid}\n")
        assert take_lock(path) is None and is_locked(path)
        holder.communicate(b"\n")
    lock = take_lock(path)
    assert lock is not None, "its holder has ended"
    assert path.read_bytes().strip() == str(os.getpid()).encode()
    lock.release()
    assert not path.exists()


@pytest.mark.parametrize(
    "nobody", ["999999999\n", "", "nonsense", f"{os.getpid()}\n"], ids=["far", "none", "text", "own"]
)
def test_where_the_disk_knows_no_locks_a_number_that_nobody_else_has_is_no_obstacle(
    nobody: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.ENOLCK)
    path = tmp_path / "game.lock"
    path.write_text(nobody)
    lock = take_lock(path)
    assert lock is not None
    lock.release()


def test_a_lock_of_another_program_is_respected_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    script = (
        "import sys; from pathlib import Path; from flow_desktop.files.lock import take_lock; "
        "print(take_lock(Path(sys.argv[1])) is not None, flush=True); input()"
    )
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline().strip() == b"True"
        assert is_locked(path) and take_lock(path) is None
        other.kill()
        other.communicate()
    assert not is_locked(path)
    lock = take_lock(path)
    assert lock is not None
    lock.release()


def refused_at_first(monkeypatch: pytest.MonkeyPatch, times: int) -> list[Path]:
    """As Windows refuses to open a file while it goes: its last holder has it removed, and still open."""
    tries: list[Path] = []
    real = open_own

    def opened(path: Path, flags: int) -> int:
        tries.append(path)
        if len(tries) <= times:
            raise PermissionError(13, "Permission denied")
        return real(path, flags)

    monkeypatch.setattr(locks, "open_own", opened)
    return tries


def test_a_lock_that_is_just_let_go_is_waited_for_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "_CLOSED_WHILE_GOING", True)
    tries = refused_at_first(monkeypatch, 3)
    lock = take_lock(tmp_path / "settings.lock")
    assert lock is not None and len(tries) == 4
    lock.release()


def test_a_folder_that_is_closed_is_told_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for windows, times in ((False, 1), (True, 10)):
        monkeypatch.setattr(locks, "_CLOSED_WHILE_GOING", windows)
        with monkeypatch.context() as patch:
            tries = refused_at_first(patch, 1000)
            with pytest.raises(PermissionError):
                take_lock(tmp_path / "settings.lock", tries=100)
            assert len(tries) == times
