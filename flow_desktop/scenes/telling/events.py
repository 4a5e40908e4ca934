"""Events in the player's language: a caption to read, and words to hear for those who do not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdPlaced,
    BirdSaved,
    DiceRolled,
    Event,
    GameLost,
    GameWon,
    ObstacleHeld,
    RoundGivenUp,
    RoundStarted,
    TileDiscarded,
    TileDrawn,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TileReturned,
    TilesRevealed,
    TileTraded,
    TileWashedAway,
    TimeRanOut,
    TurnLost,
    TurnPassed,
    TurnStarted,
    WatersCalmed,
    Why,
)
from flow_desktop.engine.state import Result
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import card_name, kind_name, listed, the_animal
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.places import placed_words


def caption_of(event: Event, table: TableView) -> str | None:
    """What happened in one short line, or None for what needs no words; where, the eye has seen."""
    teller = _TELLERS.get(type(event))
    return teller(event, table) if teller is not None else None


def spoken_of(event: Event, table: TableView) -> str | None:
    """What happened for the ear: the caption, or where it happened and how a tile lies now."""
    return placed_words(event, table) or caption_of(event, table)


def warning_caption(seconds_left: int) -> str:
    """The words of a clock warning."""
    return ngettext("{count} second left!", "{count} seconds left!", seconds_left).format(count=seconds_left)


def goal_words() -> str:
    """What the game is about, in two sentences."""
    return _("Join all four animals to the boat with water. You win together, before the tiles run out.")


def headline(result: Result | None) -> str:
    """Won or lost, in a few words."""
    return _("All aboard!") if result is Result.WON else _("The sea was faster")


def _who(table: TableView, player: int) -> str:
    return seat_name(table.seats, player)


def _drawn(event: TileDrawn, table: TableView) -> str:
    return _("{name} draws a {tile}.").format(name=_who(table, event.player), tile=kind_name(event.tile))


def _placed(event: TilePlaced, table: TableView) -> str:
    return _("{name} places the {tile}.").format(name=_who(table, event.player), tile=kind_name(event.tile))


def _traded(event: TileTraded, table: TableView) -> str:
    if table.state.rules.silent and len(table.seats) > 1:  # R16: the card is its owner's secret
        return _("{name} trades the {tile} for a card.").format(
            name=_who(table, event.player), tile=kind_name(event.tile)
        )
    return _("{name} trades the {tile} for a card: {card}.").format(
        name=_who(table, event.player), tile=kind_name(event.tile), card=card_name(event.card)
    )


def _discarded(event: TileDiscarded, table: TableView) -> str:
    words = _("The {tile} fits nowhere. It is discarded.")
    if event.why is Why.ONLY_CUTS_OFF:
        words = _("The {tile} would cut an animal off everywhere. It is discarded.")
    return words.format(tile=kind_name(event.tile))


def _turn_started(event: TurnStarted, table: TableView) -> str | None:
    if len(table.seats) == 1:
        return None
    return _("It is {name}'s turn.").format(name=_who(table, event.player))


def _turn_passed(event: TurnPassed, table: TableView) -> str:
    return _("{name} has nothing to draw or play and is passed over.").format(name=_who(table, event.player))


def _turn_lost(event: TurnLost, table: TableView) -> str:
    if table.setting.seconds is None:  # nobody's time is up where none is counted
        return _("The giant wave is coming.")
    return _("Time is up! The wave comes before {name} has begun.").format(name=_who(table, event.player))


def _time_ran_out(event: TimeRanOut, table: TableView) -> str:
    return _("Time is up! {name} may finish, then the wave comes.").format(name=_who(table, event.player))


def _given_up(event: RoundGivenUp, table: TableView) -> str:
    return _("No more cards may be played this round. The wave comes at once.")


def _removed(event: TileRemoved, table: TableView) -> str:
    return _("Support takes the {tile} away.").format(tile=kind_name(event.tile))


def _bird(event: BirdPlaced, table: TableView) -> str:
    return _("A bird guards this tile now.")


def _moved(event: TileMoved, table: TableView) -> str:
    return _("The current carries the {tile} to its new place.").format(tile=kind_name(event.tile))


def _revealed(event: TilesRevealed, table: TableView) -> str:
    tiles = listed(kind_name(tile) for tile in event.tiles)
    return _("Fished up: {tiles}. From the next turn on they can be drawn.").format(tiles=tiles)


def _calmed(event: WatersCalmed, table: TableView) -> str:
    return _("Calm Waters: only one die in the next wave.")


def _returned(event: TileReturned, table: TableView) -> str:
    return _("The {tile} comes back.").format(tile=kind_name(event.tile))


def dice_words(event: DiceRolled) -> str:
    """Which lines the dice name, by the numbers on the board's frame."""
    if event.black is None:
        return _("The wave comes along row {row}.").format(row=event.white)
    if event.white is None:
        return _("The wave comes along column {column}.").format(column=event.black)
    return _("The wave comes: row {row}, column {column}.").format(row=event.white, column=event.black)


def _washed(event: TileWashedAway, table: TableView) -> str:
    return _("The wave takes the {tile}.").format(tile=kind_name(event.tile))


def _saved(event: BirdSaved, table: TableView) -> str:
    return _("The bird saves the {tile}.").format(tile=kind_name(event.tile))


def _held(event: ObstacleHeld, table: TableView) -> str:
    return _("The {tile} holds.").format(tile=kind_name(event.tile))


def _joined(event: AnimalJoined, table: TableView) -> str:
    words = _("{animal} has a way to the boat!").format(animal=the_animal(event.animal))
    return words[:1].upper() + words[1:]


def _cut_off(event: AnimalCutOff, table: TableView) -> str:
    words = _("{animal} has lost its way to the boat.").format(animal=the_animal(event.animal))
    return words[:1].upper() + words[1:]


def _round(event: RoundStarted, table: TableView) -> str:
    return _("Round {round} begins. {name} is first.").format(
        round=event.round, name=_who(table, event.player)
    )


def _won(event: GameWon, table: TableView) -> str:
    return _("All four animals have a way to the boat. You did it!")


def _lost(event: GameLost, table: TableView) -> str:
    return _("No tile is left to draw, and no card can help.")


_TELLERS: Final[dict[type, Callable[[Any, TableView], str | None]]] = {
    RoundStarted: _round,
    TurnStarted: _turn_started,
    TurnPassed: _turn_passed,
    TurnLost: _turn_lost,
    TimeRanOut: _time_ran_out,
    RoundGivenUp: _given_up,
    TileDrawn: _drawn,
    TilePlaced: _placed,
    TileTraded: _traded,
    TileDiscarded: _discarded,
    TileRemoved: _removed,
    BirdPlaced: _bird,
    TileMoved: _moved,
    TilesRevealed: _revealed,
    WatersCalmed: _calmed,
    TileReturned: _returned,
    DiceRolled: lambda event, table: dice_words(event),
    TileWashedAway: _washed,
    BirdSaved: _saved,
    ObstacleHeld: _held,
    AnimalJoined: _joined,
    AnimalCutOff: _cut_off,
    GameWon: _won,
    GameLost: _lost,
}
