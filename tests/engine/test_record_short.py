"""A game as a short text is the same game again, survives mail, and every damage has its own sentence."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine import Clock, Options, new_game, record_short
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.geometry import DIRECTIONS
from flow_desktop.engine.legal import legal
from flow_desktop.engine.options import CLOCK_OFF, MAX_PLAYERS
from flow_desktop.engine.record import Move, Record, read_record, write_record
from flow_desktop.engine.record_short import (
    MOST_MOVES,
    VERSION,
    Damage,
    ShortError,
    is_short,
    read_short,
    write_short,
)
from flow_desktop.engine.record_symbols import GROUP, SYMBOLS, grouped
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.step import step


def played(options: Options, seed: int = 1, most: int = 400, names: tuple[str, ...] = ()) -> Record:
    """Legal moves by chance, and the bell now and then."""
    chance, state = random.Random(seed), new_game(options).state
    moves: list[Move] = []
    while len(moves) < most and (choices := legal(state)):
        bells = [bell for bell in (TimeUp(), *map(TimeUp, state.hand)) if refusal(state, bell) is None]
        command: Command = chance.choice(bells) if bells and chance.random() < 0.1 else chance.choice(choices)
        moves.append(Move(5000 * (len(moves) + 1), command))
        state = step(state, command).state
    return Record(options, tuple(moves), names)


def damage(text: str) -> Damage:
    with pytest.raises(ShortError) as caught:
        read_short(text)
    return caught.value.damage


GAME = played(Options("otter-reef", 2, difficulty=2), names=("Mia", "Żółw"))
TEXT = write_short(GAME)
OPTIONS = [
    Options("otter-reef"),
    Options("any seed — ż", 6, "italian", 6, first=5, clock=CLOCK_OFF),
    Options("otter-reef", 3, scenarios=(), clock=Clock(None, 99)),
    Options("otter-reef", 4, scenarios=(Scenario.OBSTACLES, Scenario.ONE_ACTION_CARD), clock=Clock(600)),
    Options("é" * 64, MAX_PLAYERS),
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("most", [0, 1, 7, 400])
def test_what_was_written_is_the_same_game_again(options: Options, most: int) -> None:
    record = played(options, most, most, ("Ada",) + ("",) * (options.players - 1))
    again, state = read_short(write_short(record))
    assert (again.options, again.seats) == (record.options, record.seats)
    assert [move.command for move in again.moves] == [move.command for move in record.moves]
    assert write_record(replace(again, moves=record.moves)) == write_record(record)
    assert state == read_short(write_short(again))[1]


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_the_boat_faces_where_it_did(facing: int) -> None:
    options = Options("otter-reef", scenarios=(Scenario.SINGLE_PATH_BOAT,), boat=facing)
    try:
        record = played(options, most=5)
    except ValueError:
        pytest.skip("this seed does not offer that facing")
    assert read_short(write_short(record))[0].options == options


def test_the_time_of_the_whole_game_is_kept_and_shared_out() -> None:
    again, _state = read_short(TEXT)
    assert again.moves[-1].time == GAME.moves[-1].time
    assert [move.time for move in again.moves] == sorted(move.time for move in again.moves)


def test_a_typical_game_is_short() -> None:
    lengths = sorted(len(write_short(played(Options(f"{n}", n % 4 + 1, difficulty=2), n))) for n in range(12))
    assert lengths[len(lengths) // 2] < 600


@pytest.mark.parametrize(
    "spoil",
    [
        str.lower,
        str.upper,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace(" ", "").replace("flow-game1", "flow-game 1"),
        lambda text: text.replace("\n", " "),
        lambda text: "".join(f"> {line}\n" for line in text.splitlines()),
        lambda text: "".join(f"> > | {line}\n" for line in text.splitlines()),
        lambda text: "Hello Ada, look at this game:\n\n" + text + "\n-- \nMia, from the harbour.",
        lambda text: text.replace(" ", "\u00a0").replace("\n", "\u200b\n\t"),
        lambda text: text[:12] + text[12:].replace("0", "O").replace("1", "l"),
        lambda text: text[:12] + "\n".join(text[12:][at : at + 9] for at in range(0, len(text) - 12, 9)),
    ],
)
def test_what_mail_does_to_it_does_no_harm(spoil: object) -> None:
    assert callable(spoil)
    changed = spoil(TEXT)
    assert is_short(changed)
    assert read_short(changed) == read_short(TEXT)


def test_a_text_that_is_cut_off_says_so() -> None:
    for end in range(len(TEXT.splitlines()[0]) + 1, len(TEXT) - 1):
        assert damage(TEXT[:end]) is Damage.CUT_OFF


def test_a_changed_letter_is_found_where_it_is() -> None:
    start = TEXT.index("\n") + 1
    chance = random.Random(3)
    for place in (at for at in range(start, len(TEXT)) if TEXT[at] in SYMBOLS):
        other = SYMBOLS[(SYMBOLS.index(TEXT[place]) + chance.randrange(1, 31)) % 32]
        with pytest.raises(ShortError) as caught:
            read_short(TEXT[:place] + other + TEXT[place + 1 :])
        if {TEXT[place], other} == {SYMBOLS[0], SYMBOLS[31]}:  # a check of 31 cannot tell these two apart
            assert caught.value.damage is Damage.NO_SENSE
            continue
        assert caught.value.damage is Damage.CHANGED
        shown = caught.value.group
        assert len(shown) == GROUP + 1
        assert other in shown
        assert shown in str(caught.value)


def test_lost_moved_and_strange_letters_are_noticed() -> None:
    first, *lines = TEXT.splitlines()
    groups = " ".join(lines).split()
    swapped = [groups[1], groups[0], *groups[2:]]
    assert damage(f"{first} {' '.join(swapped)}") is Damage.CHANGED
    assert damage(f"{first} {' '.join(groups[:2] + groups[3:])}") is Damage.CHANGED
    assert damage(f"{first} {' '.join(groups[:2])}é{' '.join(groups[2:])}") is Damage.CHANGED
    assert damage(f"{first}") is Damage.CUT_OFF


def test_texts_that_are_none_and_newer_ones_say_so() -> None:
    assert damage("") is damage("OTTER-REEF-60") is damage("flow game") is Damage.NO_GAME
    assert damage(TEXT.replace("flow-game 1", f"flow-game {VERSION + 1}")) is Damage.NEWER
    assert damage(TEXT.replace("flow-game 1", "flow-game 0")) is Damage.NO_GAME
    assert not is_short(write_record(GAME))
    assert len({str(ShortError(each, "ABC")) for each in Damage}) == len(Damage)


def test_a_game_that_nobody_plays_is_not_written() -> None:
    moves = tuple(replace(move, time=0) for move in GAME.moves)
    with pytest.raises(ShortError):
        write_short(replace(GAME, moves=moves * (MOST_MOVES // len(moves) + 1)))
    with pytest.raises(ShortError):
        write_short(replace(GAME, moves=moves[:1] * 9))


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet=SYMBOLS + SYMBOLS.lower() + " \n>.é\x00", max_size=400), st.integers(0, 3))
def test_hostile_text_is_refused_and_nothing_else(text: str, version: int) -> None:
    damage(f"flow-game {version}\n{text}")


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_spoilt_game_is_another_or_refused_never_a_crash(data: st.DataObject) -> None:
    letters = list(TEXT)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(letters) - 1))
        letters[place] = data.draw(st.sampled_from([*SYMBOLS, "", " ", letters[place] * 2]))
    try:
        record, _state = read_short("".join(letters))
    except ShortError:
        return
    assert record == read_short(TEXT)[0]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 31), max_size=300))
def test_forged_groups_with_true_checksums_are_refused_or_play(values: list[int]) -> None:
    while values and not values[-1]:
        values.pop()
    count = -(-(10 + len(values)) // GROUP)
    head = record_short._digits(count, 3) + record_short._checksum(values)
    try:
        record, _state = read_short("flow-game 1 " + " ".join(grouped([*head, *values])))
    except ShortError as error:
        assert error.damage is Damage.NO_SENSE
    else:
        assert read_short(write_short(record))[0].options == record.options


def test_the_short_text_of_the_manual_is_its_record() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
    shown = {kind: manual.partition(f"```{kind}\n")[2].partition("```")[0] for kind in ("record", "short")}
    record, short = read_record(shown["record"])[0], read_short(shown["short"])[0]
    assert write_short(record) == shown["short"]
    assert [move.command for move in short.moves] == [move.command for move in record.moves]
