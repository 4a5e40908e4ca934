"""The policy 'hand': every move weighed by the board it leaves; cards, trades and draws beside them."""

from __future__ import annotations

from typing import Final, NamedTuple

from flow_desktop.bots.lay import Lay, guarded, lay_of, lifted, moved, placed
from flow_desktop.bots.many import needs_of
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.bots.value import Outlook, outlook, outlooks, value, values, weigh
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
    Die,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
    Roll,
    Trade,
)
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.engine.legal import card_commands, legal
from flow_desktop.engine.placement import bits_of, placements
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.targets import current_spots, limit_refusal, removable
from flow_desktop.engine.tiles import Kind, kind_of

MOST_TARGETS: Final = 24  # of Current and Return: so many are weighed, those that leave the least needs


class Weighed(NamedTuple):
    """A command and its value in tiles; lower is better, and one less means a tile saved."""

    command: Command
    value: float


def rank(state: GameState, pace: Pace, temper: Temper = HAND) -> list[Weighed]:
    """Weigh what the current player may do, best first; empty when the game is over.

    Every legal command is in it, but of Current and Return only the best targets. Equal ones keep
    the order of ``legal``.
    """
    match state.turn.phase:
        case Phase.HOLDING:
            weighed = _holding(state, pace.after_turn(state), temper)
        case Phase.TURN:
            weighed = _turn(state, pace.after_turn(state), temper)
        case Phase.WAVE:
            weighed = _wave(state, temper)
        case _:
            weighed = []
    return sorted(weighed, key=_by_value)


def choose(state: GameState, pace: Pace, temper: Temper = HAND) -> Command:
    """The best command; the game must not be over."""
    return rank(state, pace, temper)[0].command


def _by_value(weighed: Weighed) -> float:
    return weighed.value


def _holding(state: GameState, left: int, temper: Temper) -> list[Weighed]:
    commands = legal(state)
    now = lay_of(state.board, state.rules.obstacles_remain)
    worths = values([after(state, now, each) for each in commands], state.turn.calm, left, temper)
    weighed = []
    for command, worth in zip(commands, worths, strict=True):
        gain = temper.trade_gain if isinstance(command, Trade) else 0.0
        weighed.append(Weighed(command, worth - gain))
    return weighed


def after(state: GameState, lay: Lay, command: Command) -> Lay:
    """What a command makes of the lay of the board; most leave it as it is."""
    remain = state.rules.obstacles_remain
    if isinstance(command, PlaceTile):
        assert state.turn.holding is not None
        return placed(lay, state.turn.holding, command.cell, command.edges, remain)
    if isinstance(command, PlaySupport):
        return lifted(lay, 1 << command.cell)
    if isinstance(command, PlayBird):
        return guarded(lay, command.cell)
    if isinstance(command, PlayReturn):
        return placed(lay, command.kind, command.cell, command.edges, remain)
    if isinstance(command, PlayCurrent):
        kind = kind_of(state.board.pieces[command.source])
        return moved(lay, command.source, kind, command.cell, command.edges, remain)
    return lay


def _turn(state: GameState, left: int, temper: Temper) -> list[Weighed]:
    """Drawing is worth the board as it is; a card has to gain, a revealed tile too."""
    now = lay_of(state.board, state.rules.obstacles_remain)
    look = outlooks([now], temper)[0]
    worth = value(look, left, state.turn.calm, temper)
    weighed: list[Weighed] = []
    begun = state.turn.begun
    if begun is None:
        weighed.extend([Weighed(Draw(pile), worth) for pile, tiles in enumerate(state.supply.piles) if tiles])
        weighed.extend(_shown(state, now, worth, left, temper))
    moves = Candidates()
    for card in dict.fromkeys(state.hand) if begun is None else [begun]:
        if begun is None and limit_refusal(state, card) is not None:
            continue
        if card is Card.FISHING:  # the board stays as it is
            weighed.extend([Weighed(each, worth + temper.card_gain) for each in card_commands(state, card)])
        elif card is Card.CALM_WATERS:
            weighed.append(Weighed(PlayCalmWaters(), value(look, left, True, temper) + temper.calm_gain))
        else:
            _weigh_later(state, now, card, moves)
    worths = values(moves.lays, state.turn.calm, left, temper)
    for command, gained in zip(moves.commands, worths, strict=True):
        price = temper.bird_gain if isinstance(command, PlayBird) else temper.card_gain
        weighed.append(Weighed(command, gained + price))
    return weighed


