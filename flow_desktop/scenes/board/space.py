"""One space of a board: in words, and as a widget with a label, a focus, a press."""

from collections.abc import Callable

from flow_desktop.app.intents import (
    Act,
    Action,
    Intent,
    MouseButton,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.language import _, pgettext, spoken_row
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import BOAT, Animal, Cell, animals_in
from flow_desktop.engine.notation import write_cell
from flow_desktop.engine.tiles import BIRD, EDGES, blocks_water, kind_of
from flow_desktop.engine.water import flood
from flow_desktop.scenes.board.show import ANIMAL_AT
from flow_desktop.scenes.naming import edges_words, kind_name, listed, the_animal
from flow_desktop.scenes.place_names import place_heading
from flow_desktop.widgets.widget import Taken, Widget

OnSpace = Callable[[Cell], Taken | None]
"""What a press on a space does; None leaves the press to the screen."""


def space_key(cell: Cell, board: str = "board") -> str:
    """The key of a space's widget: it is for programs, so it has the notation's letters."""
    return f"{board}/{write_cell(cell)}"


class Space(Widget):
    """A space; the board draws it, it only answers."""

    def __init__(
        self,
        cell: Cell,
        label_of: Callable[[Cell], str],
        on_space: OnSpace | None,
        key: str,
        focusable: bool,
        likely: Callable[[Cell], bool] = lambda cell: False,
        together: Callable[[Cell], tuple[str, ...]] = lambda cell: (),
    ) -> None:
        self.cell = cell
        self._likely = likely
        self._together = together
        self._label_of = label_of
        super().__init__(key=key)
        self.on_space = on_space
        self.focusable = focusable
        self.pointed = on_space is not None

    @property
    def likely(self) -> bool:
        """Whether the board shows that something can be put or chosen here."""
        return self._likely(self.cell)

    @property
    def together(self) -> tuple[str, ...]:
        """What can be done to what is held over this space before it is put down."""
        return self._together(self.cell)

    @property
    def label(self) -> str:
        """The space in words as it is now."""
        return self._label_of(self.cell)

    @label.setter
    def label(self, words: str) -> None:
        """Spaces name themselves; what the base class sets is left aside."""

    def read(self) -> str:
        """A space on which nothing lies and of which nothing else is known is passed over."""
        words = self.label
        return "" if words == self._nothing() else words

    def _nothing(self) -> str:
        """What is said of an empty space."""
        empty = pgettext("space", "empty")
        return _("{space}: {content}").format(space=place_heading(self.cell), content=empty)

    def handle(self, intent: Intent) -> Taken | None:
        """Press by left button (down and up inside) or by the accept action."""
        if self.on_space is None:
            return None
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self.pressed = True
                return Taken()
            case PointerReleased(x, y, MouseButton.LEFT) if self.pressed:
                self.pressed = False
                return self.on_space(self.cell) if self.rect.collidepoint(x, y) else None
            case Act(Action.ACCEPT):
                return self.on_space(self.cell)
        return None


def space_label(board: Board, cell: Cell) -> str:
    """A space and what lies on it: "Column 3, row 2: bend, water up and right, joined to the cat"."""
    return _("{space}: {content}").format(space=place_heading(cell), content=space_content(board, cell))


def space_content(board: Board, cell: Cell) -> str:
    """What lies on a space: "bend, water up and right, joined to the cat"."""
    piece = board.pieces[cell]
    if cell in ANIMAL_AT:
        boat = [_("joined to {things}").format(things=_("the boat"))]
        words = [the_animal(ANIMAL_AT[cell]), *(boat if board.ship >> cell & 1 else _water(board, cell))]
    elif cell == BOAT:
        words = [_("the boat"), *_facing(board), *_water(board, cell)]
    elif not piece:
        return pgettext("space", "empty")
    else:
        words = [kind_name(kind_of(piece)), *_openings(board, cell)]
        words += [] if blocks_water(piece) else _water(board, cell)
        words += [_("with a bird")] if piece & BIRD else []
    return spoken_row(words)


def _openings(board: Board, cell: Cell) -> list[str]:
    edges = board.pieces[cell] & EDGES
    return [_("water {directions}").format(directions=edges_words(edges))] if edges else []


def _facing(board: Board) -> list[str]:
    """A boat that is open on all sides needs no words for it."""
    return [] if board.pieces[BOAT] & EDGES == EDGES else _openings(board, BOAT)


def _water(board: Board, cell: Cell) -> list[str]:
    """Which animals, and whether the boat, the water of a space is joined to; the space itself left out."""
    water = flood(1 << cell, board.channels) & ~(1 << cell)
    joined = [the_animal(Animal(animal)) for animal in animals_in(water)]
    joined += [_("the boat")] if water >> BOAT & 1 else []
    return [_("joined to {things}").format(things=listed(joined))] if joined else []
