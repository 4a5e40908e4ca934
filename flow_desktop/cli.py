"""The command line. A job imports what it needs when it is asked for, so that the game starts quickly."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Final

from flow_desktop.version import VERSION

Job = Callable[[argparse.Namespace], int]


def run(arguments: Sequence[str]) -> int:
    """Parse the command line, do the job and return the exit status."""
    options = parser().parse_args(arguments)
    job: Job = options.job
    try:
        return job(options)
    except BrokenPipeError:  # whoever read our output has gone
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    top = argparse.ArgumentParser(
        prog="flow-desktop", description="Flow: save four animals before the sea does."
    )
    top.add_argument("--version", action="version", version=f"Flow {VERSION}")
    jobs = top.add_subparsers(metavar="job", required=True)
    engine = jobs.add_parser("engine", help="play through the line protocol on standard input and output")
    engine.set_defaults(job=_engine)
    _add_simulate(jobs.add_parser("simulate", help="let bots play many games and count"))
    return top


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
    job.add_argument("--seed", default="flow")
    job.add_argument("--json", action="store_true")
    job.set_defaults(job=_simulate)


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
