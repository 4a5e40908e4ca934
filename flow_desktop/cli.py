"""The command line. A job imports what it needs when it is asked for, so that the game starts quickly."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

from flow_desktop.version import VERSION

if TYPE_CHECKING:
    from flow_desktop.engine.commands import Command

Job = Callable[[argparse.Namespace], int]


def run(arguments: Sequence[str]) -> int:
    """Parse the command line, do the job and return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # names in any script, on terminals that know only some
            stream.reconfigure(errors="backslashreplace")
    options = parser().parse_args(arguments)
    job: Job = options.job
    try:
        return job(options)
    except BrokenPipeError:  # whoever read our output has gone
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        from flow_desktop.app.crash import tell_without_window

        return tell_without_window(error)


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    top = argparse.ArgumentParser(
        prog="flow-desktop", description="Flow: save four animals before the sea takes them."
    )
    top.add_argument("--version", action="version", version=f"Flow {VERSION}")
    top.add_argument("--safe", action="store_true", help="play with standard settings, no sound, in a window")
    top.add_argument(
        "--lang", dest="speak", metavar="CODE", type=_language, help="speak this language, like de"
    )
    top.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    for option, job, told in (
        ("--where", _where, "say where settings, games and log are kept"),
        ("--reset-settings", _reset_settings, "put the settings aside and begin with fresh ones"),
    ):
        top.add_argument(option, dest="job", action="store_const", const=job, default=_play, help=told)
    jobs = top.add_subparsers(metavar="job", title="jobs (none: play)")
    engine = jobs.add_parser("engine", help="play through the line protocol on standard input and output")
    engine.set_defaults(job=_engine)
    _add_simulate(jobs.add_parser("simulate", help="let bots play many games and count"))
    _add_shot(jobs.add_parser("shot", help="draw a picture of a screen; needs no display"))
    _add_autoplay(jobs.add_parser("autoplay", help="play a whole game through the screens; needs no display"))
    _add_games(jobs.add_parser("games", help="list, show, export or delete kept games"))
    return top


def _play(options: argparse.Namespace) -> int:
    from flow_desktop.playing import play

    return play(options.safe, options.speak or "", options.first_frame)


def _language(code: str) -> str:
    """Read the code of a language that there is."""
    from flow_desktop.app.language import available

    if code not in available():
        raise argparse.ArgumentTypeError(f"{code} is none of {', '.join(available(with_pseudo=False))}")
    return code


def _where(options: argparse.Namespace) -> int:
    from flow_desktop.belongings import where

    return where()


def _reset_settings(options: argparse.Namespace) -> int:
    from flow_desktop.belongings import reset_settings

    return reset_settings()


def _engine(options: argparse.Namespace) -> int:
    from flow_desktop.engine.door import serve

    serve(sys.stdin.buffer, sys.stdout, VERSION)
    return 0


def _add_simulate(job: argparse.ArgumentParser) -> None:
    job.add_argument("--games", type=_between(1, 10_000_000), default=100)
    job.add_argument("--players", type=_between(1, 6), default=1)
    job.add_argument("--difficulty", type=_between(0, 6), default=0)
    job.add_argument("--pace", type=_between(1, 1000), default=10, help="completed turns in a round")
    job.add_argument("--bot", choices=("random", "greedy"), default="greedy")
    job.add_argument("--edition", choices=("standard", "italian"), default="standard")
    job.add_argument("--jobs", type=_between(1, 512), help="processes (default: one for each core)")
    job.add_argument("--seed", type=_seed, default="flow")
    job.add_argument("--json", action="store_true")
    job.set_defaults(job=_simulate)


def _seed(text: str) -> str:
    """Read a seed that leaves room for the number of the game behind it."""
    from flow_desktop.engine.options import MAX_SEED, is_plain

    if not text or not is_plain(text, MAX_SEED - 9):
        raise argparse.ArgumentTypeError(f"a seed is 1 to {MAX_SEED - 9} printable characters")
    return text


