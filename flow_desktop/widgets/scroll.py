"""A scroll area: follows the focus, turns with the wheel, with keys and pad, and by dragging its bar."""

import pygame

from flow_desktop.app.intents import (
    Act,
    Action,
    AnyAction,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from flow_desktop.app.language import _
from flow_desktop.widgets.frames import Padding, Single
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, faded
from flow_desktop.widgets.theme import CONTRAST, EDGE_WIDTH, HAIR, SNUG
from flow_desktop.widgets.widget import Size, Taken, Widget, path_to, walk

BAR = 16
LINE = 90
AROUND_FOCUS = 24
ROOM = 10
FADE = 28
PEEK, HALF = 30, 0.6
"""What shows less than this, and less than that share of itself, at the lower edge cannot be read."""
LITTLE = 48
"""A page that is too high by no more than this is drawn together if that leaves nothing out of sight."""


class Scroll(Single):
    """Shows a part of something higher than itself.

    Without anything to focus inside, the area itself takes the focus and the arrows turn it.
    """

    see_through = False
    clipping = True
    pointed = True

    def __init__(
        self,
        child: Widget,
        *,
        label: str = "",
        least: float = 160,
        key: str = "",
        grow: float = 1,
        area: str = "",
        overhang: float = 0,
    ) -> None:
        """`overhang`: so far content may stand out at the sides, as ticks and rings do."""
        super().__init__(child, key=key, grow=grow, area=area)
        self.overhang = overhang
        self.label = label or _("page")
        self.least = least
        self.offset = 0
        self.content = 0
        self.line = LINE
        self._hidden = 0
        self._look: Look | None = None

    @property
    def furthest(self) -> int:
        """How far it can be turned."""
        return max(0, self.content - self.rect.height)

    @property
    def window(self) -> pygame.Rect:
        """Where its content is seen, with what may stand out at the sides."""
        return self.rect.inflate(2 * self._look.px(self.overhang), 0) if self._look else self.rect

    def measure(self, look: Look, width: int) -> Size:
        """As wide as its content; high enough to be of use, and it grows."""
        wide, high = self.child.measure(look, self._inner(look, width))
        return wide + look.px(BAR + ROOM), min(high, look.px(self.least))

    def _inner(self, look: Look, width: int) -> int:
        return max(1, width - look.px(BAR + ROOM))

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the content out as high as it wants to be; the bar has room only where it is needed.

        Empty room at the lower edge is nothing to scroll to.
        """
        Widget.place(self, look, rect)
        self._look = look
        self.line = look.px(LINE)
        high = self.child.measure(look, rect.width)[1]
        if high <= rect.height:
            self.child.place(look, rect)
        elif high - rect.height > look.px(LITTLE) or not self._drawn_together(look, high):
            self._laid_behind_a_bar(look)
            return
        self.content, self.offset, self.focusable, self._hidden = rect.height, 0, False, 0

    def _laid_behind_a_bar(self, look: Look) -> None:
        rect, width = self.rect, self._inner(look, self.rect.width)
        self.content = max(self.child.measure(look, width)[1], rect.height)
        self.offset = min(max(0, self.offset), self.furthest)
        self.child.place(look, pygame.Rect(rect.x, rect.y - self.offset, width, self.content))
        self.focusable = self.furthest > 0 and not any(w.focusable for w in walk(self.child))
        self._hidden = self._peeking(look)

    def _peeking(self, look: Look) -> int:
        """How high the strip at the lower edge is in which things only peek out: they are left away.

        Only where that cuts nothing else, and where something stands above it.
        """
        edge = self.rect.bottom
        shown = [each.rect for each in walk(self.child) if each.focusable or not each.children]
        most = look.view.text_px(PEEK)
        cut = [each for each in shown if each.top < edge < each.bottom]
        tops = [each.top for each in cut if edge - each.top < min(most, HALF * each.height)]
        top = min(tops, default=edge) - look.px(EDGE_WIDTH)
        others = any(each.top < top < each.bottom for each in shown)
        return edge - top if tops and not others and any(each.bottom <= top for each in shown) else 0

    def _drawn_together(self, look: Look, high: int) -> bool:
        """Whether all of it is in sight as soon as papers end at the lower edge, or gaps close a little."""
        narrow = self._inner(look, self.rect.width)
        sizes = [(self.rect.width, high), (narrow, self.child.measure(look, narrow)[1])]
        for wide, wanted in sizes:
            for height in (wanted, self.rect.height):
                self.child.place(look, pygame.Rect(self.rect.topleft, (wide, height)))
                if lowest(self.child, look) <= self.rect.bottom:
                    self._cut_papers()
                    return True
        return False

    def _cut_papers(self) -> None:
        """Let everything that lies around others end at the lower edge."""
        for widget in walk(self.child):
            widget.rect.height = max(0, min(widget.rect.height, self.rect.bottom - widget.rect.top))

    def adopt(self, earlier: Widget) -> None:
        """Stay where the player had turned to."""
        super().adopt(earlier)
        if isinstance(earlier, Scroll):
            self.offset = earlier.offset

    def turn(self, offset: int) -> bool:
        """Turn to that offset; False when it is there already."""
        offset = min(max(0, offset), self.furthest)
        if offset == self.offset or self._look is None:
            return False
        self.offset = offset
        self.place(self._look, self.rect)
        return True

    def reveal(self, look: Look, widget: Widget) -> None:
        """Turn just as far as is needed to see a widget, with a margin."""
        margin = look.px(AROUND_FOCUS)
        place = widget.ring_rect()
        if place.height + 2 * margin > self.rect.height:
            above, below = place.top - self.rect.top, place.top - self.rect.top
        else:
            above = place.top - margin - self.rect.top
            below = place.bottom + margin - self.rect.bottom
        if above < 0:
            self.turn(self.offset + above)
        elif below > 0:
            self.turn(self.offset + below)

    def handle(self, intent: Intent) -> Taken | None:
        """Turn by wheel, keys, pad or bar; at an end the intent is left to others."""
        match intent:
            case Wheel(steps=steps):
                return Taken() if self.turn(self.offset - steps * self.line) else None
            case Act(action):
                return Taken() if self._turn_by(action) else None
            case PointerPressed(x, _, MouseButton.LEFT) if x >= self._bar().left and self.furthest:
                self.pressed = True
                self._drag(intent.y)
                return Taken()
            case PointerMoved(_, y) if self.pressed:
                self._drag(y)
                return Taken()
            case PointerReleased() if self.pressed:
                self.pressed = False
                return Taken()
        return None

    @property
    def use(self) -> Action:
        """What is only read is turned, and begins anew at its end."""
        return Action.PAGE_DOWN if self.offset < self.furthest else Action.FIRST

    def _turn_by(self, action: AnyAction) -> bool:
        page = max(self.line, self.rect.height - self.line)
        targets = {
            Action.PAGE_UP: self.offset - page,
            Action.PAGE_DOWN: self.offset + page,
            Action.FIRST: 0,
            Action.LAST: self.furthest,
        }
        if self.focused:
            targets |= {Action.NAV_UP: self.offset - self.line, Action.NAV_DOWN: self.offset + self.line}
        return action in targets and self.turn(targets[action])

    def _drag(self, y: int) -> None:
        bar, handle = self._bar(), self._handle_height()
        room = max(1, bar.height - handle)
        self.turn(round((y - bar.y - handle / 2) / room * self.furthest))

    def _bar(self) -> pygame.Rect:
        """At the right; it begins level with the content, where that has empty room above it."""
        width = self._look.px(BAR) if self._look else BAR
        above = self._look.px(self.child.down) if self._look and isinstance(self.child, Padding) else 0
        return pygame.Rect(self.rect.right - width, self.rect.y + above, width, self.rect.height - above)

    def _handle_height(self) -> int:
        return max(48, self._bar().height * self.rect.height // max(1, self.content))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The part of the content that can be seen, and the bar."""
        before = surface.get_clip()
        behind = [(strip, surface.subsurface(strip).copy()) for strip in self._cut_edges(surface, look)]
        over = look.px(self.overhang)
        whole = self.rect.inflate(2 * over, 0)
        if not self.offset:
            whole = pygame.Rect(whole.x, whole.y - over, whole.width, whole.height + over)
        whole.height -= self._hidden
        surface.set_clip(whole.clip(before))
        self.child.draw(surface, look)
        surface.set_clip(before)
        for strip, ground in behind:
            surface.blit(faded(ground, up=strip.top == self.rect.top), strip)
        if self.furthest:
            self._draw_bar(surface, look)

    def _cut_edges(self, surface: pygame.Surface, look: Look) -> list[pygame.Rect]:
        """Where more lies above or below: strips in which the content fades into what is behind it."""
        high = min(look.px(FADE), self.rect.height // 4)
        if look.theme.name == CONTRAST.name or high < 1:
            return []
        wide = self.rect.width - look.px(BAR)
        strips = []
        if self.offset > 0:
            strips.append(pygame.Rect(self.rect.x, self.rect.top, wide, high))
        if self.offset < self.furthest:
            strips.append(pygame.Rect(self.rect.x, self.rect.bottom - high, wide, high))
        return [strip for strip in strips if surface.get_rect().contains(strip)]

    def _draw_bar(self, surface: pygame.Surface, look: Look) -> None:
        bar = self._bar()
        handle = self._handle_height()
        top = bar.y + round((bar.height - handle) * self.offset / self.furthest)
        theme = look.theme
        draw_box(surface, bar.inflate(-look.px(SNUG), 0), look.px(HAIR), theme.edge)
        place = pygame.Rect(bar.x, top, bar.width, handle)
        ground = theme.primary if self.pressed else theme.plain
        draw_box(surface, place, bar.width // 2, ground, theme.edge, max(1, look.px(EDGE_WIDTH)))


def lowest(widget: Widget, look: Look) -> int:
    """How far down there is something to see: what only arranges others, or lies around them, is not."""
    shown = (each for each in walk(widget) if not each.children and not each.see_through)
    ends = (max(each.rect.bottom, each.rect.top + each.measure(look, each.rect.width)[1]) for each in shown)
    return max(ends, default=widget.rect.top)


def visible_part(root: Widget, widget: Widget) -> pygame.Rect:
    """The part of a widget that no scroll area around it cuts off."""
    seen = pygame.Rect(widget.ring_rect())
    for around in path_to(root, widget)[:-1]:
        if around.clipping:
            seen = seen.clip(around.window if isinstance(around, Scroll) else around.rect)
    return seen


def bring_into_sight(root: Widget, look: Look, target: Widget) -> None:
    """Turn every page around the widget to where it is."""
    for widget in path_to(root, target)[:-1]:
        if isinstance(widget, Scroll):
            widget.reveal(look, target)


def keep_in_place(root: Widget, look: Look, target: Widget, top: int) -> None:
    """Turn pages so that the widget stays at that height, or at least in sight."""
    for widget in path_to(root, target)[:-1]:
        if isinstance(widget, Scroll):
            widget.turn(widget.offset + target.ring_rect().top - top)
    if visible_part(root, target) != target.ring_rect():
        bring_into_sight(root, look, target)
