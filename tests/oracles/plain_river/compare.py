"""Plays one game with both: after every move they must tell and offer the same.

``python -m tests.oracles.plain_river.compare --games 5000`` plays thousands on all sheets.
"""

import argparse
import random
from typing import Any

from flow_desktop.river_dice.engine.door import RiverDoor
from tests.oracles.plain_river.game import PlainGame

Json = dict[str, Any]


def difference(plain: Any, real: Any, path: str = "game") -> str:
    """Where the real one does not say what the plain one says; it may say more (protocol: further keys)."""
    if isinstance(plain, dict) and isinstance(real, dict):
        found = (difference(value, real.get(key), f"{path}.{key}") for key, value in plain.items())
        return next(filter(None, found), "")
    if isinstance(plain, list) and isinstance(real, list) and len(plain) == len(real):
        found = (
            difference(one, other, f"{path}[{at}]")
            for at, (one, other) in enumerate(zip(plain, real, strict=True))
        )
        return next(filter(None, found), "")
    same = plain == real and isinstance(plain, bool) == isinstance(real, bool)
    return "" if same else f"{path}: plainly {plain!r}, really {real!r}"


def any_options(chance: random.Random, seed: str) -> Json:
    """Some table: every sheet, variant, scenario and number of seats comes by."""
    options: Json = {
        "seed": seed,
        "players": chance.choice((1, 1, 2, 3, 4)),
        "abundance": chance.random() < 0.4,
    }
    kind = chance.random()
    if kind < 0.3:
        return options | {"scenario": chance.randint(1, 20)}
    options["sheet"] = chance.choice("ABCD")
    if kind < 0.45:
        return options | {"family": True}
    if kind < 0.6:
        return options | {"completion": chance.sample(range(1, 13), 4)}
    return options


def differs(options: Json, chance: random.Random) -> tuple[str, int]:
    """Play to the end; gives the first difference in words and the number of moves."""
    plain, real = PlainGame(options), RiverDoor()
    answer = real.answer_request({"op": "new", "game": "river-dice", **options})
    moves = 0
    while answer["ok"]:
        offered = plain.actions()
        told = difference(plain.game(), answer["game"]) or difference(
            offered, real.answer_request({"op": "actions"})["actions"], "actions"
        )
        if told or not offered:
            return told, moves
        action = chosen(plain.phase, offered, chance)
        plain.do(action)
        answer = real.answer_request({"op": "do", "action": action})
        moves += 1
    return str(answer), moves


def chosen(phase: str, offered: list[str], chance: random.Random) -> str:
    """By chance, but eager: whoever collects little and completes nothing sees little of the rules."""
    if phase == "collect" and chance.random() < 0.7:
        return max(offered, key=lambda text: (sum(map(int, text.split()[1].split(","))), chance.random()))
    if phase == "choose" and len(offered) > 1 and chance.random() < 0.8:
        offered = [action for action in offered if action != "done"]
    return chance.choice(offered)


def main() -> None:
    """Play many games and print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    moves = wrong = 0
    for at in range(asked.first, asked.first + asked.games):
        chance = random.Random(at)
        options = any_options(chance, f"many-{at}")
        told, played = differs(options, chance)
        moves += played
        wrong += bool(told)
        if told:
            print(options, told)
    print(f"{asked.games} games, {moves} moves, {wrong} games differ")


if __name__ == "__main__":
    main()
