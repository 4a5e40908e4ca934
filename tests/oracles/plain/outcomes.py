"""What each action may lead to; hidden chance is read off the game object after it."""

from collections import Counter
from collections.abc import Callable

from tests.oracles.plain.board import (
    Board,
    Game,
    Tile,
    format_board,
    parse_board,
    tile_of_kind,
)
from tests.oracles.plain.giant_wave import FACE_TO_LINE, wave_on
from tests.oracles.plain.turn_order import end_turn, next_round


def more_of(counts: dict[str, int], kinds: list[str]) -> dict[str, int]:
    """The discard with these map tiles added; R12: a scenario obstacle never enters it."""
    return dict(Counter(counts) + Counter(kind for kind in kinds if kind != "rock"))


def with_hand(game: Game, cards: list[str]) -> Game:
    """The game with another hand for the current player."""
    players = [dict(player) for player in game["players"]]
    players[game["player"] - 1]["cards"] = cards
    return {**game, "players": players}


def hand(game: Game, seat: int) -> list[str]:
    """The cards of a seat, counted from 1."""
    return list(game["players"][seat - 1]["cards"])


def with_card_played(game: Game, card: str) -> Game:
    """The card leaves the hand and is discarded face up; Calm Waters stays beside the board."""
    cards = hand(game, game["player"])
    cards.remove(card)
    game = with_hand({**game, "cards_this_round": game["cards_this_round"] + 1}, cards)
    if card == "calm_waters":
        return {**game, "calm": True}
    return {**game, "action_discard": [*game["action_discard"], card]}


def with_tile(game: Game, board: Board, cell: str, tile: Tile) -> Game:
    """The game with a tile put onto this board."""
    return {**game, "board": format_board(board.holding(cell, tile))}


def draw(game: Game, words: list[str], after: Game) -> list[Game]:
    """`draw 3`, `draw shown 1`: the tile is in the hand, the turn goes on."""
    if words[0] == "shown":
        index = int(words[1]) - 1
        rest = [kind for place, kind in enumerate(game["shown"]) if place != index]
        return [{**game, "phase": "holding", "shown": rest, "holding": game["shown"][index]}]
    piles = list(game["piles"])
    piles[int(words[0]) - 1] -= 1
    return [{**game, "phase": "holding", "piles": piles, "holding": after["holding"]}]


def place(game: Game, words: list[str], after: Game) -> list[Game]:
    """`place c2:NES`."""
    cell, edges = words[0].split(":")
    tile = tile_of_kind(game["holding"], edges)
    return [end_turn(with_tile(game, parse_board(game["board"]), cell, tile))]


def discard(game: Game, words: list[str], after: Game) -> list[Game]:
    """`discard`: the tile fits nowhere."""
    return [end_turn({**game, "discard": more_of(game["discard"], [game["holding"]])})]


def trade(game: Game, words: list[str], after: Game) -> list[Game]:
    """`trade`: the tile is discarded for one card, whichever it was."""
    drawn = Counter(hand(after, game["player"])) - Counter(hand(game, game["player"]))
    found = []
    for card in sorted(drawn):
        traded = with_hand(game, [*hand(game, game["player"]), card])
        traded["discard"] = more_of(game["discard"], [game["holding"]])
        traded["action_pile"] = game["action_pile"] - 1
        found.append(end_turn(traded))
    return found


def support(game: Game, words: list[str], after: Game) -> list[Game]:
    """`support c2`: the tile is discarded, its bird token returns to the supply."""
    board = parse_board(game["board"])
    tile = board.tiles[words[0]]
    game = with_card_played(game, "support")
    game["board"] = format_board(board.without(words[0]))
    game["discard"] = more_of(game["discard"], [tile.kind])
    game["birds"] += int(tile.bird)
    return [end_turn(game)]


def bird(game: Game, words: list[str], after: Game) -> list[Game]:
    """`bird c2`: a token from the supply."""
    board = parse_board(game["board"])
    tile = board.tiles[words[0]]
    game = with_card_played(game, "bird")
    game["birds"] -= 1
    return [
        end_turn(with_tile(game, board, words[0], Tile(tile.edges, tile.obstacle, bird=True, rock=tile.rock)))
    ]


def current(game: Game, words: list[str], after: Game) -> list[Game]:
    """`current c2 e5:NS`: R10, the bird stays on its tile."""
    board = parse_board(game["board"])
    taken = board.tiles[words[0]]
    cell, edges = words[1].split(":")
    moved = Tile("" if taken.rock else edges, taken.obstacle, taken.bird, taken.rock)
    game = with_card_played(game, "current")
    return [end_turn(with_tile(game, board.without(words[0]), cell, moved))]


def fish(game: Game, words: list[str], after: Game) -> list[Game]:
    """`fish 1 4`, `fish 4`: as many tiles as piles were named lie face up now, whichever they were."""
    game = with_card_played(game, "fishing")
    piles = list(game["piles"])
    for word in words:
        piles[int(word) - 1] -= 1
    turned: list[str] = list((Counter(after["shown"]) - Counter(game["shown"])).elements())
    if len(turned) != len(words):
        turned = ["a tile"] * len(words)
    return [end_turn({**game, "piles": piles, "shown": [*game["shown"], *turned]})]


def calm(game: Game, words: list[str], after: Game) -> list[Game]:
    """`calm`."""
    return [end_turn(with_card_played(game, "calm_waters"))]


def return_tile(game: Game, words: list[str], after: Game) -> list[Game]:
    """`return bend# c2:NE`: out of the discard, onto the board."""
    kind = words[0]
    cell, edges = words[1].split(":")
    game = with_card_played(game, "return")
    game["discard"] = {**game["discard"], kind: game["discard"][kind] - 1}
    return [end_turn(with_tile(game, parse_board(game["board"]), cell, tile_of_kind(kind, edges)))]


def roll(game: Game, words: list[str], after: Game) -> list[Game]:
    """`roll`, `roll white`, `roll black`: one game for every way the dice may fall."""
    faces: list[int | None] = list(FACE_TO_LINE)
    whites = faces if words in ([], ["white"]) else [None]
    blacks = faces if words in ([], ["black"]) else [None]
    return [rolled(game, white, black) for white in whites for black in blacks]


def rolled(game: Game, white: int | None, black: int | None) -> Game:
    """The game after the wave with these dice."""
    remain = "obstacles_remain" in game["scenarios"]
    board, washed, birds = wave_on(parse_board(game["board"]), white, black, remain)
    kinds = [tile.kind for tile in washed.values()]
    tokens = len(birds) + sum(tile.bird for tile in washed.values())
    swept = {
        **game,
        "board": format_board(board),
        "discard": more_of(game["discard"], kinds),
        "birds": game["birds"] + tokens,
    }
    return next_round(swept)


def time(game: Game, words: list[str], after: Game) -> list[Game]:
    """`time`: a drawn tile is finished first, otherwise the turn is lost and the wave comes."""
    if game["phase"] == "holding":
        return [{**game, "time_up": True}]
    return [{**game, "time_up": True, "phase": "wave"}]


DOINGS: dict[str, Callable[[Game, list[str], Game], list[Game]]] = {
    "draw": draw,
    "place": place,
    "discard": discard,
    "trade": trade,
    "support": support,
    "bird": bird,
    "current": current,
    "fish": fish,
    "calm": calm,
    "return": return_tile,
    "roll": roll,
    "time": time,
}
