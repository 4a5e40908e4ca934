"""While the menu is looked at, the pages behind it are fetched: no first press need wait for that.

A thread of its own reads them, and keeps no frame waiting for longer than a turn of Python's. In a very
large window it draws tiles and animals of a table and what lies around it, too.
"""

import contextlib
import time
from importlib import import_module
from threading import Thread
from typing import Final

from flow_desktop.app.shell import Shell
from flow_desktop.widgets.look import Look

PAGES: Final = ("play.scene", "hints.tutor", "setup.scene", "games.scene", "voyage.scene")
"""Those that are many modules; what is needed soonest comes first."""
_readers: list[Thread] = []


def fetch_pages(shell: Shell, look: Look) -> None:
    """Begin once in a program, and only where time is real: there alone somebody waits."""
    if shell.now is time.monotonic and not _readers:
        _readers.append(Thread(target=_fetch, args=(look,), name="fetching pages", daemon=True))
        _readers[0].start()


def wait_for_pages() -> None:
    """Until all of them are there."""
    for reader in _readers:
        reader.join()


def _fetch(look: Look) -> None:
    """Whatever goes wrong here goes wrong again, and is told, where the page is needed."""
    with contextlib.suppress(Exception):
        for page in PAGES[:2]:
            import_module(f"flow_desktop.scenes.{page}")
        _draw(look)
        for page in PAGES[2:]:
            import_module(f"flow_desktop.scenes.{page}")


def _draw(look: Look) -> None:
    from flow_desktop.scenes.play.ahead import draw_ahead

    draw_ahead(look)
