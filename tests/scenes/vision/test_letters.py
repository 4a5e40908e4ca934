"""V5: every screen holds in all letters a player can choose, where room is short and with double text."""

import pytest

from flow_desktop.app.language import PSEUDO
from flow_desktop.app.view import TYPEFACES
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish
from tests.scenes.gallery.test_layouts import TEXTS, laid_out, shown
from tests.widgets.checking import problems

SIZES = ((1024, 640), (1280, 960))


@pytest.mark.parametrize("name", EXHIBITS)
def test_nothing_overlaps_or_is_cut_off_in_other_letters(name: str) -> None:
    found = []
    with shown(name, Wish((1024, 640), PSEUDO)) as app:
        for typeface in TYPEFACES[1:]:
            app.shell.change(typeface=typeface)
            for size in SIZES:
                for text in TEXTS:
                    for screen in laid_out(app, size, text):
                        faults = problems(screen.root, app.shell.view)
                        found += [f"{typeface} {size} {text} %: {fault}" for fault in faults]
    assert found == []
