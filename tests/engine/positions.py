"""Positions for tests: a game at any moment, written in a few words of notation."""

from typing import Any

from flow_desktop.engine import GameState, Options, Phase, refusal, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.events import Event
from flow_desktop.engine.notation import read_board, read_kind, write_board
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.scenarios import Scenario, rules_in_force
from flow_desktop.engine.state import Setup, Supply, Turn
from flow_desktop.engine.tiles import Kind

# One tile short of a win: a6 holds a straight from a5 to the lemur, the capybara's g6 is empty.
ALMOST_WON = "a2:NS g2:NS a3:NS g3:NS a4:NES b4:EW c4:EW d4:NESW e4:EW f4:EW g4:NSW a5:NS g5:NS a6:NS"
# All animal spaces shut in by rocks on their eight neighbours: no tile can be placed anywhere.
SHUT_IN = "b1:rock f1:rock a2:rock g2:rock a6:rock g6:rock b7:rock f7:rock"


def kinds(text: str) -> tuple[Kind, ...]:
    """Read kinds of tiles, separated by spaces."""
    return tuple(map(read_kind, text.split()))


def cards(text: str) -> tuple[Card, ...]:
    """Read action cards, separated by spaces."""
    return tuple(map(Card, text.split()))


def a_game(
    board: str = "",
    *hands: str,
    edition: str = "standard",
    scenarios: str = "",
    piles: tuple[str, ...] = ("straight",) * 6,
    shown: str = "",
    discard: str = "",
    action_pile: str = "",
    holding: str | None = None,
    seed: str = "otter",
    **turn: Any,
) -> GameState:
    """A game with this board and these hands; the first seat is to act unless ``turn`` says otherwise."""
    hands = hands or ("",)
    drawn = tuple(Scenario(name) for name in scenarios.split())
    options = Options(seed, len(hands), edition, scenarios=drawn)
    padded = (*piles, *("",) * (6 - len(piles)))
    supply = Supply(tuple(map(kinds, padded)), kinds(shown), kinds(discard), cards(action_pile), ())
    moment: dict[str, Any] = {"phase": Phase.TURN, "player": 0, "round": 1}
    if holding is not None:
        moment |= {"phase": Phase.HOLDING, "holding": read_kind(holding)}
    setup = Setup(options, drawn, rules_in_force(edition, drawn))
    return GameState(setup, read_board(board), supply, tuple(map(cards, hands)), Turn(**(moment | turn)))


def command(action: str | Command) -> Command:
    """Read an action; a command stays as it is."""
    return read_command(action) if isinstance(action, str) else action


def done(state: GameState, *actions: str | Command) -> GameState:
    """The state after these actions."""
    for action in actions:
        state = step(state, command(action)).state
    return state


def told(state: GameState, action: str | Command) -> tuple[Event, ...]:
    """The events of an action."""
    return step(state, command(action)).events


def refused(state: GameState, action: str | Command) -> Refusal | None:
    """Why an action is refused."""
    return refusal(state, command(action))


def board_after(state: GameState, *actions: str | Command) -> str:
    """The board after these actions, as text."""
    return write_board(done(state, *actions).board)
