"""Spoilt files and lines by the thousand, the same on every run: each is read, or refused in the one way."""

import io
import json
import random
import tempfile
from collections import Counter
from pathlib import Path

from flow_desktop.app.settings import (
    SettingFault,
    Settings,
    load_settings,
    read_settings,
    save_settings,
)
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.door import serve
from flow_desktop.engine.record import read_record, write_record
from flow_desktop.engine.record_header import RecordError
from flow_desktop.files.json_file import parse
from flow_desktop.rounds import FLOW_BOX, Home, Outcome, Table
from flow_desktop.rounds.outcomes import tally
from flow_desktop.rounds.statistics import read_outcomes
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.draft_json import read_draft, write_draft
from flow_desktop.table import Profile, Seat, default_seats
from flow_desktop.table.people import read_people
from flow_desktop.table.saved import HeadingError, read_saved, seal, unseal
from flow_desktop.version import VERSION
from tests.engine.fuzz import lines as protocol_lines
from tests.table.playing import play_one

RECORDS = 7000
SETTINGS = 6000
DRAFTS = 4000
PROTOCOL = 10_000
JOURNALS = 4000
WORDS = 1000
PEOPLE = 4000
STATISTICS = 4000
BITS = [
    b"",
    b"\0",
    b"\n",
    b"-1",
    b"9" * 400,
    b"null",
    b"[" * 300,
    b"{",
    b'"',
    b"../",
    b"\xff",
    b"1e999",
    b"true",
]


def spoilt(chance: random.Random, data: bytes) -> bytes:
    """Bytes changed, lost, doubled, moved or put in, once or a few times."""
    made = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4))):
        start = chance.randrange(len(made) + 1)
        end = min(len(made), start + chance.choice((0, 1, 1, 3, 20)))
        match chance.randrange(6):
            case 0:
                made[start:end] = chance.randbytes(end - start)
            case 1:
                del made[start:end]
            case 2:
                made[start:start] = made[start:end]
            case 3:
                made[start:end] = chance.choice(BITS)
            case 4:
                del made[start:]
            case _:
                lines = made.split(b"\n")
                chance.shuffle(lines)
                made = bytearray(b"\n".join(lines)) if chance.random() < 0.2 else made
    return bytes(made)


def short_table(seed: int) -> Table:
    chance = random.Random(seed)
    options = Options(f"reef-{seed}", 1 + seed % 3, difficulty=seed % 7, clock=Clock(None))
    table = Table.new(options, tuple(Seat(f"Ada {n}", n) for n in range(options.players)))
    for _ in range(6):
        play_one(table, chance)
    return table


def test_there_are_enough_cases() -> None:
    assert RECORDS + SETTINGS + DRAFTS + PROTOCOL + JOURNALS + WORDS + PEOPLE + STATISTICS >= 40_000


def test_spoilt_records() -> None:
    chance = random.Random("records")
    originals = [write_record(short_table(seed).record()) for seed in range(12)]
    seen: Counter[str] = Counter()
    for _ in range(RECORDS):
        text = spoilt(chance, chance.choice(originals).encode()).decode("utf-8", "replace")
        try:
            record, state = read_record(text)
        except RecordError as error:
            assert str(error).startswith("Line ") and error.reason
            seen["refused"] += 1
        else:
            again, same = read_record(write_record(record))
            assert (again.moves, again.options, same) == (record.moves, record.options, state)
            seen["read"] += 1
    assert seen["refused"] > RECORDS // 2 and seen["read"] > 20


def test_spoilt_journals() -> None:
    chance = random.Random("journals")
    with tempfile.TemporaryDirectory() as folder:
        table = Home(Path(folder)).new_table(Options("otter-reef", 2, clock=Clock(None)))
        for _ in range(12):
            play_one(table, chance)
        original = next(Path(folder).rglob("*.journal")).read_bytes()
        table.close()
    texts = [line.text for line in unseal(original)]
    whole = read_saved(FLOW_BOX, original).game.history.done
    seen: Counter[str] = Counter()
    for case in range(JOURNALS):
        if case % 2:  # torn or changed by a machine
            data = spoilt(chance, original)
        else:  # written anew by somebody hostile, who knows how lines are sealed
            lines = spoilt(chance, "\n".join(texts).encode()).decode("utf-8", "replace").split("\n")
            data = seal(tuple(lines))[0]
        try:
            saved = read_saved(FLOW_BOX, data, spoilt(chance, b"0" * 40))
        except HeadingError:
            seen["refused"] += 1
            continue
        seen["read"] += 1
        if case % 2:
            assert saved.game.history.done == whole[: len(saved.game.history.done)]
    assert seen["refused"] > 100 and seen["read"] > 100


