"""What is in sight: the command that is pointed at, meant or carried, its account, and where that stands."""

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from flow_desktop.river_dice.engine import RiverState
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.preview import how_collected
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.scenes.dice_view import DieButton
from flow_desktop.river_dice.scenes.goals import GoalLine
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.account import Account, account_of, account_of_card
from flow_desktop.river_dice.scenes.play.cards import Deck, PlaceCard
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.river_dice.scenes.play.choosing import Choosing
from flow_desktop.river_dice.scenes.play.explaining import (
    Lingering,
    account_of_deck,
    account_of_die,
    account_of_goals,
    account_of_place,
    account_of_spot,
)
from flow_desktop.river_dice.scenes.play.outlook import RiverOutlook, TallyChange
from flow_desktop.river_dice.scenes.play.tallies import TallyLine
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.table_dice import dice_of
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.widget import Widget, walk

SAID: Final = ("turn", "prompt", "price", "hint-words", "introduction", "choice-0", "wait", "done")
"""The keys of what is told and asked above the choices."""


class Page(Protocol):
    """What is asked of the page: its widgets, and what the pointer or the focus is on."""

    @property
    def root(self) -> Widget:
        """All widgets."""

    @property
    def pointed(self) -> Widget | None:
        """What is pointed at."""

    def seek(self, key: str) -> Widget | None:
        """The widget of that key."""


