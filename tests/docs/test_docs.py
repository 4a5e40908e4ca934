"""The documents say what the engine does: codes, events, examples and rulings are checked against it."""

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from build.clauses import clauses
from flow_desktop import lines
from flow_desktop.bots.advice import ReasonCode
from flow_desktop.bots.door_hint import hint
from flow_desktop.engine import Options, door
from flow_desktop.engine.board import START
from flow_desktop.engine.codes import read_code, words, write_code
from flow_desktop.engine.door import Door
from flow_desktop.engine.door_json import event_object, game_object
from flow_desktop.engine.events import Event, Why
from flow_desktop.engine.geometry import SPAN
from flow_desktop.engine.lanes import FITS, LANE_EDGES, SPOTS
from flow_desktop.engine.notation import EDGE_TEXTS, read_cell, read_edges
from flow_desktop.engine.record import MAX_CHARACTERS, read_record, write_record
from flow_desktop.engine.refusals import SENTENCES
from flow_desktop.engine.setup import new_game
from flow_desktop.lines import MAX_LINE

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PROTOCOL: Final = (DOCS / "protocol.md").read_text("utf-8")
RECORDS: Final = (DOCS / "records.md").read_text("utf-8")
RULINGS: Final = (DOCS / "rulings.md").read_text("utf-8")
ARCHITECTURE: Final = (DOCS / "architecture.md").read_text("utf-8")
LEFT_OUT: Final = "…"
DOOR_CODES: Final = {
    *(
        code
        for module in (door, lines)
        for code in re.findall(r'\berror\(\s*"(\w+)"', Path(str(module.__file__)).read_text("utf-8"))
    ),
    *(code for _, code in door._CODES),
    "bad_request",
    "no_game",
    "bad_position",
    "no_advice",
}
FURTHER: Final = {"hint": hint}
# A line this long does not fit on a page, and nobody knows how to make the door fail inside.
WITHOUT_EXAMPLE: Final = {"line_too_long", "internal"}


