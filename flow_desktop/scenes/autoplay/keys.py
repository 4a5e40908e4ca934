"""Hands on a keyboard or a pad: the focus is moved, actions are pressed; no pointer at all."""

from collections import deque
from collections.abc import Sequence

from flow_desktop.app.intents import NAVIGATION, Action, AnyAction, Device
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import STRIDE, Cell, Edges
from flow_desktop.engine.notation import write_cell
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.autoplay.events import EventQueue, pressing, pushing
from flow_desktop.scenes.autoplay.touch import (
    LostError,
    Touch,
    card_key,
    needed,
    play_scene,
    spell,
    top_screen,
    turn_keys,
    turns_to,
)
from flow_desktop.scenes.board.space import space_key
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.focus import Focus
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.widget import Widget

TABS = {Action.NEXT_AREA: 1, Action.PREVIOUS_AREA: -1}
MOVES = (*NAVIGATION, *TABS)
SIDEWAYS = (Action.NAV_LEFT, Action.NAV_RIGHT)
MOST_TRIES = 8
MOST_FRAMES = 90


def way(root: Widget, focus: Focus, target: Widget, every: Sequence[Action] = MOVES) -> list[Action]:
    """The fewest moves that lead the focus to the target; empty when it is there or cannot be reached.

    Each move is tried on a probe that remembers, as the focus does, where it was last in every area.
    """
    waiting: deque[tuple[Focus, list[Action]]] = deque([(focus, [])])
    seen = {id(focus.current)}
    while waiting:
        here, moves = waiting.popleft()
        if here.current is target:
            return moves
        for action in every:
            there = _moved(root, here, action)
            if there.current is not None and id(there.current) not in seen:
                seen.add(id(there.current))
                waiting.append((there, [*moves, action]))
    return []


def _moved(root: Widget, here: Focus, action: Action) -> Focus:
    """Where a move leads; nothing on the screen changes. Left and right belong to what they would set."""
    if action in SIDEWAYS and isinstance(here.current, Choice | Slider | Stepper):
        return here
    probe = _Probe(here)
    if action in NAVIGATION:
        probe.move(root, NAVIGATION[action])
    else:
        probe.move_area(root, TABS[action])
    return probe


class _Probe(Focus):
    """A focus that begins where another is, knows what that one remembers, and marks nothing."""

    def __init__(self, other: Focus) -> None:
        super().__init__()
        self.current = other.current
        self.last_in_area = dict(other.last_in_area)

    def set(self, widget: Widget | None) -> bool:
        """Only remember where it went."""
        moved = widget is not self.current
        self.current = widget
        return moved


