"""Scenes import each other only downwards, and inside functions only where the start is faster for it."""

from pathlib import Path

import pytest

from build.arrows import (
    ELSEWHERE,
    LATE,
    RIVER,
    RIVER_PACKAGE,
    SCENES,
    arrows,
    floors,
    imports,
    main,
    unlisted,
    unlisted_elsewhere,
)


def house_of(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / name.replace("__", "/")
        path.parent.mkdir(exist_ok=True)
        path.with_suffix(".py").write_text(text)
    return folder


def test_the_scenes_are_tied_in_no_knot() -> None:
    assert floors(arrows(list(imports())))[1] == []
    assert floors(arrows(list(imports(RIVER, RIVER_PACKAGE))))[1] == []


def test_no_import_hides_in_a_function_without_a_reason() -> None:
    assert unlisted(list(imports())) == []
    assert all((SCENES / file).is_file() for file in LATE)


def test_only_wayfinding_knows_pages_of_every_room() -> None:
    above = {room for room, others in arrows(list(imports())).items() if "wayfinding" in others}
    assert above == {"cartridge"}


@pytest.mark.parametrize(
    "hidden",
    [
        "from flow_desktop.scenes.play.scene import PlayScene",
        "def late():\n    from flow_desktop.scenes.play.scene import PlayScene",
        "if TYPE_CHECKING:\n    from flow_desktop.scenes.play.scene import PlayScene",
        "from flow_desktop.scenes import play",
    ],
)
def test_a_knot_is_found_wherever_the_import_stands(hidden: str, tmp_path: Path) -> None:
    back = "from flow_desktop.scenes.rules.book import BOOK"
    house = house_of(tmp_path, rules__book=hidden, play__scene=back, naming="import math")
    assert floors(arrows(list(imports(house)))) == ([["naming"]], ["play", "rules"])
    assert main(house) == 1


def test_an_import_inside_a_function_needs_a_reason(tmp_path: Path) -> None:
    house = house_of(tmp_path, wayfinding="def far():\n    import flow_desktop.scenes.rules")
    assert main(house) == 0
    house_of(house, rules="class Book:\n    def near(self):\n        import math")
    assert [each.file for each in unlisted(list(imports(house)))] == ["rules.py"]
    assert main(house) == 1


def test_the_picture_shows_who_stands_on_whom(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    low = "from flow_desktop.scenes.naming import listed"
    assert main(house_of(tmp_path, naming="", board__view=low)) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [" 1  board          -> naming", " 0  naming"]


def test_outside_the_scenes_every_late_import_has_a_reason(tmp_path: Path) -> None:
    assert unlisted_elsewhere() == []
    late = {each.file for each in imports(SCENES.parent) if each.late and each.room != SCENES.name}
    assert late == set(ELSEWHERE), "nothing is listed that imports nothing late"
    (tmp_path / "rounds").mkdir()
    (tmp_path / "rounds" / "late.py").write_text("def late():\n    import flow_desktop.engine\n")
    assert [each.file for each in unlisted_elsewhere(tmp_path)] == ["rounds/late.py"]
