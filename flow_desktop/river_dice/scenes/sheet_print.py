"""What is printed on a sheet: the painted map, its spots in sepia, numbers, and the river's name."""

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _, current
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.scenes.colours import BONUS, SEPIA, SHEET
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES
from flow_desktop.river_dice.scenes.pictograms import draw_signs, gift_signs, goods
from flow_desktop.river_dice.scenes.plans.plan import Shape, SheetPlan, SheetSpot
from flow_desktop.river_dice.scenes.sheet_places import SheetPlaces
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role, rendered
from flow_desktop.widgets.theme import PAPER

_cache = SurfaceCache()


def printed(look: Look, plan: SheetPlan, size: tuple[int, int]) -> pygame.Surface:
    """The sheet of that size with all that is printed on it; kept."""
    key = (plan.letter, size, look.theme.flat, current())
    return _cache.get(key, lambda: _Print(look, plan, size).sheet)


class _Print:
    """One sheet being printed."""

    def __init__(self, look: Look, plan: SheetPlan, size: tuple[int, int]) -> None:
        self.look = look
        self.plan = plan
        self.places = SheetPlaces((0, 0), size)
        self.scale = self.places.scale
        self.sheet = pygame.Surface(size, pygame.SRCALPHA)
        self.sheet.fill(SHEET.with_alpha(0))
        self._ground(size)
        for spot in plan.spots:
            self._print_spot(spot)
        self._print_words()

    def _ground(self, size: tuple[int, int]) -> None:
        look = self.look
        if look.theme.flat:
            draw_box(self.sheet, self.sheet.get_rect(), look.px(18), SHEET, SEPIA, max(1, look.px(2)))
            return
        picture = look.assets.image(f"map_{self.plan.letter.lower()}", size)
        self.sheet.blit(pygame.transform.smoothscale(picture, size), (0, 0))
        for share in (0.22, 0.78):
            clip = look.assets.image("clip_wood", (round(110 * self.scale), round(48 * self.scale)))
            self.sheet.blit(clip, clip.get_rect(midtop=(round(size[0] * share), 0)))

    def _print_words(self) -> None:
        name = rendered(
            _(SHEET_NAMES[self.plan.letter]),
            Role.TITLE,
            self.look.view,
            SEPIA,
            max(10, round(44 * self.scale)),
        )
        x, y = self.plan.name_at
        tilted = pygame.transform.rotozoom(name, 3, 1)
        tilted.set_alpha(190)
        self.sheet.blit(tilted, tilted.get_rect(center=(round(x * self.scale), round(y * self.scale))))
        for legend in self.plan.legends:
            at = round(legend.x * self.scale), round(legend.y * self.scale)
            text = rendered(legend.text, Role.NUMBER, self.look.view, SEPIA, max(9, round(24 * self.scale)))
            if legend.art:
                side = round(60 * self.scale)
                picture = self.look.assets.image(legend.art, (side, side))
                self.sheet.blit(picture, picture.get_rect(center=at))
                self.sheet.blit(
                    text, text.get_rect(midleft=(at[0] + side // 2 + round(8 * self.scale), at[1]))
                )
            else:
                self.sheet.blit(text, text.get_rect(center=at))

    def _print_spot(self, spot: SheetSpot) -> None:
        rect = self.places.rect(spot)
        edge = max(1, round(2 * self.scale))
        match spot.shape:
            case Shape.HEX:
                self._print_hex(spot, rect)
            case Shape.EMBLEM:
                picture = self.look.assets.image(f"emblem_{HABITATS[spot.habitats[0]]}", rect.size)
                self.sheet.blit(picture, picture.get_rect(center=rect.center))
            case Shape.SIGN:
                picture = self.look.assets.image(f"sign_{spot.key.partition('-')[0]}", rect.size)
                self.sheet.blit(picture, picture.get_rect(center=rect.center))
            case Shape.PLAQUE:
                draw_box(self.sheet, rect, round(10 * self.scale), PAPER, SEPIA, edge)
                inner = rect.inflate(-round(10 * self.scale), -round(rect.height * 0.24))
                if spot.habitats:
                    emblem = self.look.assets.image(
                        f"emblem_{HABITATS[spot.habitats[0]]}", (inner.height, inner.height)
                    )
                    self.sheet.blit(emblem, emblem.get_rect(midleft=inner.midleft))
                    inner = pygame.Rect(
                        inner.x + inner.height, inner.y, inner.width - inner.height, inner.height
                    )
                draw_signs(self.sheet, self.look, gift_signs(spot.gift), inner, SEPIA)
            case Shape.DIAMOND:
                points = self.places.outline(spot)
                pygame.draw.polygon(self.sheet, BONUS, points)
                pygame.draw.aalines(self.sheet, SEPIA, True, points)
                draw_signs(
                    self.sheet,
                    self.look,
                    gift_signs(spot.gift),
                    rect.inflate(-rect.width * 0.36, -rect.height * 0.36),
                    SEPIA,
                )
            case Shape.DISC:
                pygame.draw.circle(self.sheet, SEPIA, rect.center, rect.width // 2)
                pygame.draw.circle(self.sheet, PAPER, rect.center, rect.width // 2 - edge)
                inner = rect.inflate(-rect.width * 0.28, -rect.height * 0.28)
                if spot.landmark:
                    picture = self.look.assets.image("sign_landmark", inner.size)
                    self.sheet.blit(picture, picture.get_rect(center=rect.center))
                elif spot.points:
                    text = rendered(
                        str(spot.points), Role.NUMBER, self.look.view, SEPIA, max(9, inner.height)
                    )
                    self.sheet.blit(text, text.get_rect(center=rect.center))
                else:
                    draw_signs(self.sheet, self.look, gift_signs(spot.gift), inner, SEPIA)

    def _print_hex(self, spot: SheetSpot, rect: pygame.Rect) -> None:
        box = rect.width + 2, rect.height
        name = (
            "hex_star" if spot.star else f"hex_{HABITATS[spot.habitats[0]]}" if spot.habitats else "hex_none"
        )
        picture = self.look.assets.image(name, box)
        at = picture.get_rect(center=rect.center)
        self.sheet.blit(picture, at)
        if len(spot.habitats) > 1:
            other = self.look.assets.image(f"hex_{HABITATS[spot.habitats[1]]}", box)
            half = at.width // 2
            self.sheet.blit(other, (at.x + half, at.y), (half, 0, at.width - half, at.height))
            pygame.draw.line(self.sheet, SEPIA, (at.centerx, at.top + 2), (at.centerx, at.bottom - 2), 1)
        signs = gift_signs(spot.gift)
        inner = rect.inflate(-rect.width * 0.42, -rect.height * 0.5)
        if signs:
            pygame.draw.circle(self.sheet, PAPER, rect.center, round(rect.width * 0.36))
            pygame.draw.circle(self.sheet, SEPIA, rect.center, round(rect.width * 0.36), 1)
            draw_signs(self.sheet, self.look, signs, inner, SEPIA)
        if spot.landmark:
            side = round(rect.height * 0.5)
            mark = self.look.assets.image("sign_landmark", (side, side))
            shift = round(rect.width * 0.16) if spot.points else 0
            self.sheet.blit(mark, mark.get_rect(center=(rect.centerx - shift, rect.centery)))
        if spot.points and spot.shape is Shape.HEX:
            side = round(rect.height * 0.42)
            shift = round(rect.width * 0.2) if spot.landmark else 0
            place = pygame.Rect(0, 0, side, side)
            place.center = rect.centerx + shift, rect.centery
            draw_signs(self.sheet, self.look, goods(spot.points, "point"), place, SEPIA)
