"""Games of River Dice on the disk: all that a table promises, beside Flow's games in the same folder."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from flow_desktop.files.writing import DiskFile
from flow_desktop.games import GAMES
from flow_desktop.river_dice.bots.players import play_river, river_player
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.record import RiverRecordError, read_record, write_record
from flow_desktop.river_dice.table import RIVER_BOX, RiverHome, RiverTable, past_river
from flow_desktop.river_dice.table.words import WORDS
from flow_desktop.rounds import Home
from flow_desktop.table import Seat
from flow_desktop.table.kept import load_record
from flow_desktop.table.saved import HeadingError, read_saved, seal, write_heading
from flow_desktop.table.words import BROKEN, BROKEN_RECORD
from tests.river_dice.table.playing import SEATS, a_played_table, done, options_for, play, whole
from tests.table.saving import FailingDisk, let_go

ROOT = Path(__file__).resolve().parents[3]
KILLS = 8


def test_the_box_is_listed_under_its_own_word() -> None:
    assert GAMES["river-dice"].box() is RIVER_BOX and RIVER_BOX.word == "river-dice"
    assert RIVER_BOX.ending == ".river-dice"


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_restored_exactly_and_paused(tmp_path: Path, seed: int) -> None:
    """U6."""
    home = RiverHome(tmp_path)
    table = a_played_table(home, seed)
    table.note_advice(1)
    before = whole(table)
    let_go(table)  # type: ignore[arg-type]
    (kept,) = home.welcome().unfinished
    again = home.go_on(kept)
    assert whole(again) == before and again.paused
    again.resume()
    play(again, random.Random(seed + 100))
    assert again.is_over
    again.close()
    (kept,) = home.games()
    assert kept.finished and not kept.paths.journal.exists() and kept.state == again.state
    assert kept.record.names == ("Ada", "Žofie")
    told = json.loads(json.dumps(kept.to_json()))
    assert told["scores"] == list(kept.totals) and told["winners"] and len(told["commands"]) > 80


def test_a_move_is_synced_before_it_is_announced(tmp_path: Path) -> None:
    order: list[str] = []

    class Watched(DiskFile):
        def sync(self) -> None:
            order.append("synced")
            super().sync()

    table = RiverHome(tmp_path, open_file=Watched).new_table(options_for(0), SEATS)
    table.listen(lambda happening: order.append("seen"))
    for _ in range(5):
        done(table.do(table.legal[0]))
    assert order == ["synced", "seen"] * 5
    table.close()


@pytest.mark.parametrize("syncs", [False, True])
def test_a_full_disk_is_told_once_and_caught_up_with(tmp_path: Path, syncs: bool) -> None:
    home = RiverHome(tmp_path, open_file=FailingDisk(2, 3, syncs=syncs))
    table = home.new_table(options_for(1), SEATS)
    told = []
    for _ in range(5):
        table.do(table.legal[0])
        told.append(table.take_trouble())
    assert told[1] == WORDS.not_saved and [bool(each) for each in told] == [False, True, False, True, False]
    before = whole(table)
    let_go(table)  # type: ignore[arg-type]
    assert whole(RiverHome(tmp_path).go_on(next(home.waiting()))) == before


def test_a_journal_cut_anywhere_holds_what_came_before(tmp_path: Path) -> None:
    home = RiverHome(tmp_path)
    table = home.new_table(options_for(3), SEATS)
    play(table, random.Random(3), 12, undoing=0)
    moves = [entry.command for entry in table.moves]
    table.close()
    (path,) = home.folder.glob("*.journal")
    data = path.read_bytes()
    most = 0
    for size in range(0, len(data), 37):
        path.write_bytes(data[:size])
        for kept in home.games():
            found = [move.command for move in kept.record.moves]
            assert found == moves[: len(found)] and len(found) >= most
            most = len(found)
    assert most >= 11


def test_flow_and_river_dice_leave_each_other_alone(tmp_path: Path) -> None:
    from flow_desktop.engine import Options

    flow, river = Home(tmp_path), RiverHome(tmp_path)
    flow.new_table(Options("otter")).close()
    river.new_table(RiverOptions("otter")).close()
    for home in (flow, river):
        welcome = home.welcome()
        assert len(welcome.unfinished) == 1 and welcome.sentences == ()
    assert flow.folder != river.folder
    river.people().remember(river.people().named("Mia"))
    assert flow.people().knows("Mia")


GOOD = write_heading(RIVER_BOX, "x", RiverOptions("otter"), (Seat("Ada"),))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"players": 1', '"players": 2'),
        ('"players": 1', '"players": true'),
        ('"players": 1', '"players": 1e400'),
        ('"seed": "otter"', '"seed": 3'),
        ('"seed": "otter"', '"seed": "\\n"'),
        ('"sheet": null', '"sheet": "E"'),
        ('"sheet": null', '"sheet": ["A"]'),
        ('"completion": null', '"completion": [1, 1, 2, 3]'),
        ('"completion": null', '"completion": [[1], 2, 3, 4]'),
        ('"completion": null', '"completion": "1234"'),
        ('"scenario": null', '"scenario": 21'),
        ('"family": false', '"family": 1'),
        ('"options": {', '"options": {"more": 1, '),
        ('"abundance": false', '"plenty": false'),
        ('"seats": [', '"seats": [' + "[" * 50_000),
    ],
)
def test_a_hostile_opening_is_refused(old: str, new: str) -> None:
    assert old in GOOD[1]
    read_saved(RIVER_BOX, seal(GOOD)[0])
    with pytest.raises(HeadingError):
        read_saved(RIVER_BOX, seal((GOOD[0], GOOD[1].replace(old, new)))[0])


@pytest.mark.parametrize(
    "line",
    [
        *("undo 0 0", "redo 0 0", "do 0 0 done", "do 0 0 fly", "do 0 0", "setting 0 0 5s", "seat 0 0 2 {}"),
        *("do 0 0 collect 9,9,9,9,9", "do 0 0 collect 1,0,0,0", "do 0 0 complete 1", "do 0 0 pick 99", ""),
    ],
)
def test_a_sealed_line_that_makes_no_sense_ends_the_reading_there(line: str) -> None:
    good, _ = seal(GOOD)
    data, _ = seal((*GOOD, line, "do 9 9 done"))
    saved = read_saved(RIVER_BOX, data)
    assert saved.size == len(good) and not saved.game.history.done and saved.damaged


def test_files_of_nobody_and_of_the_future(tmp_path: Path) -> None:
    home = RiverHome(tmp_path)
    home.folder.mkdir(parents=True)
    (home.folder / "20250101-120000-000000-abcd.journal").write_bytes(b"\x00" * 99)
    (home.folder / "20250101-120000-000000-abce.journal").write_bytes(
        seal(("river-dice-journal 2 x", "?"))[0]
    )
    (home.folder / "20250101-120000-000000-abcf.river-dice").write_bytes(b"flow-record 1\nend 0\n")
    (home.folder / "20250101-120000-000000-abc0.river-dice").write_bytes(b"river-dice-record 9\n?\nend 0\n")
    assert set(home.welcome().sentences) == {BROKEN, WORDS.newer, BROKEN_RECORD, WORDS.newer_record}
    assert set(home.welcome().sentences) == {WORDS.newer, WORDS.newer_record}


def a_record(tmp_path: Path) -> str:
    home = RiverHome(tmp_path)
    table = home.new_table(options_for(2), SEATS)
    play(table, random.Random(2), undoing=0)
    table.close()
    return write_record(home.games()[0].record)


def test_a_record_is_a_replay(tmp_path: Path) -> None:
    text = a_record(tmp_path)
    record, state = read_record(text)
    assert write_record(record) == text and '"names": ["Ada", "\\u017dofie"]' in text
    done_again = past_river(record).history.done
    assert done_again[-1].step.state == state and [entry.command for entry in done_again] == [
        move.command for move in record.moves
    ]
    assert done_again[-1].step.events


@pytest.mark.parametrize(
    "names", ['["Ada"]', '["a", 3]', '"ab"', '["Ada", "x\\u0000"]', '["Ada", "' + "x" * 41 + '"]']
)
def test_a_record_with_names_that_are_none_is_refused(tmp_path: Path, names: str) -> None:
    text = a_record(tmp_path).replace('["Ada", "\\u017dofie"]', names)
    with pytest.raises(RiverRecordError, match="names"):
        read_record(text)


def test_a_game_is_written_down_where_the_program_puts_such_things(tmp_path: Path) -> None:
    home = RiverHome(tmp_path)
    a_record(tmp_path)
    path = home.write_down(home.games()[0])
    assert path.parent == tmp_path / "exports"
    assert path.name.startswith("river-dice-") and path.name.endswith("-c-reed-2.river-dice")
    assert load_record(RIVER_BOX, path)[0] == home.games()[0].record


@pytest.mark.rule("river 11.1")
def test_what_people_reach_is_kept_once_and_partners_keep_no_trail(tmp_path: Path) -> None:
    home = RiverHome(tmp_path)
    table = RiverTable.new(
        RiverOptions("rich", 2, abundance=True), (SEATS[0], Seat("Beno", 1, 1, partner="beno"))
    )
    assert home.note(table.state, table.seats) == ()
    play(table, random.Random(5), undoing=0)
    (first,) = home.note(table.state, table.seats)
    assert first.seat == 0 and first.is_best and home.bests("ada") == {"A": first.total}
    (second,) = home.note(table.state, table.seats)
    assert second.shapes == () and second.best_before == first.total and not second.is_best
    assert home.trails().of("Ada").filled == first.shapes
    home.library.keep_progress("river-dice", "trails", {"Ada": ["nonsense"]})
    assert home.trails().trails == ()


def test_a_trail_is_a_person_s_as_profiles_know_them(tmp_path: Path) -> None:
    """Capitals and spaces make nobody else; what was kept apart once is joined."""
    home = RiverHome(tmp_path)
    home.library.keep_progress("river-dice", "trails", {"Ada": ["1"], "ada": ["A2"], "Bo": []})
    assert home.trails().as_object() == {"Ada": ["1", "A2"], "Bo": []}
    assert home.trail_of(" ADA ").filled == ("1", "A2")
    over = play_river(RiverOptions("rich", 1, abundance=True), river_player("greedy"))
    (told,) = home.note(over, (Seat("ADA"),))
    assert told.shapes and home.trails().as_object().keys() == {"Ada", "Bo"}
    assert set(home.trail_of("ada").filled) == {"1", "A2", *told.shapes}


def commands_said(said: list[str], games: list[list[str]]) -> None:
    for line in said:
        word, _, rest = line.partition(" ")
        if word == "new":
            games.append([])
        elif word == "do":
            games[-1] += rest.split(", ")
        elif word == "undo":
            del games[-1][-int(rest) :]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_what_was_said_to_be_safe_survives_being_killed(tmp_path: Path) -> None:
    """U6: after every action, whenever the program ends."""
    home, chance = RiverHome(tmp_path), random.Random(7)
    games: list[list[str]] = []
    for kill in range(KILLS):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.river_dice.table.playing", str(tmp_path), str(kill)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        assert child.stdout is not None
        said = [child.stdout.readline()]
        time.sleep(chance.random() * 0.15)
        child.kill()
        said += child.stdout.readlines()
        child.wait()
        child.stdout.close()
        commands_said([line[:-1] for line in said if line.endswith("\n")], games)
        found = [list(kept.commands) for kept in reversed(home.games())]
        if len(found) > len(games):
            assert found.pop() == []  # begun, but not yet said
        assert found[:-1] == games[:-1]
        last, told = found[-1], games[-1]
        assert (last[: len(told)] == told and len(last) <= len(told) + 2) or told[: len(last)] == last
        games = found
    assert sum(map(len, games)) > KILLS
