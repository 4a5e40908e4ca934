"""How often each badge happens: whole games played by bots, and the shares written as a table.

``python -m build.achievements [--games 320] [--write]`` plays games of one to four seats by turns, half by
the greedy bot and half by the hint's policy, at paces from 8 to 14 turns a round; ``--write`` puts the table
into docs/achievements.md. The same number of games always gives the same table.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from build.markdown import rewrite, table
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.record import Move, Record
from flow_desktop.engine.state import Result
from flow_desktop.rounds.achievements import FOR_SEVERAL, Achievement, badges_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "achievements.md"
PACES: Final = (8, 10, 12, 14)
BOTS: Final = ("greedy", "hint")
FORETOLD: Final = dict(
    zip(
        Achievement,
        (58, 53, 26, 9, 9, 3, 4, 12, 2, 11, 0.4, 2, 21, 18, 13, 5, 14, 2, 1.5, 0.2, 0.3, 0.1, 10, None),
        strict=True,
    )
)
"""The shares in percent of an earlier simulation, from which the list of badges was made."""


def records(games: int) -> Iterator[tuple[Record, bool]]:
    """So many games of bots as records, and whether they were won; each depends on its number alone."""
    for number in range(games):
        bot, pace = BOTS[number % 2], PACES[number // 2 % 4]
        players = number // 8 % 4 + 1
        seed = f"badges-{number}"
        options = Options(seed, players, difficulty=number // 32 % 3, clock=Clock(None, pace))
        played = play(options, player_named(bot), pace, Random(seed).random)
        moves = tuple(Move(index, command) for index, command in enumerate(played.commands))
        yield Record(options, moves), played.state.result is Result.WON


def measured(games: int) -> list[str]:
    """How many games there were, and the shares of all badges as a table; in lines."""
    count, won, several = 0, 0, 0
    found: Counter[Achievement] = Counter()
    for record, was_won in records(games):
        count, won, several = count + 1, won + was_won, several + (record.options.players > 1)
        found.update(list(badges_of(record)))
    rows = []
    for badge in Achievement:
        of = several if badge in FOR_SEVERAL else count
        expected = FORETOLD[badge]
        told = "possible" if expected is None else f"{expected:g}"
        name = badge.value.replace("_", " ").capitalize()
        rows.append((name, found[badge], f"{100 * found[badge] / max(1, of):.1f}", told))
    said = f"{count} games, {won} of them won, {several} with two or more seats."
    return [said, "", *table(("badge", "games", "%", "expected %"), rows)]


def main() -> None:
    """Play, and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--write", action="store_true", help="write the table into docs/achievements.md")
    arguments = parser.parse_args()
    lines = measured(arguments.games)
    if arguments.write:
        rewrite(PAGE, lines)
    else:
        print("\n".join(lines))


if __name__ == "__main__":
    main()
