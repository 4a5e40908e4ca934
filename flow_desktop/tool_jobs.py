"""The jobs of the command line that open no window: simulate, shot, autoplay, daily, games, puzzles."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flow_desktop.app.language import N_, _
from flow_desktop.speaking_parser import (
    A_DAY,
    WRONG,
    between,
    clock,
    day,
    language,
    listed,
    one_of,
    seed,
    size,
)

if TYPE_CHECKING:
    from flow_desktop.engine.commands import Command

AddJob = Callable[..., argparse.ArgumentParser]
EDITIONS = "standard", "italian"
EARS = "ears"
PRESETS = "usual", "left", "right", "mouse"
DEVICES = "mouse", "drag", "keyboard", "pad", "switch", EARS
BOTS = "random", "greedy", "beno", "rufo", "pella", "hint"
RIVER_BOTS = "random", "greedy", "luma", "teo", "niva", "hint"
GAMES = "flow", "river-dice"
SHEETS = "A", "B", "C", "D"
THEMES = "normal", "high-contrast"


def add_jobs(add: AddJob) -> None:
    """Describe every job; `add` makes the parser of one."""
    _add_simulate(add("simulate", help=_("let bots play many games and count")))
    _add_shot(add("shot", help=_("draw a picture of a screen; needs no display")))
    _add_autoplay(add("autoplay", help=_("play a whole game through the screens; needs no display")))
    told = _("work out the tide of a game from a file: win chances, moments, luck")
    _add_analyse(add("analyse", help=told))
    _add_story(add("story", help=_("tell the story of a game from a file")))
    _add_daily(add("daily", help=_("tell the wave of a day, and how it can be won")))
    _add_games(add("games", help=_("list, show, export or delete kept games")))
    _add_puzzles(add("puzzles", help=_("list the puzzles, with their proved solutions")))


def _choice(job: argparse.ArgumentParser, option: str, values: tuple[str, ...], **wishes: Any) -> None:
    """An option that is one of some words."""
    job.add_argument(option, type=one_of(*values), metavar="|".join(values), **wishes)


def _add_game(job: argparse.ArgumentParser) -> None:
    """Which of the games is meant."""
    _choice(job, "--game", GAMES, default=GAMES[0], help=_("which game"))


def _add_table(job: argparse.ArgumentParser) -> None:
    """What a game is played with."""
    job.add_argument("--players", type=between(1, 6), default=1, metavar="1-6")
    job.add_argument("--difficulty", type=between(0, 6), default=0, metavar="0-6")
    _choice(job, "--edition", EDITIONS, default=EDITIONS[0], help=_("which rule set"))
    job.add_argument("--json", action="store_true", help=_("for machines"))


def _add_simulate(job: argparse.ArgumentParser) -> None:
    job.add_argument("--games", type=between(1, 10_000_000), default=100, metavar=_("COUNT"))
    _add_table(job)
    pace = between(1, 1000)
    job.add_argument("--pace", type=pace, default=10, metavar=_("COUNT"), help=_("turns in a round"))
    _add_game(job)
    _add_sheet(job)
    everybody = tuple(dict.fromkeys((*BOTS, *RIVER_BOTS)))
    _choice(job, "--bot", everybody, default="greedy", help=_("who plays"))
    thinking = _("milliseconds that the hint may think about a decision")
    job.add_argument("--budget", type=between(0, 60_000), default=50, metavar=_("COUNT"), help=thinking)
    cores = _("processes (usually one for each core)")
    job.add_argument("--jobs", type=between(1, 512), metavar=_("COUNT"), help=cores)
    job.add_argument("--seed", type=seed, default="flow")
    job.set_defaults(job=_simulate)


def _simulate(options: argparse.Namespace) -> int:
    bots = RIVER_BOTS if options.game == "river-dice" else BOTS
    if options.bot not in bots:
        unknown = _("{word} is none of these: {words}.").format(word=options.bot, words=listed(bots))
        print(f"--bot: {unknown}", file=sys.stderr)
        return WRONG
    if options.game == "river-dice":
        return _simulate_river(options)
    from flow_desktop.bots.simulate import Series, simulate

    series = Series(
        options.games,
        options.players,
        options.difficulty,
        options.pace,
        options.bot,
        options.edition,
        options.seed,
        options.budget,
    )
    figures = simulate(series, options.jobs)
    print(json.dumps(figures) if options.json else _table(_counted(figures)))
    return 0


def _simulate_river(options: argparse.Namespace) -> int:
    from flow_desktop.river_dice.bots.simulate import RiverSeries
    from flow_desktop.river_jobs import tell_simulation

    series = RiverSeries(options.games, options.sheet, options.bot, options.players, options.seed)
    return tell_simulation(series, options.jobs, options.json)


def _counted(figures: dict[str, Any]) -> dict[str, str]:
    """What a simulation counted, by its name for people."""
    low, high = figures["interval"]
    wins, games = figures["wins"], figures["games"]
    share, least, most = (
        _("{number}%").format(number=round(100 * part)) for part in (wins / games, low, high)
    )
    rate = _("{share}; with {certainty} certainty between {least} and {most}")
    sure = _("{number}%").format(number=95)
    return {
        _("Games"): str(games),
        _("Games won"): rate.format(share=share, certainty=sure, least=least, most=most),
        _("Rounds on average"): f"{figures['rounds']:.0f}",
        _("Tiles left on average"): f"{figures['tiles_left']:.0f}",
    }


def _table(rows: dict[str, str]) -> str:
    widest = max(map(len, rows))
    return "\n".join(f"{name:{widest}}  {value}" for name, value in rows.items())


def _add_shot(job: argparse.ArgumentParser) -> None:
    job.add_argument("scene", nargs="?", metavar=_("SCREEN"), help=_("which screen, in which state"))
    job.add_argument("--list", action="store_true", help=_("name every screen and state"))
    job.add_argument("--size", type=size, default=(1920, 1080), metavar="1920x1080")
    job.add_argument("--lang", type=language, metavar=_("CODE"))
    job.add_argument("--text", type=between(100, 200), default=100, metavar="100-200")
    _choice(job, "--theme", THEMES, default=THEMES[0])
    job.add_argument("--reduced-motion", action="store_true")
    job.add_argument("--out", metavar=_("FILE"), help=_("the PNG file (usually named like the screen)"))
    job.set_defaults(job=_shot)


def _shot(options: argparse.Namespace) -> int:
    from flow_desktop.pictures import NAMES, save_picture

    if options.list:
        print("\n".join(NAMES))
        return 0
    if options.scene not in NAMES:
        unknown = _("There is no screen called {name}.").format(name=options.scene)
        said = unknown if options.scene else _("Say which screen.")
        names = _("{command} names them.").format(command="`flow-desktop shot --list`")
        print(said, names, file=sys.stderr)
        return WRONG
    from flow_desktop.scenes.gallery.picture import Wish

    theme = "contrast" if options.theme == "high-contrast" else "normal"
    spoken = options.lang or options.speak or "en"
    wish = Wish(options.size, spoken, options.text, theme, options.reduced_motion)
    return save_picture(options.scene, wish, options.out or f"{options.scene}.png")


def _add_sheet(job: argparse.ArgumentParser) -> None:
    _choice(job, "--sheet", SHEETS, default=SHEETS[0], help=_("the sheet of River Dice"))


def _add_autoplay(job: argparse.ArgumentParser) -> None:
    _add_game(job)
    told = _("two words of a wave code, or any other text")
    job.add_argument("--seed", type=seed, default="flow", help=told)
    _add_table(job)
    _add_sheet(job)
    _choice(job, "--with", DEVICES, dest="device", default=DEVICES[0])
    _choice(job, "--keys", PRESETS, default=PRESETS[0], help=_("keys or buttons for which hand"))
    job.add_argument("--clock", type=clock, default="10t", metavar="60s|10t|off")
    partners = _("so many partners of the program sit down, too (0 to 3)")
    job.add_argument("--partners", type=between(0, 3), default=0, metavar="0-3", help=partners)
    job.add_argument("--size", type=size, default=(1280, 720), metavar="1280x720")
    job.add_argument("--lang", type=language, metavar=_("CODE"))
    job.add_argument(
        "--ack",
        action="store_true",
        help=_("keep the game in FLOW_HOME and print each command once it is safe"),
    )
    job.add_argument(
        "--resume", action="store_true", help=_("continue the unfinished game in FLOW_HOME, if any")
    )
    job.set_defaults(job=_autoplay)


_RESULTS = {"won": N_("won"), "lost": N_("lost")}


def _autoplay(options: argparse.Namespace) -> int:
    if options.game == "river-dice":
        return _autoplay_river(options)
    from flow_desktop.app.folders import find_folders, home_variable
    from flow_desktop.engine.options import Clock
    from flow_desktop.scenes.autoplay.game import ScriptedGame, play
    from flow_desktop.scenes.cartridge import FLOW

    if options.device == EARS and (options.partners or options.ack or options.resume):
        print(_("Whoever only listens plays a new game, without partners."), file=sys.stderr)
        return WRONG
    plan = ScriptedGame(
        options.seed,
        options.players,
        options.difficulty,
        options.edition,
        options.device,
        Clock.parse(options.clock),
        options.partners,
        options.keys,
    )
    kept = options.ack or options.resume or home_variable(FLOW.name) in os.environ
    folders = find_folders(FLOW.name) if kept else None
    ack = _acknowledge if options.ack else None
    spoken = options.lang or options.speak or "en"
    played = play(plan, options.size, None, folders, options.resume, ack, spoken).to_json()
    if options.json:
        print(json.dumps(played))
    elif not options.ack:  # with --ack standard output holds commands alone
        print(_table(_played(played)))
    return 0


def _autoplay_river(options: argparse.Namespace) -> int:
    """Play River Dice; what only Flow's table knows is refused."""
    from flow_desktop.river_jobs import tell_autoplay

    for word, asked in (("partners", options.partners), ("ack", options.ack), ("resume", options.resume)):
        if asked:
            print(_("{argument} was not understood.").format(argument=f"--{word}"), file=sys.stderr)
            return WRONG
    return tell_autoplay(options)


