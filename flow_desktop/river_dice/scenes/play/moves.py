"""What is done at the table: a press, a drag or a key becomes a command, or narrows what can be chosen."""

from collections.abc import Callable
from typing import Protocol

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Replace
from flow_desktop.river_dice.engine import RiverRefusal
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, RiverCommand
from flow_desktop.river_dice.engine.content import habitat_cards
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.scenes.destinations import ToRiverResults
from flow_desktop.river_dice.scenes.play.choosing import Choosing
from flow_desktop.river_dice.scenes.play.sight import Sight
from flow_desktop.river_dice.scenes.table_dice import TableDie
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.widget import Press


class TableShown(Protocol):
    """What is asked of the page."""

    def begin_anew(self) -> None:
        """Show the game as it is now, with the focus on the first choice."""

    def tell(self, words: str) -> None:
        """Say and show something."""

    def refuse(self, words: str) -> None:
        """Say why something cannot be."""

    def notice(self, words: str) -> None:
        """Show what is wrong with keeping the game."""

    def by_finger(self) -> bool:
        """Whether the pointer is a finger, which cannot point without pressing."""


class RiverMoves:
    """The hands of the players."""

    def __init__(self, table: RiverTable, choosing: Choosing, sight: Sight, page: TableShown) -> None:
        self._table = table
        self._choosing = choosing
        self._sight = sight
        self._page = page
        self.why_not: Callable[[RiverCommand], str] = lambda command: ""
        """A lesson says why something is not to be done yet."""
        self.carried = ""
        """The picture of what is carried."""
        self._shown: RiverCommand | None = None

    def choose(self, command: RiverCommand) -> Change | None:
        """Something was pressed. A finger's first tap shows what it gives, the second one does it."""
        if self._page.by_finger() and command != self._shown and not self.why_not(command):
            self._shown = command
            self._page.tell(_("Tap again to choose this."))
            return None
        return self.do(command)

    def do(self, command: RiverCommand) -> Change | None:
        """Carry a command out."""
        why_not = self.why_not(command)
        if why_not:
            self._page.refuse(why_not)
            return None
        self._choosing.begin()
        self._shown = None
        if isinstance(self._table.do(command), RiverRefusal):
            self._page.refuse(_("That is not possible now."))
            return None
        return self.go_on()

    def go_on(self) -> Change | None:
        """Something was done: show what comes next."""
        self.tell_trouble()
        if self._table.state.over:
            return Replace(ToRiverResults(self._table))
        self._page.begin_anew()
        return None

    def tell_trouble(self) -> None:
        """Say what is wrong with keeping the game."""
        for trouble in iter(self._table.take_trouble, ""):
            self._page.notice(_(trouble))

    def press_die(self, die: TableDie) -> Press:
        """What pressing a die does: it asks for its animal."""

        def press() -> Change | None:
            self._choosing.ask_die(die)
            return self._narrowed()

        return press

    def press_card(self, place: int) -> Change | None:
        """Complete a card, or show the ways to."""
        ways = self._choosing.ways(place)
        if len(ways) == 1:
            return self.choose(ways[0])
        self._choosing.ask_place(place)
        return self._narrowed()

    def press_spot(self, key: str) -> Change | None:
        """Mark a place on the sheet, or show what can be done there."""
        commands = self._choosing.by_spot()[key]
        if len(commands) == 1:
            return self.choose(commands[0])
        self._choosing.ask_spot(key)
        return self._narrowed()

    def ask_bonus(self, entry: str) -> Change | None:
        """Use this bonus of the queue first."""
        self._choosing.ask_bonus(entry)
        return self._narrowed()

    def use_price(self, price: int) -> None:
        """Show what so many tokens buy."""
        self._choosing.price = price
        self._narrowed()

    def widen(self) -> Change | None:
        """Show everything again."""
        self._choosing.widen()
        return self._narrowed()

    def _narrowed(self) -> Change | None:
        """Other choices are in sight: none of them was looked at by a tap yet."""
        self._shown = None
        self._page.begin_anew()
        return None

    # Carrying

    def carry_card(self, place: int) -> None:
        """Take a card to the sheet."""
        ways = self._choosing.ways(place)
        if ways:
            card = habitat_cards()[self._table.state.row[place - 1]]
            self.carry(f"emblem_{HABITATS[card.habitat]}", ways[0])

    def carry_die(self, die: TableDie) -> None:
        """Take a die, and those that go with it, to the tally."""
        command = self._choosing.best_with(die)
        if isinstance(command, CollectAnimals):
            animal = next(each for each in die.animals if command.gain[each])
            self.carry(f"animal_{ANIMALS[animal]}", command)

    def carry(self, picture: str = "", command: RiverCommand | None = None) -> None:
        """Have this in the hand; nothing lets go."""
        self.carried, self._sight.carried = picture, command

    def drop(self, over: str) -> Change | None:
        """Let go: a card over the sheet is completed, dice over the tally are collected."""
        command = self._sight.carried
        self.carry()
        self._shown = command  # it was in sight on the way
        if isinstance(command, CompleteCard) and over == "sheet":
            return self.press_card(command.place)
        return self.do(command) if isinstance(command, CollectAnimals) and over == "side" else None

    # Taking back

    def undo(self) -> Change | None:
        """Take the last choice of this turn back."""
        if self._table.undo() is not None:
            self._page.tell(_("Undone."))
            self.widen()
        else:
            self._page.tell(_(self._table.why_not_undo()))
        return None

    def redo(self) -> Change | None:
        """Do it again after all."""
        if self._table.redo() is not None:
            return self.widen()
        self._page.tell(_("There is nothing to redo."))
        return None
