"""What a listener has of the program, and what stays in mind of all that was said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from flow_desktop.scenes.autoplay.ears.phrases import Phrasebook
from flow_desktop.scenes.autoplay.ears.sketch import BOAT, CORNERS, Spot, ToldTile, empty_sketch
from flow_desktop.values import dataclass

GONE: Final = {
    **dict.fromkeys(("traded", "discarded", "discarded for others", "removed", "washed"), 1),
    "returned": -1,
}
"""Sentences after which a tile lies in the discard, or is taken out of it."""


class DeafError(RuntimeError):
    """What was said does not lead on; the message says what was wanted and what was heard last."""


@dataclass(frozen=True, slots=True)
class Ears:
    """All that a player with closed eyes has: words to hear, keys to press, letters to type, time to wait."""

    hear: Callable[[], Sequence[str]]
    """What was said since it was asked last."""
    press: Callable[[str], None]
    """Press a key by its name: "RETURN", "d"."""
    write: Callable[[str], None]
    """Type a text."""
    wait: Callable[[], None]
    """Let a moment pass."""


class Hearsay:
    """What is known from words alone: the board, where the cursor is, how the game ended."""

    def __init__(self, ears: Ears) -> None:
        self.ears = ears
        self.book = Phrasebook()
        self.sketch = empty_sketch()
        self.at: Spot | None = None
        self.last: list[str] = []
        self.result = ""
        self.gone: Counter[ToldTile] = Counter()
        """Tiles that were told to go to the discard, as they are printed."""
        self.moves = 0
        """Tiles and cards that were told to be laid, traded, thrown away or played."""

    def press(self, *keys: str) -> list[str]:
        """Press keys one after the other; what was said meanwhile."""
        said: list[str] = []
        for key in keys:
            self.ears.press(key)
            said += self.listen()
        return said

    def wait(self) -> list[str]:
        """Let a moment pass; what was said meanwhile."""
        self.ears.wait()
        return self.listen()

    def listen(self) -> list[str]:
        """Take in what was said since."""
        said = list(self.ears.hear())
        for words in said:
            self._take_in(words)
        self.last = (self.last + said)[-12:]
        return said

    def said(self, said: Sequence[str], *names: str) -> bool:
        """Whether one of the sentences was among those."""
        return any(self.book.said(name, words) for words in said for name in names)

    def lost(self, wanted: str) -> DeafError:
        """What to raise when nothing leads on."""
        return DeafError(f"{wanted}; heard last: {' | '.join(self.last)}")

    def _take_in(self, words: str) -> None:
        told = self.book.on_space(words)
        if told is not None:
            spot, content = told
            self.at = spot
            self._note(spot, self.book.lies(content))
            return
        self._happened(words)
        for name, result in (("won", "won"), ("drowned", "lost")):
            if self.book.opens(name, words):
                self.result = result

    def _note(self, spot: Spot, tile: ToldTile | None) -> None:
        if spot == BOAT or spot in CORNERS:
            return
        if tile is None:
            self.sketch.pop(spot, None)
        else:
            self.sketch[spot] = tile

    def _happened(self, words: str) -> None:
        book = self.book
        for name, count in GONE.items():
            for told in book.found(name, words):
                self.gone[book.tiles[told["tile"]]] += count
        for name in ("traded", "discarded", "discarded for others", "fished", "calmed"):
            self.moves += book.said(name, words)
        for name in ("placed", "returned", "moved"):
            for told in book.found(name, words):
                tile = book.tiles[told["tile"]]
                if name == "moved":
                    before = self.sketch.pop(book.spots[told["source"]], tile)
                    tile = tile._replace(bird=before.bird)
                sides = book.water_in(words)
                tile = tile if sides is None else tile._replace(sides=sides)
                self.sketch[book.spots[told["there"]]] = tile
                self.moves += 1
        for name in ("removed", "washed"):
            for told in book.found(name, words):
                self.sketch.pop(book.spots[told["there"]], None)
                self.moves += name == "removed"
        for name, bird in (("guarded", True), ("saved", False)):
            for told in book.found(name, words):
                spot = book.spots[told["there"]]
                if spot in self.sketch:
                    self.sketch[spot] = self.sketch[spot]._replace(bird=bird)
                self.moves += bird
