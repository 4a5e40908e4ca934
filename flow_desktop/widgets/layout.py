"""Rooms for several widgets: rows, columns, flows and grids. Lengths are units at 1080p."""

from collections.abc import Sequence

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Size, Widget

ALONE = 1.5
"""What one that is alone in its row weighs, in further rows."""


class Box(Widget):
    """Children in a line; the base of `Row` and `Column`."""

    see_through = True

    def __init__(
        self,
        children: Sequence[Widget],
        *,
        gap: float = GAP,
        align: Align = Align.STRETCH,
        justify: Align = Align.START,
        key: str = "",
        label: str = "",
        grow: float = 0,
        area: str = "",
    ) -> None:
        super().__init__(key=key, label=label, grow=grow, area=area)
        self.children = tuple(children)
        self.gap = gap
        self.align = align
        self.justify = justify

    def _gaps(self, look: Look) -> int:
        return look.px(self.gap) * max(0, len(self.children) - 1) if self.gap else 0

    def _step(self, look: Look) -> int:
        return look.px(self.gap) if self.gap else 0


def spread(wanted: list[int], weights: list[float], room: int) -> list[int]:
    """The wanted lengths, with what is left of the room given to those with a weight."""
    left = room - sum(wanted)
    total = sum(weights)
    if left <= 0 or total <= 0:
        return wanted
    shares = [int(left * weight / total) for weight in weights]
    last = max(index for index, weight in enumerate(weights) if weight > 0)
    shares[last] += left - sum(shares)
    return [length + share for length, share in zip(wanted, shares, strict=True)]


