"""The page of the table: what is built of the game as it is now, and what is looked at."""

from collections.abc import Callable
from functools import partial

import pygame

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Device
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.asking import Thinking
from flow_desktop.river_dice.bots.worker import thought_here
from flow_desktop.river_dice.engine import RiverPhase, RiverState
from flow_desktop.river_dice.engine.commands import FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.content import PLACES
from flow_desktop.river_dice.scenes.destinations import ToRiverPause, ToRiverRules
from flow_desktop.river_dice.scenes.dice_view import DiceTray
from flow_desktop.river_dice.scenes.goals import goals_beside
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.naming import command_words
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.all_sheets import all_sheets
from flow_desktop.river_dice.scenes.play.asking import RiverQuestions
from flow_desktop.river_dice.scenes.play.cards import CardRow, PlaceCard
from flow_desktop.river_dice.scenes.play.choosing import Choosing
from flow_desktop.river_dice.scenes.play.frame import PlayFrame
from flow_desktop.river_dice.scenes.play.hints import RiverHints
from flow_desktop.river_dice.scenes.play.moves import RiverMoves
from flow_desktop.river_dice.scenes.play.over_the_table import draw_carried, draw_meant
from flow_desktop.river_dice.scenes.play.panels import (
    FIRST,
    RoundLabel,
    chips_of,
    choices_panel,
    even_rows,
    hint_button,
    partner_buttons,
    partner_panel,
    price_choice,
    sheets_button,
    side_panel,
    turned_choices,
    undo_button,
)
from flow_desktop.river_dice.scenes.play.partners import Mind, PartnersAtTable
from flow_desktop.river_dice.scenes.play.preview_card import PreviewCard
from flow_desktop.river_dice.scenes.play.prompts import (
    longest_round_words,
    name_of,
    prompt,
    round_words,
    turn_words,
    why_no_card,
)
from flow_desktop.river_dice.scenes.play.rolling import Rolling
from flow_desktop.river_dice.scenes.play.sight import Sight
from flow_desktop.river_dice.scenes.play.speaking import Announcing
from flow_desktop.river_dice.scenes.play.table_picture import TablePicture
from flow_desktop.river_dice.scenes.play.tabs import TableTabs, has_tabs
from flow_desktop.river_dice.scenes.play.tallies import Queue, tally_lines
from flow_desktop.river_dice.scenes.play.waiting import waiting_row
from flow_desktop.river_dice.scenes.sheet_view import SheetPlace, SheetView
from flow_desktop.river_dice.scenes.table_dice import dice_of
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.key_sign import sign_units
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Wrap
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Press, Weight, Widget


