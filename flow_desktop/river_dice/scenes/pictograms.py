"""Goods as small pictures: what a bonus gives, what a choice is, a number written into a laurel."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.river_dice.engine.commands import (
    CircleHex,
    CollectAnimals,
    CompleteCard,
    CrossOut,
    FinishTurn,
    PayAnimals,
    PickBonus,
    ReadDie,
    RiverCommand,
    SkipRest,
    TakeAny,
    TakeBonus,
    TakeFree,
    TakeTokens,
    WriteAnimal,
)
from flow_desktop.river_dice.engine.content import Bonus, habitat_cards
from flow_desktop.river_dice.engine.goods import ANIMAL, ANIMALS, HABITAT, HABITATS, Vector
from flow_desktop.river_dice.engine.sheets import columns
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.colours import SEPIA
from flow_desktop.river_dice.scenes.naming import PART_NAMES, exchanged, part_name, sky_gift, spared
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role, rendered
from flow_desktop.widgets.theme import Colour

MINUS: Final = "−"
_BETWEEN: Final = 0.1
_TEXT: Final = 0.62
_INSIDE: Final = 0.5
_WITHIN: Final = 0.68
"""How much of a picture a number on it may be wide."""


@dataclass(frozen=True, slots=True)
class Pictogram:
    """A picture of the catalogue, or words; with a picture the words are written into it."""

    art: str = ""
    text: str = ""


def words(text: str) -> Pictogram:
    """Words between pictures."""
    return Pictogram("", text)


def goods(count: int, thing: str) -> list[Pictogram]:
    """So many of something: points as a number in a laurel, one of a thing as its picture alone."""
    if thing == "point":
        return [Pictogram("sign_point", str(count))]
    picture = Pictogram(thing_art(thing))
    return [picture] if count == 1 else [words(str(count)), picture]


def thing_art(thing: str) -> str:
    """The picture of a good, a sign, an animal or a bonus that waits."""
    if thing in ANIMAL or thing == "any":
        return f"animal_{thing}"
    if thing.startswith("circle "):
        return f"emblem_{thing.removeprefix('circle ')}"
    return "sign_free" if thing == "circle" else f"sign_{thing}"


def gift_signs(gift: Bonus) -> list[Pictogram]:
    """A bonus as pictures."""
    return [sign for part in gift for sign in goods(part.number, part.thing)]


def vector_signs(animals: Vector, tokens: int = 0) -> list[Pictogram]:
    """Animals and tokens as pictures."""
    signs = [sign for animal, count in enumerate(animals) if count for sign in goods(count, ANIMALS[animal])]
    return [*signs, *(goods(tokens, "token") if tokens else [])]


ARROW: Final = Pictogram("sign_arrow")
BESIDE: Final = words("·")
"""Keeps a card's value apart from the numbers of its discount."""
_COMPLETION: Final[dict[int, tuple[Pictogram, ...]]] = {
    1: (words(f"{MINUS}1"), Pictogram("animal_any")),
    2: (words("+1"), Pictogram("animal_any")),
    3: (words("+"), Pictogram("river_icon")),
    4: (words("+2"), Pictogram("sign_token")),
    5: (Pictogram("emblem_rivers"), ARROW, Pictogram("emblem_forests")),
    6: (words("0"), ARROW, words("1"), Pictogram("animal_any")),
    7: (words("2"), Pictogram("animal_any"), ARROW, Pictogram("animal_any")),
    8: (ARROW, words("3"), Pictogram("sign_token")),
    9: (words(f"{MINUS}1"), Pictogram("sign_token"), words("+2"), Pictogram("animal_any")),
    10: (words(f"{MINUS}2"), Pictogram("sign_token"), words("+1"), Pictogram("sign_free")),
    11: (words(f"{MINUS}1"), Pictogram("sign_free"), words(f"{MINUS}2"), Pictogram("animal_any")),
    12: (Pictogram("sign_token"), words("="), Pictogram("animal_any")),
}


def completion_signs(number: int) -> tuple[Pictogram, ...]:
    """What a completion card does, as pictures."""
    return _COMPLETION[number]


