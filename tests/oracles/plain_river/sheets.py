"""The four sheets, plainly: what is marked, what that gives, and what it is worth (sections 4 to 7)."""

from itertools import combinations
from typing import Any

from tests.oracles.plain_river.printed import (
    ANIMALS,
    ANY_PAIRS,
    B_AREA,
    B_OVERFLOW,
    C_AREA,
    C_OVERFLOW,
    C_PLACES,
    C_POINTS,
    C_TYPES,
    C_WORDS,
    D_HABITAT,
    D_OVERFLOW,
    D_PLACES,
    DIAMONDS,
    HABITATS,
    LANDMARK_COLUMNS,
    LANDMARK_ROWS,
    PICKS,
    ROW_POINTS,
    THREES,
    TOKEN_PAIRS,
    TRACK_HEXES,
    TRACK_POINTS,
    TRACKS,
    Gain,
    gains,
    neighbours,
)

Won = list[Gain]
Json = dict[str, Any]


class PlainSheet:
    """What the course of the game asks of every sheet; gains are returned, the course books them."""

    by_hand = False
    """Whether step 4 is played hex by hex."""

    def room(self, habitat: str) -> bool:
        """Whether a card of this habitat may be marked (3.15)."""
        return True

    def mark(self, habitat: str, value: int) -> Won:
        """Step 4 where it goes by itself."""
        raise NotImplementedError

    def marks(self, habitat: str, cost: list[int], written: list[int]) -> list[str] | None:
        """What can be marked by hand now; none: the rest is lost; None: it goes to the overflow."""
        raise NotImplementedError

    def overflow_one(self) -> Won:
        """One space of the overflow; past its end nothing."""
        raise NotImplementedError

    def targets(self, kind: str) -> list[str]:
        """The actions that use up a waiting bonus of that kind."""
        return []

    def use(self, action: list[str]) -> Won:
        """Such an action carried out."""
        raise NotImplementedError

    def shown(self) -> Json:
        raise NotImplementedError

    def parts(self) -> dict[str, int]:
        raise NotImplementedError


class PlainA(PlainSheet):
    """Columns of four hexes."""

    def __init__(self) -> None:
        self.columns: dict[str, list[int]] = {habitat: [] for habitat in HABITATS}
        self.picks: list[int] = []

    def room(self, habitat: str) -> bool:
        return len(self.columns[habitat]) < 4

    def mark(self, habitat: str, value: int) -> Won:
        if not value:
            return []
        column = self.columns[habitat]
        column.append(value)
        won: Won = [(1, "pick")] if len(column) in (2, 4) else []
        if self.full(len(column)):
            won.append((1, "any"))
        return won

    def full(self, row: int) -> bool:
        return all(len(column) >= row for column in self.columns.values())

    def targets(self, kind: str) -> list[str]:
        if kind != "pick":
            return []
        left = [number for number in PICKS if number not in self.picks]
        return [f"pick {number}" for number in left if number < 10] + [
            f"pick {number}" for number in left if number >= 10
        ][:1]

    def use(self, action: list[str]) -> Won:
        self.picks.append(int(action[1]))
        return [(number, thing) for number, thing in PICKS[int(action[1])] if thing != "point"]

    def column_points(self) -> list[int]:
        """Numbers and circled points."""
        return [sum(each) + (len(each) >= 2) + (len(each) == 4) for each in self.columns.values()]

    def shown(self) -> Json:
        return {"columns": list(self.columns.values()), "picks": sorted(self.picks)}

    def parts(self) -> dict[str, int]:
        columns = self.columns.values()
        rows = {
            f"row{row}": sum(each[row - 1] for each in columns if len(each) >= row)
            + self.full(row) * ROW_POINTS[row - 1]
            for row in (1, 2, 3, 4)
        }
        picked = sum(number for pick in self.picks for number, thing in PICKS[pick] if thing == "point")
        second = sum(len(each) >= 2 for each in columns)
        fourth = sum(len(each) == 4 for each in columns)
        return {**rows, "bonus1": second, "bonus2": fourth + picked}


