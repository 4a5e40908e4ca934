"""The course of River Dice, plainly: the deal, the rounds, collecting, completing (sections 2, 3, 8, 10)."""

import hashlib
from itertools import combinations_with_replacement, product
from typing import Any

from tests.oracles.plain_river.goals import achievements, goals
from tests.oracles.plain_river.printed import (
    ANIMALS,
    BEAR_DIE,
    CARDS,
    CENTRAL,
    HABITATS,
    HAWK_DIE,
    SCENARIOS,
    SPECIAL,
    SPECIAL_WORDS,
    Card,
    Gain,
)
from tests.oracles.plain_river.sheets import SHEETS, PlainD, PlainSheet

Json = dict[str, Any]
DISCOUNTS = (1, 7, 11, 12)
Vector = tuple[int, ...]


def number(seed: str, name: str, n: int) -> int:
    """RD1: a number below n."""
    attempt = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{name}/{attempt}".encode()).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < 2**64 // n * n:
            return value % n
        attempt += 1


def shuffled(seed: str, name: str, items: list[Any]) -> list[Any]:
    """RD1: a list in another order."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = number(seed, f"{name}/{last}", last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def text_of(vector: Vector) -> str:
    return ",".join(map(str, vector))


def vectors(total: int, most: Vector) -> list[Vector]:
    """All vectors with so many animals and at most so many of each."""
    ranges = (range(min(each, total) + 1) for each in most)
    return [vector for vector in product(*ranges) if sum(vector) == total]


class PlainSeat:
    """One player's tally and sheet."""

    def __init__(self, sheet: PlainSheet, abundance: bool) -> None:
        self.sheet = sheet
        self.animals = dict.fromkeys(ANIMALS, 3 if abundance else 1)
        self.tokens = 4 if abundance else 2
        self.completed = 0
        self.free = 0
        self.pending: list[str] = []
        self.dice = [0, 0]

    @property
    def vector(self) -> Vector:
        return tuple(self.animals.values())

    def book(self, won: list[Gain]) -> None:
        """Goods at once; what asks for a choice waits (RD9). Free hexes are counted when won (RD12)."""
        for count, thing in won:
            if thing in ANIMALS:
                self.animals[thing] += count
            elif thing == "token":
                self.tokens += count
            else:
                assert thing != "point"
                self.free += count if thing == "free" else 0
                self.pending += [thing] * count

    def add(self, vector: Vector, sign: int = 1) -> None:
        for animal, count in zip(ANIMALS, vector, strict=True):
            self.animals[animal] += sign * count

    def score(self) -> dict[str, int]:
        parts = self.sheet.parts()
        parts["leftovers"] = (sum(self.animals.values()) + self.tokens) // 5
        return {**parts, "total": sum(parts.values())}


