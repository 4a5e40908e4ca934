"""Sentences understood in every language: the catalogue's own, turned into patterns.

What the game says is a sentence of the catalogue with things filled in. So whoever knows the sentences and
the names of the things, in the language that is spoken, knows what was filled in. There is no parser for a
language here, and none is needed for a new one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from string import Formatter
from typing import Final, NamedTuple

from flow_desktop.app.language import _, ngettext, pgettext
from flow_desktop.scenes.autoplay.ears.sketch import MIDDLE, SIDE, SIDES, Heard, Spot

COUNTS: Final = (0, 1, 2, 5, 11, 21, 22, 25, 100)
"""Counts that between them have every plural form of every language here."""


class Saying(NamedTuple):
    """A sentence of the catalogue, by its English; with a plural, or meant in a context."""

    english: str
    many: str = ""
    context: str = ""

    def forms(self) -> tuple[str, ...]:
        """The sentence in the language that is spoken, in all its forms."""
        if self.many:
            return tuple(dict.fromkeys(ngettext(self.english, self.many, count) for count in COUNTS))
        return (pgettext(self.context, self.english) if self.context else _(self.english),)


SAYINGS: Final[Mapping[str, Saying]] = {
    # pages and their buttons
    "new game": Saying("New game"),
    "code field": Saying("Type in a wave code"),
    "use code": Saying("Use this code"),
    "start": Saying("Start"),
    "begin": Saying("Ready, {name}!"),
    "ready": Saying("Ready, {name}"),
    "over": Saying("The game is over: see how it went"),
    "see": Saying("See how it went"),
    "skip": Saying("Skip"),
    "roll dice": Saying("Roll the dice"),
    "roll die": Saying("Roll the die"),
    "row die": Saying("white: a row"),
    "column die": Saying("black: a column"),
    "introduced": Saying("To the game"),
    "next card": Saying("Next card"),
    "button": Saying("button"),
    "text field": Saying("text field"),
    "menu": Saying("Menu"),
    "play": Saying("Play"),
    # what is to be done
    "draw or card": Saying("Draw a tile or play a card."),
    "draw": Saying("Draw a tile."),
    "card only": Saying("Play a card."),
    "place": Saying("Place the tile on the board."),
    "place late": Saying("Time is up: place the tile."),
    "discard": Saying("It fits nowhere: discard"),
    "calm": Saying("Calm the next wave"),
    "remove": Saying("Choose the tile to remove."),
    "guard": Saying("Choose the tile for the bird."),
    "move": Saying("Choose the tile to move."),
    "fish": Saying("Choose two piles to fish from."),
    "fish last": Saying("Choose the last face-down tile."),
    "lost": Saying("Call it lost"),
    # answers
    "held": Saying("In hand: {tile}, water {edges}"),
    "turns left": Saying("{count} turn until the wave", "{count} turns until the wave"),
    "no clock": Saying("No clock: you call the wave"),
    "cards": Saying("Cards: {cards}"),
    "space": Saying("{space}: {content}"),
    # what happened
    "water": Saying("{words} Water {edges}."),
    "placed": Saying("{name} places the {tile} {there}."),
    "moved": Saying("The current takes the {tile} {source} and leaves it {there}."),
    "returned": Saying("The {tile} comes back, now {there}."),
    "guarded": Saying("A bird guards the tile {there}."),
    "removed": Saying("Support takes away the {tile} {there}."),
    "washed": Saying("The wave takes the {tile} {there}."),
    "saved": Saying("The bird saves the {tile} {there}."),
    "traded": Saying("{name} trades the {tile} for a card: {card}."),
    "discarded": Saying("The {tile} fits nowhere. It is discarded."),
    "discarded for others": Saying("The {tile} would cut an animal off everywhere. It is discarded."),
    "fished": Saying("Fished up: {tiles}. From the next turn on they can be drawn."),
    "calmed": Saying("Calm Waters: only one die in the next wave."),
    "won": Saying("All aboard!"),
    "drowned": Saying("The sea was faster"),
}
"""Everything that is listened for, by a name of our own."""
EMPTY: Final = Saying("empty", context="space")
WATER: Final = Saying("water {directions}")
BIRD: Final = Saying("with a bird")
BETWEEN: Final = Saying(", ", context="between spoken parts")
ROW_COMMA: Final = Saying(", ", context="between words in a row")
AND: Final = Saying("{some} and {last}")
DIRECTIONS: Final = dict(zip(SIDES, map(Saying, ("up", "right", "down", "left")), strict=True))
TILES: Final = {
    Saying("straight"): Heard(1 | 4),
    Saying("bend"): Heard(1 | 2),
    Saying("fork"): Heard(1 | 2 | 8),
    Saying("crossing"): Heard(15),
    Saying("straight with an obstacle"): Heard(1 | 4, blocked=True),
    Saying("bend with an obstacle"): Heard(1 | 2, blocked=True),
    Saying("fork with an obstacle"): Heard(1 | 2 | 8, blocked=True),
    Saying("crossing with an obstacle"): Heard(15, blocked=True),
    Saying("rock"): Heard(0, blocked=True),
}
CARDS: Final = tuple(map(Saying, ("Support", "Bird", "Current", "Fishing", "Calm Waters", "Return")))
PLACES: Final = (
    Saying("column {column}, row {row}"),
    Saying("column {column}, calm row"),
    Saying("calm column, row {row}"),
    Saying("calm column, calm row"),
)
THERE: Final = (
    Saying("at column {column}, row {row}"),
    Saying("at column {column}, the calm row"),
    Saying("at the calm column, row {row}"),
    Saying("at the calm column, the calm row"),
)
EVERY: Final = (
    *SAYINGS.values(),
    *(EMPTY, WATER, BIRD, BETWEEN, ROW_COMMA, AND),
    *DIRECTIONS.values(),
    *TILES,
    *CARDS,
    *PLACES,
    *THERE,
)
"""All that has to be in the catalogue."""


def pattern(form: str, slots: Mapping[str, str]) -> str:
    """A sentence with slots to fill in, as a regular expression; a slot that is not known takes anything."""
    parts: list[str] = []
    filled: set[str] = set()
    for words, slot, _form, _conversion in Formatter().parse(form):
        parts.append(re.escape(words))
        if slot is not None:
            parts.append(f"(?P={slot})" if slot in filled else f"(?P<{slot}>{slots.get(slot, '.+?')})")
            filled.add(slot)
    return "".join(parts)


def one_of(words: Iterable[str]) -> str:
    """Any of these words, the longest that fits."""
    return "|".join(re.escape(each) for each in sorted(words, key=len, reverse=True))


class Phrasebook:
    """What is understood in the language that is spoken now."""

    def __init__(self) -> None:
        self.tiles = {saying.forms()[0].lower(): tile for saying, tile in TILES.items()}
        self.sides = {words.lower(): mask for mask, words in _all_sides()}
        self.spots = dict(_all_spots())
        self.cards = {saying.forms()[0].lower(): saying.english for saying in CARDS}
        self._slots = {
            "tile": one_of(self.tiles),
            "edges": one_of(self.sides),
            "directions": one_of(self.sides),
            **dict.fromkeys(("space", "source", "there"), one_of(self.spots)),
            "count": r"\d+",
            "content": ".+",
        }
        self._patterns = {name: self._compiled(saying) for name, saying in SAYINGS.items() if name != "water"}
        end = f"(?:{re.escape(BETWEEN.forms()[0])}|$)"
        self._first_parts = {
            name: [re.compile(each.pattern + end, re.IGNORECASE) for each in patterns]
            for name, patterns in self._patterns.items()
        }
        laid = "|".join(pattern(form, {**self._slots, "words": ".*"}) for form in SAYINGS["water"].forms())
        self._water = re.compile(laid, re.IGNORECASE)
        self._place = re.compile(self._slots["space"], re.IGNORECASE)
        self._open = re.compile("|".join(pattern(form, self._slots) for form in WATER.forms()), re.IGNORECASE)

    def _compiled(self, saying: Saying) -> list[re.Pattern[str]]:
        return [re.compile(pattern(form, self._slots), re.IGNORECASE) for form in saying.forms()]

    def said(self, name: str, text: str) -> bool:
        """Whether the sentence of that name is in a text."""
        return any(each.search(text) for each in self._patterns[name])

    def begins(self, name: str, text: str) -> bool:
        """Whether a text begins with those words, and these are all of its first part."""
        return any(each.match(text) for each in self._first_parts[name])

    def opens(self, name: str, text: str) -> bool:
        """Whether a text begins with those words, whatever follows."""
        return any(each.match(text) for each in self._patterns[name])

    def found(self, name: str, text: str) -> Iterator[Mapping[str, str]]:
        """What was filled in, for each time that the sentence of that name is in a text."""
        for each in self._patterns[name]:
            for hit in each.finditer(text):
                yield {slot: words.lower() for slot, words in hit.groupdict().items() if words is not None}

    def spots_in(self, text: str) -> list[Spot]:
        """Every space that is named in a text."""
        return [self.spots[hit.group().lower()] for hit in self._place.finditer(text)]

    def water_in(self, text: str) -> int | None:
        """How a tile lies now, when that is told at the end of a sentence."""
        hit = self._water.fullmatch(text)
        return self.sides[hit["edges"].lower()] if hit is not None else None

    def cards_in(self, text: str) -> list[str]:
        """The cards named in a text, by their English names."""
        found = re.finditer(one_of(self.cards), text, re.IGNORECASE)
        return [self.cards[hit.group().lower()] for hit in found]

    def on_space(self, text: str) -> tuple[Spot, str] | None:
        """The space that a text is about, and what is told of it; None when it is about something else."""
        for each in self._patterns["space"]:
            hit = each.match(text)
            if hit is not None:
                return self.spots[hit["space"].lower()], text[hit.start("content") :]
        return None

    def lies(self, content: str) -> Heard | None:
        """What lies on a space, by what is told of it; None when it is empty."""
        told = content.lower()
        if told.startswith(EMPTY.forms()[0].lower()):
            return None
        kind = max((word for word in self.tiles if told.startswith(word)), key=len, default="")
        if not kind:
            return None
        hit = self._open.search(content)
        sides = self.sides[hit["directions"].lower()] if hit is not None else 0
        return self.tiles[kind]._replace(sides=sides, bird=BIRD.forms()[0].lower() in told)


def listed(words: list[str]) -> str:
    """Words in a row, as they are said."""
    if len(words) < 2:
        return "".join(words)
    some = ROW_COMMA.forms()[0].join(words[:-1])
    return AND.forms()[0].format(some=some, last=words[-1])


def _all_sides() -> Iterator[tuple[int, str]]:
    """Every way in which water can be told to lead, from one side to four."""
    for mask in range(1, 16):
        yield mask, listed([saying.forms()[0] for side, saying in DIRECTIONS.items() if mask & side])


def _all_spots() -> Iterator[tuple[str, Spot]]:
    """Every name that a space has, alone and within a sentence."""
    for spot in range(SIDE * SIDE):
        row, column = divmod(spot, SIDE)
        numbers = {"row": row + (row < MIDDLE), "column": column + (column < MIDDLE)}
        which = 2 * (column == MIDDLE) + (row == MIDDLE)
        for forms in (PLACES, THERE):
            yield forms[which].forms()[0].format(**numbers).lower(), spot
