"""Deal codes and the deal of a day: every option there and back, slips noticed, no code of another game."""

from datetime import date, timedelta
from random import Random

import pytest

from flow_desktop.engine import Options
from flow_desktop.engine.codes import CodeError, read_code, write_code
from flow_desktop.river_dice.engine import RiverOptions, new_game
from flow_desktop.river_dice.engine.codes import (
    RiverCodeError,
    has_river_code,
    read_river_code,
    write_river_code,
)
from flow_desktop.river_dice.table import is_of_day, river_day
from flow_desktop.word_codes import seed_of, write_spoken


def drawn(count: int) -> list[RiverOptions]:
    chance, found = Random("river codes"), list[RiverOptions]()
    while len(found) < count:
        seed, abundance = seed_of(chance.randrange(65536)), chance.random() < 0.3
        cards = tuple(chance.sample(range(1, 13), 4)) if chance.random() < 0.5 else None
        kind = chance.randrange(3)
        if kind == 0:
            found.append(RiverOptions(seed, abundance=abundance, scenario=chance.randint(1, 20)))
        elif kind == 1:
            sheet = chance.choice("ABCD")
            found.append(RiverOptions(seed, 1, sheet, (1, 2, 3, 4), True, abundance))
        else:
            found.append(RiverOptions(seed, 1, chance.choice("ABCD"), cards, False, abundance))
    return found


def test_every_option_there_and_back() -> None:
    for options in drawn(300):
        code = write_river_code(options)
        assert read_river_code(code) == options
        assert read_river_code(code.lower().replace("-", " ")) == options
        assert new_game(read_river_code(code, 3)).state.rolls.central == new_game(options).state.rolls.central
    assert len(write_river_code(RiverOptions("otter-reef", sheet="A"))) == len("OTTER-REEF-0000")


def test_one_slip_is_noticed() -> None:
    for options in drawn(40):
        code = write_river_code(options)
        for place in range(len(code)):
            for changed in (
                code[:place] + code[place + 1 :],
                code[:place] + ("7" if code[place] != "7" else "8") + code[place + 1 :],
            ):
                try:
                    assert read_river_code(changed) == options
                except RiverCodeError as error:
                    assert str(error)


def test_a_code_of_one_game_is_none_of_the_other() -> None:
    for options in drawn(60):
        with pytest.raises(CodeError):
            read_code(write_river_code(options))
        with pytest.raises(RiverCodeError):
            read_river_code(write_code(Options(options.seed)))


@pytest.mark.parametrize("text", ["", "otter", "otter-reef", "otter-reef-x", "x" * 99, "zzz-reef-0612", "\0"])
def test_nonsense_is_told(text: str) -> None:
    with pytest.raises(RiverCodeError, match=r"."):
        read_river_code(text)


@pytest.mark.parametrize("value", [47_600, 999_999, 95_052 + 80, 95_052 + 4 * 20 * 4 + 1])
def test_a_number_that_means_nothing_is_told(value: int) -> None:
    """Family with a scenario, cards beyond the last layout, scenarios beyond the last."""
    try:
        options = read_river_code(write_spoken("otter-reef", value, 188))
    except RiverCodeError as error:
        assert "too large" in str(error)
    else:
        assert write_river_code(options) == write_spoken("otter-reef", value, 188)


def test_only_seeds_of_two_words_have_a_code() -> None:
    assert not has_river_code(RiverOptions("otter")) and has_river_code(RiverOptions("otter-reef"))
    with pytest.raises(RiverCodeError):
        write_river_code(RiverOptions("otter"))


def test_the_deal_of_a_day_follows_from_the_date_alone() -> None:
    """These may never change: people compare their days."""
    first = date(2026, 11, 16)
    days = [river_day(first + timedelta(days=number)) for number in range(7)]
    assert [each.sheet for each in days] == list("AABBCDC")
    assert [each.seed for each in days[:2]] == KNOWN
    assert len({river_day(first + timedelta(days=number)).seed for number in range(200)}) >= 199
    for each in days:
        assert has_river_code(each.options()) and is_of_day(each.options(3), each.day)
        assert is_of_day(read_river_code(write_river_code(each.options())), each.day)
        assert not is_of_day(each.options(), each.day + timedelta(days=7))


KNOWN = ["guitar-gust", "skipper-rabbit"]
