"""Kept games: listed newest first, opened, exported, deleted, tidied."""

import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from flow_desktop.engine import Clock, Options, Result
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.record import read_record, write_record
from flow_desktop.files.lock import is_locked
from flow_desktop.rounds import FLOW_BOX, Home, Table
from flow_desktop.rounds.words import IN_USE
from flow_desktop.table import StoreError, Unread, kept, store
from flow_desktop.table.box import GameBox
from flow_desktop.table.kept import load_record
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import SavedGame
from flow_desktop.table.words import BROKEN, GONE, NOT_DELETED, NOT_EXPORTED
from tests.table.playing import Hand, play_one, texts
from tests.table.saving import SEATS, a_played_table, let_go, whole

DAY = datetime(2025, 3, 1, 20, 15, tzinfo=UTC)


def played_to_the_end(home: Home, seed: int = 3, clock: Clock | None = None) -> Table:
    hand, chance = Hand(), random.Random(seed)
    options = Options(f"reef-{seed}", 2, clock=clock if clock is not None else Clock(None))
    table = home.new_table(options, SEATS, hand)
    while table.state.result is None:
        hand.now += 1
        table.tick()
        play_one(table, chance)
    return table


def files(home: Home) -> set[str]:
    return {path.suffix for path in home.folder.iterdir()}


def test_nothing_is_made_on_the_disk_before_it_is_needed(tmp_path: Path) -> None:
    home = Home(tmp_path / "Blåbær")
    assert home.folder == tmp_path / "Blåbær" / "games" and home.games() == []
    assert not (tmp_path / "Blåbær").exists()