class WithArea(PlainSheet):
    """Suns and rains with their area (5.2c)."""

    area: list[list[list[Gain]]]

    def __init__(self) -> None:
        self.signs = {"sun": 0, "rain": 0}
        self.taken: list[str] = []
        self.bonus_points = 0

    def targets(self, kind: str) -> list[str]:
        if kind not in self.signs or self.signs[kind] >= len(self.area):
            return []
        column = self.signs[kind] + 1
        return [f"{kind} {letter}" for letter in "abcd" if f"{column}{letter}" not in self.taken]

    def use(self, action: list[str]) -> Won:
        kind, letter = action
        self.signs[kind] += 1
        self.taken.append(f"{self.signs[kind]}{letter}")
        return self.booked(self.area[self.signs[kind] - 1]["abcd".index(letter)])

    def booked(self, won: Won) -> Won:
        """The points stay here, the rest is handed on."""
        self.bonus_points += sum(number for number, thing in won if thing == "point")
        return [(number, thing) for number, thing in won if thing != "point"]

    def shown(self) -> Json:
        return {"suns": self.signs["sun"], "rains": self.signs["rain"], "area": sorted(self.taken)}


class PlainB(WithArea):
    """Tracks that are circled from the left."""

    area = B_AREA

    def __init__(self) -> None:
        super().__init__()
        self.tracks = dict.fromkeys(TRACKS, 0)
        self.overflow = 0
        self.diamonds: list[int] = []

    def mark(self, habitat: str, value: int) -> Won:
        return [gain for _ in range(value) for gain in self.one(habitat)]

    def one(self, track: str) -> Won:
        if self.tracks[track] == 11:
            self.overflow = min(B_OVERFLOW, self.overflow + 1)
            return []
        self.tracks[track] += 1
        inside = TRACK_HEXES[track][self.tracks[track] - 1]
        won: Won = []
        if inside in ("sun", "rain"):
            won.append((1, inside))
        elif inside != "·":
            won += gains(inside)
        for number, ((above, below), column, words) in enumerate(DIAMONDS):
            if number not in self.diamonds and min(self.tracks[above], self.tracks[below]) > column:
                self.diamonds.append(number)
                won += gains(words)
        return self.booked(won)

    def targets(self, kind: str) -> list[str]:
        if kind != "free":
            return super().targets(kind)
        found = [f"free {track}" for track in TRACKS if self.tracks[track] < 11]
        full = len(found) < len(TRACKS) and self.overflow < B_OVERFLOW
        return found + ["free overflow"] * full

    def use(self, action: list[str]) -> Won:
        if action[0] != "free":
            return super().use(action)
        if action[1] == "overflow":
            self.overflow += 1
            return []
        return self.one(action[1])

    def won_diamonds(self, words: str) -> int:
        return sum(DIAMONDS[number][2].startswith(words) for number in self.diamonds)

    def shown(self) -> Json:
        return {"tracks": list(self.tracks.values()), "overflow": self.overflow} | super().shown()

    def parts(self) -> dict[str, int]:
        tracks = {track: TRACK_POINTS[count] for track, count in self.tracks.items()}
        return {**tracks, "overflow": TRACK_POINTS[self.overflow], "bonuses": self.bonus_points}


