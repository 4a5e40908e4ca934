"""Commands as text, the way the protocol writes them; reading is strict, so no text has two spellings."""

import re
from collections.abc import Callable
from typing import Final

from flow_desktop.river_dice.engine import commands
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.goods import ANIMAL, ANIMALS, HABITAT, HABITATS, Vector

_NUMBER: Final = r"(?:0|[1-9][0-9]?)"
_COUNT: Final = r"[1-9][0-9]?"
_VECTOR: Final = rf"{_NUMBER}(?:,{_NUMBER}){{4}}"
_KIND: Final = "|".join(ANIMALS)
_LAND: Final = "|".join(HABITATS)
_HEX: Final = r"[a-g](?:[1-9]|10)"
_LONGEST: Final = 80


class RiverTextError(ValueError):
    """A text is no command; the message says so."""


def write_vector(vector: Vector) -> str:
    """Five numbers without spaces."""
    return ",".join(map(str, vector))


def read_vector(text: str) -> Vector:
    """The five numbers."""
    return tuple(map(int, text.split(",")))


def write_command(command: RiverCommand) -> str:
    """A command as text."""
    match command:
        case commands.CollectAnimals(gain=gain, price=price):
            return f"collect {write_vector(gain)}" + (f" -{price}" if price else "")
        case commands.CompleteCard(place=place, discount=discount, tokens=tokens):
            return f"complete {place}" + (" discount" if discount else "") + (f" {tokens}" if tokens else "")
        case commands.FinishTurn():
            return "done"
        case commands.PayAnimals(animals=animals):
            return f"pay {write_vector(animals)}"
        case commands.TakeTokens():
            return "tokens"
        case commands.TakeBonus(choice=choice):
            return " ".join(("bonus", *choice))
        case commands.SkipRest():
            return "skip"
        case commands.ReadDie(animal=animal):
            return f"animal {ANIMALS[animal]}"
        case commands.CircleHex(habitat=habitat, hex=hexagon):
            return f"circle {HABITATS[habitat]} {hexagon}"
        case commands.WriteAnimal(hex=hexagon, animal=animal):
            return f"write {hexagon}:{ANIMALS[animal]}"
        case commands.TakeAny(animal=animal):
            return f"any {ANIMALS[animal]}"
        case commands.PickBonus(number=number):
            return f"pick {number}"
        case commands.CrossOut(sign=sign, letter=letter):
            return f"{sign} {letter}"
        case commands.TakeFree(target=target):
            return f"free {target}"


def read_command(text: str) -> RiverCommand:
    """Read a command; text that is none raises RiverTextError."""
    if len(text) <= _LONGEST:
        for pattern, make in _FORMS:
            found = pattern.fullmatch(text)
            if found:
                return make(*found.groups())
    raise RiverTextError("That is no action of River Dice.")


def _complete(place: str, discount: str | None, tokens: str | None) -> RiverCommand:
    return commands.CompleteCard(int(place), discount is not None, int(tokens or 0))


_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., RiverCommand]], ...]] = tuple(
    (re.compile(pattern, re.ASCII), make)
    for pattern, make in (
        (
            rf"collect ({_VECTOR})(?: -({_COUNT}))?",
            lambda gain, price: commands.CollectAnimals(read_vector(gain), int(price or 0)),
        ),
        (rf"complete ([1-4])( discount(?: ({_COUNT}))?)?", _complete),
        ("done", commands.FinishTurn),
        (rf"pay ({_VECTOR})", lambda animals: commands.PayAnimals(read_vector(animals))),
        ("tokens", commands.TakeTokens),
        (
            rf"bonus((?: (?:{_KIND})){{1,2}}| (?:bear|hawk) die| (?:{_LAND})|)",
            lambda choice: commands.TakeBonus(tuple(choice.split())),
        ),
        ("skip", commands.SkipRest),
        (rf"animal ({_KIND})", lambda animal: commands.ReadDie(ANIMAL[animal])),
        (rf"circle ({_LAND}) ({_HEX})", lambda land, name: commands.CircleHex(HABITAT[land], name)),
        (rf"write ({_HEX}):({_KIND})", lambda name, animal: commands.WriteAnimal(name, ANIMAL[animal])),
        (rf"any ({_KIND})", lambda animal: commands.TakeAny(ANIMAL[animal])),
        (r"pick ([1-9]|1[0-2])", lambda number: commands.PickBonus(int(number))),
        ("(sun|rain) ([a-d])", commands.CrossOut),
        (rf"free ({_LAND}|overflow|{_HEX})", commands.TakeFree),
    )
)
