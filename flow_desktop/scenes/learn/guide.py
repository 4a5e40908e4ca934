"""The showing part of a teacher: a ring, and the hand or key to use, at the right thing; focus led there."""

from __future__ import annotations

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import NAVIGATION, Action, AnyAction, Device
from flow_desktop.engine.geometry import STRIDE, Cell
from flow_desktop.engine.tiles import piece_of
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.space import Space
from flow_desktop.scenes.board.sprites import draw_piece
from flow_desktop.scenes.learn.showing import Target
from flow_desktop.scenes.learn.sketchpad import between, draw_hand, share
from flow_desktop.scenes.play.companion import Beside
from flow_desktop.values import dataclass
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.key_sign import key_sign
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_ring, draw_shadow
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import BUTTON_RADIUS, KEY_RADIUS, Colour
from flow_desktop.widgets.widget import Widget, walk

BREATH: Final = 1.6
GLOW: Final = 22
HAND: Final = 84
RING: Final = 5
"""How strong the ring is: no focus, which may be elsewhere, is taken for it."""
LOOP: Final = 2.2
"""Seconds of one movement of the hand."""
RESTING: Final = 0.7
CARRIED: Final = 150
"""Opacity of the tile that the hand carries."""
ARROWS: Final = {
    Action.NAV_UP: Glyph.UP,
    Action.NAV_DOWN: Glyph.DOWN,
    Action.NAV_LEFT: Glyph.LEFT,
    Action.NAV_RIGHT: Glyph.RIGHT,
}
_glows = SurfaceCache()
RESTLESS: Final = 40.0
"""So many seconds the hand goes on moving when nothing happens."""
NEXT: Final = Target("next")
"""The button that leads on when a part is done."""
SECONDS: Final = 1.8
STARS: Final = 16
LARGEST: Final = 64
FADING: Final = 0.55
"""From this share of the time on they fade."""
SIZES: Final = 4


@dataclass(frozen=True, slots=True)
class PointingHand:
    """One frame of pointing; `seconds` since the target is pointed at, None where nothing may move."""

    play: Beside
    target: Target
    widget: Widget
    seconds: float | None

    def draw(self, surface: pygame.Surface) -> None:
        """The ring, and what the device in use needs."""
        look, play = self.play.look, self.play
        seen = visible_part(play.root, self.widget)
        if seen.width <= 0 or seen.height <= 0:
            return
        field = play.board.places.field if self.target.cell is not None else None
        draw_glow(surface, look, seen, self.seconds, field)
        if play.shell.device in (Device.MOUSE, Device.SYSTEM):
            self._draw_hand(surface, look, seen)
        elif play.shell.device is not Device.SWITCH:  # the mark comes along: there is no key to name
            action = action_now(play, self.target, self.widget)
            named = bool(self.widget.shortcut())
            draw_control(surface, look, play, action, seen, self.seconds, named)

    def _draw_hand(self, surface: pygame.Surface, look: Look, seen: pygame.Rect) -> None:
        side = look.px(HAND)
        moment = RESTING if self.seconds is None else self.seconds % LOOP / LOOP
        carry = self.play.hand.carry
        brings = carry if self.target.carried and carry is not None and not carry.lifted else None
        start = self._start(seen, side, brings is not None)
        reach = share(moment, 0.08, 0.6)
        tip = between(start[0], seen.centerx, reach), between(start[1], seen.centery, reach)
        if brings is not None and reach > 0:
            piece = piece_of(brings.errand.kind, brings.edges, brings.errand.bird)
            px = self.play.board.cell_px
            draw_piece(surface, look, piece, 1, tip, px, alpha=CARRIED, variant=brings.errand.variant)
        draw_hand(surface, look, tip, side, 0.62 < moment < 0.82)

    def _start(self, seen: pygame.Rect, side: int, brings: bool) -> tuple[float, float]:
        """Where the hand comes from: the place of the tile that it brings, else the lower right.

        A tile that hangs at the pointer already is not shown a second time: the hand only shows where.
        """
        if brings:
            return self.play.find("held").rect.center
        return seen.centerx + side * 0.7, seen.centery + side * 0.7