class PlainC(WithArea):
    """A map on which circles spread."""

    by_hand = True
    area = C_AREA
    touching = neighbours(C_PLACES)

    def __init__(self) -> None:
        super().__init__()
        self.circled = {name for name, words in C_WORDS.items() if words == "★"}
        self.overflow = 0
        self.landmarks = dict.fromkeys(HABITATS, 0)

    def complete(self, habitat: str) -> bool:
        return all(name in self.circled for name, types in C_TYPES.items() if habitat in types)

    def reachable(self, habitat: str = "") -> list[str]:
        return [
            name
            for name, types in C_TYPES.items()
            if name not in self.circled
            and types
            and (not habitat or habitat in types)
            and any(other in self.circled for other in self.touching[name])
        ]

    def marks(self, habitat: str, cost: list[int], written: list[int]) -> list[str] | None:
        if self.complete(habitat):
            return None
        return [f"circle {habitat} {name}" for name in self.reachable(habitat)]

    def overflow_one(self) -> Won:
        if self.overflow == len(C_OVERFLOW):
            return []
        self.overflow += 1
        return [gain for gain in gains(C_OVERFLOW[self.overflow - 1]) if gain[1] != "point"]

    def circle(self, name: str) -> Won:
        self.circled.add(name)
        won = self.found(name)
        for other in self.touching:
            around = self.touching[other]
            if other not in self.circled and len(around) == 6 and self.circled.issuperset(around):
                won += self.circle(other)
        return won

    def found(self, name: str) -> Won:
        words = C_WORDS[name]
        if words.startswith("none: "):
            return gains(words.removeprefix("none: "))
        won: Won = []
        for word in words.split()[1:]:
            if word == "L":
                won += self.landmark(C_TYPES[name][0])
            else:
                won.append((1, word))
        return won

    def landmark(self, habitat: str) -> Won:
        self.landmarks[habitat] += 1
        count = self.landmarks[habitat]
        if all(each >= count for each in self.landmarks.values()):
            self.bonus_points += LANDMARK_ROWS[count - 1]
        if count < 3:
            return []
        words = LANDMARK_COLUMNS[habitat]
        return [(2, f"circle {habitat}")] if words == "circle" else self.booked(gains(words))

    def targets(self, kind: str) -> list[str]:
        if kind == "free":
            return [f"free {name}" for name in self.reachable()]
        if kind.startswith("circle "):
            return [f"{kind} {name}" for name in self.reachable(kind.split()[1])]
        return super().targets(kind)

    def use(self, action: list[str]) -> Won:
        if action[0] in ("free", "circle"):
            return self.circle(action[-1])
        return super().use(action)

    def shown(self) -> Json:
        order = list(C_PLACES)
        return {
            "circled": sorted(self.circled, key=order.index),
            "overflow": self.overflow,
            "landmarks": list(self.landmarks.values()),
        } | super().shown()

    def parts(self) -> dict[str, int]:
        habitats = {
            habitat: sum(C_POINTS[name] for name in self.circled if habitat in C_TYPES[name])
            + 4 * self.complete(habitat)
            for habitat in HABITATS
        }
        return {
            **habitats,
            "overflow": sum(
                n for each in C_OVERFLOW[: self.overflow] for n, thing in gains(each) if thing == "point"
            ),
            "landmarks": self.bonus_points,
        }


