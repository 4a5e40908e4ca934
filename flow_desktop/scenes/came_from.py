"""Which page led to puzzles, drills or positions: their way back leads there, also when a game lay between.

A game leaves no page below it, and two pages lead to each of them: Learn, and Practise.
"""

from typing import Final
from weakref import WeakKeyDictionary

from flow_desktop.app.scene import Change, Destination, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.destinations import ToLessons

_came: Final[WeakKeyDictionary[Shell, dict[str, Destination]]] = WeakKeyDictionary()


def lead_on(shell: Shell, key: str, page: Destination, here: Destination) -> Change:
    """Lead to a page by the button of that key; `here` leads back to where the button is."""
    remember_way(shell, key, here)
    return Push(page)


def remember_way(shell: Shell, key: str, here: Destination) -> None:
    """From now on the way back from the page of that key leads here."""
    _came.setdefault(shell, {})[key] = here


def lead_back(shell: Shell, key: str) -> Change:
    """To where the button of that key was pressed; where nobody knows, to the one that Learn has."""
    return Reset(_came.get(shell, {}).get(key, ToLessons(at=key)))
