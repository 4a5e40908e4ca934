"""What the command in sight would give, thought out once for each and forgotten with the next move."""

from flow_desktop.river_dice.bots.foresight import Foresight, foresee
from flow_desktop.river_dice.engine import RiverState, score
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.goods import Vector, minus
from flow_desktop.river_dice.engine.preview import RiverPreview
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class TallyChange:
    """What the tally would have more or less, and the bonuses that would come to wait."""

    animals: Vector
    tokens: int
    points: int
    waits: tuple[str, ...]


def changed(state: RiverState, seen: RiverPreview) -> TallyChange:
    """The difference between a game and what is foreseen of it, for the seat whose turn it is."""
    now, then = state.current, seen.after.seats[state.seat]
    won = list(then.pending)
    for entry in now.pending:
        if entry in won:
            won.remove(entry)
    points = score(then)["total"] - score(now)["total"]
    return TallyChange(minus(then.animals, now.animals), then.tokens - now.tokens, points, tuple(won))


class RiverOutlook:
    """Looks ahead in one game."""

    def __init__(self) -> None:
        self._state: RiverState | None = None
        self._known: dict[RiverCommand, tuple[Foresight, TallyChange]] = {}

    def of(self, state: RiverState, command: RiverCommand) -> Foresight:
        """What a legal command leads to."""
        return self._look(state, command)[0]

    def change(self, state: RiverState, command: RiverCommand) -> TallyChange:
        """What it changes at once on the tally."""
        return self._look(state, command)[1]

    def _look(self, state: RiverState, command: RiverCommand) -> tuple[Foresight, TallyChange]:
        if state is not self._state:
            self._state, self._known = state, {}
        if command not in self._known:
            seen = foresee(state, command)
            self._known[command] = seen, changed(state, seen.near)
        return self._known[command]
