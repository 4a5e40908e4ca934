"""What is on the table, how a game is set up, and chance as a function of seed and name."""

from collections import Counter
from hashlib import sha256

import pytest

from flow_desktop.chance import number, shuffled
from flow_desktop.river_dice.engine import RiverOptions, RiverOptionsError, new_game
from flow_desktop.river_dice.engine.content import completion_cards, dice_box, habitat_cards, load
from flow_desktop.river_dice.engine.deal import bonus_roll, completion, deck, roll
from flow_desktop.river_dice.engine.scenarios import SHEETS

WORTH = (1, 1.18, 1.30, 1.86, 2.17)


@pytest.mark.rule("river 1.1", "river 1.8", "river 2.1", "river 2.4")
def test_the_dice_give_the_expected_animals() -> None:
    box = dice_box()
    assert all(len(die) == 6 for die in (box.central, box.bear, box.hawk, box.special))
    expected = [0.0] * 5
    for die, copies in ((box.central, 3), (box.bear, 1), (box.hawk, 1)):
        for face in die:
            for animal, count in face:
                expected[animal] += copies * count / 6
    for face in box.special:
        for animal, count in face if len(face) < 5 else ():
            expected[animal] += count / 6
    # each die with two types is counted for both; any animal for none or each
    any_animal = 1 / 6
    assert [round(value + any_animal, 2) for value in expected] == [2.17, 1.83, 1.67, 1.17, 1.0]
    assert box.signs == ("", "cheaper", "add", "twice", "", "")
    assert not any(face == ((0, 1), (1, 1)) for face in box.bear)
    assert not any((4, 1) in face for face in box.hawk)
    rolls = new_game(RiverOptions("otter", 4)).state.rolls
    assert len(rolls.central) == 3 and rolls.special is not None and len(rolls.personal) == 4


@pytest.mark.rule("river 1.2", "river 1.9")
def test_the_habitat_cards() -> None:
    cards = habitat_cards()
    assert len(cards) == 30
    assert set(Counter((card.level, card.habitat) for card in cards.values()).values()) == {3}
    assert cards["R4"].cost == (4, 2, 0, 2, 0) and (cards["R4"].value, cards["R4"].tokens) == (3, 2)
    assert cards["P2"].cost == (0, 0, 2, 2, 0) and cards["M3"].cost == (3, 0, 0, 1, 2)
    for card in cards.values():
        assert card.name[0] == "RWFPM"[card.habitat] and sum(card.cost) > card.value
        price = sum(count * worth for count, worth in zip(card.cost, WORTH, strict=True))
        fair = 3.15 * card.value + 1.1 * card.tokens
        assert abs(price / fair - 1) < 0.09 or card.name == "R4", card.name
    assert sorted({card.value for card in cards.values()}) == [1, 2, 3, 4, 5]


@pytest.mark.rule("river 1.3", "river 1.10")
def test_the_completion_cards() -> None:
    cards = completion_cards()
    assert list(cards) == list(range(1, 13))
    assert [number for number, card in cards.items() if card.starting] == [1, 2, 3, 4]
    assert [number for number, card in cards.items() if card.discount] == [1, 7, 11, 12]


@pytest.mark.rule("river 1.4", "river 2.3")
def test_four_sheets_from_easy_to_hard_and_all_players_use_the_same() -> None:
    assert [load(f"sheet_{sheet.lower()}")["stars"] for sheet in SHEETS] == [1, 2, 2, 3]
    for sheet in SHEETS:
        state = new_game(RiverOptions("otter", 4, sheet)).state
        assert {seat.sheet.letter for seat in state.seats} == {sheet}
    assert new_game(RiverOptions("otter")).state.current.sheet.letter == "A"


@pytest.mark.rule("river 1.5", "river 2.2", "river 10.2", "river 2.1")
def test_a_tally_starts_with_one_of_each_or_in_abundance_with_three() -> None:
    for options, animals, tokens in (
        (RiverOptions("otter", 2), 1, 2),
        (RiverOptions("otter", 2, abundance=True), 3, 4),
        (RiverOptions("otter", 2, abundance=True, family=True), 3, 4),
        (RiverOptions("otter", 2, abundance=True, scenario=3), 3, 4),
    ):
        for seat in new_game(options).state.seats:
            assert seat.animals == (animals,) * 5 and seat.tokens == tokens


@pytest.mark.rule("river 1.7", "river 9.1", "river 10.3")
def test_one_to_four_play() -> None:
    assert [len(new_game(RiverOptions("otter", players)).state.seats) for players in (1, 2, 3, 4)] == [
        1,
        2,
        3,
        4,
    ]
    for players in (0, 5, 8):
        with pytest.raises(RiverOptionsError):
            RiverOptions("otter", players)


