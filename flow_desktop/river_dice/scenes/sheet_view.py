"""The sheet: a painted map with what is printed on it, what the pencil has marked, and what it would mark."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.intents import Intent, MouseButton, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.colours import AMBER, GRAPHITE, OCHRE, SEPIA, SHEET
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES
from flow_desktop.river_dice.scenes.painting.water_colour import rimmed
from flow_desktop.river_dice.scenes.pencil import draw_mark
from flow_desktop.river_dice.scenes.plans.plan import (
    HEIGHT,
    HEX_LINE,
    WIDTH,
    Legend,
    Pencil,
    PencilMark,
    Shape,
    SheetPlan,
    SheetSpot,
)
from flow_desktop.river_dice.scenes.sheet_places import SheetPlaces
from flow_desktop.river_dice.scenes.sheet_print import cut_out, printed
from flow_desktop.river_dice.scenes.sheet_words import spot_words
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import CARD_RADIUS, PAPER, Colour
from flow_desktop.widgets.widget import Size, Taken, Widget

_LEAST: Final = 240
_INSIDE: Final = 0.98
"""How much of a hex a circle takes."""
_AROUND: Final = 3.5
_RING: Final = 3.6
_GLOW: Final = 5.5
"""Units of the sheet: how far from a label a ring lies, how wide it is, and where the pencil would write."""
_rings = SurfaceCache()


class SheetPlace(Widget):
    """A place on the sheet that can be read out."""

    def __init__(self, spot: SheetSpot, label: str) -> None:
        super().__init__(key=f"spot-{spot.key}", label=label)
        self.spot = spot


class SheetView(Widget):
    """A sheet of one seat. Pointing at a spot that a choice is about shows it; pressing chooses it."""

    pointed = True
    stacking = True

    def __init__(
        self,
        plan: SheetPlan,
        sheet: RiverSheet,
        *,
        targets: Mapping[str, Callable[[], Change | None]] | None = None,
        preview: Callable[[], RiverSheet | None] = lambda: None,
        on_hover: Callable[[str], None] = lambda key: None,
        label: str = "",
        key: str = "sheet",
        later: ByAndBy | None = None,
    ) -> None:
        super().__init__(key=key, label=label or _(SHEET_NAMES[plan.letter]))
        self.plan = plan
        self.sheet = sheet
        self.targets = targets or {}
        self.preview = preview
        self.on_hover = on_hover
        self._later = later
        self.spot_under = ""
        self._pressed_at = ""
        self._looked = [""]
        self._marks = plan.marks(sheet)
        self.children = [SheetPlace(spot, spot_words(spot, self._marks.get(spot.key))) for spot in plan.spots]

    def measure(self, look: Look, width: int) -> Size:
        """As wide as can be; its height is what is left for it."""
        return width, look.px(_LEAST)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Take as much of the room as the map's shape allows."""
        scale = min(rect.width / WIDTH, rect.height / HEIGHT)
        size = max(1, round(WIDTH * scale)), max(1, round(HEIGHT * scale))
        self.rect = pygame.Rect(0, 0, *size)
        self.rect.center = rect.center
        self.scale = self.rect.width / WIDTH
        for child in self.children:
            assert isinstance(child, SheetPlace)
            child.rect = self.spot_rect(child.spot)

    @staticmethod
    def height_of(width: int) -> int:
        """How high the map is where it is so wide."""
        return max(1, round(width * HEIGHT / WIDTH))

    @property
    def places(self) -> SheetPlaces:
        """Where the spots are."""
        return SheetPlaces(self.rect.topleft, self.rect.size)

    def spot_rect(self, spot: SheetSpot) -> pygame.Rect:
        """Where a spot is in the window."""
        return self.places.rect(spot)

    def place_of(self, key: str) -> pygame.Rect:
        """Where the spot of that key is."""
        return next(self.spot_rect(spot) for spot in self.plan.spots if spot.key == key)

    def fresh_marks(self) -> list[pygame.Rect]:
        """Where the pencil would mark something, as it is shown ahead."""
        seen = self.preview()
        later = self.plan.marks(seen) if seen is not None else {}
        fresh = later.keys() - self._marks.keys()
        return [self.spot_rect(spot) for spot in self.plan.spots if spot.key in fresh]

    @property
    def looked_at(self) -> str:
        """The key of the place under the pointer, a target or not; a legend has one, too."""
        return self._looked[0]

    def printed_at(self, x: int, y: int) -> str:
        """The key of whatever is printed at a point."""
        for child in reversed(self.children):
            if isinstance(child, SheetPlace) and child.rect.collidepoint(x, y):
                return child.spot.key
        named = (legend for legend in self.plan.legends if legend.part)
        return next((f"legend-{each.part}" for each in named if self._of(each).collidepoint(x, y)), "")

    def printed_rect(self, key: str) -> pygame.Rect:
        """Where that is."""
        legends = {f"legend-{each.part}": each for each in self.plan.legends if each.part}
        return self._of(legends[key]) if key in legends else self.place_of(key)

    def _of(self, legend: Legend) -> pygame.Rect:
        return self.places.legend(legend)

    def spot_at(self, x: int, y: int) -> str:
        """The key of the target under a point."""
        for spot in reversed(self.plan.spots):
            if spot.key in self.targets and self.spot_rect(spot).collidepoint(x, y):
                return spot.key
        return ""

    def handle(self, intent: Intent) -> Taken | None:
        """Follow the pointer; a press and a release on the same target choose it."""
        match intent:
            case PointerMoved(x, y):
                self._look(self.printed_at(x, y))
                self._point(self.spot_at(x, y))
                return Taken() if self.spot_under else None
            case PointerPressed(x, y, MouseButton.LEFT):
                self._pressed_at = self.spot_at(x, y)
                self._point(self._pressed_at)
                return Taken() if self._pressed_at else None
            case PointerReleased(x, y, MouseButton.LEFT) if self._pressed_at:
                key, self._pressed_at = self._pressed_at, ""
                if key == self.spot_at(x, y):
                    return Taken(self.targets[key](), sound="place")
                return Taken()
        return None

    def _look(self, key: str) -> None:
        if key != self._looked[0]:
            self._looked[0] = key
            self.on_hover(key)

    def _point(self, key: str) -> None:
        if key != self.spot_under:
            self.spot_under = key
            self.on_hover(key)

    def adopt(self, earlier: Widget) -> None:
        """What is pointed at stays so."""
        super().adopt(earlier)
        if isinstance(earlier, SheetView):
            self._looked = earlier._looked
            if earlier.spot_under in self.targets:
                self.spot_under = earlier.spot_under

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The print, the targets, the pencil, and what it would mark."""
        sheet = printed(look, self.plan, self.rect.size, self._later)
        if sheet is None:
            paper = look.theme.panel if look.theme.flat else SHEET
            draw_box(surface, self.rect, look.px(CARD_RADIUS), paper, SEPIA, max(1, look.px(2)))
            return
        surface.blit(sheet, self.rect.topleft)
        seen = self.preview()
        later = self.plan.marks(seen) if seen is not None else {}
        on, between = ([spot for spot in self.plan.spots if spot.between is above] for above in (False, True))
        for spots in (on, between):
            for spot in spots:
                self._draw_marked(surface, look, spot, sheet)
            for spot in spots:
                self._draw_foreseen(surface, look, spot, later)

    def _draw_marked(
        self, surface: pygame.Surface, look: Look, spot: SheetSpot, sheet: pygame.Surface
    ) -> None:
        """What the pencil has marked there."""
        if spot.between:
            surface.blit(cut_out(look, self.plan, sheet, spot), self.spot_rect(spot))
        mark = self._marks.get(spot.key)
        if mark is not None:
            draw_mark(surface, look, spot.key, self._within(spot, mark), mark, GRAPHITE, self.scale)

    def _draw_foreseen(
        self, surface: pygame.Surface, look: Look, spot: SheetSpot, later: Mapping[str, PencilMark]
    ) -> None:
        """That it may be chosen, or what the pencil would mark there."""
        mark = None if spot.key in self._marks else later.get(spot.key)
        if mark is not None and mark.kind is not Pencil.CIRCLE:  # which is a ring itself
            self._draw_ring(surface, spot, OCHRE, _GLOW)
        elif spot.key in self.targets:
            self._draw_ring(surface, spot, AMBER, _RING * (2 if spot.key == self.spot_under else 1))
        if mark is not None:
            draw_mark(surface, look, spot.key, self._within(spot, mark), mark, AMBER, self.scale)

    def _within(self, spot: SheetSpot, mark: PencilMark) -> pygame.Rect:
        """Where it is marked: a circle stays within the lines of its hex, as those beside it do."""
        rect = self.spot_rect(spot)
        circled = spot.shape is Shape.HEX and mark.kind is Pencil.CIRCLE
        return rect.scale_by(HEX_LINE * _INSIDE) if circled else rect

    def _draw_ring(self, surface: pygame.Surface, spot: SheetSpot, shade: Colour, width: float) -> None:
        """A line on paper around a spot; on a map the line that is printed there."""
        line = max(2.0, width * self.scale)
        places = SheetPlaces((0, 0), self.rect.size)
        room = round(4 * line)

        def drawn() -> pygame.Surface:
            points = places.outline(spot, 0.0 if spot.shape is Shape.HEX else _AROUND)
            rims = (PAPER, line + 2 * max(1.0, self.scale)), (shade, line)
            return rimmed(places.rect(spot).inflate(room, room), points, rims)

        key = self.plan.letter, self.rect.size, spot.key, shade, width
        surface.blit(_rings.get(key, drawn), self.spot_rect(spot).inflate(room, room))
