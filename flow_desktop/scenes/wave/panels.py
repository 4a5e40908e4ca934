"""What stands beside the board during a wave: the throw, the choice of a die, and the list of losses."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.engine.commands import Die
from flow_desktop.engine.events import TileWashedAway
from flow_desktop.engine.tiles import piece_of
from flow_desktop.scenes.board.sprites import piece_picture
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.telling.wave import the_tile
from flow_desktop.scenes.wave.dice_view import SHOWN, DiceInHand, Point, draw_die, resting_pose
from flow_desktop.values import dataclass
from flow_desktop.widgets.frames import Single, Spacer
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Column, aligned
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE_WIDTH
from flow_desktop.widgets.widget import Press, Size, Widget, walk

LEAST_WIDTH: Final = 270
MARGIN: Final = 20
PAPER_EDGE: Final = 26
BADGE, LEAST_BADGE = 36, 20


@dataclass(frozen=True, slots=True)
class Region:
    """The room for a page, and what it covers whole there: the first place that is high enough for it."""

    whole: pygame.Rect
    places: tuple[pygame.Rect, ...] = ()

    def around(self, high: int) -> pygame.Rect:
        """Where a page of some height stands: nothing of the panels below it is cut in two."""
        if not self.places:
            return aligned(self.whole, (self.whole.width, high), Align.STRETCH, Align.CENTRE)
        place = next((each for each in self.places if each.height >= high), self.places[-1])
        page = pygame.Rect(place.topleft, (place.width, max(place.height, high)))
        return page.clamp(self.whole)


def side_region(
    look: Look, window: pygame.Rect, board: pygame.Rect, places: tuple[pygame.Rect, ...] = ()
) -> Region:
    """The room beside the board, wide enough for words at the chosen text size; there its panels, if any."""
    whole = _beside(look, window, board)
    least = min(whole.width, look.view.text_px(LEAST_WIDTH)) - 2 * look.px(MARGIN)
    fitting = [each for each in places if each.left >= board.right and each.width >= least]
    if not fitting:
        return Region(whole)
    return Region(pygame.Rect(fitting[0].left, whole.top, fitting[0].width, whole.height), tuple(fitting))


def _beside(look: Look, window: pygame.Rect, board: pygame.Rect) -> pygame.Rect:
    margin = look.px(MARGIN)
    inner = window.inflate(-2 * margin, -2 * margin)
    right, left = inner.right - board.right - margin, board.left - inner.left - margin
    least = min(look.view.text_px(LEAST_WIDTH), inner.width)
    if left > right * 1.3:
        return pygame.Rect(inner.left, inner.top, max(left, least), inner.height)
    width = max(right, least)
    return pygame.Rect(inner.right - width, inner.top, width, inner.height)


class InRegion(Single):
    """One widget in a part of the window: as high as it needs to be, or as all of that part."""

    def __init__(self, child: Widget, region: Region, whole: bool = False) -> None:
        super().__init__(child)
        self.region = region
        self.whole = whole

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child within the region."""
        Widget.place(self, look, rect)
        high = self.child.measure(look, self.region.whole.width)[1]
        self.child.place(look, self.region.whole if self.whole else self.region.around(high))


def sheet(look: Look, words: Sequence[Widget], foot: Sequence[Widget], region: Region) -> Widget:
    """Paper with words and, below them and always in sight, buttons; words too many for the room scroll."""
    spare = () if any(word.grow for word in words) else (Spacer(grow=1),)
    for parts in ((*words, *spare, *foot), (*words, *foot)):
        whole = Panel(Column(parts), padding=PAPER_EDGE)
        if whole.measure(look, region.whole.width)[1] <= region.whole.height:
            return InRegion(whole, region)
    scroll = Scroll(Column(words), label=_("What happened"), key="words")
    return InRegion(Panel(Column([scroll, *foot]), padding=PAPER_EDGE), region, whole=True)


