"""The calendar of daily waves and the best runs are a person's own; what the computer had is not lost."""

import contextlib
from datetime import date
from pathlib import Path
from random import Random

import pytest

from flow_desktop.app.shell import Shell
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine import Clock
from flow_desktop.engine.record import Record
from flow_desktop.rounds import Table
from flow_desktop.rounds.best_runs import best_run, keep_run
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.daily_results import days_played, keep_day
from flow_desktop.scenes.player import CALENDAR, SHARED, choose_player, owner_of, player_of
from flow_desktop.scenes.start import home_of, people_of
from flow_desktop.table import Profile
from flow_desktop.table.library import Library
from tests.scenes.people.test_players import a_shell

DAY = date(2026, 11, 16)


def a_day_and_a_run(shell: Shell, *people: str) -> Record:
    """A finished game of a day, noted in these people's names."""
    options = wave_of(DAY).options(1, clock=Clock(None, 12))
    table = Table.new(options)
    table.lay_out(play(options, player_named("greedy"), 12, Random(1).random).commands)
    library = home_of(shell).library
    keep_day(library, options, table.state, DAY, DAY, people)
    keep_run(library, table.record(), people)
    return table.record()


def has_day_and_run(shell: Shell, record: Record) -> tuple[bool, bool]:
    library, name = home_of(shell).library, owner_of(shell)
    return DAY in days_played(library, name), bool(best_run(library, record.options, [name]))


def test_calendar_and_best_runs_belong_to_the_person(tmp_path: Path) -> None:
    shell = a_shell(tmp_path, Profile("Mia"), Profile("Tom"), Profile("Zoe"))
    choose_player(shell, "Mia")
    record = a_day_and_a_run(shell, "Mia", "Tom")
    found = {}
    for name in ("Mia", "Tom", "Zoe", ""):
        choose_player(shell, name)
        found[name] = has_day_and_run(shell, record)
    both, none = (True, True), (False, False)
    assert found == {"Mia": both, "Tom": both, "Zoe": none, "": none}


class CutOffError(Exception):
    """The program ends here."""


@pytest.mark.parametrize("kept", range(5))
def test_an_interrupted_handing_down_of_the_calendar_loses_nothing(
    kept: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far it came, the next start gives everybody the rest, and takes nothing that was better."""
    shell = a_shell(tmp_path)
    record = a_day_and_a_run(shell, "")
    people_of(shell).remember(Profile("Mia"), Profile("Tom"))
    done, keep = [0], Library.keep_progress

    def until_the_power_fails(library: Library, kind: str, key: str, value: object) -> None:
        if done[0] == kept:
            raise CutOffError
        done[0] += 1
        keep(library, kind, key, value)

    with monkeypatch.context() as patch:
        patch.setattr(Library, "keep_progress", until_the_power_fails)
        with contextlib.suppress(CutOffError):
            player_of(shell)
    again = a_shell(tmp_path)
    for name in ("Mia", "Tom", ""):
        choose_player(again, name)
        assert has_day_and_run(again, record) == (True, True), name
    assert {SHARED, CALENDAR} <= people_of(again).machine.asked
