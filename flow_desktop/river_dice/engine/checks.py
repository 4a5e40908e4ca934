"""Why a command would be refused: it is not among what is legal, and this says in which way."""

from typing import Final

from flow_desktop.river_dice.engine import commands
from flow_desktop.river_dice.engine.collecting import yields
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, RiverCommand
from flow_desktop.river_dice.engine.content import habitat_cards
from flow_desktop.river_dice.engine.legal import finds_room, legal
from flow_desktop.river_dice.engine.paying import BY_TOKENS
from flow_desktop.river_dice.engine.refusals import RiverCode, RiverRefusal
from flow_desktop.river_dice.engine.state import RiverPhase, RiverState

_IN_PHASE: Final[dict[RiverPhase, tuple[type, ...]]] = {
    RiverPhase.COLLECT: (commands.CollectAnimals,),
    RiverPhase.CHOOSE: (commands.CompleteCard, commands.FinishTurn),
    RiverPhase.PAY: (commands.PayAnimals,),
    RiverPhase.TAKE: (commands.TakeTokens, commands.TakeBonus, commands.SkipRest),
    RiverPhase.DIE: (commands.ReadDie,),
    RiverPhase.MARK: (commands.CircleHex, commands.WriteAnimal),
    RiverPhase.BONUS: (
        commands.TakeAny,
        commands.PickBonus,
        commands.CrossOut,
        commands.TakeFree,
        commands.CircleHex,
    ),
    RiverPhase.WRITE: (commands.WriteAnimal,),
    RiverPhase.OVER: (),
}


def refusal(state: RiverState, command: RiverCommand) -> RiverRefusal | None:
    """Say why a command would be refused; None if it would not."""
    if command in legal(state):
        return None
    return RiverRefusal(_why(state, command))


def _why(state: RiverState, command: RiverCommand) -> RiverCode:
    if state.over:
        return RiverCode.GAME_OVER
    if not isinstance(command, _IN_PHASE[state.phase]):
        return RiverCode.NOT_NOW
    if isinstance(command, CollectAnimals):
        return _why_not_collect(state, command)
    if isinstance(command, CompleteCard):
        return _why_not_complete(state, command)
    return RiverCode.NOT_ALLOWED


def _why_not_collect(state: RiverState, command: CollectAnimals) -> RiverCode:
    rolls = state.rolls
    found = yields(rolls.central, rolls.special, rolls.personal[state.seat])
    if command.gain not in found:
        return RiverCode.NOT_ON_THE_DICE
    if found[command.gain] != command.price:
        return RiverCode.WRONG_PRICE
    return RiverCode.TOO_FEW_TOKENS


def _why_not_complete(state: RiverState, command: CompleteCard) -> RiverCode:
    if state.used:
        return RiverCode.ONE_A_ROUND
    if not 1 <= command.place <= len(state.row):
        return RiverCode.NO_CARD
    beside, card = state.completion_at(command.place), habitat_cards()[state.row[command.place - 1]]
    if (command.discount and not beside.discount) or bool(command.tokens) != (
        command.discount and beside.number == BY_TOKENS
    ):
        return RiverCode.NO_DISCOUNT
    if command.tokens > state.current.tokens:
        return RiverCode.TOO_FEW_TOKENS
    room = finds_room(state.current.sheet, card, beside, command.discount)
    return RiverCode.CANNOT_PAY if room else RiverCode.COLUMN_FULL
