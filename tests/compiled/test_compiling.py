"""Compiling: the list, the fingerprint, what is said where it cannot be done, and that sources stay alone."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build.compiled import compiling
from build.compiled.compiling import NoCompilerError, compiled, fingerprint, missing
from build.compiled.modules import MODULES, ROOT, complaints, imported, path_of, strays
from build.compiled.translate import NO_COMPILER
from build.compiled.tree import plant, surroundings
from build.package.freeze import Code, libraries_for
from flow_desktop.engine.inner import COMPILED
from tests import conftest


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that may be changed, with nothing compiled yet."""
    plant(tmp_path / "project", None)
    monkeypatch.setattr(compiling, "ROOT", tmp_path / "project")
    monkeypatch.setattr(compiling, "KEPT", tmp_path / "kept")
    return tmp_path / "project"


def failing(status: int, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of mypyc, a script that fails."""
    script = place / "fail.py"
    script.write_text(f"import sys; print('why it failed', file=sys.stderr); sys.exit({status})")
    monkeypatch.setattr(compiling, "TRANSLATE", script)
    monkeypatch.setattr(compiling, "missing", lambda: "")


def test_every_module_of_the_list_can_be_compiled() -> None:
    assert complaints() == []
    assert len(MODULES) == len(set(MODULES))


def test_a_dataclass_in_a_compiled_module_is_named(tmp_path: Path) -> None:
    assert len(complaints(tmp_path)) == len(MODULES)  # no file is there
    for module in MODULES:
        path = tmp_path / path_of(module)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "import dataclasses\n\n@dataclasses.dataclass(frozen=True)\nclass Value:\n    n: int\n"
        )
    found = complaints(tmp_path)
    assert len(found) == len(MODULES)
    assert "Value" in found[0] and "geometry.py:4" in found[0]


def test_imports_are_seen_that_happen_when_the_program_runs() -> None:
    seen = set(imported("flow_desktop.engine.wave"))
    assert {"functools", "typing", "flow_desktop.engine.board"} <= seen
    assert "mypy_extensions" not in set(imported("flow_desktop.bots.needs"))  # for the type checker alone


def test_no_compiled_module_lies_among_the_sources_and_one_stops_the_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert strays() == []
    assert not COMPILED
    stale = tmp_path / "flow_desktop" / "engine" / "board.cpython-311-x86_64-linux-gnu.so"
    stale.parent.mkdir(parents=True)
    stale.touch()
    assert strays(tmp_path) == [stale]
    monkeypatch.setattr(conftest, "strays", lambda: [stale])
    with pytest.raises(pytest.UsageError, match="board"):
        conftest.pytest_sessionstart()


def test_what_is_compiled_is_kept_away_from_the_sources_and_made_once(
    libraries: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert libraries.parent == ROOT / "dist" / "compiled"
    assert strays() == []
    monkeypatch.setattr(compiling, "_compile", lambda place: pytest.fail("it was there already"))
    assert compiled() == libraries


def test_any_change_of_a_source_is_another_fingerprint(sources: Path) -> None:
    first = fingerprint()
    assert fingerprint() == first
    for name in ("engine/board.py", "engine/commands.py", "bots/needs.py"):
        with (sources / "flow_desktop" / name).open("a") as source:
            source.write("\n")
        assert fingerprint() != first
        first = fingerprint()


def test_a_stray_is_never_planted(sources: Path, tmp_path: Path) -> None:
    made = tmp_path / "made" / "flow_desktop" / "engine"
    made.mkdir(parents=True)
    (made / "board.so").touch()
    assert [path.name for path in strays(plant(tmp_path / "tree", tmp_path / "made"))] == ["board.so"]
    assert strays(plant(tmp_path / "plain", None)) == []


@pytest.mark.parametrize("name", ["mypyc", "setuptools"])
def test_what_is_missing_is_said_in_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda asked: None if asked == name else found(asked))
    assert missing() == f"{name.replace('mypyc', 'mypy')} is not installed."


def test_without_headers_or_a_compiler_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda asked: asked)
    monkeypatch.setattr("sysconfig.get_path", lambda asked: str(tmp_path))
    assert missing() == "The C headers of Python are not installed."
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert missing() == "There is no C compiler (no-such-compiler)."


def test_without_a_compiler_the_package_is_plain_and_says_so(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "missing", lambda: "There is no C compiler (cc).")
    assert libraries_for(Code.FASTEST) is None
    said = capsys.readouterr().out
    assert said == "Plain Python: nothing can be compiled here. There is no C compiler (cc).\n"
    with pytest.raises(NoCompilerError):  # a release asks for it
        libraries_for(Code.COMPILED)
    assert libraries_for(Code.PLAIN) is None


def test_windows_without_its_compiler_is_plain_too(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(NO_COMPILER, tmp_path, monkeypatch)
    with pytest.raises(NoCompilerError, match="why it failed"):
        compiled()


def test_code_that_cannot_be_compiled_is_a_fault_and_leaves_nothing_behind(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(1, tmp_path, monkeypatch)
    with pytest.raises(RuntimeError, match="why it failed"):
        libraries_for(Code.FASTEST)
    assert [path for path in (tmp_path / "kept").iterdir() if path.is_dir()] == []


def test_only_what_was_used_last_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "KEPT", tmp_path)
    for age in range(6):
        (tmp_path / f"made-{age}").mkdir()
        os.utime(tmp_path / f"made-{age}", (1000 - age, 1000 - age))
    compiling._tidy()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["made-0", "made-1", "made-2", "made-3"]


HELPER = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
import flow_desktop.engine.inner as inner

def there(nothing):
    return inner.COMPILED

if __name__ == "__main__":
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        print(inner.COMPILED, *pool.map(there, [0]))
"""
FAULT = """
from flow_desktop.engine import Options, new_game
from flow_desktop.engine.wave import wave
wave(new_game(Options("fault")).state.board, 9, 1)
"""


def ran(tree: Path, script: str, place: Path) -> subprocess.CompletedProcess[str]:
    path = place / "script.py"
    path.write_text(script)
    command = [sys.executable, str(path)]
    return subprocess.run(command, env=surroundings(tree), capture_output=True, text=True)


def test_helper_processes_of_the_compiled_game_are_compiled(trees: tuple[Path, Path], tmp_path: Path) -> None:
    plain, compiled = (ran(tree, HELPER, tmp_path).stdout.split() for tree in trees)
    assert (plain, compiled) == (["False", "False"], ["True", "True"])


def test_a_fault_in_compiled_code_is_told_with_function_and_line_and_no_folder(
    trees: tuple[Path, Path], tmp_path: Path
) -> None:
    plain, compiled = (ran(tree, FAULT, tmp_path).stderr for tree in trees)
    places = [re.findall(r"wave\.py\", line (\d+), in (\w+)", text) for text in (plain, compiled)]
    assert places[0] == places[1]
    assert [name for _, name in places[0]] == ["wave", "hits", "lines_hit"]
    assert 'File "flow_desktop/engine/wave.py"' in compiled
    assert plain.splitlines()[-1] == compiled.splitlines()[-1] == "KeyError: 9"