def squeeze(wanted: list[int], room: int) -> list[int]:
    """Lengths that fit into the room: the small ones stay, the large ones share what is left evenly."""
    lengths = list(wanted)
    large = set(range(len(wanted)))
    left = room
    while large:
        fair = max(1, left // len(large))
        small = {index for index in large if wanted[index] <= fair}
        if not small:
            for index in large:
                lengths[index] = fair
            break
        left -= sum(wanted[index] for index in small)
        large -= small
    return lengths


def aligned(rect: pygame.Rect, size: Size, horizontal: Align, vertical: Align) -> pygame.Rect:
    """A rect of that size standing in another; STRETCH fills."""
    width = rect.width if horizontal is Align.STRETCH else min(size[0], rect.width)
    height = rect.height if vertical is Align.STRETCH else min(size[1], rect.height)
    left = rect.x + round((rect.width - width) * horizontal.share)
    top = rect.y + round((rect.height - height) * vertical.share)
    return pygame.Rect(left, top, width, height)


class Row(Box):
    """Side by side; what is too wide together is narrowed, the widest first."""

    def measure(self, look: Look, width: int) -> Size:
        """As wide as its children together, as high as the highest."""
        widths = self._widths(look, width)
        heights = [child.measure(look, room)[1] for child, room in zip(self.children, widths, strict=True)]
        return sum(widths) + self._gaps(look), max(heights, default=0)

    def _widths(self, look: Look, width: int) -> list[int]:
        room = max(0, width - self._gaps(look))
        wanted = [child.measure(look, room)[0] for child in self.children]
        if sum(wanted) <= room:
            return wanted
        squeezed = squeeze(wanted, room)
        least = [child.measure(look, given)[0] for child, given in zip(self.children, squeezed, strict=True)]
        stubborn = [i for i, given in enumerate(squeezed) if least[i] > given]
        if not stubborn or len(stubborn) == len(wanted):
            return squeezed
        others = [i for i in range(len(wanted)) if i not in stubborn]
        rest = squeeze([wanted[i] for i in others], room - sum(least[i] for i in stubborn))
        for i, given in zip(others, rest, strict=True):
            squeezed[i] = given
        for i in stubborn:
            squeezed[i] = least[i]
        return squeezed

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the children out from left to right."""
        super().place(look, rect)
        room = rect.width - self._gaps(look)
        widths = spread(self._widths(look, rect.width), [c.grow for c in self.children], room)
        left = rect.x + round(max(0, room - sum(widths)) * self.justify.share)
        for child, width in zip(self.children, widths, strict=True):
            slot = pygame.Rect(left, rect.y, width, rect.height)
            child.place(look, aligned(slot, child.measure(look, width), Align.STRETCH, self.align))
            left += width + self._step(look)


class Column(Box):
    """One below the other."""

    def measure(self, look: Look, width: int) -> Size:
        """As wide as the widest child, as high as all together."""
        sizes = [child.measure(look, width) for child in self.children]
        return max([w for w, _ in sizes], default=0), sum([h for _, h in sizes]) + self._gaps(look)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the children out from top to bottom; too high together, they close up by half of the gaps."""
        super().place(look, rect)
        sizes = [child.measure(look, rect.width) for child in self.children]
        step = self._step(look)
        between = max(1, len(sizes) - 1)
        step = max(step // 2, min(step, (rect.height - sum([h for _, h in sizes])) // between))
        room = rect.height - step * between if len(sizes) > 1 else rect.height
        heights = spread([h for _, h in sizes], [c.grow for c in self.children], room)
        top = rect.y + round(max(0, room - sum(heights)) * self.justify.share)
        for child, size, height in zip(self.children, sizes, heights, strict=True):
            slot = pygame.Rect(rect.x, top, rect.width, height)
            child.place(look, aligned(slot, (size[0], height), self.align, Align.STRETCH))
            top += height + step


class Wrap(Box):
    """Side by side, going on in the next line when there is no more room: for buttons at large text sizes."""

    def measure(self, look: Look, width: int) -> Size:
        """The lines it needs."""
        lines = self._lines(look, width)
        step = self._step(look)
        widest = max([sum([s[0] for _, s in line]) + step * (len(line) - 1) for line in lines], default=0)
        return widest, sum([max([s[1] for _, s in line]) for line in lines]) + step * max(0, len(lines) - 1)

    def _lines(self, look: Look, width: int) -> list[list[tuple[Widget, Size]]]:
        lines: list[list[tuple[Widget, Size]]] = []
        used = 0
        step = self._step(look)
        for child in self.children:
            size = child.measure(look, width)
            if not lines or used + step + size[0] > width:
                lines.append([])
                used = -step
            lines[-1].append((child, size))
            used += step + size[0]
        return lines

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the children out line by line."""
        super().place(look, rect)
        top = rect.y
        step = self._step(look)
        for line in self._lines(look, rect.width):
            height = max([size[1] for _, size in line])
            room = rect.width - step * (len(line) - 1)
            widths = spread([size[0] for _, size in line], [c.grow for c, _ in line], room)
            left = rect.x + round(max(0, room - sum(widths)) * self.justify.share)
            for (child, size), width in zip(line, widths, strict=True):
                slot = pygame.Rect(left, top, width, height)
                child.place(look, aligned(slot, size, Align.STRETCH, self.align))
                left += width + step
            top += height + step


class EvenWrap(Wrap):
    """Closer together where that saves a line; else lines as even as can be, none with one alone."""

    def __init__(
        self, children: Sequence[Widget], *, gap: float, closest: float, justify: Align = Align.CENTRE
    ) -> None:
        super().__init__(children, gap=gap, justify=justify)
        self.usual_gap, self.closest, self._many = gap, closest, False

    def measure(self, look: Look, width: int) -> Size:
        """The lines it needs, with the gap that it then has."""
        self.gap = self.usual_gap
        size = super().measure(look, width)
        if self._many:
            self.gap = self.closest
            size = super().measure(look, width)
        return size

    def _lines(self, look: Look, width: int) -> list[list[tuple[Widget, Size]]]:
        lines = super()._lines(look, width)
        self._many = len(lines) > 1
        if not self._many:
            return lines
        parts, step = [part for line in lines for part in line], self._step(look)
        share = -(-len(parts) // max(1, len(lines)))
        even = [parts[first : first + share] for first in range(0, len(parts), max(1, share))]
        fit = all(sum([size[0] + step for _, size in line]) <= width + step for line in even)
        return even if fit else lines


class EqualWrap(Box):
    """All of one size, in aligned columns: few rows, and none alone in the last where that can be helped.

    Each may be narrower than it likes by `give` on either side, and fills the width up to `widest` (a list
    of one column fills it whole).
    """

    def __init__(self, children: Sequence[Widget], *, gap: float, give: float = 0, widest: float = 0) -> None:
        super().__init__(children, gap=gap)
        self.give = give
        self.widest = widest

    def _shape(self, look: Look, width: int) -> tuple[int, int]:
        """How many columns, and how wide each likes to be."""
        wanted = max([child.measure(look, width)[0] for child in self.children], default=0)
        step, count = self._step(look), len(self.children)
        least = max(look.view.target, wanted - 2 * look.px(self.give) if self.give else wanted)
        most = max(1, min(count, (width + step) // (least + step)))
        return min(range(1, most + 1), key=lambda each: (rows_weight(count, each), each)), wanted

    def _cell(self, look: Look, width: int) -> tuple[int, int, int]:
        """The columns, and the size of every one."""
        columns, wanted = self._shape(look, width)
        room = max(1, (width - self._step(look) * (columns - 1)) // columns)
        most = room if columns == 1 and len(self.children) > 1 else look.view.text_px(self.widest)
        wide = min(room, max(wanted, most if self.widest else 0))
        return columns, wide, max([child.measure(look, wide)[1] for child in self.children], default=0)

    def measure(self, look: Look, width: int) -> Size:
        """As wide as they like to be, no wider than there is room, in as many rows as it takes."""
        columns, wanted = self._shape(look, width)
        high = self._cell(look, width)[2]
        rows, step = -(-len(self.children) // columns), self._step(look)
        wide = columns * wanted + (columns - 1) * step
        return min(width, wide), rows * high + max(0, rows - 1) * step

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay them out row by row."""
        super().place(look, rect)
        columns, wide, high = self._cell(look, rect.width)
        step = self._step(look)
        left = rect.width - columns * wide - (columns - 1) * step  # what no column got: the gaps share it
        spare = left if 0 < left < columns else 0
        for index, child in enumerate(self.children):
            row, column = divmod(index, columns)
            shift = spare * column // max(1, columns - 1)
            corner = rect.x + column * (wide + step) + shift, rect.y + row * (high + step)
            child.place(look, pygame.Rect(corner, (wide, high)))


def rows_weight(count: int, columns: int) -> float:
    """How many rows there are; one that is left alone counts for more."""
    alone = columns > 1 and count > columns and count % columns == 1
    return -(-count // columns) + ALONE * alone


class Columns(Box):
    """Side by side, each as wide as its weight says, and as high as it wants to be (`even`: as all are)."""

    def __init__(
        self, children: Sequence[Widget], weights: Sequence[float], *, gap: float, even: bool = False
    ) -> None:
        super().__init__(children, gap=gap)
        self.weights = tuple(weights)
        self.even = even

    def _widths(self, look: Look, width: int) -> list[int]:
        room = max(1, width - self._gaps(look))
        return [max(1, int(room * weight / sum(self.weights))) for weight in self.weights]

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as the highest column."""
        widths = self._widths(look, width)
        heights = [child.measure(look, each)[1] for child, each in zip(self.children, widths, strict=True)]
        return width, max(heights, default=0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """From left to right, each at its own height, or all down to one line."""
        super().place(look, rect)
        left = rect.x
        for child, width in zip(self.children, self._widths(look, rect.width), strict=True):
            high = rect.height if self.even else child.measure(look, width)[1]
            child.place(look, pygame.Rect(left, rect.y, width, high))
            left += width + self._step(look)


class Grid(Box):
    """Equal columns, as many as fit: at most `columns`, each at least `least` wide (in units of text)."""

    def __init__(
        self,
        children: Sequence[Widget],
        columns: int,
        *,
        least: float = 0,
        gap: float = GAP,
        key: str = "",
        label: str = "",
        grow: float = 0,
        area: str = "",
    ) -> None:
        super().__init__(children, gap=gap, key=key, label=label, grow=grow, area=area)
        self.columns = columns
        self.least = least

    def _columns(self, look: Look, width: int) -> int:
        least = look.view.text_px(self.least) if self.least else 1
        step = self._step(look)
        return max(1, min(self.columns, len(self.children) or 1, (width + step) // (least + step)))

    def _cell(self, look: Look, width: int, columns: int) -> int:
        return max(1, (width - self._step(look) * (columns - 1)) // columns)

    def _rows(self, look: Look, width: int) -> list[tuple[list[Widget], int, int]]:
        """The children row by row, with the width of each and the height of the row."""
        columns = self._columns(look, width)
        cell = self._cell(look, width, columns)
        rows = []
        for first in range(0, len(self.children), columns):
            row = list(self.children[first : first + columns])
            rows.append((row, cell, max([child.measure(look, cell)[1] for child in row])))
        return rows

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, and as many rows as it takes."""
        rows = self._rows(look, width)
        return width, sum([height for _, _, height in rows]) + self._step(look) * max(0, len(rows) - 1)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the children out row by row; spare height is shared by the rows."""
        super().place(look, rect)
        rows = self._rows(look, rect.width)
        step = self._step(look)
        room = rect.height - step * max(0, len(rows) - 1)
        grown = any(child.grow for child in self.children)
        heights = spread([h for _, _, h in rows], [float(grown)] * len(rows), room)
        top = rect.y
        for (row, cell, _), height in zip(rows, heights, strict=True):
            others = max(1, (rect.width + step) // (cell + step) - 1)  # the gaps share what is left over
            for index, child in enumerate(row):
                left = rect.x + (rect.width - cell) * index // others
                child.place(look, pygame.Rect(left, top, cell, height))
            top += height + step


class LevelGrid(Grid):
    """A grid whose rows are all as high as the highest."""

    def _rows(self, look: Look, width: int) -> list[tuple[list[Widget], int, int]]:
        rows = super()._rows(look, width)
        high = max([each for _row, _cell, each in rows], default=0)
        return [(row, cell, high) for row, cell, _high in rows]


class EvenGrid(Grid):
    """A grid without a ragged end: rows are as even as can be, and those of the last share its width."""

    def _columns(self, look: Look, width: int) -> int:
        columns, count = super()._columns(look, width), max(1, len(self.children))
        rows = -(-count // columns)
        return -(-count // rows)

    def _rows(self, look: Look, width: int) -> list[tuple[list[Widget], int, int]]:
        *rows, (last, cell, high) = super()._rows(look, width) or [([], width, 0)]
        if not last:
            return []
        wider = self._cell(look, width, len(last))
        if wider != cell:
            high = max([child.measure(look, wider)[1] for child in last])
        return [*rows, (last, wider, high)]