class Sight:
    """Looks at one table; `blind` says when nothing can be chosen, `meant` what a partner is about to do.

    `watching` is the seat that is looked at.
    """

    def __init__(
        self,
        table: RiverTable,
        choosing: Choosing,
        page: Page,
        blind: Callable[[], bool],
        meant: Callable[[], RiverCommand | None],
        watching: Callable[[], int],
    ) -> None:
        self._table = table
        self._choosing = choosing
        self._page = page
        self._blind = blind
        self._meant = meant
        self._watching = watching
        self._outlook = RiverOutlook()
        self.carried: RiverCommand | None = None
        self.lingering = Lingering()

    def aim(self) -> RiverCommand | None:
        """The command that is in sight."""
        if self._blind():
            return None
        command = self._meant() or self.carried
        if command is not None:
            return command
        widget = self._page.pointed
        if isinstance(widget, SheetView):
            commands = self._choosing.by_spot().get(widget.spot_under, []) if widget.targets else []
            return commands[0] if commands else None
        if isinstance(widget, DieButton):
            return self._choosing.best_with(widget.die)
        command = getattr(widget, "command", None)
        return command if command in self._table.legal else None

    def change(self) -> TallyChange | None:
        """What that command would change on the tally."""
        command, state = self.aim(), self._table.state
        return self._outlook.change(state, command) if command is not None else None

    def sheet(self) -> RiverSheet | None:
        """The sheet as that command would leave it."""
        command, state = self.aim(), self._table.state
        if command is None:
            return None
        return self._outlook.of(state, command).near.after.seats[state.seat].sheet

    def dice(self) -> frozenset[int]:
        """The dice that it would collect, as they lie on the table: the common ones first."""
        command, state = self.aim(), self._table.state
        use = how_collected(state, command) if isinstance(command, CollectAnimals) else None
        if use is None:
            return frozenset()
        own, common = use.taken[:2], use.taken[2:]  # a special die with a sign gives nothing itself
        signs = len(dice_of(state)) - len(use.taken)
        given = (*common, *(None,) * signs, *own)
        return frozenset(index for index, reading in enumerate(given) if reading is not None)

    # The account of it

    def account(self) -> Account | None:
        """The account of what is pointed at: a choice, or a card that must wait."""
        command, state = self.aim(), self._table.state
        if command is not None and command == self._meant() == FinishTurn():
            return None  # that a partner is done needs no account
        if command is not None:
            return self.account_of(state, command)
        widget = self._page.pointed
        if isinstance(widget, PlaceCard) and widget.card is not None and not self._blind():
            return account_of_card(state, widget.place_number, widget.reason)
        return self._explanation(widget) if self.lingering.long_on(self.rested_on()) else None

    def rested_on(self) -> object:
        """The thing that is pointed at and would be explained; None where a choice is in sight."""
        widget = self._page.pointed
        if widget is None or self.aim() is not None:
            return None
        if isinstance(widget, SheetView):
            return (widget.key, widget.looked_at) if widget.looked_at else None
        empty = isinstance(widget, PlaceCard) and widget.card is None
        return widget.key if empty or isinstance(widget, Deck | DieButton | GoalLine | TallyLine) else None

    def _explanation(self, widget: Widget | None) -> Account | None:
        match widget:
            case SheetView():
                return account_of_spot(widget, widget.looked_at)
            case TallyLine():
                return widget.explained()
            case PlaceCard():
                return account_of_place(self._table.state, widget.place_number)
            case GoalLine():
                state = self._table.state
                return account_of_goals(state, state.seats[self._watching()])
            case Deck():
                return account_of_deck(widget)
            case DieButton() if widget.enabled:
                return account_of_die(widget.die)
        return None

    def words(self) -> str:
        """The account in words; empty where there is none."""
        account = self.account()
        return account.words if account is not None else ""

    def account_of(self, state: RiverState, command: RiverCommand) -> Account:
        """The account of any command of a game."""
        return account_of(state, command, self._outlook.of(state, command))

    def anchor(self) -> pygame.Rect | None:
        """Where the thing is that the account speaks of."""
        meant = self._meant() or self.carried
        if meant is not None:
            return self.place_of(meant)
        widget = self._page.pointed
        if isinstance(widget, SheetView):
            key = widget.spot_under or widget.looked_at
            return widget.printed_rect(key) if key else None
        return None if widget is None else visible_part(self._page.root, widget)

    def place_of(self, command: RiverCommand) -> pygame.Rect | None:
        """Where a command is about something: a card, a spot of the sheet, the dice, else the choices."""
        state = self._table.state
        if isinstance(command, CompleteCard):
            return self._rect(f"card-{command.place}")
        if isinstance(command, CollectAnimals):
            return self._rect("tray")
        sheet, spot = (
            self._page.seek("sheet"),
            plan_of(state.setup.options.sheet_used).spot_of(state, command),
        )
        if spot and isinstance(sheet, SheetView):
            return sheet.place_of(spot)
        return self._rect("choices")

    def _rect(self, key: str) -> pygame.Rect | None:
        found = self._page.seek(key) or self._page.seek("choices")
        return None if found is None else found.rect

    def group(self) -> pygame.Rect | None:
        """The choices as one, where one of them or its card is pointed at: beside them nothing is covered.

        A card's account would else lie on the sheet it speaks of.
        """
        root = self._page.root
        if self._meant() is not None:
            said = self._said()
            return said[0].unionall(said[1:]) if said else None
        pointed = self._page.pointed
        if not isinstance(pointed, ChoiceChip) and not (isinstance(pointed, PlaceCard) and pointed.command):
            return None
        chips = [visible_part(root, each) for each in walk(root) if isinstance(each, ChoiceChip)]
        return chips[0].unionall(chips[1:]) if chips else None

    def others(self) -> list[pygame.Rect]:
        """What the account should not cover: other choices, dice, cards, tally, the marks it speaks of."""
        root = self._page.root
        parts = walk(root)
        found = 3 * [visible_part(root, each) for each in parts if isinstance(each, ChoiceChip | TallyLine)]
        found += [each.rect for each in parts if isinstance(each, PlaceCard | DieButton | GoalLine)]
        found += 3 * self._said()
        sheet = self._page.seek("sheet")
        return found + 3 * sheet.fresh_marks() if isinstance(sheet, SheetView) else found

    def _said(self) -> list[pygame.Rect]:
        """Where the next step is told, and the buttons that belong to it."""
        named = [each for each in walk(self._page.root) if each.key in SAID]
        return [each.rect for each in named if not isinstance(each, ChoiceChip)]
