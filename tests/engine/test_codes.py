"""Wave codes: every option there and back, forgiving about form, unforgiving about slips."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.codes import CodeError, has_code, read_code, seed_of, words, write_code
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from tests.engine.strategies import option_sets

seeds = st.integers(0, 256 * 256 - 1).map(seed_of)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- "


def sample(count: int) -> list[tuple[str, Options]]:
    """Codes of random options, the same on every run."""
    chance = Random("codes")  # seeded by its text
    clocks = [Clock(), Clock(), Clock(None), Clock(None, 10), Clock(300)]
    drawn = [
        Options(
            seed_of(chance.randrange(65536)),
            chance.randint(1, 6),
            chance.choice(EDITIONS),
            chance.randint(0, 6),
            clock=chance.choice(clocks),
        )
        for _ in range(count)
    ]
    return [(write_code(options), options) for options in drawn]


def noticed(text: str, options: Options) -> bool:
    """Whether a changed code is refused or still means the same."""
    try:
        return read_code(text) == options
    except CodeError:
        return True


def one_edit_apart(first: str, second: str) -> bool:
    """Whether one substitution, deletion, insertion or swap of neighbours makes one word the other."""
    if len(first) > len(second):
        first, second = second, first
    if len(first) + 1 == len(second):
        return any(second[:cut] + second[cut + 1 :] == first for cut in range(len(second)))
    if len(first) != len(second):
        return False
    wrong = [place for place, (one, other) in enumerate(zip(first, second, strict=True)) if one != other]
    swapped = len(wrong) == 2 and wrong[1] == wrong[0] + 1
    return len(wrong) == 1 or (
        swapped and first[wrong[0]] == second[wrong[1]] and first[wrong[1]] == second[wrong[0]]
    )


def test_two_words_and_a_number() -> None:
    code = write_code(Options("otter-reef"))
    assert re.fullmatch(r"OTTER-REEF-\d{1,3}", code)
    assert read_code(code) == Options("otter-reef")


@settings(max_examples=500)
@given(option_sets(seeds))
def test_every_set_of_options_comes_back(options: Options) -> None:
    code = write_code(options)
    assert len(code) <= 40
    found = read_code(code)
    assert (found.seed, found.players, found.edition) == (options.seed, options.players, options.edition)
    assert (found.difficulty, found.clock) == (options.difficulty, options.clock)
    assert sorted(found.scenarios or ()) == sorted(options.scenarios or ())
    assert (found.scenarios is None) == (options.scenarios is None)
    assert write_code(found) == code


@pytest.mark.rule("2.players", "7.difficulty", "6.editions")
def test_players_editions_and_difficulties_all_have_codes() -> None:
    codes = set()
    for players in range(1, 7):
        for edition in EDITIONS:
            for difficulty in range(7):
                options = Options("otter-reef", players, edition, difficulty)
                codes.add(write_code(options))
                assert read_code(write_code(options)) == options
    assert len(codes) == 6 * 2 * 7


@pytest.mark.rule("4.clock", "R20")
def test_every_clock_has_a_code() -> None:
    clocks = [Clock(None), *map(Clock, range(30, 601)), *(Clock(None, turns) for turns in range(1, 100))]
    for clock in clocks:
        options = Options("otter-reef", clock=clock)
        assert read_code(write_code(options)) == options


def test_every_choice_of_scenario_cards_has_a_code() -> None:
    others = tuple(card for card in Scenario if card is not Scenario.OBSTACLES)
    for chosen in range(1 << len(others)):
        for rocks in range(5):
            cards = tuple(card for bit, card in enumerate(others) if chosen >> bit & 1)
            options = Options("otter-reef", scenarios=(*[Scenario.OBSTACLES] * rocks, *cards))
            assert read_code(write_code(options)) == options


@pytest.mark.parametrize(
    "change", [str.lower, str.title, lambda code: code.replace("-", " "), " {}  ".format]
)
def test_case_spaces_and_dashes_do_not_matter(change: object) -> None:
    assert callable(change)
    for code, options in sample(50):
        assert read_code(change(code)) == options
        assert read_code(change(code).replace("-", " - ")) == options


def test_wrong_and_swapped_characters_are_noticed() -> None:
    for code, options in sample(120):
        for place in range(len(code)):
            for letter in ALPHABET.strip("- "):
                assert noticed(code[:place] + letter + code[place + 1 :], options)
            swapped = code[:place] + code[place + 1 : place + 2] + code[place] + code[place + 2 :]
            assert noticed(swapped, options)


def test_missing_and_additional_letters_are_noticed() -> None:
    for code, options in sample(120):
        end_of_words = code.rindex("-") + 1
        for place in range(end_of_words + 1):
            for letter in ALPHABET:
                assert noticed(code[:place] + letter + code[place:], options)
            if place < end_of_words:
                assert noticed(code[:place] + code[place + 1 :], options)


def test_missing_and_additional_digits_are_noticed() -> None:
    tried = 0
    for code, options in sample(300):
        for place in range(code.rindex("-") + 1, len(code) + 1):
            slips = [code[:place] + digit + code[place:] for digit in "0123456789"]
            for slip in [*slips, code[:place] + code[place + 1 :]]:
                tried += 1
                assert noticed(slip, options)
    assert tried > 20_000


def test_swapped_words_are_noticed() -> None:
    for code, options in sample(200):
        first, second, number = code.split("-")
        assert noticed(f"{second}-{first}-{number}", options)


def test_no_word_becomes_another_by_one_slip() -> None:
    listed = words()
    assert len(listed) == len(set(listed)) == 256
    assert all(re.fullmatch("[a-z]{3,9}", word) for word in listed)
    close = [(one, other) for one in listed for other in listed if one < other and one_edit_apart(one, other)]
    assert close == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "OTTER",
        "OTTER-REEF",
        "OTTER-REEF-",
        "OTTER-REEF-X",
        "REEF-42",
        "42-OTTER-REEF",
        "OTTER-REEF-WAVE-42",
        "FLOW-DESKTOP-42",
        "OTTER-REEF-" + "9" * 60,
        "OTTER-REEF-" + "9" * 600,
        "OTTER-REEF-٤٢",
        "OTTER-REEF-²",
        "\0",
        "\ud800",
    ],
)
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(CodeError):
        read_code(text)


@given(st.text(max_size=90))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    try:
        options = read_code(text)
    except CodeError:
        return
    assert read_code(write_code(options)) == options


def test_only_seeds_of_two_words_have_a_code() -> None:
    assert has_code(Options("otter-reef"))
    for seed in ("otter", "otter-reef-wave", "reef otter", "blob-reef", "otter-blob"):
        assert not has_code(Options(seed))
        with pytest.raises(CodeError):
            write_code(Options(seed))


def test_seeds_are_numbered_all_around() -> None:
    assert len({seed_of(number) for number in range(65536)}) == 65536
    assert seed_of(65536) == seed_of(0)
