"""A second game can move in: the toy runs through shell, table, journal, undo, resume and autoplay."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from flow_desktop.table import By, Pause, Sitting
from flow_desktop.table.words import ALREADY_SEEN, DAMAGED_END, GAME_ENDED, NOTHING_TO_UNDO
from tests.handles import close_handles
from tests.toy.autoplay import autoplay, opened, press, pressable, scene_of
from tests.toy.stones import No, Pile, Start, Take, Taken, home

ROOT = Path(__file__).parent.parent.parent
Table = Sitting[Pile, Take, Taken, No]


def taken(table: Table, *counts: int) -> Table:
    for count in counts:
        assert not isinstance(table.do(Take(count)), No)
    return table


def let_go(table: Table) -> None:
    """Leave as a program does that is killed: its lock and its handles go, its files stay."""
    close_handles(table._journal)
    lock = getattr(table._journal, "_lock", None)
    assert lock is not None
    lock.release()


def test_a_command_is_kept_then_announced(tmp_path: Path) -> None:
    table = home(tmp_path).new_table(Start(10))
    told = []
    table.listen(lambda happening: told.append((happening, next(tmp_path.rglob("*.journal")).read_text())))
    taken(table, 2)
    ((happening, journal),) = told
    assert (happening.commands, happening.events) == ((Take(2),), (Taken(0, 2),))
    assert (happening.before, happening.after, happening.by) == (Pile(10), Pile(8, 1), By.HAND)
    assert happening.safe and journal.rstrip().endswith("take 2")
    assert "stones-journal 1" in journal.split("\n")[0]
    refused = table.do(Take(4))
    assert refused == No("That many stones cannot be taken.") and len(told) == 1
    table.close()


def test_it_goes_on_behind_a_torn_line(tmp_path: Path) -> None:
    table = taken(home(tmp_path).new_table(Start(10)), 1, 2, 3)
    let_go(table)
    (journal,) = tmp_path.rglob("*.journal")
    journal.write_bytes(journal.read_bytes()[:-4] + b"\n...")
    (kept,) = home(tmp_path).welcome().unfinished
    again = home(tmp_path).go_on(kept)
    assert again.state == Pile(7) and again.paused and again.take_trouble() == DAMAGED_END
    assert again.do(Take(1)) == No("The game stands still.")
    again.resume(Pause.RESTORED)
    taken(again, 1)
    again.close()
    (kept,) = home(tmp_path).waiting()
    assert home(tmp_path).go_on(kept).moves == again.moves


def test_what_may_be_taken_back_is_for_the_game_to_say(tmp_path: Path) -> None:
    table = home(tmp_path).new_table(Start(10))
    assert table.why_not_undo() == NOTHING_TO_UNDO
    taken(table, 3)
    assert table.undo() is None and table.why_not_undo() == ALREADY_SEEN
    taken(table, 1, 1)
    assert table.undo() is not None and table.undo() is not None and table.state == Pile(7, 1)
    assert table.redo() is not None and table.can_redo and table.state == Pile(6)
    taken(table, 3, 3)
    assert table.is_over and table.why_not_undo() == GAME_ENDED
    table.close()


def test_a_finished_game_becomes_a_record_of_its_own_kind(tmp_path: Path) -> None:
    table = taken(home(tmp_path).new_table(Start(4)), 3, 1)
    table.undo()
    taken(table, 1)
    table.close()
    store = home(tmp_path)
    assert [path.suffix for path in store.folder.iterdir()] == [".stones"]
    (kept,) = store.games()
    assert kept.finished and kept.state == Pile(0) and kept.record[0] == {"stones": 4, "players": 2}
    assert store.welcome().unfinished == () and store.shelf().look(store.shelf().finished[0]) == kept
    assert store.write_down(kept).name.endswith("4-stones.stones")


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_played_to_its_end_on_the_screen(seed: int, tmp_path: Path) -> None:
    app = opened(tmp_path)
    scene = scene_of(app)
    autoplay(app, random.Random(seed))
    assert scene.sitting.is_over and pressable(app) in ([], ["undo"])
    moves = sum(happening.forward for happening in scene.told)
    backs = sum(not happening.forward for happening in scene.told)
    assert moves - backs == len(scene.sitting.moves)
    press(app, "leave")
    assert not app.running and [kept.finished for kept in home(tmp_path).games()] == [True]


def test_the_program_goes_on_where_it_was_left(tmp_path: Path) -> None:
    app = opened(tmp_path)
    press(app, "take-3")
    press(app, "take-2")
    press(app, "undo")
    left = scene_of(app).sitting.state
    press(app, "leave")
    again = opened(tmp_path)
    assert scene_of(again).sitting.state == left == Pile(18, 1)
    autoplay(again, random.Random(1))


def test_nothing_of_flow_is_needed(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
    asked = [sys.executable, "-m", "tests.toy.autoplay", str(tmp_path)]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, timeout=120, check=True)
    rooms = {name.split(".")[1] for name in done.stdout.split() if "." in name}
    assert {"app", "widgets", "table"} <= rooms
    assert not rooms & {"engine", "bots", "rounds", "scenes", "physics"}