class DieChoice(Pressable):
    """One of two big choices: which die is thrown in calm waters."""

    role_word = N_("choice")

    def __init__(self, die: Die, words: Mapping[Die, str], chosen: bool, on_press: Press, width: int) -> None:
        """`words` are those of both dice: they have letters of one size."""
        super().__init__(words[die], on_press, key=f"choose-{die}")
        self.die = die
        self._words = tuple(words.values())
        self.chosen = chosen
        self.width = width

    def value(self) -> str:
        """Whether it is the chosen one."""
        return _("chosen") if self.chosen else ""

    def measure(self, look: Look, width: int) -> Size:
        """The die above its words."""
        inner = max(1, width - 2 * look.px(14))
        lines = look.block(self.label, self._letters(look, inner), inner)
        high = round(self.width * 1.5) + lines.height + 2 * look.px(12)
        return width, max(look.view.target, high)

    def _letters(self, look: Look, width: int) -> Role:
        """Smaller ones where that keeps the words of both on one line."""
        for role in (Role.STRONG, Role.SMALL):
            if all(len(look.block(each, role, width).lines) == 1 for each in self._words):
                return role
        return Role.STRONG

    def centre(self, look: Look) -> tuple[float, float]:
        """The middle of the die in its box."""
        return self.rect.centerx, self.rect.y + look.px(12) + self.width * 0.7

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A box, filled when chosen, with the die in it and a badge in its corner."""
        theme = look.theme
        ground, shade = (theme.chosen, theme.chosen_text) if self.chosen else (theme.plain, theme.plain_text)
        if self.hovered and not self.chosen:
            ground = ground.mixed(theme.primary, 0.4)
        edge = max(1, look.px(EDGE_WIDTH)) * (2 if self.chosen else 1)
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, edge)
        inner = self.rect.inflate(-2 * look.px(14), -2 * look.px(12))
        face = 3 if self.die is Die.WHITE else 5
        draw_die(surface, resting_pose(self.die, face, 0.08), self.centre(look), self.width)
        words = pygame.Rect(inner.x, inner.y + round(self.width * 1.5), inner.width, inner.height)
        words.height = inner.bottom - words.y
        look.text(surface, self.label, self._letters(look, inner.width), shade, words, Align.CENTRE)
        self._paint_badge(surface, look)

    def _paint_badge(self, surface: pygame.Surface, look: Look) -> None:
        """A ring that only the chosen one fills with a tick: focus alone never looks like a choice."""
        theme, side, away = look.theme, max(LEAST_BADGE, look.px(BADGE)), look.px(10)
        badge = pygame.Rect(self.rect.right - side - away, self.rect.y + away, side, side)
        ground = theme.primary if self.chosen else theme.field
        draw_box(surface, badge, side // 2, ground, theme.edge, max(2, look.px(EDGE_WIDTH)))
        if self.chosen:
            draw_glyph(surface, Glyph.TICK, badge.inflate(-side // 3, -side // 3), theme.primary_text)


def dice_on(root: Widget, look: Look) -> dict[Die, Point]:
    """Where the dice lie on a page, which is where they start from."""
    places: dict[Die, Point] = {}
    for widget in walk(root):
        if isinstance(widget, DiceInHand):
            places |= widget.centres()
        elif isinstance(widget, DieChoice):
            places[widget.die] = widget.centre(look)
    return places


class LostTiles(Widget):
    """Small pictures of the tiles that the wave took, in as many rows as they need."""

    def __init__(self, washed: Sequence[TileWashedAway], board: BoardView, units: float = 62) -> None:
        names = (the_tile(tile.tile, tile.cell) for tile in washed)
        super().__init__(key="lost-tiles", label=spoken_row(names))
        self.washed = tuple(washed)
        self.board_px = board.cell_px
        self.variants = board.show.variants
        self.units = units

    def _grid(self, look: Look, width: int) -> tuple[int, int, int]:
        """The side of a picture with its gap; how many stand in a row, as even as can be; and the rows."""
        side, count = look.px(self.units) + look.px(8), max(1, len(self.washed))
        rows = -(-count // max(1, width // side))
        return side, -(-count // rows), rows

    def measure(self, look: Look, width: int) -> Size:
        """The rows it needs."""
        side, columns, rows = self._grid(look, width)
        return min(columns, len(self.washed)) * side, rows * side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tiles in the order of the board."""
        side, columns, _rows = self._grid(look, self.rect.width)
        for index, tile in enumerate(self.washed):
            row, column = divmod(index, columns)
            surface.blit(self._picture(look, tile), (self.rect.x + column * side, self.rect.y + row * side))

    def _picture(self, look: Look, tile: TileWashedAway) -> pygame.Surface:
        """The tile, made smaller from the picture on the board: much quicker than drawing it anew."""
        px = look.px(self.units)
        piece = piece_of(tile.tile, tile.edges, tile.bird)
        way = self.variants.get(tile.cell)
        key = ("lost", piece, tile.cell, px, self.board_px, way, look.theme.name)
        return look.assets.cache.get(
            key,
            lambda: pygame.transform.smoothscale(
                piece_picture(look, piece, tile.cell, self.board_px, way), (px, px)
            ),
        )


class DiceShown(Widget):
    """The dice as they fell, small, beside the words for them."""

    def __init__(self, faces: dict[Die, int], units: float = SHOWN, *, label: str) -> None:
        super().__init__(label=label)
        self.faces = faces
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """The dice side by side."""
        side = look.px(self.units)
        return min(width, round(side * 1.25 * len(self.faces))), round(side * 1.15)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Each die with its face."""
        side = look.px(self.units)
        for index, (die, face) in enumerate(self.faces.items()):
            picture = look.assets.image(art("die", die, str(face)), (side, side))
            surface.blit(
                picture, (self.rect.x + round(index * side * 1.25), self.rect.y + round(side * 0.07))
            )