def _played(played: dict[str, Any]) -> dict[str, str]:
    """How a game went, by its name for people."""
    result = str(played["result"])
    return {
        _("Result"): _(_RESULTS[result]) if result in _RESULTS else result,
        _("Moves"): str(played["commands"]),
        _("Refused"): str(played["refusals"]),
        _("Frames"): str(played["frames"]),
    }


def _acknowledge(command: Command) -> None:
    """Say that a command is safe on the disk."""
    from flow_desktop.engine.command_text import write_command

    print(write_command(command), flush=True)


def _add_analyse(job: argparse.ArgumentParser) -> None:
    job.add_argument("file", metavar=_("FILE"))
    job.add_argument("--json", action="store_true", help=_("for machines"))
    job.set_defaults(job=_analyse)


def _analyse(options: argparse.Namespace) -> int:
    from flow_desktop.scenes.results.analyse_job import analyse_file

    return analyse_file(Path(options.file), options.json)


def _add_story(job: argparse.ArgumentParser) -> None:
    job.add_argument("file", metavar=_("FILE"))
    job.set_defaults(job=_story)


def _story(options: argparse.Namespace) -> int:
    from flow_desktop.scenes.story_job import tell_story

    return tell_story(options.file)


def _add_daily(job: argparse.ArgumentParser) -> None:
    _add_game(job)
    wanted = _("the day, like {example} (usually today)").format(example=A_DAY)
    job.add_argument("--date", type=day, metavar=_("DATE"), help=wanted)
    job.add_argument("--players", type=between(1, 6), default=1, metavar="1-6")
    _choice(job, "--edition", EDITIONS, default=EDITIONS[0], help=_("which rule set"))
    job.add_argument("--clock", type=clock, default="60s", metavar="60s|10t|off")
    job.add_argument("--json", action="store_true", help=_("for machines"))
    job.set_defaults(job=_daily)


