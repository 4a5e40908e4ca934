"""Rolling and collecting: the special die, the dice actions, and every way to read the dice."""

from collections.abc import Iterator
from itertools import product

import pytest

from flow_desktop.river_dice.engine import RiverCode, RiverPhase
from flow_desktop.river_dice.engine.checks import refusal
from flow_desktop.river_dice.engine.collecting import yields
from flow_desktop.river_dice.engine.command_text import read_command
from flow_desktop.river_dice.engine.content import dice_box
from tests.river_dice.tables import a_game, actions, collecting, do

# faces of central dice
SALMON, SALMON_HAWK, HAWK_FOX, FOX, ELK, BEAR = range(1, 7)
# faces of the special die
ANY, CHEAPER, ADD, TWICE, BEAR_SALMON, HAWK_ELK = range(1, 7)
# faces of the two personal dice
B_BEAR, B_ELK, B_FOX, B_HAWK, B_SALMON = range(1, 6)
H_BOTH, H_SALMON, H_HAWK, H_FOX, _, H_ELK = range(1, 7)


@pytest.mark.rule("river 3.11", "river 3.9", "river 3.10", "river 3.8")
def test_the_examples_of_the_rulebook() -> None:
    assert "collect 0,5,0,0,0" in collecting((SALMON_HAWK, HAWK_FOX, ELK), HAWK_ELK, (B_HAWK, H_BOTH))
    assert "collect 0,0,3,0,0" in collecting((FOX, HAWK_FOX, BEAR), CHEAPER, (B_FOX, H_ELK))
    two_types = collecting((SALMON_HAWK, SALMON, BEAR), CHEAPER, (B_BEAR, H_SALMON))
    assert "collect 3,0,0,0,2 -2" in two_types
    family = collecting((SALMON, SALMON_HAWK, ELK), None, (B_SALMON, H_HAWK))
    assert "collect 3,1,0,1,0 -2" in family


@pytest.mark.rule("river 3.4", "river 3.8")
def test_any_animal_is_one_animal_of_the_wanted_type() -> None:
    found = collecting((BEAR, BEAR, BEAR), ANY, (B_BEAR, H_ELK), tokens=0)
    assert list(found) == [
        "collect 0,0,0,0,4",
        "collect 0,0,0,0,5",
        "collect 0,0,0,1,0",
        "collect 0,0,0,2,0",
        "collect 0,0,1,0,0",
        "collect 0,1,0,0,0",
        "collect 1,0,0,0,0",
    ]


@pytest.mark.rule("river 3.4", "river 3.6")
def test_an_action_costs_one_less_but_not_below_nothing() -> None:
    dear = yields((FOX, FOX, FOX), HAWK_ELK, (B_BEAR, H_FOX))
    cheap = yields((FOX, FOX, FOX), CHEAPER, (B_BEAR, H_FOX))
    lowered, raised, both = (0, 4, 0, 0, 0), (0, 0, 0, 4, 0), (0, 0, 4, 0, 1)
    assert (cheap[lowered], cheap[raised], cheap[both]) == (0, 1, 2)
    assert dear[0, 0, 4, 0, 1] == 3 and dear[0, 5, 0, 0, 0] == 1 and dear[0, 0, 0, 5, 0] == 2


@pytest.mark.rule("river 3.4", "river 3.9", "river RD5")
def test_add_1_other_takes_a_die_that_was_not_collected() -> None:
    found = collecting((SALMON, SALMON, FOX), ADD, (B_BEAR, H_SALMON), tokens=0)
    assert list(found) == [
        "collect 0,0,0,0,1",
        "collect 0,0,1,0,0",
        "collect 0,0,1,0,1",
        "collect 1,0,0,0,1",
        "collect 1,0,1,0,0",
        "collect 3,0,0,0,0",
        "collect 3,0,0,0,1",
        "collect 3,0,1,0,0",
    ]
    raised = yields((SALMON, SALMON, FOX), ADD, (B_BEAR, H_SALMON))
    assert raised[3, 0, 0, 1, 0] == 1, "the extra die, a bear, counts as the action makes it"


@pytest.mark.rule("river 3.4", "river 3.9")
def test_one_personal_die_counts_double_the_other_as_usual() -> None:
    found = yields((BEAR, SALMON, ELK), TWICE, (B_BEAR, H_SALMON))
    free = {gain for gain, price in found.items() if price == 0}
    assert free == {(0, 0, 0, 0, 3), (0, 0, 0, 0, 2), (3, 0, 0, 0, 0), (2, 0, 0, 0, 0), (0, 0, 0, 1, 0)}
    both = yields((FOX, FOX, FOX), TWICE, (B_FOX, H_FOX))
    assert [gain for gain, price in both.items() if price == 0] == [(0, 0, 6, 0, 0)]


