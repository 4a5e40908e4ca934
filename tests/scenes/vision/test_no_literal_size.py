"""Room and radii come from the theme by name: a page that is set wider is set wider everywhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import flow_desktop
from flow_desktop.widgets import theme

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


def own_radii(tree: ast.AST) -> Iterator[str]:
    """Corners of boxes, shadows and rings whose radius is a number, or a share of a side other than its half.

    What is drawn in shares of a picture (a die, a tile) multiplies; what is round halves.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            radii = [keyword.value for keyword in node.keywords if keyword.arg == "border_radius"]
            radii += node.args[2:3] if name in RADIUS else []
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            said = node.targets[0] if isinstance(node, ast.Assign) else node.target
            radii = list(_named_radii(said, node.value))
        else:
            continue
        yield from (ast.unparse(node) for radius in radii if _own_radius(radius))


def _named_radii(said: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    match said, value:
        case ast.Tuple(names), ast.Tuple(values):
            for name, each in zip(names, values, strict=False):
                yield from _named_radii(name, each)
        case ast.Name("radius" | "RADIUS"), _:
            yield value


def _own_radius(radius: ast.expr) -> bool:
    match radius:
        case ast.Call(ast.Attribute(attr="px"), [ast.Constant()]):
            return True
        case ast.Constant(int(value)):
            return value > 0
        case ast.BinOp(ast.Attribute(), ast.FloorDiv(), ast.Constant(value)):
            return value != 2
    return False


def test_every_radius_is_one_of_three() -> None:
    known = {value for name, value in vars(theme).items() if name.endswith("_RADIUS")}
    assert known == {6, 14, 24}
    files = [path for path in ROOT.rglob("*.py") if "physics" not in path.parts]
    found = {
        path.relative_to(ROOT).as_posix(): own
        for path in files
        if (own := list(own_radii(ast.parse(path.read_text(encoding="utf-8")))))
    }
    assert found == {}


def test_a_radius_of_its_own_is_found() -> None:
    for line in (
        "draw_box(s, r, look.px(10), g)",
        "radius, e = look.px(18), 2",
        "draw_box(s, r, r.height // 3, g)",
    ):
        assert list(own_radii(ast.parse(line))), line
    for line in (
        "draw_box(s, r, look.px(CARD_RADIUS), g)",
        "draw_box(s, r, side // 2, g)",
        "radius = px * 0.4",
    ):
        assert not list(own_radii(ast.parse(line))), line
