"""Journals that hold no game, come from the future or from somebody hostile."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import Options
from flow_desktop.files.reading import FileKind
from flow_desktop.rounds import FLOW_BOX, Home
from flow_desktop.rounds.words import NEWER
from flow_desktop.table.line import Line, LineError, Verb
from flow_desktop.table.saved import HeadingError, read_saved, seal, unseal, write_heading
from flow_desktop.table.seats import Seat
from flow_desktop.table.words import BROKEN


@pytest.mark.parametrize("content", [b"", b"\x00" * 100, b"hello\n", b"x" * 100_000, b"{" * 50_000 + b"\n"])
def test_a_journal_that_holds_no_game_is_put_aside_and_told(tmp_path: Path, content: bytes) -> None:
    home = Home(tmp_path)
    home.folder.mkdir(parents=True)
    path = home.folder / "20250101-120000-000000-abcd.journal"
    path.write_bytes(content)
    assert home.games() == []
    welcome = home.welcome()
    assert welcome.unfinished == () and welcome.sentences == (BROKEN,)
    assert not path.exists() and path.with_name(path.name + ".broken").read_bytes() == content
    assert home.welcome().sentences == ()


def test_a_journal_from_the_future_is_left_alone(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.folder.mkdir(parents=True)
    path = home.folder / "20250101-120000-000000-abcd.journal"
    path.write_bytes(seal(("flow-journal 2 x", "something new"))[0])
    for _ in range(2):
        assert home.welcome().sentences == (NEWER,)
    assert path.exists()


GOOD = write_heading(FLOW_BOX, "x", Options("otter"), (Seat("Ada"),))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"players": 1', '"players": 2'),
        ('"players": 1', '"players": true'),
        ('"players": 1', '"players": 1e400'),
        ('"players": 1', '"players": ' + "9" * 5000),
        ('"seed": "otter"', '"seed": 3'),
        ('"clock": "60s"', '"clock": "5s"'),
        ('"clock": "60s"', '"clock": null'),
        ('"scenarios": null', '"scenarios": ["nonsense"]'),
        ('"scenarios": null', '"scenarios": [["obstacles"]]'),
        ('"boat": null', '"boat": "NS"'),
        ('"first": 0', '"first": 1'),
        ('"edition": "standard"', '"edition": "klingon"'),
        ('"avatar": 1', '"avatar": 99'),
        ('"seats": [', '"seats": [' + "[" * 100_000),
        ('"options": {', '"options": {"more": 1, '),
        ('"seats"', '"chairs"'),
    ],
)
def test_a_hostile_opening_is_refused(old: str, new: str) -> None:
    assert old in GOOD[1]
    read_saved(FLOW_BOX, seal(GOOD)[0])
    with pytest.raises(HeadingError):
        read_saved(FLOW_BOX, seal((GOOD[0], GOOD[1].replace(old, new)))[0])


def test_a_file_that_is_too_large_is_refused_without_being_read_whole(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.folder.mkdir(parents=True)
    path = home.folder / "20250101-120000-000000-abcd.journal"
    with path.open("wb") as file:
        file.truncate(FileKind.JOURNAL.value.most * 20)
    assert home.welcome().sentences == (BROKEN,)


@pytest.mark.parametrize(
    "line",
    ["undo 0 0", "redo 0 0", "do 0 0 roll", "do 0 0 fly", "do 0 0", "setting 0 0 5s", "seat 0 0 2 {}",
     "seat 0 0 1 {", "seat 0 0 1 " + "[" * 50_000, "advice 0 0 2", "advice 0 0", "fly 0 0", "do -1 0 draw 1",
     "do x 0 draw 1",
     "do " + "9" * 400 + " 0 draw 1", ""],
)  # fmt: skip
def test_a_sealed_line_that_makes_no_sense_ends_the_reading_there(line: str) -> None:
    good, _ = seal((*GOOD, "do 5 5 draw 1"))
    data, _ = seal((*GOOD, "do 5 5 draw 1", line, "do 9 9 draw 2"))
    saved = read_saved(FLOW_BOX, data)
    assert saved.size == len(good) and len(saved.game.history.done) == 1 and saved.damaged


@given(
    st.sampled_from(Verb),
    st.integers(0, 10**11),
    st.integers(0, 10**11),
    st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=30),
)
def test_a_line_is_read_back(verb: Verb, total: int, elapsed: int, rest: str) -> None:
    line = Line(verb, total, elapsed, rest)
    assert Line.parse(str(line)) == line


@given(st.text(max_size=60))
def test_any_text_is_a_line_or_a_line_error(text: str) -> None:
    try:
        line = Line.parse(text)
    except LineError:
        return
    assert Line.parse(str(line)).verb is line.verb


@given(st.binary(max_size=400))
def test_any_bytes_can_be_unsealed(data: bytes) -> None:
    assert unseal(data) == []
