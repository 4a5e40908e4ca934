"""Fits the weights of the quick guess at a win chance (`flow_desktop/bots/analysis_model.py`).

    python -m build.tide_model [GAMES]     prints the weights, and how well they say how games end

Games of many kinds are played: at first with slips, so that all sorts of positions come up, then by the
policy 'hand' to their end. Every position of that second part is an example: what is seen, and how it
ended.
"""

from __future__ import annotations

import sys
from math import exp, log
from random import Random
from typing import Final

from flow_desktop.bots.analysis_model import features
from flow_desktop.bots.hand import rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.playing_on import QUICK
from flow_desktop.engine import Options
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Phase, Result
from flow_desktop.engine.step import step

USUAL: Final = 600
Example = tuple[tuple[float, ...], bool]


def examples(number: int) -> list[Example]:
    """One game: what was seen at each turn of its second part, and how it ended."""
    random = Random(f"tide/{number}")
    turns = random.choice((6, 7, 8, 8, 9, 10, 12))
    options = Options(
        f"tide-{number}", random.choice((1, 2, 2, 3, 4)), difficulty=random.choice((0, 0, 1, 2, 4))
    )
    state, pace = new_game(options).state, Pace(turns, turns)
    slips_until, seen = random.randrange(0, 60), []
    count = 0
    while state.result is None:
        if count >= slips_until and state.turn.phase is not Phase.HOLDING:
            due = 0 if state.turn.phase is Phase.WAVE else pace.left
            seen.append(features(state, due, turns))
        command = _command(state, pace, random if count < slips_until else None)
        before, state = state.turn, step(state, command).state
        count += 1
        pace = pace.then(before, state.turn)
    return [(each, state.result is Result.WON) for each in seen]


def _command(state: GameState, pace: Pace, slipping: Random | None) -> Command:
    if pace.rings(state.turn):
        return TimeUp()
    ranking = rank(state, pace, QUICK)
    slips = slipping is not None and slipping.random() < 0.3
    return slipping.choice(ranking).command if slipping is not None and slips else ranking[0].command


def fitted(found: list[Example], rounds: int = 25) -> list[float]:
    """Weights by Newton's method, held back a little."""
    size = len(found[0][0])
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-0.5 * weight for weight in weights]
        curve = [[0.5 * (row == column) for column in range(size)] for row in range(size)]
        for seen, won in found:
            chance = 1 / (1 + exp(-max(-30, min(30, sum(w * x for w, x in zip(weights, seen, strict=True))))))
            for row in range(size):
                slope[row] += (won - chance) * seen[row]
                for column in range(size):
                    curve[row][column] += chance * (1 - chance) * seen[row] * seen[column]
        weights = [w + change for w, change in zip(weights, _solved(curve, slope), strict=True)]
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(len(rows)):
        best = max(range(pivot, len(rows)), key=lambda index: abs(rows[index][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for other in range(len(rows)):
            if other != pivot:
                share = rows[other][pivot] / rows[pivot][pivot]
                rows[other] = [a - share * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    return [row[-1] / row[index] for index, row in enumerate(rows)]


def main() -> None:
    """Fit to most games and try the rest."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    games = [examples(number) for number in range(count)]
    games = [game for game in games if game]
    cut = len(games) * 4 // 5
    weights = fitted([each for game in games[:cut] for each in game])
    print("weights", tuple(round(weight, 4) for weight in weights))
    tried = [each for game in games[cut:] for each in game]
    bins: list[list[float]] = [[0, 0.0, 0] for _ in range(10)]
    loss = plain = 0.0
    share = sum(won for _, won in tried) / len(tried)
    for seen, won in tried:
        chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, seen, strict=True))))
        chance = min(0.995, max(0.005, chance))
        loss -= log(chance if won else 1 - chance)
        plain -= log(share if won else 1 - share)
        at = bins[min(9, int(chance * 10))]
        at[0] += 1
        at[1] += chance
        at[2] += won
    print(f"examples {len(tried)}, loss {loss / len(tried):.3f} against {plain / len(tried):.3f} unseen")
    for number, total, good in bins:
        if number:
            print(f"said {total / number:.2f}  was {good / number:.2f}  ({number:.0f})")


if __name__ == "__main__":
    main()
