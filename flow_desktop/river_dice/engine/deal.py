"""The deal: deck, completion cards and dice as functions of the seed and a name (2.8, RD1, RD2)."""

from typing import Final

from flow_desktop.chance import die, number, shuffled
from flow_desktop.river_dice.engine.content import (
    LEVELS,
    PLACES,
    STARTING,
    cards_of,
    completion_cards,
)
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.river_dice.engine.scenarios import scenarios
from flow_desktop.river_dice.engine.state import RiverRolls

PERSONAL: Final = ("bear", "hawk")


def deck(seed: str) -> tuple[str, ...]:
    """The deck, its top first: of each level one card of each habitat leaves, the rest is shuffled (2.5)."""
    dealt: list[str] = []
    for level in LEVELS:
        kept: list[str] = []
        for habitat, name in enumerate(HABITATS):
            three = cards_of(level, habitat)
            del three[number(seed, f"remove/{level}/{name}", len(three))]
            kept += three
        dealt += shuffled(seed, f"deck/{level}", kept)
    return tuple(dealt)


def completion(options: RiverOptions) -> tuple[int, ...]:
    """The completion cards at places 1 to 4 (2.7)."""
    if options.scenario is not None:
        return scenarios()[options.scenario].cards
    if options.family:
        return STARTING
    return options.completion or shuffled(options.seed, "completion", completion_cards())[:PLACES]


def roll(options: RiverOptions, number_of_round: int) -> RiverRolls:
    """All dice of a round."""
    seed, name = options.seed, f"roll/{number_of_round}"
    return RiverRolls(
        tuple(die(seed, f"{name}/central/{each}") for each in (1, 2, 3)),
        None if options.family else die(seed, f"{name}/special"),
        tuple(
            (die(seed, f"{name}/{seat}/bear"), die(seed, f"{name}/{seat}/hawk"))
            for seat in range(1, options.players + 1)
        ),
    )


def bonus_roll(seed: str, number_of_round: int, seat: int, kind: str) -> int:
    """The die of completion card 3; the seat is counted from 0."""
    return die(seed, f"card3/{number_of_round}/{seat + 1}/{kind}")
