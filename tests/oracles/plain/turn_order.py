"""How a turn ends and the next begins: sections 3 to 5, with R14, R15 and R22."""

from tests.oracles.plain.board import ANIMALS, Game, parse_board
from tests.oracles.plain.choices import card_plays, draws
from tests.oracles.plain.waterways import joined_animals


def seats_from(game: Game, first: int) -> list[int]:
    """All seats clockwise, beginning with this one."""
    count = len(game["players"])
    return [(first - 1 + step) % count + 1 for step in range(count)]


def next_seat(game: Game) -> int:
    """The seat to the current player's left, clockwise."""
    return int(game["player"]) % len(game["players"]) + 1


def begin_turn(game: Game, seat: int) -> Game:
    """A turn begins at this seat, or passes on (R15), or the wave comes (R22), or the game is lost."""
    game = {**game, "phase": "turn", "holding": None, "player": seat}
    if draws(game):
        return game
    for other in seats_from(game, seat):
        if card_plays(game, other):
            return {**game, "player": other}
    if any(card_plays(game, other, heed_limits=False) for other in seats_from(game, seat)):
        return {**game, "phase": "wave"}
    return {**game, "phase": "over", "result": "lost"}


def end_turn(game: Game) -> Game:
    """A turn is complete: won before anything else (R14), then the wave if time is up, else the next seat."""
    joined = joined_animals(parse_board(game["board"]))
    game = {**game, "holding": None, "joined": joined}
    if len(joined) == len(ANIMALS):
        return {**game, "phase": "over", "result": "won"}
    if game["time_up"]:
        return {**game, "phase": "wave"}
    return begin_turn(game, next_seat(game))


def next_round(game: Game) -> Game:
    """After the wave: a full timer, no limits used up, Calm Waters discarded, the next player begins."""
    cards = list(game["action_discard"]) + (["calm_waters"] if game["calm"] else [])
    game = {
        **game,
        "joined": joined_animals(parse_board(game["board"])),
        "action_discard": cards,
        "round": game["round"] + 1,
        "time_up": False,
        "calm": False,
        "cards_this_round": 0,
    }
    return begin_turn(game, next_seat(game))
