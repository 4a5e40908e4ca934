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
from flow_desktop.engine.geometry import Cell
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
    if state.turn.begun is None:
        drawn = _drawn(state, now, worth, left, temper) if temper.foresight else worth
        weighed.extend([Weighed(Draw(pile), drawn) for pile, tiles in enumerate(state.supply.piles) if tiles])
        weighed.extend(_shown(state, now, worth, left, temper))
    for command, gained in _plays(state, now, left, temper):
        if isinstance(command, PlayCalmWaters):
            gained = value(look, left, True, temper)
        price = temper.bird_gain if isinstance(command, PlayBird) else temper.card_gain
        weighed.append(Weighed(command, gained + price))
    return weighed


def _drawn(state: GameState, now: Lay, worth: float, left: int, temper: Temper) -> float:
    """What a tile from a pile is worth: the best of each kind that lies face down, as often as it does."""
    counts: dict[Kind, int] = {}
    for pile in state.supply.piles:
        for kind in pile:
            counts[kind] = counts.get(kind, 0) + 1
    total = 0.0
    for kind, count in counts.items():
        best = min(_best_place(state, now, kind, left, temper), worth)
        if state.rules.trading and state.supply.action_pile and kind in state.rules.edition.trade_kinds:
            best = min(best, worth - temper.trade_gain)
        total += count * best
    return total / max(1, sum(counts.values()))


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


def _plays(state: GameState, now: Lay, left: int, temper: Temper) -> list[Weighed]:
    """The value of the board after each play of a card that could gain."""
    plays = _promising(state, now)
    worths = values([after(state, now, each) for each in plays], state.turn.calm, left, temper)
    return [Weighed(command, worth) for command, worth in zip(plays, worths, strict=True)]


def _promising(state: GameState, now: Lay) -> list[Command]:
    """Every way to play a card; of Current and Return those that leave the least needs."""
    begun = state.turn.begun
    cards = dict.fromkeys(state.hand) if begun is None else [begun]
    plays: list[Command] = []
    far: list[Command] = []
    for card in cards:
        if begun is None and limit_refusal(state, card) is not None:
            continue
        if card is Card.CURRENT:
            far.extend(_currents(state, now, forced=begun is not None or not state.supply.can_be_drawn))
        elif card is Card.RETURN:
            far.extend(card_commands(state, card))
        else:
            plays.extend(card_commands(state, card))
    return plays + _least(far, [after(state, now, each) for each in far])


def _least(commands: list[Command], lays: list[Lay]) -> list[Command]:
    """Those commands that leave the least needs."""
    if len(commands) <= MOST_TARGETS:
        return commands
    found = [weigh(each, HAND) for each in needs_of(lays)]
    order = sorted(range(len(commands)), key=found.__getitem__)
    return [commands[index] for index in sorted(order[:MOST_TARGETS])]


def _currents(state: GameState, now: Lay, forced: bool) -> list[Command]:
    """Ways to play Current with tiles that are not needed where they lie; with any if there is no choice."""
    sources = removable(state)
    idle = sources if forced else _idle(now, sources)
    commands: list[Command] = []
    for source in idle:
        for cell, edges, _ in bits_of(current_spots(state, source)):
            commands.append(PlayCurrent(source, cell, edges))
    return commands


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
