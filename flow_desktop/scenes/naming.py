"""What things of the game are called, in the player's language: cards, tiles, animals, steps.

Spaces have a room of their own, `place_names`."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from flow_desktop.app.language import N_, _, ngettext, pgettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Animal, Edges
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.scenario_cards import FACES

_CARDS: Final = {
    Card.SUPPORT: (N_("Support"), N_("Remove any tile from the board. The boat stays.")),
    Card.BIRD: (N_("Bird"), N_("Put a bird on a tile. It saves the tile from one die of a wave.")),
    Card.CURRENT: (N_("Current"), N_("Move a tile to another space and turn it as you like.")),
    Card.FISHING: (N_("Fishing"), N_("Turn two face-down tiles face up. Anyone may draw them later.")),
    Card.CALM_WATERS: (N_("Calm Waters"), N_("Roll only one die in the next wave. Whoever rolls chooses.")),
    Card.RETURN: (N_("Return"), N_("Take any discarded tile and place it now.")),
}
_ANIMALS: Final = {
    Animal.CAT: (N_("Cat"), N_("the cat")),
    Animal.DOG: (N_("Dog"), N_("the dog")),
    Animal.CAPYBARA: (N_("Capybara"), N_("the capybara")),
    Animal.LEMUR: (N_("Lemur"), N_("the lemur")),
}
_KINDS: Final = {
    Kind.STRAIGHT: N_("straight"),
    Kind.BEND: N_("bend"),
    Kind.TEE: N_("fork"),
    Kind.CROSS: N_("crossing"),
    Kind.STRAIGHT_OBSTACLE: N_("straight with an obstacle"),
    Kind.BEND_OBSTACLE: N_("bend with an obstacle"),
    Kind.TEE_OBSTACLE: N_("fork with an obstacle"),
    Kind.CROSS_OBSTACLE: N_("crossing with an obstacle"),
    Kind.ROCK: N_("rock"),
}
_DIFFICULTIES: Final = (
    N_("Basic game"),
    N_("Very Easy"),
    N_("Easy"),
    N_("Medium"),
    N_("Hard"),
    N_("Very Hard"),
    N_("Inconceivable!"),
)
_DIRECTIONS: Final = {NORTH: N_("up"), EAST: N_("right"), SOUTH: N_("down"), WEST: N_("left")}
_EDITIONS: Final = {
    "standard": (N_("Standard"), N_("Trade spare tiles for action cards, as in the newer rulebooks.")),
    "italian": (N_("Italian"), N_("The first rulebook: no trading, and no tile may cut an animal off.")),
}
_DICE: Final = {Die.WHITE: N_("white die"), Die.BLACK: N_("black die")}
MOST_NAMES: Final = 3


def card_name(card: Card) -> str:
    """The name of an action card."""
    return _(_CARDS[card][0])


def card_effect(card: Card) -> str:
    """What an action card does, in a sentence or two."""
    return _(_CARDS[card][1])


def scenario_name(scenario: Scenario) -> str:
    """The name of a scenario card."""
    return _(FACES[scenario].name)


def scenario_effect(scenario: Scenario) -> str:
    """What a scenario card changes, in a sentence or two."""
    return _(FACES[scenario].effect)


def animal_name(animal: Animal) -> str:
    """The animal's name as it stands alone: "Cat"."""
    return _(_ANIMALS[animal][0])


def the_animal(animal: Animal) -> str:
    """The animal within a sentence: "the cat"."""
    return _(_ANIMALS[animal][1])


def listed(words: Iterable[str]) -> str:
    """Words in a row: "one", "one and two", "one, two and three"."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    some = pgettext("between words in a row", ", ").join(items[:-1])
    return _("{some} and {last}").format(some=some, last=items[-1])


def animals_words(animals: Iterable[Animal]) -> str:
    """Several animals within a sentence: "the cat and the dog"."""
    return listed(the_animal(animal) for animal in animals)


def kind_name(kind: Kind) -> str:
    """The kind of a tile within a sentence: "fork with an obstacle"."""
    return _(_KINDS[kind])


def difficulty_name(difficulty: int) -> str:
    """The name of a step of difficulty, 0 to 6."""
    return _(_DIFFICULTIES[difficulty])


def level_name(options: Options) -> str:
    """How hard a game is: its step of difficulty. Without any card it is the basic game, whoever chose so."""
    if options.scenarios is None:
        return difficulty_name(options.difficulty)
    return _("Cards picked by hand") if options.scenarios else difficulty_name(0)


def edges_words(edges: Edges) -> str:
    """Where edges lie on the screen, as nobody has a compass at hand: "up and right"."""
    return listed(_(word) for edge, word in _DIRECTIONS.items() if edges & edge)


def edge_names(edges: Edges) -> str:
    """Edges by their own names: "top and right"."""
    names = {
        NORTH: pgettext("edge", "top"),
        EAST: pgettext("edge", "right"),
        SOUTH: pgettext("edge", "bottom"),
        WEST: pgettext("edge", "left"),
    }
    return listed(name for edge, name in names.items() if edges & edge)


def edition_name(edition: str) -> str:
    """The name of a rule set."""
    return _(_EDITIONS[edition][0])


def edition_summary(edition: str) -> str:
    """What is special about a rule set, in one sentence."""
    return _(_EDITIONS[edition][1])


def die_name(die: Die) -> str:
    """A die within a sentence: "white die"."""
    return _(_DICE[die])


def clock_name(clock: Clock) -> str:
    """How rounds end, in a few words: "60 seconds", "10 turns", "no clock"."""
    if clock.seconds is not None:
        return ngettext("{count} second", "{count} seconds", clock.seconds).format(count=clock.seconds)
    if clock.turns is not None:
        return ngettext("{count} turn", "{count} turns", clock.turns).format(count=clock.turns)
    return pgettext("clock", "no clock")


def turns_words(left: int) -> str:
    """How far off the wave is, where a round is counted in turns."""
    words = ngettext("{count} turn until the wave", "{count} turns until the wave", left)
    return words.format(count=left)


def seconds_words(left: int) -> str:
    """How far off the wave is, where a round is timed."""
    words = ngettext("{count} second until the wave", "{count} seconds until the wave", left)
    return words.format(count=left)


def wave_words(remaining: float | None, turns_left: int | None) -> str:
    """How far off the wave is, by whatever a table counts; without a clock, who calls it."""
    if remaining is not None:
        return seconds_words(math.ceil(remaining))
    return _("No clock: you call the wave") if turns_left is None else turns_words(turns_left)


def players_words(names: Sequence[str]) -> str:
    """The players by name while they are few and all have one, else their number."""
    if all(names) and len(names) <= MOST_NAMES:
        return listed(names)
    return ngettext("{count} player", "{count} players", len(names)).format(count=len(names))
