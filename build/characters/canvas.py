"""A sheet of vector paper: collects shapes and writes them as SVG of the subset the game renders."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from build.characters.palette import INK, PAPER


class Canvas:
    """Shapes in drawing order, with an optional cut-out edge around those that form the silhouette."""

    def __init__(self, width: int, height: int, edge: float = 0.0, rim: float = 1.3) -> None:
        self._width, self._height = width, height
        self._edge, self._rim = edge, rim
        self._gradients: list[str] = []
        self._shapes: list[str] = []
        self._outline: list[tuple[str, float | None]] = []

    def glow(self, cx: float, cy: float, r: float, inner: str, outer: str) -> str:
        """A radial gradient in user units, as a fill value."""
        return self._gradient(f'radialGradient cx="{cx:g}" cy="{cy:g}" r="{r:g}"', inner, outer)

    def fade(self, x1: float, y1: float, x2: float, y2: float, start: str, end: str) -> str:
        """A linear gradient in user units, as a fill value."""
        return self._gradient(f'linearGradient x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"', start, end)

    def _gradient(self, opening: str, start: str, end: str) -> str:
        name = f"g{len(self._gradients) + 1}"
        tag, coordinates = opening.split(" ", 1)
        stops = f'<stop offset="0%" stop-color="{start}"/><stop offset="100%" stop-color="{end}"/>'
        self._gradients.append(
            f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {coordinates}>{stops}</{tag}>'
        )
        return f"url(#{name})"

    @contextmanager
    def at(self, transform: str) -> Iterator[None]:
        """Everything drawn inside is moved by the SVG transform; scales must be uniform."""
        opening = f'<g transform="{transform}">'
        self._shapes.append(opening)
        self._outline.append((opening, None))
        yield
        self._shapes.append("</g>")
        self._outline.append(("</g>", None))

    def fill(self, d: str, color: str, *, edge: bool = False, opacity: float = 1.0) -> None:
        """A filled path."""
        veil = "" if opacity == 1.0 else f' fill-opacity="{opacity:g}"'
        self._shapes.append(f'<path d="{d}" fill="{color}"{veil}/>')
        if edge:
            self._outline.append((d, 0.0))

    def blunt_line(self, d: str, color: str, width: float) -> None:
        """A stroke with straight-cut ends."""
        self._shapes.append(
            f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width:g}" stroke-linejoin="round"/>'
        )

    def line(self, d: str, color: str, width: float, *, edge: bool = False, opacity: float = 1.0) -> None:
        """A round-ended stroke."""
        veil = "" if opacity == 1.0 else f' stroke-opacity="{opacity:g}"'
        self._shapes.append(
            f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width:g}"{veil} '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
        if edge:
            self._outline.append((d, width))

    def oval(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        color: str,
        *,
        edge: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """A filled ellipse."""
        top = f"M{cx - rx:g},{cy:g} A{rx:g},{ry:g} 0 1 1 {cx + rx:g},{cy:g}"
        self.fill(f"{top} A{rx:g},{ry:g} 0 1 1 {cx - rx:g},{cy:g} Z", color, edge=edge, opacity=opacity)

    def shapes(self, parts: Iterable[tuple[str, str, str, float]]) -> None:
        """Paths with their fill, and the colour and breadth of their line; 'none' leaves one of them out."""
        for d, color, ink, width in parts:
            if color != "none":
                self.fill(d, color)
            if ink != "none":
                self.line(d, ink, width)

    def parts(self) -> list[str]:
        """What lies on the sheet, gradients first, to be put into a document."""
        defs = ["<defs>", *self._gradients, "</defs>"] if self._gradients else []
        return [*defs, *self._edges(), *self._shapes]

    def svg(self) -> str:
        """The finished document."""
        size = f'width="{self._width}" height="{self._height}" viewBox="0 0 {self._width} {self._height}"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *self.parts(), "</svg>"]
        return "\n".join(lines) + "\n"

    def _edges(self) -> list[str]:
        if self._edge == 0.0:
            return []
        layers = ((INK, self._edge + self._rim), (PAPER, self._edge))
        return [self._edge_shape(d, w, color, reach) for color, reach in layers for d, w in self._outline]

    @staticmethod
    def _edge_shape(d: str, width: float | None, color: str, reach: float) -> str:
        if width is None:
            return d
        fill = color if width == 0.0 else "none"
        return (
            f'<path d="{d}" fill="{fill}" stroke="{color}" stroke-width="{width + 2 * reach:g}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
