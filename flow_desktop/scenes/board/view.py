"""The board as a widget: what is shown, where its spaces are, and what a press on one does."""

from collections.abc import Callable, Iterator

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import ANIMAL_CELLS, CELLS, WIDTH, Cell
from flow_desktop.engine.tiles import EDGES, MAP_KINDS, Piece
from flow_desktop.scenes.board import marks
from flow_desktop.scenes.board.flow import Flow
from flow_desktop.scenes.board.layer import RestingBoard, badge_size
from flow_desktop.scenes.board.overlay import FLASH, Overlay, lifted, turn_size, wrong_size
from flow_desktop.scenes.board.piece_drawings import DRAWINGS
from flow_desktop.scenes.board.places import PLAIN_FRAME, BoardPlaces, badge_frame
from flow_desktop.scenes.board.ribbons import ring_picture
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.board.space import OnSpace, Space, space_key, space_label
from flow_desktop.scenes.board.sprites import (
    animal_picture,
    animal_size,
    bird_picture,
    bird_size,
    draw_piece,
    tile_picture,
)
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Widget


def warming(look: Look, px: int) -> Iterator[None]:
    """Make one picture for spaces of that size at each step, the soonest needed first."""
    tones = tones_of(look.theme)
    for level in range(marks.LEVELS):
        marks.strong_mark(px, tones, level)
        yield
    look.assets.image(art("mark", "turn"), (turn_size(px), turn_size(px)))
    yield
    for drawing in range(DRAWINGS):
        for kind in MAP_KINDS:
            tile_picture(look, kind, kind.rotations[0], px, drawing)
            yield
    for animal in ANIMAL_CELLS:
        ring_picture(animal, px, tones)
        for mood in Mood:
            animal_picture(look, animal, mood, animal_size(px))
            yield
        look.assets.image(art("animal", animal, "badge"), (badge_size(px), badge_size(px)))
        yield
    bird_picture(look, bird_size(px))
    look.assets.image(art("mark", "blocked"), (wrong_size(px), wrong_size(px)))
    marks.hatching(px, tones, EDGES)
    marks.lift_shadow(px, tones)
    yield
    for level in range(marks.LEVELS):
        marks.target_mark(px, tones, level)
        marks.lifted_edge(px, tones, level)
        yield
    for drawing in range(DRAWINGS):
        for kind in MAP_KINDS:
            tile_picture(look, kind, kind.rotations[0], lifted(px), drawing)
            yield


