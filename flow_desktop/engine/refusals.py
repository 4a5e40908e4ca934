"""Refusals: why a command cannot be carried out, with the places at fault and a sentence for people.

The sentence is English with {placeholders}; screens translate it by its code and fill in the values.
"""

from enum import StrEnum
from typing import Final

from flow_desktop.engine.geometry import Animal, Cell, Edges
from flow_desktop.values import dataclass


class Code(StrEnum):
    """Every way in which a command can be wrong."""

    GAME_OVER = "game_over"
    WAVE_DUE = "wave_due"
    NO_WAVE = "no_wave"
    NO_CLOCK = "no_clock"
    TILE_IN_HAND = "tile_in_hand"
    NO_TILE_IN_HAND = "no_tile_in_hand"
    CARD_BEGUN = "card_begun"
    PILE_UNKNOWN = "pile_unknown"
    PILE_EMPTY = "pile_empty"
    NOT_SHOWN = "not_shown"
    OFF_BOARD = "off_board"
    WRONG_SHAPE = "wrong_shape"
    OCCUPIED = "occupied"
    ANIMAL_SPACE = "animal_space"
    NO_NEIGHBOUR = "no_neighbour"
    EDGE_MISMATCH = "edge_mismatch"
    ROCK_EDGE = "rock_edge"
    NO_WATER_PATH = "no_water_path"
    CUTS_OFF = "cuts_off"
    TRADE_NOT_IN_EDITION = "trade_not_in_edition"
    TRADE_FORBIDDEN = "trade_forbidden"
    TRADE_OBSTACLE = "trade_obstacle"
    TRADE_KIND = "trade_kind"
    TRADE_PILE_EMPTY = "trade_pile_empty"
    STILL_FITS = "still_fits"
    CARD_NOT_HELD = "card_not_held"
    CARD_LIMIT = "card_limit"
    CALM_ALREADY = "calm_already"
    NO_TARGET = "no_target"
    NO_TILE_THERE = "no_tile_there"
    BOAT_STAYS = "boat_stays"
    ANIMAL_STAYS = "animal_stays"
    OBSTACLE_PROTECTED = "obstacle_protected"
    BIRD_ALREADY = "bird_already"
    NO_BIRD_LEFT = "no_bird_left"
    SAME_SPACE = "same_space"
    FISH_TOO_FEW = "fish_too_few"
    FISH_ORDER = "fish_order"
    NOT_IN_DISCARD = "not_in_discard"
    CHOOSE_A_DIE = "choose_a_die"
    BOTH_DICE = "both_dice"


SENTENCES: Final[dict[Code, str]] = {
    Code.GAME_OVER: "The game is over.",
    Code.WAVE_DUE: "The giant wave comes first: roll the dice.",
    Code.NO_WAVE: "The dice are rolled only when the round is over.",
    Code.NO_CLOCK: "The clock is not running now.",
    Code.TILE_IN_HAND: "Finish with the tile in your hand first.",
    Code.NO_TILE_IN_HAND: "Draw a tile first.",
    Code.CARD_BEGUN: "Finish the card you have begun: {card}.",
    Code.PILE_UNKNOWN: "There is no such pile.",
    Code.PILE_EMPTY: "That pile is empty.",
    Code.NOT_SHOWN: "There is no such face-up tile.",
    Code.OFF_BOARD: "That is not a space of the board.",
    Code.WRONG_SHAPE: "That tile cannot be turned that way.",
    Code.OCCUPIED: "This space is taken.",
    Code.ANIMAL_SPACE: "An animal lives here; no tile can go on it.",
    Code.NO_NEIGHBOUR: "Place it next to an animal or another tile.",
    Code.EDGE_MISMATCH: "Water must meet water and land must meet land: {edges}.",
    Code.ROCK_EDGE: "Only land may face a rock: {edges}.",
    Code.NO_WATER_PATH: "No water from an animal reaches this space.",
    Code.CUTS_OFF: "This would cut off {animals} from the boat for good.",
    Code.TRADE_NOT_IN_EDITION: "Tiles are not traded in this rule set.",
    Code.TRADE_FORBIDDEN: "No New Cards: tiles cannot be traded in this game.",
    Code.TRADE_OBSTACLE: "A tile with an obstacle cannot be traded.",
    Code.TRADE_KIND: "A crossing cannot be traded.",
    Code.TRADE_PILE_EMPTY: "No action cards are left.",
    Code.STILL_FITS: "This tile still fits somewhere.",
    Code.CARD_NOT_HELD: "You do not hold that card.",
    Code.CARD_LIMIT: "Only {limit} action card a round in this game.",
    Code.CALM_ALREADY: "The next wave is calm already.",
    Code.NO_TARGET: "There is nothing this card could do now.",
    Code.NO_TILE_THERE: "There is no tile here.",
    Code.BOAT_STAYS: "The boat stays where it is.",
    Code.ANIMAL_STAYS: "The animals stay where they are.",
    Code.OBSTACLE_PROTECTED: "Obstacles cannot be removed or moved in this game.",
    Code.BIRD_ALREADY: "A bird sits here already.",
    Code.NO_BIRD_LEFT: "No bird is left.",
    Code.SAME_SPACE: "Move it to another space.",
    Code.FISH_TOO_FEW: "Fishing turns two face-down tiles, or the last one.",
    Code.FISH_ORDER: "Name the smaller pile first.",
    Code.NOT_IN_DISCARD: "No such tile has been discarded.",
    Code.CHOOSE_A_DIE: "The waters are calm: choose one die.",
    Code.BOTH_DICE: "Both dice are rolled.",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not, and where."""

    code: Code
    cells: tuple[Cell, ...] = ()
    edges: Edges = 0  # the edges of the tile that do not match
    animals: tuple[Animal, ...] = ()
    card: str = ""
    limit: int = 0

    @property
    def sentence(self) -> str:
        """The reason as an English sentence."""
        return SENTENCES[self.code].format(
            edges=", ".join(EDGE_WORDS[bit] for bit in EDGE_WORDS if self.edges & bit),
            animals=" and ".join(f"the {animal}" for animal in self.animals),
            card=self.card.replace("_", " "),
            limit=self.limit,
        )


EDGE_WORDS: Final = {1: "north", 2: "east", 4: "south", 8: "west"}
