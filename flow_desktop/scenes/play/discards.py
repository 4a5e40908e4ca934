"""The discarded tiles by kind: to look at, and to choose from for Return. The clock goes on meanwhile."""

from collections import Counter
from typing import Final, Protocol

import pygame

from flow_desktop.app.intents import Act, Action, Intent
from flow_desktop.app.language import _, ngettext, with_capital
from flow_desktop.app.scene import Change, Pop
from flow_desktop.engine.state import Phase
from flow_desktop.engine.tiles import MAP_KINDS, PRINTED_EDGES, Kind
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.naming import kind_name
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.table import Pause
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.button import draw_button as draw_body
from flow_desktop.widgets.counts import draw_badge
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Grid, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, veil
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE_WIDTH
from flow_desktop.widgets.widget import Press, Size, Taken, Weight, Widget

WIDEST: Final = 900
TILE: Final = 104
PAD: Final = 14
LEAST: Final = 170


class KindButton(Pressable):
    """A kind of tile with how many of it were discarded."""

    def __init__(
        self, kind: Kind, count: int, on_press: Press, *, enabled: bool, reason: str, seen: bool = False
    ) -> None:
        label = _("{tile}: {count}").format(tile=kind_name(kind), count=count)
        super().__init__(label, on_press, enabled=enabled, reason=reason, key=kind_key(kind))
        self.kind = kind
        self.count = count
        self.seen = seen and count > 0
        """Whether it is one to look at: nothing can be done with it, but it is not faint."""
        self.name = with_capital(kind_name(kind))

    def measure(self, look: Look, width: int) -> Size:
        """The tile with its name below."""
        pad = look.px(PAD)
        words = look.block(self.name, Role.SMALL, max(1, width - 2 * pad))
        return width, look.px(TILE) + words.height + 3 * pad

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A button with the tile on it; faint when there is none."""
        face, shade = draw_body(surface, look, self.rect, Weight.PLAIN, self)
        if self.seen:
            draw_box(
                surface, face, look.px(BUTTON_RADIUS), look.theme.panel, look.theme.edge, look.px(EDGE_WIDTH)
            )
        pad, side = look.px(PAD), look.px(TILE)
        place = pygame.Rect(0, 0, side, side)
        place.midtop = (face.centerx, face.top + pad)
        surface.blit(tile_picture(look, self.kind, PRINTED_EDGES[self.kind % 4], side), place)
        if not self.count:
            surface.blit(veil(place.size, look.theme.disabled, 190), place)
        draw_badge(surface, look, str(self.count), (place.right + pad, place.bottom + pad // 2))
        words = pygame.Rect(face.x + pad, place.bottom + pad // 2, face.width - 2 * pad, 0)
        words.height = face.bottom - words.top
        ink = look.theme.text if self.seen else shade
        look.text(surface, self.name, Role.SMALL, ink, words, Align.CENTRE)


def kind_key(kind: Kind) -> str:
    """The key of a kind's button."""
    return f"kind-{kind.name.lower()}"


class GameBelow(Protocol):
    """The game that goes on below while the discard is looked through."""

    @property
    def table(self) -> Table:
        """The game whose discard is looked at."""

    @property
    def motions(self) -> Motions:
        """What still moves."""

    @property
    def wake_after(self) -> float | None:
        """When it wants to be looked at again."""

    def pass_time(self) -> Change | None:
        """Let the clock and what moves go on."""

    def pause(self, why: Pause = Pause.PLAYER) -> Change:
        """Everything stands still."""

    def go_on(self) -> None:
        """The clock goes on after a pause."""


class DiscardScene(Screen):
    """The discard over the play scene; with `choosing`, a press leaves with the kind that was chosen.

    What a hint has `pointed` at has the focus, among those that can be chosen.
    """

    overlay = True
    first_focus = "close"

    def __init__(
        self,
        below: GameBelow,
        choosing: tuple[Kind, ...] | None = None,
        pointed: frozenset[str] = frozenset(),
    ) -> None:
        self.below = below
        self.choosing = choosing
        keys = [kind_key(kind) for kind in choosing or ()]
        if keys:
            self.first_focus = next((key for key in keys if key in pointed), keys[0])

    def build(self) -> Widget:
        """The eight kinds on paper."""
        supply = self.below.table.state.supply
        counts = Counter(supply.discard)
        kinds: list[Widget] = [self._kind(kind, counts[kind]) for kind in MAP_KINDS]
        total = len(supply.discard)
        words = ngettext("{count} tile lies here.", "{count} tiles lie here.", total).format(count=total)
        if self.choosing is not None:
            words = _("Choose the tile that comes back.")
        close = Button(
            _("Take the card back") if self.choosing is not None else _("Back to the game"),
            lambda: Pop(),
            weight=Weight.PLAIN if self.choosing else Weight.PRIMARY,
            key="close",
        )
        grid = Grid(kinds, 4, least=LEAST, area="kinds")
        body: Widget = Column([heading(_("Discarded tiles")), Label(words), grid])
        look, view = self.look, self.shell.view
        buttons = Wrap([close], justify=Align.END)
        whole = Sized(Panel(Column([body, buttons], gap=28)), most_width=WIDEST, text=True)
        if whole.measure(look, view.width - 2 * view.px(24))[1] > view.height - 2 * view.px(24):
            body = Scroll(body, label=_("Discarded tiles"), key="page")
            return Padding(Panel(Column([body, buttons], gap=28)), 24)
        return Padding(Placed(whole), 24)

    def _kind(self, kind: Kind, count: int) -> KindButton:
        enabled, reason = False, _("Only to look at: the card Return brings a tile back.")
        if self.choosing is not None:
            enabled = kind in self.choosing
            reason = _("It fits nowhere now.") if count else _("None of these was discarded.")
        seen = self.choosing is None
        return KindButton(kind, count, lambda: Pop(kind), enabled=enabled, reason=reason, seen=seen)

    @property
    def wake_after(self) -> float | None:
        """The clock goes on below."""
        return self.below.wake_after

    @property
    def moving(self) -> bool:
        """The play scene is seen below."""
        return self.below.motions.active

    def update(self, seconds: float) -> Change | None:
        """The clock goes on; when the round ends here, so does looking."""
        change = self.below.pass_time()
        over = self.below.table.state.turn.phase not in (Phase.TURN, Phase.HOLDING)
        return change or (Pop() if over else None)

    def act(self, act: Act) -> Taken | None:
        """Pause, or the key that opened it closes it."""
        if act.action is Action.PAUSE:
            return Taken(self.below.pause())
        return Taken(Pop()) if act.action is FlowAction.DISCARDS else None

    def happened(self, intent: Intent) -> Change | None:
        """Losing the window, or the pad that is in use, pauses."""
        return self.below.pause(Pause.FOCUS) if self.shell.loses_hold(intent) else None

    def uncovered(self, result: object) -> Change | None:
        """After a pause the game goes on."""
        self.below.go_on()
        return super().uncovered(result)