class Keys:
    """The keyboard: shortcuts where there are some, else Tab, arrows and Enter."""

    device = Device.KEYBOARD
    moves: Sequence[Action] = MOVES

    def __init__(self, touch: Touch) -> None:
        self.touch = touch
        self.app = touch.app
        self.queue = EventQueue.of(touch.app)

    def press(self, *actions: AnyAction) -> None:
        """Press keys one after the other, as quickly as keys can be pressed."""
        for action in actions:
            self.queue.put(pressing(self.app, action))
        self.app.loop_once()

    def focus(self, key: str) -> None:
        """Lead the focus to a widget."""
        for _ in range(MOST_TRIES):
            screen = top_screen(self.app)
            target = needed(self.app, key)
            if screen.focus.current is target:
                return
            self._step_towards(key)
        raise LostError(f"the focus does not come to '{key}'")

    def _step_towards(self, key: str) -> None:
        screen = top_screen(self.app)
        if self.app.shell.input.typing and self.device is Device.KEYBOARD:
            self.press(Action.NEXT_AREA)  # letters are text there, whatever they do elsewhere
        self.press(*way(screen.root, screen.focus, needed(self.app, key), self.moves))
        if top_screen(self.app) is not screen:
            raise LostError(f"the screen was left on the way to '{key}'")

    def choose(self, key: str) -> None:
        """Lead the focus there and accept."""
        self.focus(key)
        self.press(Action.ACCEPT)

    def write(self, key: str, text: str) -> None:
        """Lead the focus to the field and type, or spell where one hand has letters on the screen."""
        if self.app.shell.settings.screen_letters:
            spell(self.app, self, key, text)
            return
        self.focus(key)
        self.touch.write(text)

    def draw(self, pile: int) -> None:
        """The pile's own key."""
        self.press(DRAWS[pile])

    def draw_shown(self, index: int) -> None:
        """The face-up tile's own key."""
        if index < len(SHOWN_DRAWS):
            self.press(SHOWN_DRAWS[index])
        else:
            self.choose(f"shown-{index}")

    def choose_pile(self, pile: int) -> None:
        """The pile's own key."""
        self.press(DRAWS[pile])

    def put(self, cell: Cell, edges: Edges) -> None:
        """Walk over the board with the tile, turn it, put it down."""
        self._walk_to(cell)
        self.press(*turn_keys(turns_to(self.app, edges)))
        self._accept_space()

    def choose_space(self, cell: Cell) -> None:
        """Walk to the space and accept."""
        self._walk_to(cell)
        self._accept_space()

    def _accept_space(self) -> None:
        """Look before pressing: where the focus was only led, a press in the same instant is not meant."""
        attention = play_scene(self.app).attention
        for _ in range(MOST_FRAMES):
            if not attention.too_soon(self.app.shell.now()):
                break
            self.touch.frames()
        self.press(Action.ACCEPT)

    def _walk_to(self, cell: Cell) -> None:
        """Arrows from space to space; Tab first if the focus is elsewhere."""
        for _ in range(MOST_TRIES):
            here = self._cursor()
            if here == cell:
                return
            if here is None:
                self.focus(space_key(cell))
                continue
            down, right = cell // STRIDE - here // STRIDE, cell % STRIDE - here % STRIDE
            rows = [Action.NAV_DOWN if down > 0 else Action.NAV_UP] * abs(down)
            columns = [Action.NAV_RIGHT if right > 0 else Action.NAV_LEFT] * abs(right)
            self.press(*rows, *columns)
        raise LostError(f"the cursor does not come to {write_cell(cell)}")

    def _cursor(self) -> Cell | None:
        """The space that has the focus."""
        current = top_screen(self.app).focus.current
        return getattr(current, "cell", None) if current is not None else None

    def take_card(self, card: Card) -> None:
        """The key for cards, then arrows to the card."""
        self.press(FlowAction.CARDS)
        self.choose(card_key(self.app, card))

    def trade(self) -> None:
        """Trade by its own key."""
        self.press(FlowAction.TRADE)

    def throw(self) -> None:
        """Press the button that throws the dice."""
        self.choose("throw")


class Pad(Keys):
    """The pad: no keys for single piles, no letters."""

    device = Device.PAD
    moves = (*NAVIGATION, Action.NEXT_AREA)
    """No button goes back an area."""

    def press(self, *actions: AnyAction) -> None:
        """Press buttons and push sticks one after the other."""
        for action in actions:
            self.queue.put(pushing(self.app, action))
        self.app.loop_once()

    def draw(self, pile: int) -> None:
        """Y leads to the piles."""
        self.press(FlowAction.DRAW)
        self.choose(f"pile-{pile}")

    def trade(self) -> None:
        """Trade by its button; half a pad has none for it, and takes what the screen offers."""
        if self.app.shell.settings.pad:
            self.choose("trade")
        else:
            super().trade()

    def choose_pile(self, pile: int) -> None:
        """The same when a card asks for piles."""
        self.draw(pile)

    def draw_shown(self, index: int) -> None:
        """Y leads to the piles, the stick to the face-up tiles."""
        self.press(FlowAction.DRAW)
        self.choose(f"shown-{index}")

    def write(self, key: str, text: str) -> None:
        """Spell letter by letter: A begins, up and down turn the letter, right goes on, A ends."""
        self.choose(key)
        for letter in text:
            self._spell(key, letter)
        self.press(Action.ACCEPT)

    def _spell(self, key: str, letter: str) -> None:
        field = needed(self.app, key)
        if not isinstance(field, TextField):
            raise LostError(f"'{key}' is no text field")
        forward = field.letters.index(letter)
        backward = len(field.letters) - forward
        step = Action.NAV_DOWN if forward <= backward else Action.NAV_UP
        self.press(*[step] * min(forward, backward), Action.NAV_RIGHT)
