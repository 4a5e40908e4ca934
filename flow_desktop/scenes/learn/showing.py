"""What is to be shown now: the thing on the screen that the next small movement is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flow_desktop.app.intents import Action, AnyAction
from flow_desktop.engine import legal, refusal, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCard,
    PlayCurrent,
    PlayFishing,
    PlayReturn,
    PlaySupport,
    TimeUp,
    Trade,
)
from flow_desktop.engine.geometry import LINE_OF_FACE, Cell, Edges
from flow_desktop.engine.notation import CELL_BY_TEXT
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.learn.lesson import WON, LessonPart, LessonStep, state_of
from flow_desktop.scenes.learn.lessons import LessonError
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.values import dataclass

if TYPE_CHECKING:
    from flow_desktop.scenes.play.hand import Hand

PLACELESS: Final = frozenset({"draw", "trade", "discard", "time", "roll"})
"""What is done nowhere on the board."""
Lines = tuple[int | None, int | None]
CALM: Final[Lines] = (3, 3)
"""The row and the column that no die names."""
NAMED: Final = tuple(LINE_OF_FACE[face] for face in sorted(LINE_OF_FACE))
RESTING: Final[Lines] = (NAMED[2], NAMED[4])
"""A row and a column, where nothing may move."""


@dataclass(frozen=True, slots=True)
class Target:
    """The widget of a key, the action that reaches it without a pointer, and how a hand would move.

    With `carried` the hand brings the tile there; with `turning` the target turns it. `focus` is the key of
    the widget that should have the focus meanwhile, where that is another one.
    """

    key: str
    action: AnyAction = Action.ACCEPT
    cell: Cell | None = None
    carried: bool = False
    turning: bool = False
    focus: str = ""


def wanted_command(step: LessonStep, state: GameState) -> Command | None:
    """The first thing of a step that the rules allow now; what is to be tried is no command."""
    if step.spot is not None:
        return PlaceTile(*step.spot) if state.turn.phase is Phase.HOLDING else None
    timed = state.turn.phase in (Phase.TURN, Phase.HOLDING) and not state.turn.time_up
    if timed and any(wanted.text == "time" for wanted in step.do):
        return TimeUp()
    allowed = legal(state)
    matches = (command for wanted in step.do for command in allowed if wanted.meets(command))
    return next(matches, None)


def wanted_cells(step: LessonStep) -> frozenset[Cell] | None:
    """The spaces that a step is about; None when it leaves that open."""
    if step.spot is not None:
        return frozenset({step.spot[0]})
    if all(wanted.text in PLACELESS for wanted in step.do):
        return frozenset()
    words = [wanted.text.split(" ")[1:] for wanted in step.do]
    if not all(words):
        return None
    named = (word.partition(":")[0] for rest in words for word in rest)
    return frozenset(CELL_BY_TEXT[name] for name in named if name in CELL_BY_TEXT)


def marked_cell(step: LessonStep, hand: Hand) -> Cell | None:
    """The space that a card is for, while it is still in the hand; None when there is none."""
    if step.until or hand.card_play is not None:
        return None
    match wanted_command(step, hand.state):
        case PlaySupport(cell) | PlayBird(cell) | PlayCurrent(cell) | PlayReturn(_, cell):
            return cell
    return None


def target_of(step: LessonStep, hand: Hand) -> Target | None:
    """What the hand points at; None when nothing can be shown (a wave is thrown in its own scene)."""
    command = wanted_command(step, hand.state)
    if command is None or (step.until and not isinstance(command, Draw)):
        return None
    return next(_targets(command, hand), None)


def _targets(command: Command, hand: Hand) -> Iterator[Target]:
    match command:
        case Draw(pile):
            yield Target(f"pile-{pile}", DRAWS[pile])
        case DrawShown(index):
            yield Target(f"shown-{index}", SHOWN_DRAWS[index] if index < len(SHOWN_DRAWS) else Action.ACCEPT)
        case PlaceTile(cell, edges):
            yield from _placing(cell, edges, hand)
        case Trade():
            yield Target("trade", FlowAction.TRADE)
        case Discard():
            yield Target("step")
        case TimeUp():
            yield Target("wave")
        case PlaySupport() | PlayBird() | PlayCurrent() | PlayFishing() | PlayReturn():
            yield _card_target(command, hand)
        case _ if hasattr(command, "card"):
            yield _begin(command.card, hand) if hand.card_play is None else Target("step")


def _begin(card: Card, hand: Hand) -> Target:
    return Target(f"card-{hand.state.hand.index(card)}", FlowAction.CARDS)


def _card_target(command: PlayCard, hand: Hand) -> Target:
    playing = hand.card_play
    if playing is None or playing.card is not command.card:
        return _begin(command.card, hand)
    if playing.awaits is Awaits.PLACE and isinstance(command, PlayCurrent | PlayReturn):
        return next(_placing(command.cell, command.edges, hand))
    match command:
        case PlaySupport(cell) | PlayBird(cell):
            return _space(cell)
        case PlayCurrent(source):
            return _space(source)
        case PlayFishing():
            pile = command.piles[0 if playing.pile is None else -1]
            return Target(f"pile-{pile}", DRAWS[pile])
    return Target("step")


def _placing(cell: Cell, edges: Edges, hand: Hand) -> Iterator[Target]:
    """Turn the tile first when it does not lie right and does not turn by itself, then put it down."""
    carry = hand.carry
    if carry is None:
        return
    by_itself = hand.aids.snap_rotation and carry.cell != cell and cell in carry.fits
    if carry.edges != edges and not by_itself:
        yield Target("turn-right", FlowAction.ROTATE_RIGHT, turning=True, focus=space_key(cell))
    else:
        yield _space(cell, carried=True)


def _space(cell: Cell, carried: bool = False) -> Target:
    return Target(space_key(cell), Action.ACCEPT, cell, carried)


def dice_lines(seconds: float | None, loop: float) -> Lines:
    """A row, then a column, the next ones in each loop; `seconds` None: nothing may move."""
    if seconds is None:
        return RESTING
    line = NAMED[int(seconds / loop) % len(NAMED)]
    return (line, None) if seconds % loop < loop / 2 else (None, line)


def shown_way(part: LessonPart) -> Iterator[tuple[LessonStep, Command]]:
    """Each step with what is done in it, or tried; LessonError when the rules say otherwise."""
    state = state_of(part.position)
    for each in part.steps:
        if each.until == WON:
            yield from ((each, command) for command in part.way)
            state = _played(state, part.way)
            continue
        command = wanted_command(each, state)
        if command is None:
            raise LessonError(f"'{each.say}' cannot be done.")
        yield each, command
        refused = refusal(state, command)
        if each.tries:
            if refused is None or refused.code not in each.tries:
                raise LessonError(f"'{each.say}' is not refused as it says.")
        else:
            state = step(state, command).state


def end_of(part: LessonPart) -> GameState:
    """The game after the shown way."""
    steps = shown_way(part)
    return _played(state_of(part.position), tuple(command for each, command in steps if not each.tries))


def _played(state: GameState, commands: tuple[Command, ...]) -> GameState:
    for command in commands:
        state = step(state, command).state
    return state
