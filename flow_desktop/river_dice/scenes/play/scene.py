"""The table of River Dice: all choices are the engine's legal commands, each seen before it is made."""

from collections.abc import Callable
from functools import partial

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, Device, PointerIntent, PointerMoved, PointerReleased
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.asking import Thinking
from flow_desktop.river_dice.bots.worker import thought_here
from flow_desktop.river_dice.engine import RiverPhase, RiverState
from flow_desktop.river_dice.engine.commands import FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.content import PLACES
from flow_desktop.river_dice.engine.events import RoundBegan, SeatBegan
from flow_desktop.river_dice.scenes.actions import RiverAction
from flow_desktop.river_dice.scenes.destinations import ToRiverPause, ToRiverRules
from flow_desktop.river_dice.scenes.dice_view import DiceTray
from flow_desktop.river_dice.scenes.draft import home_of
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
from flow_desktop.river_dice.scenes.play.introducing import introduced, introduction
from flow_desktop.river_dice.scenes.play.moves import RiverMoves
from flow_desktop.river_dice.scenes.play.over_the_table import draw_carried, draw_meant
from flow_desktop.river_dice.scenes.play.panels import (
    FIRST,
    chips_of,
    choices_panel,
    hint_button,
    partner_buttons,
    price_choice,
    sheets_button,
    side_panel,
    undo_button,
)
from flow_desktop.river_dice.scenes.play.partners import Mind, PartnersAtTable
from flow_desktop.river_dice.scenes.play.preview_card import PreviewCard
from flow_desktop.river_dice.scenes.play.prompts import name_of, prompt, round_words, why_no_card
from flow_desktop.river_dice.scenes.play.rolling import Rolling
from flow_desktop.river_dice.scenes.play.sight import Sight
from flow_desktop.river_dice.scenes.play.table_picture import TablePicture
from flow_desktop.river_dice.scenes.play.tallies import Queue, tally_lines
from flow_desktop.river_dice.scenes.play.waiting import waiting_row
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.sounding import MUSIC, knock_sound, sound_of
from flow_desktop.river_dice.scenes.table_dice import dice_of
from flow_desktop.river_dice.scenes.telling import told
from flow_desktop.river_dice.table import RiverHappening, RiverTable
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Wrap
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Press, Taken, Weight, Widget


