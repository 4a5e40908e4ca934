"""Nothing draws with a literal colour: each comes from the theme or from Flow's own palette."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import flow_desktop

ROOT = Path(flow_desktop.__file__).parent
ROOMS = ("app", "scenes", "widgets", "river_dice/scenes")
PALETTES = {"widgets/theme.py", "scenes/colours.py", "river_dice/scenes/colours.py"}
HEX = re.compile(r"#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")

ALLOWED = {
    ("scenes/board/sprites.py", "(_DARKEST,) * 3"): "taken off every pixel, to make a drawing starker",
    ("scenes/setup/clock_panel.py", "(30, 600, 10)"): "no colour: least and most seconds, and the step",
    ("scenes/practise/editor/workbench.py", "(1, 2, 3, 0)"): "no colour: quarter turns",
    ("scenes/practise/editor/workbench.py", "(0, 1, 3, 2)"): "no colour: quarter turns",
    ("scenes/gallery/days.py", "(5, 10, 20)"): "no colour: days of a month",
    ("scenes/keepsakes/gif.py", "(10, 5, 0)"): "no colour: by how many bits a part of one is shifted",
    ("scenes/keepsakes/gif.py", "[247, 0, 0]"): "no colour: the head of a picture, its flags and two zeros",
    ("scenes/keepsakes/film.py", "(0, 0, 1, 1)"): "no colour: the smallest part of a picture",
    ("app/switch.py", "(1, 2, 3)"): "no colour: buttons of a mouse",
    ("scenes/autoplay/ears/sketch.py", "(1, 2, 4, 8)"): "no colour: the four sides of a tile",
    ("scenes/board/sprites.py", "(*picture.get_at((0, 0))[:3], 0)"): "the picture's own colour, seen through",
    ("scenes/practise/risk_view.py", "(115, 140, 165)"): "no colour: how dense the glow of a risk is",
    ("widgets/smooth.py", "(*beside[:3], 0)"): "the shade that was asked for, seen through",
    ("scenes/results/tide_chart.py", "(mixed[0], mixed[1], mixed[2])"): "two shades of the theme, mixed",
    ("scenes/learn/scene.py", "(56, 46, 36, 26)"): "no colour: room between rows of stones",
    ("app/fade.py", "(204, 204, 204)"): "every pixel times four fifths: what is left gets darker",
    ("app/cartridge.py", "'black'"): "the first frame is there before the theme is loaded",
    ("scenes/wave/dice_view.py", "(0, 0, 1)"): "no colour: upwards in space",
    ("scenes/cartridge.py", "'#7EC3CF'"): "the first frame is there before the theme is loaded",
    ("scenes/cartridge.py", "'#FCE0BC'"): "the first frame is there before the theme is loaded",
    ("scenes/cartridge.py", "'#7ACBC9'"): "the first frame is there before the theme is loaded",
    ("scenes/cartridge.py", "'#10414F'"): "the first frame is there before the theme is loaded",
    ("scenes/cartridge.py", "'#0B1D26'"): "the first frame is there before the theme is loaded",
}


def literal_colours(tree: ast.AST) -> Iterator[str]:
    """What could be a colour and is written where it is used."""
    for node in ast.walk(tree):
        if _is_numbers(node) or _is_hexadecimal(node):
            yield ast.unparse(node)
        elif isinstance(node, ast.Call):
            yield from (ast.unparse(part) for part in _colours_of(node) if _written_out(part))


def _is_numbers(node: ast.AST) -> bool:
    return isinstance(node, ast.Tuple | ast.List) and len(node.elts) in (3, 4) and all(map(_level, node.elts))


def _is_hexadecimal(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(HEX.fullmatch(node.value))


def _level(node: ast.expr) -> bool:
    """A whole number from 0 to 255 or a little more: a part of a colour, perhaps."""
    return isinstance(node, ast.Constant) and type(node.value) is int and 0 <= node.value <= 999


def _colours_of(call: ast.Call) -> list[ast.expr]:
    """The arguments of a call that are colours."""
    function = call.func
    if not isinstance(function, ast.Attribute):
        return []
    if function.attr in ("fill", "Color", "set_colorkey"):
        return call.args[:1]
    if isinstance(function.value, ast.Attribute) and function.value.attr == "draw":
        return call.args[1:2]
    return call.args[1:2] if function.attr == "set_at" else []


def _written_out(node: ast.expr) -> bool:
    """A colour made on the spot: a tuple that is not all numbers, a product of one, a colour's name."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.left, ast.Tuple)
    if isinstance(node, ast.Tuple):
        return not all(map(_level, node.elts))
    return isinstance(node, ast.Constant) and not _is_hexadecimal(node)


def found() -> set[tuple[str, str]]:
    return {
        (path.relative_to(ROOT).as_posix(), text)
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        if path.relative_to(ROOT).as_posix() not in PALETTES
        for text in literal_colours(ast.parse(path.read_text(encoding="utf-8")))
    }


def test_no_colour_is_written_outside_the_theme() -> None:
    assert found() - set(ALLOWED) == set()


def test_nothing_is_allowed_that_is_not_there() -> None:
    assert set(ALLOWED) - found() == set()


def test_the_reader_sees_colours() -> None:
    code = """
surface.fill((1, 2, 3))
surface.fill("red")
pygame.draw.circle(surface, (200, 100, 0, 255), middle, 4)
pygame.draw.circle(surface, (grey, grey, 7), middle, 4)
shade = pygame.Color("#A0B0C0")
surface.fill(theme.panel, (0, 0, 9, 9) if small else rect)
"""
    seen = sorted(literal_colours(ast.parse(code)))
    assert seen == [
        "'#A0B0C0'",
        "'red'",
        "(0, 0, 9, 9)",
        "(1, 2, 3)",
        "(200, 100, 0, 255)",
        "(grey, grey, 7)",
    ]
