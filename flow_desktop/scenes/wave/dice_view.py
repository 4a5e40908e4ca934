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
from flow_desktop.physics.cube import Turn, about, after, hull, rounded_square, sides, upright
from flow_desktop.physics.dice import DiePose
from flow_desktop.widgets.die_shadow import DieShadow
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import FOAM, INK, NIGHT, PAPER, SAND, STONE, Colour
from flow_desktop.widgets.widget import Size, Taken, Widget

OVERSAMPLING: Final = 2
REACH: Final = 0.9
"""Half the side of the picture of a die, in widths of the die: more than half a cube's diagonal."""
ROUNDING: Final = 0.2
RIM: Final = 1.07
"""The outline is so much larger than the die."""
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
_BODY: Final[dict[str, tuple[Colour, Colour, Colour, Colour, Colour]]] = {
    Die.WHITE: (PAPER, SAND.mixed(STONE, 0.45), INK, INK, PAPER.mixed(SAND.mixed(STONE, 0.45), 0.45)),
    Die.BLACK: (INK.mixed(STONE, 0.32), NIGHT, FOAM, PAPER, INK.mixed(STONE, 0.75)),
}
"""Of each die: the face in the light, the face in the dark, the pips, the outline, its edges."""
_SHADOW: Final = DieShadow(NIGHT, softness=0.1, rounding=0.36, away=0.1, climbing=0.34)
_cache = SurfaceCache()
Point = tuple[float, float]
OnThrow = Callable[[dict[Die, Point], Point | None], None]
"""Called with where each die leaves the hand, and the flick in pixels a second, if there was one."""
SHOWN: Final = 46
"""The side of a die that is shown beside the words for it."""
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
    _SHADOW.draw(surface, centre, width, pose.height, alpha)
    picture = die_picture(pose.colour, pose.turn, round(width * pose.scale))
    picture.set_alpha(alpha)
    lifted = centre[1] - width * 0.12 * pose.height
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(lifted))))


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
    light, dark, pips, outline, edges = _BODY[colour]
    large.fill(outline.with_alpha(0))
    seen, at = sides(turn), (middle, middle)
    outer = hull([point for face in seen for point in face.outline(rounded_square(ROUNDING), at, scale)])
    rim = [(middle + (x - middle) * RIM, middle + (y - middle) * RIM) for x, y in outer]
    pygame.draw.polygon(large, outline, rim)
    pygame.draw.polygon(large, edges, outer)
    for face in seen:
        shade = dark.mixed(light, min(1.0, 0.15 + 1.06 * face.light))
        pygame.draw.polygon(large, shade, face.outline(rounded_square(ROUNDING, 0.045), at, scale))
        ink = pips.mixed(shade, 0.25 * (1 - face.light))
        for across, down in _SPOTS[face.face]:
            pygame.draw.polygon(large, ink, face.outline(_disc(across * SPREAD, down * SPREAD), at, scale))
    return pygame.transform.smoothscale(large, (side, side))


@cache
def _disc(a: float, b: float) -> tuple[tuple[float, float], ...]:
    """The outline of a pip."""
    angles = [step * math.pi / 8 for step in range(16)]
    return tuple((a + PIP * math.cos(angle), b + PIP * math.sin(angle)) for angle in angles)


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