@pytest.mark.rule("river 3.4", "river RD5")
def test_bear_or_two_salmon_and_hawk_or_elk() -> None:
    found = yields((ELK, ELK, ELK), BEAR_SALMON, (B_ELK, H_ELK))
    assert found[2, 0, 0, 0, 0] == found[0, 0, 0, 0, 1] == 0
    assert found[0, 2, 0, 0, 0] == 2, "two salmon raised are two hawks"
    other = yields((SALMON, SALMON, SALMON), HAWK_ELK, (B_SALMON, H_SALMON))
    assert {gain for gain, price in other.items() if price == 0} == {
        (5, 0, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (0, 0, 0, 1, 0),
    }


@pytest.mark.rule("river 3.6", "river 3.7")
def test_bear_is_not_raised_and_salmon_not_lowered() -> None:
    found = yields((SALMON, SALMON, BEAR), HAWK_ELK, (B_BEAR, H_SALMON))
    assert found[0, 0, 0, 3, 0] == 1 and found[0, 4, 0, 0, 0] == 2
    assert max(map(sum, found)) == 5 and all(len(gain) == 5 for gain in found)


@pytest.mark.rule("river 3.9", "river 3.10")
def test_all_readings_of_a_type_are_taken_and_a_type_has_at_least_one() -> None:
    found = yields((FOX, FOX, ELK), CHEAPER, (B_FOX, H_FOX))
    assert (0, 0, 4, 0, 0) in found and (0, 0, 3, 0, 0) not in found
    assert all(any(gain) for gain in found)


@pytest.mark.rule("river RD5")
def test_each_outcome_has_only_its_lowest_price_and_must_be_affordable() -> None:
    state = a_game(tokens=1, dice=((FOX, FOX, FOX), HAWK_ELK, (B_BEAR, H_FOX)), phase=RiverPhase.COLLECT)
    listed = actions(state)
    assert "collect 0,5,0,0,0 -1" in listed and "collect 0,0,0,5,0 -2" not in listed
    for text, code in (
        ("collect 0,0,4,0,0 -1", RiverCode.WRONG_PRICE),
        ("collect 0,0,0,5,0 -2", RiverCode.TOO_FEW_TOKENS),
        ("collect 9,0,0,0,0", RiverCode.NOT_ON_THE_DICE),
    ):
        refused = refusal(state, read_command(text))
        assert refused is not None and refused.code is code and refused.sentence


@pytest.mark.rule("river RD5", "river 3.9")
def test_a_die_with_two_types_may_be_read_so_as_not_to_be_collected() -> None:
    found = yields((SALMON_HAWK, SALMON, SALMON), CHEAPER, (B_BEAR, H_ELK))
    assert found[2, 0, 0, 0, 0] == found[3, 0, 0, 0, 0] == 0


@pytest.mark.rule("river RD4", "river 3.1", "river 3.10")
def test_collecting_is_a_duty_and_is_written_down_at_once() -> None:
    state = a_game(dice=((FOX, FOX, ELK), CHEAPER, (B_FOX, H_FOX)), phase=RiverPhase.COLLECT)
    assert all(text.startswith("collect ") for text in actions(state))
    after = do(state, "collect 0,0,0,5,0 -1")
    assert after.current.animals == (1, 1, 1, 6, 1) and after.current.tokens == 1
    assert after.phase is RiverPhase.CHOOSE


@pytest.mark.rule("river 10.1", "river RD6")
def test_family_further_dice_for_a_token_each() -> None:
    found = yields((SALMON, SALMON_HAWK, FOX), None, (B_BEAR, H_SALMON))
    assert found[3, 0, 0, 0, 0] == 0 and found[2, 1, 0, 0, 0] == 1
    assert found[3, 0, 1, 0, 1] == 2 and found[2, 1, 1, 0, 1] == 3
    assert (4, 0, 0, 0, 0) not in found and (0, 3, 0, 0, 0) not in found, "no other dice action"
    assert found[1, 0, 1, 0, 0] == 1, "a single further die"


def by_the_letter(central: tuple[int, ...], special: int, own: tuple[int, int]) -> dict[tuple[int, ...], int]:
    """3.9 once more, as plainly as it can be said; the last two dice are the personal ones."""
    box = dice_box()
    dice = [box.central[face - 1] for face in central]
    dice += [box.special[special - 1]] if box.special[special - 1] else []
    dice += [box.bear[own[0] - 1], box.hawk[own[1] - 1]]
    sign, found = box.signs[special - 1], dict[tuple[int, ...], int]()
    for readings in product(*dice):
        for price, shift, types in moves(sign == "cheaper"):
            changed = [[kind + shift.get(kind, 0), count] for kind, count in readings]
            for doubled in (-1, -2) if sign == "twice" else (None,):
                dealt = [list(each) for each in changed]
                if doubled is not None:
                    dealt[doubled][1] *= 2
                for gain in gains(dealt, types, sign == "add"):
                    found[gain] = min(price, found.get(gain, price))
    return found


def moves(cheaper: bool) -> Iterator[tuple[int, dict[int, int], int]]:
    yield 0, {}, 1
    yield 3 - cheaper, {}, 2
    for animal in range(4):
        yield 1 - cheaper, {animal + 1: -1}, 1
        yield 2 - cheaper, {animal: 1}, 1


def gains(dice: list[list[int]], types: int, add: bool) -> Iterator[tuple[int, ...]]:
    for wanted in product(range(5), repeat=types):
        if len(set(wanted)) < types or any(all(kind != one for kind, _ in dice) for one in wanted):
            continue
        gain = [sum(count for kind, count in dice if kind == one and one in wanted) for one in range(5)]
        yield tuple(gain)
        for kind, count in dice if add else ():
            if kind not in wanted:
                yield tuple(have + count * (one == kind) for one, have in enumerate(gain))


@pytest.mark.rule("river 3.9", "river RD5")
@pytest.mark.parametrize("special", range(1, 7))
def test_every_way_of_the_letter_and_no_other(special: int) -> None:
    for central in ((1, 2, 3), (2, 2, 3), (3, 3, 3), (4, 5, 6), (6, 6, 1)):
        for own in ((1, 1), (4, 3), (5, 6)):
            assert dict(yields(central, special, own)) == by_the_letter(central, special, own)


def test_lists_are_short() -> None:
    assert max(len(yields((2, 2, 3), special, (1, 1))) for special in range(1, 7)) <= 76
