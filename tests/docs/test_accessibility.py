"""D1: README, document and page list the access features truthfully, in one order, and what is missing."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flow_desktop.app.keymap import DEFAULT_KEYS
from flow_desktop.app.settings import VOICE_RATES
from flow_desktop.app.view import TEXT_PERCENTS, TYPEFACES
from flow_desktop.river_dice.scenes.actions import QUESTION_NAMES, RIVER_CONTROLS
from flow_desktop.scenes.actions import CONTROLS, QUESTIONS
from flow_desktop.scenes.settings.accessibility import missing_panel
from flow_desktop.widgets.widget import walk

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
README: Final = " ".join((ROOT / "README.md").read_text("utf-8").split())
STATEMENTS: Final = tomllib.loads((ROOT / "tests" / "access.toml").read_text("utf-8"))["statements"]
ROW: Final = re.compile(r"^\| ([TIVMHBUD]\d.*?) \|(.*)\|$", re.MULTILINE)


def named(cell: str) -> Iterator[str]:
    """The statements of a row: "I1–I3", "V4, V5"."""
    for part in cell.split(", "):
        first, _dash, last = part.partition("–")
        letter, begin = first[0], int(first[1:])
        yield from (f"{letter}{number}" for number in range(begin, int(last[1:] if last else begin) + 1))


def test_the_document_goes_through_every_statement_in_order() -> None:
    rows = ROW.findall(PAGE)
    assert [name for cell, _rest in rows for name in named(cell)] == list(STATEMENTS)
    for cell, rest in rows:
        works, tried, _missing = (part.strip() for part in rest.split("|"))
        assert works and (tried or cell == "D1, D2"), cell


def test_it_says_that_people_have_not_tried_it_and_so_does_the_page_in_the_game() -> None:
    words = "People with disabilities have not tried the game yet."
    assert words in PAGE
    assert words in " ".join(widget.label for widget in walk(missing_panel()))


def test_the_keys_it_names_are_the_keys_that_ask() -> None:
    (row,) = (rest for cell, rest in ROW.findall(PAGE) if cell == "B3")
    flow, _river, river = row.partition("River Dice:")
    asked = {key.upper() for key, action in CONTROLS.keys.items() if action in QUESTIONS}
    assert set(re.findall(r"\b([A-Z])\b(?= [a-z])", flow)) == asked
    assert set(re.findall(r"\b([A-Z])\b(?= [a-z])", river)) == {
        key.upper() for key, action in RIVER_CONTROLS.keys.items() if action in QUESTION_NAMES
    }


def test_the_readme_promises_what_is_there() -> None:
    assert f"Text grows to {TEXT_PERCENTS[-1]} %" in README and TEXT_PERCENTS[-1] == 200
    assert "three kinds of letters" in README and len(TYPEFACES) == 3
    assert "nine keys ask" in README and len(QUESTIONS) == len(QUESTION_NAMES) == 9
    assert DEFAULT_KEYS["F2"].name == "VOICE" and "F2 lets a voice read" in README
    assert {DEFAULT_KEYS[key].name for key in ("F5", "F6", "F7")} == {"READ_BACK", "READ_ON", "READ_ALL"}
    assert VOICE_RATES[0] < 100 < VOICE_RATES[-1]
    assert "(docs/accessibility.md) goes through the whole list, with what is missing" in README
