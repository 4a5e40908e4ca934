"""The docstring of a package that lists its modules lists all of them."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from flow_desktop import app, widgets


@pytest.mark.parametrize("package", [app, widgets], ids=lambda package: package.__name__)
def test_a_list_of_rooms_names_every_room(package: ModuleType) -> None:
    assert package.__doc__ and package.__file__
    folder = Path(package.__file__).parent
    rooms = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/*.py")}
    named = set(re.findall(r"`(\w+)`", package.__doc__)) | set(re.findall(r"`(\w+)\.", package.__doc__))
    assert rooms - {"__init__"} - named == set()
