"""Which drawing shows what lies on a space, and how often it is turned clockwise."""

from typing import Final, NamedTuple

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.engine.geometry import DIRECTIONS, STRIDE, Animal, Cell, Edges
from flow_desktop.engine.tiles import EDGES, FIXED, PRINTED_EDGES, Kind, Piece, kind_of, turned
from flow_desktop.scenes.board.show import ANIMAL_AT
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import PLAIN

DRAWINGS: Final = 4
VARIANTS: Final = DRAWINGS * 4
"""Every drawing, turned in each way that its openings allow."""
_CORNER_TURNS: Final = {Animal.CAT: 0, Animal.DOG: 1, Animal.CAPYBARA: 2, Animal.LEMUR: 3}


class Turned(NamedTuple):
    """A drawing, and its quarters of a turn."""

    name: ArtName
    turns: int = 0


def variant_of(cell: Cell) -> int:
    """Which drawing lies on a space: never the same on two neighbours, and turned in its own way."""
    row, column = divmod(cell, STRIDE)
    drawing = (column + 2 * row + row // 2) % DRAWINGS
    return drawing + DRAWINGS * ((row * 3 + column * 5) % 7 % DRAWINGS)


def bare_drawing(piece: Piece, cell: Cell, variant: int | None = None) -> Turned:
    """What lies on a space, without bird and animal; an empty space when nothing does.

    A tile without a `variant` of its own has the drawing of its space.

    A tile that is only carried over an animal or the boat is drawn as the tile it is.
    """
    if not piece:
        return Turned(art("board", "space"), 2 * (variant_of(cell) % 2))
    if piece & FIXED and cell in ANIMAL_AT:
        return corner_drawing(ANIMAL_AT[cell])
    if piece & FIXED:
        return harbour_drawing("boat", piece & EDGES)
    chosen = variant_of(cell) if variant is None else variant
    return tile_drawing(kind_of(piece), piece & EDGES, chosen)


def tile_drawing(kind: Kind, edges: Edges, variant: int) -> Turned:
    """A tile turned so that these edges are open; `variant` chooses among its drawings."""
    if kind is Kind.ROCK:
        return Turned(art("rock"), variant % 4)
    shape = Kind(kind % 4)
    way, drawing = divmod(variant, DRAWINGS)
    ways = [turns for turns in range(4) if turned(PRINTED_EDGES[shape], turns) == edges]
    name = art("tile", shape.shape, "obstacle" if kind.has_obstacle else "", "abcd"[drawing])
    return Turned(name, ways[way % len(ways)])


def corner_drawing(animal: Animal) -> Turned:
    """The space an animal sits on, without the animal."""
    return Turned(art("board", "corner"), _CORNER_TURNS[animal])


def harbour_drawing(what: str, edges: Edges) -> Turned:
    """The boat, or its dock, with four openings or with the one that these edges say."""
    if edges == EDGES:
        return Turned(art(what, "open"))
    return Turned(art(what, "single"), DIRECTIONS.index(edges))


def themed(look: Look, name: ArtName) -> ArtName:
    """In the plain theme the flat drawing of a tile or a space, whichever of its pictures it has."""
    if look.theme.name != PLAIN.name:
        return name
    room, *parts = name.split("_")
    if room == "tile":
        return art("plain", *parts[:-1])
    return art("plain", *parts) if room == "board" else name