def action_now(play: Beside, target: Target, widget: Widget) -> AnyAction:
    """What to press without a pointer: the way to the target, and there the key that uses it."""
    current = play.focus.current
    if target.turning:
        return FlowAction.ROTATE_RIGHT
    if current is widget:
        return Action.ACCEPT
    if target.cell is not None and isinstance(current, Space):
        return _towards(current.cell, target.cell)
    if target.action in (Action.ACCEPT, FlowAction.CARDS):
        return target.action if target.action is FlowAction.CARDS else Action.NEXT_AREA
    if play.shell.device is Device.PAD and target.key.startswith("pile"):
        return FlowAction.DRAW
    return target.action


def _towards(here: Cell, there: Cell) -> AnyAction:
    down, right = there // STRIDE - here // STRIDE, there % STRIDE - here % STRIDE
    way = (0, 1 if down > 0 else -1) if abs(down) >= abs(right) else (1 if right > 0 else -1, 0)
    return next(action for action, step in NAVIGATION.items() if step == way)


def draw_control(
    surface: pygame.Surface,
    look: Look,
    play: Beside,
    action: AnyAction,
    seen: pygame.Rect,
    age: float | None,
    named: bool = False,
) -> None:
    """The key or the button beside the target, pressed now and then; upon it unless it is `named` there."""
    down = look.px(5) if age is not None and age % LOOP / LOOP > 0.7 else 0
    room = surface.get_rect()
    name = play.shell.hint(action)
    side = look.view.text_px(52)
    wide = (
        max(side, font(Role.STRONG, look.view).size(name)[0] + look.px(28)) if action not in ARROWS else side
    )
    cap = place_beside((wide, side), seen, look.px(GLOW), room, in_the_way(play, seen))
    if named and cap.colliderect(seen):
        return
    cap.y += down
    sign = key_sign(play.shell, action)
    if sign is not None and sign.picture is not None:
        picture = look.assets.image(sign.picture, cap.size)
        surface.blit(picture, picture.get_rect(center=cap.center))
        return
    _draw_cap(surface, look, cap, "" if action in ARROWS else name)
    if action in ARROWS:
        draw_glyph(surface, ARROWS[action], cap.inflate(-cap.width // 2, -cap.height // 2), look.theme.text)


def place_beside(
    size: tuple[int, int], seen: pygame.Rect, away: int, room: pygame.Rect, others: list[pygame.Rect]
) -> pygame.Rect:
    """Beside the target where nothing else of use lies, or else upon it: it is named by its light."""
    right, left, below, above, upon = (pygame.Rect((0, 0), size) for _place in range(5))
    right.midleft, left.midright = (seen.right + away, seen.centery), (seen.left - away, seen.centery)
    below.midtop, above.midbottom = (seen.centerx, seen.bottom + away), (seen.centerx, seen.top - away)
    upon.center = seen.center
    free = (each for each in (right, left, below, above) if room.contains(each))
    return next((each for each in free if each.collidelist(others) < 0), upon.clamp(room))


def in_the_way(play: Beside, seen: pygame.Rect) -> list[pygame.Rect]:
    """What a sign beside the target must not cover: pieces, the frame's numbers, what can be pressed."""
    board, taken = play.board, play.board.show.board.occupied
    found = [
        widget.ring_rect()
        for widget in walk(play.root)
        if widget.focusable and (not isinstance(widget, Space) or taken >> widget.cell & 1)
    ]
    field, whole = board.places.field, board.rect
    sides = [
        pygame.Rect(whole.left, whole.top, field.left - whole.left, whole.height),
        pygame.Rect(field.right, whole.top, whole.right - field.right, whole.height),
    ]
    return [each for each in (*found, *sides) if each != seen]


def _draw_cap(surface: pygame.Surface, look: Look, cap: pygame.Rect, name: str) -> None:
    theme, radius, edge = look.theme, look.px(KEY_RADIUS), max(2, look.px(3))
    draw_shadow(surface, cap, radius, look.px(10), theme.shadow, theme.shadow_alpha)
    draw_box(surface, cap, radius, theme.edge)
    draw_box(surface, cap.move(0, -look.px(4)), radius, theme.field, theme.text, edge)
    if name:
        look.text(surface, name, Role.STRONG, theme.text, cap.move(0, -look.px(4)), Align.CENTRE)


def draw_glow(
    surface: pygame.Surface,
    look: Look,
    seen: pygame.Rect,
    seconds: float | None,
    within: pygame.Rect | None = None,
) -> None:
    """A soft light around the target that breathes, and a ring that stands out on any ground.

    The light stays `within`, so that it does not wash over the numbers of the frame.
    """
    breath = 0.5 if seconds is None else 0.5 - 0.5 * math.cos(seconds / BREATH * math.tau)
    spread = look.px(GLOW)
    theme = look.theme
    radius = look.px(BUTTON_RADIUS)
    glow = _glows.get(
        (seen.size, spread, radius, theme.name), lambda: _glow(seen.size, spread, radius, theme.ring_inner)
    )
    glow.set_alpha(round(110 + 145 * breath))
    around = glow.get_rect(center=seen.center)
    lit = around if within is None else around.clip(within)
    surface.blit(glow, lit, lit.move(-around.x, -around.y))
    width = max(4, look.px(RING))
    draw_ring(surface, seen.inflate(width, width), radius, width, theme.ring_outer, theme.ring_inner)


def _glow(size: tuple[int, int], spread: int, radius: int, shade: Colour) -> pygame.Surface:
    sheet = pygame.Surface((size[0] + 4 * spread, size[1] + 4 * spread), pygame.SRCALPHA)
    sheet.fill(shade.with_alpha(0))
    box = sheet.get_rect().inflate(-2 * spread, -2 * spread)
    pygame.draw.rect(sheet, shade.with_alpha(230), box, border_radius=radius + spread)
    soft = pygame.transform.box_blur(sheet, max(1, spread // 2), repeat_edge_pixels=False)
    inner = soft.get_rect().inflate(-4 * spread, -4 * spread)
    pygame.draw.rect(soft, shade.with_alpha(0), inner, border_radius=radius)
    return soft


class Guide:
    """Points at one target after the other in a play scene."""

    def __init__(self, play: Beside) -> None:
        self.play = play
        self.age = 0.0
        self._led: Target | None = None

    def clock(self) -> float | None:
        """How long this has been shown; None when nothing may move."""
        still = self.play.shell.settings.reduced_motion or self.age > RESTLESS
        return None if still else self.age

    def widget(self, target: Target | None) -> Widget | None:
        """The widget to point at: without a pointer, the one that should have the focus."""
        if target is None:
            return None
        key = target.key if self._by_pointer else target.focus or target.key
        return self.play.seek(key)

    @property
    def _by_pointer(self) -> bool:
        return self.play.shell.device in (Device.MOUSE, Device.SYSTEM)

    def draw(self, surface: pygame.Surface, target: Target | None, marked: Cell | None = None) -> None:
        """The ring and the hand, a ring around a space that is `marked`; at the end of a part, stars."""
        widget, clock = self.widget(target), self.clock()
        if marked is not None:
            board = self.play.board
            draw_glow(surface, self.play.look, board.cell_rect(marked), clock, board.places.field)
        if target is None or widget is None:
            return
        PointingHand(self.play, target, widget, clock).draw(surface)
        if target is NEXT and clock is not None:
            draw_stars(surface, self.play.look, self.play.board.rect, clock)

    def follow(self, target: Target | None, seconds: float, anew: bool) -> None:
        """Let time pass; lead the focus to a target that is new, or when everything is `anew`."""
        self.age += seconds
        if target == self._led and not anew:
            return
        self._led, self.age = target, 0.0
        widget = self.widget(target)
        if widget is None:
            return
        if self._by_pointer:
            self.play.focus_quietly(widget)
        else:
            self.play.lead_to(widget.key)


def draw_stars(surface: pygame.Surface, look: Look, board: pygame.Rect, seconds: float) -> None:
    """Stars that spread from the middle of the board and fade; nothing after their time."""
    part = seconds / SECONDS
    if not 0 <= part < 1:
        return
    out = share(part, -0.6, 0.9)
    alpha = round(255 * (1 - share(part, FADING, 1)))
    for number in range(STARS):
        angle = math.tau * (number + 0.3 * (number % 3)) / STARS
        reach = board.width * (0.2 + 0.12 * (number % 4)) * out
        side = look.px(LARGEST) * (SIZES - number % SIZES) // SIZES
        picture = look.assets.image(art("praise", "star"), (side, side))
        picture.set_alpha(alpha)
        middle = board.centerx + reach * math.cos(angle), board.centery + reach * math.sin(angle)
        surface.blit(picture, picture.get_rect(center=middle))
        picture.set_alpha(255)
