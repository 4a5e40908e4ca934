"""V5: every screen holds in all letters a player can choose, at the corner sizes and with double text."""

import pytest

from flow_desktop.app.language import PSEUDO
from flow_desktop.app.view import TYPEFACES
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.widgets.check import problems
from tests.scenes.gallery.test_layouts import SIZES, TEXTS, laid_out


@pytest.mark.parametrize("typeface", TYPEFACES[1:])
@pytest.mark.parametrize("name", EXHIBITS)
def test_nothing_overlaps_or_is_cut_off_in_other_letters(name: str, typeface: str) -> None:
    found = []
    with on_stage(name, Wish((1024, 640), PSEUDO, typeface=typeface)) as app:
        for size in SIZES:
            for text in TEXTS:
                for screen in laid_out(app, size, text):
                    faults = problems(screen.root, app.shell.view)
                    found += [f"{type(screen).__name__} {size} {text} %: {fault}" for fault in faults]
    assert found == []
