"""What is printed on sheet D (7.4), and what its animals score, read from data."""

from functools import cache
from typing import NamedTuple

from flow_desktop.river_dice.engine.content import Bonus, bonus, load
from flow_desktop.river_dice.engine.goods import LETTERS
from flow_desktop.river_dice.engine.sheets.hexes import HexMap, hex_map
from flow_desktop.values import dataclass


class Between(NamedTuple):
    """A bonus between two or three hexes."""

    mask: int
    gift: Bonus


@dataclass(frozen=True, slots=True)
class AnimalContent:
    """Sheet D as printed."""

    map: HexMap
    of_habitat: tuple[int, ...]
    between: tuple[Between, ...]
    overflow: tuple[Bonus, ...]
    bear_pair: int
    elk_line: tuple[int, ...]
    fox_neighbours: tuple[int, ...]
    hawks_alone: tuple[int, ...]
    salmon_run: tuple[int, ...]
    full_habitat: int
    all_animals: int


@cache
def content() -> AnimalContent:
    """Sheet D as printed."""
    data = load("sheet_d")
    shape = hex_map({letter: (row["start"], len(row["hexes"])) for letter, row in data["rows"].items()})
    letters = "".join(row["hexes"] for row in data["rows"].values())
    between = [
        Between(shape.mask(names), bonus([thing]))
        for thing, groups in data["between"].items()
        for names in groups
    ]
    score = data["score"]
    return AnimalContent(
        shape,
        tuple(
            sum(1 << number for number, each in enumerate(letters) if each == letter) for letter in LETTERS
        ),
        tuple(between),
        tuple(bonus([text]) for text in data["overflow"]),
        score["bear_pair"],
        tuple(score["elk_line"]),
        tuple(score["fox_neighbours"]),
        tuple(score["hawks_alone"]),
        tuple(score["salmon_run"]),
        score["full_habitat"],
        score["all_animals"],
    )
