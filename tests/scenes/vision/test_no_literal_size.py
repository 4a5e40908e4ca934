"""Room and radii come from the theme by name: a page that is set wider is set wider everywhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import flow_desktop

ROOT = Path(flow_desktop.__file__).parent
ROOMS = (
    "widgets",
    "scenes/menu",
    "scenes/pause",
    "scenes/results",
    "scenes/rules",
    "scenes/settings",
    "scenes/setup",
)
"""The rooms of pages. Rooms that draw a board measure in shares of its spaces."""
NAMED = ("gap", "padding")
PLACES = {"Padding": (1, 2), "Spacer": (0,)}
RADIUS = {"draw_box": 2, "draw_shadow": 2, "draw_ring": 2}


def literal_sizes(tree: ast.AST) -> Iterator[str]:
    """Calls that say a room or a radius in numbers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and any(map(_number, _sizes(node))):
            yield ast.unparse(node)


def _sizes(call: ast.Call) -> Iterator[ast.expr]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    yield from (keyword.value for keyword in call.keywords if keyword.arg in NAMED)
    yield from (call.args[place] for place in PLACES.get(name, ()) if place < len(call.args))
    if name in RADIUS and RADIUS[name] < len(call.args):
        radius = call.args[RADIUS[name]]
        yield from radius.args if isinstance(radius, ast.Call) else ()


def _number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node.value != 0


def found() -> list[str]:
    return [
        f"{path.relative_to(ROOT)}: {text}"
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        for text in literal_sizes(ast.parse(path.read_text(encoding="utf-8")))
    ]


def test_no_room_and_no_radius_is_written_outside_the_theme() -> None:
    assert found() == []


def test_the_reader_sees_sizes() -> None:
    code = """
Column(parts, gap=12)
Column(parts, gap=GAP)
Column(parts, gap=0)
Padding(body, 24, DOWN)
Spacer(6)
draw_box(surface, rect, look.px(18), ground)
draw_box(surface, rect, look.px(RADIUS), ground)
"""
    assert sorted(literal_sizes(ast.parse(code))) == [
        "Column(parts, gap=12)",
        "Padding(body, 24, DOWN)",
        "Spacer(6)",
        "draw_box(surface, rect, look.px(18), ground)",
    ]
