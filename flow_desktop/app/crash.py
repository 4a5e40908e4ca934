"""A crash is told: a report without personal data on the disk, and one sentence for the player.

The trail has the last things that players did and screens that came. Nothing personal goes in: of a text that
is typed only its length, of a device only that it came or went.
"""

import os
import platform
import re
import sys
import traceback
from collections import deque
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from flow_desktop.app.cartridge import Cartridge
from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.intents import (
    Act,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
    WindowResized,
)
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER, open_log
from flow_desktop.app.scene import Change
from flow_desktop.files.reading import listed, there
from flow_desktop.files.writing import make_folder, write_whole
from flow_desktop.values import dataclass
from flow_desktop.version import VERSION

CRASH_STATUS: Final = 1
REPORTS: Final = "crashes"
MOST_REPORTS: Final = 10
HIDDEN: Final = "…"
_BETWEEN: Final = r"[\\/]{1,4}"
"""Between folders; where Python quotes a path of Windows, every backslash is doubled."""
_QUOTED: Final = rf"""(?<=(["']))(?:[A-Za-z]:|{_BETWEEN}[^\\/"']+){_BETWEEN}(?:(?!\1).)+(?=\1)"""
_BARE: Final = rf"""(?:\b[A-Za-z]:)?(?:{_BETWEEN}[^\\/\s"':<>|]+){{2,}}"""
_PATH: Final = re.compile(f"{_QUOTED}|{_BARE}")
_FILE: Final = re.compile(r"[^\\/]+\.[a-z0-9]{1,8}$")
_REPORT: Final = re.compile(r"crash-.*\.txt")
_OURS: Final = re.compile(r"^.*[\\/](?=(?:flow_desktop|site-packages)[\\/])")
REMEMBERED: Final = 80


@dataclass(slots=True)
class Crash:
    """What is left of a crash. `report` is None when the disk took none; `again` is the player's answer."""

    report: Path | None
    in_a_game: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class Evidence:
    """What whoever knows the game adds to a report; `private` words are hidden in it."""

    lines: Sequence[str] = ()
    private: Iterable[str] = ()
    in_a_game: bool = False


def report_text(
    game: Cartridge,
    error: BaseException,
    facts: Iterable[str] = (),
    evidence: Evidence | None = None,
    lately: Iterable[str] = (),
) -> str:
    """The report: program, system, what happened lately, the error and the game, without names or paths."""
    told = evidence or Evidence()
    trace = "".join(traceback.format_exception(error))
    parts = {
        "Program": (
            f"{game.name} {VERSION}",
            datetime.now(UTC).isoformat(timespec="seconds"),
            *_system(),
            *facts,
        ),
        "Lately": lately,
        "Error": hidden(without_paths(trace, find_folders(game.name).data), told.private).splitlines(),
        "Game": told.lines,
    }
    head = dict.fromkeys((game.words.report_head, _(game.words.report_head)))
    return "\n".join((*head, "")) + "".join(
        f"\n{name}\n" + "".join(f"  {line}\n" for line in lines) for name, lines in parts.items()
    )


def _system() -> list[str]:
    lines = [platform.platform(), f"Python {platform.python_version()}"]
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        video = pygame.display.get_driver() if pygame.display.get_init() else "no display"
        lines.append(f"pygame-ce {pygame.version.ver}, SDL {sdl}, {video}")
    return lines


def without_paths(text: str, *private: Path) -> str:
    """The text with every path cut down to what is ours, or to a file's name; nothing of private ones.

    The longest goes first: a private folder inside the home would no longer be found once the home is hidden.
    """
    for folder in sorted({*map(str, private), _home()} - {"/", ""}, key=len, reverse=True):
        text = _anywhere(folder).sub(f"/{HIDDEN}/{HIDDEN}", text)
    return _PATH.sub(_short, text)


def _anywhere(folder: str) -> re.Pattern[str]:
    """A folder however it is written: with doubled or other slashes, in small or large letters."""
    names = map(re.escape, re.split(r"[\\/]+", folder.rstrip("\\/")))
    return re.compile(rf"{_BETWEEN}".join(names) + r"(?!\w)", re.IGNORECASE)


