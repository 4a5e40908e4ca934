"""Hints in three steps: where to look, at what, and the whole move; each with a reason.

Whoever thinks does so beside the program; it is looked after in every frame and never waited for.
"""

from typing import Final

from flow_desktop.app.language import _
from flow_desktop.river_dice.bots.thinking import RiverAdvice
from flow_desktop.river_dice.bots.worker import RiverQuestion
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn, RiverCommand
from flow_desktop.river_dice.scenes.naming import AND, animal_name, command_words
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.partners import Mind
from flow_desktop.river_dice.scenes.play.reasons import reasons_words
from flow_desktop.river_dice.table import RiverTable

AREA: Final = 1
THING: Final = 2
MOVE: Final = 3


class RiverHints:
    """Sits beside whoever may ask."""

    def __init__(self, table: RiverTable, mind: Mind) -> None:
        self._table = table
        self._mind = mind
        self.step = 0
        self.advice: RiverAdvice | None = None

    def why_not(self) -> str:
        """Why there is no hint now; empty when there is one."""
        if self._table.is_over:
            return _("The game is over.")
        return _("Hints are for your own turn.") if self._table.seat.partner else ""

    def press(self) -> None:
        """The first press asks; each further one tells more; after the whole move the hint goes."""
        if self.why_not():
            return
        if self.step == 0:
            self.step = AREA
            self._mind.ask(RiverQuestion(self._table.state, self._table.record()))
        elif self.advice is not None and self.step < MOVE:
            self.step = MOVE if self.step == AREA and not self._tells_more() else self.step + 1
        elif self.advice is not None:
            self.clear()

    def clear(self) -> None:
        """The hint goes."""
        if self.step and self.advice is None:
            self._mind.forget()
        self.step, self.advice = 0, None

    def poll(self) -> bool:
        """Look whether the answer has come; gives whether it has."""
        if self.step == 0 or self.advice is not None:
            return False
        self.advice = self._mind.answer()
        if self.advice is not None:
            self._table.note_advice(self._table.state.seat)
        return self.advice is not None

    @property
    def waits(self) -> bool:
        """Whether an answer is on its way."""
        return self.step > 0 and self.advice is None

    @property
    def command(self) -> RiverCommand | None:
        """What is advised, once it is told."""
        return self.advice.command if self.advice is not None and self.step == MOVE else None

    def words(self) -> str:
        """What this step says."""
        if self.step == 0:
            return ""
        if self.advice is None:
            return _("Let me see …")
        told = {AREA: self._look, THING: self._thing, MOVE: self._move}[self.step](self.advice.command)
        return f"{told} {reasons_words(self.advice.reasons[: 1 if self.step == AREA else 2])}"

    def pointed(self) -> tuple[str, ...]:
        """The widgets that this step points at."""
        if self.advice is None:
            return ()
        command, spot = self.advice.command, self._spot(self.advice.command)
        if isinstance(command, CompleteCard):
            return ("row",) if self.step == AREA else (f"card-{command.place}",)
        if isinstance(command, CollectAnimals):
            return ("tray",)
        if spot:
            return ("sheet",) if self.step == AREA else (f"spot-{spot}",)
        return ("choices",)

    def _spot(self, command: RiverCommand) -> str:
        state = self._table.state
        return plan_of(state.setup.options.sheet_used).spot_of(state, command)

    def _tells_more(self) -> bool:
        """Whether there is a step between the area and the move."""
        assert self.advice is not None
        return isinstance(self.advice.command, CollectAnimals | CompleteCard)

    def _look(self, command: RiverCommand) -> str:
        if isinstance(command, CollectAnimals):
            return _("Look at the dice.")
        if isinstance(command, CompleteCard):
            return _("Look at the cards.")
        if isinstance(command, FinishTurn):
            return _("You can end your turn: press Done.")
        return _("Look at the sheet.") if self._spot(command) else _("Look at the choices.")

    def _thing(self, command: RiverCommand) -> str:
        if isinstance(command, CompleteCard):
            return _("The card at place {place}.").format(place=command.place)
        assert isinstance(command, CollectAnimals)
        animals = AND.join(animal_name(animal) for animal, count in enumerate(command.gain) if count)
        return _("Think of this: {animals}.").format(animals=animals)

    def _move(self, command: RiverCommand) -> str:
        words = command_words(self._table.state, command)
        if isinstance(command, CollectAnimals):
            return _("Collect {goods}.").format(goods=words)
        if isinstance(command, CompleteCard):
            return _("Complete {card}.").format(card=words)
        return f"{words}."
