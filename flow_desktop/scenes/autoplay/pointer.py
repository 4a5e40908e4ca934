"""Hands with a mouse: single clicks alone, or dragging."""

from flow_desktop.app.intents import MouseButton
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.scenes.autoplay.touch import (
    ChoosingHands,
    LostError,
    Point,
    Touch,
    board_of,
    card_key,
    hand_of,
    needed,
    seen,
    spell,
    top_screen,
    turns_to,
)
from flow_desktop.widgets.scroll import Scroll, visible_part
from flow_desktop.widgets.widget import path_to

MOST_NOTCHES = 200


class Clicks(ChoosingHands):
    """The mouse without dragging: click, click, right click to turn."""

    def __init__(self, touch: Touch) -> None:
        self.touch = touch
        self.app = touch.app

    def choose(self, key: str) -> None:
        """Scroll to it if need be, then click it."""
        self.touch.click(self._place(key))

    def _place(self, key: str) -> Point:
        """The middle of what can be seen of a widget, after scrolling to it."""
        for _ in range(MOST_NOTCHES):
            root = top_screen(self.app).root
            widget = needed(self.app, key)
            part = visible_part(root, widget)
            if part.height >= min(widget.rect.height, 2 * self.app.shell.view.target // 3):
                return part.center
            scroll = next((w for w in reversed(path_to(root, widget)) if isinstance(w, Scroll)), None)
            if scroll is None:
                break
            self.touch.wheel(scroll.rect.center, 1 if widget.rect.centery < scroll.rect.centery else -1)
        raise LostError(f"'{key}' cannot be scrolled into sight")

    def write(self, key: str, text: str) -> None:
        """Click the field and type, or click letter by letter where the screen shows them."""
        if self.app.shell.settings.screen_letters:
            spell(self.app, self, key, text)
            return
        self.choose(key)
        self.touch.write(text)

    def put(self, cell: Cell, edges: Edges) -> None:
        """Move over the space, turn by right clicks, click."""
        place = board_of(self.app).cell_rect(cell).center
        self._take_up()
        self.touch.move(place)
        for _ in range(turns_to(self.app, edges, range(4))):
            self.touch.click(place, MouseButton.RIGHT)
        self.touch.click(place)

    def _take_up(self) -> None:
        carry = hand_of(self.app).carry
        if carry is not None and not carry.lifted:
            self.choose("held")

    def choose_space(self, cell: Cell) -> None:
        """Click the space."""
        self.touch.click(board_of(self.app).cell_rect(cell).center)

    def take_card(self, card: Card) -> None:
        """Click the card, in the drawer where there is one."""
        if seen(self.app, "drawer") is not None and seen(self.app, "drawer-close") is None:
            self.choose("drawer")
        self.choose(card_key(self.app, card))


class Drags(Clicks):
    """The mouse with dragging: tiles are pulled from their pile to their space, turned by the wheel."""

    def __init__(self, touch: Touch) -> None:
        super().__init__(touch)
        self._held_at: Point | None = None

    def draw(self, pile: int) -> None:
        """Pull the tile off its pile and keep the button down."""
        self._pull(f"pile-{pile}")

    def draw_shown(self, index: int) -> None:
        """Pull the face-up tile away and keep the button down."""
        self._pull(f"shown-{index}")

    def _pull(self, key: str) -> None:
        start = self._place(key)
        beside = (start[0] - 3 * self.app.shell.view.target // 4, start[1])
        self.touch.lift(start)
        self.touch.carry(start, beside)
        self._held_at = beside

    def put(self, cell: Cell, edges: Edges) -> None:
        """Carry to the space, turn by the wheel, let go."""
        if self._held_at is None and hand_of(self.app).card_play is not None:
            super().put(cell, edges)  # a card's tile hangs at the pointer already
            return
        if self._held_at is None:
            self._pull("held")
        start, end = self._held_at or (0, 0), board_of(self.app).cell_rect(cell).center
        self.touch.carry(start, end)
        quarters = turns_to(self.app, edges)
        for _ in range(abs(quarters)):
            self.touch.wheel(end, -1 if quarters > 0 else 1)
        self.touch.drop(end)
        self._held_at = None

    def choose(self, key: str) -> None:
        """Let go of the tile first, where it came from."""
        if self._held_at is not None:
            place, self._held_at = self._held_at, None
            self.touch.drop(place)
        super().choose(key)
