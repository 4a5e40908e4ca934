"""The picture of the house beside docs/architecture.md: rooms and arrows as they are in the code.

    python -m build.house     writes docs/house.svg

A room stands right below those that import it. An arrow is drawn where a room imports another, unless the way
leads through a room between them anyway; `tests/docs/test_house.py` fails when the picture is no longer true.
"""

import ast
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from build.arrows import floors, imports

PACKAGE: Final = Path(__file__).resolve().parent.parent / "flow_desktop"
PICTURE: Final = PACKAGE.parent / "docs" / "house.svg"
WINGS: Final = ("river_dice",)
SHELL: Final = {"app", "widgets", "physics", "table", "files"}
"""The rooms that know no game; they have a colour of their own."""
WIDE, HIGH, GAP, FLOOR = 236, 108, 36, 160
INK, PAPER = "#16323F", "#F7F1E3"
FILLS: Final = {"shell": "#CFE6E4", "flow": "#F3D9A4", "river_dice": "#D5E3C4"}

Arrows = Mapping[str, set[str]]


def rooms() -> list[str]:
    """Every room: a package, or the inner packages of a wing."""
    found = (path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("*/__init__.py"))
    wings = (path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("*/*/__init__.py"))
    return sorted([room for room in found if room not in WINGS] + [room for room in wings if _wing(room)])


def _wing(room: str) -> str:
    return next((wing for wing in WINGS if room.startswith(f"{wing}/")), "")


def arrows() -> dict[str, set[str]]:
    """Each room with the rooms that it imports."""
    known = rooms()
    drawn: dict[str, set[str]] = {room: set() for room in known}
    for each in imports(PACKAGE):
        source = _room_of(each.file, known)
        target = _room_of(each.module.removeprefix("flow_desktop.").replace(".", "/"), known)
        if source and target and source != target and each.module.startswith("flow_desktop."):
            drawn[source].add(target)
    return drawn


def _room_of(place: str, known: list[str]) -> str:
    return max((room for room in known if f"{place}/".startswith(f"{room}/")), key=len, default="")


def direct(drawn: Arrows) -> dict[str, set[str]]:
    """The arrows without those whose way leads through another room anyway."""
    return {
        room: {other for other in others if not any(other in below(each, drawn) for each in others)}
        for room, others in drawn.items()
    }


def below(room: str, drawn: Arrows) -> set[str]:
    """Every room that can be come to from a room."""
    found: set[str] = set()
    waiting = [*drawn[room]]
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += drawn[other]
    return found


def hung(drawn: Arrows) -> list[list[str]]:
    """The floors of the house from the bottom up; a room hangs as high as its importers let it."""
    house, knot = floors(dict(drawn))
    assert not knot, f"these import each other: {knot}"
    level: dict[str, int] = {}
    for room in (room for floor in reversed(house) for room in floor):
        level[room] = min(
            (level[other] - 1 for other in level if room in drawn[other]), default=len(house) - 1
        )
    return [[room for room in level if level[room] == number] for number in range(len(house))]


def purpose(room: str) -> str:
    """What a room says of itself: the first sentence of its docstring."""
    told = ast.get_docstring(ast.parse((PACKAGE / room / "__init__.py").read_text("utf-8"))) or ""
    return told.partition("\n")[0].partition(". ")[0].rstrip(".:")


def picture() -> str:
    """The house as an SVG file."""
    drawn = arrows()
    house = hung(drawn)
    widest = max(map(len, house))
    wide, high = widest * (WIDE + GAP) + GAP, len(house) * FLOOR + GAP
    places = {
        room: (
            (wide - len(floor) * (WIDE + GAP) + GAP) // 2 + index * (WIDE + GAP),
            high - FLOOR * (level + 1) + (FLOOR - HIGH) // 2,
        )
        for level, floor in enumerate(house)
        for index, room in enumerate(sorted(floor, key=lambda room: (_wing(room), room in SHELL, room)))
    }
    lines = [
        _arrow(places[room], places[other])
        for room, others in direct(drawn).items()
        for other in sorted(others)
    ]
    boxes = [_box(room, place) for room, place in sorted(places.items())]
    return "\n".join((*_head(wide, high), *lines, *boxes, "</svg>", ""))


def _head(wide: int, high: int) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}">',
        f"<title>{escape('The rooms of the house: each may be imported by those above it')}</title>",
        f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>',
    ]


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    x1, y1, x2, y2 = start[0] + WIDE // 2, start[1] + HIGH, end[0] + WIDE // 2, end[1]
    bend = (y2 - y1) // 2
    return (
        f'<path d="M{x1},{y1} C{x1},{y1 + bend} {x2},{y2 - bend} {x2},{y2 - 9}" fill="none" stroke="{INK}" '
        f'stroke-width="2" stroke-opacity="0.6"/>'
        f'<path d="M{x2 - 6},{y2 - 11} L{x2 + 6},{y2 - 11} L{x2},{y2} Z" fill="{INK}"/>'
    )


def _box(room: str, place: tuple[int, int]) -> str:
    x, y = place
    fill = FILLS[_wing(room) or ("shell" if room in SHELL else "flow")]
    words = _lines(purpose(room), 36)[:4]
    told = "".join(
        f'<text x="{x + 14}" y="{y + 46 + 16 * row}" font-size="12" fill="{INK}">{escape(line)}</text>'
        for row, line in enumerate(words)
    )
    return (
        f'<g font-family="Nunito, sans-serif"><rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="14" '
        f'fill="{fill}" stroke="{INK}" stroke-width="2"/><text x="{x + 14}" y="{y + 26}" font-size="17" '
        f'font-weight="bold" fill="{INK}">{escape(room)}</text>{told}</g>'
    )


def _lines(text: str, most: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8", newline="\n")
