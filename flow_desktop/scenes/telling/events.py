"""Events in the player's language: a caption to read, and words to hear for those who do not see."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from flow_desktop.app.language import N_, _, ngettext, with_capital
from flow_desktop.engine import events
from flow_desktop.engine.events import Event
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.state import Result
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import (
    animals_words,
    card_name,
    edges_words,
    kind_name,
    listed,
    the_animal,
)
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.seat_look import seat_name

_CAPTIONS: Final[dict[type, str]] = {
    events.RoundStarted: N_("Round {round} begins. {name} is first."),
    events.TurnPassed: N_("{name} has nothing to draw or play and is passed over."),
    events.TimeRanOut: N_("Time is up! {name} may finish, then the wave comes."),
    events.RoundGivenUp: N_("No more cards may be played this round. The wave comes at once."),
    events.TileDrawn: N_("{name} draws a {tile}."),
    events.TilePlaced: N_("{name} places the {tile}."),
    events.TileRemoved: N_("Support takes the {tile} away."),
    events.BirdPlaced: N_("A bird guards this tile now."),
    events.TileMoved: N_("The current carries the {tile} to its new place."),
    events.TilesRevealed: N_("Fished up: {tiles}. From the next turn on they can be drawn."),
    events.WatersCalmed: N_("Calm Waters: only one die in the next wave."),
    events.TileReturned: N_("The {tile} comes back."),
    events.TileWashedAway: N_("The wave takes the {tile}."),
    events.BirdSaved: N_("The bird saves the {tile}."),
    events.ObstacleHeld: N_("The {tile} holds."),
    events.AnimalJoined: N_("{animal} has a path to the boat!"),
    events.AnimalCutOff: N_("{animal} has lost its path to the boat."),
    events.GameWon: N_("All four animals have a path to the boat. You did it!"),
    events.GameLost: N_("No tile is left to draw, and no card can help."),
}
"""What happened in one short line; where, the eye has seen."""
_PLACED: Final[dict[type, str]] = {
    events.TilePlaced: N_("{name} places the {tile} {there}."),
    events.TileMoved: N_("The current takes the {tile} {source} and leaves it {there}."),
    events.BirdPlaced: N_("A bird guards the tile {there}."),
    events.TileRemoved: N_("Support takes away the {tile} {there}."),
    events.TileReturned: N_("The {tile} comes back, now {there}."),
    events.TileWashedAway: N_("The wave takes the {tile} {there}."),
    events.BirdSaved: N_("The bird saves the {tile} {there}."),
    events.ObstacleHeld: N_("The {tile} {there} holds."),
}
"""The same with its space, for the ear."""
_LAID: Final = (events.TilePlaced, events.TileMoved, events.TileReturned)


def caption_of(event: Event, table: TableView) -> str | None:
    """What happened in one short line, or None for what needs no words."""
    match event:
        case events.DiceRolled():
            return dice_words(event)
        case events.BoatTurned():
            return boat_words(event)
        case events.TurnStarted() if len(table.seats) == 1:
            return None
        case events.TurnStarted():
            words = _("It is {name}'s turn.")
        case events.TurnLost() if table.setting.seconds is None:  # nobody's time is up where none is counted
            words = _("The giant wave is coming.")
        case events.TurnLost():
            words = _("Time is up! The wave comes before {name} has begun.")
        case events.TileTraded() if table.state.rules.silent and len(table.seats) > 1:
            words = _("{name} trades the {tile} for a card.")  # R16: the card is its owner's secret
        case events.TileTraded():
            words = _("{name} trades the {tile} for a card: {card}.")
        case events.TileDiscarded(why=events.Why.ONLY_CUTS_OFF):
            words = _("The {tile} would cut an animal off everywhere. It is discarded.")
        case events.TileDiscarded():
            words = _("The {tile} fits nowhere. It is discarded.")
        case _rest:
            if type(event) not in _CAPTIONS:
                return None
            words = _(_CAPTIONS[type(event)])
    return _named(words, event, table)


def spoken_of(event: Event, table: TableView) -> str | None:
    """What happened for the ear: the caption, or where it happened and how a tile lies now."""
    if type(event) not in _PLACED:
        return caption_of(event, table)
    words = _named(_(_PLACED[type(event)]), event, table)
    if isinstance(event, _LAID) and event.edges:
        words = _("{words} Water {edges}.").format(words=words, edges=edges_words(event.edges))
    return words


def _named(words: str, event: Any, table: TableView) -> str:
    """A sentence with the names of who, what and where; one of an animal begins with a capital letter."""
    names: dict[str, Callable[[], str]] = {
        "name": lambda: seat_name(table.seats, event.player),
        "tile": lambda: kind_name(event.tile),
        "tiles": lambda: listed(kind_name(tile) for tile in event.tiles),
        "card": lambda: card_name(event.card),
        "animal": lambda: the_animal(event.animal),
        "there": lambda: at_place(event.cell),
        "source": lambda: at_place(event.source),
        "round": lambda: str(event.round),
    }
    told = words.format(**{name: find() for name, find in names.items() if f"{{{name}}}" in words})
    return with_capital(told) if hasattr(event, "animal") else told


def dice_words(event: events.DiceRolled) -> str:
    """Which lines the dice name, by the numbers on the board's frame."""
    if event.black is None:
        return _("The wave comes along row {row}.").format(row=event.white)
    if event.white is None:
        return _("The wave comes along column {column}.").format(column=event.black)
    return _("The wave comes: row {row}, column {column}.").format(row=event.white, column=event.black)


def dice_words_after(event: events.DiceRolled) -> str:
    """The same once the wave has passed."""
    if event.black is None:
        return _("The wave came along row {row}.").format(row=event.white)
    if event.white is None:
        return _("The wave came along column {column}.").format(column=event.black)
    return _("The wave came along row {row} and column {column}.").format(row=event.white, column=event.black)


def boat_words(event: events.BoatTurned) -> str:
    """Where the boat's one opening faces, and who has no way to it before the rocks are cleared (R18)."""
    words = _("The boat is turned: its one opening faces {direction}.")
    told = words.format(direction=edges_words(event.edges))
    return " ".join((told, stranded_words(event.without))) if event.without else told


def stranded_words(animals: Iterable[Animal]) -> str:
    """Which animals rocks keep from the boat, and that this can change."""
    words = _("No path yet: {animals}. Waves and Support can clear the rocks.")
    return words.format(animals=animals_words(animals))


def warning_caption(seconds_left: int) -> str:
    """The words of a clock warning."""
    return ngettext("{count} second left!", "{count} seconds left!", seconds_left).format(count=seconds_left)


def goal_words() -> str:
    """What the game is about, in two sentences."""
    return _("Join all four animals to the boat with water. You win together, before the tiles run out.")


def headline(result: Result | None) -> str:
    """Won, lost, or neither because it was given up, in a few words."""
    if result is None:
        return _("Until next time")
    return _("All aboard!") if result is Result.WON else _("The sea was faster")
