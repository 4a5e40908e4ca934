"""What the current player may do: drawing, cards and rolling (sections 3 and 4)."""

from collections.abc import Callable

from tests.oracles.plain.board import Board, Game, parse_board
from tests.oracles.plain.placement import placements_on

TRADABLE = ("straight", "bend", "tee")
"""R6: the kinds that may be traded for an action card."""


def protected(game: Game, board: Board, cell: str) -> bool:
    """No Support or Current for Obstacles: these two cards leave such tiles alone."""
    tile = board.tiles[cell]
    return "no_support_current" in game["scenarios"] and (tile.obstacle or tile.rock)


def support_plays(game: Game, board: Board) -> list[str]:
    """Support: remove any tile but the boat; R12: also a scenario obstacle."""
    return [f"support {cell}" for cell in board.tiles if not protected(game, board, cell)]


def bird_plays(game: Game, board: Board) -> list[str]:
    """Bird: a token from the supply onto any tile that has none, a scenario obstacle included."""
    if game["birds"] == 0:
        return []
    return [f"bird {cell}" for cell, tile in board.tiles.items() if not tile.bird]


def current_plays(game: Game, board: Board) -> list[str]:
    """Current: move a tile to another empty space, without placement rule 2."""
    plays = []
    for cell, tile in board.tiles.items():
        if protected(game, board, cell):
            continue
        for target in placements_on(board.without(cell), tile.kind, game["edition"], path=False):
            if not target.startswith(cell):  # another space
                plays.append(f"current {cell} {target}")
    return plays


def fishing_plays(game: Game, board: Board) -> list[str]:
    """Fishing, R11: two face-down tiles, the tops of any piles; R24: with one left, that one."""
    plays = []
    piles = game["piles"]
    if sum(piles) == 1:
        return [f"fish {number}" for number, count in enumerate(piles, start=1) if count == 1]
    for first in range(len(piles)):
        for second in range(first, len(piles)):
            enough = piles[first] >= 2 if first == second else piles[first] >= 1 and piles[second] >= 1
            if enough:
                plays.append(f"fish {first + 1} {second + 1}")
    return plays


def calm_plays(game: Game, board: Board) -> list[str]:
    """Calm Waters needs no target."""
    return ["calm"]


def return_plays(game: Game, board: Board) -> list[str]:
    """Return: a discarded map tile, placed by all placement rules."""
    plays = []
    for kind, count in game["discard"].items():
        if count > 0:
            for target in placements_on(board, kind, game["edition"], path=True):
                plays.append(f"return {kind} {target}")
    return plays


PLAYS: dict[str, Callable[[Game, Board], list[str]]] = {
    "support": support_plays,
    "bird": bird_plays,
    "current": current_plays,
    "fishing": fishing_plays,
    "calm_waters": calm_plays,
    "return": return_plays,
}


def held_back(game: Game, card: str) -> bool:
    """Whether a limit of this round forbids the card."""
    if "one_action_card" in game["scenarios"] and game["cards_this_round"] >= 1:
        return True
    return card == "calm_waters" and bool(game["calm"])


def card_plays(game: Game, seat: int, heed_limits: bool = True) -> list[str]:
    """Every way in which this seat (from 1) may play a card now."""
    board = parse_board(game["board"])
    plays = []
    for card in sorted(set(game["players"][seat - 1]["cards"])):
        if not (heed_limits and held_back(game, card)):
            plays += PLAYS[card](game, board)
    return plays


def draws(game: Game) -> list[str]:
    """Drawing: the top of any pile that has a tile, or a revealed tile."""
    from_piles = [f"draw {number}" for number, count in enumerate(game["piles"], start=1) if count > 0]
    from_shown = [f"draw shown {number}" for number in range(1, len(game["shown"]) + 1)]
    return from_piles + from_shown


def may_trade(game: Game) -> bool:
    """R6, section 6 and No New Cards: whether the drawn tile may go for a card."""
    return (
        game["edition"] == "standard"
        and "no_new_cards" not in game["scenarios"]
        and game["holding"] in TRADABLE
        and game["action_pile"] > 0
    )


def with_the_drawn_tile(game: Game) -> list[str]:
    """Place it, trade it, or, when it fits nowhere, discard it (R7)."""
    places = placements_on(parse_board(game["board"]), game["holding"], game["edition"], path=True)
    found = [f"place {place}" for place in places]
    if may_trade(game):
        found.append("trade")
    if not places:
        found.append("discard")
    return found


def actions(game: Game) -> list[str]:
    """The protocol's `actions`: everything the current player may do now, sorted as text."""
    if game["phase"] == "turn":
        return sorted(draws(game) + card_plays(game, game["player"]))
    if game["phase"] == "holding":
        return sorted(with_the_drawn_tile(game))
    if game["phase"] == "wave":
        return ["roll black", "roll white"] if game["calm"] else ["roll"]
    return []
