"""Which of the legal commands are in sight: all, or those of a die, a price, a card, a place on the sheet."""

from collections.abc import Callable, Sequence
from typing import Final

from flow_desktop.river_dice.bots.temper import WORTH
from flow_desktop.river_dice.engine import RiverPhase
from flow_desktop.river_dice.engine.commands import (
    CollectAnimals,
    CompleteCard,
    FinishTurn,
    RiverCommand,
    entry_of,
)
from flow_desktop.river_dice.engine.content import PLACES
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.table_dice import TableDie
from flow_desktop.river_dice.table import RiverTable

ONE_LESS: Final = 1
"""The completion card with which an animal less is paid, and nothing else is different."""


class Choosing:
    """The choices of the seat whose turn it is, as far as they are narrowed."""

    def __init__(self, table: RiverTable) -> None:
        self._table = table
        self.wanted: Callable[[RiverCommand], bool] = lambda command: True
        """A lesson shows only what it asks for."""
        self.price = 0
        self.widen()

    def widen(self) -> None:
        """Show everything again, but for the price."""
        self._animal: int | None = None
        self._place: int | None = None
        self._spot = ""
        self._bonus = ""

    def begin(self) -> None:
        """Something was done: everything may be chosen anew, for nothing at first."""
        self.widen()
        self.price = 0

    @property
    def narrowed(self) -> bool:
        """Whether not everything is shown."""
        return self._animal is not None or self._place is not None or bool(self._spot)

    @property
    def legal(self) -> Sequence[RiverCommand]:
        """What can be done, as far as it is wanted."""
        return tuple(filter(self.wanted, self._table.legal)) or self._table.legal

    def listed(self) -> list[RiverCommand]:
        """The choices that are shown, the best first; Done comes last."""
        if self._table.state.phase is RiverPhase.COLLECT:
            collects = self.collects()
            wanted = [command for command in collects if command.price == self.price]
            return list(wanted or [each for each in collects if each.price == collects[0].price])
        found = list(self.legal)
        if self._table.state.phase is RiverPhase.BONUS:
            found = [each for each in found if entry_of(each) == self.bonus]
        if self._place is not None:
            found = list(self.ways(self._place)) or found
        if self._spot:
            found = self.by_spot().get(self._spot) or found
        return sorted(found, key=self._order)

    @property
    def bonus(self) -> str:
        """The kind of bonus that is used now: the one asked for, else the first that can be."""
        usable = [entry_of(each) for each in self.legal]
        waiting = [each for each in self._table.state.current.pending if each in usable]
        return self._bonus if self._bonus in waiting else next(iter(waiting), "")

    def collects(self) -> list[CollectAnimals]:
        """What the dice give; the cheapest and best first."""
        found = [command for command in self.legal if isinstance(command, CollectAnimals)]
        if self._animal is not None:
            found = [command for command in found if command.gain[self._animal]] or found
        return sorted(found, key=lambda each: (each.price, -_worth(each)))

    def prices(self) -> list[int]:
        """How many tokens can be paid for what is in sight."""
        return sorted({command.price for command in self.collects()})

    def ways(self, place: int) -> list[CompleteCard]:
        """The ways to complete the card at a place, the best first."""
        found = [each for each in self.legal if isinstance(each, CompleteCard) and each.place == place]
        return sorted(found, key=self._order)

    def _order(self, command: RiverCommand) -> tuple[int, int]:
        """Done comes last; a discount that only spares animals before the full cost; else as they come."""
        if not isinstance(command, CompleteCard):
            return (PLACES + 1, 0) if isinstance(command, FinishTurn) else (0, 0)
        spares = self._table.state.completion_at(command.place).number == ONE_LESS
        return command.place, command.discount is not spares

    def by_spot(self) -> dict[str, list[RiverCommand]]:
        """The commands that are about a place on the sheet, by its key."""
        state = self._table.state
        plan = plan_of(state.setup.options.sheet_used)
        found: dict[str, list[RiverCommand]] = {}
        for command in self.legal:
            key = plan.spot_of(state, command)
            if key:
                found.setdefault(key, []).append(command)
        return found

    def best_with(self, die: TableDie) -> RiverCommand | None:
        """The best that can be collected for nothing with this die."""
        if self._table.state.phase is not RiverPhase.COLLECT or not die.animals:
            return None
        animal = self._animal if self._animal in die.animals else die.animals[0]
        with_it = [each for each in self.collects() if animal is not None and each.gain[animal]]
        return with_it[0] if with_it else None

    def ask_die(self, die: TableDie) -> None:
        """Show what takes the die's animal; asked again, its other animal."""
        shown = die.animals
        if shown:
            following = shown.index(self._animal) + 1 if self._animal in shown else 0
            self._animal = shown[following % len(shown)]

    def ask_place(self, place: int) -> None:
        """Show the ways to complete a card."""
        self._place = place

    def ask_bonus(self, entry: str) -> None:
        """Use this bonus first."""
        self.widen()
        self._bonus = entry

    def lead_to(self, command: RiverCommand) -> None:
        """Narrow so that a command is among what is shown."""
        self.widen()
        if isinstance(command, CollectAnimals):
            self.price = command.price
        self._bonus = entry_of(command)

    def ask_spot(self, key: str) -> None:
        """Show what can be done at a place on the sheet."""
        self._spot = key


def _worth(command: CollectAnimals) -> float:
    return sum(count * worth for count, worth in zip(command.gain, WORTH, strict=True))