class PlainGame:
    """One game. `actions` and `game` are compared with the engine's after every move."""

    def __init__(self, options: Json) -> None:
        self.seed = str(options["seed"])
        self.scenario = options.get("scenario")
        self.letter = options.get("sheet") or (SCENARIOS[self.scenario][0] if self.scenario else "A")
        self.family = bool(options.get("family"))
        self.abundance = bool(options.get("abundance"))
        chosen = options.get("completion")
        if self.scenario:
            chosen = SCENARIOS[self.scenario][1]
        elif self.family:
            chosen = [1, 2, 3, 4]
        self.completion = chosen or shuffled(self.seed, "completion", list(range(1, 13)))[:4]
        players = options.get("players") or 1
        self.seats = [PlainSeat(SHEETS[self.letter](), self.abundance) for _ in range(players)]
        self.deck = self._deck()
        self.row: list[str] = []
        self.round = 0
        self.winners: list[int] | None = None
        self.doing: Json | None = None
        self._next_round()

    def _deck(self) -> list[str]:
        deck = []
        for level in (1, 2):
            left = []
            for habitat in HABITATS:
                three = [
                    card.name for card in CARDS.values() if (card.level, card.habitat) == (level, habitat)
                ]
                del three[number(self.seed, f"remove/{level}/{habitat}", 3)]
                left += three
            deck += shuffled(self.seed, f"deck/{level}", left)
        return deck

    def _roll(self, name: str) -> int:
        return number(self.seed, name, 6) + 1

    def _next_round(self) -> None:
        if not self.deck:
            self.phase = "over"
            best = [(seat.score()["total"], seat.tokens) for seat in self.seats]
            self.winners = [at for at, each in enumerate(best, 1) if each == max(best)]
            return
        self.round += 1
        self.row = [self.deck.pop(0), *self.row][:4]
        self.central = [self._roll(f"roll/{self.round}/central/{die}") for die in (1, 2, 3)]
        self.special = None if self.family else self._roll(f"roll/{self.round}/special")
        for at, seat in enumerate(self.seats, 1):
            seat.dice = [self._roll(f"roll/{self.round}/{at}/{die}") for die in ("bear", "hawk")]
        self.at = 0
        self.phase = "collect"

    @property
    def seat(self) -> PlainSeat:
        return self.seats[self.at]

    # What may be done

    def actions(self) -> list[str]:
        """Everything the current seat may do now, sorted by characters."""
        return sorted(getattr(self, f"_may_{self.phase}")())

    def _may_over(self) -> list[str]:
        return []

    def _may_collect(self) -> list[str]:
        return [
            f"collect {text_of(vector)}" + (f" -{price}" if price else "")
            for vector, price in self._collections().items()
            if price <= self.seat.tokens
        ]

    def _collections(self) -> dict[Vector, int]:
        """Each vector that 3.9 (10.1) yields in any way, with its lowest price."""
        faces = [CENTRAL[face - 1] for face in self.central]
        bear, hawk = self.seat.dice
        personal = [BEAR_DIE[bear - 1], HAWK_DIE[hawk - 1]]
        words = SPECIAL_WORDS[self.special - 1] if self.special else ""
        special = [SPECIAL[self.special - 1]] if self.special and SPECIAL[self.special - 1] else []
        found: dict[Vector, int] = {}
        for readings in product(*faces, *special, *personal):
            ways = self._family_ways(list(readings)) if self.family else self._ways(list(readings), words)
            for vector, price in ways:
                found[vector] = min(price, found.get(vector, price))
        return found

    def _ways(self, readings: list[tuple[str, int]], words: str) -> list[tuple[Vector, int]]:
        less = words == "action costs 1 less"
        changes: list[tuple[str, int, int]] = [("", 0, 0)]
        changes += [(animal, -1, 1) for animal in ANIMALS[1:]] + [(animal, 1, 2) for animal in ANIMALS[:-1]]
        found = []
        for changed, step, price in changes:
            seen = [
                (ANIMALS[ANIMALS.index(animal) + step] if animal == changed else animal, count)
                for animal, count in readings
            ]
            for doubled in self._doubled(seen, words):
                found += self._taken(doubled, 1, max(0, price - less) if price else 0, words)
        for doubled in self._doubled(readings, words):
            found += self._taken(doubled, 2, 3 - less, words)
        return found

    @staticmethod
    def _doubled(readings: list[tuple[str, int]], words: str) -> list[list[tuple[str, int]]]:
        if words != "personal die twice":
            return [readings]
        return [
            [(animal, count * (2 if at == die else 1)) for at, (animal, count) in enumerate(readings)]
            for die in (len(readings) - 2, len(readings) - 1)
        ]

    @staticmethod
    def _taken(
        readings: list[tuple[str, int]], types: int, price: int, words: str
    ) -> list[tuple[Vector, int]]:
        shown = sorted({animal for animal, _ in readings})
        found = []
        for one in shown:
            for other in shown if types == 2 else [one]:
                if types == 2 and other <= one:
                    continue
                rest = [each for each in readings if each[0] not in (one, other)]
                extra: list[list[tuple[str, int]]] = [[]]
                if words == "add 1 other":
                    extra += [[each] for each in rest]
                for more in extra:
                    taken = [each for each in readings if each[0] in (one, other)] + more
                    found.append((counted(taken), price))
        return found

    @staticmethod
    def _family_ways(readings: list[tuple[str, int]]) -> list[tuple[Vector, int]]:
        found = []
        for one in {animal for animal, _ in readings}:
            same = [each for each in readings if each[0] == one]
            rest = [each for each in readings if each[0] != one]
            for chosen in product((False, True), repeat=len(rest)):
                more = [each for each, wanted in zip(rest, chosen, strict=True) if wanted]
                found.append((counted(same + more), len(more)))
        return found

    def _may_choose(self) -> list[str]:
        found = ["done"]
        for place, name in enumerate(self.row, 1) if not self.completed_now else ():
            card = CARDS[name]
            if self._room(place, card.value) and self._affords(tuple(card.cost)):
                found.append(f"complete {place}")
            kind = self.completion[place - 1]
            if kind == 12:
                found += [
                    f"complete {place} discount {tokens}"
                    for tokens in range(1, min(self.seat.tokens, sum(card.cost)) + 1)
                    if self._room(place, card.value) and self._payments(card, kind, tokens)
                ]
            elif kind in DISCOUNTS:
                value = card.value - (kind == 11)
                if self._room(place, value) and self._payments(card, kind, 0):
                    found.append(f"complete {place} discount")
        return found

    def _affords(self, vector: Vector) -> bool:
        return all(have >= need for have, need in zip(self.seat.vector, vector, strict=True))

    def _room(self, place: int, value: int) -> bool:
        sheet = self.seat.sheet
        if not value or sheet.room(CARDS[self.row[place - 1]].habitat):
            return True
        return self.completion[place - 1] == 5 and any(sheet.room(habitat) for habitat in HABITATS)

    def _payments(self, card: Card, kind: int, tokens: int) -> list[Vector]:
        """RD7: what may be paid with a discount."""
        cost = tuple(card.cost)
        if kind == 7:
            found = [
                vector
                for vector in vectors(sum(cost), self.seat.vector)
                if sum(max(0, need - paid) for need, paid in zip(cost, vector, strict=True)) in (1, 2)
            ]
        else:
            less = {1: 1, 11: 2, 12: tokens}[kind]
            found = vectors(sum(cost) - less, cost)
        return [vector for vector in found if self._affords(vector)]

    def _may_pay(self) -> list[str]:
        assert self.doing
        found = self._payments(self.card, self.completion[self.doing["place"] - 1], self.doing["tokens"])
        return [f"pay {text_of(vector)}" for vector in found]

    @property
    def card(self) -> Card:
        assert self.doing
        return CARDS[self.doing["card"]]

    def _may_take(self) -> list[str]:
        assert self.doing
        found = self._offers()
        sheet = self.seat.sheet
        if not self.doing["value"] or sheet.room(self.doing["habitat"]):
            found.append("skip")
        return found

    def _offers(self) -> list[str]:
        """Step 3 without leaving it (RD8)."""
        assert self.doing
        found = ["tokens"] if "tokens" in self.doing["open"] else []
        if "bonus" not in self.doing["open"]:
            return found
        seat = self.seat
        match self.completion[self.doing["place"] - 1]:
            case 2:
                found += [f"bonus {animal}" for animal in ANIMALS]
            case 3:
                found += ["bonus bear die", "bonus hawk die"]
            case 5:
                found += [
                    f"bonus {habitat}"
                    for habitat in HABITATS
                    if habitat != self.card.habitat and seat.sheet.room(habitat)
                ]
            case 6:
                none = [animal for animal in ANIMALS if not seat.animals[animal]]
                if len(none) == 1:
                    found.append(f"bonus {none[0]}")
                found += [f"bonus {one} {two}" for at, one in enumerate(none) for two in none[at + 1 :]]
            case 9 if seat.tokens:
                found += [f"bonus {one} {two}" for one, two in combinations_with_replacement(ANIMALS, 2)]
            case 4:
                found.append("bonus")
            case 8 if seat.tokens < 3:
                found.append("bonus")
            case 10 if seat.tokens >= 2:
                found.append("bonus")
        return found

    def _may_die(self) -> list[str]:
        return [f"animal {animal}" for animal, _ in self._rolled_face()]

    def _rolled_face(self) -> list[tuple[str, int]]:
        assert self.doing
        dice = {"bear": BEAR_DIE, "hawk": HAWK_DIE}[self.rolled_die]
        return dice[self.doing["rolled"] - 1]

    def _may_mark(self) -> list[str]:
        assert self.doing
        marks = self.seat.sheet.marks(self.doing["habitat"], self.card.cost, self.written)
        assert marks
        return marks

    def _may_bonus(self) -> list[str]:
        found = []
        for kind in sorted(set(self.seat.pending)):
            found += self._targets(kind)
        return found

    def _targets(self, kind: str) -> list[str]:
        return [f"any {animal}" for animal in ANIMALS] if kind == "any" else self.seat.sheet.targets(kind)

    def _may_write(self) -> list[str]:
        assert self.doing
        return [f"write {self.doing['chosen']}:{animal}" for animal in ANIMALS]

    # Doing it

    def do(self, action: str) -> None:
        """Carry out one of the listed actions."""
        getattr(self, f"_{self.phase}")(action.split())

    def _collect(self, words: list[str]) -> None:
        self.seat.add(tuple(map(int, words[1].split(","))))
        self.seat.tokens -= int(words[2][1:]) if len(words) == 3 else 0
        self.completed_now = False
        self.phase = "choose"

    def _choose(self, words: list[str]) -> None:
        if words[0] == "done":
            self.at += 1
            self.phase = "collect"
            if self.at == len(self.seats):
                self.at -= 1
                self._next_round()
            return
        place, discount = int(words[1]), len(words) > 2
        card, kind = CARDS[self.row[place - 1]], self.completion[place - 1]
        self.doing = {
            "place": place,
            "card": card.name,
            "discount": discount,
            "tokens": int(words[3]) if len(words) == 4 else 0,
            "habitat": card.habitat,
            "value": card.value - (discount and kind == 11),
            "open": ["bonus"] * (kind not in DISCOUNTS) + ["tokens"] * (card.tokens > 0),
            "left": 0,
            "chosen": None,
            "rolled": None,
        }
        self.phase = "pay"
        if not discount:
            self._pay(["pay", text_of(tuple(card.cost))])

    def _pay(self, words: list[str]) -> None:
        assert self.doing
        self.seat.add(tuple(map(int, words[1].split(","))), -1)
        self.seat.tokens -= self.doing["tokens"]
        self.seat.completed += 1
        self.completed_now = True
        self._step_three()

    def _step_three(self) -> None:
        self.phase = "take"
        if not self._offers():
            self._step_four()

    def _take(self, words: list[str]) -> None:
        assert self.doing
        seat, still_open = self.seat, self.doing["open"]
        if words[0] == "skip":
            self._step_four()
            return
        if words[0] == "tokens":
            still_open.remove("tokens")
            seat.tokens += self.card.tokens
            self._step_three()
            return
        still_open.remove("bonus")
        match self.completion[self.doing["place"] - 1]:
            case 2 | 6:
                seat.book([(1, animal) for animal in words[1:]])
            case 3:
                self.rolled_die = words[1]
                self.doing["rolled"] = self._roll(f"card3/{self.round}/{self.at + 1}/{words[1]}")
                if len(self._rolled_face()) > 1:
                    self.phase = "die"
                    return
                self._die(["animal", self._rolled_face()[0][0]])
                return
            case 4:
                seat.tokens += 2
            case 5:
                self.doing["habitat"] = words[1]
            case 8:
                seat.tokens = 3
            case 9:
                seat.tokens -= 1
                seat.book([(1, animal) for animal in words[1:]])
            case 10:
                seat.tokens -= 2
                self.doing["value"] += 1
        self._step_three()

    def _die(self, words: list[str]) -> None:
        assert self.doing
        self.seat.book([(1, words[1])])
        self.doing["rolled"] = None
        self._step_three()

    def _step_four(self) -> None:
        assert self.doing
        self.doing["open"] = []
        sheet = self.seat.sheet
        if not sheet.by_hand:
            self.seat.book(sheet.mark(self.doing["habitat"], self.doing["value"]))
            self._step_five()
            return
        self.doing["left"] = self.doing["value"]
        self.written = [0] * 5
        self._go_on_marking()

    def _go_on_marking(self) -> None:
        assert self.doing
        sheet = self.seat.sheet
        while self.doing["left"]:
            marks = sheet.marks(self.doing["habitat"], self.card.cost, self.written)
            if marks:
                self.phase = "mark"
                return
            if marks is None:
                self.doing["left"] -= 1
                self.seat.book(sheet.overflow_one())
            else:
                self.doing["left"] = 0
        self._step_five()

    def _mark(self, words: list[str]) -> None:
        assert self.doing
        sheet = self.seat.sheet
        self.doing["left"] -= 1
        if isinstance(sheet, PlainD):
            name, animal = words[1].split(":")
            self.written[ANIMALS.index(animal)] += 1
            self.seat.book(sheet.write(name, animal))
        else:
            self.seat.book(sheet.use(words))
        self._go_on_marking()

    def _step_five(self) -> None:
        """RD9: what waits, until nothing of it has a target."""
        self.phase = "bonus"
        seat = self.seat
        while True:
            lost = [
                kind
                for kind in seat.pending
                if kind.startswith("circle ") and seat.sheet.marks(kind.split()[1], [], []) is None
            ]
            if not lost:
                break
            seat.pending.remove(lost[0])
            seat.book(seat.sheet.overflow_one())
        if not self._may_bonus():
            seat.pending = []
            self.doing = None
            self.phase = "choose"

    def _bonus(self, words: list[str]) -> None:
        assert self.doing
        seat = self.seat
        seat.pending.remove(" ".join(words[:2]) if words[0] == "circle" else words[0])
        if words[0] == "any":
            seat.book([(1, words[1])])
        elif words[0] == "free" and isinstance(seat.sheet, PlainD):
            self.doing["chosen"] = words[1]
            self.phase = "write"
            return
        else:
            seat.book(seat.sheet.use(words))
        self._step_five()

    def _write(self, words: list[str]) -> None:
        assert self.doing and isinstance(self.seat.sheet, PlainD)
        self.doing["chosen"] = None
        self.seat.book(self.seat.sheet.write(*words[1].split(":")))
        self._step_five()

    # As it is told

    def game(self) -> Json:
        """The game object of the protocol."""
        return {
            "game": "river-dice",
            "seed": self.seed,
            "sheet": self.letter,
            "family": self.family,
            "abundance": self.abundance,
            "scenario": self.scenario,
            "completion": self.completion,
            "round": self.round,
            "phase": self.phase,
            "seat": self.at + 1,
            "central": self.central,
            "special": self.special,
            "row": self.row,
            "deck": len(self.deck),
            "completing": self.doing,
            "seats": [self._seat_told(seat) for seat in self.seats],
            "winners": self.winners,
        }

    def _seat_told(self, seat: PlainSeat) -> Json:
        return {
            "dice": seat.dice,
            "animals": list(seat.vector),
            "tokens": seat.tokens,
            "completed": seat.completed,
            "sheet": seat.sheet.shown(),
            "free": seat.free,
            "pending": sorted(seat.pending),
            "score": seat.score(),
            "achievements": achievements(seat, self.letter),
            "scenario": self._scenario_told(seat),
        }

    def _scenario_told(self, seat: PlainSeat) -> Json | None:
        if not self.scenario:
            return None
        points = seat.score()["total"] >= SCENARIOS[self.scenario][2]
        reached = goals(seat, self.scenario)
        return {"points": points, "goals": reached, "won": points and all(reached)}


def counted(readings: list[tuple[str, int]]) -> Vector:
    return tuple(sum(count for animal, count in readings if animal == each) for each in ANIMALS)