def _short(found: re.Match[str]) -> str:
    """What may be seen of a path: all of it from where it is ours; else the name of the file."""
    ours, count = _OURS.subn("", found[0])
    if count:
        return ours
    name = _FILE.search(found[0])
    return f"{HIDDEN}/{name[0] if name else HIDDEN}"


def _home() -> str:
    try:
        return str(Path.home())
    except RuntimeError:  # nobody has a home here
        return ""


def hidden(text: str, private: Iterable[str]) -> str:
    """The text with private words blotted out."""
    words = sorted({word for word in private if word.strip()}, key=len, reverse=True)
    if not words:
        return text
    return re.sub("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words), HIDDEN, text)


def keep_report(folders: Folders, text: str) -> Path | None:
    """Write a report into the data folder, beside the last few; None when the disk takes none."""
    folder = folders.file(REPORTS)
    path = folder / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    try:
        make_folder(folder)
        write_whole(path, text.encode("utf-8", "replace"))
        for old in sorted(each for each in listed(folder) if _REPORT.fullmatch(each.name))[:-MOST_REPORTS]:
            old.unlink()
    except OSError as error:
        LOGGER.warning("crash report not written: %s", error)
        return path if there(path) else None
    return path


def sentence(game: Cartridge, report: Path | None) -> str:
    """One sentence for a terminal."""
    if report is None:
        return _(game.words.stumbled)
    return _(game.words.stumbled_with_report).format(file=report)


def tell_without_window(game: Cartridge, error: Exception) -> int:
    """Report a crash of a job that has no window; gives the exit status."""
    folders = find_folders(game.name)
    open_log(folders)
    LOGGER.critical("the program ended by an error", exc_info=error)
    tell(game.name, sentence(game, keep_report(folders, report_text(game, error))))
    return CRASH_STATUS


def tell(title: str, words: str) -> None:
    """Say a sentence on the terminal, and in a box where there is none."""
    print(words, file=sys.stderr)
    tell_in_a_box(title, words)


def tell_in_a_box(title: str, words: str) -> None:
    """Say a sentence in the system's own box, if nobody sees the terminal."""
    if not _unread():
        return
    import pygame

    try:
        pygame.display.message_box(title, words, "error")
    except pygame.error as error:
        LOGGER.warning("the sentence could not be shown: %s", error)


def _unread() -> bool:
    """Whether nobody sees standard error: Windows gives a program with a window none, the Finder a void."""
    if sys.stderr is None:
        return True
    try:
        null = os.path.samestat(os.fstat(sys.stderr.fileno()), Path(os.devnull).stat())
    except (OSError, ValueError, AttributeError):
        return False
    return null and sys.platform == "darwin" and bool(getattr(sys, "frozen", False))


class Trail:
    """The last steps, oldest first; a pointer that moves on and on is one step."""

    def __init__(self) -> None:
        self._steps: deque[tuple[float, str]] = deque(maxlen=REMEMBERED)

    def note(self, now: float, happened: Intent | Change) -> None:
        """Remember what a player wanted, or that another screen came."""
        words = words_of(happened)
        if self._steps and words.startswith("PointerMoved") and self._steps[-1][1].startswith("PointerMoved"):
            self._steps.pop()
        self._steps.append((now, words))

    def lines(self, now: float) -> list[str]:
        """The steps, each with how many seconds ago it was."""
        return [f"{now - moment:8.2f} s before: {words}" for moment, words in self._steps]


def words_of(happened: Intent | Change) -> str:
    """An intent or a change of scene in a few words, without anything that a player wrote."""
    name = type(happened).__name__
    match happened:
        case Act():
            words = f"{happened.action.name} {happened.device.value}{' again' if happened.repeated else ''}"
        case PointerPressed() | PointerReleased():
            words = f"{happened.x} {happened.y} {happened.button.name}"
        case PointerMoved():
            words = f"{happened.x} {happened.y}"
        case Wheel():
            words = f"{happened.x} {happened.y} {happened.steps}"
        case TextTyped():
            words = f"({len(happened.text)} letters)"
        case WindowResized():
            words = f"{happened.width}x{happened.height}"
        case _:
            to = getattr(happened, "to", None)
            words = "" if to is None else type(to).__name__
    return f"{name} {words}".rstrip()
