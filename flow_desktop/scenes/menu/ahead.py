"""While the menu is looked at, the pages behind it are fetched: no first press need wait for that.

A thread of its own reads them, which keeps no frame waiting for longer than a turn of Python's.
"""

import contextlib
import time
from importlib import import_module
from threading import Thread
from typing import Final

from flow_desktop.app.shell import Shell

PAGES: Final = ("play.scene", "hints.tutor", "setup.scene", "games.scene", "voyage.scene")
"""Those that are many modules; the first is needed soonest."""
_readers: list[Thread] = []


def fetch_pages(shell: Shell) -> None:
    """Begin once in a program, and only where time is real: there alone somebody waits."""
    if shell.now is time.monotonic and not _readers:
        _readers.append(Thread(target=_fetch, name="fetching pages", daemon=True))
        _readers[0].start()


def wait_for_pages() -> None:
    """Until all of them are there."""
    for reader in _readers:
        reader.join()


def _fetch() -> None:
    """Whatever goes wrong here goes wrong again, and is told, where the page is needed."""
    with contextlib.suppress(Exception):
        for page in PAGES:
            import_module(f"flow_desktop.scenes.{page}")