def test_a_finished_game_becomes_a_record(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = played_to_the_end(home)
    (open_game,) = home.games()
    assert open_game.finished and open_game.in_use
    table.close()
    assert files(home) == {".flow"}
    (kept,) = home.games()
    assert kept.finished and not kept.in_use and kept.result is table.state.result
    assert list(kept.commands) == texts(table)
    assert (kept.record, kept.state) == (table.record(), table.state)
    assert [*home.waiting()] == [] and home.welcome().unfinished == ()
    (path,) = home.folder.glob("*.flow")
    assert read_record(path.read_text("utf-8")) == (table.record(), table.state)


def test_a_program_that_ends_on_the_results_page_loses_nothing(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = played_to_the_end(home)
    let_go(table)
    next(home.folder.glob("*.flow")).unlink()  # as if it had ended before the record was written
    assert [kept.finished for kept in home.games()] == [True]
    assert home.welcome().unfinished == ()
    assert files(home) == {".flow"}
    (kept,) = home.games()
    assert list(kept.commands) == texts(table)


def test_taking_the_end_back_makes_the_game_unfinished_again(tmp_path: Path) -> None:
    home, hand, chance = Home(tmp_path), Hand(), random.Random(1)
    table = home.new_table(Options("reef", clock=Clock(None)), source=hand)
    while table.state.result is None:
        play_one(table, chance)
    assert files(home) >= {".flow", ".journal"}
    assert table.undo() is not None and ".flow" not in files(home)
    before = whole(table)
    let_go(table)
    (kept,) = home.welcome().unfinished
    again = home.go_on(kept, hand)
    assert whole(again) == before
    again.resume()
    assert again.redo() is not None and again.state.result is not None
    again.close()
    assert files(home) == {".flow"}


def test_games_are_listed_newest_first_with_all_that_is_asked_for(tmp_path: Path) -> None:
    days = iter(DAY + timedelta(days=number) for number in (2, 0, 1))
    home = Home(tmp_path, now=lambda: next(days))
    played_to_the_end(home, 5).close()
    a_played_table(home, Hand(), 6).close()
    a_played_table(home, Hand(), 7, moves=0).close()
    found = json.loads(json.dumps([kept.to_json() for kept in home.games()]))
    assert [game["seed"] for game in found] == ["reef-5", "reef-7", "reef-6"]
    assert [game["finished"] for game in found] == [True, False, False]
    assert [game["result"] for game in found][1:] == [None, None]
    assert found[0]["result"] in tuple(Result)
    assert found[1]["commands"] == [] and found[1]["started"] == "2025-03-02T20:15:00+00:00"
    assert [read_command(text) for text in found[2]["commands"]]
    assert found[2]["seats"] == ["Ada", "Žofie"] and "d4:" in found[2]["board"]


def test_listing_changes_nothing_on_the_disk(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = a_played_table(home, Hand())
    (home.folder / "broken.journal").write_bytes(b"nonsense")
    (home.folder / "broken.flow").write_bytes(b"\xff")
    (home.folder / "notes.txt").write_text("mine")
    before = {path: path.read_bytes() for path in home.folder.iterdir()}
    assert len(home.games()) == 1
    assert {path: path.read_bytes() for path in home.folder.iterdir()} == before
    table.close()


def test_a_record_from_elsewhere_is_listed_too(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = played_to_the_end(home)
    table.close()
    (home.folder / "from a friend.flow").write_text(write_record(table.record()), "utf-8")
    assert {kept.paths.name == "from a friend" for kept in home.games()} == {True, False}


def test_export_writes_a_record_that_can_be_read(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = a_played_table(home, Hand())
    table.close()
    (kept,) = home.games()
    home.export(kept, tmp_path / "evening.flow")
    assert load_record(FLOW_BOX, tmp_path / "evening.flow") == (table.record(), table.state)
    with pytest.raises(StoreError, match=NOT_EXPORTED):
        home.export(kept, tmp_path / "no" / "such" / "folder.flow")


def test_delete_removes_a_game_but_not_one_in_play(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = a_played_table(home, Hand())
    (kept,) = home.games()
    with pytest.raises(StoreError, match=IN_USE):
        home.delete(kept)
    table.close()
    played_to_the_end(home).close()
    for kept in home.games():
        home.delete(kept)
    assert home.games() == [] and list(home.folder.iterdir()) == []


def test_a_delete_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home(tmp_path)
    a_played_table(home, Hand()).close()
    (kept,) = home.games()

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(StoreError, match=NOT_DELETED):
        home.delete(kept)


def test_a_game_is_open_at_one_table_only(tmp_path: Path) -> None:
    home, hand = Home(tmp_path), Hand()
    table = a_played_table(home, hand)
    (kept,) = home.waiting()
    assert kept.in_use and home.welcome().unfinished == ()
    with pytest.raises(StoreError, match=IN_USE):
        home.go_on(kept, hand)
    table.close()
    again = home.go_on(kept, hand)
    again.close()


def test_a_game_that_has_gone_is_told(tmp_path: Path) -> None:
    home = Home(tmp_path)
    a_played_table(home, Hand()).close()
    (kept,) = home.waiting()
    home.delete(kept)
    with pytest.raises(StoreError, match=GONE):
        home.go_on(kept)


def test_leftovers_of_ended_programs_are_swept_away(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = a_played_table(home, Hand())
    for name in ("a.lock", "b.journal.new", "c.clock", "d.flow.new"):
        (home.folder / name).write_text("1")
    (home.folder / "notes.txt").write_text("mine")
    home.welcome()
    assert {path.name for path in home.folder.iterdir() if len(path.stem) < 12} == {"notes.txt"}
    assert is_locked(next(home.folder.glob("*.lock")))
    table.close()


def test_what_another_program_is_writing_is_not_put_aside(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.folder.mkdir()
    paths = FLOW_BOX.paths(home.folder, "20250101-120000-000000-abcd")
    paths.journal.write_bytes(b"")
    lock = paths.take_lock()
    assert lock is not None and home.welcome().sentences == () and paths.journal.exists()
    lock.release()
    assert home.welcome().sentences == (BROKEN,) and not paths.journal.exists()


def test_of_many_games_that_wait_only_the_newest_are_read_at_a_welcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    home.new_table(Options("otter-reef", 2)).close()
    (journal,) = home.folder.glob("*.journal")
    for day in range(1, 29):
        (home.folder / f"202401{day:02}-120000-000000-abcd.journal").write_bytes(journal.read_bytes())
    read: list[str] = []
    load = kept.load_saved

    def noted(box: GameBox[Any], paths: GamePaths) -> SavedGame:
        read.append(paths.name)
        return load(box, paths)

    monkeypatch.setattr(kept, "load_saved", noted)
    welcome = home.welcome()
    assert len(welcome.unfinished) == len(set(read)) == store.LOOKED_INTO
    assert welcome.unfinished[0].paths.journal == journal and len([*home.waiting()]) == 29
    assert len(home.shelf().unfinished) == 29


def test_an_old_journal_that_holds_no_game_is_put_aside_when_somebody_looks(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.folder.mkdir()
    for day in range(1, 21):
        (home.folder / f"202401{day:02}-120000-000000-abcd.journal").write_bytes(b"nonsense")
    assert home.welcome().sentences == (BROKEN,)
    shelf = home.shelf()
    assert 0 < len(shelf.unfinished) < 20
    game = shelf.look(shelf.unfinished[-1])
    assert isinstance(game, Unread) and game.why == BROKEN and not shelf.unfinished[-1].journal.exists()


def test_a_seed_keeps_its_spaces_in_a_game_that_waits_and_in_one_that_is_over(tmp_path: Path) -> None:
    hand, chance, home = Hand(), random.Random(3), Home(tmp_path)
    table = home.new_table(Options(' "reef" ', 1, clock=Clock(None)), SEATS[:1], hand)
    play_one(table, chance)
    table.close()
    (waiting,) = home.games()
    assert waiting.record.options.seed == ' "reef" ' and waiting.state == table.state
    table = home.go_on(waiting, hand)
    table.resume()
    while table.state.result is None:
        hand.now += 1
        table.tick()
        play_one(table, chance)
    table.close()
    (over,) = home.games()
    assert over.finished and over.record.options.seed == ' "reef" ' and over.state == table.state
