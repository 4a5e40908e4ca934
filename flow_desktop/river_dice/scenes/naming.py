"""Names and sentences: animals, habitats, sheets, goods, commands and scores in words."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.river_dice.engine import paying
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
from flow_desktop.river_dice.engine.goods import ANIMAL, ANIMALS, HABITAT, Vector, minus
from flow_desktop.river_dice.engine.sheets import columns, map_content, tracks
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.amounts import amount
from flow_desktop.table import Seat

AND: Final = ", "
GOAL: Final = N_("Roll dice to collect animals, pay them for habitat cards, and fill your river sheet.")
"""The whole game in a sentence."""
ANIMAL_NAMES: Final = (N_("salmon"), N_("hawk"), N_("fox"), N_("elk"), N_("bear"))
HABITAT_NAMES: Final = (N_("rivers"), N_("wetlands"), N_("forests"), N_("prairies"), N_("mountains"))
SHEET_NAMES: Final = {
    "A": N_("Otter Run"),
    "B": N_("Silverfall"),
    "C": N_("Farwater"),
    "D": N_("Elk Ford"),
}
"""The rivers of the sheets: names of our own, in each language as a river there could be called."""
SHEET_WORDS: Final = {
    "A": N_("Five columns of numbers. The easiest river."),
    "B": N_("Five tracks with diamonds between them."),
    "C": N_("A map to explore, with landmarks."),
    "D": N_("Animals find their places on a map."),
}
THINGS: Final = {
    "token": N_("nature token"),
    "any": N_("any animal"),
    "point": N_("point"),
    "free": N_("free hex"),
    "circle": N_("free hex of this habitat"),
    "sun": N_("sun"),
    "rain": N_("rain"),
    "pick": N_("a bonus from the bonus area"),
}
COMPLETION_WORDS: Final = {
    1: N_("Pay 1 animal less."),
    2: N_("Take 1 animal of your choice."),
    3: N_("Roll one of your dice and take what it shows."),
    4: N_("Take 2 nature tokens."),
    5: N_("Mark another habitat instead."),
    6: N_("Take up to 2 animals that you do not have."),
    7: N_("Pay up to 2 animals with other animals."),
    8: N_("Take nature tokens until you have 3."),
    9: N_("Pay 1 token and take 2 animals."),
    10: N_("Pay 2 tokens: the value is 1 higher."),
    11: N_("The value is 1 lower, but you pay 2 animals less."),
    12: N_("Pay tokens instead of animals."),
}
SPOT_NAMES: Final = {
    "hex": N_("Hex"),
    "column": N_("Column"),
    "track": N_("Track"),
    "point": N_("Point"),
    "row": N_("Row"),
    "pick": N_("Bonus"),
    "diamond": N_("Diamond"),
    "overflow": N_("Overflow"),
    "sun": N_("Sun"),
    "rain": N_("Rain"),
    "sky": N_("Sun and rain bonus"),
    "landmark": N_("Landmark"),
    "full": N_("Whole habitat"),
    "marks": N_("All landmarks"),
    "between": N_("Bonus between"),
}
"""The kinds of places on the sheets."""
_OF_HABITATS: Final = {
    "hex": N_("{habitat}, hex {number}"),
    "point": N_("{habitat}, point beside hex {number}"),
    "landmark": N_("{habitat}, landmark {number}"),
    "full": N_("{habitat}, whole habitat"),
    "marks": N_("{habitat}, all landmarks"),
    "column": N_("{habitat}, column"),
    "track": N_("{habitat}, track"),
}
"""Places that belong to a habitat: how they are called."""
PART_NAMES: Final = {
    "row1": N_("Row 1"),
    "row2": N_("Row 2"),
    "row3": N_("Row 3"),
    "row4": N_("Row 4"),
    "bonus1": N_("Second hexes"),
    "bonus2": N_("Fourth hexes and bonus area"),
    "leftovers": N_("Left over: a point for every five"),
    "rivers": N_("Rivers"),
    "wetlands": N_("Wetlands"),
    "forests": N_("Forests"),
    "prairies": N_("Prairies"),
    "mountains": N_("Mountains"),
    "overflow": N_("Overflow"),
    "bonuses": N_("Diamonds, sun and rain"),
    "landmarks": N_("Landmarks, sun and rain"),
    "bears": N_("Bears in pairs"),
    "elk": N_("Elk in lines"),
    "foxes": N_("Foxes with neighbours"),
    "hawks": N_("Hawks on their own"),
    "salmon": N_("Salmon in runs"),
    "habitats": N_("Full and varied habitats"),
    "total": N_("Total"),
}
"""The parts of every sheet's score."""


