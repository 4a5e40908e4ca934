"""The shell knows no game: its rooms hold no word of Flow or River Dice, neither in code nor in docstrings.

Words that every game may have (dice, seats, rounds, a clock, a score, a card) are free. So is "flow" in small
letters: it is the package's own name and that of the file of words. The physics show dice that roll and flat
pieces that water carries off along the lines of a board, so tiles and waves are theirs by nature.
"""

import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from flow_desktop.engine.geometry import Animal
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.scenes.actions import FlowAction

PACKAGE = Path(__file__).parent.parent / "flow_desktop"
ROOMS: dict[str, set[str]] = {
    "app": set(),
    "files": set(),
    "widgets": set(),
    "table": set(),
    "physics": {"tile", "wave"},
}
OURS = {
    *("animal", "boat", "bird", "aboard", "overboard", "swimmer", "tide", "beach", "shore", "storm"),
    *("tile", "obstacle", "rock", "tee", "wave", "pile", "trade", "scenario", "edition", "difficulty"),
    *(animal.value for animal in Animal),
    *(*ANIMALS, *HABITATS, "habitat", "river", "landmark", "completion"),
}
ACTIONS = {action.name.lower() for action in FlowAction} - {"draw", "cards"}


def words(text: str) -> set[str]:
    """The words of a text; `drawPile`, `draw_pile` and `DRAW_PILE` are two, and a plural counts as one."""
    parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)
    return {part.lower() for part in parts} | {part.lower().removesuffix("s") for part in parts}


def found(text: str, free: Collection[str] = ()) -> set[str]:
    """Which of the games' words a text has."""
    called = {name for name in ACTIONS if re.search(rf"(?<![a-z]){name}(?![a-z])", text.lower())}
    itself = {"Flow"} if re.search(r"(?<![A-Za-z])(Flow|FLOW)(?![a-z])", text) else set()
    return (words(text) & OURS | called | itself) - set(free)


def modules(room: str) -> Iterator[Path]:
    yield from sorted((PACKAGE / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_shell_has_no_word_of_a_game(room: str) -> None:
    hits = {path.name: hit for path in modules(room) if (hit := found(path.read_text("utf-8"), ROOMS[room]))}
    assert hits == {}


@pytest.mark.parametrize(
    "line",
    [
        "class DrawPile:",
        "salmon_runs = 3",
        "TILE_SIZE = 3",
        'words = _("Flow needs a screen")',
        "case Action.ROTATE_RIGHT:",
        '"""Where the animals wait."""',
        'art("boat", "open")',
    ],
)
def test_a_word_of_a_game_is_found(line: str) -> None:
    assert found(line)


@pytest.mark.parametrize("line", ["from flow_desktop.app import shell", "textiles = 3", "set.discard(3)"])
def test_other_words_are_not(line: str) -> None:
    assert not found(line)
