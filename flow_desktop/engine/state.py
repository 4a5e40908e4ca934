"""The state of a game: small frozen parts, composed. Nothing here changes; ``step`` makes the next one."""

from enum import StrEnum

from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.options import Options
from flow_desktop.engine.scenarios import Rules, Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.values import dataclass


class Phase(StrEnum):
    """What the game is waiting for."""

    TURN = "turn"  # draw a tile or play a card
    HOLDING = "holding"  # a tile is drawn: place, trade or discard it
    WAVE = "wave"  # the round is over: roll
    OVER = "over"


class Result(StrEnum):
    """How a game ended."""

    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Setup:
    """What was settled before the first turn and never changes."""

    options: Options
    scenarios: tuple[Scenario, ...]
    rules: Rules


@dataclass(frozen=True, slots=True)
class Supply:
    """Tiles and cards beside the board. The top of a pile is its last item."""

    piles: tuple[tuple[Kind, ...], ...]
    shown: tuple[Kind, ...]
    discard: tuple[Kind, ...]
    action_pile: tuple[Card, ...]
    action_discard: tuple[Card, ...]

    def having_tiles(
        self,
        piles: tuple[tuple[Kind, ...], ...] | None = None,
        shown: tuple[Kind, ...] | None = None,
        discard: tuple[Kind, ...] | None = None,
    ) -> "Supply":
        """Return this supply with other tiles; quicker than ``dataclasses.replace``."""
        return Supply(
            self.piles if piles is None else piles,
            self.shown if shown is None else shown,
            self.discard if discard is None else discard,
            self.action_pile,
            self.action_discard,
        )

    @property
    def face_down(self) -> int:
        """How many tiles lie face down."""
        return sum(map(len, self.piles))

    @property
    def tiles_left(self) -> int:
        """How many tiles can still be drawn, face down or revealed."""
        return self.face_down + len(self.shown)

    @property
    def can_be_drawn(self) -> bool:
        """Whether any tile is left to draw, face down or revealed."""
        return bool(self.shown) or any(self.piles)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and how far it has come. Players are counted from 0."""

    phase: Phase
    player: int
    round: int
    holding: Kind | None = None
    begun: Card | None = None  # a card that was begun when the time ran out (R13)
    time_up: bool = False
    calm: bool = False  # a Calm Waters card lies beside the board
    cards_this_round: int = 0

    def holding_tile(self, tile: Kind) -> "Turn":
        """The turn once a tile is drawn."""
        return Turn(
            Phase.HOLDING,
            self.player,
            self.round,
            tile,
            None,
            self.time_up,
            self.calm,
            self.cards_this_round,
        )


@dataclass(frozen=True, slots=True)
class GameState:
    """A whole game at one moment."""

    setup: Setup
    board: Board
    supply: Supply
    hands: tuple[tuple[Card, ...], ...]
    turn: Turn
    result: Result | None = None

    def having(
        self,
        *,
        board: Board | None = None,
        supply: Supply | None = None,
        hands: tuple[tuple[Card, ...], ...] | None = None,
        turn: Turn | None = None,
    ) -> "GameState":
        """Return this state with other parts; several times quicker than ``dataclasses.replace``."""
        return GameState(
            self.setup,
            board or self.board,
            supply or self.supply,
            hands or self.hands,
            turn or self.turn,
            self.result,
        )

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.setup.rules

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the player whose turn it is."""
        return self.hands[self.turn.player]

    @property
    def birds(self) -> int:
        """How many bird tokens are in the supply; those not on the board are."""
        return self.setup.rules.edition.birds - self.board.birds
