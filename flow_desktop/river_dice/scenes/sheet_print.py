"""What is printed on a sheet: the painted map, its spots in sepia, numbers, and the river's name."""

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _, current
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.colours import BONUS, MASK, SEPIA, SHEET
from flow_desktop.river_dice.scenes.colours import HABITATS as HABITAT_SHADES
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES, part_name
from flow_desktop.river_dice.scenes.painting.lettering import lettered
from flow_desktop.river_dice.scenes.painting.painted_map import painted_map
from flow_desktop.river_dice.scenes.painting.water_colour import keep_within, rimmed, smooth
from flow_desktop.river_dice.scenes.pictograms import draw_signs, gift_signs
from flow_desktop.river_dice.scenes.plans.plan import HEX_LINE, Legend, Shape, SheetPlan, SheetSpot
from flow_desktop.river_dice.scenes.sheet_places import SheetPlaces
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role, rendered
from flow_desktop.widgets.theme import PANEL_RADIUS, PAPER, Colour

_SMALL: Final = 0.36
"""A sheet of this scale is a picture of itself: finer lines, smaller numbers."""
_EDGE: Final = 1.3
_LINE: Final = 1.9
"""The width of ink around a label, and around a hex."""
_PICTURE: Final = 58
_BESIDE: Final = 9
_MARGIN: Final = 28
_NUMBERS: Final = 22
_MEANING: Final = 20
_LEAST_MEANING: Final = 16
_CLOSE: Final = 0.8
"""A legend: its picture, its words beside that and away from the rim, how high they are, how close."""
_CLIP: Final = (80, 35)
_HELD: Final = (0.22, 0.78)
_cache = SurfaceCache()
_signs = SurfaceCache()


def clips(size: tuple[int, int], scale: float) -> list[pygame.Rect]:
    """Where two wooden clips hold the sheet, so flat that they touch nothing printed on it."""
    places = [pygame.Rect(0, 0, round(_CLIP[0] * scale), round(_CLIP[1] * scale)) for _each in _HELD]
    for place, share in zip(places, _HELD, strict=True):
        place.midtop = (round(size[0] * share), 0)
    return places


def printed(
    look: Look, plan: SheetPlan, size: tuple[int, int], later: ByAndBy | None = None
) -> pygame.Surface | None:
    """The sheet of that size with all that is printed on it; kept. None while `later` lets it wait."""
    key = (plan.letter, size, look.theme.flat, current())
    if later is not None and key not in _cache and later.holds(key):
        return None
    return _cache.get(key, lambda: _Print(look, plan, size).sheet)


def cut_out(look: Look, plan: SheetPlan, sheet: pygame.Surface, spot: SheetSpot) -> pygame.Surface:
    """A round sign as it is printed on a sheet, to lie above what is written beside it."""

    def disc(layer: pygame.Surface, _times: int) -> None:
        pygame.draw.ellipse(layer, MASK, layer.get_rect())

    def cut() -> pygame.Surface:
        piece = sheet.subsurface(SheetPlaces((0, 0), sheet.get_size()).rect(spot)).copy()
        keep_within(piece, disc)
        return piece

    return _signs.get((plan.letter, sheet.get_size(), look.theme.flat, spot.key), cut)


