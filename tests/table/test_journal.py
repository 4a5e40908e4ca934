"""The journal: what was acknowledged is there, whatever happened to the file or the disk."""

import os
import random
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import FLOW_BOX, Home, Table
from flow_desktop.rounds.words import NOT_SAVED
from flow_desktop.table.journal import DiskJournal
from flow_desktop.table.line import Line, Verb
from flow_desktop.table.saved import HeadingError, read_saved, unseal
from flow_desktop.table.seats import Aids, Seat, SeatError
from flow_desktop.table.words import DAMAGED_END, SAVED_AGAIN
from tests.table.playing import Hand, done, play_one, run, texts
from tests.table.saving import FailingDisk, a_played_table, let_go, play, whole


def journal_of(home: Home) -> Path:
    (path,) = home.folder.glob("*.journal")
    return path


def gone_on(home: Home, hand: Hand) -> Table:
    (kept,) = home.welcome().unfinished
    return home.go_on(kept, hand)


@pytest.mark.parametrize("clock", [Clock(60), Clock(30), Clock(None, 3), Clock(None)])
@pytest.mark.parametrize("moves", [0, 1, 2, 17, 40])
def test_a_game_is_restored_exactly_and_paused(tmp_path: Path, clock: Clock, moves: int) -> None:
    home, hand = Home(tmp_path), Hand()
    table = a_played_table(home, hand, moves, clock, moves)
    table.set_seat(1, Seat("Bo", 5, 5, 10, Aids(False, False, True)))
    table.note_advice(1)
    run(table, hand, 1.3)
    let_go(table)
    again = gone_on(home, hand)
    assert whole(again) == whole(table)
    assert again.paused and not again.running
    hand.now += 500
    assert again.tick() == [] and again.remaining == pytest.approx(table.remaining, abs=0.11)


def test_advice_is_counted_for_its_seat_and_kept(tmp_path: Path) -> None:
    home, hand = Home(tmp_path), Hand()
    table = home.new_table(Options("otter", players=2), source=hand)
    assert table.advice == (0, 0)
    for index in (1, 0, 1):
        table.note_advice(index)
    with pytest.raises(SeatError):
        table.note_advice(2)
    let_go(table)
    assert gone_on(home, hand).advice == (1, 2)


def test_the_clock_is_restored_to_the_tenth_of_a_second(tmp_path: Path) -> None:
    home, hand = Home(tmp_path), Hand()
    table = home.new_table(Options("otter"), source=hand)
    table.ready()
    run(table, hand, 12.34, frame=0.01)
    let_go(table)
    again = gone_on(home, hand)
    assert again.remaining == pytest.approx(60 - 12.34, abs=0.1)


def test_a_pause_keeps_the_clock_even_without_the_clock_file(tmp_path: Path) -> None:
    home, hand = Home(tmp_path), Hand()
    table = home.new_table(Options("otter"), source=hand)
    table.ready()
    run(table, hand, 7.5)
    table.pause()
    let_go(table)
    journal_of(home).with_suffix(".clock").unlink()
    again = gone_on(home, hand)
    assert again.remaining == pytest.approx(52.5, abs=0.01)


@pytest.mark.parametrize("clock", [b"", b"garbage", b"\xff" * 80, b"0" * 12 + b" 1 1 " + b"0" * 12 + b"\n"])
def test_a_clock_file_that_cannot_be_read_is_passed_over(tmp_path: Path, clock: bytes) -> None:
    home, hand = Home(tmp_path), Hand()
    table = a_played_table(home, hand)
    let_go(table)
    journal_of(home).with_suffix(".clock").write_bytes(clock)
    assert texts(gone_on(home, hand)) == texts(table)


def test_games_go_on_again_and_again(tmp_path: Path) -> None:
    home, hand, chance = Home(tmp_path), Hand(), random.Random(8)
    table = a_played_table(home, hand, 8, moves=5)
    for _ in range(8):
        before = whole(table)
        table.close()
        table = gone_on(home, hand)
        assert whole(table) == before
        table.resume()
        play(table, hand, chance, 4)


