"""A linter for the game's SVG: it names every feature that the rasteriser silently draws wrongly.

Run it as `python -m build.art.lint FILE...`; from code, `faults(path)` gives the list for one file.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
GRADIENTS = frozenset({"linearGradient", "radialGradient"})
DRAWN_RIGHTLY = SHAPES | GRADIENTS | {"svg", "g", "defs", "stop", "title", "desc", "style", "metadata"}
COORDINATES = ("x1", "y1", "x2", "y2", "cx", "cy", "r")
IGNORED = (
    *(
        "clip-path",
        "mask",
        "filter",
        "mix-blend-mode",
        "paint-order",
        "visibility",
        "fx",
        "fy",
        "spreadMethod",
    ),
    *("marker", "marker-start", "marker-mid", "marker-end"),
)
COLOUR = re.compile(
    r"none|black|white|#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*[\d.]+%?\s*(,\s*[\d.]+%?\s*){2}\)|url\(#[\w-]+\)",
    re.I,
)
STEP = re.compile(r"(\w+)\s*\(([^)]*)\)")

Properties = dict[str, str]


def faults(path: Path) -> list[str]:
    """What is wrong with a file, in words; an empty list means that it is clean."""
    try:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    except (ElementTree.ParseError, UnicodeDecodeError) as error:
        return [f"not readable: {error}"]
    found = list(_root_faults(root))
    rules: dict[str, Properties] = {}
    for style in root.iter():
        if _name(style) == "style":
            found += _read_css(style.text or "", rules)
    names = {element.get("id", "") for element in root.iter() if _name(element) in GRADIENTS}
    found += _walk(root, {}, rules, names)
    return found


def _name(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else "comment"


def _root_faults(root: ElementTree.Element) -> Iterator[str]:
    if _name(root) != "svg":
        yield "the root is not <svg>"
    if not root.get("viewBox"):
        yield "no viewBox"
    for element in root.iter():
        if element is not root and _name(element) == "svg":
            yield "nested <svg>: its viewBox is ignored"


def _read_css(text: str, rules: dict[str, Properties]) -> Iterator[str]:
    """Fill in the rules of single classes and name every other selector."""
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", plain):
        for selector in (part.strip() for part in selectors.split(",")):
            if re.fullmatch(r"\.[\w-]+", selector):
                rules.setdefault(selector[1:], {}).update(_declarations(body))
            else:
                yield f"CSS selector '{selector}': only single classes work"


def _declarations(text: str) -> Properties:
    pairs = (part.partition(":") for part in text.split(";") if ":" in part)
    return {name.strip(): value.strip() for name, _, value in pairs}


def _own(element: ElementTree.Element, rules: Mapping[str, Properties]) -> Properties:
    """The properties set on an element itself, by attribute, class or inline style."""
    own = {name: value.strip() for name, value in element.attrib.items()}
    own.update(rules.get(own.get("class", ""), {}))
    own.update(_declarations(own.get("style", "")))
    return own


def _walk(
    element: ElementTree.Element, inherited: Properties, rules: Mapping[str, Properties], gradients: set[str]
) -> Iterator[str]:
    name = _name(element)
    if name == "comment":
        return
    if name not in DRAWN_RIGHTLY:
        yield f"<{name}> is not drawn"
        return
    own = _own(element, rules)
    paints = dict(inherited)
    paints.update({key: own[key] for key in ("fill", "stroke") if key in own})
    if _uneven(own.get("transform", "")):
        paints["uneven"] = "yes"
    yield from _property_faults(name, own)
    yield from _colour_faults(name, own, gradients)
    yield from _paint_faults(name, own, paints)
    if name in GRADIENTS:
        yield from _gradient_faults(name, own)
    for child in element:
        yield from _walk(child, paints, rules, gradients)


def _property_faults(name: str, own: Properties) -> Iterator[str]:
    for key in IGNORED:
        if key in own and not (key == "visibility" and own[key] == "visible"):
            yield f"<{name}> {key}: ignored"
    if " " in own.get("class", ""):
        yield f"<{name}> class '{own['class']}': only one class works"
    if own.get("stroke-dasharray", "none") != "none":
        yield f"<{name}> stroke-dasharray: stray shapes on curves; draw the dashes"


def _colour_faults(name: str, own: Properties, gradients: set[str]) -> Iterator[str]:
    for key in ("fill", "stroke", "stop-color", "color"):
        colour = own.get(key)
        if colour is None:
            continue
        if not COLOUR.fullmatch(colour):
            yield f"<{name}> {key} '{colour}': not a colour that is drawn rightly"
        elif colour.startswith("url(") and colour[5:-1] not in gradients:
            yield f"<{name}> {key} '{colour}': no such gradient"


def _paint_faults(name: str, own: Properties, paints: Properties) -> Iterator[str]:
    filled = paints.get("fill", "black") != "none"
    stroked = paints.get("stroke", "none") != "none"
    if _partly(own.get("opacity", "1")):
        if name in ("g", "svg"):
            yield f"<{name}> opacity: applied to each child, overlaps show through"
        elif filled and stroked:
            yield f"<{name}> opacity over fill and stroke: the overlap shows through"
    if name in SHAPES and stroked and "uneven" in paints:
        yield f"<{name}> stroke under an uneven transform: wrong width"


def _partly(opacity: str) -> bool:
    try:
        return float(opacity) != 1
    except ValueError:
        return True


def _uneven(transform: str) -> bool:
    """Whether a transform stretches one direction more than the other."""
    for kind, arguments in STEP.findall(transform):
        values = [float(value) for value in re.split(r"[\s,]+", arguments.strip()) if value]
        if kind.startswith("skew"):
            return True
        if kind == "scale" and len(values) == 2 and abs(values[0]) != abs(values[1]):
            return True
        if kind == "matrix":
            a, b, c, d = values[:4]
            if abs(a * c + b * d) > 1e-3 or abs(a * a + b * b - c * c - d * d) > 1e-3:
                return True
    return False


def _gradient_faults(name: str, own: Properties) -> Iterator[str]:
    if "href" in own:
        yield f"<{name}> href: not drawn, use xlink:href"
    if own.get("gradientUnits") == "userSpaceOnUse":
        return
    for key in COORDINATES:
        if key in own and not own[key].endswith("%"):
            yield f"<{name}> {key}='{own[key]}': a fraction gives a flat colour, use per cent"


def main(arguments: list[str]) -> int:
    """Print the faults of the named files; 1 if there are any."""
    count = 0
    for argument in arguments:
        for fault in faults(Path(argument)):
            print(f"{argument}: {fault}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
