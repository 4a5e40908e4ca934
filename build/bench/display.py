"""A display of our own for measurements: Xvfb is started on a free number and ended afterwards."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SCREEN = "2880x1620x24"
"""A window takes nine tenths of its desktop at most: there is room for one of 2560 x 1440."""


class NoXvfbError(RuntimeError):
    """Xvfb is not installed."""


@contextmanager
def own_display(screen: str = SCREEN, *more: str) -> Iterator[str]:
    """Start Xvfb, with more options if there are some, and give the name of its display.

    It stays when its last client leaves: one that begins anew (``-noreset`` is not Xvfb's habit) turns away
    whoever comes in that moment, and a window manager that is turned away does not try again.
    """
    program = shutil.which("Xvfb")
    if program is None:
        raise NoXvfbError("Measuring frames needs Xvfb (on Debian: apt install xvfb).")
    reader, writer = os.pipe()
    options = ("-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp", "-noreset")
    command = [program, *options, *more]
    server = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        if not number:
            raise NoXvfbError("Xvfb did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=10)