def command_signs(state: RiverState, command: RiverCommand) -> list[Pictogram]:
    """A command as pictures; empty where words say it better."""
    match command:
        case CollectAnimals(gain, price):
            cost = [words(f"{MINUS}{price}"), Pictogram("sign_token")] if price else []
            return [*vector_signs(gain), *cost]
        case CompleteCard(place, discount, tokens):
            return _completing(state, place, discount, tokens)
        case PayAnimals(animals):
            return _paying(state, animals)
        case TakeTokens():
            assert state.completing is not None
            return goods(habitat_cards()[state.completing.card].tokens, "token")
        case TakeBonus(choice):
            return _bonus(state, choice)
        case ReadDie(animal) | TakeAny(animal):
            return [Pictogram(f"animal_{ANIMALS[animal]}")]
        case PickBonus(number):
            return gift_signs(columns.content().area[number - 1])
        case CrossOut(sign):
            return [Pictogram(f"sign_{sign}"), *gift_signs(sky_gift(state, command)[1])]
        case CircleHex(habitat, place):
            return [Pictogram(f"emblem_{HABITATS[habitat]}"), words(place)]
        case WriteAnimal(place, animal):
            return [Pictogram(f"animal_{ANIMALS[animal]}"), words(place)]
        case TakeFree(target) if target in HABITAT:
            return [Pictogram("sign_free"), Pictogram(f"emblem_{target}")]
        case TakeFree(target):
            return [Pictogram("sign_free"), words(part_name(target) if target in PART_NAMES else target)]
        case FinishTurn() | SkipRest():
            return []


def _completing(state: RiverState, place: int, discount: bool, tokens: int) -> list[Pictogram]:
    card = habitat_cards()[state.row[place - 1]]
    signs = [Pictogram(f"emblem_{HABITATS[card.habitat]}"), words(str(card.value))]
    if tokens:
        return [*signs, BESIDE, words(f"{MINUS}{tokens}"), Pictogram("sign_token")]
    return [*signs, BESIDE, *completion_signs(state.completion_at(place).number)] if discount else signs


def _paying(state: RiverState, animals: Vector) -> list[Pictogram]:
    """What a payment spares; where others are paid for it, those too."""
    others = vector_signs(exchanged(state, animals))
    return [*vector_signs(spared(state, animals)), *([ARROW, *others] if others else [])]


def _bonus(state: RiverState, choice: Sequence[str]) -> list[Pictogram]:
    assert state.completing is not None
    if choice and choice[-1] == "die":
        return [Pictogram("river_icon"), Pictogram(f"animal_{choice[0]}")]
    if choice:
        return [Pictogram(f"emblem_{word}" if word in HABITAT else thing_art(word)) for word in choice]
    return list(completion_signs(state.completion_at(state.completing.place).number))


def width_of(look: Look, signs: Sequence[Pictogram], side: int) -> int:
    """How wide a row of pictures of that height is."""
    wide = sum(_width(look, sign, side) for sign in signs)
    return round(wide + side * _BETWEEN * max(0, len(signs) - 1))


def _width(look: Look, sign: Pictogram, side: int) -> int:
    return side if sign.art else rendered(sign.text, Role.NUMBER, look.view, SEPIA, _size(side)).get_width()


def _size(side: int) -> int:
    return max(8, round(side * _TEXT))


def draw_signs(
    surface: pygame.Surface,
    look: Look,
    signs: Sequence[Pictogram],
    rect: pygame.Rect,
    shade: Colour,
    align: Align = Align.CENTRE,
) -> None:
    """A row of pictures, as large as the rect allows."""
    side = rect.height
    wide = width_of(look, signs, side)
    if wide > rect.width and wide:
        side = max(8, side * rect.width // wide)
        wide = width_of(look, signs, side)
    x = rect.x + round((rect.width - wide) * align.share)
    for sign in signs:
        place = pygame.Rect(x, rect.centery - side // 2, side, side)
        if sign.art:
            picture = look.assets.image(sign.art, place.size)
            surface.blit(picture, picture.get_rect(center=place.center))
            if sign.text:
                number = _inside(look, sign.text, side)
                surface.blit(number, number.get_rect(center=place.center))
        else:
            text = rendered(sign.text, Role.NUMBER, look.view, shade, _size(side))
            surface.blit(text, text.get_rect(midleft=(x, rect.centery)))
            place.width = text.get_width()
        x += place.width + round(side * _BETWEEN)


def _inside(look: Look, text: str, side: int) -> pygame.Surface:
    """A number on a picture: a long one is smaller, so that it stays within the rim."""
    high = round(side * _INSIDE)
    number = rendered(text, Role.NUMBER, look.view, SEPIA, max(8, high))
    most = round(side * _WITHIN)
    if number.get_width() <= most:
        return number
    return rendered(text, Role.NUMBER, look.view, SEPIA, max(8, high * most // number.get_width()))
