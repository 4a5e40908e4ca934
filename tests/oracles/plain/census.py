"""Section 1: nothing on the table appears or vanishes; what can be counted is counted."""

from collections import Counter

from tests.oracles.plain.board import ROCK, Game, parse_board

TILES = {
    "straight": 8,
    "straight#": 3,
    "bend": 9,
    "bend#": 2,
    "tee": 7,
    "tee#": 3,
    "cross": 7,
    "cross#": 3,
}
"""The 42 map tiles (R2)."""

CARDS = {"support": 3, "bird": 3, "current": 3, "fishing": 2, "calm_waters": 2, "return": 2}
"""The 15 action cards."""

BIRDS = 3
HAND_SIZES = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1, 6: 1}
"""Section 2: how many cards each player is dealt."""


def tiles_in_sight(game: Game) -> Counter[str]:
    """Every map tile that lies face up: board, revealed, drawn, discarded."""
    on_board = [tile.kind for tile in parse_board(game["board"]).tiles.values() if not tile.rock]
    drawn = [game["holding"]] if game["holding"] else []
    return Counter(on_board) + Counter(game["shown"]) + Counter(drawn) + Counter(game["discard"])


def tile_complaints(game: Game) -> list[str]:
    """The 42 tiles: all there, and of no kind more than the box has."""
    seen, hidden = tiles_in_sight(game), sum(game["piles"])
    found = [
        f"{count} tiles of kind {kind} are in sight, the box has {TILES.get(kind, 0)}"
        for kind, count in seen.items()
        if count > TILES.get(kind, 0)
    ]
    if sum(seen.values()) + hidden != sum(TILES.values()):
        found.append(f"{sum(seen.values())} tiles in sight and {hidden} face down are not 42")
    if any(count < 0 for count in [*game["piles"], *game["discard"].values()]):
        found.append("a pile or a discard holds less than nothing")
    return found


def card_complaints(game: Game) -> list[str]:
    """The action cards: all of them, of no kind too many; `italian` plays with the dealt ones only."""
    hands = [card for player in game["players"] for card in player["cards"]]
    beside = ["calm_waters"] if game["calm"] else []
    seen = Counter([*hands, *game["action_discard"], *beside])
    found = [
        f"{count} cards {card} are in sight, the box has {CARDS.get(card, 0)}"
        for card, count in seen.items()
        if count > CARDS.get(card, 0)
    ]
    seats = len(game["players"])
    dealt = seats * HAND_SIZES[seats]
    expected = dealt if game["edition"] == "italian" else sum(CARDS.values())
    total = sum(seen.values()) + game["action_pile"]
    if total != expected:
        found.append(f"there are {total} action cards, not {expected}")
    if game["edition"] == "italian" and game["action_pile"] != 0:
        found.append("the italian rules have no action pile")
    return found


def token_complaints(game: Game) -> list[str]:
    """Three bird tokens, in the supply or on tiles; and no more scenario obstacles than cards brought."""
    tiles = parse_board(game["board"]).tiles.values()
    birds = game["birds"] + sum(tile.bird for tile in tiles)
    rocks = sum(tile.kind == ROCK for tile in tiles)
    found = [] if birds == BIRDS else [f"there are {birds} bird tokens, not {BIRDS}"]
    allowed = 2 * game["scenarios"].count("obstacles")
    if rocks > allowed:
        found.append(f"{rocks} scenario obstacles lie on the board, at most {allowed} came into the game")
    return found


def census_complaints(game: Game) -> list[str]:
    """Everything that does not add up."""
    return tile_complaints(game) + card_complaints(game) + token_complaints(game)
