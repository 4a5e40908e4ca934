"""How often tables win: measured games of a table like most, by difficulty and pace (docs/strength.md).

The numbers are made by ``python -m build.strength``, together with the document.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from flow_desktop.bots.advice import Chance
from flow_desktop.bots.partners import Partner

LIKE_YOURS: Final = Partner.BENO
"""Who plays like a table of people: sees shared ways, forgets the wave, slips now and then."""
FILE: Final = "strength.json"


@cache
def measured() -> dict[int, dict[int, Chance]]:
    """Games won and played by difficulty, then by turns a round."""
    text = (files("flow_desktop.bots") / "data" / FILE).read_text("utf-8")
    found: dict[str, Any] = json.loads(text)["tables"]
    return {
        int(difficulty): {int(pace): Chance(*counts) for pace, counts in row.items()}
        for difficulty, row in found.items()
    }


def win_share(difficulty: int, pace: float) -> float | None:
    """The share of tables like yours that win; between two measured paces it is in proportion.

    Outside the measured paces the nearest counts; a difficulty that was not measured has no share.
    """
    row = measured().get(difficulty)
    if not row:
        return None
    paces = sorted(row)
    pace = min(max(pace, paces[0]), paces[-1])
    slower = max(each for each in paces if each <= pace)
    faster = min(each for each in paces if each >= pace)
    part = (pace - slower) / (faster - slower) if faster > slower else 0.0
    return row[slower].share * (1 - part) + row[faster].share * part


def in_ten(share: float) -> int:
    """The same as people say it: so many in ten; never none, never all."""
    return min(9, max(1, round(share * 10)))
