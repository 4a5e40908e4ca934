"""The dice: maple cubes with branded faces that tumble on moss; the engine has decided what they show."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _
from flow_desktop.physics.cube import Side, Turn, about, after, sides, upright
from flow_desktop.physics.dice import DiePose, DieThrow, Tray, Tumble, throw
from flow_desktop.river_dice.engine.content import dice_box
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.colours import (
    MAPLE,
    MAPLE_DARK,
    MAPLE_EDGE,
    MOSS,
    MOSS_LIGHT,
    OWN,
    OWN_DARK,
    PINE_DEEP,
    SPECIAL,
    SPECIAL_DARK,
)
from flow_desktop.river_dice.scenes.naming import animal_name, counted
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.theme import PANEL_RADIUS, Colour
from flow_desktop.widgets.widget import Press, Size, Widget

OVERSAMPLING: Final = 2
REACH: Final = 0.9
ROUNDING: Final = 0.17
FACE: Final = 96
_SHARE: Final = 0.32
_MOST: Final = 0.29
UP: Final = (0.0, 0.0, 1.0)
_BODY: Final[dict[str, tuple[Colour, Colour]]] = {
    "central": (MAPLE, MAPLE_DARK),
    "special": (SPECIAL, SPECIAL_DARK),
    "bear": (OWN, OWN_DARK),
    "hawk": (OWN, OWN_DARK),
}
_cache = SurfaceCache()
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TableDie:
    """A die on the table: its kind, which of its kind it is, and the face it shows."""

    kind: str
    number: int
    face: int

    @property
    def key(self) -> str:
        """Its name among the widgets."""
        return f"die-{self.kind}-{self.number}"

    @property
    def animals(self) -> tuple[int, ...]:
        """The animals that it shows; none for a sign."""
        return tuple(animal for animal, _count in readings(self.kind, self.face))


def dice_of(state: RiverState) -> tuple[TableDie, ...]:
    """The dice that the seat whose turn it is looks at: the common ones first, then its own."""
    rolls = state.rolls
    dice = [TableDie("central", number, face) for number, face in enumerate(rolls.central, 1)]
    if rolls.special is not None:
        dice.append(TableDie("special", 1, rolls.special))
    bear, hawk = rolls.personal[state.seat]
    return (*dice, TableDie("bear", 1, bear), TableDie("hawk", 1, hawk))


def readings(kind: str, face: int) -> tuple[tuple[int, int], ...]:
    """What a face can be read as."""
    found: tuple[tuple[int, int], ...] = getattr(dice_box(), kind)[face - 1]
    return found


def die_words(die: TableDie) -> str:
    """A die and what it shows, in words."""
    names = {
        "central": _("common die"),
        "special": _("special die"),
        "bear": _("your bear die"),
        "hawk": _("your hawk die"),
    }
    return f"{names[die.kind]}: {face_words(die.kind, die.face)}"


def face_words(kind: str, face: int) -> str:
    """What a face shows, in words."""
    found = readings(kind, face)
    if len(found) == len(ANIMALS):
        return _("any animal")
    if found:
        return " / ".join(
            animal_name(animal) if count == 1 else counted(count, animal_name(animal))
            for animal, count in found
        )
    return {
        "cheaper": _("an action costs 1 token less"),
        "add": _("add 1 other die"),
        "twice": _("one of your dice counts twice"),
    }[dice_box().signs[face - 1]]


# Faces and cubes


def face_picture(look: Look, kind: str, face: int) -> pygame.Surface:
    """What is branded on a face, without its ground."""
    return _cache.get(("face", kind, face), lambda: _make_face(look, kind, face))


def _make_face(look: Look, kind: str, face: int) -> pygame.Surface:
    sheet = pygame.Surface((FACE, FACE), pygame.SRCALPHA)
    sheet.fill(MAPLE_EDGE.with_alpha(0))
    found = readings(kind, face)
    if len(found) == len(ANIMALS):
        _stamp(sheet, look, "animal_any", 70, (FACE // 2, FACE // 2))
    elif not found:
        _stamp(sheet, look, f"sign_{dice_box().signs[face - 1]}", 76, (FACE // 2, FACE // 2))
    elif len(found) == 1:
        _stamp(sheet, look, f"animal_{ANIMALS[found[0][0]]}", 76, (FACE // 2, FACE // 2))
    else:
        pygame.draw.line(sheet, MAPLE_EDGE, (FACE * 0.2, FACE * 0.8), (FACE * 0.8, FACE * 0.2), 3)
        for (animal, count), at in zip(found, ((0.32, 0.32), (0.68, 0.68)), strict=True):
            name = f"animal_{ANIMALS[animal]}"
            middle = round(FACE * at[0]), round(FACE * at[1])
            if count == 1:
                _stamp(sheet, look, name, 46, middle)
            else:
                _stamp(sheet, look, name, 34, (middle[0] - 10, middle[1] + 10))
                _stamp(sheet, look, name, 34, (middle[0] + 10, middle[1] - 8))
    return sheet


def _stamp(sheet: pygame.Surface, look: Look, name: str, side: int, at: tuple[int, int]) -> None:
    picture = look.assets.image(name, (side, side))
    sheet.blit(picture, picture.get_rect(center=at))


def draw_die(
    surface: pygame.Surface, look: Look, kind: str, pose: DiePose, centre: Point, width: float
) -> None:
    """A die and its shadow."""
    shadow = _shadow(round(width), round(min(pose.height, 2.0) * 4))
    away = width * (0.08 + 0.3 * pose.height)
    surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + away * 0.7), round(centre[1] + away))))
    picture = die_picture(look, kind, pose.turn, round(width * pose.scale))
    surface.blit(
        picture, picture.get_rect(center=(round(centre[0]), round(centre[1] - width * 0.12 * pose.height)))
    )


def die_picture(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    """A die of that width as it is turned."""
    key = (kind, width, *(round(number, 2) for number in turn))
    return _cache.get(key, lambda: _make_die(look, kind, turn, max(8, width)))


def _make_die(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    side = 2 * math.ceil(width * REACH)
    scale, middle = width * OVERSAMPLING, side * OVERSAMPLING / 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    light, dark = _BODY[kind]
    large.fill(MAPLE_EDGE.with_alpha(0))
    seen = sides(turn)
    for face in seen:
        points = [(middle + x * scale, middle + y * scale) for x, y in _on(face, 0.0)]
        pygame.draw.polygon(large, MAPLE_EDGE, points)
        pygame.draw.lines(large, MAPLE_EDGE, True, points, max(2, round(scale * 0.05)))
    for face in seen:
        shade = dark.mixed(light, min(1.0, 0.15 + 1.06 * face.light))
        pygame.draw.polygon(
            large, shade, [(middle + x * scale, middle + y * scale) for x, y in _on(face, 0.03)]
        )
    small = pygame.transform.smoothscale(large, (side, side))
    for face in seen:
        texture = _laid(face_picture(look, kind, face.face), face, width)
        if texture is not None:
            at = side / 2 + face.middle[0] * width, side / 2 + face.middle[1] * width
            small.blit(texture, texture.get_rect(center=(round(at[0]), round(at[1]))))
    return small


def _laid(texture: pygame.Surface, face: Side, width: float) -> pygame.Surface | None:
    """A picture as it lies on a face: turned, squeezed, turned again (any flat view of a face is that)."""
    (a, c), (b, d) = face.right, face.down
    e, f, g, h = (a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2
    q, r = math.hypot(e, h), math.hypot(f, g)
    long, short = q + r, q - r
    if short < 0.12:
        return None
    first, second = math.atan2(g, f), math.atan2(h, e)
    before, then = math.degrees((second - first) / 2), math.degrees((second + first) / 2)
    turned = pygame.transform.rotozoom(texture, -before, 1.0)
    share = width / FACE
    size = (
        max(1, round(turned.get_width() * long * share)),
        max(1, round(turned.get_height() * short * share)),
    )
    return pygame.transform.rotozoom(pygame.transform.smoothscale(turned, size), -then, 1.0)


def _on(face: Side, inset: float) -> list[Point]:
    return [face.point(a, b) for a, b in _rounded(inset)]


@cache
def _rounded(inset: float) -> tuple[Point, ...]:
    half, radius = 0.5 - inset, ROUNDING - inset
    core = half - radius
    points = []
    for corner, (x, y) in enumerate(((core, core), (-core, core), (-core, -core), (core, -core))):
        for step in range(6):
            angle = (corner + step / 5) * math.pi / 2
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return tuple(points)


def _shadow(width: int, height: int) -> pygame.Surface:
    return _cache.get(("shadow", width, height), lambda: _make_shadow(max(4, width), height / 4))


def _make_shadow(width: int, height: float) -> pygame.Surface:
    core, blur = round(width * (0.98 + 0.12 * height)), max(2, round(width * (0.08 + 0.08 * height)))
    side = core + 4 * blur
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill(PINE_DEEP.with_alpha(0))
    box = pygame.Rect(2 * blur, 2 * blur, core, core)
    alpha = round(150 / (1 + 0.8 * height))
    pygame.draw.rect(sheet, PINE_DEEP.with_alpha(alpha), box, border_radius=round(core * 0.3))
    return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)


# The tray


class DieButton(Pressable):
    """One die at rest: pressing it asks what its animal would give."""

    def __init__(self, die: TableDie, on_press: Press) -> None:
        super().__init__(die_words(die), on_press, key=die.key)
        self.die = die

    def measure(self, look: Look, width: int) -> Size:
        """A square, at least a target."""
        return look.view.target, look.view.target


class DiceTray(Widget):
    """Moss on which the dice lie, or roll; `chosen` dice are lifted by a ring."""

    def __init__(
        self,
        dice: Sequence[TableDie],
        press: Callable[[TableDie], Press],
        chosen: Callable[[], frozenset[int]],
        rolling: Callable[[], tuple[Tumble, float] | None],
    ) -> None:
        super().__init__(key="tray", label=_("The dice"), area="tray")
        self.dice = tuple(dice)
        self.chosen = chosen
        self.rolling = rolling
        self.children = [DieButton(die, press(die)) for die in dice]

    def measure(self, look: Look, width: int) -> Size:
        """Two rows of dice."""
        rows = self._grid(width)[1]
        least = rows * (look.view.target + look.px(8))
        return width, max(least, min(round(width * _SHARE * rows), round(look.view.height * _MOST)))

    def _grid(self, width: int) -> tuple[int, int]:
        columns = 3
        return columns, -(-len(self.dice) // columns)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The dice in rows, with room to roll."""
        self.rect = pygame.Rect(rect)
        columns, rows = self._grid(rect.width)
        across, down = rect.width / columns, rect.height / rows
        self.die = max(look.view.target * 0.9, min(across, down) / 1.5)
        for index, child in enumerate(self.children):
            side = max(look.view.target, round(self.die * 1.1))
            child.rect = pygame.Rect(0, 0, side, side)
            child.rect.center = (
                round(rect.x + across * (index % columns + 0.5)),
                round(rect.y + down * (index // columns + 0.5)),
            )
            child.rect.clamp_ip(rect)

    def thrown(self, only: frozenset[str] | None, seed: int) -> Tumble:
        """A throw of these dice (all, or those of some kinds) to where they lie; the others lie already."""
        tray = Tray(self.rect.x, self.rect.y, self.rect.width, self.rect.height, self.die / 1.02)
        hand = (self.rect.left - 40.0, self.rect.bottom + 40.0)
        return throw(
            tray,
            [
                DieThrow(die.face, die.kind, hand if only is None else None, child.rect.center)
                for die, child in zip(self.dice, self.children, strict=True)
                if only is None or die.kind in only
            ],
            seed=seed,
        )

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Moss, rings, and the dice over them."""
        draw_box(
            surface, self.rect, look.px(PANEL_RADIUS), PINE_DEEP if not look.theme.flat else look.theme.edge
        )
        draw_box(surface, self.rect.inflate(-look.px(8), -look.px(8)), look.px(PANEL_RADIUS - 4), MOSS)
        inner = self.rect.inflate(-look.px(28), -look.px(28))
        draw_box(surface, inner, look.px(PANEL_RADIUS - 10), MOSS.mixed(MOSS_LIGHT, 0.6))
        now = self.rolling()
        poses = {} if now is None else dict(zip(_rolled(self.dice, now[0]), now[0].pose(now[1]), strict=True))
        chosen = self.chosen()
        for index, (die, child) in enumerate(zip(self.dice, self.children, strict=True)):
            if die in poses:
                pose = poses[die]
                draw_die(surface, look, die.kind, pose, (pose.x, pose.y), self.die)
                continue
            if child.hovered or (index in chosen and now is None):
                ring = child.rect.inflate(look.px(12), look.px(12))
                draw_box(surface, ring, round(self.die * 0.28), look.theme.primary)
            angle = (index * 37 % 9 - 4) * 0.03
            turn = after(about(UP, angle), upright(die.face))
            rest = DiePose(die.kind, 0.0, 0.0, angle, die.face, 0.0, 0.0, 1.0, turn)
            draw_die(surface, look, die.kind, rest, child.rect.center, self.die)


def _rolled(dice: Sequence[TableDie], tumble: Tumble) -> list[TableDie]:
    """The dice of a throw, in its order."""
    kinds = {each.colour for each in tumble.dice}
    return [die for die in dice if die.kind in kinds]