def _daily(options: argparse.Namespace) -> int:
    if options.game == "river-dice":
        from flow_desktop.river_jobs import tell_river_day

        return tell_river_day(options.date, options.players, options.json)
    from flow_desktop.scenes.daily_job import tell_day

    return tell_day(options.date, options.players, options.edition, options.clock, options.json)


def _add_games(job: argparse.ArgumentParser) -> None:
    _add_game(job)
    forms = job.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help=_("every game with its moves, for machines"))
    forms.add_argument("--csv", action="store_true", help=_("every game that is over, for a spreadsheet"))
    job.set_defaults(job=_games, deed="list")
    title = _("with one game, by its name or 'newest'")
    deeds = job.add_subparsers(metavar=_("JOB"), title=title)
    for deed, told in (
        ("show", _("print its record")),
        ("text", _("print it as a short text, to be mailed and pasted")),
        ("export", _("write its record into a file")),
        ("delete", _("remove it")),
    ):
        one = deeds.add_parser(deed, help=told)
        one.add_argument("name", metavar=_("NAME"))
        if deed == "export":
            one.add_argument("file", metavar=_("FILE"))
        one.set_defaults(deed=deed)


def _games(options: argparse.Namespace) -> int:
    from flow_desktop.app.folders import find_folders
    from flow_desktop.flow_jobs import flow_games, print_table
    from flow_desktop.river_jobs import river_games
    from flow_desktop.scenes.cartridge import FLOW

    data, river = find_folders(FLOW.name).data, options.game == "river-dice"
    if options.csv and river:
        print(_("{argument} was not understood.").format(argument="--csv"), file=sys.stderr)
        return WRONG
    if options.csv and options.deed == "list":
        return print_table(data)
    games = river_games(data) if river else flow_games(data)
    if options.deed == "list":
        return games.list(options.json)
    return games.one(options.deed, options.name, getattr(options, "file", ""))


def _add_puzzles(job: argparse.ArgumentParser) -> None:
    job.add_argument("--json", action="store_true", help=_("for machines"))
    job.set_defaults(job=_puzzles)


def _puzzles(options: argparse.Namespace) -> int:
    """Every puzzle: as an object with all that is needed to check it, or as a line for people."""
    from flow_desktop.rounds.puzzles import as_json

    told = as_json()
    if options.json:
        print(json.dumps({"puzzles": told}))
        return 0
    for each in told:
        print(each["name"], each["position"], ", ".join(each["solution"]), sep="\t")
    return 0