def animal_name(animal: int) -> str:
    """An animal in the player's language."""
    return _(ANIMAL_NAMES[animal])


def habitat_name(habitat: int) -> str:
    """A habitat in the player's language."""
    return _(HABITAT_NAMES[habitat])


def lost_words(count: int, unreached: bool = False) -> str:
    """That marks find no room, or none that can be reached (6.2)."""
    lost = ngettext("No room: {count} mark is lost.", "No room: {count} marks are lost.", count)
    if unreached:
        lost = ngettext("Out of reach: {count} mark is lost.", "Out of reach: {count} marks are lost.", count)
    return lost.format(count=count)


def void_words(bonus: str) -> str:
    """That a bonus has no target (3.16)."""
    return _("This bonus cannot be used: {bonus}.").format(bonus=thing_name(bonus))


def sheet_title(letter: str) -> str:
    """The river of a sheet with its letter."""
    name = _(SHEET_NAMES[letter])
    return f"{letter} · {name}"


def player_name(seats: Sequence[Seat], index: int) -> str:
    """A player's name, or which of them it is."""
    return seats[index].name or _("Player {number}").format(number=index + 1)


def part_name(part: str) -> str:
    """A part of the score; the animal and the part of the same name are told apart by the sheet."""
    return _(PART_NAMES[part])


def short_part_name(part: str) -> str:
    """A part of the score in a word or two, beside others."""
    return _("Left over") if part == "leftovers" else part_name(part)


def thing_name(thing: str) -> str:
    """A good, a sign or an animal."""
    if thing in ANIMAL:
        return animal_name(ANIMAL[thing])
    if thing.startswith("circle "):
        return habitat_name(HABITAT[thing.removeprefix("circle ")])
    return _(THINGS[thing])


def spot_name(key: str) -> str:
    """A place on a sheet by its key: what kind it is, and which of them."""
    kind, _dash, which = key.partition("-")
    group, _dash, number = which.partition("-")
    if kind in _OF_HABITATS and group.isdigit():
        return _(_OF_HABITATS[kind]).format(habitat=habitat_name(int(group)), number=number)
    if kind in ("diamond", "between"):  # counted from one, as everybody counts
        group = str(int(group) + 1)
    name = _(SPOT_NAMES[kind])
    return f"{name} {group}, {number}" if number else f"{name} {group}"


def counted(count: int, thing: str) -> str:
    """So many of a good, a sign or an animal."""
    return amount(count, thing, thing_name(thing))


def vector_words(animals: Vector, tokens: int = 0) -> str:
    """Animals and tokens in words; nothing when there are none."""
    parts = [counted(count, ANIMALS[animal]) for animal, count in enumerate(animals) if count]
    if tokens:
        parts.append(counted(tokens, "token"))
    return AND.join(parts)


def bonus_words(gift: Bonus) -> str:
    """A bonus in words."""
    return AND.join(counted(part.number, part.thing) for part in gift)


def card_words(name: str) -> str:
    """A habitat card: what it marks, what it costs and gives."""
    card = habitat_cards()[name]
    words = _("{habitat}, value {value}. Cost: {cost}.").format(
        habitat=habitat_name(card.habitat), value=card.value, cost=vector_words(card.cost)
    )
    given = _("Gives {goods}.").format(goods=counted(card.tokens, "token")) if card.tokens else ""
    return f"{words} {given}".strip()


def completion_words(number: int) -> str:
    """A completion card in words."""
    return _(COMPLETION_WORDS[number])


