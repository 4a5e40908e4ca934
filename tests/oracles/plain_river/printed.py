"""Everything that is printed on dice, cards and sheets, read from the specification's own tables."""

import re
from pathlib import Path
from typing import Final

ANIMALS: Final = ("salmon", "hawk", "fox", "elk", "bear")
HABITATS: Final = ("rivers", "wetlands", "forests", "prairies", "mountains")
LETTERS: Final = dict(zip("RWFPM", HABITATS, strict=True))
TEXT: Final = (Path(__file__).parents[3] / "docs" / "river-dice.md").read_text(encoding="utf-8")

Gain = tuple[int, str]
"""How many of what: an animal, "token", "any", "free" or "point"."""


def rows_after(start: str, first: str = "") -> list[list[str]]:
    """The cells of the first table after some words, without its head; `first` is in its head."""
    text = TEXT[TEXT.index(start) :]
    lines = text[text.index(f"|{first}") :].splitlines()
    table = []
    for line in lines:
        if not line.startswith("|"):
            break
        table.append([cell.strip().strip("*") for cell in line.strip("|").split("|")])
    return table[2:]


def gains(words: str) -> list[Gain]:
    """ "1 any animal + 1 token" as numbers and things."""
    found = []
    for part in words.split("+"):
        number, _, thing = (
            part.strip().partition(" ") if part.strip()[0].isdigit() else ("1", "", part.strip())
        )
        found.append((int(number), _thing(thing.strip())))
    return found


def _thing(words: str) -> str:
    words = words.removesuffix(" ›")
    for thing in ("any", "free", "token", *ANIMALS):
        if words.startswith(thing):
            return thing
    assert words in ("point", "points", "pt"), words
    return "point"


Face = list[tuple[str, int]]


def _face(words: str) -> Face:
    """The readings of a face (3.8); none for a face that is a rule."""
    if words == "any animal":
        return [(animal, 1) for animal in ANIMALS]
    readings = []
    for part in words.split(" / "):
        number, _, animal = part.rpartition(" ")
        if animal not in ANIMALS:
            return []
        readings.append((animal, int(number or 1)))
    return readings


_DICE: Final = rows_after("### 1.8", " die")
CENTRAL, BEAR_DIE, HAWK_DIE, SPECIAL = ([_face(cell) for cell in row[2:]] for row in _DICE)
SPECIAL_WORDS: Final = _DICE[3][2:]


class Card:
    """A habitat card."""

    def __init__(self, cells: list[str]) -> None:
        numbers = [0 if cell == "·" else int(cell) for cell in cells[3:]]
        self.name, self.habitat, self.level = cells[0], cells[1], len(cells[2])
        self.value, self.cost, self.tokens = numbers[0], numbers[1:6], numbers[7]
        assert sum(self.cost) == numbers[6]


CARDS: Final = {row[0]: Card(row) for row in rows_after("### 1.9")}

# Sheet A
PICKS: Final = {
    int(number): gains(words)
    for number, words in re.findall(r"(\d+): ([^,.]+)[,.]", TEXT[TEXT.index("4.3 ") : TEXT.index("4.4 ")])
}
ROW_POINTS: Final = (3, 4, 5, 6)

# Sheet B
_TRACKS: Final = rows_after("5.3 Content")
TRACK_POINTS: Final = [0, *(int(cell) for cell in _TRACKS[0][1:])]
TRACKS: Final = [row[0] for row in _TRACKS[1:-1] if row[0] in HABITATS]
TRACK_HEXES: Final = {row[0]: row[1:] for row in _TRACKS if row[0] in HABITATS}
B_OVERFLOW: Final = _TRACKS[-1].count("o")
DIAMONDS: Final = [
    ((TRACKS[at // 2], TRACKS[at // 2 + 1]), column, cell)
    for at, row in enumerate(_TRACKS[1:-1])
    if row[0] not in HABITATS
    for column, cell in enumerate(row[1:], 1)
    if cell
]
B_AREA: Final = [
    [gains(cell) for cell in column] for column in zip(*(r[1:] for r in rows_after("5.4 ")), strict=True)
]

# Sheets C and D
Hexes = dict[str, tuple[int, int]]


def neighbours(places: Hexes) -> dict[str, list[str]]:
    """Which hexes touch (6.6): in one row two half-steps apart, in neighbouring rows one."""
    return {
        one: [
            other
            for other, (line, step) in places.items()
            if (abs(line - row), abs(step - at)) in ((0, 2), (1, 1))
        ]
        for one, (row, at) in places.items()
    }


def _map_lines(start: str) -> list[str]:
    return TEXT[TEXT.index(start) :].split("```")[1].strip("\n").splitlines()


C_WORDS: Final[dict[str, str]] = {}
C_PLACES: Final[Hexes] = {}
for _row, _line in enumerate(_map_lines("6.6 Map")):
    for _column, _cell in enumerate(_line.strip().split(" · ")):
        _name, _, _words = _cell.partition(" ")
        C_WORDS[_name] = _words
        C_PLACES[_name] = _row, 2 * _column + (1 if _name[0] in "aceg" else 0)
C_TYPES: Final = {
    name: [LETTERS[letter] for letter in words.split()[0].rstrip("0123456789")] if words[0] in LETTERS else []
    for name, words in C_WORDS.items()
}
C_POINTS: Final = {
    name: int(re.sub(r"\D", "", words.split()[0]) or 0) if words[0] in LETTERS else 0
    for name, words in C_WORDS.items()
}
C_AREA: Final = [
    [gains(cell) for cell in column] for column in zip(*(r[1:] for r in rows_after("6.7 ")), strict=True)
]
C_OVERFLOW: Final = ["1 point", "1 token", "1 point", "1 any animal", "2 points", "3 points"]
assert ", ".join(C_OVERFLOW) in TEXT
LANDMARK_COLUMNS: Final = {
    "rivers": "circle",
    "wetlands": "circle",
    "forests": "3 points",
    "prairies": "1 elk + 1 bear",
    "mountains": "3 points",
}
LANDMARK_ROWS: Final = (3, 6, 6)

D_HABITAT: Final[dict[str, str]] = {}
D_PLACES: Final[Hexes] = {}
for _row, (_line, _start) in enumerate(zip(_map_lines("7.4 Map"), (2, 1, 0, 1, 0, 1, 2), strict=True)):
    for _column, _cell in enumerate(_line.split()):
        D_HABITAT[_cell[:-1]] = LETTERS[_cell[-1]]
        D_PLACES[_cell[:-1]] = _row, _start + 2 * _column
_D_TEXT: Final = TEXT[TEXT.index("Pairs: ") : TEXT.index("7.5 ")]
_TOKENS, _ANY = (
    _D_TEXT.split(" give 1 nature token")[0],
    _D_TEXT.split(" give 1 nature token")[1].split(" give ")[0],
)
TOKEN_PAIRS: Final = [pair.split("|") for pair in re.findall(r"\w\d\|\w\d", _TOKENS)]
ANY_PAIRS: Final = [pair.split("|") for pair in re.findall(r"\w\d\|\w\d", _ANY)]
THREES: Final = [three.split("+") for three in re.findall(r"\w\d\+\w\d\+\w\d", _D_TEXT)]
D_OVERFLOW: Final = ["1 point", "1 token", "1 point", "1 any animal", "2 points", "2 points"]
assert ", ".join(D_OVERFLOW) in TEXT
SCENARIOS: Final = {
    int(row[0]): (row[1], [int(re.sub(r"\D", "", each)) for each in row[2].split()], int(row[3]))
    for row in rows_after("11.3 In the", " #")
}