class BoardView(Widget):
    """A board that can be looked at, pointed at and walked over by keys; set `show` to change it.

    Arrows never leave it: a step too far down would land on a button that nobody meant.
    """

    fenced = True

    def __init__(
        self,
        show: BoardShow,
        on_space: OnSpace | None = None,
        label_of: Callable[[Cell], str] | None = None,
        key: str = "board",
        focusable: bool = True,
        now: Callable[[], float] | None = None,
        grow: float = 1,
    ) -> None:
        super().__init__(key=key, area=key, grow=grow)
        self.show = show
        self.turns_at: Callable[[Cell], tuple[str, ...]] = lambda cell: ()
        """By space, the keys of what can be done there before a tile is put down."""
        self.casts_shadow = True
        """Not on a surface of the board's own size: there it would be cut off."""
        self.now = now or (lambda: 0.0)
        self._label_of = label_of or (lambda cell: space_label(self.show.board, cell))
        self.places = BoardPlaces(0, 0, 0, 1)
        self.resting = RestingBoard()
        self._playable = on_space is not None
        self._warming: tuple[object, Iterator[None]] | None = None
        self._flow: tuple[object, Flow] | None = None
        self._faults: tuple[tuple[Cell, ...], float] = ((), 0.0)
        marked, turns = self._matters, self._with
        self.children = [
            Space(cell, self._label_of, on_space, space_key(cell, key), focusable, marked, turns)
            for cell in CELLS
        ]

    def _with(self, cell: Cell) -> tuple[str, ...]:
        return self.turns_at(cell)

    def _matters(self, cell: Cell) -> bool:
        """Whether a space is marked: the held tile fits there, or a card can be played on it."""
        show = self.show
        return not show.covered and (cell in show.strong or cell in show.faint or cell in show.targets)

    @property
    def cell_px(self) -> int:
        """The side of a space in pixels."""
        return self.places.cell_px

    def cell_rect(self, cell: Cell) -> pygame.Rect:
        """The place of a space in the window."""
        return self.places.cell_rect(cell)

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """The space under a point of the window."""
        return self.places.cell_at(pos)

    def space(self, cell: Cell) -> Widget:
        """The widget of a space."""
        return self.children[CELLS.index(cell)]

    def moving(self, look: Look) -> bool:
        """Whether anything on the board moves by itself, so that every frame must be drawn."""
        show = self.show
        if look.reduced_motion or show.covered:
            return False
        flashing = bool(show.faults) and self._fault_age(self.now()) < FLASH
        return flashing or bool(show.strong or show.targets or show.ghost) or bool(self._flow_now(look))

    def measure(self, look: Look, width: int) -> Size:
        """At least so large that every space can be hit; it takes all the room it is given."""
        least = round(look.view.target * (WIDTH + 2 * badge_frame(look.view.text_percent))) + 1
        return min(least, width), least

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Fit the board into the rect and give every space its place."""
        super().place(look, rect)
        badges = self.show.show_badges and not self.show.plain
        places = BoardPlaces.fitted(self.rect, badge_frame(look.view.text_percent) if badges else PLAIN_FRAME)
        if places != self.places:
            self.places = places
            for space, cell in zip(self.children, CELLS, strict=True):
                space.place(look, places.cell_rect(cell))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The spaces are drawn by the board; they are widgets only to be reached."""
        self.paint(surface, look)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the board as it is shown now."""
        self.rest(look)
        self.draw_rest(surface, look)
        self.draw_marks(surface, look)

    def rest(self, look: Look) -> list[pygame.Rect]:
        """Bring the board at rest up to date; the places of the spaces that look different now."""
        if self._playable:
            self._warm(look)
        self.resting.update(look, self.places, self.show)
        return [self.cell_rect(cell) for cell in self.resting.changed]

    def draw_rest(self, surface: pygame.Surface, look: Look) -> None:
        """The board at rest, as it was brought up to date."""
        if self.casts_shadow:
            self.resting.draw(surface, look, self.places)
        else:
            self.resting.lay(surface, self.places)

    def draw_marks(self, surface: pygame.Surface, look: Look) -> None:
        """What runs and what is marked, over the board at rest."""
        if self.show.covered:
            return
        seconds = self.now()
        self._draw_flow(surface, look, 0.0 if look.reduced_motion else seconds)
        Overlay(surface, look, self.places, self.show, seconds).draw(self._fault_age(seconds))

    def _warm(self, look: Look) -> None:
        """Make one more picture that the game will need."""
        stamp = (look.theme.name, self.cell_px)
        if self._warming is None or self._warming[0] != stamp:
            self._warming = stamp, warming(look, self.cell_px)
        next(self._warming[1], None)

    def _draw_flow(self, surface: pygame.Surface, look: Look, seconds: float) -> None:
        """Foam on the water that animals have reached; it stands still where nothing may move."""
        flow = self._flow_now(look)
        surface.fblits(flow.frame(seconds))

    def draw_patterns(self, surface: pygame.Surface, look: Look) -> None:
        """The patterns of the ribbons as they are at rest, for a picture in which nothing moves."""
        surface.fblits(self._flow_now(look).patterns(0.0))

    def _flow_now(self, look: Look) -> Flow:
        without = self.show.hidden | (self.show.dimmed or frozenset())
        stamp = (self.show.board.pieces, without, self.places, look.theme.name)
        if self._flow is None or self._flow[0] != stamp:
            self._flow = stamp, Flow(self.show.board, self.places, tones_of(look.theme), without)
        return self._flow[1]

    def _fault_age(self, seconds: float) -> float:
        """Seconds since the present faults were first shown."""
        if self._faults[0] != self.show.faults:
            self._faults = self.show.faults, seconds
        return seconds - self._faults[1]

    def adopt(self, earlier: Widget) -> None:
        """Take over what was drawn already, so that a rebuilt screen costs nothing."""
        super().adopt(earlier)
        if isinstance(earlier, BoardView):
            self.resting, self._flow, self._faults = earlier.resting, earlier._flow, earlier._faults
            self._warming = earlier._warming

    def draw_piece(
        self,
        surface: pygame.Surface,
        look: Look,
        piece: Piece,
        cell: Cell,
        centre: tuple[float, float],
        *,
        angle: float = 0,
        scale: float = 1,
        alpha: int = 255,
        variant: int | None = None,
    ) -> pygame.Rect:
        """Draw a piece at the board's size anywhere; without a `variant` it looks as on its cell."""
        way = self.show.variants.get(cell) if variant is None else variant
        px = self.cell_px
        return draw_piece(
            surface, look, piece, cell, centre, px, angle=angle, scale=scale, alpha=alpha, variant=way
        )
