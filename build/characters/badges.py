"""Emblems of the four animals for very small sizes: head and pattern in the signature colour on ink."""

from collections.abc import Callable

from build.characters.canvas import Canvas
from build.characters.palette import INK, PAPER, SIGNATURES


def _cat(canvas: Canvas, color: str) -> None:
    canvas.fill(
        "M12,9 Q14,6 17,8 L27,17 Q32,16 37,17 L47,8 Q50,6 52,9 C55,22 55,30 54,36 C53,48 44,54 32,54 "
        "C20,54 11,48 10,36 C9,30 9,22 12,9 Z",
        color,
    )
    canvas.line("M32,19 L32,30 M23,21.5 L24.5,30 M41,21.5 L39.5,30", INK, 4.4)
    _eyes(canvas, 21, 38)
    canvas.fill("M28,44 L36,44 L32,48.6 Z", INK)


def _dog(canvas: Canvas, color: str) -> None:
    canvas.fill(
        "M18,14 C24,9 40,9 46,14 C54,13 61,20 60,32 C59,43 55,47 50,44 C46,52 40,55 32,55 C24,55 18,52 14,44 "
        "C9,47 5,43 4,32 C3,20 10,13 18,14 Z",
        color,
    )
    canvas.line("M16.5,17 C13,24 13,34 14.5,42 M47.5,17 C51,24 51,34 49.5,42", INK, 3)
    for x, y in ((26, 19.5), (38, 19.5), (32, 27)):
        canvas.oval(x, y, 3.9, 3.9, INK)
    _eyes(canvas, 23, 33)
    canvas.oval(32, 43, 6, 4.4, INK)


def _capybara(canvas: Canvas, color: str) -> None:
    canvas.fill(
        "M14,16 C12,8 20,6 23,11 Q32,9 41,11 C44,6 52,8 50,16 C52,22 53,26 56,34 C58,48 50,56 32,56 "
        "C14,56 6,48 8,34 C11,26 12,22 14,16 Z",
        color,
    )
    canvas.line("M17,24.5 L22,18 L27,24.5 L32,18 L37,24.5 L42,18 L47,24.5", INK, 3.8)
    _eyes(canvas, 18, 33)
    canvas.fill("M22,38 C26,34 38,34 42,38 C42,44 37,46 32,46 C27,46 22,44 22,38 Z", INK)
    canvas.line("M32,46 L32,51", INK, 3)


def _lemur(canvas: Canvas, color: str) -> None:
    canvas.fill(
        "M14,22 C4,20 1,12 5,6 C13,4 20,8 22,13 Q32,10 42,13 C44,8 51,4 59,6 C63,12 60,20 50,22 "
        "C53,28 55,34 60,38 "
        "C55,44 48,45 44,50 C40,56 36,58 32,58 C28,58 24,56 20,50 C16,45 9,44 4,38 C9,34 11,28 14,22 Z",
        color,
    )
    for x in (21.5, 42.5):
        canvas.oval(x, 32, 9.4, 9.4, INK)
        canvas.oval(x, 32, 5.6, 5.6, color)
        canvas.oval(x, 32, 2.7, 2.7, INK)
    canvas.oval(32, 46.5, 4.6, 3.8, INK)


def _eyes(canvas: Canvas, x: float, y: float) -> None:
    for side in (x, 64 - x):
        canvas.oval(side, y, 3.6, 4.2, INK)


HEADS: dict[str, Callable[[Canvas, str], None]] = {
    "cat": _cat,
    "dog": _dog,
    "capybara": _capybara,
    "lemur": _lemur,
}


SEATS = {
    "cat": "translate(2.9,2.9) scale(0.91)",
    "dog": "translate(1.9,1.9) scale(0.94)",
    "capybara": "translate(1.9,0.7) scale(0.94)",
    "lemur": "translate(5.4,4.4) scale(0.83)",
}


def draw_badge(name: str) -> str:
    """The SVG of an animal's emblem, 64 by 64."""
    signature = SIGNATURES[name]
    canvas = Canvas(64, 64)
    canvas.oval(32, 32, 32, 32, PAPER)
    canvas.oval(32, 32, 30.4, 30.4, INK)
    with canvas.at(SEATS[name]):
        HEADS[name](canvas, signature.color)
    return canvas.svg()
