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
from flow_desktop.scenes.autoplay.ears.sketch import MIDDLE, SIDE, SIDES, Spot, ToldTile

COUNTS: Final = (0, 1, 2, 5, 11, 21, 22, 25, 100)
"""Counts that between them have every plural form of every language here."""


class Phrase(NamedTuple):
    """A sentence of the catalogue, by its English; with a plural, or meant in a context."""

    english: str
    many: str = ""
    context: str = ""

    def forms(self) -> tuple[str, ...]:
        """The sentence in the language that is spoken, in all its forms."""
        if self.many:
            return tuple(dict.fromkeys(ngettext(self.english, self.many, count) for count in COUNTS))
        return (pgettext(self.context, self.english) if self.context else _(self.english),)


SAYINGS: Final[Mapping[str, Phrase]] = {
    # pages and their buttons
    "new game": Phrase("New game"),
    "code field": Phrase("Type in a wave code"),
    "use code": Phrase("Use this code"),
    "start": Phrase("Start"),
    "begin": Phrase("Ready, {name}!"),
    "ready": Phrase("Ready, {name}"),
    "over": Phrase("The game is over: see how it went"),
    "see": Phrase("See how it went"),
    "skip": Phrase("Skip"),
    "roll dice": Phrase("Roll the dice"),
    "roll die": Phrase("Roll the die"),
    "row die": Phrase("white: a row"),
    "column die": Phrase("black: a column"),
    "introduced": Phrase("To the game"),
    "next card": Phrase("Next card"),
    "button": Phrase("button"),
    "text field": Phrase("text field"),
    "menu": Phrase("Menu"),
    "play": Phrase("Play"),
    # what is to be done
    "draw or card": Phrase("Draw a tile or play a card."),
    "draw": Phrase("Draw a tile."),
    "card only": Phrase("Play a card."),
    "place": Phrase("Place the tile on the board."),
    "place late": Phrase("Time is up: place the tile."),
    "discard": Phrase("It fits nowhere: discard"),
    "calm": Phrase("Calm the next wave"),
    "remove": Phrase("Choose the tile to remove."),
    "guard": Phrase("Choose the tile for the bird."),
    "move": Phrase("Choose the tile to move."),
    "fish": Phrase("Choose two piles to fish from."),
    "fish last": Phrase("Choose the last face-down tile."),
    "lost": Phrase("Call it lost"),
    # answers
    "held": Phrase("In hand: {tile}, water {edges}"),
    "stack": Phrase("{tile}: {count}"),
    "turns left": Phrase("{count} turn until the wave", "{count} turns until the wave"),
    "no clock": Phrase("No clock: you call the wave"),
    "cards": Phrase("Cards: {cards}"),
    "space": Phrase("{space}: {content}"),
    # what happened
    "water": Phrase("{words} Water {edges}."),
    "placed": Phrase("{name} places the {tile} {there}."),
    "moved": Phrase("The current takes the {tile} {source} and leaves it {there}."),
    "returned": Phrase("The {tile} comes back, now {there}."),
    "guarded": Phrase("A bird guards the tile {there}."),
    "removed": Phrase("Support takes away the {tile} {there}."),
    "washed": Phrase("The wave takes the {tile} {there}."),
    "saved": Phrase("The bird saves the {tile} {there}."),
    "traded": Phrase("{name} trades the {tile} for a card: {card}."),
    "discarded": Phrase("The {tile} fits nowhere. It is discarded."),
    "discarded for others": Phrase("The {tile} would cut an animal off everywhere. It is discarded."),
    "fished": Phrase("Fished up: {tiles}. From the next turn on they can be drawn."),
    "calmed": Phrase("Calm Waters: only one die in the next wave."),
    "won": Phrase("All aboard!"),
    "drowned": Phrase("The sea was faster"),
}
"""Everything that is listened for, by a name of our own."""
EMPTY: Final = Phrase("empty", context="space")
WATER: Final = Phrase("water {directions}")
BIRD: Final = Phrase("with a bird")
BETWEEN: Final = Phrase(", ", context="between spoken parts")
ROW_COMMA: Final = Phrase(", ", context="between words in a row")
AND: Final = Phrase("{some} and {last}")
DIRECTIONS: Final = dict(zip(SIDES, map(Phrase, ("up", "right", "down", "left")), strict=True))
TILES: Final = {
    Phrase("straight"): ToldTile(1 | 4),
    Phrase("bend"): ToldTile(1 | 2),
    Phrase("fork"): ToldTile(1 | 2 | 8),
    Phrase("crossing"): ToldTile(15),
    Phrase("straight with an obstacle"): ToldTile(1 | 4, blocked=True),
    Phrase("bend with an obstacle"): ToldTile(1 | 2, blocked=True),
    Phrase("fork with an obstacle"): ToldTile(1 | 2 | 8, blocked=True),
    Phrase("crossing with an obstacle"): ToldTile(15, blocked=True),
    Phrase("rock"): ToldTile(0, blocked=True),
}
CARDS: Final = tuple(map(Phrase, ("Support", "Bird", "Current", "Fishing", "Calm Waters", "Return")))
PLACES: Final = (
    Phrase("column {column}, row {row}"),
    Phrase("column {column}, calm row"),
    Phrase("calm column, row {row}"),
    Phrase("calm column, calm row"),
)
THERE: Final = (
    Phrase("at column {column}, row {row}"),
    Phrase("at column {column}, the calm row"),
    Phrase("at the calm column, row {row}"),
    Phrase("at the calm column, the calm row"),
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

    def _compiled(self, saying: Phrase) -> list[re.Pattern[str]]:
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

    def lies(self, content: str) -> ToldTile | None:
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
