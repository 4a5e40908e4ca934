"""The ways to carry a decision out: by clicks, by dragging, by keys, by pad. Each as a person would."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from flow_desktop.app.intents import AnyAction
from flow_desktop.app.loop import App
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import hand_of, seen, widgets
from flow_desktop.scenes.play.columns.cards import CardFace
from flow_desktop.widgets.widget import Widget


class LostError(RuntimeError):
    """The scripted player does not find what it needs on the screen; the message says what and where."""


class Hands(Protocol):
    """One way to use the program."""

    def choose(self, key: str) -> None:
        """Press the thing of that key."""

    def write(self, key: str, text: str) -> None:
        """Fill a text field."""

    def draw(self, pile: int) -> None:
        """Take the top tile of a pile."""

    def draw_shown(self, index: int) -> None:
        """Take a face-up tile."""

    def put(self, cell: Cell, edges: Edges) -> None:
        """Carry the tile in hand to a space, turn it, put it down."""

    def choose_space(self, cell: Cell) -> None:
        """Choose a space of the board for a card."""

    def choose_pile(self, pile: int) -> None:
        """Choose a pile for a card."""

    def take_card(self, card: Card) -> None:
        """Begin to play a card of the hand."""

    def trade(self) -> None:
        """Give the tile in hand for a card."""

    def throw(self) -> None:
        """Throw the dice."""


def needed(app: App, key: str) -> Widget:
    """The widget of that key; without it the scripted player is lost."""
    widget = seen(app, key)
    if widget is None:
        raise LostError(f"there is no '{key}' on {type(app.stack.top).__name__}")
    return widget


def card_key(app: App, card: Card) -> str:
    """The key of the first such card in the hand on the screen."""
    for widget in widgets(app):
        if isinstance(widget, CardFace) and widget.card is card:
            return widget.key
    raise LostError(f"there is no {card} in the hand")


def turns_to(app: App, edges: Edges, counts: Iterable[int] = (0, 1, -1, 2, 3)) -> int:
    """How many turns to the right (negative: left) bring the tile in hand to these edges."""
    hand = hand_of(app)
    if hand.carry is None:
        raise LostError("there is no tile in hand")
    for count in counts:
        carry = hand.carry
        for _ in range(abs(count)):
            carry = carry.turned(1 if count > 0 else -1, hand.aids.snap_rotation)
        if carry.edges == edges:
            return count
    raise LostError(f"the tile in hand cannot show the edges {edges}")


def turn_keys(count: int) -> tuple[AnyAction, ...]:
    """Keys that turn the tile in hand so many times."""
    return (FlowAction.ROTATE_RIGHT if count > 0 else FlowAction.ROTATE_LEFT,) * abs(count)