class PlainD(PlainSheet):
    """A map into which animals are written."""

    by_hand = True
    touching = neighbours(D_PLACES)

    def __init__(self) -> None:
        self.hexes: dict[str, str] = {}
        self.overflow = 0

    def filled(self, habitat: str) -> bool:
        return all(name in self.hexes for name, of in D_HABITAT.items() if of == habitat)

    def marks(self, habitat: str, cost: list[int], written: list[int]) -> list[str] | None:
        if self.filled(habitat):
            return None
        empty = [name for name, of in D_HABITAT.items() if of == habitat and name not in self.hexes]
        left = [animal for animal, n, used in zip(ANIMALS, cost, written, strict=True) if used < n]
        return [f"write {name}:{animal}" for name in empty for animal in left]

    def overflow_one(self) -> Won:
        if self.overflow == len(D_OVERFLOW):
            return []
        self.overflow += 1
        return [gain for gain in gains(D_OVERFLOW[self.overflow - 1]) if gain[1] != "point"]

    def write(self, name: str, animal: str) -> Won:
        before = set(self.hexes)
        self.hexes[name] = animal
        after = set(self.hexes)
        won: Won = []
        for groups, thing in ((TOKEN_PAIRS, "token"), (ANY_PAIRS, "any"), (THREES, "free")):
            won += [(1, thing) for group in groups if after >= set(group) and not before >= set(group)]
        return won

    def targets(self, kind: str) -> list[str]:
        return [f"free {name}" for name in D_PLACES if name not in self.hexes] if kind == "free" else []

    def shown(self) -> Json:
        order = list(D_PLACES)
        names = sorted(self.hexes, key=order.index)
        return {"hexes": [f"{name}:{self.hexes[name]}" for name in names], "overflow": self.overflow}

    def of(self, animal: str) -> list[str]:
        return [name for name in D_PLACES if self.hexes.get(name) == animal]

    def near(self, name: str, animal: str) -> list[str]:
        return [other for other in self.touching[name] if self.hexes.get(other) == animal]

    def bear_pairs(self) -> int:
        """The largest set of pairs that do not touch each other (7.5), by trying them all."""
        pairs = [(one, two) for one, two in combinations(self.of("bear"), 2) if two in self.touching[one]]

        def most(left: list[tuple[str, str]]) -> int:
            if not left:
                return 0
            first, *rest = left
            near = {*first, *self.touching[first[0]], *self.touching[first[1]]}
            return max(most(rest), 1 + most([pair for pair in rest if not near & set(pair)]))

        return most(pairs)

    def elk_points(self) -> int:
        """The best way to cut the elk into straight lines (7.6), by trying them all."""
        known: dict[frozenset[str], int] = {}
        at = {place: name for name, place in D_PLACES.items()}

        def most(left: frozenset[str]) -> int:
            if not left:
                return 0
            if left not in known:
                first = min(left, key=list(D_PLACES).index)  # it is an end of its line in every direction
                best = 0
                for down, aside in ((0, 2), (1, 1), (1, -1)):
                    line: list[str] = []
                    row, step = D_PLACES[first]
                    while len(line) < 4 and at.get((row, step)) in left:
                        line.append(at[row, step])
                        row, step = row + down, step + aside
                        best = max(best, (0, 1, 2, 4, 7)[len(line)] + most(left - set(line)))
                known[left] = best
            return known[left]

        return sum(most(frozenset(group)) for group in self.groups("elk"))

    def groups(self, animal: str) -> list[set[str]]:
        left, found = set(self.of(animal)), []
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                group |= edge
                edge = {other for name in edge for other in self.near(name, animal)} - group
            left -= group
            found.append(group)
        return found

    def runs(self) -> list[int]:
        """The lengths of the runs of salmon (7.9)."""
        return [
            len(group)
            for group in self.groups("salmon")
            if all(len(self.near(name, "salmon")) <= 2 for name in group)
        ]

    def full_habitats(self) -> int:
        return sum(self.filled(habitat) for habitat in HABITATS)

    def whole_habitats(self) -> int:
        """Those with all five animals."""
        return sum(
            {self.hexes[name] for name, of in D_HABITAT.items() if of == habitat and name in self.hexes}
            == set(ANIMALS)
            for habitat in HABITATS
        )

    def parts(self) -> dict[str, int]:
        around = [sum(other in self.hexes for other in self.touching[name]) for name in self.of("fox")]
        alone = sum(not self.near(name, "hawk") for name in self.of("hawk"))
        return {
            "bears": 3 * self.bear_pairs(),
            "elk": self.elk_points(),
            "foxes": sum(2 if count == 6 else 1 if count >= 2 else 0 for count in around),
            "hawks": (0, 1, 2, 3, 5, 6, 8, 10, 12, 14, 16)[min(alone, 10)],
            "salmon": sum((0, 1, 2, 4, 5, 7, 9, 12)[min(run, 7)] for run in self.runs()),
            "overflow": sum(
                n for each in D_OVERFLOW[: self.overflow] for n, thing in gains(each) if thing == "point"
            ),
            "habitats": 3 * self.full_habitats() + 3 * self.whole_habitats(),
        }


SHEETS = {"A": PlainA, "B": PlainB, "C": PlainC, "D": PlainD}
