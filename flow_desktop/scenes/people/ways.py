"""At a shared table each has their own ways: keys follow the turn, and who has more time is told."""

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.rounds import Happening
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.player import wear_table
from flow_desktop.scenes.seat_look import seat_name


class OwnWays(Companion):
    """Wears what suits the table, anew for every turn."""

    def enter(self, play: Beside) -> None:
        """Nobody has been told of anything yet."""
        super().enter(play)
        self._turn = play.table.state.turn.player
        self._told: set[int] = set()

    def heard(self, happening: Happening) -> None:
        """The turn may be somebody else's now."""
        turn = self.play.table.state.turn.player
        if turn != self._turn:
            self._turn = turn
            wear_table(self.play.shell, self.play.table)

    def update(self, seconds: float) -> Change | None:
        """Say once for each seat that the clock is gentler with it, so that everybody knows."""
        table = self.play.table
        turn = table.state.turn.player
        if table.running and table.unhurried and turn not in self._told:
            self._told.add(turn)
            words = _("More time for {name}: the clock runs half as fast.")
            self.play.teller.note(words.format(name=seat_name(table.seats, turn)))
        return None
