"""The command line. A job imports what it needs when it is asked for, so that the game starts quickly."""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from flow_desktop.version import VERSION

if TYPE_CHECKING:
    from flow_desktop.app.folders import Folders
    from flow_desktop.speaking_parser import SpeakingParser

STANDARD_INPUT = "-"
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
Job = Callable[[argparse.Namespace], int]


def run(arguments: Sequence[str]) -> int:
    """Parse the command line, do the job and return the exit status."""
    _let_all_words_through()
    try:
        if list(arguments) == ["engine"]:  # a door for programs: no words, and ready at once
            return _engine(argparse.Namespace())
        _speak(arguments)
        options = parser().read(_with_file(arguments))
        job: Job = options.job
        status = job(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:  # whoever read our output has gone
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if isinstance(error, OSError) and error.errno in NO_ROOM and error.filename is None:
            return _told_that_nothing_fits()
        from flow_desktop.app.crash import tell_without_window
        from flow_desktop.scenes.cartridge import FLOW

        return tell_without_window(FLOW, error)


def _told_that_nothing_fits() -> int:
    """Our output goes to a disk that takes no more: that is no fault of the program's."""
    from flow_desktop.app.language import _

    print(_("What is asked for could not be written there: no room is left."), file=sys.stderr)
    sys.stdout = None  # what is left in it would be tried once more at the end
    return 1


def _let_all_words_through() -> None:
    """Names in any script: UTF-8 for whoever reads our output, and what a terminal knows for people.

    Windows gives a pipe the letters of one region otherwise, and half of the help in Polish is lost.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")


def _speak(arguments: Sequence[str]) -> None:
    """Speak the language that the command line asks for, or else that of the system."""
    from flow_desktop.app.language import available, use

    words = [part for word in arguments for part in (word.split("=", 1) if "--lang=" in word else [word])]
    asked = words[words.index("--lang") + 1 :][:1] if "--lang" in words else []
    use(asked[0] if asked and asked[0] in available() else "")


def _with_file(arguments: Sequence[str]) -> list[str]:
    """The command line with a file in front, as a double click hands it over, named as one to be opened.

    A word that is neither a path nor has an ending is a job, if need be one that there is not.
    """
    words = list(arguments)
    first = Path(words[0]) if words and not words[0].startswith("-") else None
    is_file = first is not None and (first.suffix != "" or first.name != words[0])
    return ["--open", *words] if is_file else words


def parser() -> SpeakingParser:
    """Describe the command line, in the language in use."""
    from flow_desktop.app.language import _, available
    from flow_desktop.speaking_parser import SpeakingParser, language, listed
    from flow_desktop.tool_jobs import add_jobs

    top = SpeakingParser(
        prog="flow-desktop", description=_("Flow: save four animals before the sea takes them")
    )
    top.add_argument("--version", action=_Version, nargs=0, help=_("say which version this is"))
    top.add_argument(
        "--safe", action="store_true", help=_("play with standard settings, no sound, in a window")
    )
    codes = listed(available(with_pseudo=False))
    spoken = _("speak this language ({codes})").format(codes=codes)
    top.add_argument("--lang", dest="speak", metavar=_("CODE"), type=language, help=spoken)
    given = _("open a game or a wave code from a file (the file alone is enough)")
    top.add_argument("--open", dest="file", metavar=_("FILE"), default="", help=given)
    top.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    for option, job, told in (
        ("--where", _where, _("say where settings, games and log are kept")),
        ("--reset-settings", _reset_settings, _("put the settings aside and begin with fresh ones")),
    ):
        top.add_argument(option, dest="job", action="store_const", const=job, default=_play, help=told)
    jobs = top.add_subparsers(metavar=_("JOB"), title=_("jobs (without one: play)"))
    engine = jobs.add_parser("engine", help=_("let another program play, line by line"))
    engine.set_defaults(job=_engine)
    told = _("replay a game from a file, or from standard input (-), in the window")
    replay = jobs.add_parser("replay", help=told)
    replay.add_argument("file", metavar=_("FILE"))
    replay.set_defaults(job=_replay)
    add_jobs(jobs.add_parser)
    return top


class _Version(argparse.Action):
    """Says which Flow this is and how its inner rules run; nobody else has to wait for that answer."""

    def __call__(self, parser: argparse.ArgumentParser, *said: object) -> None:
        from flow_desktop.app.language import pgettext
        from flow_desktop.engine.inner import COMPILED

        plain, fast = pgettext("kind of program", "plain Python"), pgettext("kind of program", "compiled")
        print(f"Flow {VERSION} ({fast if COMPILED else plain})")
        parser.exit()


def _play(options: argparse.Namespace) -> int:
    from flow_desktop.playing import play

    return play(options.safe, options.speak or "", options.first_frame, options.file)


def _replay(options: argparse.Namespace) -> int:
    from flow_desktop.playing import play

    if options.file != STANDARD_INPUT:
        return play(options.safe, options.speak or "", options.first_frame, options.file, replayed=True)
    import tempfile

    from flow_desktop.files.reading import FileKind
    from flow_desktop.files.writing import write_whole

    with tempfile.TemporaryDirectory(prefix="flow-") as folder:
        path = Path(folder) / "-.flow"
        given = b"" if sys.stdin is None else sys.stdin.buffer.read(FileKind.RECORD.value.most + 1)
        write_whole(path, given)
        return play(options.safe, options.speak or "", options.first_frame, str(path), replayed=True)


def _where(options: argparse.Namespace) -> int:
    """Say where everything is kept on this computer, and where the program itself is."""
    from flow_desktop.app.language import _, pgettext

    folders = _folders()
    if folders.nowhere:
        print(
            _("No home folder was found, so nothing is kept. FLOW_HOME can name a folder."), file=sys.stderr
        )
        return 1
    places = {
        pgettext("folders", "data"): folders.data,
        pgettext("folders", "settings"): folders.settings_file,
        pgettext("folders", "games"): folders.file("games"),
        pgettext("folders", "log"): folders.log_file,
        pgettext("folders", "program"): Path(__file__).resolve().parent,
    }
    widest = max(map(len, places))
    for name, path in places.items():
        print(f"{name:{widest}}  {path}")
    return 0


def _reset_settings(options: argparse.Namespace) -> int:
    """Put the settings aside; games, people and everything else stay as they are."""
    from flow_desktop.app.language import _
    from flow_desktop.app.settings import put_aside
    from flow_desktop.files.reading import FileFault, fault_of

    settings = _folders().settings_file
    if fault_of(settings) is FileFault.MISSING:
        print(_("There are no settings yet. Flow starts with fresh ones."))
        return 0
    aside = put_aside(settings, ".old")
    if aside is None:
        print(_("{file} could not be put aside.").format(file=settings), file=sys.stderr)
        return 1
    print(_("Flow starts with fresh settings. The former ones are kept in {file}.").format(file=aside))
    return 0


def _folders() -> Folders:
    from flow_desktop.app.folders import find_folders
    from flow_desktop.scenes.cartridge import FLOW

    return find_folders(FLOW.name)


def _engine(options: argparse.Namespace) -> int:
    from flow_desktop.front_door import serve

    if sys.stdin is not None and sys.stdout is not None:  # else nobody asks, or nobody would hear
        serve(sys.stdin.buffer, sys.stdout, VERSION)
    return 0
