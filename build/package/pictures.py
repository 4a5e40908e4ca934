"""Drawings of what Windows and macOS show at the first start, in the words that they use; made by us, as SVG.

Only what has to be found is written out: the heading and the buttons. The rest is lines, as on a sketch, and
a ring shows where to click.
"""

from collections.abc import Mapping
from html import escape
from typing import Final

Words = Mapping[str, str]
RING: Final = "#FFB81C"
BLUE: Final = "#0F5FA8"
PAPER: Final = "#FFFFFF"
INK: Final = "#1D1D1F"
SOFT: Final = "#C9CCD1"
FONT: Final = "'Segoe UI', 'SF Pro Text', 'Helvetica Neue', Nunito, 'DejaVu Sans', sans-serif"
LETTER: Final = 0.56
"""The width of a usual letter, in sizes of the type."""


def windows_first(words: Words) -> str:
    """The blue box as it comes up: what has to be found is a small line of text."""
    link = words["windows_more"]
    parts = [
        _blue_box(words),
        _text(32, 150, link, 16, PAPER, underline=True),
        _ring(22, 128, _width(link, 16) + 20, 32),
        _button(_left_of(488, words["windows_not"]), 236, words["windows_not"], "none", PAPER, PAPER),
    ]
    return _picture(520, 292, parts, _said(words, "windows_title", "windows_more"))


def windows_second(words: Words) -> str:
    """The same box with the button that was not there before."""
    last = _left_of(488, words["windows_not"])
    run = _left_of(last - 16, words["windows_run"])
    parts = [
        _blue_box(words),
        *_lines(32, 140, (210, 260), PAPER, 0.45),
        _button(run, 236, words["windows_run"], "none", PAPER, PAPER),
        _ring(run - 8, 228, _button_width(words["windows_run"]) + 16, 52),
        _button(last, 236, words["windows_not"], "none", PAPER, PAPER),
    ]
    return _picture(520, 292, parts, _said(words, "windows_title", "windows_run"))


def mac_first(words: Words) -> str:
    """The sheet that says that nothing was opened."""
    wide = max(248, _button_width(words["mac_bin"]))
    left = (520 - wide) / 2
    parts = [
        _rect(0, 0, 520, 300, "#DDE3EA", 16),
        _rect(left - 24, 20, wide + 48, 262, "#F6F6F7", 18, SOFT),
        f'<path d="M260,38 L282,76 L238,76 Z" fill="{RING}"/>',
        _text(260, 72, "!", 24, INK, middle=True, bold=True),
        _text(260, 106, words["mac_title"], 17, INK, middle=True, bold=True),
        *_lines(left + 14, 124, (wide - 28, wide - 64), SOFT, 1),
        _button(left, 172, words["mac_done"], "#FFFFFF", SOFT, INK, wide),
        _ring(left - 8, 164, wide + 16, 52),
        _button(left, 228, words["mac_bin"], "#FFFFFF", SOFT, INK, wide),
    ]
    return _picture(520, 300, parts, _said(words, "mac_title", "mac_done"))


def mac_second(words: Words) -> str:
    """The page of the settings, far down."""
    button = _button_width(words["mac_open"])
    parts = [
        _rect(0, 0, 520, 240, "#F6F6F7", 16, SOFT),
        *(f'<circle cx="{24 + 20 * n}" cy="24" r="6" fill="{fill}"/>' for n, fill in enumerate(_LIGHTS)),
        _text(104, 31, words["mac_settings"], 18, INK, bold=True),
        *_lines(32, 66, (300, 240), SOFT, 1),
        _rect(20, 112, 480, 108, PAPER, 12, SOFT),
        _text(38, 146, words["mac_blocked"], 16, INK),
        _button(482 - button, 164, words["mac_open"], "#FFFFFF", SOFT, INK),
        _ring(474 - button, 156, button + 16, 52),
    ]
    return _picture(520, 240, parts, _said(words, "mac_settings", "mac_open"))


_LIGHTS: Final = ("#E5645C", "#E8B94A", "#62B457")


def _said(words: Words, *keys: str) -> str:
    return words["picture"].format(words=", ".join(words[key] for key in keys))


def _picture(wide: int, high: int, parts: list[str], label: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 {wide + 16} {high + 16}" role="img" '
        f'aria-label="{escape(label)}" font-family="{escape(FONT)}">{"".join(parts)}</svg>'
    )


def _blue_box(words: Words) -> str:
    head = _text(32, 56, words["windows_title"], 20, PAPER)
    return _rect(0, 0, 520, 292, BLUE, 6) + head + "".join(_lines(32, 82, (430, 380), PAPER, 0.45))


def _lines(x: float, y: float, widths: tuple[float, ...], fill: str, strength: float) -> list[str]:
    """Words that need not be read."""
    return [
        f'<rect x="{x:g}" y="{y + 20 * row:g}" width="{width:g}" height="8" rx="4" fill="{fill}" '
        f'fill-opacity="{strength:g}"/>'
        for row, width in enumerate(widths)
    ]


def _rect(x: float, y: float, wide: float, high: float, fill: str, round_: float, edge: str = "none") -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round_:g}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    )


def _ring(x: float, y: float, wide: float, high: float) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{high / 2:g}" fill="none" '
        f'stroke="{RING}" stroke-width="5"/>'
    )


def _width(text: str, size: float) -> float:
    return round(len(text) * size * LETTER)


def _button_width(text: str) -> float:
    return _width(text, 16) + 36


def _left_of(right: float, text: str) -> float:
    """Where a button begins that ends there."""
    return right - _button_width(text)


def _button(x: float, y: float, text: str, fill: str, edge: str, ink: str, wide: float | None = None) -> str:
    width = wide or _button_width(text)
    return _rect(x, y, width, 36, fill, 6, edge) + _text(x + width / 2, y + 24, text, 16, ink, middle=True)


def _text(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str,
    *,
    middle: bool = False,
    bold: bool = False,
    underline: bool = False,
) -> str:
    more = ' text-anchor="middle"' if middle else ""
    more += ' font-weight="700"' if bold else ""
    more += ' text-decoration="underline"' if underline else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{more}>{escape(text)}</text>'
