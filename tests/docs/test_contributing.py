"""CONTRIBUTING.md is true: what it names is there, and following its recipe for a card gives a card."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flow_desktop.engine import Options, new_game
from flow_desktop.engine.codes import write_code
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from tests.docs.test_docs import ROOT, section

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PATHS = set(re.findall(r"(?:flow_desktop|build|tests|docs)/[\w./]*\w", CONTRIBUTING))
MODULES = set(re.findall(r"python -m (build[.\w]*\w)", CONTRIBUTING))
DRAWING = "flow_desktop/assets/art/scenario_rough_sea.svg"
RECIPES = ("A scenario card", "A language", "A lesson", "A sound", "A bot", "A screen", "A setting")


@pytest.mark.parametrize("path", sorted(PATHS - {DRAWING}))
def test_what_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("module", sorted(MODULES))
def test_what_it_runs_is_there(module: str) -> None:
    assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file()


@pytest.mark.parametrize("title", RECIPES)
def test_every_recipe_names_its_proof(title: str) -> None:
    recipe = section(CONTRIBUTING, f"## {title}")
    assert any((ROOT / path).exists() for path in re.findall(r"tests/[\w/.]*\w", recipe))


def lasting() -> list[str]:
    """What a new card leaves as it is: codes of the printed cards, and what seeds draw from the boxes."""
    printed = [card for card in Scenario if card.copies]
    picks = ((), *((card,) for card in printed), (Scenario.OBSTACLES,) * 4, tuple(printed))
    tables = [Options("otter-reef", 2, edition, scenarios=cards) for edition in EDITIONS for cards in picks]
    drawn = [new_game(Options(f"seed {n}", 1, EDITIONS[n % 2], 6)).state.setup.scenarios for n in range(8)]
    return [*map(write_code, tables), *(" ".join(cards) for cards in drawn)]


def blocks(language: str) -> list[str]:
    """The blocks of the card's recipe, as they stand in the list."""
    found = re.findall(
        rf"^   ```{language}\n(.*?)^   ```$", section(CONTRIBUTING, "## A scenario card"), re.M | re.S
    )
    return [re.sub(r"^   ", "", block, flags=re.M) for block in found]


def insert(file: Path, block: str, before: str) -> None:
    """Put a block before the last place at which this stands."""
    text = file.read_text("utf-8")
    head, mark, tail = text.rpartition(before)
    assert mark
    file.write_text(f"{head}\n{block.rstrip()}\n{mark.lstrip(chr(10))}{tail}", "utf-8")


def test_following_the_recipe_for_a_card_gives_a_card(tmp_path: Path) -> None:
    house = tmp_path / "house"
    shutil.copytree(
        ROOT / "flow_desktop", house / "flow_desktop", ignore=shutil.ignore_patterns("__pycache__")
    )
    card, face = blocks("python")
    (drawing,) = blocks("svg")
    insert(house / "flow_desktop/engine/scenarios.py", card, "\n    def __new__(")
    insert(house / "flow_desktop/scenes/scenario_cards.py", face, "\n}\n")
    (house / DRAWING).write_text(drawing, "utf-8")
    path = os.pathsep.join((str(house), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.docs.rough_sea", str(house), str(tmp_path / "folder")],
        cwd=house,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == lasting(), "codes or draws have changed"
