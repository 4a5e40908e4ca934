"""While the menu is looked at, the pages behind it are fetched, where somebody really waits."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
LOOKING = """
import sys, time, tempfile
from pathlib import Path
from flow_desktop.app.folders import Folders
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.menu.ahead import wait_for_pages

class RealTime:
    now = staticmethod(time.monotonic)
    def sleep(self, seconds): pass

time_source = RealTime() if sys.argv[1] == "real" else None
menu = lambda shell: MenuScene()
with tempfile.TemporaryDirectory() as folder:
    app = off_screen(FLOW, menu, Folders(Path(folder)), (1280, 720), Settings(), time_source)
    for _frame in range(4):
        app.loop_once()
    wait_for_pages()
print("flow_desktop.scenes.play.scene" in sys.modules)
"""


@pytest.mark.parametrize("clock", ["real", "told"])
def test_the_table_is_fetched_while_the_menu_is_seen_where_time_is_real(clock: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOOKING, clock],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert done.stdout.split()[-1] == str(clock == "real")
