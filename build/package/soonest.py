"""What the menu waits for lies in the package as it is: unpacking it took as long as a tenth of the start.

PyInstaller packs every module. Which of them are read before the menu is there, the program itself tells;
those are kept without packing, and all others are packed as small as can be.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

AS_IT_IS, SMALLEST = 0, 9
"""How hard zlib works."""
STARTED = """
import json, sys
from flow_desktop import playing
playing.play_at_once(measured=True)
print(json.dumps(sorted(sys.modules)))
"""


def read_first(code: Path) -> list[str]:
    """The names of all modules that are read until the menu can be used, in a window that nobody sees."""
    with tempfile.TemporaryDirectory(prefix="flow-first-") as home:
        environment = os.environ | {"FLOW_HOME": home, "PYTHONPATH": str(code)}
        environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "-c", STARTED],
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def keep_as_they_are(first: set[str]) -> None:
    """Tell PyInstaller, while it runs, which modules it must not pack."""
    from PyInstaller.archive import writers
    from PyInstaller.building import api

    class Writer(writers.ZlibArchiveWriter):  # type: ignore[misc]
        """Packs a module or leaves it as it is."""

        @classmethod
        def _write_entry(cls, fp: Any, entry: Any, code_dict: Any) -> Any:
            cls._COMPRESSION_LEVEL = AS_IT_IS if entry[0] in first else SMALLEST
            return super()._write_entry(fp, entry, code_dict)

    api.ZlibArchiveWriter = Writer