class RiverTablePage(WoodPage):
    """Everything that is seen of one game; what happens in it is told to it."""

    first_focus = FIRST

    def __init__(self, table: RiverTable, mind: Mind | None = None) -> None:
        """`mind`: whoever thinks for hints and partners; without one it is thought here."""
        self.table = table
        self.choosing = Choosing(table)
        self.rolling = Rolling()
        self.mind: Mind = mind or Thinking(thought_here)
        self.hints = RiverHints(table, self.mind)
        self.partners = PartnersAtTable(table, self.mind)
        self.sight = Sight(
            table, self.choosing, self, self._blind, lambda: self.partners.meant, lambda: self._watching
        )
        self.questions = RiverQuestions(
            table, lambda: self._watching, self._prompt, self._choice_words, self.sight.words, self._spot
        )
        self.announcing = Announcing(table, self.partners)
        self.moves = RiverMoves(table, self.choosing, self.sight, self)
        self._picture = TablePicture(lambda: (self.sight.aim(), self.rolling.on, self.moves.carried))
        self._tabs = TableTabs(table)
        self._looked: int | None = None
        self._all = False
        self._introduction = ""
        self._stop: Callable[[], None] = lambda: None

    @property
    def state(self) -> RiverState:
        """The game as it stands."""
        return self.table.state

    @property
    def _watching(self) -> int:
        """The seat whose sheet is looked at."""
        return self.state.seat if self._looked is None else self._looked

    def _prompt(self) -> str:
        return prompt(self.table, self._watching, self.rolling.on, self.partners)

    def _spot(self) -> str:
        """The place on the sheet that is read, or that the choice in sight is about."""
        at, command = self.reading.at, self.sight.aim()
        if isinstance(at, SheetPlace):
            return at.spot.key
        plan = plan_of(self.state.setup.options.sheet_used)
        return plan.spot_of(self.state, command) if command is not None else ""

    def _blind(self) -> bool:
        """Whether nothing can be chosen now."""
        return self.rolling.on or self._all or self._watching != self.state.seat

    def _choice_words(self) -> list[str]:
        listed = [] if self._blind() or self._led else self.choosing.listed()
        return [command_words(self.state, command) for command in listed]

    def build(self) -> Widget:
        """Everything as it is now."""
        state, sight, moves = self.state, self.sight, self.moves
        row = CardRow([self._card(place) for place in range(1, PLACES + 1)], state.face_down)
        tray = DiceTray(dice_of(state), moves.press_die, sight.dice, self.rolling.now, moves.carry_die)
        for child in tray.children:
            child.enabled = state.phase is RiverPhase.COLLECT and not self.rolling.on and not self._led
            child.reason = _("You have already collected.") if not self._led else self._prompt()
        caption = CaptionLine(self.shell.captions, key="caption", covered=lambda: self._covered)
        preview = PreviewCard(sight.account, sight.anchor, sight.group, sight.others)
        middle = (row, self._sheets(), caption, tray, self._choices(), preview, self._picture)
        if not has_tabs(self.shell.view):
            return PlayFrame(self._side(self._buttons()), *middle)
        front = "sheet" if self._all or self._looked is not None else self._tabs.front()
        bar = Wrap(
            [*self._tabs.buttons(self._bring, front, sign_units(self.shell)), *self._buttons()], gap=CLOSE
        )
        return PlayFrame(self._side([]), *middle, bar, front)

    def _sheets(self) -> Widget:
        """The sheet that is looked at, or all of them."""
        plan = plan_of(self.state.setup.options.sheet_used)
        if not self._all:
            return SheetView(
                plan,
                self.state.seats[self._watching].sheet,
                targets=self._targets(),
                preview=self.sight.sheet,
                on_hover=lambda key: self.shell.redraw(),
            )
        return all_sheets(self.table, plan, self.look_at)

    @property
    def _led(self) -> bool:
        """Whether a partner has the turn."""
        return self.partners.acting is not None

    def _heading(self) -> Label:
        """What stands above the tally."""
        return RoundLabel(round_words(self.state), longest_round_words())

    def _beside(self) -> str:
        """What is said beside the next step: a hint, or what the sheet says of itself."""
        return self.hints.words() or self._introduction

    def _goals(self) -> list[Widget]:
        """What is played for."""
        return goals_beside(self.look, self.state, self._watching)

    def _side(self, buttons: list[Widget]) -> Widget:
        seat, seats = self.state.seats[self._watching], len(self.state.seats)
        head: list[Widget] = [self._heading()]
        if seats > 1:
            names = [name_of(self.table, index) for index in range(seats)]
            whose = _("Whose sheet")
            head.append(Choice(whose, names, self._watching, self.look_at, key="seats", name_shown=False))
        change = self.sight.change
        lines = tally_lines(seat, change, self.state.setup.options.family)
        return side_panel([*head, *lines, Queue(seat.pending, change)], buttons)

    def _buttons(self) -> list[Widget]:
        several, units = len(self.state.seats) > 1, sign_units(self.shell)
        return [
            hint_button(self.shell, self.hints, self._hint),
            *([sheets_button(self.shell, self._all, self._show_all)] if several else []),
            undo_button(self.shell, self.moves.undo, self.table.why_not_undo()),
            IconButton(art("icon_book"), _("Rules"), lambda: Push(ToRiverRules()), key="rules", units=units),
            IconButton(art("icon_pause"), _("Pause"), self._pause, key="pause", units=units),
        ]

    def _bring(self, key: str) -> Change | None:
        self._tabs.ask(key)
        self.refresh()
        return None

    def _choices(self) -> Widget:
        if self.rolling.on:
            skip = Button(_("Stop the dice"), self._let_lie, key=FIRST, weight=Weight.PRIMARY)
            return choices_panel(self._prompt(), [skip])
        if self._all or self._watching != self.state.seat:
            back = Button(_("Back to the game"), lambda: self.look_at(self.state.seat), key=FIRST)
            return choices_panel(self._prompt(), [back, *self._done_button()])
        if self._led:
            buttons = partner_buttons(self.partners, self._ask_partner)
            return partner_panel(turn_words(self.table), self._prompt(), buttons)
        parts: list[Widget] = []
        said = self._beside()
        if self.state.phase is RiverPhase.COLLECT:
            named = not said or self.look.view.text_px(100) <= self.look.view.px(130)
            parts += price_choice(self.choosing.prices(), self.choosing.price, self.moves.use_price, named)
        if self.state.phase is RiverPhase.BONUS:
            waiting = waiting_row(self.state.current.pending, self.choosing.bonus, self.moves.ask_bonus)
            parts += [Wrap(waiting, gap=CLOSE)] if waiting else []
        listed = self.choosing.listed()
        chips = chips_of(self.state, listed, self.moves.choose, partial(self._gives, self.state))
        done = chips[-1:] if has_tabs(self.shell.view) and FinishTurn() in listed else []
        chips = chips[: len(chips) - len(done)]
        if self.choosing.narrowed:
            chips.append(Button(_("Show all"), self.moves.widen, key="all", icon=art("icon_back")))
        parts += even_rows(chips)
        below = [*done, *self._goals()]
        said_key = "hint-words" if self.hints.step else "introduction"
        return turned_choices(self._prompt(), said, said_key, parts, below)

    def _done_button(self) -> list[Widget]:
        """Done in one press, while other sheets are looked at."""
        if self._led or FinishTurn() not in self.table.legal:
            return []
        return [Button(_("Done"), lambda: self.moves.do(FinishTurn()), key="done", weight=Weight.PRIMARY)]

    def _gives(self, state: RiverState, command: RiverCommand) -> str:
        return self.sight.account_of(state, command).words

    def _card(self, place: int) -> PlaceCard:
        ways = [] if self._led or self.rolling.on else self.choosing.ways(place)
        return PlaceCard(
            self.state,
            place,
            ways[0] if ways else None,
            partial(self.moves.press_card, place),
            partial(self.moves.carry_card, place),
            self._prompt() if self._led else why_no_card(self.state, place, self.rolling.on),
        )

    def _targets(self) -> dict[str, Press]:
        if self._blind() or self._led:
            return {}
        return {key: partial(self.moves.press_spot, key) for key in self.choosing.by_spot()}

    def refuse(self, words: str) -> None:
        """Why something cannot be is seen as well."""
        self.shell.captions.show(words, CaptionKind.REFUSAL)
        super().refuse(words)

    def by_finger(self) -> bool:
        """Whether the pointer is a finger."""
        return self.shell.device is Device.MOUSE and self.shell.input.finger

    def notice(self, words: str) -> None:
        """Show what is wrong with keeping the game."""
        self.shell.captions.notice(words)

    def begin_anew(self) -> None:
        """Build the page, lead the focus to the first choice, and say what is to be done now."""
        self.refresh()
        self._used = False  # what was pressed is gone: what comes next is told instead
        self.focus_quietly(self.find(FIRST))
        words = self.announcing.now(self._prompt(), self.rolling.on, self.questions.tally())
        if words is not None:
            self.announce(words)
            self.speak_focus()

    def _hint(self) -> Change | None:
        why_not = self.hints.why_not()
        if why_not:
            self.tell(why_not)
        else:
            self.hints.press()
            self._show_hint()
        return None

    def _show_hint(self) -> None:
        """Say what the hint says now; the whole move leads the focus to it."""
        self.choosing.widen()
        if self.hints.command is not None:
            self.choosing.lead_to(self.hints.command)
        self.refresh()
        self.read_out(self.hints.words() if self.hints.step else _("The hint is hidden."))
        listed = self.choosing.listed()
        if self.hints.command in listed and not self._blind():
            self.focus_quietly(self.find(f"choice-{listed.index(self.hints.command)}"))

    def _show_all(self) -> Change | None:
        if len(self.state.seats) == 1:
            self.tell(_("There is only this sheet."))
            return None
        self._all = not self._all
        self._looked = None
        self.refresh()
        return None

    def _ask_partner(self, deed: Callable[[], None]) -> Change | None:
        deed()
        self.refresh()
        return None

    def _let_lie(self) -> Change | None:
        self.rolling.stop()
        self.begin_anew()
        return None

    def look_at(self, seat: int) -> Change | None:
        """Look at the sheet of a seat."""
        self._looked, self._all = None if seat == self.state.seat else seat, False
        self.refresh()
        return None

    def _pause(self) -> Change | None:
        self.shell.audio.pause(True)
        return Push(ToRiverPause(self.table))

    def background(self, surface: pygame.Surface) -> None:
        """The wood is part of the picture of the table."""

    def foreground(self, surface: pygame.Surface) -> None:
        """What is carried hangs at the pointer; what a hint means has a ring."""
        if self.moves.carried and self.shell.device is Device.MOUSE:
            draw_carried(surface, self.look, self.moves.carried, self.shell.input.pointer)
        draw_meant(surface, self.look, map(self.seek, self.hints.pointed()))