class _Print:
    """One sheet being printed."""

    def __init__(self, look: Look, plan: SheetPlan, size: tuple[int, int]) -> None:
        self.look = look
        self.plan = plan
        self.places = SheetPlaces((0, 0), size)
        self.scale = self.places.scale
        self.small = self.scale < _SMALL
        self.least = 5 if self.small else 9
        self.line = SEPIA.mixed(SHEET, 0.4) if self.small else SEPIA
        self.sheet = pygame.Surface(size, pygame.SRCALPHA)
        self.sheet.fill(SHEET.with_alpha(0))
        self._ground(size)
        for spot in plan.spots:
            self._print_spot(spot)
        self._print_words()

    def _ground(self, size: tuple[int, int]) -> None:
        look = self.look
        if look.theme.flat:
            draw_box(
                self.sheet, self.sheet.get_rect(), look.px(PANEL_RADIUS), SHEET, SEPIA, max(1, look.px(2))
            )
            return
        self.sheet.blit(painted_map(look, self.plan, size), (0, 0))
        for place in clips(size, self.scale):
            self.sheet.blit(look.assets.image("clip_wood", place.size), place)

    def _print_words(self) -> None:
        name = lettered(_(SHEET_NAMES[self.plan.letter]), max(12, round(64 * self.scale)), SEPIA, SHEET)
        x, y = self.plan.name_at
        self.sheet.blit(name, name.get_rect(center=(round(x * self.scale), round(y * self.scale))))
        for legend in self.plan.legends:
            at = round(legend.x * self.scale), round(legend.y * self.scale)
            if legend.art:
                self._print_legend(legend, at)
            else:
                text = self._text(legend.text, Role.NUMBER, 25)
                self.sheet.blit(text, text.get_rect(center=at))

    def _text(self, words: str, role: Role, high: float) -> pygame.Surface:
        return rendered(words, role, self.look.view, SEPIA, max(self.least, round(high * self.scale)))

    def _print_legend(self, legend: Legend, at: tuple[int, int]) -> None:
        """A picture, beside it its numbers and what they are for, in two lines where that is long."""
        side = round(_PICTURE * self.scale)
        picture = self.look.assets.image(legend.art, (side, side))
        self.sheet.blit(picture, picture.get_rect(center=at))
        if self.small:
            return  # nobody could read it
        left = at[0] + side // 2 + round(_BESIDE * self.scale)
        room = self.sheet.get_width() - round(_MARGIN * self.scale) - left
        words = part_name(legend.part)
        for high in (_MEANING, _LEAST_MEANING):
            texts = [self._text(words, Role.SMALL, high)]
            if texts[0].get_width() > room:
                texts = [self._text(line, Role.SMALL, high) for line in _halves(words)]
            if max(text.get_width() for text in texts) <= room:
                break
        texts.insert(0, self._text(legend.text, Role.NUMBER, _NUMBERS))
        step = max(text.get_height() for text in texts) * _CLOSE
        middle = at[1] - step * (len(texts) - 1) / 2
        for line, text in enumerate(texts):
            self.sheet.blit(text, text.get_rect(midleft=(left, round(middle + line * step))))

    def _print_spot(self, spot: SheetSpot) -> None:
        rect = self.places.rect(spot)
        match spot.shape:
            case Shape.HEX:
                self._print_hex(spot, rect)
            case Shape.EMBLEM:
                self._stamp(f"emblem_{HABITATS[spot.habitats[0]]}", rect.size, rect.center)
            case Shape.SIGN:
                self._stamp(f"sign_{spot.key.partition('-')[0]}", rect.size, rect.center)
            case Shape.PLAQUE:
                self._print_label(spot, rect)
            case Shape.DIAMOND:
                self._shape(spot, _EDGE, BONUS)
                inner = rect.inflate(-rect.width * 0.3, -rect.height * 0.3)
                draw_signs(self.sheet, self.look, gift_signs(spot.gift), inner, SEPIA)
            case Shape.DISC:
                self._print_disc(spot, rect)

    def _stamp(self, name: str, size: tuple[int, int], middle: tuple[int, int]) -> None:
        picture = self.look.assets.image(name, size)
        self.sheet.blit(picture, picture.get_rect(center=middle))

    def _shape(self, spot: SheetSpot, width: float, ground: Colour | None = None) -> None:
        """A line of ink around a spot, on a piece of paper or on what is printed there."""
        line = max(1.0, width * self.scale)
        place = self.places.rect(spot).inflate(2 * line + 4, 2 * line + 4)
        self.sheet.blit(rimmed(place, self.places.outline(spot), [(self.line, line)], ground), place)

    def _print_label(self, spot: SheetSpot, rect: pygame.Rect) -> None:
        """A label with its corners cut off, as maps have them."""
        self._shape(spot, _EDGE, PAPER)
        inner = rect.inflate(-round(9 * self.scale), -round(rect.height * 0.2))
        if spot.habitats:
            side = inner.height
            self._stamp(
                f"emblem_{HABITATS[spot.habitats[0]]}", (side, side), (inner.x + side // 2, inner.centery)
            )
            inner = pygame.Rect(inner.x + side, inner.y, inner.width - side, side)
        draw_signs(self.sheet, self.look, gift_signs(spot.gift), inner, SEPIA)

    def _print_disc(self, spot: SheetSpot, rect: pygame.Rect) -> None:
        self._shape(spot, _EDGE, PAPER)
        inner = rect.inflate(-rect.width * 0.26, -rect.height * 0.26)
        if spot.landmark:
            self._stamp("sign_landmark", inner.size, rect.center)
        elif spot.points:
            self._number(spot.points, rect.center, max(self.least, round(inner.height * 0.98)))
        else:
            draw_signs(self.sheet, self.look, gift_signs(spot.gift), inner, SEPIA)

    def _number(self, number: int, middle: tuple[int, int], size: int) -> None:
        text = rendered(str(number), Role.NUMBER, self.look.view, SEPIA, size)
        self.sheet.blit(text, text.get_rect(center=middle))

    def _print_hex(self, spot: SheetSpot, rect: pygame.Rect) -> None:
        box = rect.size
        if self.look.theme.flat:
            ground = HABITAT_SHADES[spot.habitats[0]] if len(spot.habitats) == 1 else PAPER
            self._shape(spot, _EDGE, ground)
        name = (
            "hex_star" if spot.star else f"hex_{HABITATS[spot.habitats[0]]}" if spot.habitats else "hex_none"
        )
        picture = self.look.assets.image(name, box)
        at = picture.get_rect(center=rect.center)
        if len(spot.habitats) > 1:
            other = self.look.assets.image(f"hex_{HABITATS[spot.habitats[1]]}", box)
            half = at.width // 2
            self.sheet.blit(picture, at, (0, 0, half, at.height))
            self.sheet.blit(other, (at.x + half, at.y), (half, 0, at.width - half, at.height))
            self._seam(at)
        else:
            self.sheet.blit(picture, at)
        self._shape(spot, _LINE)
        if spot.gift:
            self._reserve(rect.center, round(rect.width * 0.37))
            inner = rect.inflate(-rect.width * 0.4, -rect.height * 0.46)
            draw_signs(self.sheet, self.look, gift_signs(spot.gift), inner, SEPIA)
        if spot.points:
            shift, beside = (round(rect.width * 0.19), round(rect.width * 0.16)) if spot.landmark else (0, 0)
            middle = rect.centerx + shift, rect.centery
            self._reserve(rect.center, round(rect.width * (0.22 if spot.landmark else 0.25)), beside)
            self._number(spot.points, middle, max(self.least, round(rect.height * 0.36)))
        if spot.landmark:
            side = round(rect.height * (0.36 if spot.points else 0.52))
            shift = round(rect.width * 0.15) if spot.points else 0
            self._stamp("sign_landmark", (side, side), (rect.centerx - shift, rect.centery))

    def _seam(self, rect: pygame.Rect) -> None:
        """Where two habitats meet in one hex."""
        wide, inset = max(1, round(1.4 * self.scale)), round(rect.height * (1 - HEX_LINE) / 2)
        self.sheet.fill(self.line, (rect.centerx - wide // 2, rect.y + inset, wide, rect.height - 2 * inset))

    def _reserve(self, middle: tuple[int, int], reach: int, beside: int = 0) -> None:
        """A spot of paper that was left white, with room for a sign; longer for a second one `beside` it."""

        def paint(layer: pygame.Surface, times: int) -> None:
            for far, alpha in ((reach + 1.5 * self.scale, 150), (reach, 245)):
                spot = pygame.FRect(0, 0, 2 * (far + beside) * times, 2 * far * times)
                spot.center = wide * times / 2, high * times / 2
                pygame.draw.rect(layer, PAPER.with_alpha(alpha), spot, border_radius=round(far * times))

        wide, high = 2 * (reach + beside) + 8, 2 * reach + 8
        spot = _cache.get(("reserve", reach, beside), lambda: smooth((wide, high), PAPER, paint))
        self.sheet.blit(spot, spot.get_rect(center=middle))


def _halves(words: str) -> tuple[str, ...]:
    """Words as two lines that are as short as can be."""
    parts = words.split()
    cuts = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(words,))