class RiverPlay(WoodPage):
    """One game at one computer; the seats act one after another."""

    first_focus = FIRST

    def __init__(self, table: RiverTable, mind: Mind | None = None) -> None:
        """`mind`: whoever thinks for hints and partners; without one it is thought here."""
        self.table = table
        self.choosing = Choosing(table)
        self.rolling = Rolling()
        self.mind: Mind = mind or Thinking(thought_here)
        self.hints = RiverHints(table, self.mind)
        self.partners = PartnersAtTable(table, self.mind)
        self.sight = Sight(table, self.choosing, self, self._blind, lambda: self.partners.meant)
        self.questions = RiverQuestions(
            table, lambda: self._watching, self._prompt, self._choice_words, self.sight.words
        )
        self.moves = RiverMoves(table, self.choosing, self.sight, self)
        self._picture = TablePicture(lambda: (self.sight.aim(), self.rolling.on, self.moves.carried))
        self._looked: int | None = None
        self._all = False
        self._introduction = ""
        self._stop: Callable[[], None] = lambda: None

    def enter(self, shell: Shell) -> None:
        """Sit down: the dice of this round are rolled in sight."""
        self.table.resume()
        self._stop = self.table.listen(self._heard)
        shell.audio.music(MUSIC)
        self.rolling.start(self.state.phase is RiverPhase.COLLECT and not shell.settings.reduced_motion)
        if self.state.round == 1:
            self._introduction = introduction(home_of(shell), self.state.setup.options.sheet_used)
        super().enter(shell)
        self.moves.tell_trouble()

    def leave(self) -> None:
        """Leave the table; a game that is not over can be gone on with."""
        self._stop()
        self.mind.close()
        super().leave()

    def opening_words(self) -> str:
        """Which round it is, and what is to be done."""
        return f"{round_words(self.state)}. {self._prompt()}"

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

    def _blind(self) -> bool:
        """Whether nothing can be chosen now."""
        return self.rolling.on or self._all or self._watching != self.state.seat

    def _choice_words(self) -> list[str]:
        listed = [] if self._blind() or self._led else self.choosing.listed()
        return [command_words(self.state, command) for command in listed]

    # The page

    def build(self) -> Widget:
        """Everything as it is now."""
        state, sight, moves = self.state, self.sight, self.moves
        row = CardRow([self._card(place) for place in range(1, PLACES + 1)], state.face_down)
        tray = DiceTray(dice_of(state), moves.press_die, sight.dice, self.rolling.now, moves.carry_die)
        for child in tray.children:
            child.enabled = state.phase is RiverPhase.COLLECT and not self.rolling.on and not self._led
            child.reason = _("You have collected already.") if not self._led else self._prompt()
        caption = CaptionLine(self.shell.captions, key="caption")
        preview = PreviewCard(sight.account, sight.anchor, sight.group, sight.others)
        parts = (self._side(), row, self._sheets(), caption, tray, self._choices(), preview)
        return PlayFrame(*parts, self._picture, lambda: self.rolling.now() is not None)

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

    def _side(self) -> Widget:
        seat, seats = self.state.seats[self._watching], len(self.state.seats)
        head: list[Widget] = [Label(round_words(self.state), Role.STRONG, key="round")]
        if seats > 1:
            names = [name_of(self.table, index) for index in range(seats)]
            whose = _("Whose sheet")
            head.append(Choice(whose, names, self._watching, self.look_at, key="seats", name_shown=False))
        buttons = [
            hint_button(self.shell, self.hints, self._hint),
            *([sheets_button(self.shell, self._all, self._show_all)] if seats > 1 else []),
            undo_button(self.moves.undo, self.table.why_not_undo()),
            IconButton(art("icon_book"), _("Rules"), lambda: Push(ToRiverRules()), key="rules"),
            IconButton(art("icon_pause"), _("Pause"), self._pause, key="pause"),
        ]
        change = self.sight.change
        return side_panel([*head, *tally_lines(seat, change), Queue(seat.pending, change)], buttons)

    def _choices(self) -> Widget:
        if self.rolling.on:
            skip = Button(_("Let them lie"), self._let_lie, key=FIRST, weight=Weight.PRIMARY)
            return choices_panel(self._prompt(), [skip])
        if self._all or self._watching != self.state.seat:
            back = Button(_("Back to the game"), lambda: self.look_at(self.state.seat), key=FIRST)
            return choices_panel(self._prompt(), [back, *self._done_button()])
        if self._led:
            return choices_panel(self._prompt(), partner_buttons(self.partners, self._ask_partner))
        parts: list[Widget] = []
        said = self.hints.words() or self._introduction
        if said:
            parts.append(Label(said, key="hint-words" if self.hints.step else "introduction"))
        if self.state.phase is RiverPhase.COLLECT:
            parts += price_choice(self.choosing.prices(), self.choosing.price, self.moves.use_price)
        if self.state.phase is RiverPhase.BONUS:
            waiting = waiting_row(self.state.current.pending, self.choosing.bonus, self.moves.ask_bonus)
            parts.append(Wrap(waiting, gap=CLOSE))
        chips = chips_of(self.state, self.choosing.listed(), self.moves.do, partial(self._gives, self.state))
        if self.choosing.narrowed:
            chips.append(Button(_("Show all"), self.moves.widen, key="all", icon=art("icon_back")))
        parts.append(Scroll(Wrap(chips, gap=CLOSE), label=_("Choices"), key="list", least=80))
        parts += goals_beside(self.look, self.state, self._watching)
        return choices_panel(self._prompt(), parts)

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
            why_no_card(self.state, place, self.rolling.on),
        )

    def _targets(self) -> dict[str, Press]:
        if self._blind() or self._led:
            return {}
        return {key: partial(self.moves.press_spot, key) for key in self.choosing.by_spot()}

    # What is done

    def notice(self, words: str) -> None:
        """Show what is wrong with keeping the game."""
        self.shell.captions.notice(words)

    def begin_anew(self) -> None:
        """Build the page, lead the focus to the first choice, and say what is to be done now."""
        self.refresh()
        self._used = False  # what was pressed is gone: what comes next is told instead
        self.focus_quietly(self.find(FIRST))
        self.read_out(self._prompt(), Urgency.EVENT)
        self._speak_focus()

    def _heard(self, happening: RiverHappening) -> None:
        """Tell what has happened, and let the dice of the next turn roll."""
        self.hints.clear()
        self.partners.heard(happening)
        self.shell.audio.play(sound_of(happening.events))
        name = name_of(self.table, self.state.seat) if len(self.state.seats) > 1 else ""
        sentences = [told(event, name) for event in happening.events]
        words = " ".join(sentence for sentence in sentences if sentence)
        if words:
            self.questions.last_words = words
            self.shell.captions.show(words)
            self.read_out(words, Urgency.EVENT)
        began = [event for event in happening.events if isinstance(event, RoundBegan | SeatBegan)]
        if began and not self.state.over:
            if not self._led:
                self._looked, self._all = None, False
            fresh = any(isinstance(event, RoundBegan) for event in began)
            if fresh and self._introduction:
                introduced(home_of(self.shell), self.state.setup.options.sheet_used)
                self._introduction = ""
            moving = not self.shell.settings.reduced_motion
            self.rolling.start(moving, None if fresh else frozenset({"bear", "hawk"}))

    @property
    def moving(self) -> bool:
        """While dice roll."""
        return self.rolling.on

    def update(self, seconds: float) -> Change | None:
        """Let the dice roll on."""
        if self.rolling.on:
            tray = self.find("tray")
            assert isinstance(tray, DiceTray)
            self.shell.redraw()
            rests = self.rolling.roll_on(tray, self.state.round * 7 + self.state.seat, seconds)
            for strength in self.rolling.knocks():
                self.shell.audio.play(knock_sound(strength), volume=0.35 + 0.65 * strength)
            if rests:
                self._let_lie()
        elif self.partners.think(seconds):
            self.tell(self.partners.says)
            self.refresh()
        elif self.partners.due():
            self.partners.act()
            return self.moves.go_on()
        if self.hints.poll():
            self._show_hint()
        return super().update(seconds)

    @property
    def wake_after(self) -> float | None:
        """While a partner thinks, or a hint is on its way."""
        return 0.02 if self.hints.waits else self.partners.wake_after

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
        if self.hints.step:
            self.read_out(self.hints.words())
        listed = self.choosing.listed()
        if self.hints.command in listed and not self._blind():
            self.focus_quietly(self.find(f"choice-{listed.index(self.hints.command)}"))

    def _show_all(self) -> Change | None:
        self._all = not self._all and len(self.state.seats) > 1
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
        return Push(ToRiverPause(self.table))

    # Intents

    def act(self, act: Act) -> Taken | None:
        """Undo, pause, help; whatever comes while dice roll lets them lie."""
        if act.repeated:
            return None
        if self.questions.knows(act.action):
            self.tell(self.questions.answer(act.action))
            return Taken()
        match act.action:
            case Action.UNDO:
                return Taken(self.moves.undo())
            case Action.REDO:
                return Taken(self.moves.redo())
            case Action.PAUSE:
                return Taken(self._pause())
            case Action.HELP:
                return Taken(Push(ToRiverRules()))
            case RiverAction.ADVISE:
                return Taken(self._hint())
            case RiverAction.SHEETS:
                return Taken(self._show_all())
            case RiverAction.PARTNER_WAIT if self._led:
                return Taken(self._ask_partner(self.partners.wait))
            case RiverAction.PARTNER_ASK if self._led:
                return Taken(self._ask_partner(self.partners.hurry))
            case RiverAction.DONE if self._done_button() and not self.rolling.on:
                return Taken(self.moves.do(FinishTurn()))
        return None

    def back(self) -> Change | None:
        """One step back: what is carried, a hint, other sheets, what was narrowed; else the pause."""
        if self.moves.carried:
            self.moves.carry()
            self.shell.redraw()
        elif self.hints.step:
            self.hints.clear()
            self.moves.widen()
        elif self._all or self._looked is not None:
            return self.look_at(self.state.seat)
        else:
            return self.moves.widen() if self.choosing.narrowed else self._pause()
        return None

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """What is carried follows the pointer: a card is completed on the sheet, dice go to the tally."""
        if not self.moves.carried:
            return None
        match intent:
            case PointerMoved():
                self.shell.redraw()
                return Taken()
            case PointerReleased(x, y):
                self.shell.redraw()
                over = [key for key in ("sheet", "side") if self.find(key).rect.collidepoint(x, y)]
                return Taken(self.moves.drop(over[0] if over else ""))
        return None

    def background(self, surface: pygame.Surface) -> None:
        """The wood is part of the picture of the table."""

    def foreground(self, surface: pygame.Surface) -> None:
        """What is carried hangs at the pointer; what a hint means has a ring."""
        if self.moves.carried and self.shell.device is Device.MOUSE:
            draw_carried(surface, self.look, self.moves.carried, self.shell.input.pointer)
        draw_meant(surface, self.look, map(self.seek, self.hints.pointed()))
