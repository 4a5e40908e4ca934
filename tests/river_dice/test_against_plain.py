"""River Dice against a second, plain implementation: after every move both tell and offer the same.

Thousands of games: ``python -m tests.oracles.plain_river.compare --games 5000``.
"""

import random

import pytest

from tests.oracles.plain_river import printed, sheets
from tests.oracles.plain_river.compare import any_options, differs


@pytest.mark.parametrize("sheet", "ABCD")
@pytest.mark.parametrize("players", [1, 2])
def test_every_sheet_is_played_alike(sheet: str, players: int) -> None:
    options = {"seed": f"alike-{sheet}", "players": players, "sheet": sheet}
    told, moves = differs(options, random.Random(players))
    assert not told
    assert moves >= 40 * players


@pytest.mark.parametrize("scenario", range(1, 21))
def test_every_scenario_is_played_alike(scenario: int) -> None:
    told, _ = differs({"seed": "a goal", "scenario": scenario}, random.Random(scenario))
    assert not told


@pytest.mark.parametrize("number", range(14))
def test_any_table_is_played_alike(number: int) -> None:
    chance = random.Random(number)
    told, _ = differs(any_options(chance, f"any-{number}"), chance)
    assert not told


def test_a_difference_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """One wrong number on one sheet is noticed within a game."""
    wrong = [*printed.TRACK_POINTS]
    wrong[4] += 1
    monkeypatch.setattr(sheets, "TRACK_POINTS", wrong)
    told, _ = differs({"seed": "wrong", "sheet": "B"}, random.Random(1))
    assert ".score." in told
