"""The course of a completion, steps 2 to 5 (3.13): each function carries out a command and goes on."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from flow_desktop.river_dice.engine import commands
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.content import dice_box, habitat_cards
from flow_desktop.river_dice.engine.deal import PERSONAL, bonus_roll
from flow_desktop.river_dice.engine.events import (
    BonusDieRolled,
    BonusVoid,
    CardChanged,
    CardChosen,
    CardPaid,
    RiverEvent,
)
from flow_desktop.river_dice.engine.goods import ANIMAL, HABITAT, Vector, minus, single
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.state import Completing, RiverPhase, RiverSeat, RiverState
from flow_desktop.river_dice.engine.taking import BONUS, TOKENS, offers


def opened(state: RiverState) -> Ledger:
    """The books of the seat whose turn it is."""
    seat = state.current
    return Ledger(state.seat, seat.animals, seat.tokens, seat.free, seat.pending)


def closed(
    state: RiverState,
    ledger: Ledger,
    phase: RiverPhase,
    completing: Completing | None,
    sheet: RiverSheet | None = None,
    completed: int = 0,
) -> RiverState:
    """The state with what the books say."""
    before = state.current
    seat = RiverSeat(
        ledger.animals,
        ledger.tokens,
        before.sheet if sheet is None else sheet,
        before.completed + completed,
        ledger.free,
        tuple(sorted(ledger.pending)),
    )
    seats = (*state.seats[: state.seat], seat, *state.seats[state.seat + 1 :])
    used = state.used or completing is not None
    return RiverState(state.setup, state.round, phase, state.seat, state.rolls, seats, completing, used)


def complete(state: RiverState, command: commands.CompleteCard, events: list[RiverEvent]) -> RiverState:
    """Begin a completion; without a discount the printed cost is paid at once."""
    card = habitat_cards()[state.row[command.place - 1]]
    beside = state.completion_at(command.place)
    has = {BONUS: not beside.discount, TOKENS: card.tokens > 0}
    completing = Completing(
        command.place,
        card.name,
        command.discount,
        command.tokens,
        card.habitat,
        card.value + (beside.value if command.discount else 0),
        tuple(name for name, there in has.items() if there),
        letters=card.cost,
    )
    ledger = opened(state)
    if command.discount:
        events.append(CardChosen(state.seat, command.place, card.name, beside.number))
        return closed(state, ledger, RiverPhase.PAY, completing)
    return _paid(closed(state, ledger, RiverPhase.PAY, completing), card.cost, events)


def pay(state: RiverState, command: commands.PayAnimals, events: list[RiverEvent]) -> RiverState:
    """Pay with a discount."""
    return _paid(state, command.animals, events)


def _paid(state: RiverState, animals: Vector, events: list[RiverEvent]) -> RiverState:
    ledger, completing = opened(state), _of(state)
    ledger.pay(animals)
    ledger.tokens -= completing.tokens
    events.append(CardPaid(state.seat, completing.place, completing.card, animals, completing.tokens))
    return _took(closed(state, ledger, RiverPhase.TAKE, completing, completed=1), events)


def _of(state: RiverState) -> Completing:
    assert state.completing is not None
    return state.completing


def _took(state: RiverState, events: list[RiverEvent]) -> RiverState:
    """Step 3 ends by itself as soon as nothing can be taken any more (RD8)."""
    return state if offers(state) else _mark(state, events)


def take_tokens(state: RiverState, command: commands.TakeTokens, events: list[RiverEvent]) -> RiverState:
    """Take the tokens of the card."""
    ledger, completing = opened(state), _of(state)
    ledger.gain_tokens(habitat_cards()[completing.card].tokens)
    return _taken(state, ledger, _without(completing, TOKENS), events)


def _taken(state: RiverState, ledger: Ledger, completing: Completing, events: list[RiverEvent]) -> RiverState:
    events += ledger.events
    return _took(closed(state, ledger, RiverPhase.TAKE, completing), events)


def _without(completing: Completing, taken: str) -> Completing:
    return replace(completing, open=tuple(each for each in completing.open if each != taken))


def take_bonus(state: RiverState, command: commands.TakeBonus, events: list[RiverEvent]) -> RiverState:
    """Take the bonus of the place, by its card."""
    ledger, completing = opened(state), _without(_of(state), BONUS)
    card, words = state.completion_at(completing.place), command.choice
    match card.number:
        case 2 | 6 | 9:
            if card.price:
                ledger.spend(card.price)
            for word in words:
                ledger.gain(single(ANIMAL[word]))
        case 3:
            return _roll(state, ledger, completing, words[0], events)
        case 4:
            ledger.gain_tokens(card.tokens)
        case 8:
            ledger.gain_tokens(card.tokens - ledger.tokens)
        case 5:
            completing = replace(completing, habitat=HABITAT[words[0]])
            ledger.tell(CardChanged(state.seat, completing.habitat, completing.value))
        case 10:
            ledger.spend(card.price)
            completing = replace(completing, value=completing.value + card.value)
            ledger.tell(CardChanged(state.seat, completing.habitat, completing.value))
    return _taken(state, ledger, completing, events)


def _roll(
    state: RiverState, ledger: Ledger, completing: Completing, kind: str, events: list[RiverEvent]
) -> RiverState:
    """Card 3: roll a personal die and take the animal it shows; of two types one is chosen."""
    face = bonus_roll(state.setup.options.seed, state.round, state.seat, kind)
    ledger.tell(BonusDieRolled(state.seat, kind, face))
    box = dice_box()
    readings = (box.bear if kind == PERSONAL[0] else box.hawk)[face - 1]
    if len(readings) > 1:
        events += ledger.events
        return closed(state, ledger, RiverPhase.DIE, replace(completing, rolled=face))
    ledger.gain(single(*readings[0]))
    return _taken(state, ledger, completing, events)


def read_die(state: RiverState, command: commands.ReadDie, events: list[RiverEvent]) -> RiverState:
    """Choose which animal the die of card 3 stands for."""
    ledger = opened(state)
    ledger.gain(single(command.animal))
    return _taken(state, ledger, replace(_of(state), rolled=None), events)


def skip(state: RiverState, command: commands.SkipRest, events: list[RiverEvent]) -> RiverState:
    """Leave the rest of step 3."""
    return _mark(state, events)


def _mark(state: RiverState, events: list[RiverEvent]) -> RiverState:
    """Step 4 begins."""
    completing = replace(_of(state), open=(), left=_of(state).value)
    return _marked(state, opened(state), state.current.sheet, completing, events)


def _marked(
    state: RiverState, ledger: Ledger, sheet: RiverSheet, completing: Completing, events: list[RiverEvent]
) -> RiverState:
    """Go on marking: what leaves no choice marks itself; a value of 0 marks nothing."""
    left = completing.left
    if left:
        sheet, left = sheet.marked(completing.habitat, left, ledger)
    completing = replace(completing, left=left)
    if left:
        events += ledger.events
        return closed(state, ledger, RiverPhase.MARK, completing, sheet)
    return _bonus(state, ledger, sheet, completing, events)


def mark(
    state: RiverState, command: commands.CircleHex | commands.WriteAnimal, events: list[RiverEvent]
) -> RiverState:
    """Mark one hex of step 4."""
    ledger, completing = opened(state), _of(state)
    sheet = state.current.sheet.with_mark(command, ledger)
    letters = completing.letters
    if isinstance(command, commands.WriteAnimal):
        letters = minus(letters, single(command.animal))
    return _marked(
        state, ledger, sheet, replace(completing, left=completing.left - 1, letters=letters), events
    )


def _bonus(
    state: RiverState, ledger: Ledger, sheet: RiverSheet, completing: Completing, events: list[RiverEvent]
) -> RiverState:
    """Step 5: as long as a waiting bonus has a target; then all that still wait are void (RD9)."""
    sheet = sheet.settled(ledger)
    if any(entry == "any" or sheet.targets(entry) for entry in set(ledger.pending)):
        events += ledger.events
        return closed(state, ledger, RiverPhase.BONUS, completing, sheet)
    for entry in ledger.pending:
        ledger.tell(BonusVoid(ledger.seat, entry))
    ledger.pending.clear()
    events += ledger.events
    return closed(state, ledger, RiverPhase.CHOOSE, None, sheet)


def use(state: RiverState, command: RiverCommand, events: list[RiverEvent]) -> RiverState:
    """Use one of the waiting bonuses."""
    ledger, completing, sheet = opened(state), _of(state), state.current.sheet
    ledger.pending.remove(commands.entry_of(command))
    if isinstance(command, commands.TakeAny):
        ledger.gain(single(command.animal))
    elif isinstance(command, commands.TakeFree) and sheet.letter == "D":
        return closed(state, ledger, RiverPhase.WRITE, replace(completing, chosen=command.target))
    else:
        sheet = sheet.with_bonus(command, ledger)
    return _bonus(state, ledger, sheet, completing, events)


def write(state: RiverState, command: commands.WriteAnimal, events: list[RiverEvent]) -> RiverState:
    """Write the animal for a free hex of sheet D."""
    ledger = opened(state)
    sheet = state.current.sheet.with_mark(command, ledger)
    return _bonus(state, ledger, sheet, replace(_of(state), chosen=None), events)


def mark_or_use(state: RiverState, command: Any, events: list[RiverEvent]) -> RiverState:
    """A hex is circled or written in step 4, or by a bonus of step 5."""
    by_phase = {RiverPhase.MARK: mark, RiverPhase.WRITE: write}
    return by_phase.get(state.phase, use)(state, command, events)


COURSE: Final[dict[type, Callable[[RiverState, Any, list[RiverEvent]], RiverState]]] = {
    commands.CompleteCard: complete,
    commands.PayAnimals: pay,
    commands.TakeTokens: take_tokens,
    commands.TakeBonus: take_bonus,
    commands.SkipRest: skip,
    commands.ReadDie: read_die,
    commands.CircleHex: mark_or_use,
    commands.WriteAnimal: mark_or_use,
    commands.TakeAny: use,
    commands.PickBonus: use,
    commands.CrossOut: use,
    commands.TakeFree: use,
}
"""What each command of a completion does."""