def test_undone_moves_stay_in_the_journal_as_undone(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = home.new_table(Options("otter", clock=Clock(None)), source=Hand())
    done(table.do(Draw(3)))
    table.undo()
    table.redo()
    table.undo()
    verbs = [line.text.split()[0] for line in unseal(journal_of(home).read_bytes())]
    assert verbs == ["flow-journal", "begin", "do", "undo", "redo", "undo"]
    let_go(table)
    again = gone_on(home, Hand())
    assert again.moves == () and again._game.history.undone
    assert again.taken_back == (Draw(3), Draw(3))
    again.resume()
    assert again.redo() is not None and texts(again) == ["draw 4"]


def test_a_journal_cut_at_any_byte_holds_what_was_acknowledged_before(tmp_path: Path) -> None:
    home, hand, chance = Home(tmp_path), Hand(), random.Random(4)
    table = home.new_table(Options("reef-4", 2, clock=Clock(None, 3)), source=hand)
    path = journal_of(home)
    acknowledged = {path.stat().st_size: table.moves}  # size of the file -> what was done by then
    while table.state.result is None and len(acknowledged) < 60:
        hand.now += 0.3
        play_one(table, chance)
        if chance.random() < 0.3:
            acknowledged[path.stat().st_size] = table.moves
            table.undo()
        acknowledged[path.stat().st_size] = table.moves
    data = path.read_bytes()
    opening = unseal(data)[1].end
    whole_lines = {line.end for line in unseal(data)}
    for size in range(opening, len(data) + 1):
        saved = read_saved(FLOW_BOX, data[:size])
        assert saved.size == max(end for end in whole_lines if end <= size)
        assert not saved.damaged
        if size in acknowledged:
            assert tuple(saved.game.history.done) == acknowledged[size]
    for size in range(opening):
        with pytest.raises(HeadingError):
            read_saved(FLOW_BOX, data[:size])


def test_a_counted_turn_and_its_bell_are_safe_with_one_stroke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that is killed between two strokes would leave the turn without its bell."""
    home, hand, strokes = Home(tmp_path), Hand(), list[tuple[str, ...]]()
    append = DiskJournal.append

    def counted(journal: DiskJournal, lines: tuple[Line, ...]) -> bool:
        strokes.append(tuple(line.verb for line in lines))
        return append(journal, lines)

    monkeypatch.setattr(DiskJournal, "append", counted)
    table = home.new_table(Options("otter", clock=Clock(None, 1)), source=hand)
    done(table.do(Draw(0)))
    play_one(table, random.Random(1))
    assert strokes[-2:] == [(Verb.DO,), (Verb.DO, Verb.AUTO)]


def test_a_torn_bell_of_a_counted_turn_rings_when_the_game_goes_on(tmp_path: Path) -> None:
    home, hand = Home(tmp_path), Hand()
    table = home.new_table(Options("otter", clock=Clock(None, 1)), source=hand)
    done(table.do(Draw(0)))
    play_one(table, random.Random(1))
    expected = table.state
    let_go(table)
    path = journal_of(home)
    path.write_bytes(path.read_bytes()[:-1])
    again = gone_on(home, hand)
    assert len(again.moves) == 2
    again.resume()
    (told,) = again.tick()
    assert again.state == expected and again.moves[-1].follows and told is not None


@pytest.mark.parametrize(
    "garbage",
    [
        b"\n",
        b"\x00" * 4096,
        b"do 1 1 draw 1\n",
        b"\xff\xfe\n" * 50,
        b"0123456789ab do 99999999 1 draw 1\n" * 3,
        b"x" * 100_000,
    ],
)
def test_garbage_at_the_end_costs_nothing(tmp_path: Path, garbage: bytes) -> None:
    home, hand = Home(tmp_path), Hand()
    table = a_played_table(home, hand)
    let_go(table)
    with journal_of(home).open("ab") as file:
        file.write(garbage)
    spoilt = journal_of(home).read_bytes()
    again = gone_on(home, hand)
    assert texts(again) == texts(table) and again.state == table.state
    aside = list(home.folder.glob("*.broken"))
    if b"\n" in garbage:  # more than a torn line: the whole file is kept aside, and said
        assert again.take_trouble() == DAMAGED_END and [path.read_bytes() for path in aside] == [spoilt]
    else:
        assert again.take_trouble() == "" and aside == []
    again.resume()
    play(again, hand, random.Random(2), 3)
    cleaned = journal_of(home).read_bytes()
    assert unseal(cleaned)[-1].end == len(cleaned)
    before = whole(again)
    again.close()
    assert whole(gone_on(home, hand)) == before


@settings(max_examples=60)
@given(st.data())
def test_a_changed_byte_never_invents_a_move(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    home, hand = Home(tmp_path_factory.mktemp("games")), Hand()
    table = a_played_table(home, hand, moves=12)
    good = journal_of(home).read_bytes()
    place = data.draw(st.integers(unseal(good)[1].end, len(good) - 1))
    value = data.draw(st.integers(0, 255).filter(lambda value: value != good[place]))
    bad = good[:place] + bytes([value]) + good[place + 1 :]
    saved = read_saved(FLOW_BOX, bad)
    assert saved.size <= place and good.startswith(bad[: saved.size])
    let_go(table)
    shutil.rmtree(home.folder)


def test_a_line_of_another_game_or_out_of_order_is_not_taken(tmp_path: Path) -> None:
    homes = [Home(tmp_path / name) for name in "ab"]
    for home in homes:
        table = home.new_table(Options("otter", clock=Clock(None)), source=Hand())
        if home is homes[1]:
            done(table.do(Draw(0)))
            table.undo()
            done(table.do(Draw(1)))
        let_go(table)
    first, second = (journal_of(home).read_bytes() for home in homes)
    ends = [line.end for line in unseal(second)]
    assert read_saved(FLOW_BOX, first + second[ends[1] :]).size == len(first)
    assert read_saved(FLOW_BOX, second[: ends[1]] + second[ends[3] :]).size == ends[1]


@pytest.mark.parametrize("syncs", [False, True])
@pytest.mark.parametrize("failing", range(1, 12))
def test_a_full_disk_is_told_once_and_caught_up_with(tmp_path: Path, failing: int, syncs: bool) -> None:
    disk = FailingDisk(failing, failing + 1, failing + 2, syncs=syncs)
    home, hand, chance = Home(tmp_path, open_file=disk), Hand(), random.Random(failing)
    table = home.new_table(Options("reef", 2, clock=Clock(None, 2)), source=hand)
    told = []
    for _ in range(12):
        answer = play_one(table, chance)
        assert answer.safe is (disk.writes not in disk.failing)
        told.append(table.take_trouble())
        saved = read_saved(FLOW_BOX, journal_of(home).read_bytes())
        count = len(saved.game.history.done)
        assert tuple(saved.game.history.done) == table.moves[:count]
        assert not answer.safe or count == len(table.moves)
    assert [sentence for sentence in told if sentence] == [NOT_SAVED, SAVED_AGAIN]
    let_go(table)
    assert whole(gone_on(home, hand)) == whole(table)


@pytest.mark.parametrize("failing", range(1, 8))
def test_a_disk_that_stays_full_leaves_the_moves_before(tmp_path: Path, failing: int) -> None:
    home, hand = Home(tmp_path, open_file=FailingDisk(*range(failing, 500))), Hand()
    table = home.new_table(Options("reef", clock=Clock(None)), source=hand)
    chance, safe = random.Random(failing), []
    while table.state.result is None:
        answer = play_one(table, chance)
        if answer.safe:
            safe += list(answer.commands)
    assert table.take_trouble() == NOT_SAVED and table.take_trouble() == ""
    there = [entry.command for entry in read_saved(FLOW_BOX, journal_of(home).read_bytes()).game.history.done]
    assert there[: len(safe)] == safe
    assert there == [entry.command for entry in table.moves[: len(there)]] and len(there) < len(table.moves)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_really_full_device_does_not_stop_the_game(tmp_path: Path) -> None:
    from flow_desktop.files.writing import DiskFile

    home = Home(tmp_path, open_file=lambda path: DiskFile(Path("/dev/full")))
    table = home.new_table(Options("otter"), source=Hand())
    answer = done(table.do(Draw(0)))
    assert not answer.safe and table.take_trouble() == NOT_SAVED
    assert table.state.turn.holding is not None


def test_a_home_that_cannot_be_made_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    home, hand = Home(blocked), Hand()
    table = home.new_table(Options("otter", clock=Clock(None)), source=hand)
    assert table.take_trouble() == NOT_SAVED
    play(table, hand, random.Random(1), 300)
    assert table.state.result is not None and table.take_trouble() == ""
    table.close()
    assert home.games() == [] and home.welcome().sentences == ()
    assert blocked.read_text() == "not a folder"


def test_a_read_only_folder_still_lets_a_saved_game_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, hand = Home(tmp_path), Hand()
    table = a_played_table(home, hand)
    table.close()
    (kept,) = home.waiting()
    data = journal_of(home).read_bytes()

    real = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise PermissionError(13, "Permission denied")
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    again = home.go_on(kept, hand)
    assert again.take_trouble() == NOT_SAVED and texts(again) == texts(table)
    again.resume()
    play(again, hand, random.Random(3), 3)
    again.close()
    monkeypatch.undo()
    assert journal_of(home).read_bytes() == data
