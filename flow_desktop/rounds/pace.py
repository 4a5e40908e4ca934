"""The pace at a table, as observed: how many turns a round has here, and how many are left of this one."""

from typing import Final

from flow_desktop.bots.pace import MOST_TURNS, SECONDS_A_TURN, USUAL_TURNS, Pace
from flow_desktop.engine.commands import Roll, completes_turn
from flow_desktop.engine.options import Clock
from flow_desktop.rounds.table import TableView
from flow_desktop.rounds.turns import Entry

_TRUST: Final = 1.0  # that guess counts like one observed round


def pace_at(table: TableView) -> Pace:
    """The turns of a round and those left, the present turn included.

    Counted in turns, the clock says both. In seconds, the turns of the rounds played here give the speed, and
    the seconds left the rest. With the clock off, the rounds that the players have called are taken.
    """
    setting = table.setting
    if setting.turns is not None:
        return Pace(setting.turns, table.turns_left or 0)
    rounds, this_round = _turns_of_rounds(table.moves, setting)
    usual = expected_pace(setting) or USUAL_TURNS
    turns = round((usual * _TRUST + sum(rounds)) / (_TRUST + len(rounds)))
    turns = max(1, min(MOST_TURNS, turns))
    if setting.seconds is None:
        return Pace(turns, max(1, turns - this_round))
    left = (table.remaining or 0.0) / setting.seconds * turns
    return Pace(turns, max(1, min(MOST_TURNS, round(left))))


def expected_pace(clock: Clock) -> float | None:
    """The turns a round that a clock lets expect before anybody has played; None with the clock off."""
    if clock.turns is not None:
        return float(clock.turns)
    return None if clock.seconds is None else clock.seconds / SECONDS_A_TURN


def _turns_of_rounds(entries: tuple[Entry, ...], setting: Clock) -> tuple[list[int], int]:
    """The completed turns of each round that was played by this clock, and of the present one."""
    rounds, turns = [], 0
    for entry in entries:
        if isinstance(entry.command, Roll):
            if entry.setting == setting:
                rounds.append(turns)
            turns = 0
        turns += completes_turn(entry.command)
    return rounds, turns
