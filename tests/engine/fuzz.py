"""Lines for the door that no sane program sends: broken, hostile, or nearly right."""

import json
from random import Random
from typing import Any

OPS = [
    "hello",
    "placements",
    "water",
    "wave",
    "new",
    "state",
    "actions",
    "do",
    "record",
    "load",
    "hint",
    "quit",
    "",
]
KEYS = ["op", "board", "tile", "edition", "path", "white", "black", "remain", "seed", "players", "difficulty"]
KEYS += ["scenarios", "boat", "first", "action", "record"]
ACTIONS = ["draw 1", "draw 6", "place b1:EW", "place a2:NS", "trade", "discard", "calm", "roll", "time"]
ACTIONS += ["support b1", "bird b1", "fish 1 1", "current b1 a2:NS", "return tee b1:ESW", "roll white"]
TEXTS = [
    "",
    "otter",
    "\ud800",
    "\0",
    "é",
    "💧" * 40,
    "d4:NESW",
    "b1:EW#* c2:rock",
    "tee#",
    "italian",
    "N",
    "9" * 400,
]
RAW = [
    b"",
    b" ",
    b"\r",
    b"null",
    b"[]",
    b"{}",
    b"42",
    b'"hello"',
    b"{",
    b'{"op":',
    b'{"op":"hello"',
    b'{"op":"hello"}}',
    b'{"op":NaN}',
    b'{"op":"wave","board":"","white":NaN}',
    b'{"op":"wave","board":"","white":Infinity,"black":-Infinity}',
    b'{"op":"new","seed":"x","players":1e400}',
    b'{"op":"hello","op":"nothing"}',
    b"\xff\xfe\x00",
    b'{"op":"\xc3\x28"}',
    b'{"op":"do","action":"\xed\xa0\x80"}',
    b"\xef\xbb\xbf{}",
    b'{"op":"do","action":"\\ud800"}',
    b'{"op":"new","seed":"\\udfff\\ud800"}',
    b"[" * 5000,
    b'{"a":' * 5000,
    b"[" * 5000 + b"]" * 5000,
    b'{"op":"new","seed":' + b"9" * 5000 + b"}",
    b'{"op":"new","seed":"x","players":' + b"9" * 4000 + b"}",
    b'{"op":"load","record":"flow-record ' + b"9" * 5000 + b'"}',
]


def value(chance: Random, depth: int = 0) -> Any:
    """Any JSON value, seldom a deep one."""
    match chance.randrange(12 if depth < 4 else 9):
        case 0:
            return None
        case 1:
            return chance.random() < 0.5
        case 2:
            return chance.choice([0, 1, -1, 3, 6, 7, 1 << 63, -(1 << 200), 10**300])
        case 3:
            return chance.choice([0.5, -0.0, 1e300, float("inf"), float("nan")])
        case 9:
            return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
        case 10 | 11:
            return {chance.choice(KEYS): value(chance, depth + 1) for _ in range(chance.randrange(4))}
    return chance.choice([*TEXTS, *ACTIONS])


def nearly_right(chance: Random) -> bytes:
    """A request with an operation that exists and values that may not fit."""
    request: dict[str, Any] = {"op": chance.choice(OPS)}
    if request["op"] == "do":
        request["action"] = chance.choice(ACTIONS)
    if request["op"] == "new":
        request |= {"seed": chance.choice(["otter", "reef"]), "players": chance.randint(0, 7)}
    if request["op"] in ("placements", "water", "wave"):
        request |= {
            "board": chance.choice(TEXTS),
            "tile": chance.choice(TEXTS),
            "white": chance.randint(0, 7),
        }
    for _ in range(chance.choice([0, 0, 1, 2])):
        request[chance.choice(KEYS[1:])] = value(chance)
    return json.dumps(request).encode()


def damaged(chance: Random) -> bytes:
    """A request with some bytes changed, lost or doubled."""
    line = bytearray(nearly_right(chance))
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(line) + 1)
        line[place : place + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
    return bytes(line)


def lines(count: int) -> list[bytes]:
    """So many lines, the same on every run; none holds a line's end, two are too long."""
    chance = Random("lines")  # seeded by its text
    makers = [
        lambda: chance.choice(RAW),
        lambda: chance.randbytes(chance.randrange(60)),
        lambda: json.dumps(value(chance)).encode(),
        lambda: nearly_right(chance),
        lambda: nearly_right(chance),
        lambda: damaged(chance),
    ]
    made = [chance.choice(makers)().replace(b"\n", b" ") for _ in range(count)]
    made[count // 3] = b'{"op":"hello","padding":"' + b"x" * (1 << 20) + b'"}'
    made[count // 2] = b"y" * (3 << 20)
    return made
