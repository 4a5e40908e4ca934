"""A position set up by hand: board, hand, piles and scenario cards of a game for one, at the start of a turn.

Every tile and card of the box is somewhere: what lies neither on the board nor in a pile has been discarded.
So a position says only what can be chosen freely, and `fault` finds whatever the rules make impossible.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from flow_desktop.engine import chance
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.explain import edge_faults
from flow_desktop.engine.geometry import ANIMALS, BOAT, Cell
from flow_desktop.engine.options import CLOCK_OFF, MAX_SEED, Options, is_plain
from flow_desktop.engine.rules import EDITIONS, RuleSet, rule_set
from flow_desktop.engine.scenarios import Rules, Scenario, rules_in_force
from flow_desktop.engine.state import GameState, Phase, Setup, Supply, Turn
from flow_desktop.engine.targets import can_play, only_limits_forbid
from flow_desktop.engine.tiles import EDGES, FIXED, MAP_KINDS, Kind, kind_of
from flow_desktop.values import dataclass

MOST_ROUNDS: Final = 99
USUAL_SEED: Final = "position"
_USUAL: Final = rule_set(EDITIONS[0])
Item = TypeVar("Item", Kind, Card)


class Wrong(StrEnum):
    """What can be impossible about a position."""

    EDITION = "edition"
    SEED = "seed"
    ROUND = "round"
    SCENARIOS = "scenarios"
    TOO_MANY_TILES = "too_many_tiles"
    TOO_MANY_ROCKS = "too_many_rocks"
    TOO_MANY_BIRDS = "too_many_birds"
    TOO_MANY_CARDS = "too_many_cards"
    NO_ACTION_PILE = "no_action_pile"
    BOAT_SIDE = "boat_side"
    EDGES = "edges"
    ROCK_EDGES = "rock_edges"
    ALL_ABOARD = "all_aboard"
    NOTHING_LEFT = "nothing_left"


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a position cannot be: what is wrong, where, of what thing, and how many there may be."""

    wrong: Wrong
    cells: tuple[Cell, ...] = ()
    thing: Kind | Card | Scenario | None = None
    most: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """What was set up. Piles, hands and cards are in the order of their kinds; `shown` lies face up."""

    board: Board = START
    piles: tuple[Kind, ...] = _USUAL.tiles
    shown: tuple[Kind, ...] = ()
    hand: tuple[Card, ...] = ()
    action_pile: tuple[Card, ...] = _USUAL.action_cards
    scenarios: tuple[Scenario, ...] = ()
    edition: str = EDITIONS[0]
    round: int = 1
    calm: bool = False
    seed: str = USUAL_SEED

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return rules_in_force(self.edition, self.scenarios)

    @property
    def on_board(self) -> tuple[Kind, ...]:
        """The tiles and rocks that lie on the board."""
        return tuple(kind_of(self.board.pieces[cell]) for cell in self.board.tiles())

    @property
    def discard(self) -> tuple[Kind, ...]:
        """The tiles of the box that lie nowhere else."""
        return left_over(rule_set(self.edition).tiles, (*self.on_board, *self.piles, *self.shown))

    @property
    def action_discard(self) -> tuple[Card, ...]:
        """The action cards of the box that are nowhere else."""
        beside = (Card.CALM_WATERS,) * self.calm
        return left_over(rule_set(self.edition).action_cards, (*self.hand, *self.action_pile, *beside))


def left_over(box: Iterable[Item], used: Iterable[Item]) -> tuple[Item, ...]:
    """What is left of the box without what is used, in the box's order."""
    spent, left = Counter(used), list[Item]()
    for thing in box:
        if spent[thing] > 0:
            spent[thing] -= 1
        else:
            left.append(thing)
    return tuple(left)


def in_order(things: Iterable[Item], order: Sequence[Item]) -> tuple[Item, ...]:
    """Things sorted by the order of their kinds."""
    return tuple(sorted(things, key=order.index))


def fault(position: Position) -> Fault | None:
    """The first thing that the rules make impossible, or None: then the position can be played from."""
    return impossible(position) or _nothing_to_play(position)


def impossible(position: Position) -> Fault | None:
    """The first thing that can never come about in a game; a finished game is possible, but over."""
    if position.edition not in EDITIONS:
        return Fault(Wrong.EDITION)
    if not position.seed or not is_plain(position.seed, MAX_SEED):
        return Fault(Wrong.SEED)
    if not 1 <= position.round <= MOST_ROUNDS:
        return Fault(Wrong.ROUND, most=MOST_ROUNDS)
    box = rule_set(position.edition)
    return (
        _scenario_fault(position)
        or _tile_fault(position, box)
        or _card_fault(position, box)
        or _board_fault(position)
    )