class Candidates:
    """Commands, and the lay of the board that each leaves."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.lays: list[Lay] = []

    def add(self, command: Command, lay: Lay) -> None:
        """Add a command."""
        self.commands.append(command)
        self.lays.append(lay)


def _shown(state: GameState, now: Lay, worth: float, left: int, temper: Temper) -> list[Weighed]:
    """A revealed tile is worth its best place, less what an unknown tile might bring."""
    weighed = []
    for index, kind in enumerate(state.supply.shown):
        best = _best_place(state, now, kind, left, temper)
        weighed.append(Weighed(DrawShown(index), best + temper.shown_gain if best < worth else worth + 0.01))
    return weighed


def _best_place(state: GameState, now: Lay, kind: Kind, left: int, temper: Temper) -> float:
    """The value of the best placement of a kind of tile; without one, a great number."""
    remain = state.rules.obstacles_remain
    spots = placements(state.board, kind, state.rules.edition)
    lays = [placed(now, kind, cell, edges, remain) for cell, edges, _ in bits_of(spots)]
    return min(values(lays, state.turn.calm, left, temper), default=1000.0)


def _weigh_later(state: GameState, now: Lay, card: Card, moves: Candidates) -> None:
    """Add every play of a card; of Current and Return those that leave the least needs."""
    if card is Card.CURRENT:
        _add_currents(state, now, moves)
        return
    commands = card_commands(state, card)
    lays = [after(state, now, each) for each in commands]
    for index in _least(lays) if card is Card.RETURN else range(len(lays)):
        moves.add(commands[index], lays[index])


def _least(lays: list[Lay]) -> list[int]:
    """The places of those boards that need least, in order."""
    if len(lays) <= MOST_TARGETS:
        return list(range(len(lays)))
    found = [weigh(each, HAND) for each in needs_of(lays)]
    return sorted(sorted(range(len(lays)), key=found.__getitem__)[:MOST_TARGETS])


def _add_currents(state: GameState, now: Lay, moves: Candidates) -> None:
    """Move tiles that are not needed where they lie; any tile if there is no choice."""
    remain = state.rules.obstacles_remain
    sources = removable(state)
    if state.turn.begun is None and state.supply.can_be_drawn:
        sources = _idle(now, sources)
    spots: list[tuple[Cell, Cell, Edges]] = []
    lays: list[Lay] = []
    for source in sources:
        kind = kind_of(state.board.pieces[source])
        for cell, edges, _ in bits_of(current_spots(state, source)):
            spots.append((source, cell, edges))
            lays.append(moved(now, source, kind, cell, edges, remain))
    for index in _least(lays):
        source, cell, edges = spots[index]
        moves.add(PlayCurrent(source, cell, edges), lays[index])


def _idle(now: Lay, cells: list[Cell]) -> list[Cell]:
    """The tiles that can be lifted without any more being needed."""
    found = [weigh(each, HAND) for each in needs_of([now, *[lifted(now, 1 << cell) for cell in cells]])]
    return [cell for cell, worth in zip(cells, found[1:], strict=True) if worth <= found[0]]


def _wave(state: GameState, temper: Temper) -> list[Weighed]:
    """The die that damages less, where Calm Waters leaves the choice."""
    look = outlook(state.board, state.rules.obstacles_remain, temper)
    return [Weighed(each, look.now + _die_damage(look, each)) for each in legal(state)]


def _die_damage(look: Outlook, command: Command) -> float:
    die = command.die if isinstance(command, Roll) else None
    if die is Die.WHITE:
        return look.row_damage
    if die is Die.BLACK:
        return look.column_damage
    return look.row_damage + look.column_damage
