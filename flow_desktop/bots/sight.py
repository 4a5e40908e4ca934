"""What a player sees of a game, and nothing more: no order of a face-down pile, no throw that is to come.

A sight is a plain JSON object: the game object of the door (docs/protocol.md) and how many of each kind lie
face down. Two games that look alike at the table have the same sight, so advice that is made from a sight
cannot know what lies face down. Under No Communication the hands of the others lie face down, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from flow_desktop.engine.cards import Card
from flow_desktop.engine.door_json import game_object
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.options import CLOCK_OFF, Options
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario, rules_in_force
from flow_desktop.engine.state import GameState, Phase, Result, Setup, Supply, Turn
from flow_desktop.engine.tiles import KIND_BY_TEXT, MAP_KINDS, Kind

Sight = dict[str, Any]
SEED: Final = "seen"  # the seed of a game that was made from a sight: nothing may be thrown with it
_MOST: Final = 999
Item = TypeVar("Item", Kind, Card)


class SightError(ValueError):
    """A sight that is none: the position cannot be."""


def sight_of(state: GameState) -> Sight:
    """Write what the player whose turn it is sees."""
    seen = game_object(state)
    del seen["seed"]
    face_down = Counter(kind for pile in state.supply.piles for kind in pile)
    cards = Counter(state.supply.action_pile)
    if _hides_hands(state):
        for seat, hand in enumerate(state.hands):
            if seat != state.turn.player:
                cards.update(hand)
                seen["players"][seat]["cards"] = len(hand)
    seen["face_down"] = {kind.text: face_down[kind] for kind in MAP_KINDS if face_down[kind]}
    seen["face_down_cards"] = {card.value: cards[card] for card in Card if cards[card]}
    return seen


def _hides_hands(state: GameState) -> bool:
    """R16: No Communication hides the other hands, except during the wave."""
    return state.rules.silent and state.turn.phase is not Phase.WAVE


def seen(state: GameState) -> GameState:
    """The game as the player whose turn it is sees it: what is hidden lies in an order of its own."""
    return game_of(sight_of(state))


def game_of(sight: Sight) -> GameState:
    """A game that looks like this; what lies face down is in the order of its kinds."""
    try:
        return _game(sight)
    except SightError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise SightError("That is no position of this game.") from error


def _game(sight: Sight) -> GameState:
    if sight["edition"] not in EDITIONS:
        raise SightError("There is no such rule set.")
    scenarios = tuple(map(_scenario, sight["scenarios"]))
    hands, action_pile = _hands(sight["players"], _spread(sight["face_down_cards"], Card))
    options = Options(SEED, max(1, len(hands)), sight["edition"], scenarios=scenarios, clock=CLOCK_OFF)
    setup = Setup(options, scenarios, rules_in_force(sight["edition"], scenarios))
    shown = tuple(KIND_BY_TEXT[text] for text in sight["shown"])
    discard = tuple(_kinds(sight["discard"]))
    discarded = tuple(map(Card, sight["action_discard"]))
    supply = Supply(
        _piles(sight["piles"], _kinds(sight["face_down"])), shown, discard, action_pile, discarded
    )
    return GameState(
        setup, read_board(sight["board"]), supply, hands, _turn(sight, len(hands)), _result(sight)
    )


def _scenario(name: Any) -> Scenario:
    if name not in tuple(Scenario):
        raise SightError("There is no such scenario card.")
    return Scenario(name)


def _turn(sight: Sight, players: int) -> Turn:
    holding, begun = sight["holding"], sight.get("begun")
    turn = Turn(
        Phase(sight["phase"]) if sight["phase"] in tuple(Phase) else Phase.OVER,
        _number(sight["player"]) - 1,
        _number(sight["round"]),
        None if holding is None else KIND_BY_TEXT[holding],
        None if begun is None else Card(begun),
        bool(sight["time_up"]),
        bool(sight["calm"]),
        _number(sight["cards_this_round"]),
    )
    if not 0 <= turn.player < players or (turn.phase is Phase.HOLDING) != (turn.holding is not None):
        raise SightError("That is nobody's turn.")
    return turn


def _result(sight: Sight) -> Result | None:
    return None if sight["result"] is None else Result(sight["result"])


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
        raise SightError("A number is out of bounds.")
    return value


def _kinds(counts: dict[str, Any]) -> list[Kind]:
    return [KIND_BY_TEXT[text] for text in counts for _ in range(_number(counts[text]))]


def _spread(counts: dict[str, Any], cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards for _ in range(_number(counts.get(card.value, 0)))]


def _piles(sizes: list[Any], kinds: list[Kind]) -> tuple[tuple[Kind, ...], ...]:
    """Lay the tiles into piles of these sizes, in the order of their kinds."""
    piles, start = [], 0
    for size in map(_number, sizes):
        piles.append(tuple(kinds[start : start + size]))
        start += size
    if start != len(kinds):
        raise SightError("The piles hold other tiles than lie face down.")
    return tuple(piles)


def _hands(players: list[Any], hidden: list[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands, hidden ones filled from the cards that nobody sees; the rest is the action pile."""
    hands: list[tuple[Card, ...]] = []
    for player in players:
        cards = player["cards"]
        if isinstance(cards, list):
            hands.append(tuple(map(Card, cards)))
            continue
        count = _number(cards)
        if count > len(hidden):
            raise SightError("More cards are held than there are.")
        hands.append(tuple(hidden[:count]))
        hidden = hidden[count:]
    return tuple(hands), tuple(hidden)
