"""The shelf: the games of this house as boxes on a plank, Flow first, one horizon through both."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Reset, ToGame
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, rendered
from flow_desktop.widgets.theme import CARD_RADIUS, INK, KEY_RADIUS, PAPER, SUN
from flow_desktop.widgets.widget import Press, Size, Widget

SECOND: Final = "river-dice"
SECOND_NAME: Final = N_("River Dice")
_BOX: Final = 208
_GAP: Final = 36
_PLANK: Final = 34
_LIFT: Final = 14
_TILT: Final = 4
_LETTERS: Final = 0.19
_NAME_WIDE: Final = 0.72
_LOGO: Final = 0.225
_UNDER: Final = 15.4 / 200
_STREAM_TOP: Final = 131 / 200
_STREAM_HIGH: Final = 24 / 200
"""Where the water between the boxes lies and how far it reaches under them, in sides of a box."""
_BASE: Final = INK.mixed(PAPER, 0.1)


def second_box() -> Press:
    """Open the second game, in this window."""
    return lambda: Reset(ToGame(SECOND))


def second_button() -> Button:
    """The same where there is no room for a shelf."""
    return Button(_(SECOND_NAME), second_box(), icon=art("icon_dice"), align=Align.START, key="box-second")


class GameBoxButton(Pressable):
    """A box; the one that is pointed at tilts and lifts its lid."""

    role_word = N_("button")

    def __init__(self, game: str, name: str, on_press: Press, key: str) -> None:
        super().__init__(name, on_press, key=key)
        self.game = game
        self.letters = 0

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = max(look.view.target, look.px(_BOX))
        return side, side

    @property
    def chosen(self) -> bool:
        """Whether it is pointed at."""
        return self.hovered or self.focused or self.pressed

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box below, its lid on it; a chosen one is lit, tilts and opens."""
        moved = self.chosen and not look.reduced_motion
        if self.chosen:
            light = look.assets.cache.get(("light", self.rect.size), lambda: _light(self.rect.width))
            surface.blit(light, light.get_rect(center=self.rect.center))
        self._draw_base(surface, look, moved)
        lid = look.assets.cache.get(self._key("lid"), lambda: self._lid(look))
        if moved:
            tilted = look.assets.cache.get(
                self._key("tilted"), lambda: pygame.transform.rotozoom(lid, _TILT, 1.0)
            )
            surface.blit(tilted, tilted.get_rect(center=self.rect.center).move(0, -look.px(_LIFT)))
        else:
            surface.blit(lid, lid.get_rect(midbottom=self.rect.midbottom))
        if look.theme.flat:
            pygame.draw.rect(
                surface, look.theme.edge, self.rect, max(2, look.px(3)), border_radius=look.px(CARD_RADIUS)
            )

    def _key(self, what: str) -> tuple[str, str, str, int, tuple[int, int]]:
        return what, self.game, self.label, self.letters, self.rect.size

    def _draw_base(self, surface: pygame.Surface, look: Look, opened: bool) -> None:
        unit = self.rect.width / 200
        base = pygame.Rect(0, 0, round(176 * unit), round(70 * unit))
        base.midbottom = self.rect.centerx, self.rect.bottom - round(4 * unit)
        draw_box(surface, base, look.px(KEY_RADIUS), _BASE, INK, max(2, round(4 * unit)))
        if opened:
            inside = pygame.Rect(0, 0, round(164 * unit), round(14 * unit))
            inside.midbottom = self.rect.centerx, self.rect.bottom - round(20 * unit)
            draw_box(surface, inside, look.px(KEY_RADIUS), SUN)

    def _lid(self, look: Look) -> pygame.Surface:
        """The cover with the game's name on it, in letters as high as the other's."""
        picture = look.assets.image(art("box", self.game.replace("-", "_")), self.rect.size).copy()
        name = rendered(self.label, Role.TITLE, look.view, INK, self.letters)
        lit = rendered(self.label, Role.TITLE, look.view, PAPER, self.letters)
        middle = round(picture.get_width() / 2), round(picture.get_height() * _LOGO)
        reach = max(1, self.letters // 11)
        steps = max(12, 6 * reach)  # close enough that the rim is smooth in a large window too
        for k in range(steps):
            away = reach * math.cos(math.tau * k / steps), reach * math.sin(math.tau * k / steps)
            picture.blit(name, name.get_rect(center=(round(middle[0] + away[0]), round(middle[1] + away[1]))))
        picture.blit(lit, lit.get_rect(center=middle))
        return picture


def _light(side: int) -> pygame.Surface:
    """A soft light around a box."""
    small = pygame.Surface((48, 48), pygame.SRCALPHA)
    small.fill(SUN.with_alpha(0))
    for k in range(12):
        pygame.draw.circle(small, SUN.with_alpha(14 + 12 * k), (24, 24), 24 - 1.3 * k)
    return pygame.transform.smoothscale(small, (round(side * 1.44), round(side * 1.44)))


class BoxShelf(Widget):
    """Boxes on a plank; a river runs from the last into the first."""

    see_through = True

    def __init__(self, boxes: Sequence[GameBoxButton]) -> None:
        super().__init__(key="shelf", label=_("Games"))
        self.children = tuple(boxes)

    def measure(self, look: Look, width: int) -> Size:
        """The boxes side by side, and the plank below."""
        side = self.children[0].measure(look, width)[0]
        wide = len(self.children) * (side + look.px(_GAP)) + look.px(_GAP)
        return wide, side + look.px(_PLANK)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """On the plank; the names in one size."""
        self.rect = pygame.Rect(rect)
        side = self.children[0].measure(look, rect.width)[0]
        letters = round(side * _LETTERS)
        for index, child in enumerate(self.children):
            x = rect.x + look.px(_GAP) + index * (side + look.px(_GAP))
            child.place(look, pygame.Rect(x, rect.y, side, side))
            wide = rendered(child.label, Role.TITLE, look.view, INK, 100).get_width()
            letters = min(letters, round(100 * side * _NAME_WIDE / wide))
        for child in self.children:
            assert isinstance(child, GameBoxButton)
            child.letters = max(8, letters)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The plank, and the water between the boxes."""
        side = self.children[0].rect.height
        plank = pygame.Rect(self.rect.x, self.rect.y + side - look.px(4), self.rect.width, look.px(_PLANK))
        wood = look.assets.image(art("shelf_plank"), (plank.width, plank.width))
        surface.blit(pygame.transform.smoothscale(wood, plank.size), plank.topleft)
        for left, right in pairwise(self.children):
            gap = pygame.Rect(left.rect.right, 0, right.rect.left - left.rect.right, 0)
            gap.inflate_ip(round(side * _UNDER), 0)
            gap.height, gap.y = round(side * _STREAM_HIGH), self.rect.y + round(side * _STREAM_TOP)
            water = look.assets.image(art("shelf_stream"), (gap.width, gap.width))
            surface.blit(pygame.transform.smoothscale(water, gap.size), gap.topleft)