def game_at(position: Position) -> GameState:
    """The game for one that begins here; its piles are shuffled by the seed. Only for one without `fault`."""
    options = _options(position)
    count = rule_set(position.edition).piles
    tiles = chance.shuffled(position.seed, "tiles", position.piles)
    cards = chance.shuffled(position.seed, "actions", position.action_pile)
    piles = tuple(tiles[first::count] for first in range(count))
    supply = Supply(piles, position.shown, position.discard, cards, position.action_discard)
    setup = Setup(options, position.scenarios, position.rules)
    turn = Turn(Phase.TURN, 0, position.round, calm=position.calm)
    return GameState(setup, position.board, supply, (position.hand,), turn)


def position_of(state: GameState, seat: int = 0) -> Position:
    """The position of a game as that seat sees it; a tile in the hand lies in a pile again."""
    held = () if state.turn.holding is None else (state.turn.holding,)
    supply = state.supply
    options = state.setup.options
    piles = (*(kind for pile in supply.piles for kind in pile), *held)
    return Position(
        state.board,
        in_order(piles, MAP_KINDS),
        supply.shown,
        in_order(state.hands[seat], tuple(Card)),
        in_order(supply.action_pile, tuple(Card)),
        tuple(sorted(state.setup.scenarios, key=tuple(Scenario).index)),
        options.edition,
        min(state.turn.round, MOST_ROUNDS),
        state.turn.calm,
        options.seed,
    )


def _options(position: Position) -> Options:
    return Options(position.seed, 1, position.edition, scenarios=position.scenarios, clock=CLOCK_OFF)


def _scenario_fault(position: Position) -> Fault | None:
    """Scenario cards as they can be picked; a boat with one opening comes with its card."""
    for card in dict.fromkeys(position.scenarios):
        if position.scenarios.count(card) > card.most(position.edition):
            return Fault(Wrong.SCENARIOS, thing=card, most=card.most(position.edition))
    single = position.board.pieces[BOAT] & EDGES != EDGES
    return Fault(Wrong.BOAT_SIDE, (BOAT,)) if single and not position.rules.single_path else None


def _tile_fault(position: Position, box: RuleSet) -> Fault | None:
    """No more tiles, rocks and birds than there are."""
    used = Counter((*position.on_board, *position.piles, *position.shown))
    most_rocks = min(box.rocks, position.rules.rocks)
    for kind in Kind:
        most = most_rocks if kind is Kind.ROCK else box.tiles.count(kind)
        if used[kind] > most:
            cells = tuple(c for c in position.board.tiles() if kind_of(position.board.pieces[c]) is kind)
            wrong = Wrong.TOO_MANY_ROCKS if kind is Kind.ROCK else Wrong.TOO_MANY_TILES
            return Fault(wrong, cells, kind, most)
    return Fault(Wrong.TOO_MANY_BIRDS, most=box.birds) if position.board.birds > box.birds else None


def _card_fault(position: Position, box: RuleSet) -> Fault | None:
    """No more action cards than there are, and a pile only where the rule set has one."""
    used = Counter((*position.hand, *position.action_pile, *(Card.CALM_WATERS,) * position.calm))
    for card in Card:
        if used[card] > box.action_cards.count(card):
            return Fault(Wrong.TOO_MANY_CARDS, thing=card, most=box.action_cards.count(card))
    return Fault(Wrong.NO_ACTION_PILE) if position.action_pile and not box.keep_action_pile else None


def _board_fault(position: Position) -> Fault | None:
    """Edges match everywhere; rocks are set up beside the boat and the animals whatever these show (R21)."""
    board, rules = position.board, rule_set(position.edition)
    for cell in board.tiles():
        piece = board.pieces[cell]
        wrong, rocks = edge_faults(board, kind_of(piece), cell, piece & EDGES, rules)
        beside_rock = [(side, other) for side, other in rocks if board.pieces[other] < FIXED]
        for reason, faults in ((Wrong.EDGES, wrong), (Wrong.ROCK_EDGES, beside_rock)):
            if faults:
                return Fault(reason, (cell, *(other for _, other in faults)))
    return None


def _nothing_to_play(position: Position) -> Fault | None:
    if position.board.joined == ANIMALS:
        return Fault(Wrong.ALL_ABOARD)
    if position.piles or position.shown:
        return None
    state = game_at(position)
    return None if can_play(state, 0) or only_limits_forbid(state) else Fault(Wrong.NOTHING_LEFT)
