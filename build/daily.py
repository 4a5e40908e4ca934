"""Certify the waves of many days, and write down those that need another wave than their first.

``python -m build.daily --from 2026-01-01 --days 3653`` searches each day's game for one player at the usual
clock. A day whose wave no search can win gets its next wave that can be, once and for all: rows of
``flow_desktop/rounds/data/other_waves.txt`` are only ever added.
"""

import argparse
import sys
import time
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from flow_desktop.bots.certificate import certificate
from flow_desktop.engine.options import Clock
from flow_desktop.rounds import daily
from flow_desktop.rounds.daily_proof import turns_of

OTHERS: Final = Path(daily.__file__).parent / "data" / "other_waves.txt"
MOST_WAVES: Final = 20


def main() -> int:
    """Go through the days and say how each certificate was found."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--from", dest="first", type=date.fromisoformat, default=date(2026, 1, 1))
    options.add_argument("--days", type=int, default=31)
    wish = options.parse_args()
    found: Counter[str] = Counter()
    began = time.monotonic()
    for number in range(wish.days):
        found[_certify(wish.first + timedelta(days=number))] += 1
        if number % 100 == 99:
            print(number + 1, dict(found), f"{time.monotonic() - began:.0f} s", flush=True)
    print(wish.days, dict(found), f"{time.monotonic() - began:.0f} s")
    return 1 if found["nothing"] else 0


def _certify(day: date) -> str:
    """How a day's certificate was found; a day without one is given another wave."""
    first = daily.other_waves().get(day, 0)
    for which in range(first, MOST_WAVES):
        proof = certificate(daily.wave_of(day, which).options(), turns_of(Clock()))
        if proof is None:
            print(f"{day}: wave {which} resists", flush=True)
            continue
        if which != first:
            with OTHERS.open("a", encoding="utf-8", newline="\n") as table:
                table.write(f"{day} {which}\n")
        return proof.found_by if which == 0 else "another wave"
    return "nothing"


if __name__ == "__main__":
    sys.exit(main())
