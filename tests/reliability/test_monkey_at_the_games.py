"""A monkey at the page of games, in a folder whose files come, go and spoil: nothing fails."""

import random
from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.rounds import Home
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.widgets.dialog import Dialog
from tests.reliability.test_monkey import anything
from tests.scenes.games.evenings import keep_finished, keep_unfinished

INTENTS = 700
SEEN = ("meddled", "asked", "started")
OFTEN = 3
"""Each of these happens at least so often before it is enough; chance takes other ways on other systems."""
RUBBISH = (b"", b"\xff" * 9, b"flow-record 2\nspoilt\n", b"flow-record 9\nnew\n", b"{")


def meddle(folder: Path, chance: random.Random, counts: Counter[str]) -> None:
    """What a curious child does to the files."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock")
    path = chance.choice(files)
    match chance.randrange(4):
        case 0:
            path.unlink()
        case 1:
            path.write_bytes(chance.choice(RUBBISH))
        case 2:
            keep_finished(folder, 2, chance.randrange(300))
        case _:
            keep_unfinished(folder, chance.randrange(300))
    counts["meddled"] += 1


def start(folder: Path, text: int) -> App:
    settings = Settings(language="en", text_percent=text, reduced_motion=True)
    app = off_screen(FLOW, lambda shell: GamesScene(), Folders(folder), (1024, 640), settings)
    app.loop_once()
    return app


@pytest.mark.parametrize(("seed", "text"), [(1, 100), (2, 200)])
def test_nothing_fails_at_the_page_of_games(seed: int, text: int, tmp_path: Path) -> None:
    chance, counts = random.Random(seed), Counter[str]()
    keep_finished(tmp_path, 50)
    keep_unfinished(tmp_path)
    app = start(tmp_path, text)
    while counts["intents"] < INTENTS or min(counts[each] for each in SEEN) < OFTEN:
        assert counts["intents"] < 10 * INTENTS, counts
        for _ in range(3):
            app.inject(*anything(chance, app))
            counts["intents"] += 1
        if chance.random() < 0.2:
            meddle(tmp_path, chance, counts)
        alive = app.loop_once()
        counts["asked"] += isinstance(app.stack.top, Dialog)
        if not alive or not isinstance(app.stack.scenes[0], GamesScene):
            app.stack.abandon()
            app = start(tmp_path, text)
            counts["started"] += 1
    app.stack.abandon()
    told = Home(tmp_path).welcome()
    assert all(not kept.finished for kept in told.unfinished)
    assert Home(tmp_path).welcome().sentences in ((), tuple(s for s in told.sentences if "newer" in s))
