"""The games in a row, the files they are written to, and a finished game at a table again."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import platformdirs
import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.record import read_record, write_record
from flow_desktop.rounds import FLOW_BOX, Home, KeptGame, past_table
from flow_desktop.rounds.home import seats_of
from flow_desktop.rounds.words import NEWER_RECORD
from flow_desktop.table import Aids, Profile, Seat, StoreError, Unread
from flow_desktop.table.kept import export_folder, export_name
from flow_desktop.table.words import BROKEN_RECORD, GONE, NOT_EXPORTED
from tests.table.playing import play_out

BEGIN = datetime(2025, 3, 1, 12, tzinfo=UTC)


def finished(folder: Path, days: int, seed: str = "otter-reef") -> Home:
    home = Home(folder, lambda: BEGIN + timedelta(days=days))
    table = home.new_table(Options(seed, 2, clock=Clock(None)), (Seat("Mia"), Seat("Tom", 1)))
    play_out(table)
    table.close()
    return home


def begun(folder: Path, days: int) -> None:
    table = Home(folder, lambda: BEGIN + timedelta(days=days)).new_table(Options("reef-bay"))
    table.do(Draw(0))
    table.close()


def test_unfinished_games_come_first_and_newer_ones_before_older_ones(tmp_path: Path) -> None:
    for days in (4, 1):
        finished(tmp_path, days)
    for days in (0, 2):
        begun(tmp_path, days)
    shelf = Home(tmp_path).shelf()
    found = [[(paths.started - BEGIN).days for paths in part] for part in (shelf.unfinished, shelf.finished)]
    assert found == [[2, 0], [4, 1]] and len(shelf) == 4
    first = shelf.look(shelf.finished[0])
    assert isinstance(first, KeptGame) and first.finished and first is shelf.look(shelf.finished[0])


def test_a_game_open_at_its_results_is_a_finished_one(tmp_path: Path) -> None:
    table = Home(tmp_path).new_table(Options("otter-reef", clock=Clock(None)))
    play_out(table)
    shelf = Home(tmp_path).shelf()
    assert len(shelf.finished) == 1 and not shelf.unfinished
    kept = shelf.look(shelf.finished[0])
    assert isinstance(kept, KeptGame) and kept.in_use
    table.close()


def test_a_record_that_vanishes_is_told(tmp_path: Path) -> None:
    shelf = finished(tmp_path, 1).shelf()
    shelf.finished[0].record.unlink()
    game = shelf.look(shelf.finished[0])
    assert isinstance(game, Unread) and game.why == GONE


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"flow-record 2\nx\n", b"x" * 100, b"flow-record x\n"])
def test_a_spoilt_record_is_put_aside_when_somebody_looks(content: bytes, tmp_path: Path) -> None:
    shelf = finished(tmp_path, 1).shelf()
    path = shelf.finished[0].record
    path.write_bytes(content)
    game = shelf.look(shelf.finished[0])
    assert isinstance(game, Unread) and game.why == BROKEN_RECORD
    assert not path.exists() and path.with_name(path.name + ".broken").read_bytes() == content


def test_a_record_of_a_newer_program_stays(tmp_path: Path) -> None:
    shelf = finished(tmp_path, 1).shelf()
    path = shelf.finished[0].record
    path.write_bytes(b"flow-record 9\nsomething new\n")
    game = shelf.look(shelf.finished[0])
    assert isinstance(game, Unread) and game.why == NEWER_RECORD and path.exists()


def test_a_game_is_written_down_where_its_players_find_it(tmp_path: Path) -> None:
    home = finished(tmp_path, 1)
    (kept,) = home.games()
    path = home.write_down(kept)
    assert path == tmp_path / "exports" / f"{export_name(FLOW_BOX, kept)}.flow"
    assert read_record(path.read_text("utf-8"))[0] == kept.record
    assert home.write_down(kept) == path, "the same game twice is one file"
    path.write_text("mine")
    other = home.write_down(kept)
    assert other.name == f"{export_name(FLOW_BOX, kept)}-2.flow" and path.read_text() == "mine"


def test_everything_in_its_usual_place_writes_to_the_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *names, **more: tmp_path / "data")
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "documents")
    assert export_folder("Flow", tmp_path / "data") == tmp_path / "data" / "exports"  # there is no other
    (tmp_path / "documents").mkdir()
    assert export_folder("Flow", tmp_path / "data") == tmp_path / "documents" / "Flow"
    assert export_folder("Flow", tmp_path / "other") == tmp_path / "other" / "exports"


@pytest.mark.parametrize("seed", ["../../x", "a/b\\c:d*?", "C:\\x", "ż🐙", "x" * 64, "con. "[:4], "-rf"])
def test_a_seed_plays_no_tricks_with_names_of_files(seed: str, tmp_path: Path) -> None:
    home = finished(tmp_path / "home", 1, seed)
    path = home.write_down(home.games()[0])
    assert path.parent == tmp_path / "home" / "exports" and path.exists()
    assert all(letter.isascii() and (letter.isalnum() or letter in "-.") for letter in path.name)
    assert path.name.startswith("flow-2025-03-0") and len(path.name) < 70


def test_a_game_that_cannot_be_written_down_says_so(tmp_path: Path) -> None:
    home = finished(tmp_path, 1)
    (tmp_path / "exports").write_text("in the way")
    with pytest.raises(StoreError, match=NOT_EXPORTED):
        home.write_down(home.games()[0])


def test_a_past_game_is_at_its_table_again(tmp_path: Path) -> None:
    home = finished(tmp_path, 1)
    (kept,) = home.games()
    table = past_table(kept.record)
    assert table.state == kept.state and table.record().moves == kept.record.moves
    assert table.summary().rounds == kept.state.turn.round
    table.close()
    assert home.games()[0].record == kept.record


def test_seats_of_a_past_game_look_as_their_people_do(tmp_path: Path) -> None:
    home = finished(tmp_path, 1)
    record = home.games()[0].record
    home.people().remember(Profile("Mia", 9, 4, Aids(False, False, False)))
    mia, tom = seats_of(record, home.people())
    assert (mia.name, mia.avatar, mia.colour, mia.pattern, mia.aids) == (
        "Mia",
        9,
        4,
        4,
        Aids(False, False, False),
    )
    assert (tom.name, tom.colour) == ("Tom", 1)
    home.people().remember(Profile("Tom", 2, 4))
    assert [seat.colour for seat in seats_of(record, home.people())] == [0, 1], (
        "two in one colour: usual ones"
    )


def test_a_name_that_no_seat_can_have_is_cleaned(tmp_path: Path) -> None:
    text = write_record(finished(tmp_path, 1).games()[0].record).replace("seat: Mia", "seat: M\u3000ia\ue000")
    record, state = read_record(text)
    assert past_table(record).state == state and past_table(record).seats[0].name == "Mia"
