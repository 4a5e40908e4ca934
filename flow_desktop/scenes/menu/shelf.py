"""The shelf: the games of this house as boxes side by side on a plank, Flow first."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Reset, ToGame
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Press, Size, Widget

SECOND: Final = "river-dice"
SECOND_NAME: Final = N_("River Dice")
_BOX: Final = 208
_GAP: Final = 36
_PLANK: Final = 34
_LIFT: Final = 8
_TILT: Final = 4
_NAME_ROOM: Final = 8


def second_box() -> Press:
    """Open the second game, in this window."""
    return lambda: Reset(ToGame(SECOND))


def second_button() -> Button:
    """The same where there is no room for a shelf."""
    return Button(_(SECOND_NAME), second_box(), icon=art("icon_dice"), align=Align.START, key="box-second")


class GameBoxButton(Pressable):
    """A box; the one that is pointed at tilts and is lifted a little."""

    role_word = N_("button")

    def __init__(self, game: str, name: str, on_press: Press, key: str) -> None:
        super().__init__(name, on_press, key=key)
        self.game = game

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = max(look.view.target, look.px(_BOX))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box, standing or lifted."""
        picture = look.assets.image(art("box", self.game.replace("-", "_")), self.rect.size)
        lifted = self.hovered or self.focused or self.pressed
        if lifted and not look.reduced_motion:
            tilted = look.assets.cache.get(
                ("tilted", self.game, self.rect.size), lambda: pygame.transform.rotozoom(picture, _TILT, 1.0)
            )
            surface.blit(tilted, tilted.get_rect(center=self.rect.center).move(0, -look.px(_LIFT)))
        else:
            surface.blit(picture, picture.get_rect(midbottom=self.rect.midbottom))


class BoxShelf(Widget):
    """Boxes on a plank, with their names on it."""

    see_through = True

    def __init__(self, boxes: Sequence[GameBoxButton]) -> None:
        super().__init__(key="shelf", label=_("Games"))
        self.children = tuple(boxes)

    def measure(self, look: Look, width: int) -> Size:
        """The boxes side by side, the plank and the names below."""
        side = self.children[0].measure(look, width)[0]
        names = look.block("X", Role.STRONG, side).height
        wide = len(self.children) * (side + look.px(_GAP)) + look.px(_GAP)
        return wide, side + look.px(_PLANK) + names + look.px(2 * _NAME_ROOM)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """On the plank."""
        self.rect = pygame.Rect(rect)
        side = self.children[0].measure(look, rect.width)[0]
        for index, child in enumerate(self.children):
            x = rect.x + look.px(_GAP) + index * (side + look.px(_GAP))
            child.place(look, pygame.Rect(x, rect.y, side, side))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The plank and the names."""
        side = self.children[0].rect.height
        plank = pygame.Rect(self.rect.x, self.rect.y + side - look.px(4), self.rect.width, look.px(_PLANK))
        wood = look.assets.image(art("shelf_plank"), (plank.width, plank.width))
        surface.blit(pygame.transform.smoothscale(wood, plank.size), plank.topleft)
        for child in self.children:
            lines = look.block(child.label, Role.STRONG, child.rect.width)
            pill = pygame.Rect(0, 0, lines.width + look.px(28), lines.height + look.px(4))
            pill.midtop = (child.rect.centerx, plank.bottom + look.px(_NAME_ROOM))
            draw_box(surface, pill, pill.height // 2, look.theme.caption)
            look.text(surface, child.label, Role.STRONG, look.theme.caption_text, pill, Align.CENTRE)
