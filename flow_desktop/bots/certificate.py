"""Certificates: how a deal can be won, found by a search that knows the piles and the dice.

Such a search is no advice; it only proves that luck alone does not decide. First the policy plays the game
some times, with other choices where several seem equal; most deals are won so within a second. What is left
is given to a beam: the best few positions after each turn, all of them played on. The same deal has the same
certificate on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from flow_desktop.bots.hand import rank
from flow_desktop.bots.lay import lay_of, placed
from flow_desktop.bots.many import needs_of
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.playing_on import QUICK
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.bots.value import values, weigh
from flow_desktop.engine import chance
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Command, Draw, DrawShown, TimeUp, Trade
from flow_desktop.engine.options import Options
from flow_desktop.engine.placement import bits_of, placements
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Phase, Result
from flow_desktop.engine.step import step
from flow_desktop.engine.wave import wave

TRIES: Final = 12
WIDTHS: Final = (6, 12, 24)
"""How many positions a beam keeps after each turn: narrow ones first."""
_NEARLY: Final = 0.25  # tiles: moves that differ by less are tried by turns
_PLACES: Final = 4  # of each tile in a beam
_CARDS: Final = 8
_CARD_WORTH: Final = 0.3
_NOW: Final = 0.3  # of a board before the wave, beside what is left of it


class Certificate(NamedTuple):
    """A won game: the commands, the clock's among them, and who found them."""

    commands: tuple[Command, ...]
    found_by: str


class Reached(NamedTuple):
    """A position of a search: the game, the pace there, and what led to it."""

    state: GameState
    pace: Pace
    way: tuple[Command, ...] = ()

    def then(self, command: Command) -> Reached:
        """After a command."""
        after = step(self.state, command).state
        return Reached(after, self.pace.then(self.state.turn, after.turn), (*self.way, command))

    @property
    def rings(self) -> bool:
        """Whether the clock's command is due."""
        return self.pace.rings(self.state.turn)


def searching(options: Options, turns: int) -> Iterator[Certificate | None]:
    """Search for a certificate with so many turns a round; None between two thoughts, so that one may wait.

    It ends with the certificate, or without one when nothing was found.
    """
    for number in range(TRIES):
        for played in _tried(options, turns, number):
            if played is not None and played.state.result is Result.WON:
                yield Certificate(played.way, f"try {number + 1}")
                return
            yield None
    for width in WIDTHS:
        for played in beamed(options, turns, width):
            if played is not None:
                yield Certificate(played.way, f"beam {width}")
                return
            yield None


def certificate(options: Options, turns: int) -> Certificate | None:
    """How this deal can be won with so many turns a round; None when the search finds no way."""
    return next((found for found in searching(options, turns) if found is not None), None)


def _tried(options: Options, turns: int, number: int) -> Iterator[Reached | None]:
    """Play once; every other try looks below the piles before it draws."""
    random = Random(f"{options.seed}/{number}").random
    temper = QUICK if number < TRIES // 2 else HAND
    played = Reached(new_game(options).state, Pace(turns, turns))
    while played.state.result is None:
        if played.rings:
            command: Command = TimeUp()
        else:
            weighed = rank(played.state, played.pace, temper)
            nearly = 0.0 if number < 2 else _NEARLY
            good = [each for each in weighed if each.value <= weighed[0].value + nearly]
            command = good[int(random() * len(good))].command
            if isinstance(command, Draw) and number % 2:
                command = _best_draw(played, temper)
        played = played.then(command)
        yield None
    yield played


def _best_draw(played: Reached, temper: Temper) -> Command:
    """The pile whose uppermost tile helps most."""
    state, left = played.state, played.pace.after_turn(played.state)
    remain = state.rules.obstacles_remain
    now = lay_of(state.board, remain)
    worth = {}
    for pile, tiles in enumerate(state.supply.piles):
        if tiles:
            spots = placements(state.board, tiles[-1], state.rules.edition)
            lays = [placed(now, tiles[-1], cell, edges, remain) for cell, edges, _ in bits_of(spots)]
            worth[pile] = min(values(lays, state.turn.calm, left, temper), default=1000.0)
    return Draw(min(worth, key=worth.__getitem__))


def beamed(options: Options, turns: int, width: int) -> Iterator[Reached | None]:
    """Keep the best positions after each turn, until one of them is won or all are lost."""
    beam = [Reached(new_game(options).state, Pace(turns, turns))]
    while beam:
        found: dict[object, Reached] = {}
        for played in beam:
            for after in _turns_of(played):
                if after.state.result is Result.WON:
                    yield after
                    return
                if after.state.result is None:
                    found.setdefault(_likeness(after.state), after)
            yield None
        beam = sorted(found.values(), key=_worth)[:width]


def _turns_of(played: Reached) -> Iterator[Reached]:
    """What can come of a position in one turn; a wave that is due comes at once."""
    state = played.state
    if played.rings:
        yield from _turns_of(played.then(TimeUp()))
        return
    weighed = rank(state, played.pace, QUICK)
    if state.turn.phase is Phase.WAVE:
        yield from (played.then(each.command) for each in weighed)
        return
    drawn = set()
    cards = [each for each in weighed if not isinstance(each.command, Draw | DrawShown)]
    for each in cards[:_CARDS]:
        yield played.then(each.command)
    for each in weighed:
        if isinstance(each.command, Draw | DrawShown):
            holding = played.then(each.command)
            kind = holding.state.turn.holding
            if (kind, type(each.command)) not in drawn:
                drawn.add((kind, type(each.command)))
                yield from _placed_from(holding)


def _placed_from(holding: Reached) -> Iterator[Reached]:
    """A drawn tile at its best places, or traded."""
    weighed = rank(holding.state, holding.pace, QUICK)
    chosen = [each.command for each in weighed[:_PLACES]]
    trades = [each.command for each in weighed[_PLACES:] if isinstance(each.command, Trade)]
    for command in (*chosen, *trades):
        yield holding.then(command)


def _worth(played: Reached) -> float:
    """The value of a position, lower is better: as the coming wave will leave it, if that comes first.

    A card in the hand counts a little.
    """
    state = played.state
    remain = state.rules.obstacles_remain
    found = needs_of([lay_of(board, remain) for board in (state.board, *_washed(state))])
    now, *later = (weigh(each, HAND) for each in found)
    late = found[0] >> 8 > played.pace.left
    worth = min(later) + _NOW * now if late else now
    return worth - _CARD_WORTH * sum(map(len, state.hands))


def _washed(state: GameState) -> list[Board]:
    """The boards that the coming wave can leave: one, or two with Calm Waters."""
    remain = state.rules.obstacles_remain
    white, black = chance.throw(state.setup.options.seed, state.turn.round)
    if state.turn.calm:
        return [wave(state.board, white, None, remain).board, wave(state.board, None, black, remain).board]
    return [wave(state.board, white, black, remain).board]


def _likeness(state: GameState) -> object:
    """Positions that differ in nothing that matters have the same."""
    return state.board.pieces, state.supply.piles, state.supply.shown, state.hands, state.turn.calm
