"""What the four animals wear and how they hold themselves: scarf, swimming ring, arms and paws."""

from dataclasses import dataclass

from build.characters.canvas import Canvas
from build.characters.palette import FOAM, INK, SEA, WATER, Signature
from build.characters.patterns import Band, draw_pattern


@dataclass(frozen=True, slots=True)
class Fur:
    """The coat of an animal: base, light (belly, muzzle), shade, and the paw's colour."""

    base: str
    light: str
    shade: str
    paw: str


def draw_scarf(canvas: Canvas, signature: Signature, cy: float = 80.0, rx: float = 23.0) -> None:
    """A patterned scarf round the neck, its end blowing to the side."""
    end_x, end_y = 64 + rx * 0.55, cy + 12
    with canvas.at(f"translate({end_x:g},{end_y:g}) rotate(-14)"):
        canvas.fill("M-6,-6 L7,-6 C8,4 9,12 11,20 L-7,22 C-7,12 -6,4 -6,-6 Z", signature.color, edge=True)
        canvas.line("M-6,16 L9.6,14.2", signature.shade, 2.4)
        canvas.line(
            "M-4.5,22 L-4.8,25 M1.5,21.6 L1.6,24.6 M7.5,20.6 L8,23.6", signature.shade, 2.2, edge=True
        )
    band = Band(64, cy, rx, 9, 4, 176, 12)
    canvas.line(band.path(), signature.color, 12, edge=True)
    canvas.line(band.path(4.2), signature.shade, 3.2)
    draw_pattern(canvas, signature.pattern, Band(64, cy - 0.6, rx, 9, 4, 176, 11), 7, INK)


def draw_lying_scarf(canvas: Canvas, signature: Signature) -> None:
    """The scarf of an animal that lies on its belly: round the neck, its end on the ground."""
    canvas.fill(
        "M86,100 C94,100 103,104 106,111 L111,119 Q102,124 95,121 C93,115 88,110 82,108 Z",
        signature.color,
        edge=True,
    )
    canvas.line("M94,116.5 Q101,118 107.5,113.5", signature.shade, 2.4)
    band = Band(61, 93, 35, 17, 6, 168, 12)
    canvas.line(band.path(), signature.color, 13, edge=True)
    canvas.line(band.path(4.6), signature.shade, 3.2)
    draw_pattern(canvas, signature.pattern, Band(61, 93, 35, 17, 6, 168, 11), 9, INK)


def draw_ring_back(canvas: Canvas, signature: Signature) -> None:
    """The far half of the swimming ring and the water it floats on."""
    canvas.oval(64, 108, 58, 15, SEA, edge=True)
    canvas.oval(64, 107, 55, 12.5, WATER)
    band = Band(64, 98, 40, 11, 180, 360, 17)
    canvas.line(band.path(), signature.shade, 17, edge=True)


def draw_ring_front(canvas: Canvas, signature: Signature) -> None:
    """The near half of the swimming ring, patterned, with foam at the waterline."""
    band = Band(64, 98, 40, 11, 0, 180, 18)
    canvas.line(band.path(3), signature.shade, 18)
    canvas.line(band.path(), signature.color, 17, edge=True)
    canvas.line(band.path(-4.5), signature.light, 3.4)
    draw_pattern(canvas, signature.pattern, Band(64, 98.6, 40, 11, 2, 178, 15), 9, INK)
    canvas.line("M14,113 Q22,119.5 34,119 M44,121.5 Q64,124 84,121.5 M94,119 Q106,119.5 114,113", FOAM, 2.6)


def draw_arm(canvas: Canvas, fur: Fur, d: str, x: float, y: float, width: float = 13.0) -> None:
    """An arm along the path, with a paw at its end."""
    canvas.line(d, fur.base, width, edge=True)
    canvas.oval(x, y, width * 0.6, width * 0.58, fur.paw, edge=True)


def draw_open_paw(canvas: Canvas, fur: Fur, x: float, y: float, tilt: float, pad: str) -> None:
    """A paw held up to wave, its pads to the viewer."""
    with canvas.at(f"translate({x:g},{y:g}) rotate({tilt:g})"):
        canvas.oval(0, 0, 9.4, 9, fur.paw, edge=True)
        for dx, dy in ((-6.2, -6.0), (0.0, -9.0), (6.2, -6.0)):
            canvas.oval(dx, dy, 3.9, 4.2, fur.paw, edge=True)
        for px, py in ((-5.6, -6.0), (0.0, -8.6), (5.6, -6.0)):
            canvas.oval(px, py, 1.9, 2.1, pad)
        canvas.oval(0, 1, 4.6, 3.8, pad)


def draw_toes(canvas: Canvas, fur: Fur, x: float, y: float, rx: float = 11.0, ry: float = 7.0) -> None:
    """A paw resting on the ground."""
    canvas.oval(x, y, rx, ry, fur.paw, edge=True)
    canvas.line(
        f"M{x - 3:g},{y + ry - 5:g} L{x - 3:g},{y + ry - 1.6:g} M{x + 3:g},{y + ry - 5:g} "
        f"L{x + 3:g},{y + ry - 1.6:g}",
        fur.shade,
        1.6,
    )
