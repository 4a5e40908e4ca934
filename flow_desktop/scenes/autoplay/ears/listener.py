"""Plays whole games with closed eyes: from the menu to the results and back, on what is spoken alone."""

from __future__ import annotations

from typing import Final

from flow_desktop.scenes.autoplay.ears.cards import CardHand
from flow_desktop.scenes.autoplay.ears.hearing import Ears, Hearsay
from flow_desktop.scenes.autoplay.ears.planning import dice, placements, worth
from flow_desktop.scenes.autoplay.ears.sketch import Spot
from flow_desktop.scenes.autoplay.ears.walking import look_over, walk_to
from flow_desktop.values import dataclass

MOST_STEPS: Final = 4000
MOST_AREAS: Final = 12
MOST_DOWN: Final = 10
NEXT_AREA: Final = ("TAB", "UP", "RIGHT")
PAGE_WAYS: Final = ("RIGHT", *("DOWN",) * MOST_DOWN, *NEXT_AREA, *NEXT_AREA, "TAB") * MOST_AREAS
"""Keys that come by everything on a page: down through what is near, then area by area."""
MOST_TRIES: Final = 8
PATIENCE: Final = 6
ONWARD: Final = ("begin", "ready", "over", "see", "skip", "roll dice", "roll die", "introduced", "next card")
"""Buttons that lead on; whenever one has the focus it is pressed."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How a game went, as it was heard."""

    result: str
    moves: int
    refusals: int


class Listener:
    """Somebody at the keyboard whose screen is dark; `code` is the wave that was agreed on."""

    def __init__(self, ears: Ears, code: str) -> None:
        self.mind = Hearsay(ears)
        self.code = code
        self.refusals = 0
        self._cards = CardHand(self.mind)
        self._most_left = 1
        self._looked = False

    def play(self) -> Evening:
        """Switch the voice on, sit down, play to the end, go back to the menu."""
        self.sit_down()
        for _step in range(MOST_STEPS):
            if self.mind.result:
                break
            self.go_on()
        else:
            raise self.mind.lost("the game does not end")
        self._leave()
        return Evening(self.mind.result, self.mind.moves, self.refusals)

    # Pages

    def sit_down(self) -> None:
        """Switch the voice on, and set up the wave that was agreed on."""
        self.mind.press("F2")
        self._choose("new game")
        self._find("code field")
        self.mind.ears.write(self.code)
        self._choose("use code")
        self._choose("start")

    def _leave(self) -> None:
        for _moment in range(PATIENCE):
            self.mind.wait()  # a key pressed in haste as the page opens is not meant
        self._choose("menu")
        self._find("play")

    def _choose(self, name: str) -> None:
        """Go through everything on the page until it is named, and press it."""
        self._find(name)
        self.mind.press("RETURN")
        self.mind.wait()

    def _find(self, name: str) -> None:
        """Go through the areas of the page, and through each of them, until something is named so."""
        mind = self.mind
        said = mind.last[-1:]
        for key in PAGE_WAYS:
            if any(mind.book.begins(name, words) for words in said):
                return
            if key != "RIGHT" or mind.said(said, "button", "text field"):  # elsewhere it would set something
                said = mind.press(key)
        raise self.mind.lost(f"nothing is called '{name}'")

    # The table

    def go_on(self) -> None:
        """Ask what is to be done, and do it; where nobody answers, press what leads on."""
        mind = self.mind
        before = mind.last[-1:]
        told = mind.press("y")
        if mind.said(told, "place", "place late"):
            self._place()
        elif mind.said(told, "draw or card", "draw", "card only"):
            self._cards.hear(told)
            if not self._looked:
                self._looked = True
                look_over(mind)
            self._turn(can_draw=mind.said(told, "draw or card", "draw"))
        else:
            self._lead_on([*before, *told])

    def _lead_on(self, said: list[str]) -> None:
        mind = self.mind
        for words in reversed(said):
            if mind.book.begins("row die", words) or mind.book.begins("column die", words):
                wanted = "row die" if dice(mind.sketch) else "column die"
                if not mind.book.begins(wanted, words):
                    mind.press("RIGHT" if wanted == "column die" else "LEFT")
                mind.press("RETURN")
                return
            if any(mind.book.begins(name, words) for name in ONWARD):
                mind.press("RETURN")
                break
        mind.wait()

    def _turn(self, can_draw: bool) -> None:
        left = self._turns_left()
        if self._cards.play(left, can_draw, self._pressing(left)):
            return
        if not can_draw:
            raise self.mind.lost("no card can be played")
        self.mind.press("d")

    def _turns_left(self) -> int | None:
        """Asked of the clock: how many turns there are until the wave; None where none are counted."""
        for words in self.mind.press("o"):
            for told in self.mind.book.found("turns left", words):
                left = int(told["count"])
                self._most_left = max(self._most_left, left)
                return left
        return None

    def _hurry(self) -> float:
        return self._pressing(self._turns_left())

    def _pressing(self, left: int | None) -> float:
        return 0.5 if left is None else (self._most_left - left + 1) / self._most_left

    def _place(self) -> None:
        """Ask what is held and where it fits; weigh that, walk there, turn it, put it down."""
        mind = self.mind
        held = [told for words in mind.press("x") for told in mind.book.found("held", words)]
        if not held:
            raise self.mind.lost("a tile is to be placed, and none is told of")
        tile = mind.book.tiles[held[0]["tile"]]
        spots = [spot for words in mind.press("f") for spot in mind.book.spots_in(words)]
        hurry = self._hurry()
        best = placements(mind.sketch, tile, spots, hurry)
        gains = bool(best) and best[0].worth < worth(mind.sketch, hurry)
        if not gains and self._trade():
            return
        if not spots:
            self._discard()
            return
        for laid in best[:MOST_TRIES]:
            if self._put(laid.spot, laid.sides):
                return
            self.refusals += 1
        raise self.mind.lost("the tile is refused everywhere")

    def _discard(self) -> None:
        """The focus was led to the button when the tile was drawn; if it is elsewhere now, look for it."""
        before = self.mind.moves
        self.mind.press("RETURN")
        self.mind.wait()
        if self.mind.moves == before:
            self._choose("discard")

    def _trade(self) -> bool:
        """Try to give the tile for a card; what cannot be traded is told, and nothing is lost by asking."""
        return self.mind.said(self.mind.press("t"), "traded")

    def _put(self, spot: Spot, sides: int) -> bool:
        """Carry the tile to a space, turn it until it is told to lie as wanted, and put it down."""
        mind = self.mind
        walk_to(mind, spot)
        for _turn in range(4):
            if self._lies() == sides:
                break
            mind.press("r")
        before = mind.moves
        for _press in range(2):  # the second answers what may be asked back
            mind.press("RETURN")
            if mind.moves > before:
                return True
            for _moment in range(PATIENCE):
                mind.wait()
                if mind.moves > before:
                    return True
        return False

    def _lies(self) -> int | None:
        """How the tile in hand lies now."""
        told = [told for words in self.mind.press("x") for told in self.mind.book.found("held", words)]
        return self.mind.book.sides[told[-1]["edges"]] if told else None
