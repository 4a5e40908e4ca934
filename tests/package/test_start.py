"""What is imported before the window is there: a player waits for every module of this list."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROBE = """
import json, os, sys
import flow_desktop.playing as playing
def seen():
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)
playing._say_window = seen
from flow_desktop.__main__ import main
sys.argv = ["flow-desktop", "--first-frame"]
main()
"""
DRAWN = """
import json, pygame
from pathlib import Path
drawn, real = [], pygame.image.load_sized_svg
def noted(path, size):
    drawn.append(Path(path).stem)
    return real(path, size)
pygame.image.load_sized_svg = noted
from flow_desktop import playing
from flow_desktop.scenes.menu.opening import MeasuredMenu
from flow_desktop.widgets.widget import walk
shown, update = [], MeasuredMenu.update
def seen(menu, seconds):
    shown.extend(str(icon) for widget in walk(menu.root) if (icon := getattr(widget, "icon", None)))
    return update(menu, seconds)
MeasuredMenu.update = seen
playing._say_window = lambda: None
playing.play_at_once(measured=True)
print(json.dumps([drawn, shown]))
"""
MENU = """
import dataclasses, json, sys
from flow_desktop import playing
playing.play_at_once(measured=True)
ours = {name: module for name, module in sys.modules.items() if name.startswith("flow_desktop.")}
frozen = {
    f"{name}.{kind.__name__}"
    for name, module in ours.items()
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == name and dataclasses.is_dataclass(kind)
    and kind.__dataclass_params__.frozen
}
print(json.dumps([sorted(sys.modules), sorted(frozen)]))
"""
GROUND = {"program_icon", "sea_sky", "logo"}
GROUND |= {f"animal_{name}_aboard" for name in ("cat", "dog", "capybara", "lemur")}
BARE = "import json, sys, pygame; print(json.dumps(sorted(sys.modules)))"
OURS = {
    "app",
    "app.assets",
    "app.cartridge",
    "app.catalogue",
    "app.environment",
    "app.folders",
    "app.language",
    "app.log",
    "app.settings",
    "app.start",
    "app.svg",
    "app.view",
    "app.window",
    "files",
    "files.reading",
    "games",
    "__main__",
    "playing",
    "scenes",
    "scenes.afloat",
    "scenes.cartridge",
    "scenes.menu",
    "scenes.menu.water",
    "values",
    "widgets",
    "widgets.theme",
}
"""With what says how large the sea and its animals are, which are drawn while the window opens."""
SCENES_OF_THE_MENU = {
    "actions",
    "afloat",
    "cartridge",
    "destinations",
    "kept_names",
    "menu",
    "menu.living_sea",
    "menu.opening",
    "menu.scene",
    "menu.shelf",
    "menu.water",
    "seascape",
    "voice_line",
}
HEAVY = {
    *(
        "asyncio",
        "concurrent.futures",
        "ctypes.util",
        "email",
        "http",
        "importlib.readers",
        "logging.handlers",
    ),
    *("multiprocessing", "numpy", "pickle", "pymunk", "_cffi_backend", "queue", "socket", "sqlite3", "ssl"),
    *("subprocess", "tomllib", "unittest", "xml", "zipfile"),
}
"""What takes long to import and is of no use to a menu."""
FOREIGN = {"ctypes"} if sys.platform == "win32" else set()  # platformdirs asks Windows through it
FOREIGN |= {"gc", "gettext", "locale", "logging", "platformdirs", "string", "struct", "threading"}
NEVER = {
    *(
        "pymunk",
        "cffi",
        "_cffi_backend",
        "multiprocessing",
        "concurrent",
        "tomllib",
        "asyncio",
        "ssl",
        "numpy",
    ),
    *(
        "argparse",
        "difflib",
        "unittest",
        "sqlite3",
        "email",
        "http",
        "xml",
        "tkinter",
        "secrets",
        "subprocess",
    ),
}


def told(script: str, home: Path) -> str:
    environment = os.environ | {
        "FLOW_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1]


def modules(script: str, home: Path) -> set[str]:
    return set(json.loads(told(script, home)))


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    return modules(PROBE, tmp_path_factory.mktemp("home"))


def test_only_what_opens_the_window_is_imported_of_the_game(started: set[str]) -> None:
    ours = {name.removeprefix("flow_desktop.") for name in started if name.startswith("flow_desktop.")}
    assert ours == OURS


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the list is that of the packaged Python, 3.11")
def test_little_is_imported_besides_pygame(started: set[str], tmp_path: Path) -> None:
    more = {name.split(".")[0] for name in started - modules(BARE, tmp_path)} - {"flow_desktop", "__main__"}
    public = {name for name in more if not name.startswith("_")}
    assert public <= FOREIGN


def test_nothing_heavy_is_imported(started: set[str]) -> None:
    heavy = {name.split(".")[0] for name in started} & NEVER
    assert heavy - {name.split(".")[0] for name in modules(BARE, Path.cwd())} == set()
    assert not {name for name in started if name.startswith(("logging.handlers", "flow_desktop.engine"))}


SHELF = {"box_flow", "box_river_dice", "shelf_plank", "shelf_stream"}


def test_nothing_is_drawn_that_the_first_screen_does_not_show(tmp_path: Path) -> None:
    drawn, shown = json.loads(told(DRAWN, tmp_path))
    assert len(drawn) == len(set(drawn)), "a picture was drawn twice"
    assert GROUND <= set(drawn) <= GROUND | SHELF | set(shown)
    assert len(shown) > 5


@pytest.fixture(scope="module")
def menu(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str]]:
    """What is imported when the menu is there, and which value classes the standard library has made."""
    loaded, frozen = json.loads(told(MENU, tmp_path_factory.mktemp("home")))
    return set(loaded), set(frozen)


def room(loaded: set[str], name: str) -> set[str]:
    start = f"flow_desktop.{name}."
    return {module.removeprefix(start) for module in loaded if module.startswith(start)}


def test_the_menu_waits_for_no_other_page(menu: tuple[set[str], set[str]]) -> None:
    assert room(menu[0], "scenes") == SCENES_OF_THE_MENU


def test_the_menu_waits_for_no_rules_and_no_games(menu: tuple[set[str], set[str]]) -> None:
    """Nor for those who think about them, or for what falls and swims; no game waits in this home."""
    rooms = ("engine", "rounds", "table", "bots", "physics")
    assert {name: room(menu[0], name) for name in rooms} == {name: set() for name in rooms}


def test_the_menu_waits_for_nothing_heavy(menu: tuple[set[str], set[str]]) -> None:
    assert not menu[0] & HEAVY - modules(BARE, Path.cwd())


def test_the_menu_waits_for_no_class_that_is_made_slowly(menu: tuple[set[str], set[str]]) -> None:
    """`flow_desktop.values` makes them; the bots' one is the exception."""
    assert {name for name in menu[1] if not name.startswith("flow_desktop.bots.")} == set()
