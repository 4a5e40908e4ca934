"""What the menu waits for is not packed; everything else is, as small as can be."""

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from build.package.soonest import keep_as_they_are, read_first

ROOT = Path(__file__).resolve().parents[2]


class Noting:
    """PyInstaller's writer, as far as it is changed: notes how hard each module would be packed."""

    _COMPRESSION_LEVEL = 6

    @classmethod
    def _write_entry(cls, fp: Any, entry: Any, code_dict: Any) -> tuple[str, int]:
        return entry[0], cls._COMPRESSION_LEVEL


def test_only_what_the_menu_waits_for_is_kept_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    writers, api = SimpleNamespace(ZlibArchiveWriter=Noting), SimpleNamespace(ZlibArchiveWriter=Noting)
    for name in ("PyInstaller", "PyInstaller.archive", "PyInstaller.building"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setattr(sys.modules["PyInstaller.archive"], "writers", writers, raising=False)
    monkeypatch.setattr(sys.modules["PyInstaller.building"], "api", api, raising=False)
    keep_as_they_are({"menu"})
    told = [
        api.ZlibArchiveWriter._write_entry(None, (name, "", ""), {}) for name in ("rules", "menu", "tide")
    ]
    assert told == [("rules", 9), ("menu", 0), ("tide", 9)]
    assert Noting._COMPRESSION_LEVEL == 6


def test_the_program_tells_what_it_reads_first() -> None:
    first = set(read_first(ROOT))
    assert {"pygame", "flow_desktop.scenes.menu.scene", "flow_desktop.app.loop"} <= first
    assert not {name for name in first if name.startswith(("flow_desktop.engine", "flow_desktop.river_dice"))}
