"""A game that was given up is kept, told apart from those that wait, and can be taken up again."""

from pathlib import Path

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import Home, KeptGame, Table
from flow_desktop.table.kept import is_given_up
from tests.table.playing import play_out
from tests.table.saving import let_go


def begun(folder: Path, seed: str = "otter-reef") -> Table:
    table = Home(folder).new_table(Options(seed, clock=Clock(None)))
    table.do(Draw(0))
    return table


def given_up(folder: Path, seed: str = "otter-reef") -> str:
    table = begun(folder, seed)
    table.give_up()
    assert table.given_up
    table.close()
    return table.name


def test_it_is_among_the_finished_and_not_among_those_that_wait(tmp_path: Path) -> None:
    name = given_up(tmp_path)
    other = begun(tmp_path, "reef-bay")
    other.close()
    home = Home(tmp_path)
    assert [kept.paths.name for kept in home.waiting()] == [other.name]
    assert [kept.paths.name for kept in home.welcome().unfinished] == [other.name]
    shelf = home.shelf()
    assert [paths.name for paths in shelf.unfinished] == [other.name]
    assert [paths.name for paths in shelf.finished] == [name]
    kept = shelf.look(shelf.finished[0])
    assert isinstance(kept, KeptGame)
    assert (kept.given_up, kept.finished, sum(kept.given_up for kept in home.games())) == (True, False, 1)
    assert {each.paths.name: each.given_up for each in home.games()} == {name: True, other.name: False}


def test_it_is_taken_up_where_it_was(tmp_path: Path) -> None:
    name = given_up(tmp_path)
    home = Home(tmp_path)
    kept = home.kept(name)
    assert kept is not None
    table = home.go_on(kept)
    assert not table.given_up
    assert table.record() == kept.record
    table.resume()
    table.undo()
    table.close()
    assert [each.paths.name for each in home.waiting()] == [name]
    assert sum(kept.given_up for kept in home.games()) == 0


@pytest.mark.parametrize("ways", range(3))
def test_a_program_that_is_killed_afterwards_knows_it(ways: int, tmp_path: Path) -> None:
    table = begun(tmp_path)
    if ways:
        table.pause()
    if ways == 2:
        table.give_up()
        table.take_up()
    table.give_up()
    let_go(table)
    assert sum(kept.given_up for kept in Home(tmp_path).games()) == 1


def test_only_the_last_line_counts_and_what_is_no_journal_is_not_given_up(tmp_path: Path) -> None:
    name = given_up(tmp_path)
    kept = Home(tmp_path).kept(name)
    assert kept is not None
    data = kept.paths.journal.read_bytes()
    assert is_given_up(kept.paths)
    for spoilt in (b"", data[: len(data) // 2], data + b"x y z\n", b"given-up 0 0\n"):
        kept.paths.journal.write_bytes(spoilt)
        assert not is_given_up(kept.paths)
    kept.paths.journal.unlink()
    assert not is_given_up(kept.paths)
    assert Home(tmp_path).kept(name) is None
    assert Home(tmp_path).kept("") is None


def test_a_game_that_is_over_cannot_be_given_up(tmp_path: Path) -> None:
    table = begun(tmp_path)
    play_out(table)
    table.give_up()
    assert not table.given_up
    table.close()
    assert sum(kept.given_up for kept in Home(tmp_path).games()) == 0
