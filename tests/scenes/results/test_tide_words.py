"""What is said about a tide is true: no share above all, waves answer for waves, sentences agree."""

import re
from dataclasses import replace
from functools import cache

import pytest

from flow_desktop.bots.analysis import TideLevel, TideMoment, without_repeats
from flow_desktop.engine import Result
from flow_desktop.engine.commands import Draw, Roll, Trade
from flow_desktop.rounds.tape import Sign, Tape
from flow_desktop.scenes.replay.words import mark_words
from flow_desktop.scenes.results.tide_words import (
    WHOLE,
    luck_words,
    no_moments_words,
    seat_words,
    skill_words,
    tide_lines,
)
from tests.scenes.results.ending import finished_table


@cache
def _tape() -> Tape:
    return Tape(finished_table(Result.LOST).record())


@pytest.mark.parametrize("share", [-1.97, -0.8, -0.38, -0.1, 0.0, 0.3, 1.2])
def test_no_sum_is_told_as_more_than_half_of_all_games(share: float) -> None:
    said = " ".join([skill_words(min(0.0, share), []), luck_words(share), seat_words("Ada", share, share)])
    assert all(int(number) <= 50 for number in re.findall(r"(\d+)%", said)), said


def test_what_is_much_is_told_without_a_number() -> None:
    assert "%" in skill_words(-0.38, []) and "%" not in skill_words(-1.97, [])
    assert "%" in luck_words(0.38) and "%" not in luck_words(1.97) + luck_words(-1.97)
    assert seat_words("Ada", 0.2, -1.97).endswith("decisions −50% or more")


def test_nobody_steered_steadily_whose_decisions_cost_much() -> None:
    assert "steadily" in no_moments_words(0.0, [])
    assert "steadily" not in no_moments_words(-0.38, []) and "added up" in no_moments_words(-0.38, [])


def _levels(*chances: float) -> list[TideLevel]:
    return [TideLevel(at, 1, chance, chance, chance) for at, chance in enumerate(chances)]


def test_nobody_steered_where_the_sea_was_stronger_from_the_start() -> None:
    """Of a game that was nearly lost before the first turn neither good nor bad steering can be told."""
    lost = _levels(0.06, 0.11, 0.02, 0.0)
    assert no_moments_words(0.0, lost).startswith("The sea was stronger from the start.")
    assert "fairly" in skill_words(0.0, lost), "no praise that nobody could have missed"
    assert "about" in skill_words(-0.12, lost), "what did cost something is told"
    for steered in (_levels(0.6, 0.2, 0.0), _levels(0.1, 0.3, 0.0), _levels(0.1, 1.0)):
        assert "steadily" in no_moments_words(0.0, steered)
        assert "as well as" in skill_words(0.0, steered)


def test_what_a_wave_cut_off_is_told_with_the_wave() -> None:
    tape = _tape()
    levels = [
        TideLevel(at, entry.step.state.turn.round, 0.5, 0.4, 0.6) for at, entry in enumerate(tape.entries, 1)
    ]
    lines = tide_lines(tape, [TideLevel(0, 1, 0.5, 0.4, 0.6), *levels])
    waves = [at for at, entry in enumerate(tape.entries, 1) if isinstance(entry.command, Roll)]
    cut_off = [mark for mark in tape.marks if mark.sign is Sign.CUT_OFF and mark.at in waves]
    assert cut_off, "the game shows it"
    told = [line for line in lines if line.startswith("Wave: ")]
    assert len(told) == len(waves)
    for mark in cut_off:
        words = mark_words(mark)[1:]
        assert words.replace(" ", WHOLE) in told[waves.index(mark.at)], "and whole on its line"
    joined = [mark for mark in tape.marks if mark.sign is Sign.JOINED and mark.at not in waves]
    rounds = [line for line in lines if line.startswith("Round ")]
    assert sum(line.count(f":{WHOLE}joined") for line in rounds) == len(joined), "nothing is lost"


def test_a_wave_that_ends_the_game_begins_no_round() -> None:
    record = _tape().record
    last = max(at for at, move in enumerate(record.moves, 1) if isinstance(move.command, Roll))
    tape = Tape(replace(record, moves=record.moves[:last]))
    levels = [TideLevel(0, 1, 0.5, 0.4, 0.6), TideLevel(len(tape), 2, 0.0, 0.0, 0.0)]
    assert tide_lines(tape, levels)[-1].startswith("Wave: ")


def test_the_same_advice_is_given_once_where_it_mattered_most() -> None:
    small, large = (TideMoment(at, 0, Draw(at), Trade(), -at / 50, 0.02) for at in (5, 9))
    good = TideMoment(7, 1, Draw(1), Trade(), 0.1, 0.02)
    assert without_repeats([small, good, large]) == (good, large)


def test_nobody_is_praised_who_gave_away_most_of_a_small_chance() -> None:
    """A fifth lost of a quarter is nearly everything; of a sure thing it is little."""
    small, large = _levels(0.25, 0.0), _levels(0.9, 0.0)
    assert "more to discover" in skill_words(-0.2, small)
    assert "Nearly all" in skill_words(-0.2, large)
    assert "Nearly all" in skill_words(-0.1, small)
