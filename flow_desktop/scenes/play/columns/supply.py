"""The draw piles and the face-up tiles as one block, side by side where the column is wide enough."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import AnyAction, Device
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Draw, DrawShown
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.naming import kind_name
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.counts import draw_badge, draw_empty, square_in
from flow_desktop.widgets.frames import Sized
from flow_desktop.widgets.key_sign import KeySign, draw_key_sign, key_sign
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_ring, veil
from flow_desktop.widgets.press import Grabbable
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import KEY_RADIUS
from flow_desktop.widgets.widget import Press, Size, Widget

MOST: Final = 7
LAYER: Final = 3
"""A pile of so many tiles is the highest that is drawn; each of them shows so much of its side."""
FADED: Final = 120
BADGE: Final = 0.6
"""Greatest height of the number on a pile, in piles."""


def standing(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """The square at the foot of a place that a tile lies on; above it there is room for the highest pile."""
    side = min(rect.width, rect.height - rise_of(look))
    square = pygame.Rect(0, 0, side, side)
    square.midbottom = rect.midbottom
    return square


def rise_of(look: Look) -> int:
    """By how much the highest pile is higher than a tile is wide."""
    return (MOST - 1) * look.px(LAYER)


class _Drawn(Grabbable):
    """Something that a tile is drawn from, with its key; a square, and above it the room for a high pile."""

    side: int
    rise: int
    sign: KeySign | None

    @property
    def below(self) -> int:
        """How many tiles lie below the one that is drawn."""
        return 0

    def ring_rect(self) -> pygame.Rect:
        """The ring goes around what lies there, not around the room for a higher pile."""
        if not self.rise:
            return self.rect
        side = min(self.rect.width, self.rect.height - self.rise)
        seen = pygame.Rect(0, 0, side, side + self.rise * self.below // (MOST - 1))
        seen.midbottom = self.rect.midbottom
        return seen

    def shortcut(self) -> str:
        """The key that is shown."""
        return self.sign.words if self.sign is not None else ""

    def measure(self, look: Look, width: int) -> Size:
        """Tiles that stand in a row with piles are as high as they are."""
        return self.side, self.side + self.rise


class PileButton(_Drawn):
    """A face-down pile: its back, how high it is, and how many tiles it holds."""

    def __init__(
        self,
        number: int,
        count: int,
        on_press: Press,
        on_drag: Callable[[], None],
        *,
        side: int,
        rise: int,
        enabled: bool,
        reason: str,
        sign: KeySign | None = None,
        chosen: bool = False,
    ) -> None:
        words = ngettext("Pile {number}, {count} tile", "Pile {number}, {count} tiles", count)
        label = words.format(number=number + 1, count=count)
        key = f"pile-{number}"
        super().__init__(label, on_press, on_drag, enabled=enabled, reason=reason, key=key)
        self.number, self.count, self.chosen = number, count, chosen
        self.side, self.rise, self.sign = side, rise, sign

    @property
    def below(self) -> int:
        """All but the uppermost, as far as they are drawn."""
        return max(0, min(MOST, self.count) - 1)

    def value(self) -> str:
        """Whether it was chosen for Fishing."""
        return _("chosen") if self.chosen else ""

    def ground(self, look: Look) -> pygame.Rect:
        """Where its lowest tile lies."""
        return standing(look, self.rect)

    def number_height(self, look: Look) -> int:
        """Greatest height of the number."""
        return round((min(self.rect.size) - 4 * look.px(LAYER)) * BADGE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The backs of all its tiles on one another, the count, and the key when keys are used."""
        ground = self.ground(look)
        if not self.count:
            draw_empty(surface, look, ground if self.rise else square_in(self.rect))
            return
        layer, side, below = look.px(LAYER), ground.width, self.below
        picture = look.assets.image(art("back_tile"), (side, side))
        if below:
            stack = look.assets.cache.get(
                ("pile", below, side, look.theme.name), lambda: _stack(look, side, below)
            )
            surface.blit(stack, stack.get_rect(bottomleft=ground.bottomleft))
        lifted = layer if self.hovered and self.enabled and not self.pressed else 0
        face = ground.move(0, -below * layer - lifted)
        surface.blit(picture, face)
        if not self.enabled:
            surface.blit(veil(face.size, look.theme.panel, FADED), face)
        if self.chosen:
            draw_ring(
                surface, face, look.px(KEY_RADIUS), look.px(5), look.theme.ring_outer, look.theme.primary
            )
        most = self.number_height(look)
        badge = draw_badge(surface, look, str(self.count), ground.bottomright, most)
        if self.sign is not None and badge.width + badge.height // 2 < side:
            draw_key_sign(surface, look, self.sign, face.topleft, (side // 2, side // 2))


def _stack(look: Look, side: int, tiles: int) -> pygame.Surface:
    """The edges of so many tiles below the uppermost, in two tones in turn."""
    layer, theme = look.px(LAYER), look.theme
    tones = (theme.edge.mixed(theme.caption, 0.45), theme.edge.mixed(theme.panel, 0.5))
    stack = pygame.Surface((side, side + (tiles - 1) * layer), pygame.SRCALPHA)
    for lower in range(tiles):
        place = pygame.Rect(0, stack.get_height() - side - lower * layer, side, side)
        draw_box(stack, place, look.px(KEY_RADIUS), tones[lower % 2])
    return stack


class ShownTile(_Drawn):
    """A tile that Fishing has turned face up."""

    def __init__(
        self,
        index: int,
        kind: Kind,
        on_press: Press,
        on_drag: Callable[[], None],
        *,
        side: int,
        rise: int,
        enabled: bool,
        reason: str,
        sign: KeySign | None = None,
        variant: int = 0,
    ) -> None:
        label = _("Face-up tile: {tile}").format(tile=kind_name(kind))
        key = f"shown-{index}"
        super().__init__(label, on_press, on_drag, enabled=enabled, reason=reason, key=key)
        self.kind, self.variant = kind, variant
        self.side, self.rise, self.sign = side, rise, sign

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tile, and the key when keys are used."""
        square = standing(look, self.rect) if self.rise else square_in(self.rect)
        edges = PRINTED_EDGES[self.kind % 4]
        picture = tile_picture(look, self.kind, edges, square.width, self.variant)
        surface.blit(picture, square)
        if not self.enabled:
            surface.blit(veil(square.size, look.theme.panel, FADED // 2), square)
        if self.sign is not None:
            most = (square.width // 2, square.height // 2)
            draw_key_sign(surface, look, self.sign, square.topleft, most)


class EmptyPlace(Widget):
    """Where a face-up tile would lie; keeps the room so that nothing jumps."""

    decorative = True

    def __init__(self, side: int, rise: int) -> None:
        super().__init__()
        self.side = side
        self.rise = rise

    def measure(self, look: Look, width: int) -> Size:
        """As large as a face-up tile."""
        return min(self.side, width), self.side + self.rise

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A dashed line."""
        draw_empty(surface, look, standing(look, self.rect) if self.rise else square_in(self.rect))


PLACES: Final = 4
GAP: Final = 8
BETWEEN: Final = 18
ROOMY: Final = 0.85
"""In closer forms of the column high piles take their room from their tiles."""
ONE_ROW: Final = 64
PILE: Final = 86
"""The least side of a tile where piles and face-up tiles stand side by side, and the side of a pile else."""


def supply_block(seen: Seen, width: int, scale: float) -> Widget:
    """Six piles, and four places for face-up tiles, on one grid from edge to edge."""
    look = seen.look
    target, gap, rise = look.view.target, look.px(GAP), rise_of(look) if scale >= ROOMY else 0
    side = (width - 3 * gap - look.px(BETWEEN)) // (3 + PLACES // 2)
    if side >= max(target, look.px(ONE_ROW)):
        side = min(side, look.px(PILE * scale))
        blocks = [Grid(_piles(seen, side, rise), 3, gap=GAP), Grid(_shown(seen, side, rise), 2, gap=GAP)]
        widths = (3 * side + 2 * gap, 2 * side + gap)
        sized = [Sized(b, most_width=w / look.view.unit) for b, w in zip(blocks, widths, strict=True)]
        return Row(sized, gap=BETWEEN, align=Align.CENTRE, justify=Align.CENTRE)
    pile = max(target, min(look.px(PILE * scale), (width - 2 * gap) // 3))
    shown = max(target, min((3 * pile - gap) // PLACES, (width - 3 * gap) // PLACES))
    return _stacked(look, width, _piles(seen, pile, rise), _shown(seen, shown, 0), pile, shown)


def large_supply(seen: Seen, width: int, least: int, most: int) -> Widget:
    """Piles and face-up tiles of one size side by side; one below the other if under `least`."""
    look = seen.look
    gap, across = look.px(GAP), 3 + PLACES // 2
    side = (width - (across - 1) * gap) // across
    if side >= least:
        side = max(look.view.target, min(most, side))
        piles, tiles = _piles(seen, side, 0), _shown(seen, side, 0)
        rows = [*piles[:3], *tiles[:2], *piles[3:], *tiles[2:]]
        return Sized(Grid(rows, across, gap=GAP), most_width=(across * (side + gap) - gap) / look.view.unit)
    pile = max(look.view.target, min(least, (width - 2 * gap) // 3))
    shown = max(look.view.target, min(pile, (width - 3 * gap) // PLACES))
    return _stacked(look, width, _piles(seen, pile, 0), _shown(seen, shown, 0), pile, shown)


def _stacked(
    look: Look, width: int, piles: list[Widget], tiles: list[Widget], pile: int, shown: int
) -> Widget:
    """The piles above the face-up tiles."""
    gap = look.px(GAP)
    above = Sized(Grid(piles, 3, gap=GAP), most_width=(3 * pile + 2 * gap) / look.view.unit)
    closer = max(0, min(gap, (width - PLACES * shown) // (PLACES - 1)))  # the tiles keep their size
    room = PLACES * (shown + closer) - closer
    below = Sized(Grid(tiles, PLACES, gap=closer / look.view.unit), most_width=room / look.view.unit)
    return Column([above, below], gap=12)


def _piles(seen: Seen, side: int, rise: int) -> list[Widget]:
    state, playing = seen.table.state, seen.hand.card_play
    fishing = playing is not None and playing.awaits is Awaits.PILES
    found: list[Widget] = []
    for number, tiles in enumerate(state.supply.piles):
        refused = None if tiles else Refusal(Code.PILE_EMPTY)
        if refused is None and not fishing:
            refused = refusal(state, Draw(number))
        draw = partial(seen.moves.pile, number)
        found.append(
            PileButton(
                number,
                len(tiles),
                draw,
                seen.moves.dragging(draw),
                side=side,
                rise=rise,
                enabled=refused is None,
                reason=refusal_sentence(refused) if refused else "",
                sign=_pile_sign(seen, number),
                chosen=fishing and playing is not None and playing.pile == number,
            )
        )
    return found


def _shown(seen: Seen, side: int, rise: int) -> list[Widget]:
    state = seen.table.state
    found: list[Widget] = []
    ways = seen.hand.drawings().shown
    for index, kind in enumerate(state.supply.shown):
        refused = refusal(state, DrawShown(index))
        draw = partial(seen.moves.shown, index)
        found.append(
            ShownTile(
                index,
                kind,
                draw,
                seen.moves.dragging(draw),
                side=side,
                rise=rise,
                enabled=refused is None,
                reason=refusal_sentence(refused) if refused else "",
                sign=_sign(seen, SHOWN_DRAWS, index),
                variant=ways[index],
            )
        )
    return found + [EmptyPlace(side, rise) for _place in range(PLACES - len(found))]


def _sign(seen: Seen, actions: tuple[AnyAction, ...], number: int) -> KeySign | None:
    """The key that draws it; a pad has none for each."""
    if seen.shell.device is Device.PAD or number >= len(actions):
        return None
    return key_sign(seen.shell, actions[number])


def _pile_sign(seen: Seen, number: int) -> KeySign | None:
    """The key of a pile; a pad's button leads to the fullest one."""
    if seen.shell.device is Device.PAD and number == seen.hand.fullest_pile():
        return key_sign(seen.shell, FlowAction.DRAW)
    return _sign(seen, DRAWS, number)
