"""Advice in the player's language: where to look, what to do, and why, in short sentences."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.bots.advice import Chance, Reason, ReasonCode
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
    Die,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCard,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
    Roll,
    Trade,
)
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.naming import animals_words, card_name, die_name, edges_words, kind_name
from flow_desktop.scenes.place_names import at_place, place_name

AREA: Final = 1
SPACE: Final = 2
MOVE: Final = 3
"""The steps of a hint."""
MOST_REASONS: Final = 2
TENTHS: Final = 10
_PLAIN: Final = {
    ReasonCode.WINS: N_("That saves everybody!"),
    ReasonCode.JOINS: N_("A path to the boat for {animals}."),
    ReasonCode.OPENS: N_("A path is possible again for {animals}."),
    ReasonCode.NEARS: N_("Fewer tiles to go for {animals}."),
    ReasonCode.SHARES: N_("One path for several here: {animals}."),
    ReasonCode.CONNECTS: N_("That saves tiles for all of them."),
    ReasonCode.LESS_DAMAGE: N_("The next wave could do less harm."),
    ReasonCode.GUARDS: N_("Much depends on this tile."),
    ReasonCode.CALMS: N_("The next wave could cost you a lot."),
    ReasonCode.MILDER_DIE: N_("It would cost you less."),
    ReasonCode.KEEPS_OPEN: N_("In some other places it would cut off: {animals}."),
    ReasonCode.OUT_OF_THE_WAY: N_("It helps nowhere. Here it does the least harm."),
    ReasonCode.CARD_IS_BETTER: N_("It would help little here. A card may help more."),
    ReasonCode.TILE_FITS: N_("It helps at once."),
    ReasonCode.KEEP_CARDS: N_("Your cards are worth more later."),
    ReasonCode.NOTHING_ELSE: N_("There is nothing else to do."),
}


def hint_words(command: Command, reasons: Sequence[Reason], step: int) -> str:
    """What a step of a hint says: what to look at or to do, and why."""
    told = {AREA: look_words, SPACE: place_words, MOVE: move_words}[step](command)
    why = " ".join(reason_words(reason) for reason in reasons[: 1 if step == AREA else MOST_REASONS])
    return f"{told}\n{why}" if why else told


def tells_more(command: Command) -> bool:
    """Whether the whole move says more than what to look at; a draw or a trade is told in one step."""
    return place_words(command) != move_words(command)


def look_words(command: Command) -> str:
    """Where to look, and no more; a draw has no place on the board, so it is named at once."""
    if isinstance(command, Draw | DrawShown):
        return _("Draw a tile.")
    if isinstance(command, Trade):
        return _("This tile need not go on the board.")
    if isinstance(command, Discard):
        return _("This tile cannot go on the board.")
    if isinstance(command, PlayCard):
        return _("A card in your hand can help now.")
    return _("Look at this part of the board.")


def place_words(command: Command) -> str:
    """The one thing to look at."""
    if isinstance(command, PlayCard):
        return _("{card} can help now.").format(card=card_name(command.card))
    if isinstance(command, PlaceTile):
        return _("This space: {space}.").format(space=place_name(command.cell))
    return move_words(command)


def move_words(command: Command) -> str:
    """The whole move."""
    match command:
        case PlaceTile(cell, edges) if edges in (0, EDGES):
            return _("Place it {there}.").format(there=at_place(cell))
        case PlaceTile(cell, edges):
            words = _("Place it {there}, water {edges}.")
            return words.format(there=at_place(cell), edges=edges_words(edges))
        case Draw():
            return _("Draw from any pile.")
        case DrawShown():
            return _("Draw this face-up tile.")
        case Trade():
            return _("Trade the tile for a card.")
        case Discard():
            return _("Discard the tile.")
        case Roll(die):
            return _("Roll the dice.") if die is None else die_words(die)
    return _card_words(command)


def _card_words(command: Command) -> str:
    match command:
        case PlaySupport(cell):
            return _("Play Support: remove the tile {there}.").format(there=at_place(cell))
        case PlayBird(cell):
            return _("Play Bird {there}.").format(there=at_place(cell))
        case PlayCurrent(source, cell):
            words = _("Play Current: take the tile {source}, put it {there}.")
            return words.format(source=at_place(source), there=at_place(cell))
        case PlayReturn(kind, cell):
            words = _("Play Return: put the {tile} {there}.")
            return words.format(tile=kind_name(kind), there=at_place(cell))
    card = getattr(command, "card", Card.FISHING)
    return _("Play {card}.").format(card=card_name(card))


def die_words(die: Die) -> str:
    """Which die to choose while the waters are calm."""
    return _("Choose the {die}.").format(die=die_name(die))


def reason_words(reason: Reason) -> str:
    """One reason as a sentence."""
    if reason.code is ReasonCode.OFF_THE_LINES:
        return _("Only one die can reach it.") if reason.lines else _("No wave runs along here.")
    return _(_PLAIN[reason.code]).format(animals=animals_words(reason.animals))


def chance_words(chance: Chance) -> str:
    """The win chance as one says it, as certain as it is."""
    low, high = (round(share * TENTHS) for share in chance.interval)
    if high - low > 1:
        return _("Win chance: {low} to {high} in 10").format(low=low, high=high)
    count = round(chance.share * TENTHS)
    if count in (0, TENTHS):
        return _("Win chance: very small") if count == 0 else _("Win chance: very good")
    return _("Win chance: about {count} in 10").format(count=count)


def tried_words(chance: Chance) -> str:
    """How many games were played on to find that, and by whom: the players tried none of them."""
    count = chance.rollouts
    words = ngettext("{count} game tried by the computer", "{count} games tried by the computer", count)
    return words.format(count=count)
