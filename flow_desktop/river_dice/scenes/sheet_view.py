"""The sheet: a painted map with what is printed on it, what the pencil has marked, and what it would mark."""

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.intents import Intent, MouseButton, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.language import _, current
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.scenes.colours import AMBER, BONUS, GRAPHITE, OCHRE, SEPIA, SHEET
from flow_desktop.river_dice.scenes.naming import (
    SHEET_NAMES,
    animal_name,
    bonus_words,
    habitat_name,
    spot_name,
)
from flow_desktop.river_dice.scenes.pictograms import draw_signs, gift_signs, goods
from flow_desktop.river_dice.scenes.plans.plan import (
    HEIGHT,
    WIDTH,
    Pencil,
    PencilMark,
    Shape,
    SheetPlan,
    SheetSpot,
)
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role, rendered
from flow_desktop.widgets.theme import PAPER, Colour
from flow_desktop.widgets.widget import Size, Taken, Widget

OVERSAMPLING: Final = 2
_LEAST: Final = 240
HEX_WIDE: Final = math.sqrt(3) / 2
_cache = SurfaceCache()


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
    ) -> None:
        super().__init__(key=key, label=label or _(SHEET_NAMES[plan.letter]))
        self.plan = plan
        self.sheet = sheet
        self.targets = targets or {}
        self.preview = preview
        self.on_hover = on_hover
        self.spot_under = ""
        self._pressed_at = ""
        self._marks = plan.marks(sheet)
        self.children = [SheetPlace(spot, self._words(spot)) for spot in plan.spots]

    def _words(self, spot: SheetSpot) -> str:
        """What a spot is, and how it is marked."""
        parts = [habitat_name(habitat) for habitat in spot.habitats]
        if spot.points:
            parts.append(_("{points} points").format(points=spot.points))
        if spot.gift:
            parts.append(bonus_words(spot.gift))
        name = spot_name(spot.key)
        mark = self._marks.get(spot.key)
        if mark is not None:
            parts.append(_mark_words(mark))
        return f"{name}: {', '.join(parts)}" if parts else name

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

    def spot_rect(self, spot: SheetSpot) -> pygame.Rect:
        """Where a spot is in the window."""
        high = 2 * spot.reach * self.scale
        wide = high * (
            spot.wide if spot.shape is Shape.PLAQUE else HEX_WIDE if spot.shape is Shape.HEX else 1
        )
        rect = pygame.Rect(0, 0, max(1, round(wide)), max(1, round(high)))
        rect.center = round(self.rect.x + spot.x * self.scale), round(self.rect.y + spot.y * self.scale)
        return rect.clip(self.rect)

    def place_of(self, key: str) -> pygame.Rect:
        """Where the spot of that key is."""
        return next(self.spot_rect(spot) for spot in self.plan.spots if spot.key == key)

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

    def _point(self, key: str) -> None:
        if key != self.spot_under:
            self.spot_under = key
            self.on_hover(key)

    def adopt(self, earlier: Widget) -> None:
        """What is pointed at stays so."""
        super().adopt(earlier)
        if isinstance(earlier, SheetView) and earlier.spot_under in self.targets:
            self.spot_under = earlier.spot_under

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The print, the targets, the pencil, and what it would mark."""
        surface.blit(self._print(look), self.rect.topleft)
        for spot in self.plan.spots:
            if spot.key in self.targets:
                self._draw_target(surface, spot)
        seen = self.preview()
        later = self.plan.marks(seen) if seen is not None else {}
        for spot in self.plan.spots:
            mark = self._marks.get(spot.key)
            if mark is not None:
                self._draw_mark(surface, look, spot, mark, GRAPHITE)
            elif spot.key in later:
                self._draw_glow(surface, spot)
                self._draw_mark(surface, look, spot, later[spot.key], AMBER)

    def _draw_target(self, surface: pygame.Surface, spot: SheetSpot) -> None:
        width = max(2, round(4 * self.scale)) * (2 if spot.key == self.spot_under else 1)
        pygame.draw.polygon(surface, PAPER, self._outline(spot, 1.16), width + 2)
        pygame.draw.polygon(surface, AMBER, self._outline(spot, 1.16), width)

    def _draw_glow(self, surface: pygame.Surface, spot: SheetSpot) -> None:
        pygame.draw.polygon(surface, OCHRE, self._outline(spot, 1.12), max(3, round(6 * self.scale)))

    def _outline(self, spot: SheetSpot, share: float) -> list[tuple[float, float]]:
        rect = self.spot_rect(spot)
        x, y = self.rect.x + spot.x * self.scale, self.rect.y + spot.y * self.scale
        across, down = rect.width / 2 * share, rect.height / 2 * share
        if spot.shape is Shape.HEX:
            reach = spot.reach * self.scale * share
            return [
                (x + reach * math.sin(math.radians(60 * k)), y - reach * math.cos(math.radians(60 * k)))
                for k in range(6)
            ]
        if spot.shape is Shape.DIAMOND:
            return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]
        if spot.shape is Shape.PLAQUE:
            return [
                (x - across, y - down),
                (x + across, y - down),
                (x + across, y + down),
                (x - across, y + down),
            ]
        return [
            (x + across * math.cos(math.tau * k / 24), y + down * math.sin(math.tau * k / 24))
            for k in range(24)
        ]

    # The pencil

    def _draw_mark(
        self, surface: pygame.Surface, look: Look, spot: SheetSpot, mark: PencilMark, shade: Colour
    ) -> None:
        rect = self.spot_rect(spot)
        match mark.kind:
            case Pencil.NUMBER:
                side = round(rect.height * 0.62)
                pygame.draw.circle(surface, PAPER, rect.center, side // 2)
                pygame.draw.circle(surface, shade, rect.center, side // 2, max(2, round(2.5 * self.scale)))
                text = rendered(str(mark.number), Role.NUMBER, look.view, shade, max(10, round(side * 0.78)))
                surface.blit(text, text.get_rect(center=rect.center))
            case Pencil.ANIMAL:
                side = round(rect.height * 0.74)
                picture = look.assets.image(f"animal_{ANIMALS[mark.number]}", (side, side))
                pygame.draw.circle(surface, PAPER, rect.center, side // 2 + 2)
                surface.blit(picture, picture.get_rect(center=rect.center))
                pygame.draw.circle(
                    surface, shade, rect.center, side // 2 + 2, max(2, round(2.5 * self.scale))
                )
            case Pencil.CIRCLE:
                picture = _scribble(spot.key, rect.size, shade, max(2, round(3 * self.scale)), False)
                surface.blit(picture, picture.get_rect(center=rect.center))
            case Pencil.CROSS:
                picture = _scribble(spot.key, rect.size, shade, max(2, round(3.4 * self.scale)), True)
                surface.blit(picture, picture.get_rect(center=rect.center))

    # The print

    def _print(self, look: Look) -> pygame.Surface:
        key = (self.plan.letter, self.rect.size, look.theme.flat, current())
        return _cache.get(key, lambda: self._make_print(look))

    def _make_print(self, look: Look) -> pygame.Surface:
        size = self.rect.size
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        sheet.fill(SHEET.with_alpha(0))
        if look.theme.flat:
            draw_box(sheet, sheet.get_rect(), look.px(18), SHEET, SEPIA, max(1, look.px(2)))
        else:
            picture = look.assets.image(f"map_{self.plan.letter.lower()}", size)
            sheet.blit(pygame.transform.smoothscale(picture, size), (0, 0))
            for share in (0.22, 0.78):
                clip = look.assets.image("clip_wood", (round(110 * self.scale), round(48 * self.scale)))
                sheet.blit(clip, clip.get_rect(midtop=(round(size[0] * share), 0)))
        corner = self.rect.topleft
        self.rect.topleft = (0, 0)
        for spot in self.plan.spots:
            self._print_spot(sheet, look, spot)
        self._print_words(sheet, look)
        self.rect.topleft = corner
        return sheet

    def _print_words(self, sheet: pygame.Surface, look: Look) -> None:
        name = rendered(
            _(SHEET_NAMES[self.plan.letter]), Role.TITLE, look.view, SEPIA, max(10, round(44 * self.scale))
        )
        x, y = self.plan.name_at
        tilted = pygame.transform.rotozoom(name, 3, 1)
        tilted.set_alpha(190)
        sheet.blit(tilted, tilted.get_rect(center=(round(x * self.scale), round(y * self.scale))))
        for legend in self.plan.legends:
            at = round(legend.x * self.scale), round(legend.y * self.scale)
            text = rendered(legend.text, Role.NUMBER, look.view, SEPIA, max(9, round(24 * self.scale)))
            if legend.art:
                side = round(60 * self.scale)
                picture = look.assets.image(legend.art, (side, side))
                sheet.blit(picture, picture.get_rect(center=at))
                sheet.blit(text, text.get_rect(midleft=(at[0] + side // 2 + round(8 * self.scale), at[1])))
            else:
                sheet.blit(text, text.get_rect(center=at))

    def _print_spot(self, sheet: pygame.Surface, look: Look, spot: SheetSpot) -> None:
        rect = self.spot_rect(spot)
        edge = max(1, round(2 * self.scale))
        match spot.shape:
            case Shape.HEX:
                self._print_hex(sheet, look, spot, rect)
            case Shape.EMBLEM:
                picture = look.assets.image(f"emblem_{HABITATS[spot.habitats[0]]}", rect.size)
                sheet.blit(picture, picture.get_rect(center=rect.center))
            case Shape.SIGN:
                picture = look.assets.image(f"sign_{spot.key.partition('-')[0]}", rect.size)
                sheet.blit(picture, picture.get_rect(center=rect.center))
            case Shape.PLAQUE:
                draw_box(sheet, rect, round(10 * self.scale), PAPER, SEPIA, edge)
                inner = rect.inflate(-round(10 * self.scale), -round(rect.height * 0.24))
                if spot.habitats:
                    emblem = look.assets.image(
                        f"emblem_{HABITATS[spot.habitats[0]]}", (inner.height, inner.height)
                    )
                    sheet.blit(emblem, emblem.get_rect(midleft=inner.midleft))
                    inner = pygame.Rect(
                        inner.x + inner.height, inner.y, inner.width - inner.height, inner.height
                    )
                draw_signs(sheet, look, gift_signs(spot.gift), inner, SEPIA)
            case Shape.DIAMOND:
                points = self._outline(spot, 1.0)
                pygame.draw.polygon(sheet, BONUS, points)
                pygame.draw.aalines(sheet, SEPIA, True, points)
                draw_signs(
                    sheet,
                    look,
                    gift_signs(spot.gift),
                    rect.inflate(-rect.width * 0.36, -rect.height * 0.36),
                    SEPIA,
                )
            case Shape.DISC:
                pygame.draw.circle(sheet, SEPIA, rect.center, rect.width // 2)
                pygame.draw.circle(sheet, PAPER, rect.center, rect.width // 2 - edge)
                inner = rect.inflate(-rect.width * 0.28, -rect.height * 0.28)
                if spot.landmark:
                    picture = look.assets.image("sign_landmark", inner.size)
                    sheet.blit(picture, picture.get_rect(center=rect.center))
                elif spot.points:
                    text = rendered(str(spot.points), Role.NUMBER, look.view, SEPIA, max(9, inner.height))
                    sheet.blit(text, text.get_rect(center=rect.center))
                else:
                    draw_signs(sheet, look, gift_signs(spot.gift), inner, SEPIA)

    def _print_hex(self, sheet: pygame.Surface, look: Look, spot: SheetSpot, rect: pygame.Rect) -> None:
        box = rect.width + 2, rect.height
        name = (
            "hex_star" if spot.star else f"hex_{HABITATS[spot.habitats[0]]}" if spot.habitats else "hex_none"
        )
        picture = look.assets.image(name, box)
        at = picture.get_rect(center=rect.center)
        sheet.blit(picture, at)
        if len(spot.habitats) > 1:
            other = look.assets.image(f"hex_{HABITATS[spot.habitats[1]]}", box)
            half = at.width // 2
            sheet.blit(other, (at.x + half, at.y), (half, 0, at.width - half, at.height))
            pygame.draw.line(sheet, SEPIA, (at.centerx, at.top + 2), (at.centerx, at.bottom - 2), 1)
        signs = gift_signs(spot.gift)
        inner = rect.inflate(-rect.width * 0.42, -rect.height * 0.5)
        if signs:
            pygame.draw.circle(sheet, PAPER, rect.center, round(rect.width * 0.36))
            pygame.draw.circle(sheet, SEPIA, rect.center, round(rect.width * 0.36), 1)
            draw_signs(sheet, look, signs, inner, SEPIA)
        if spot.landmark:
            side = round(rect.height * 0.5)
            mark = look.assets.image("sign_landmark", (side, side))
            shift = round(rect.width * 0.16) if spot.points else 0
            sheet.blit(mark, mark.get_rect(center=(rect.centerx - shift, rect.centery)))
        if spot.points and spot.shape is Shape.HEX:
            side = round(rect.height * 0.42)
            shift = round(rect.width * 0.2) if spot.landmark else 0
            place = pygame.Rect(0, 0, side, side)
            place.center = rect.centerx + shift, rect.centery
            draw_signs(sheet, look, goods(spot.points, "point"), place, SEPIA)


def _mark_words(mark: PencilMark) -> str:
    match mark.kind:
        case Pencil.NUMBER:
            return _("{number} is written here").format(number=mark.number)
        case Pencil.ANIMAL:
            return _("{animal} is written here").format(animal=animal_name(mark.number))
        case Pencil.CIRCLE:
            return _("circled")
        case Pencil.CROSS:
            return _("crossed out")


def _scribble(key: str, size: tuple[int, int], shade: Colour, width: int, cross: bool) -> pygame.Surface:
    """A circle or a cross by hand: a little jitter, a little more pressure here and there."""
    return _cache.get(
        (key, size, shade, width, cross), lambda: _draw_scribble(key, size, shade, width, cross)
    )


def _draw_scribble(key: str, size: tuple[int, int], shade: Colour, width: int, cross: bool) -> pygame.Surface:
    chance = Random(key)
    wide, high = size[0] + 4 * width, size[1] + 4 * width
    large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    middle = wide, high
    strokes: list[list[tuple[float, float]]] = []
    if cross:
        for way in (-1, 1):
            reach = 0.44 * min(size) * OVERSAMPLING
            strokes.append(
                [
                    (
                        middle[0] + way * reach * t + chance.uniform(-2, 2),
                        middle[1] + reach * t + chance.uniform(-2, 2),
                    )
                    for t in (k / 8 - 1 for k in range(17))
                ]
            )
    else:
        across, down = size[0] * 0.5 * OVERSAMPLING, size[1] * 0.48 * OVERSAMPLING
        begin, phase = chance.uniform(3.6, 4.6), chance.uniform(0, 6)
        path = []
        for k in range(40):
            angle = begin + k / 39 * (math.tau + 0.45)
            reach = 0.9 + 0.05 * math.sin(2 * angle + phase) + 0.0012 * k
            path.append(
                (middle[0] + across * reach * math.cos(angle), middle[1] + down * reach * math.sin(angle))
            )
        strokes.append(path)
    for path in strokes:  # paper shines around the lead, so that it can be seen on any ground
        pygame.draw.lines(large, PAPER.with_alpha(220), False, path, width * OVERSAMPLING * 2)
    for path in strokes:
        for k, (x, y) in enumerate(path):
            pressure = width * OVERSAMPLING * (0.42 + 0.14 * math.sin(k * 0.5 + len(key)))
            pygame.draw.circle(large, shade, (x, y), pressure)
            if k:
                pygame.draw.line(large, shade, path[k - 1], (x, y), max(1, round(pressure * 2)))
    return pygame.transform.smoothscale(large, (wide, high))
