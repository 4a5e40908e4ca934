"""Action cards by ear: which are held, which is worth a turn, and what each asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from flow_desktop.scenes.autoplay.ears.hearing import Hearsay
from flow_desktop.scenes.autoplay.ears.planning import CardByEar, best_current, best_return, worth
from flow_desktop.scenes.autoplay.ears.sketch import Spot
from flow_desktop.scenes.autoplay.ears.walking import walk_to

MOST_CARDS: Final = 12
"""So far it is read on from the first card to find another."""
AT_LAST: Final = ("Return", "Current", "Bird", "Fishing", "Calm Waters", "Support")
"""What is played when there is nothing to draw, the best first."""
BIRD_TURNS: Final = 2
"""So many turns before the wave a bird is worth one of them."""
A_TILE: Final = 1.0
"""What a turn is worth in which a tile is drawn and laid."""
PILES: Final = "123456"


class CardHand:
    """The cards of the one whose turn it is, as they were told."""

    def __init__(self, mind: Hearsay) -> None:
        self._mind = mind
        self._held: list[str] = []
        self._plan: CardByEar | None = None

    def hear(self, told: Sequence[str]) -> None:
        """Which cards were told of."""
        book = self._mind.book
        self._held = [card for words in told if book.said("cards", words) for card in book.cards_in(words)]

    def play(self, left: int | None, can_draw: bool, hurry: float) -> bool:
        """Begin, and where that is all finish, a card that is worth the turn; False when a tile is better."""
        if not can_draw:
            return any(self._begin(card) for card in AT_LAST if card in self._held)
        if left == 1 and "Calm Waters" in self._held:
            return self._begin("Calm Waters")
        if left is not None and left <= BIRD_TURNS and "Bird" in self._held:
            return self._begin("Bird")
        return self._help_on(hurry)

    def _help_on(self, hurry: float) -> bool:
        """Play Current or Return where it saves more than the tile that could be drawn instead."""
        sketch, plans = self._mind.sketch, dict[str, CardByEar]()
        kinds = [tile for tile, count in self._mind.gone.items() if count > 0]
        for card, plan in (
            ("Current", best_current(sketch, hurry) if "Current" in self._held else None),
            ("Return", best_return(sketch, kinds, hurry) if "Return" in self._held else None),
        ):
            if plan is not None:
                plans[card] = plan
        card = min(plans, key=lambda each: plans[each].worth, default="")
        if not card or worth(sketch, hurry) - plans[card].worth <= A_TILE:
            return False
        self._plan = plans[card]
        try:
            return self._begin(card)
        finally:
            self._plan = None

    def _begin(self, card: str) -> bool:
        """Find the card in the hand, take it, and do what it asks for; False when it cannot be played."""
        mind, before = self._mind, self._mind.moves
        for number in range(MOST_CARDS):
            named = mind.press("F6" if number else "c")[-1:]
            if mind.book.cards_in(named[0] if named else "")[:1] == [card]:
                break
        else:
            return False
        asked = [*mind.press("RETURN"), *mind.wait()]
        if mind.said(asked, "calm"):
            mind.press("RETURN")
        elif mind.said(asked, "fish", "fish last"):
            for pile in PILES:
                if mind.said(mind.press(pile), "fished"):
                    break
        elif mind.said(asked, "guard"):
            self._choose_space(self._guarded)
        elif mind.said(asked, "remove", "move"):
            self._choose_space(self._without)
        elif card == "Return":
            self._choose_stack(asked)
            mind.press("RETURN")
        mind.wait()
        placing = mind.said(mind.press("y"), "place", "place late")
        return placing or mind.moves > before

    def _choose_stack(self, said: Sequence[str]) -> None:
        """Read on to the tile that is wanted; the first that fits somewhere has the focus."""
        book = self._mind.book
        for _more in range(len(book.tiles)):
            told = [each for words in said for each in book.found("stack", words)]
            if self._plan is None or (told and book.tiles[told[-1]["tile"]] == self._plan.tile):
                return
            said = self._mind.press("F6")

    def _choose_space(self, price: Callable[[Spot], float]) -> None:
        """Ask which spaces the card is for, and press the one that is best."""
        mind = self._mind
        spots = [spot for words in mind.press("f") for spot in mind.book.spots_in(words)]
        if spots:
            walk_to(mind, min(spots, key=price))
            mind.press("RETURN")

    def _guarded(self, spot: Spot) -> float:
        sketch = self._mind.sketch
        return worth({**sketch, spot: sketch[spot]._replace(bird=True)}, 1.0) if spot in sketch else 0.0

    def _without(self, spot: Spot) -> float:
        if self._plan is not None and spot == self._plan.source:
            return -1.0
        return worth({other: tile for other, tile in self._mind.sketch.items() if other != spot}, 0.0)
