"""Signs on what can be done by a key or a pad's button: shown while keys or a pad are in use."""

from dataclasses import replace
from typing import Final, TypeVar

import pygame

from flow_desktop.app.catalogue import ArtName, catalogue
from flow_desktop.app.intents import AnyAction, Device
from flow_desktop.app.shell import Shell
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import KEY_RADIUS
from flow_desktop.widgets.widget import Widget

ROOM: Final = 10
SIGN: Final = 60
Keyed = TypeVar("Keyed", bound="_Keyed")
WIDEST: Final = 1.4
HIGHEST: Final = 0.46
"""How much of a button its sign may take, in widths and heights of the button."""
PICTURE: Final = 1.2
"""The size of a pad's button, in lines of small text."""


@dataclass(frozen=True, slots=True)
class KeySign:
    """The name of a key, or the picture of a pad's button."""

    words: str
    picture: ArtName | None = None


def sign_units(shell: Shell) -> float:
    """The size of an icon that stands in a row of signs: it follows the text size only half the way."""
    large = shell.view.text_percent / 100
    return SIGN * (1 + large) / (2 * large)


def key_sign(shell: Shell, action: AnyAction) -> KeySign | None:
    """The sign of an action for the keys or the pad in use; nothing for who uses the mouse."""
    words = shell.hint(action)
    if not words or shell.device not in (Device.KEYBOARD, Device.PAD):
        return None
    name = f"icon_pad_{words.lower()}"
    drawn = shell.device is Device.PAD and name in catalogue().art
    return KeySign(words, ArtName(name) if drawn else None)


def draw_key_sign(
    surface: pygame.Surface,
    look: Look,
    sign: KeySign,
    corner: tuple[int, int],
    most: tuple[int, int] | None = None,
) -> pygame.Rect:
    """Draw the sign with its upper left corner there; it is no larger than `most`."""
    look = _within(look, sign, most) if most is not None else look
    theme = look.theme
    wide, high = font(Role.SMALL, look.view).size(sign.words)
    if sign.picture is not None:
        side = round(high * PICTURE)
        place = pygame.Rect(corner, (side, side))
        picture = look.assets.image(sign.picture, place.size)
        surface.blit(picture, picture.get_rect(center=place.center))
        return place
    cap = pygame.Rect(corner, (max(high, wide + look.px(ROOM)), high))
    draw_box(surface, cap, look.px(KEY_RADIUS), theme.field, theme.text, max(1, look.px(2)))
    look.text(surface, sign.words, Role.SMALL, theme.text, cap, Align.CENTRE)
    return cap


def _within(look: Look, sign: KeySign, most: tuple[int, int]) -> Look:
    """A look whose small letters let the sign be no larger than that."""
    view = look.view
    wide, high = font(Role.SMALL, view).size(sign.words)
    share = min(1.0, most[0] / max(high, wide + look.px(ROOM)), most[1] / high)
    return (
        look if share >= 1 else replace(look, view=replace(view, text_percent=int(view.text_percent * share)))
    )


class _Keyed(Pressable):
    """Something to press that shows its key in the corner."""

    sign: KeySign | None = None

    def shortcut(self) -> str:
        """The key that is shown."""
        return self.sign.words if self.sign is not None and self.enabled else ""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The button, then the key."""
        super().paint(surface, look)
        _draw_in_corner(surface, look, self, self.sign)


class KeyedButton(_Keyed, Button):
    """A button with words that shows its key in the corner."""


class KeyedIcon(_Keyed, IconButton):
    """A button with a picture that shows its key in the corner."""


def signed(button: Keyed, sign: KeySign | None) -> Keyed:
    """The button with the sign of its key."""
    button.sign = sign
    return button


def _draw_in_corner(surface: pygame.Surface, look: Look, widget: Widget, sign: KeySign | None) -> None:
    """Half over the button's corner, so that its own sign stays in sight."""
    if sign is not None and widget.enabled:
        high = font(Role.SMALL, look.view).get_linesize()
        most = round(widget.rect.width * WIDEST), round(widget.rect.height * HIGHEST)
        out = min(high, most[1]) // 3
        small = _within(look, sign, most)
        wide = font(Role.SMALL, small.view).size(sign.words)[0] + look.px(ROOM)
        left = widget.rect.x - max(out * 3 // 4, (wide - widget.rect.width) // 2 + out)
        draw_key_sign(surface, small, sign, (left, widget.rect.y - out))
