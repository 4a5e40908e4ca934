"""One sign, one meaning, in every game: what the buttons of the whole program say beside their signs.

A new button with a sign stands in this table under the meaning that the sign has, or gets a sign of its own.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path

import flow_desktop

ROOT = Path(flow_desktop.__file__).parent
MEANINGS: dict[str, set[str]] = {
    "again": {"Again", "Begin again", "Once more", "Same wave again", "The same dice again", "Try again"},
    "drill": {"Drills"},
    "goal": {"Puzzles"},
    "hurry": set(),
    "keepsake": {"Keepsakes"},
    "lessons": {"Learn", "Learn to play", "Lessons"},
    "piles": {"Piles: {count}"},
    "practise": {"Free practice", "Practise"},
    "scenario": {"Scenarios: {count}"},
    "shuffle": {"Draw again", "New deal", "New wave"},
    "star": set(),
    "today": {"The calendar", "Today's deal", "Today's wave"},
    "trail": {"Your trail"},
    "turns": {"Round {round}"},
    "tutor": {"Tutor"},
    "undo": {"All as usual", "As this computer has it", "As usual: {keys}", "Undo"},
    "wave": {"Call the wave", "The sea"},
    "won": set(),
}
"""Signs that once meant several things, or easily could; those without words stand for a state."""


def sign(node: ast.expr) -> str | None:
    """The name of an icon: `art("icon_wave")`, `art("icon", "wave")` or its bare name."""
    texts = [node]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("art", "_art"):
        texts = list(node.args)
    parts = [text.value for text in texts if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    found = re.fullmatch(r"icon_([a-z_]+)", "_".join(parts)) if len(parts) == len(texts) else None
    return found[1] if found else None


def words(node: ast.expr) -> str | None:
    """A sentence that is translated, also where something is put into it."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format":
        return words(node.func.value)
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "N_") and node.args:
        first = node.args[0]
        return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
    return None


def said_beside() -> dict[str, set[str]]:
    """By sign, the first words of every call or row that has both."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            parts: list[ast.expr] = []
            if isinstance(node, ast.Call):
                parts = [*node.args, *(keyword.value for keyword in node.keywords)]
            elif isinstance(node, ast.Tuple):
                parts = node.elts
            told = [text for part in parts if (text := words(part))]
            for name in (name for part in parts if (name := sign(part))):
                found[name].update(told[:1])
    return found


def test_no_sign_has_two_meanings() -> None:
    found = said_beside()
    assert {name: found[name] - known for name, known in MEANINGS.items() if found[name] - known} == {}


def test_the_same_words_wear_the_same_sign() -> None:
    by_words: dict[str, set[str]] = defaultdict(set)
    for name, told in said_beside().items():
        for text in told:
            by_words[text].add(name)
    assert {text: names for text, names in by_words.items() if len(names) > 1} == {}


def test_the_table_is_about_signs_that_are_there() -> None:
    found = said_beside()
    assert all(told <= found[name] for name, told in MEANINGS.items())
    assert all((ROOT / "assets" / "art" / f"icon_{name}.svg").exists() for name in MEANINGS)
