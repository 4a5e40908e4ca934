"""Refusals in the player's language: one sentence for each code, with the names of what is at fault."""

from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.scenes.naming import animals_words, card_name, edge_names

_SENTENCES: Final = {
    Code.GAME_OVER: N_("The game is over."),
    Code.WAVE_DUE: N_("The giant wave comes first: roll the dice."),
    Code.NO_WAVE: N_("The dice are rolled only when the round is over."),
    Code.NO_CLOCK: N_("The clock is not running now."),
    Code.TILE_IN_HAND: N_("Finish with the tile in your hand first."),
    Code.NO_TILE_IN_HAND: N_("Draw a tile first."),
    Code.CARD_BEGUN: N_("Finish the card you have begun: {card}."),
    Code.PILE_UNKNOWN: N_("There is no such pile."),
    Code.PILE_EMPTY: N_("This pile is empty."),
    Code.NOT_SHOWN: N_("There is no such face-up tile."),
    Code.OFF_BOARD: N_("That is not a space of the board."),
    Code.WRONG_SHAPE: N_("The tile cannot be turned that way."),
    Code.OCCUPIED: N_("This space is taken."),
    Code.ANIMAL_SPACE: N_("An animal lives here. No tile can go on it."),
    Code.NO_NEIGHBOUR: N_("Place it next to an animal or another tile."),
    Code.NO_WATER_PATH: N_("No water from an animal reaches this space."),
    Code.CUTS_OFF: N_("This would cut off {animals} from the boat for good."),
    Code.TRADE_NOT_IN_EDITION: N_("Tiles are not traded in this rule set."),
    Code.TRADE_FORBIDDEN: N_("No New Cards: tiles cannot be traded in this game."),
    Code.TRADE_OBSTACLE: N_("A tile with an obstacle cannot be traded."),
    Code.TRADE_KIND: N_("A crossing cannot be traded."),
    Code.TRADE_PILE_EMPTY: N_("No action cards are left."),
    Code.STILL_FITS: N_("This tile still fits somewhere."),
    Code.CARD_NOT_HELD: N_("You do not hold that card."),
    Code.CALM_ALREADY: N_("The next wave is calm already."),
    Code.NO_TARGET: N_("There is nothing this card could do now."),
    Code.NO_TILE_THERE: N_("There is no tile here."),
    Code.BOAT_STAYS: N_("The boat stays where it is."),
    Code.ANIMAL_STAYS: N_("The animals stay where they are."),
    Code.OBSTACLE_PROTECTED: N_("Obstacles cannot be removed or moved in this game."),
    Code.BIRD_ALREADY: N_("A bird sits here already."),
    Code.NO_BIRD_LEFT: N_("No bird is left."),
    Code.SAME_SPACE: N_("Move it to another space."),
    Code.FISH_TOO_FEW: N_("Fishing turns two face-down tiles, or the last one."),
    Code.FISH_ORDER: N_("Name the pile with the lower number first."),
    Code.NOT_IN_DISCARD: N_("No such tile has been discarded."),
    Code.CHOOSE_A_DIE: N_("The waters are calm: choose one die."),
    Code.BOTH_DICE: N_("Both dice are rolled."),
}


def refusal_sentence(refusal: Refusal) -> str:
    """Why not, in one or two short sentences."""
    if refusal.code is Code.CARD_LIMIT:
        return ngettext(
            "Only {limit} action card a round in this game.",
            "Only {limit} action cards a round in this game.",
            refusal.limit,
        ).format(limit=refusal.limit)
    if refusal.code in (Code.EDGE_MISMATCH, Code.ROCK_EDGE):
        return _edges_sentence(refusal)
    return _(_SENTENCES[refusal.code]).format(
        animals=animals_words(refusal.animals),
        card=card_name(Card(refusal.card)) if refusal.card else "",
    )


def _edges_sentence(refusal: Refusal) -> str:
    """What the edges of a tile should meet, and which of them to look at."""
    count = refusal.edges.bit_count()
    if refusal.code is Code.ROCK_EDGE:
        words = ngettext(
            "Only land may face a rock. Check the {edges} edge.",
            "Only land may face a rock. Check the {edges} edges.",
            count,
        )
    else:
        words = ngettext(
            "Water must meet water, and land must meet land. Check the {edges} edge.",
            "Water must meet water, and land must meet land. Check the {edges} edges.",
            count,
        )
    return words.format(edges=edge_names(refusal.edges))
