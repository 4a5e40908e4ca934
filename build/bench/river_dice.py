"""Whole games of River Dice a minute: random legal commands through ``legal`` and ``step``, on one core.

Measured by the time that the processor spent. At least 1,000 games a minute are needed on every sheet.
"""

import json
import time
from random import Random

from build.bench.telling import asker
from flow_desktop.river_dice.engine import RiverOptions, legal, new_game, step
from flow_desktop.river_dice.engine.scenarios import SHEETS

NEEDED = 1_000


def games_a_minute(sheet: str, seconds: float) -> float:
    """Play games for one on a sheet; return how many a minute."""
    chance, games, begun = Random(1), 0, time.process_time()
    while True:
        state = new_game(RiverOptions(f"bench-{games}", sheet=sheet)).state
        while not state.over:
            commands = legal(state)
            state = step(state, commands[int(chance.random() * len(commands))]).state
        games += 1
        if (spent := time.process_time() - begun) >= seconds:
            return 60 * games / spent


def main() -> int:
    """Print games a minute by sheet; the status is 1 when a sheet is too slow."""
    parser = asker("river-dice", __doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each sheet")
    options = parser.parse_args()
    found = {sheet: round(games_a_minute(sheet, options.seconds)) for sheet in SHEETS}
    if options.json:
        print(json.dumps({"games_a_minute": found, "needed": NEEDED}))
    else:
        for sheet, games in found.items():
            print(f"sheet {sheet}  {games:>7,} games a minute (needed: {NEEDED:,})")
    return 0 if min(found.values()) >= NEEDED else 1


if __name__ == "__main__":
    raise SystemExit(main())
