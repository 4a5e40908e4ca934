"""The partners at the table: each has its turn like anybody, at a human pace, and shows what it means to do.

A partner rests a moment, thinks (beside the program, so that no frame waits), shows what it means and says
why, and then gives its command to the table, which announces it as anybody's. What people take back it does
not do again, as long as there is anything else.
"""

from typing import Final

from flow_desktop.app.language import _
from flow_desktop.asking import Thinking
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.bots.thinking import RiverAdvice
from flow_desktop.river_dice.bots.worker import RiverQuestion
from flow_desktop.river_dice.engine import RiverRefusal
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.scenes.play.reasons import reason_words
from flow_desktop.river_dice.table import RiverHappening, RiverTable, partner_on
from flow_desktop.table import By

Mind = Thinking[RiverQuestion, RiverAdvice]
RESTS: Final = {RiverPartner.LUMA: 0.4, RiverPartner.TEO: 0.9, RiverPartner.NIVA: 0.6}
"""Seconds before a partner turns to what comes next."""
SHOWS: Final = 1.2
"""Seconds between showing and doing."""
HURRIED: Final = 0.15
"""What is left of these when people hurry it."""
AFTER_UNDO: Final = 2.5
"""A partner whose move was taken back gives people time to look."""


class PartnersAtTable:
    """All partners of a table."""

    def __init__(self, table: RiverTable, mind: Mind) -> None:
        self._table = table
        self._mind = mind
        self._unwanted: set[RiverCommand] = set()
        self._asking = False
        self._rest = 0.0
        self.meant: RiverCommand | None = None
        self.says = ""
        self.waits = False
        self.hurries = False
        self._turn_to()

    @property
    def acting(self) -> RiverPartner | None:
        """The partner who has the turn."""
        return None if self._table.is_over else partner_on(self._table)

    def heard(self, happening: RiverHappening) -> None:
        """Whatever was meant is meant no longer; what people took back is not done again."""
        if happening.by is By.UNDO:
            self._unwanted.update(happening.commands)
        else:
            self._unwanted.clear()
        self._turn_to()
        if happening.by is By.UNDO and self.acting is not None:
            self._rest = AFTER_UNDO

    def _turn_to(self) -> None:
        """Begin anew with the game as it is."""
        if self._asking:
            self._mind.forget()
        self._asking, self.meant, self.says = False, None, ""
        acting = self.acting
        self._rest = 0.0 if acting is None else self._seconds(RESTS[acting])

    def _seconds(self, usual: float) -> float:
        return usual * (HURRIED if self.hurries else 1.0)

    def hurry(self) -> None:
        """From now on faster, or as usual again."""
        self.hurries, self.waits = not self.hurries, False
        self._rest *= HURRIED if self.hurries else 1.0

    def wait(self) -> None:
        """Stop, or go on."""
        self.waits = not self.waits

    def think(self, seconds: float) -> bool:
        """Rest, think, show; gives whether something new is meant."""
        acting = self.acting
        self._rest = max(0.0, self._rest - seconds)
        if acting is None or self.waits or self._rest > 0 or self.meant is not None:
            return False
        if not self._asking:
            self._asking = True
            table = self._table
            self._mind.ask(RiverQuestion(table.state, table.record(), acting.value))
        advice = self._mind.answer()
        if advice is None:
            return False
        self._asking = False
        wanted = [each.command for each in advice.ranking if each.command not in self._unwanted]
        self.meant = advice.command if advice.command in wanted or not wanted else wanted[0]
        line = reason_words(advice.reason) if self.meant == advice.command else _("Something else, then.")
        self.says = _("{name}: {line}").format(name=acting.shown, line=line)
        self._rest = self._seconds(SHOWS)
        return True

    def due(self) -> bool:
        """Whether what is meant is to be done now."""
        return self.meant is not None and self._rest <= 0 and not self.waits

    def act(self) -> None:
        """Do what is meant; what the rules refuse after all is thought about anew."""
        command, self.meant = self.meant, None
        if command is not None and isinstance(self._table.do(command, By.PARTNER), RiverRefusal):
            self._turn_to()

    @property
    def wake_after(self) -> float | None:
        """When it is to be looked at again."""
        if self.acting is None or self.waits:
            return None
        return max(0.02, self._rest)