def test_spoilt_settings(tmp_path: Path) -> None:
    chance = random.Random("settings")
    good = Settings(language="pl", text_percent=150).keep("table", write_draft(Draft(default_seats(3))))
    path = tmp_path / "settings.json"
    assert save_settings(good, path)
    original = path.read_bytes()
    seen: Counter[str] = Counter()
    for case in range(SETTINGS):
        data = spoilt(chance, original)
        loaded = read_settings(data)
        assert loaded.fault is not SettingFault.BROKEN or loaded.settings == Settings()
        draft = read_draft(loaded.settings.extra.get("table"))
        assert draft.options().players == len(draft.seats)
        seen[loaded.fault.name if loaded.fault else "read"] += 1
        if case % 20 == 0:
            assert save_settings(loaded.settings, path)
            assert repr(load_settings(path).settings) == repr(loaded.settings)  # repr: NaN is not itself
    assert len(seen) >= 2


def spoilt_values(chance: random.Random, original: dict[str, object]) -> dict[str, object] | None:
    """The values of a small file whose bytes were spoilt, or one of whose values was changed."""
    if chance.random() < 0.5:
        return parse(spoilt(chance, json.dumps(original, indent=1).encode()))
    values = json.loads(json.dumps(original))
    place = values
    while isinstance(place, dict | list) and place:
        key = chance.choice(sorted(place) if isinstance(place, dict) else range(len(place)))
        if chance.random() < 0.3 or not isinstance(place[key], dict | list):
            place[key] = anything(chance)
            break
        place = place[key]
    return parse(json.dumps(values).encode())


def test_spoilt_people() -> None:
    chance = random.Random("people")
    people = [Profile(name, number + 1, number).learnt("first-way") for number, name in enumerate("ABC")]
    people[0] = people[0].having_met("obstacles").having_been_asked("offer").with_best("spot", 12)
    original = {"version": 1, "machine": Profile().to_json(), "people": [each.to_json() for each in people]}
    seen: Counter[str] = Counter()
    for _ in range(PEOPLE):
        values = spoilt_values(chance, original)
        machine, known, whole = read_people(values or {})
        seen["refused" if values is None else "whole" if whole else "in part"] += 1
        again = {"machine": machine.to_json(), "people": [each.to_json() for each in known]}
        assert read_people(json.loads(json.dumps(again))) == (machine, known, True)
    assert min(seen["refused"], seen["whole"], seen["in part"]) > PEOPLE // 20


def test_spoilt_statistics() -> None:
    chance = random.Random("statistics")
    games = {f"game-{n}": Outcome(n % 2 == 0, "standard", n, "60s", 2, 5, n).to_json() for n in range(4)}
    original: dict[str, object] = {"version": 1, "games": games}
    seen: Counter[str] = Counter()
    for _ in range(STATISTICS):
        values = spoilt_values(chance, original)
        outcomes, whole = read_outcomes(values or {})
        seen["refused" if values is None else "whole" if whole else "in part"] += 1
        again = {name: outcome.to_json() for name, outcome in outcomes.items()}
        assert read_outcomes(json.loads(json.dumps({"games": again}))) == (outcomes, True)
        assert tally(outcomes.values()).finished == len(outcomes)
    assert min(seen["refused"], seen["whole"], seen["in part"]) > STATISTICS // 20


def anything(chance: random.Random, depth: int = 0) -> object:
    """Any JSON value."""
    match chance.randrange(9 if depth < 3 else 6):
        case 0:
            return chance.choice([None, True, False])
        case 1:
            return chance.choice([0, 1, 5, 6, -1, 10**400, 1 << 64])
        case 2:
            return chance.choice([0.5, 1e300, float("inf"), float("nan")])
        case 3 | 4 | 5:
            return chance.choice(
                ["", "standard", "60s", "0t", "\ud800", "\0", "../", "x" * 999, "obstacles", "otter"]
            )
        case 6 | 7:
            return [anything(chance, depth + 1) for _ in range(chance.randrange(9))]
    return {key: anything(chance, depth + 1) for key in ("name", "colour", "avatar", "aids", "legal_spots")}


def test_spoilt_drafts() -> None:
    chance = random.Random("drafts")
    for _ in range(DRAFTS):
        values = write_draft(Draft(default_seats(chance.randint(1, 6)), difficulty=chance.randint(0, 6)))
        for key in chance.sample(sorted(values), chance.randint(1, 4)):
            values[key] = anything(chance)
        draft = read_draft(values)
        assert Table.new(draft.options(), draft.seats).seats == draft.seats
        again = read_draft(json.loads(json.dumps(write_draft(draft))))
        assert again == draft


def test_spoilt_lines_of_the_protocol() -> None:
    chance = random.Random("protocol")
    lines = [
        spoilt(chance, line).replace(b"\n", b" ") if chance.random() < 0.3 else line
        for line in protocol_lines(PROTOCOL)
    ]
    target = io.StringIO()
    serve(io.BytesIO(b"\n".join(lines) + b"\n"), target, VERSION)
    answers = [json.loads(answer) for answer in target.getvalue().splitlines()]
    assert len(answers) == PROTOCOL
    refused = [answer["error"] for answer in answers if not answer["ok"]]
    assert not [error for error in refused if error["code"] == "internal" or not error["message"]]
    assert 500 < len(refused) < PROTOCOL - 500
