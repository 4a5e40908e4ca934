"""What a person sees on the screen, and what a hand does: intents, each followed by a frame."""

from collections.abc import Iterable
from typing import Protocol

from flow_desktop.app.intents import (
    Act,
    AnyAction,
    Device,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from flow_desktop.app.loop import App
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.play.columns.cards import CardFace
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.letter_board import LetterBoard
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget, walk

DRAG_STEPS = 3
Point = tuple[int, int]


class Touch:
    """A hand on the program: everything goes in as intents, nothing is called."""

    def __init__(self, app: App) -> None:
        self.app = app

    def send(self, *intents: Intent) -> None:
        """Let the program handle these intents and draw a frame."""
        self.app.inject(*intents)
        self.app.loop_once()

    def move(self, point: Point, held: MouseButton | None = None) -> None:
        """Move the pointer."""
        self.send(PointerMoved(*point, held))

    def click(self, point: Point, button: MouseButton = MouseButton.LEFT) -> None:
        """Move there, press and let go."""
        self.send(PointerMoved(*point), PointerPressed(*point, button), PointerReleased(*point, button))

    def press(self, widget: Widget) -> None:
        """Click on the middle of a widget."""
        self.click(widget.rect.center)

    def drag(self, start: Point, end: Point) -> None:
        """Press at one point, carry to another, let go."""
        self.lift(start)
        self.carry(start, end)
        self.drop(end)

    def lift(self, point: Point) -> None:
        """Press and hold."""
        self.move(point)
        self.send(PointerPressed(*point))

    def carry(self, start: Point, end: Point) -> None:
        """Move with the button held."""
        for step in range(1, DRAG_STEPS + 1):
            share = step / DRAG_STEPS
            between = (
                round(start[0] + (end[0] - start[0]) * share),
                round(start[1] + (end[1] - start[1]) * share),
            )
            self.move(between, MouseButton.LEFT)

    def drop(self, point: Point) -> None:
        """Let the button go."""
        self.send(PointerReleased(*point))

    def wheel(self, point: Point, steps: int) -> None:
        """Turn the wheel."""
        self.send(Wheel(*point, steps))

    def act(self, action: AnyAction, device: Device = Device.KEYBOARD) -> None:
        """Press a key or a pad button."""
        self.send(Act(action, device))

    def write(self, text: str) -> None:
        """Type a text."""
        self.send(TextTyped(text))

    def frames(self, count: int = 1) -> None:
        """Only look on for some frames."""
        for _ in range(count):
            self.app.loop_once()


def top_screen(app: App) -> Screen:
    """The screen that answers now."""
    top = app.stack.top
    assert isinstance(top, Screen)
    return top


def widgets(app: App) -> list[Widget]:
    """Everything on the screen that answers now."""
    return list(walk(top_screen(app).root))


def seen(app: App, key: str) -> Widget | None:
    """The widget of that key, if it is there."""
    return next((widget for widget in widgets(app) if widget.key == key), None)


def board_of(app: App) -> BoardView:
    """The board on the screen."""
    return next(widget for widget in widgets(app) if isinstance(widget, BoardView))


def play_scene(app: App) -> PlayScene:
    """The game's scene, wherever it lies on the stack."""
    return next(scene for scene in app.stack.scenes if isinstance(scene, PlayScene))


def hand_of(app: App) -> Hand:
    """What the player whose turn it is has in hand."""
    return play_scene(app).hand


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


class ChoosingHands:
    """What comes to the same for hands that choose whatever they see: a pile, a tile, a button."""

    def choose(self, key: str) -> None:
        """Press the thing of that key."""
        raise NotImplementedError

    def draw(self, pile: int) -> None:
        """Choose the pile."""
        self.choose(f"pile-{pile}")

    def draw_shown(self, index: int) -> None:
        """Choose the face-up tile."""
        self.choose(f"shown-{index}")

    def choose_pile(self, pile: int) -> None:
        """Choose the pile."""
        self.choose(f"pile-{pile}")

    def trade(self) -> None:
        """Choose the button that trades."""
        self.choose("trade")

    def throw(self) -> None:
        """Choose the button that throws the dice."""
        self.choose("throw")


def needed(app: App, key: str) -> Widget:
    """The widget of that key; without it the scripted player is lost."""
    widget = seen(app, key)
    if widget is None:
        raise LostError(f"there is no '{key}' on {type(app.stack.top).__name__}")
    return widget


def spell(app: App, hands: Hands, key: str, text: str) -> None:
    """Fill a field letter by letter, on the letters that the screen shows."""
    hands.choose(key)
    board = top_screen(app)
    if not isinstance(board, LetterBoard):
        raise LostError(f"'{key}' shows no letters")
    while board.held:
        hands.choose("letters-erase")
    for letter in text:
        hands.choose(f"letter-{letter}")
    hands.choose("letters-done")


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
