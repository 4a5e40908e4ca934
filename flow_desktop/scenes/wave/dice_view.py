"""Draws dice as the cubes they are: rounded faces with pips, lit from above left, over a soft shadow.

Before the throw they lie in the player's hand and are clicked, or dragged and flicked.
"""

import math
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.intents import Intent, MouseButton, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.engine.commands import Die
from flow_desktop.physics.cube import Side, Turn, about, after, sides, upright
from flow_desktop.physics.dice import DiePose
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import FOAM, INK, NIGHT, PAPER, SAND, STONE, Colour
from flow_desktop.widgets.widget import Size, Taken, Widget

Points = list[tuple[float, float]]
OVERSAMPLING: Final = 2
REACH: Final = 0.9
"""Half the side of the picture of a die, in widths of the die: more than half a cube's diagonal."""
ROUNDING: Final = 0.2
PIP: Final = 0.098
SPREAD: Final = 0.245
_SPOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_BODY: Final[dict[str, tuple[Colour, Colour, Colour, Colour]]] = {
    Die.WHITE: (PAPER, SAND.mixed(STONE, 0.45), INK, INK),
    Die.BLACK: (INK.mixed(STONE, 0.32), NIGHT, FOAM, PAPER),
}
"""Of each die: the face in the light, the face in the dark, the pips, the outline."""
_cache = SurfaceCache()
Point = tuple[float, float]
OnThrow = Callable[[dict[Die, Point], Point | None], None]
"""Called with where each die leaves the hand, and the flick in pixels a second, if there was one."""
APART: Final = 1.5
AROUND: Final = 1.5
_LYING: Final = {Die.WHITE: (5, -0.22), Die.BLACK: (2, 0.18)}
"""What the dice show and how they are turned before anybody throws."""
_WINDOW: Final = 0.12
"""A flick is what the pointer did in the last so many seconds."""
_STILL: Final = 0.004


def draw_die(
    surface: pygame.Surface, pose: DiePose, centre: tuple[float, float], width: float, alpha: int = 255
) -> None:
    """Draw a die and its shadow with its middle at `centre`; `width` is its width on the table, in pixels."""
    shadow = _shadow(round(width), round(min(pose.height, 2.0) * 4))
    away = width * (0.1 + 0.34 * pose.height)
    picture = die_picture(pose.colour, pose.turn, round(width * pose.scale))
    lifted = centre[1] - width * 0.12 * pose.height
    for part, place in ((shadow, (centre[0] + away * 0.7, centre[1] + away)), (picture, (centre[0], lifted))):
        part.set_alpha(alpha)
        surface.blit(part, part.get_rect(center=(round(place[0]), round(place[1]))))


def resting_pose(die: Die, face: int, angle: float = 0.0) -> DiePose:
    """A die that lies flat and shows a face, turned a little."""
    turn = after(about((0, 0, 1), angle), upright(face))
    return DiePose(die, 0.0, 0.0, angle, face, 0.0, 0.0, 1.0, turn)


def die_picture(colour: str, turn: Turn, width: int) -> pygame.Surface:
    """A die of that width as it is turned, in the middle of a see-through square."""
    key = (colour, width, *(round(number, 3) for number in turn))
    return _cache.get(key, lambda: _make_die(colour, turn, max(4, width)))


def _make_die(colour: str, turn: Turn, width: int) -> pygame.Surface:
    side = 2 * math.ceil(width * REACH)
    scale = width * OVERSAMPLING
    middle = side * OVERSAMPLING / 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    light, dark, pips, outline = _BODY[colour]
    large.fill(outline.with_alpha(0))
    seen = sides(turn)
    hull = _hull([point for face in seen for point in _on(face, _rounded_square(0.0))])
    rim = 1 + 2 * 0.035
    pygame.draw.polygon(large, outline, _placed([(x * rim, y * rim) for x, y in hull], scale, middle))
    pygame.draw.polygon(large, dark.mixed(light, 0.55), _placed(hull, scale, middle))
    for face in seen:
        shade = dark.mixed(light, min(1.0, 0.15 + 1.06 * face.light))
        pygame.draw.polygon(large, shade, _placed(_on(face, _rounded_square(0.045)), scale, middle))
        ink = pips.mixed(shade, 0.25 * (1 - face.light))
        for across, down in _SPOTS[face.face]:
            pip = _on(face, _disc(across * SPREAD, down * SPREAD))
            pygame.draw.polygon(large, ink, _placed(pip, scale, middle))
    return pygame.transform.smoothscale(large, (side, side))


def _on(face: Side, points: tuple[tuple[float, float], ...]) -> Points:
    """Points of a face as they are seen."""
    return [face.point(a, b) for a, b in points]


def _placed(points: Points, scale: float, middle: float) -> Points:
    return [(middle + x * scale, middle + y * scale) for x, y in points]


