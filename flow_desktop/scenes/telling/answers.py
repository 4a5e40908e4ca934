"""What can be asked about a board and a game, answered in words: for the ear, and for the eye as a caption.

Every answer is read from the rules: floods, waves and the shortest ways are the engine's and the bots' own.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from flow_desktop.app.language import _, ngettext, spoken_row, with_capital
from flow_desktop.bots.lay import lay_of
from flow_desktop.bots.needs import NO_WAY, ways
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    DIRECTIONS,
    LINE_OF_FACE,
    NEIGHBOURS,
    Animal,
    Cell,
    animals_in,
)
from flow_desktop.engine.tiles import FIXED, blocks_water
from flow_desktop.engine.water import flood
from flow_desktop.engine.wave import Wave, wave
from flow_desktop.rounds import TableView
from flow_desktop.scenes.board.space import space_content
from flow_desktop.scenes.naming import animal_name, animals_words, edges_words
from flow_desktop.scenes.place_names import places_words
from flow_desktop.scenes.telling.events import caption_of, goal_words, spoken_of


def sentences(parts: Iterable[str]) -> str:
    """Sentences in a row, each with a capital letter and a full stop."""
    return " ".join(_sentence(part) for part in parts if part)


def _sentence(words: str) -> str:
    closed = words if words.endswith((".", "!", "?")) else f"{words}."
    return with_capital(closed)


def spaces_words(cells: Iterable[Cell]) -> str:
    """Spaces in a row, in reading order."""
    return places_words(sorted(cells))


# A space and what lies around it


def neighbours_answer(board: Board, cell: Cell) -> str:
    """What lies on each side of a space; where the board ends, that it does."""
    return sentences(
        _("{space}: {content}").format(space=edges_words(direction), content=_beside(board, cell, direction))
        for direction in DIRECTIONS
    )


def _beside(board: Board, cell: Cell, direction: int) -> str:
    other = dict(NEIGHBOURS[cell]).get(direction)
    return _("edge of the board") if other is None else space_content(board, other)


@lru_cache(maxsize=32)
def _threatened(pieces: bytes, remain: bool) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """The spaces whose tile, or its bird, some row can take, and those of the columns."""
    board = Board.of(pieces)
    rows = [wave(board, face, None, remain) for face in LINE_OF_FACE]
    columns = [wave(board, None, face, remain) for face in LINE_OF_FACE]
    return _met(rows), _met(columns)


def _met(runs: Iterable[Wave]) -> frozenset[Cell]:
    return frozenset(hit.cell for run in runs for hit in (*run.washed, *run.saved))


def risk_words(board: Board, cell: Cell, remain: bool) -> str:
    """Which of its two lines can take the tile of a space; nothing where none lies."""
    if not 0 < board.pieces[cell] < FIXED:
        return ""
    row, column = (cell in cells for cells in _threatened(board.pieces, remain))
    if row and column:
        return _("row and column at risk")
    if row:
        return _("only the row at risk")
    return _("only the column at risk") if column else _("safe from waves")


# Water


def animals_answer(board: Board) -> str:
    """Of each animal: how far its water is from the boat, and where it can go on."""
    short = ways(*lay_of(board, False)[:5])
    return sentences(words for animal in Animal for words in _animal(board, animal, short[animal]))


def _animal(board: Board, animal: Animal, short: int) -> Iterator[str]:
    name = animal_name(animal)
    if not short:
        yield _("{animal}: joined to the boat").format(animal=name)
        return
    if short == NO_WAY:
        yield _("{animal}: no path to the boat is possible now").format(animal=name)
    else:
        yield ngettext(
            "{animal}: {count} tile short of the boat", "{animal}: {count} tiles short of the boat", short
        ).format(animal=name, count=short)
    onward = spaces_words(_onward(board, ANIMAL_CELLS[animal]))
    if onward:
        yield _("Its water can go on to {spaces}").format(spaces=onward)
    else:
        yield _("Its water can go nowhere")


def _onward(board: Board, start: Cell) -> set[Cell]:
    """The empty spaces that the water of a space opens onto."""
    water = flood(1 << start, board.channels)
    return {
        other
        for cell in range(water.bit_length())
        if water >> cell & 1 and not blocks_water(board.pieces[cell])
        for direction, other in NEIGHBOURS[cell]
        if board.pieces[cell] & direction and not board.occupied >> other & 1
    }


# Lines


def lines_answer(board: Board, remain: bool) -> str:
    """What each line of the wave would take, the worst first; lines without a tile are left out."""
    found: list[tuple[int, int, str]] = []
    for face in LINE_OF_FACE:
        for white, words in ((True, _("Row {line}: {losses}")), (False, _("Column {line}: {losses}"))):
            ran = wave(board, face if white else None, None if white else face, remain)
            cut = animals_in(board.joined & ~ran.board.joined)
            if ran.washed:
                losses = _losses(len(ran.washed), cut)
                found.append((-len(cut), -len(ran.washed), words.format(line=face, losses=losses)))
    if not found:
        return _("The wave has nothing to take.")
    return sentences(words for _cut, _count, words in sorted(found, key=lambda each: each[:2]))


def _losses(count: int, cut: tuple[Animal, ...]) -> str:
    parts = [ngettext("{count} tile", "{count} tiles", count).format(count=count)]
    if cut:
        words = ngettext("{animals} would lose its path", "{animals} would lose their paths", len(cut))
        parts.append(words.format(animals=animals_words(cut)))
    return spoken_row(parts)


# The game


def last_answer(table: TableView) -> str:
    """What the last step changed that is worth words, as it was told."""
    for entry in reversed(table.moves):
        told = [spoken_of(event, table) or caption_of(event, table) for event in entry.step.events]
        if any(told):
            return sentences(words for words in told if words)
    return _("Nothing has changed yet.")


def goal_answer(board: Board) -> str:
    """What the game is about, and how far it is."""
    joined = animals_in(board.joined)
    far = _("No animal has a path to the boat yet")
    if joined:
        far = _("Joined to the boat: {animals}").format(animals=animals_words(joined))
    return sentences((goal_words(), far))