def _between(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds, for argparse."""

    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not between {least} and {most}")
        return value

    return number


_TABLE: Final = """\
{games} games, {players} player(s), difficulty {difficulty}, {pace} turns a round, {bot} bot, {edition} rules
won         {wins} ({win_rate:.1%}; 95 % interval {low:.1%} to {high:.1%})
rounds      {rounds:.1f} on average
tiles left  {tiles_left:.1f} on average"""


def _simulate(options: argparse.Namespace) -> int:
    from flow_desktop.bots.simulate import Plan, simulate

    plan = Plan(
        options.games,
        options.players,
        options.difficulty,
        options.pace,
        options.bot,
        options.edition,
        options.seed,
    )
    figures = simulate(plan, options.jobs)
    low, high = figures["interval"]
    print(json.dumps(figures) if options.json else _TABLE.format(low=low, high=high, **figures))
    return 0


def _add_shot(job: argparse.ArgumentParser) -> None:
    job.add_argument("scene", nargs="?", help="which screen, in which state; see --list")
    job.add_argument("--list", action="store_true", help="name every screen and state")
    job.add_argument("--size", type=_size, default=(1920, 1080), help="like 1920x1080")
    job.add_argument("--lang", default="en")
    job.add_argument("--text", type=_between(100, 200), default=100, help="text size in percent")
    job.add_argument("--theme", choices=("normal", "high-contrast"), default="normal")
    job.add_argument("--reduced-motion", action="store_true")
    job.add_argument("--out", help="the PNG file (default: the screen's name)")
    job.set_defaults(job=_shot)


def _size(text: str) -> tuple[int, int]:
    """Read a window size for argparse; the least is 1024x640, the most 3840x2160."""
    wide, _, high = text.lower().partition("x")
    if not (wide.isdigit() and high.isdigit()):
        raise argparse.ArgumentTypeError(f"{text} is no size; write it like 1920x1080")
    return _between(1024, 3840)(wide), _between(640, 2160)(high)


def _shot(options: argparse.Namespace) -> int:
    from flow_desktop.scenes.gallery.exhibits import EXHIBITS

    if options.list:
        print("\n".join(EXHIBITS))
        return 0
    if options.scene not in EXHIBITS:
        said = f"There is no screen called '{options.scene}'" if options.scene else "Say which screen"
        print(f"{said}; `flow-desktop shot --list` names them.", file=sys.stderr)
        return 2
    from flow_desktop.scenes.gallery.picture import Wish, save_picture

    theme = "contrast" if options.theme == "high-contrast" else "normal"
    wish = Wish(options.size, options.lang, options.text, theme, options.reduced_motion)
    return save_picture(options.scene, wish, options.out or f"{options.scene}.png")


def _add_autoplay(job: argparse.ArgumentParser) -> None:
    job.add_argument("--seed", default="flow", help="two words of a wave code; any other text names some two")
    job.add_argument("--players", type=_between(1, 6), default=1)
    job.add_argument("--difficulty", type=_between(0, 6), default=0)
    job.add_argument("--edition", choices=("standard", "italian"), default="standard")
    job.add_argument("--with", dest="device", choices=("mouse", "drag", "keyboard", "pad"), default="mouse")
    job.add_argument("--clock", default="10t", help="60s, 10t (turns in a round) or off")
    job.add_argument("--size", type=_size, default=(1280, 720))
    job.add_argument(
        "--ack", action="store_true", help="keep the game in FLOW_HOME and print each command once it is safe"
    )
    job.add_argument(
        "--resume", action="store_true", help="go on with the unfinished game in FLOW_HOME, if there is one"
    )
    job.add_argument("--json", action="store_true")
    job.set_defaults(job=_autoplay)


_AUTOPLAY: Final = "{result}: {commands} commands, {refusals} refusals, {frames} frames"


def _autoplay(options: argparse.Namespace) -> int:
    from flow_desktop.app.folders import HOME_VARIABLE, find_folders
    from flow_desktop.engine.options import Clock, OptionsError
    from flow_desktop.scenes.autoplay.game import Plan, play

    try:
        clock = Clock.parse(options.clock)
    except OptionsError as error:
        print(error, file=sys.stderr)
        return 2
    plan = Plan(options.seed, options.players, options.difficulty, options.edition, options.device, clock)
    kept = options.ack or options.resume or HOME_VARIABLE in os.environ
    folders = find_folders() if kept else None
    ack = _acknowledge if options.ack else None
    played = play(plan, options.size, folders=folders, resume=options.resume, ack=ack).to_json()
    if options.json or not options.ack:  # with --ack standard output holds commands alone
        print(json.dumps(played) if options.json else _AUTOPLAY.format(**played))
    return 0


def _acknowledge(command: "Command") -> None:
    """Say that a command is safe on the disk."""
    from flow_desktop.engine.command_text import write_command

    print(write_command(command), flush=True)


def _add_games(job: argparse.ArgumentParser) -> None:
    job.add_argument("--json", action="store_true", help="every game with its commands and board")
    job.set_defaults(job=_games, deed="list")
    deeds = job.add_subparsers(metavar="deed", title="with one game, by its name or 'newest' (none: list)")
    for deed, told in (("show", "print its record"), ("export", "write its record"), ("delete", "remove it")):
        one = deeds.add_parser(deed, help=told)
        one.add_argument("name")
        if deed == "export":
            one.add_argument("file")
        one.set_defaults(deed=deed)


def _games(options: argparse.Namespace) -> int:
    from flow_desktop.app import language
    from flow_desktop.app.folders import find_folders
    from flow_desktop.scenes import games_job
    from flow_desktop.table import Home

    language.use("")
    home = Home(find_folders().data)
    if options.deed == "show":
        return games_job.show(home, options.name)
    if options.deed == "export":
        return games_job.export(home, options.name, options.file)
    if options.deed == "delete":
        return games_job.delete(home, options.name)
    return games_job.list_games(home, options.json)
