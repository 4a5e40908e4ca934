"""The rollout core: random whole games from any state, as many a second as can be had.

It keeps piles and hands in lists of its own instead of making states and events, and takes everything that
decides a rule from the engine: placements, cuts, floods and waves are the same code that ``step`` uses.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import ANIMALS, SPAN, Cell
from flow_desktop.engine.lanes import REPEAT, SPOTS
from flow_desktop.engine.placement import fitting, possible_after
from flow_desktop.engine.rules import RuleSet
from flow_desktop.engine.state import GameState, Phase, Turn
from flow_desktop.engine.tiles import BIRD, OBSTACLE, ROCK, Kind, kind_of, piece_of
from flow_desktop.engine.wave import wave

Random = Callable[[], float]  # a number from 0 up to, not including, 1

_CARD_CHANCE: Final = 0.15  # how often a turn is spent on a card rather than on a tile
_TRADE_CHANCE: Final = 0.1


class RolloutEnd(NamedTuple):
    """How a rollout ended: after how many rounds and commands, with how many tiles left to draw."""

    won: bool
    rounds: int
    plies: int
    tiles_left: int


def random_spot(board: Board, kind: Kind, rules: RuleSet, random: Random, spots: int) -> int:
    """Return the bit of a random spot among those that rules 1 to 3 allow and rule 4 does too, or -1."""
    guarded = kind > Kind.CROSS or rules.protect_ways_from_all
    before = -1
    while spots:
        rest = spots
        for _ in range(int(random() * spots.bit_count())):
            rest &= rest - 1
        low = rest & -rest
        bit = low.bit_length() - 1
        if not guarded:
            return bit
        after = possible_after(board, kind, *SPOTS[bit])
        if after == ANIMALS:
            return bit
        if before < 0:
            before = board.possible
        if after == before:
            return bit
        # An obstacle blocks its cell whichever way it is turned.
        spots &= ~((1 << bit % SPAN) * REPEAT) if kind > Kind.CROSS else ~low
    return -1


class Rollout:
    """One random game in the making."""

    __slots__ = (
        "action_pile",
        "board",
        "calm",
        "cards_this_round",
        "discard",
        "hands",
        "piles",
        "player",
        "plies",
        "random",
        "round",
        "rules",
        "shown",
        "turns",
    )

    def __init__(self, state: GameState, random: Random) -> None:
        """Begin at a state; a tile in hand is played first."""
        self.random = random
        self.rules = state.rules
        self.board = state.board
        self.piles = [list(pile) for pile in state.supply.piles if pile]
        self.shown = list(state.supply.shown)
        self.discard = list(state.supply.discard)
        self.hands = [list(hand) for hand in state.hands]
        self.action_pile = list(state.supply.action_pile)
        self.player = state.turn.player
        self.round = state.turn.round
        self.calm = state.turn.calm
        self.cards_this_round = state.turn.cards_this_round
        self.plies = 0
        self.turns = 0
        self._finish(state.turn)

    def _finish(self, turn: Turn) -> None:
        """Finish what was begun before the rollout: a tile in hand, a card (R13), a wave that is due."""
        if turn.holding is not None:
            self._use(turn.holding)
        elif turn.begun is not None:
            self._play(turn.begun)
        if turn.phase is Phase.WAVE or (turn.time_up and self.board.joined != ANIMALS):
            self._wave()
        elif turn.holding is not None:
            self._next()

    def run(self, pace: int) -> RolloutEnd:
        """Play to the end with a wave after every ``pace`` completed turns."""
        while True:
            if self.board.ship & ANIMALS == ANIMALS:
                return self._outcome(True)
            if self.turns >= pace:
                self.plies += 1  # the clock's own command
                self._wave()
            if self.piles or self.shown:
                if self.random() >= _CARD_CHANCE or not self._play_card():
                    self._draw()
                self._next()
            elif not self._without_tiles():
                return self._outcome(False)

    def _outcome(self, won: bool) -> RolloutEnd:
        left = sum(map(len, self.piles)) + len(self.shown)
        return RolloutEnd(won, self.round, self.plies, left)

    def _next(self) -> None:
        self.turns += 1
        self.player += 1
        if self.player == len(self.hands):
            self.player = 0

    def _draw(self) -> None:
        """Take a tile from a random pile or a revealed one, and place, trade or discard it."""
        piles, shown = self.piles, self.shown
        index = int(self.random() * (len(piles) + len(shown)))
        if index < len(piles):
            kind = piles[index].pop()
            if not piles[index]:
                del piles[index]
        else:
            kind = shown.pop(index - len(piles))
        self.plies += 1
        self._use(kind)

    def _use(self, kind: Kind) -> None:
        self.plies += 1
        rules = self.rules
        tradable = rules.trading and self.action_pile and kind in rules.edition.trade_kinds
        if not (tradable and self.random() < _TRADE_CHANCE) and self._place(kind):
            return
        self.discard.append(kind)
        if tradable:
            self.hands[self.player].append(self.action_pile.pop())

    def _place(self, kind: Kind) -> bool:
        """Put a tile on a random legal spot; False if there is none."""
        board, rules = self.board, self.rules.edition
        bit = random_spot(board, kind, rules, self.random, fitting(board, kind, rules))
        if bit < 0:
            return False
        cell, edges = SPOTS[bit]
        self.board = board.with_piece(cell, piece_of(kind, edges))
        return True

    def _wave(self) -> None:
        """Roll and let the wave run; a new round begins with the next player."""
        random = self.random
        white: int | None = int(random() * 6) + 1
        black: int | None = int(random() * 6) + 1
        if self.calm:
            white, black = (None, black) if random() < 0.5 else (white, None)
        outcome = wave(self.board, white, black, self.rules.obstacles_remain)
        self.board = outcome.board
        self.discard += [kind_of(hit.piece) for hit in outcome.washed if not hit.piece & ROCK]
        self.round += 1
        self.calm = False
        self.cards_this_round = 0
        self.plies += 1
        self._next()
        self.turns = 0

    def _without_tiles(self) -> bool:
        """No tile is left: the next who can plays a card (R15), or a wave comes (R22), or it is lost."""
        first = self.player
        for passed in range(len(self.hands)):
            self.player = (first + passed) % len(self.hands)
            if self._play_card():
                self._next()
                return True
        self.player = first
        if not self._only_limits_forbid():
            return False
        self._wave()
        return True

    def _only_limits_forbid(self) -> bool:
        """Lift the limits for a moment and see whether a card could be played then (R22)."""
        kept = self.board, self.discard[:], self.shown[:], self.calm
        held = dict.fromkeys([card for hand in self.hands for card in hand])
        self.calm = False
        playable = (kept[3] or self.cards_this_round > 0) and any(_PLAYS[card](self) for card in held)
        self.board, self.discard, self.shown, self.calm = kept
        return playable

    def _play_card(self) -> bool:
        """Play a random card of the current player's if it can be played."""
        hand = self.hands[self.player]
        limit = self.rules.cards_per_round
        if not hand or (limit is not None and self.cards_this_round >= limit):
            return False
        start = int(self.random() * len(hand))
        return any(map(self._play, hand[start:] + hand[:start]))

    def _play(self, card: Card) -> bool:
        """Play a card of the current player's on a random target; False if it has none."""
        if not _PLAYS[card](self):
            return False
        self.hands[self.player].remove(card)
        self.cards_this_round += 1
        self.plies += 1
        return True

    def _targets(self, removing: bool) -> list[Cell]:
        """The tiles that a card may touch, from a random one on."""
        pieces = self.board.pieces
        spared = BIRD if not removing else OBSTACLE | ROCK if self.rules.obstacles_protected else 0
        cells = [cell for cell in self.board.tiles() if not pieces[cell] & spared]
        start = int(self.random() * len(cells))
        return cells[start:] + cells[:start]

    def _support(self) -> bool:
        for cell in self._targets(removing=True):
            if not self.board.pieces[cell] & ROCK:
                self.discard.append(kind_of(self.board.pieces[cell]))
            self.board = self.board.without(cell)
            return True
        return False

    def _bird(self) -> bool:
        if self.board.birds >= self.rules.edition.birds:
            return False
        for cell in self._targets(removing=False):
            self.board = self.board.with_bird(cell)
            return True
        return False

    def _current(self) -> bool:
        rules = self.rules.edition
        for source in self._targets(removing=True):
            piece = self.board.pieces[source]
            kind = kind_of(piece)
            board = self.board.without(source)
            spots = fitting(board, kind, rules, path=False) & ~((1 << source) * REPEAT)
            bit = random_spot(board, kind, rules, self.random, spots)
            if bit >= 0:
                cell, edges = SPOTS[bit]
                self.board = board.with_piece(cell, piece_of(kind, edges, bool(piece & BIRD)))
                return True
        return False

    def _fishing(self) -> bool:
        if not self.piles:
            return False
        for _ in range(2 if len(self.piles) > 1 or len(self.piles[0]) > 1 else 1):
            index = int(self.random() * len(self.piles))
            self.shown.append(self.piles[index].pop())
            if not self.piles[index]:
                del self.piles[index]
        return True

    def _calm_waters(self) -> bool:
        was_calm, self.calm = self.calm, True
        return not was_calm

    def _return(self) -> bool:
        start = int(self.random() * len(self.discard))
        for kind in dict.fromkeys(self.discard[start:] + self.discard[:start]):
            if self._place(kind):
                self.discard.remove(kind)
                return True
        return False


_PLAYS: Final[dict[Card, Callable[[Rollout], bool]]] = {
    Card.SUPPORT: Rollout._support,
    Card.BIRD: Rollout._bird,
    Card.CURRENT: Rollout._current,
    Card.FISHING: Rollout._fishing,
    Card.CALM_WATERS: Rollout._calm_waters,
    Card.RETURN: Rollout._return,
}


def rollout(state: GameState, random: Random, pace: int = 10) -> RolloutEnd:
    """Play one random game from a state to its end."""
    return Rollout(state, random).run(pace)
