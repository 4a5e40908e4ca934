"""The map of all pages, drawn from the program itself: how many presses each is away from the menu.

python -m build.page_map            writes docs/pages.md
python -m build.page_map --check    says which pages lie too far away, and whether the map is fresh

The program is opened off screen at a computer where several people have played. On every page everything that
can be pressed is asked where it leads; the first way found is the shortest.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build.markdown import table
from flow_desktop.app import clipboard
from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change, Destination, OfTheHouse, Push, Replace, Reset, Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.files.reading import FileKind
from flow_desktop.games import GAMES
from flow_desktop.scenes.gallery.easel import NAMES, Easel
from flow_desktop.scenes.gallery.pages import keep_games
from flow_desktop.scenes.gallery.people import everybody
from flow_desktop.scenes.menu.known import was_asked
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.player import choose_player
from flow_desktop.scenes.start import people_of
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget, walk

ROOT: Final = Path(__file__).resolve().parent.parent
MAP: Final = ROOT / "docs" / "pages.md"
FURTHEST: Final = 2
DEEPEST: Final = 4
FRAMES: Final = 12
SECOND: Final = "box-second"
SIZE: Final = (1920, 1080)
LEFT_OUT: Final = ("Dialog", "PlayScene", "RiverPlay")
"""A question, and the tables themselves: one comes to them, and the map goes no further."""
INSIDE: Final = {
    "ClosingScene": "the end of a game",
    "CodeScene": "a wave code for practice; for a game it is a field of New game",
    "DeedsPage": "a page of the help in a game, and of River Dice's pause",
    "Dialog": "a question about the page below it",
    "FirstGame": "only before the first game of somebody who was not welcomed",
    "GraduationScene": "the end of the last lesson",
    "HandsPage": "a page of the position that is set up",
    "HelpScene": "a key and a button in a game",
    "IntroductionScene": "before a game with a card that is new",
    "KeySheet": "the choice of one key, on the page of all keys",
    "LearnOffer": "only at the first start",
    "LetterBoard": "letters on the screen, for a field of any page",
    "PauseScene": "a key and a button in a game",
    "PilesPage": "a page of the position that is set up",
    "PracticeResults": "the end of practice",
    "QuestionsPage": "a key and a button on every page",
    "ReadyScene": "the beginning of a drill",
    "ResultsScene": "the end of a game; of an earlier one in Our games",
    "ScenariosPage": "a page of the position that is set up",
    "TextScene": "the position that is set up, as text",
    "WaveScene": "the end of a round",
}
"""What is done inside another page, or comes by itself, and so lies on no way from the menu."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A page on the map: its name, what it is, and what is pressed on the way (keys, and words)."""

    name: str
    words: str
    keys: tuple[str, ...]
    labels: tuple[str, ...]

    @property
    def presses(self) -> int:
        """So many from the menu."""
        return len(self.keys)


def pages() -> dict[str, Stop]:
    """Every page that can be reached, nearest first; each looked at as if nothing had been pressed."""
    with tempfile.TemporaryDirectory(prefix="flow-pages-") as folder:
        home = Path(folder, "home")
        settings = move_in(home)
        begun = Stop("MenuScene", _words(MenuScene), (), ())
        found, due = {begun.name: begun}, [begun]
        while due:
            stop = due.pop(0)
            copied = shutil.copytree(home, Path(folder, stop.name))
            for further in _beyond(copied, settings, stop):
                if further.name not in found:
                    found[further.name] = further
                    due += [further] if further.presses < DEEPEST and further.name not in LEFT_OUT else []
        return found


def _program(folder: Path, settings: Settings, first: Callable[[Shell], Scene]) -> App:
    app = off_screen(GAMES["flow"].cartridge, first, Folders(folder), SIZE, settings, StillTime())
    app.painting = False
    _look_on(app)
    return app


def _look_on(app: App) -> None:
    """A page may look up what it offers once it is seen."""
    for _frame in range(FRAMES):
        app.loop_once()


def move_in(folder: Path) -> Settings:
    """Games that were played to their end, and several people; gives what is set."""

    def moved_in(shell: Shell) -> Scene:
        keep_games(Easel(shell, StillTime()))
        for waiting in shell.folders.data.glob(FileKind.JOURNAL.value.pattern):
            waiting.unlink()
        people_of(shell).remember(*everybody())
        choose_player(shell, NAMES[1])
        was_asked(shell)
        return MenuScene()

    return _program(folder, Settings(language="en"), moved_in).shell.settings


def _beyond(folder: Path, settings: Settings, stop: Stop) -> Iterator[Stop]:
    """Every page that one more press leads to."""
    clipboard.copy("")
    app = _program(folder, settings, lambda shell: MenuScene())
    for key in stop.keys:
        change = _pressed(_top(app).find(key))
        assert change is not None, (stop, key)
        app.change(change)
        _look_on(app)
    before = _top(app)
    for widget in [each for each in walk(before.root) if isinstance(each, Pressable) and each.enabled]:
        change = _pressed(widget)
        if isinstance(change, Push | Replace | Reset) and widget.key:
            kind = type(_scene(app, change.to))
            yield Stop(kind.__name__, _words(kind), (*stop.keys, widget.key), (*stop.labels, widget.label))


def _top(app: App) -> Screen:
    top = app.stack.top
    assert isinstance(top, Screen), type(top).__name__
    return top


def _pressed(widget: Widget) -> Change | None:
    assert isinstance(widget, Pressable)
    return widget.press().change


def _scene(app: App, named: Scene | Destination) -> Scene:
    """What would come, without going there."""
    shell, game = app.shell, app.shell.game
    if isinstance(named, Scene):
        return named
    scene = (game.house if isinstance(named, OfTheHouse) else game.opens)(shell, named)
    if shell.game is not game:
        shell.play(game)
    return scene


def _words(kind: type[Scene]) -> str:
    return (kind.__doc__ or "").strip().split("\n")[0]


def too_far(found: dict[str, Stop]) -> list[str]:
    """Pages that take more presses than they may, in words; a game's own begin at its first page."""
    return [
        f"{stop.name} is {stop.presses} presses away: {' → '.join(stop.labels)}"
        for stop in found.values()
        if stop.presses - (stop.keys[:1] == (SECOND,)) > FURTHEST and stop.name not in INSIDE
    ]


def drawn(found: dict[str, Stop]) -> str:
    """The map as a page of the documentation."""
    lines = [
        "# All pages",
        "",
        "How many presses each page is away from the menu, drawn from the program by",
        "`python -m build.page_map`. `tests/docs/test_pages.py` keeps every page within",
        f"{FURTHEST}, but for parts of another; the second game counts from its own first page.",
        "",
    ]
    reached = [
        (stop.presses, f"`{stop.name}`", " → ".join(stop.labels), stop.words)
        for stop in sorted(found.values(), key=lambda stop: stop.presses)
        if stop.name not in INSIDE
    ]
    lines += table(("presses", "page", "way", "what it is"), reached)
    lines += ["", "Done inside another page, or coming by themselves:", ""]
    lines += table(("page", "where"), ((f"`{name}`", why) for name, why in INSIDE.items()))
    return "\n".join((*lines, ""))


def main() -> int:
    """Write the map, or look whether it is as it should be."""
    found = pages()
    text, faults = drawn(found), too_far(found)
    if "--check" not in sys.argv:
        MAP.write_text(text, encoding="utf-8", newline="\n")
    elif MAP.read_text("utf-8") != text:
        faults.append("docs/pages.md is not fresh: python -m build.page_map")
    print("\n".join((f"{len(found)} pages", *faults)))
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