@pytest.mark.rule("river 2.5")
@pytest.mark.parametrize("seed", ["otter", "7", "ä"])
def test_the_deck_has_two_cards_of_each_habitat_and_level_the_first_level_on_top(seed: str) -> None:
    cards = [habitat_cards()[name] for name in deck(seed)]
    assert [card.level for card in cards] == [1] * 10 + [2] * 10
    assert set(Counter((card.level, card.habitat) for card in cards).values()) == {2}


@pytest.mark.rule("river 2.8", "river RD1")
def test_chance_is_sha_256_of_seed_and_name() -> None:
    value = int.from_bytes(sha256(b"otter/roll/1/central/1/0").digest()[:8], "big")
    assert (
        f"{value:x}" == "d08529f4d163b956" and value % 6 + 1 == 3 == roll(RiverOptions("otter"), 1).central[0]
    )
    numbers = [number("otter", f"completion/{last}", last + 1) for last in range(11, 0, -1)]
    assert numbers == [6, 7, 4, 7, 2, 6, 4, 2, 1, 0, 0]
    assert shuffled("otter", "completion", range(1, 13)) == (4, 6, 1, 2, 9, 10, 12, 3, 11, 5, 8, 7)


@pytest.mark.rule("river 2.8", "river RD2")
def test_the_deal_of_otter() -> None:
    assert number("otter", "remove/1/rivers", 3) == 2
    dealt = "R2 M3 P2 P1 F2 M2 R1 F1 W3 W1 M5 W6 R5 P4 W4 P6 R6 F5 F4 M6"
    assert " ".join(deck("otter")) == dealt
    rolls = roll(RiverOptions("otter"), 1)
    assert (rolls.central, rolls.special, rolls.personal) == ((3, 2, 3), 2, ((6, 6),))
    assert bonus_roll("otter", 4, 1, "hawk") == number("otter", "card3/4/2/hawk", 6) + 1


@pytest.mark.rule("river 2.6", "river RD3")
def test_a_game_begins_with_one_card_up_and_all_dice_rolled() -> None:
    state = new_game(RiverOptions("otter", 2)).state
    assert state.row == ("R2",) and state.face_down == 19 and state.phase == "collect"


@pytest.mark.rule("river 2.7", "river RD2", "river 10.1", "river RD6")
def test_completion_cards_by_chance_chosen_or_fixed() -> None:
    assert completion(RiverOptions("otter")) == (4, 6, 1, 2)
    assert completion(RiverOptions("otter", completion=(12, 3, 8, 5))) == (12, 3, 8, 5)
    assert completion(RiverOptions("otter", family=True)) == (1, 2, 3, 4)
    assert completion(RiverOptions("otter", family=True, completion=(1, 2, 3, 4))) == (1, 2, 3, 4)
    assert completion(RiverOptions("otter", scenario=1)) == (3, 8, 10, 2)


@pytest.mark.rule("river 10.1", "river RD6")
def test_the_family_variant_has_no_special_die_and_goes_with_every_sheet() -> None:
    for sheet in SHEETS:
        assert new_game(RiverOptions("otter", 1, sheet, family=True)).state.rolls.special is None


@pytest.mark.rule("river RD6", "river 11.2")
@pytest.mark.parametrize(
    "options",
    [
        {"sheet": "E"},
        {"sheet": ""},
        {"completion": (1, 2, 3)},
        {"completion": (1, 2, 3, 3)},
        {"completion": (0, 1, 2, 3)},
        {"completion": (10, 11, 12, 13)},
        {"scenario": 0},
        {"scenario": 21},
        {"scenario": 1, "sheet": "B"},
        {"scenario": 1, "completion": (3, 8, 10, 2)},
        {"scenario": 1, "family": True},
        {"family": True, "completion": (4, 3, 2, 1)},
        {"seed": ""},
        {"seed": "x" * 65},
        {"seed": "a\nb"},
    ],
)
def test_options_that_are_no_game(options: dict[str, object]) -> None:
    with pytest.raises(RiverOptionsError) as caught:
        RiverOptions(**({"seed": "otter"} | options))  # type: ignore[arg-type]
    assert str(caught.value) and caught.value.field in options


@pytest.mark.rule("river 1.6")
def test_what_the_player_aid_shows_is_in_the_content() -> None:
    """The aid is a help panel: the faces of the special die, and the dice actions with their prices."""
    box = dice_box()
    assert (box.lower, box.raised, box.two) == (1, 2, 3)
    assert [sign or len(face) for sign, face in zip(box.signs, box.special, strict=True)] == [
        *(5, "cheaper", "add", "twice"),
        *(2, 2),
    ]