def section(text: str, title: str) -> str:
    """The part of a document under a heading, up to the next one that is not deeper."""
    marks, _, _ = title.partition(" ")
    after = text.split(f"\n{title}\n", 1)[1]
    return re.split(rf"^#{{1,{len(marks)}}} ", after, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> dict[str, list[str]]:
    """The rows of all tables in a text, by the code in their first column."""
    cells = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return {row[0].strip().strip("`"): [cell.strip() for cell in row[1:]] for row in cells}


def fences(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def conversation() -> Iterator[tuple[str, Any]]:
    """Every request of protocol.md with the answer that stands below it."""
    for block in fences(PROTOCOL, "door"):
        joined = re.sub(r"\n  ", "", block)
        for request, answer in re.findall(r"^> (.*)\n< (.*)$", joined, re.MULTILINE):
            yield request, json.loads(answer)


def with_left_out(answer: dict[str, Any], shown: dict[str, Any]) -> dict[str, Any]:
    """The answer with the parts that the page leaves out left out."""
    return {key: LEFT_OUT if shown.get(key) == LEFT_OUT else value for key, value in answer.items()}


def test_every_example_of_the_protocol_is_what_the_door_answers() -> None:
    pairs = list(conversation())
    assert len(pairs) == sum(block.count("> ") for block in fences(PROTOCOL, "door")) > 30
    behind = Door(pairs[0][1]["version"], FURTHER)
    for request, shown in pairs:
        assert with_left_out(behind.answer(request), shown) == shown, request


def test_left_out_parts_are_games_only() -> None:
    left_out = [key for _, shown in conversation() for key in shown if shown[key] == LEFT_OUT]
    assert set(left_out) == {"game"}


@pytest.mark.parametrize("operation", (*door._OPERATIONS, *FURTHER))
def test_every_request_has_a_heading_and_an_example(operation: str) -> None:
    assert re.search(rf"^### .*\b{operation}\b", PROTOCOL, re.MULTILINE)
    assert any(
        shown["ok"] and json.loads(request)["op"] == operation
        for request, shown in conversation()
        if request.startswith("{")
    )


def test_refusals_are_listed_with_their_sentences() -> None:
    listed = rows(section(PROTOCOL, "### Refusals of actions"))
    assert {code: row[0] for code, row in listed.items()} == {c.value: s for c, s in SENTENCES.items()}


def test_door_errors_are_listed() -> None:
    assert set(rows(section(PROTOCOL, "### The door's own"))) == DOOR_CODES
    shown = {answer["error"]["code"] for _, answer in conversation() if not answer["ok"]}
    assert DOOR_CODES - shown == WITHOUT_EXAMPLE


def test_reasons_of_hints_are_listed() -> None:
    listed = rows(section(PROTOCOL, "### hint"))
    assert [code for code in ReasonCode if code.value not in listed] == []


def test_events_are_listed_with_their_fields() -> None:
    listed = {
        name: re.findall(r"`(\w+)`", row[0]) for name, row in rows(section(PROTOCOL, "## Events")).items()
    }
    assert listed == {name_of(kind): [field.name for field in fields(kind)] for kind in get_args(Event)}


def name_of(kind: type) -> str:
    """The name that the door gives an event of this kind."""
    blank: Any = object.__new__(kind)
    for field in fields(kind):
        object.__setattr__(blank, field.name, None)
    return str(event_object(blank)["event"])


def test_reasons_of_events_are_listed() -> None:
    listed = section(PROTOCOL, "## Events")
    assert [why for why in Why if f"`{why}`" not in listed] == []


def test_the_game_object_is_listed_in_its_order() -> None:
    listed = list(rows(section(PROTOCOL, "## The game object")))
    assert listed == [*game_object(new_game(Options("otter")).state), "begun"]


def test_limits_are_the_engines() -> None:
    assert f"{MAX_LINE:,} bytes" in PROTOCOL
    assert f"{MAX_CHARACTERS:,} characters" in RECORDS
    assert f"{len(words())} words" in RECORDS


def test_every_ruling_has_its_paragraph() -> None:
    paragraphs = re.findall(r"^\*\*R(\d+) · ", RULINGS, re.MULTILINE)
    assert sorted(map(int, paragraphs)) == list(range(1, 25))


def test_every_ruling_of_river_dice_is_among_the_clauses_that_want_a_test() -> None:
    """Its protocol says RD1 to RD15, this page what both documents leave open."""
    paragraphs = re.findall(r"^\*\*(RD\d+) · ", RULINGS, re.MULTILINE)
    assert paragraphs == [f"RD{number}" for number in range(16, 16 + len(paragraphs))]
    named = {f"RD{number}" for number in range(1, 16)} | set(paragraphs)
    listed = {clause.removeprefix("river ") for clause in clauses() if clause.startswith("river RD")}
    assert listed == named


def test_the_record_example_is_read_and_written_back_exactly() -> None:
    example = fences(RECORDS, "record")[0]
    record, _ = read_record(example)
    assert write_record(record) == example


def test_the_record_of_an_older_format_is_read() -> None:
    record, _ = read_record(fences(RECORDS, "record")[1])
    assert [move.time for move in record.moves] == [3000, 9000]


def described(options: Options) -> str:
    """Options in the words of records.md."""
    players = f"{options.players} player{'s' if options.players > 1 else ''}"
    picked = options.scenarios
    cards = f"difficulty {options.difficulty}" if picked is None else f"picked {' '.join(picked)}"
    return f"{options.edition}, {players}, {cards}, clock {options.clock}"


def test_the_wave_codes_mean_what_stands_beside_them() -> None:
    lines = fences(RECORDS, "code")[0].splitlines()
    assert len(lines) == 4
    for line in lines:
        code, _, meaning = line.partition(" ")
        options = read_code(code)
        assert (described(options), write_code(options)) == (meaning.strip(), code)
    assert read_code("otter reef 60") == read_code(lines[0].split()[0])


def test_the_worked_example_of_the_lanes() -> None:
    text = " ".join(ARCHITECTURE.split())
    number = re.search(r"b1:EW is cell 1 in lane 2: bit 2 × 56 \+ 1 = (\d+)", text)
    assert number and SPOTS[int(number[1])] == (read_cell("b1"), read_edges("EW"))
    remaining = START.room & FITS[read_cell("b1")][read_edges("EW")]
    assert kept(remaining, "b1") == set()
    for cell, pattern in (
        ("c1", r"open to the west: ([A-Z, ]+)\."),
        ("b2", r"the north: ([A-Z, ]+) and the"),
    ):
        found = re.search(pattern, text)
        assert found
        assert kept(remaining, cell) - {"rock"} == set(re.findall(r"[NESW]+", found[1]))
    assert "rock" in kept(remaining, "b2") and "rock" not in kept(remaining, "c1")


def kept(spots: int, cell: str) -> set[str]:
    """The edges of the spots of a cell, as text."""
    bits = enumerate(LANE_EDGES)
    return {EDGE_TEXTS[edges] or "rock" for lane, edges in bits if spots >> SPAN * lane + read_cell(cell) & 1}


def test_the_engine_modules_named_in_the_architecture_exist() -> None:
    table = [line for line in section(ARCHITECTURE, "## Where to find what").splitlines() if line[:1] == "|"]
    named = {name for line in table for name in line.split("|")[3].split("`")[1::2]}
    modules = {name for name in named if not name.startswith("flow_desktop/")} - {"silent"}
    assert len(modules) > 20
    for name in modules:
        assert any((ROOT / "flow_desktop" / "engine").glob(name if "." in name else f"{name}.py")), name


@pytest.mark.parametrize("document", sorted(DOCS.glob("*.md")), ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
        assert (document.parent / target).exists(), target
