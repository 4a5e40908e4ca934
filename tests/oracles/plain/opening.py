"""Sections 2, 6 and 7: how a game lies on the table before the first turn."""

from collections import Counter

from tests.oracles.plain.board import (
    ANIMALS,
    BOAT_CELL,
    DIRECTIONS,
    Board,
    Game,
    parse_board,
)
from tests.oracles.plain.census import CARDS, HAND_SIZES, census_complaints
from tests.oracles.plain.transition import form_complaints
from tests.oracles.plain.waterways import possible_animals

SCENARIOS = {
    "standard": {
        "obstacles": 4,
        "no_communication": 2,
        "one_action_card": 1,
        "no_new_cards": 1,
        "no_support_current": 1,
        "single_path_boat": 1,
        "obstacles_remain": 1,
    },
    "italian": {
        "obstacles": 4,
        "no_communication": 2,
        "one_action_card": 1,
        "no_support_current": 1,
        "single_path_boat": 2,
        "obstacles_remain": 1,
    },
}
"""Section 6: the eleven scenario cards of each edition."""

ONLY_ONCE = ("no_communication", "single_path_boat")
"""Section 7: of these a second copy is discarded and another card drawn."""

FRESH = {
    "phase": "turn",
    "player": 1,
    "piles": [7, 7, 7, 7, 7, 7],
    "shown": [],
    "holding": None,
    "discard": {},
    "action_discard": [],
    "birds": 3,
    "round": 1,
    "time_up": False,
    "calm": False,
    "cards_this_round": 0,
    "joined": [],
    "result": None,
}
"""Section 2: what is the same in every fresh game."""


def scenario_complaints(game: Game, difficulty: int | None, scenarios: list[str] | None) -> list[str]:
    """The scenario cards: those asked for, or as many as the difficulty says, out of the edition's cards."""
    drawn: Counter[str] = Counter(game["scenarios"])
    if scenarios is not None:
        if drawn == Counter(scenarios):
            return []
        return [f"the scenario cards are {game['scenarios']}, asked for were {scenarios}"]
    found = []
    if sum(drawn.values()) != (difficulty or 0):
        found.append(f"{sum(drawn.values())} scenario cards are drawn, not {difficulty or 0}")
    deck = SCENARIOS[game["edition"]]
    for card, count in drawn.items():
        limit = min(deck.get(card, 0), 1) if card in ONLY_ONCE else deck.get(card, 0)
        if count > limit:
            found.append(f"the scenario card {card} is there {count} times, at most {limit} can be")
    return found


def board_complaints(game: Game) -> list[str]:
    """Two scenario obstacles for each such card, off the centre lines (R5), every animal with a way (R8)."""
    board = parse_board(game["board"])
    found = []
    rocks = [cell for cell, tile in board.tiles.items() if tile.rock]
    wanted = 2 * game["scenarios"].count("obstacles")
    if len(rocks) != len(board.tiles):
        found.append("map tiles lie on the board before the first turn")
    if len(rocks) != wanted:
        found.append(f"{len(rocks)} scenario obstacles lie on the board, not {wanted}")
    for cell in rocks:
        if BOAT_CELL[0] in cell or BOAT_CELL[1] in cell:
            found.append(f"the scenario obstacle on {cell} lies on a centre line")
    if len(possible_animals(Board("NESW", board.tiles))) != len(ANIMALS):
        found.append("the scenario obstacles cut an animal off")
    return found + boat_complaints(game, board)


def boat_complaints(game: Game, board: Board) -> list[str]:
    """Single Path Boat: one opening, and R18: no other leaves more animals a possible way."""
    if "single_path_boat" not in game["scenarios"]:
        return [] if board.boat == "NESW" else [f"the boat has the openings {board.boat}"]
    if len(board.boat) != 1:
        return [f"the boat has the openings {board.boat}, not one"]
    most = max(len(possible_animals(Board(facing, board.tiles))) for facing in DIRECTIONS)
    if len(possible_animals(board)) != most:
        return [f"the boat's facing {board.boat} cuts an animal off"]
    return []


def deal_complaints(game: Game, players: int) -> list[str]:
    """The hands, and the action pile that is left (none in `italian`)."""
    found = []
    sizes = [len(player["cards"]) for player in game["players"]]
    if sizes != [HAND_SIZES[players]] * players:
        found.append(f"the hands have {sizes} cards, not {players} times {HAND_SIZES[players]}")
    left = 0 if game["edition"] == "italian" else sum(CARDS.values()) - players * HAND_SIZES[players]
    if game["action_pile"] != left:
        found.append(f"the action pile has {game['action_pile']} cards, not {left}")
    return found


def setup_complaints(
    game: Game,
    players: int,
    edition: str,
    difficulty: int | None = None,
    scenarios: list[str] | None = None,
) -> list[str]:
    """Everything that is wrong with a fresh game; nothing if all is well."""
    malformed = form_complaints(game)
    if malformed:
        return malformed
    found = [] if game["edition"] == edition else [f"the edition is {game['edition']}, not {edition}"]
    if len(game["players"]) != players:
        return [*found, f"{len(game['players'])} players sit at the table, not {players}"]
    for field, value in FRESH.items():
        if game[field] != value:
            found.append(f"{field} is {game[field]!r}, in a fresh game it is {value!r}")
    found += scenario_complaints(game, difficulty, scenarios) + board_complaints(game)
    return found + deal_complaints(game, players) + census_complaints(game)
