"""Playing an action card step by step: what is chosen so far, what can be chosen next, and the way back.

Pure: each choice answers with the next step, with the command that plays the card, or with a refusal. Until
the command is carried out everything can be taken back.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from flow_desktop.engine.cards import Card
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import (
    PlayBird,
    PlayCalmWaters,
    PlayCard,
    PlayCurrent,
    PlayFishing,
    PlaySupport,
)
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import GameState
from flow_desktop.engine.targets import bird_cells, current_spots, fishing_piles, removable, return_spots
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.show import NOWHERE
from flow_desktop.scenes.play.carry import Errand
from flow_desktop.values import dataclass


class Awaits(Enum):
    """What the card waits for."""

    TILE = "tile"  # a tile on the board
    PILES = "piles"  # two face-down tiles, or the last one
    KIND = "kind"  # a discarded tile
    CONFIRM = "confirm"  # a yes
    PLACE = "place"  # the tile is carried to a space


@dataclass(frozen=True, slots=True)
class CardPlay:
    """A card that is being played."""

    card: Card
    awaits: Awaits
    targets: frozenset[Cell] = NOWHERE
    kinds: tuple[Kind, ...] = ()
    errand: Errand | None = None
    pile: int | None = None

    def choose_cell(self, state: GameState, cell: Cell) -> CardPlay | PlayCard | Refusal:
        """A tile on the board was chosen."""
        if self.awaits is not Awaits.TILE:
            return Refusal(Code.NO_TARGET, card=self.card)
        if self.card is Card.CURRENT:
            return self._take_up(state, cell)
        command = PlaySupport(cell) if self.card is Card.SUPPORT else PlayBird(cell)
        return refusal(state, command) or command

    def _take_up(self, state: GameState, cell: Cell) -> CardPlay | Refusal:
        if cell in self.targets:
            return replace(self, awaits=Awaits.PLACE, errand=Errand.moving(state, cell))
        # A move onto itself is refused last, so the engine names what is wrong with the tile first.
        refused = refusal(state, PlayCurrent(cell, cell, 0))
        if refused is None or refused.code is Code.SAME_SPACE:
            return Refusal(Code.NO_TARGET, (cell,), card=self.card)
        return refused

    def choose_pile(self, state: GameState, pile: int) -> CardPlay | PlayCard | Refusal:
        """A pile was chosen for Fishing; the second choice plays the card, or the first for the last tile."""
        if self.awaits is not Awaits.PILES:
            return Refusal(Code.CARD_BEGUN, card=self.card)
        if self.pile is None:
            ways = set(fishing_piles(state))
            if (pile,) in ways:
                return PlayFishing(pile)
            usable = any(pile in way for way in ways)
            return replace(self, pile=pile) if usable else Refusal(Code.PILE_EMPTY)
        command = PlayFishing(min(self.pile, pile), max(self.pile, pile))
        return refusal(state, command) or command

    def choose_kind(self, kind: Kind) -> CardPlay | Refusal:
        """A discarded tile was chosen for Return; it is carried from now on."""
        if self.awaits is not Awaits.KIND or kind not in self.kinds:
            return Refusal(Code.NO_TARGET, card=self.card)
        return replace(self, awaits=Awaits.PLACE, errand=Errand(kind, Card.RETURN))

    def confirm(self, state: GameState) -> PlayCard | Refusal:
        """Yes, play it."""
        if self.awaits is not Awaits.CONFIRM:
            return Refusal(Code.NO_TARGET, card=self.card)
        return refusal(state, PlayCalmWaters()) or PlayCalmWaters()

    def back(self, state: GameState) -> CardPlay | None:
        """One step back; None when the card goes back to the hand."""
        if self.awaits is Awaits.PLACE or self.pile is not None:
            return begin(state, self.card)
        return None


def begin(state: GameState, card: Card) -> CardPlay:
    """The first step of a card."""
    match card:
        case Card.SUPPORT:
            return CardPlay(card, Awaits.TILE, frozenset(removable(state)))
        case Card.BIRD:
            return CardPlay(card, Awaits.TILE, frozenset(bird_cells(state)))
        case Card.CURRENT:
            sources = frozenset(cell for cell in removable(state) if current_spots(state, cell))
            return CardPlay(card, Awaits.TILE, sources)
        case Card.FISHING:
            return CardPlay(card, Awaits.PILES)
        case Card.RETURN:
            kinds = dict.fromkeys(sorted(state.supply.discard))
            return CardPlay(
                card, Awaits.KIND, kinds=tuple(kind for kind in kinds if return_spots(state, kind))
            )
    return CardPlay(card, Awaits.CONFIRM)
