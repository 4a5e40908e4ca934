"""Measures how well everybody plays, and writes docs/strength.md and the numbers that setup shows.

    python -m build.strength [--games N] [--jobs N]     (200 games for each number take about ten minutes)

The games are played by compiled code where there is a compiler; plain Python plays the same ones.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from build.compiled.compiling import NoCompilerError, compiled
from build.compiled.tree import plant, surroundings
from build.markdown import rewrite, table
from flow_desktop.bots.strength import FILE, LIKE_YOURS
from flow_desktop.bots.tempers import BY_STRENGTH, HINT

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "strength.md"
DATA: Final = ROOT / "flow_desktop" / "bots" / "data" / FILE
DIFFICULTIES: Final = range(7)
PACES: Final = (6, 8, 10, 14)
EVERYBODY: Final = ("random", "greedy", *BY_STRENGTH, HINT)
SEED: Final = "strength"

Figures = dict[str, Any]


def main() -> int:
    """Measure, then write both files."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200, help="for each number of the tables")
    options.add_argument("--jobs", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="flow-strength-") as folder:
        tree = _tree(Path(folder))
        everybody = {name: _played(tree, name, 0, 8, 2 * chosen.games, chosen.jobs) for name in EVERYBODY}
        tables = {
            who: {
                (difficulty, pace): _played(tree, who, difficulty, pace, chosen.games, chosen.jobs)
                for difficulty in DIFFICULTIES
                for pace in PACES
            }
            for who in (LIKE_YOURS, HINT)
        }
    rewrite(PAGE, _measured(everybody, tables))
    DATA.write_text(_data(tables[LIKE_YOURS]), encoding="utf-8", newline="\n")
    return 0


def _tree(folder: Path) -> Path:
    try:
        return plant(folder / "tree", compiled())
    except NoCompilerError as error:
        print(f"Plain Python plays: {error}", file=sys.stderr)
        return plant(folder / "tree", None)


def _played(tree: Path, bot: str, difficulty: int, pace: int, games: int, jobs: int) -> Figures:
    """Let a series be played as anybody would from the command line."""
    command = [sys.executable, "-m", "flow_desktop", "simulate", "--json", "--players", "2", "--seed", SEED]
    command += ["--bot", bot, "--difficulty", str(difficulty), "--pace", str(pace)]
    command += ["--games", str(games), "--jobs", str(jobs)]
    done = subprocess.run(command, cwd=tree, env=surroundings(tree), capture_output=True, check=True)
    figures: Figures = json.loads(done.stdout)
    print(f"{bot:8} difficulty {difficulty} pace {pace:2}: {_share(figures)}", flush=True)
    return figures


def _share(figures: Figures) -> str:
    """A win rate with its interval, in percent."""
    low, high = figures["interval"]
    return f"{100 * figures['win_rate']:.0f} % [{100 * low:.0f}–{100 * high:.0f}]"


def _measured(
    everybody: dict[str, Figures], tables: dict[str, dict[tuple[int, int], Figures]]
) -> Iterator[str]:
    """All tables of the page, in lines."""
    yield ""
    yield from _everybody(everybody)
    for who, found in tables.items():
        yield ""
        yield from _by_difficulty(str(who), found)
    yield ""


def _everybody(everybody: dict[str, Figures]) -> Iterator[str]:
    games = next(iter(everybody.values()))["games"]
    yield f"Two players, the basic game, pace 8, {games} games, the same deals for all:"
    yield ""
    yield from table(
        ("who", "wins", "rounds", "tiles left"),
        (
            (name, _share(figures), f"{figures['rounds']:.1f}", f"{figures['tiles_left']:.1f}")
            for name, figures in everybody.items()
        ),
    )


def _by_difficulty(who: str, found: dict[tuple[int, int], Figures]) -> Iterator[str]:
    games = next(iter(found.values()))["games"]
    yield f"**{who}** by difficulty and turns a round, two players, {games} games each:"
    yield ""
    yield from table(
        ("difficulty", *(f"pace {pace}" for pace in PACES)),
        ((each, *(_share(found[each, pace]) for pace in PACES)) for each in DIFFICULTIES),
    )


def _data(found: dict[tuple[int, int], Figures]) -> str:
    """The same numbers for the program: games won and played."""
    tables = {
        str(difficulty): {
            str(pace): [found[difficulty, pace]["wins"], found[difficulty, pace]["games"]] for pace in PACES
        }
        for difficulty in DIFFICULTIES
    }
    return json.dumps({"player": str(LIKE_YOURS), "players": 2, "tables": tables}, indent=1) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
