"""While the menu is looked at, the pages behind it are fetched: no first press need wait for that.

A thread of its own reads them, and keeps no frame waiting for longer than a turn of Python's. In a very
large window it paints what lies around a table, too.
"""

import contextlib
import time
from importlib import import_module
from threading import Thread
from typing import Final

from flow_desktop.app.shell import Shell
from flow_desktop.app.view import View

PAGES: Final = ("play.scene", "hints.tutor", "setup.scene", "games.scene", "voyage.scene")
"""Those that are many modules; what is needed soonest comes first."""
_readers: list[Thread] = []


def fetch_pages(shell: Shell) -> None:
    """Begin once in a program, and only where time is real: there alone somebody waits."""
    if shell.now is time.monotonic and not _readers:
        picture = shell.view if shell.settings.theme == "normal" else None
        _readers.append(Thread(target=_fetch, args=(picture,), name="fetching pages", daemon=True))
        _readers[0].start()


def wait_for_pages() -> None:
    """Until all of them are there."""
    for reader in _readers:
        reader.join()


def _fetch(window: View | None) -> None:
    """Whatever goes wrong here goes wrong again, and is told, where the page is needed."""
    with contextlib.suppress(Exception):
        for page in PAGES[:2]:
            import_module(f"flow_desktop.scenes.{page}")
        if window is not None:
            _paint(window)
        for page in PAGES[2:]:
            import_module(f"flow_desktop.scenes.{page}")


def _paint(window: View) -> None:
    from flow_desktop.scenes.play.sea.sea import paint_ahead

    paint_ahead(window)