def command_words(state: RiverState, command: RiverCommand) -> str:
    """What a command does, as short as it can be said."""
    match command:
        case CollectAnimals(gain, price):
            words = vector_words(gain)
            return (
                _("{goods} for {price}").format(goods=words, price=counted(price, "token"))
                if price
                else words
            )
        case CompleteCard(place, discount, tokens):
            return _completing(state, place, discount, tokens)
        case FinishTurn():
            return _("Done")
        case PayAnimals(animals):
            return _paying(state, animals)
        case TakeTokens():
            assert state.completing is not None
            return counted(habitat_cards()[state.completing.card].tokens, "token")
        case TakeBonus(choice):
            return _bonus(state, choice)
        case SkipRest():
            return _("Go on without it")
        case ReadDie(animal) | TakeAny(animal):
            return animal_name(animal)
        case PickBonus(number):
            return bonus_words(columns.content().area[number - 1])
        case CrossOut(sign):
            column, gift = sky_gift(state, command)
            return f"{thing_name(sign)} {column}: {bonus_words(gift)}"
        case CircleHex(habitat, place):
            return _("Circle {place} ({habitat})").format(place=place, habitat=habitat_name(habitat))
        case WriteAnimal(place, animal):
            return _("{animal} into {place}").format(animal=animal_name(animal), place=place)
        case TakeFree(target):
            place = (
                habitat_name(HABITAT[target])
                if target in HABITAT
                else part_name(target)
                if target in PART_NAMES
                else target
            )
            return _("Free hex: {place}").format(place=place)


def _completing(state: RiverState, place: int, discount: bool, tokens: int) -> str:
    card = habitat_cards()[state.row[place - 1]]
    words = f"{habitat_name(card.habitat)} {card.value}"
    if tokens:
        paid = ngettext("{card}, with {count} token", "{card}, with {count} tokens", tokens)
        return paid.format(card=words, count=tokens)
    if discount:
        return _("{card}, with the discount").format(card=words)
    return _("{card}, full cost").format(card=words)


def _paying(state: RiverState, animals: Vector) -> str:
    """A payment with a discount, by what it spares."""
    assert state.completing is not None
    paid, saved = vector_words(animals) or "0", vector_words(spared(state, animals))
    match state.completion_at(state.completing.place).number:
        case paying.OTHERS:
            others = vector_words(exchanged(state, animals))
            return _("{others} instead of {saved}").format(others=others, saved=saved)
        case paying.BY_TOKENS:
            return _("Tokens for {saved}; pay {goods}").format(saved=saved, goods=paid)
    return _("Keep {saved}; pay {goods}").format(saved=saved, goods=paid)


def spared(state: RiverState, animals: Vector) -> Vector:
    """The animals of the cost that a payment leaves out."""
    assert state.completing is not None
    return _above(habitat_cards()[state.completing.card].cost, animals)


def exchanged(state: RiverState, animals: Vector) -> Vector:
    """The animals that are paid in place of those of the cost."""
    assert state.completing is not None
    return _above(animals, habitat_cards()[state.completing.card].cost)


def _above(more: Vector, less: Vector) -> Vector:
    return tuple(max(0, number) for number in minus(more, less))


def _bonus(state: RiverState, choice: Sequence[str]) -> str:
    assert state.completing is not None
    if choice and choice[-1] == "die":
        return _("Roll your {animal} die").format(animal=thing_name(choice[0]))
    names = [habitat_name(HABITAT[word]) if word in HABITAT else thing_name(word) for word in choice]
    return AND.join(names) or completion_words(state.completion_at(state.completing.place).number)


def sky_gift(state: RiverState, command: CrossOut) -> tuple[int, Bonus]:
    """The column of the sky in which a sign is crossed out now, and the bonus that is taken there."""
    sheet = state.current.sheet
    assert isinstance(sheet, TrackSheet | MapSheet)
    area = tracks.content().area if isinstance(sheet, TrackSheet) else map_content.content().area
    column = sheet.sky.next_column(command.sign)
    return column, area[f"{column}{command.letter}"]