@cache
def _rounded_square(inset: float) -> tuple[tuple[float, float], ...]:
    """The outline of a face with round corners."""
    half, radius = 0.5 - inset, ROUNDING - inset
    core = half - radius
    points = []
    for corner, (x, y) in enumerate(((core, core), (-core, core), (-core, -core), (core, -core))):
        for step in range(6):
            angle = (corner + step / 5) * math.pi / 2
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return tuple(points)


@cache
def _disc(a: float, b: float) -> tuple[tuple[float, float], ...]:
    """The outline of a pip."""
    angles = [step * math.pi / 8 for step in range(16)]
    return tuple((a + PIP * math.cos(angle), b + PIP * math.sin(angle)) for angle in angles)


def _hull(points: Points) -> Points:
    """The convex outline around points."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return [*_half_hull(ordered)[:-1], *_half_hull(ordered[::-1])[:-1]]


def _half_hull(points: Points) -> Points:
    chain: Points = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def _shadow(width: int, height: int) -> pygame.Surface:
    """A soft shadow, wider and paler the higher the die is (in quarters of its width)."""
    return _cache.get(("shadow", width, height), lambda: _make_shadow(max(4, width), height / 4))


def _make_shadow(width: int, height: float) -> pygame.Surface:
    core = round(width * (0.98 + 0.12 * height))
    blur = max(2, round(width * (0.1 + 0.08 * height)))
    side = core + 4 * blur
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill(NIGHT.with_alpha(0))
    box = pygame.Rect(2 * blur, 2 * blur, core, core)
    alpha = round(150 / (1 + 0.8 * height))
    pygame.draw.rect(sheet, NIGHT.with_alpha(alpha), box, border_radius=round(core * 0.36))
    return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)


class DiceInHand(Widget):
    """The dice to be thrown; letting go of them throws, however short or long the way was."""

    pointed = True

    def __init__(
        self,
        dice: Sequence[Die],
        width: int,
        on_throw: OnThrow,
        now: Callable[[], float],
        *,
        label: str,
        hint: str,
        key: str = "dice",
    ) -> None:
        super().__init__(key=key, label=label, hint=hint)
        self.dice = tuple(dice)
        self.width = width
        self._on_throw = on_throw
        self._now = now
        self._grabbed: Point | None = None
        self._trail: deque[tuple[float, Point]] = deque(maxlen=32)

    @property
    def carried(self) -> bool:
        """Whether the dice hang at the pointer."""
        return self._grabbed is not None

    def measure(self, look: Look, width: int) -> Size:
        """Room for the dice side by side."""
        wide = round(self.width * (APART * (len(self.dice) - 1) + AROUND))
        return max(look.view.target, min(wide, width)), max(look.view.target, round(self.width * AROUND))

    def centres(self) -> dict[Die, Point]:
        """Where the middle of each die is now."""
        away = (0.0, 0.0)
        if self._grabbed is not None and self._trail:
            x, y = self._trail[-1][1]
            away = (x - self._grabbed[0], y - self._grabbed[1])
        middle = (len(self.dice) - 1) / 2
        return {
            die: (
                self.rect.centerx + away[0] + (index - middle) * self.width * APART,
                self.rect.centery + away[1],
            )
            for index, die in enumerate(self.dice)
        }

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The dice as they lie; carried ones are drawn above everything by `paint_dice`."""
        if not self.carried:
            self.paint_dice(surface)

    def paint_dice(self, surface: pygame.Surface) -> None:
        """The dice where they are now."""
        for die, centre in self.centres().items():
            face, angle = _LYING[die]
            draw_die(
                surface, resting_pose(die, face, angle), centre, self.width * (1.06 if self.hovered else 1)
            )

    def handle(self, intent: Intent) -> Taken | None:
        """Grab, carry, and throw on letting go."""
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self._grabbed = (x, y)
                self._trail.clear()
                self._trail.append((self._now(), (x, y)))
                return Taken(sound="pick_up")
            case PointerMoved(x, y) if self.carried:
                self._trail.append((self._now(), (x, y)))
                return Taken()
            case PointerReleased(x, y, MouseButton.LEFT) if self.carried:
                self._trail.append((self._now(), (x, y)))
                centres, flick = self.centres(), self._flick()
                self._grabbed = None
                self._on_throw(centres, flick)
                return Taken()
        return None

    def adopt(self, earlier: Widget) -> None:
        """The screen was built anew while the dice were carried."""
        super().adopt(earlier)
        if isinstance(earlier, DiceInHand):
            self._grabbed, self._trail = earlier._grabbed, earlier._trail

    def _flick(self) -> Point | None:
        """How fast the pointer went at the end; None when it stood still."""
        until, (x2, y2) = self._trail[-1]
        since, (x1, y1) = next(entry for entry in self._trail if until - entry[0] <= _WINDOW)
        if until - since < _STILL:
            return None
        return ((x2 - x1) / (until - since), (y2 - y1) / (until - since))
