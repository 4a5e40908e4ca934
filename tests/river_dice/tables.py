"""Games at the moment that a test is about: any tally, any sheet, any dice, any cards."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, RiverState, legal, new_game, step
from flow_desktop.river_dice.engine.command_text import read_command, write_command
from flow_desktop.river_dice.engine.sheets.animal_content import content as animal_content
from flow_desktop.river_dice.engine.sheets.animals import AnimalSheet
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.map_content import content as map_content
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.state import RiverRolls

RICH = (9, 9, 9, 9, 9)


def a_game(
    sheet: RiverSheet | str = "A",
    *,
    animals: Sequence[int] = (1, 1, 1, 1, 1),
    tokens: int = 2,
    cards: Sequence[int] = (1, 2, 3, 4),
    row: Sequence[str] = ("R4",),
    dice: tuple[tuple[int, int, int], int | None, tuple[int, int]] | None = None,
    phase: RiverPhase = RiverPhase.CHOOSE,
    **options: Any,
) -> RiverState:
    """A game for one. ``row`` has place 1 first; ``dice`` are central, special, and the seat's own two."""
    letter = sheet if isinstance(sheet, str) else sheet.letter
    state = new_game(RiverOptions("test", sheet=letter, completion=tuple(cards), **options)).state
    seat = replace(state.seats[0], animals=tuple(animals), tokens=tokens)
    if isinstance(sheet, RiverSheet):
        seat = replace(seat, sheet=sheet)
    deck = (*reversed(row), *state.setup.deck[len(row) :])
    rolls = state.rolls if dice is None else RiverRolls(dice[0], dice[1], (dice[2],))
    setup = replace(state.setup, deck=deck)
    return replace(state, setup=setup, seats=(seat,), rolls=rolls, phase=phase, round=len(row))


def collecting(
    central: tuple[int, int, int], special: int | None, own: tuple[int, int], tokens: int = 9
) -> dict[str, None]:
    """What may be collected, as text."""
    state = a_game(tokens=tokens, dice=(central, special, own), phase=RiverPhase.COLLECT)
    return dict.fromkeys(actions(state))


def actions(state: RiverState) -> list[str]:
    """What may be done, as text, sorted."""
    return sorted(map(write_command, legal(state)))


def do(state: RiverState, *texts: str) -> RiverState:
    """The game after some actions."""
    for text in texts:
        state = step(state, read_command(text)).state
    return state


def played(options: RiverOptions, chance: Random) -> Iterable[RiverState]:
    """Every state of a random game."""
    state = new_game(options).state
    yield state
    while not state.over:
        commands = legal(state)
        state = step(state, commands[int(chance.random() * len(commands))]).state
        yield state


def a_map(names: str, **parts: Any) -> MapSheet:
    """Sheet C with these hexes circled, and the stars."""
    told = map_content()
    return MapSheet(circled=told.stars | told.map.mask(names), **parts)


def written(overflow: int = 0, **hexes: str) -> AnimalSheet:
    """Sheet D with animals by name in these hexes."""
    shape = animal_content().map
    names = ("salmon", "hawk", "fox", "elk", "bear")
    return AnimalSheet(tuple(shape.mask(hexes.get(name, "")) for name in names), overflow)
