"""The table of River Dice: all choices are the engine's legal commands, each seen before it is made."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, Device, PointerIntent, PointerMoved, PointerReleased
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Replace
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.river_dice.engine import RiverPhase, RiverRefusal, RiverState
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, RiverCommand
from flow_desktop.river_dice.engine.content import PLACES, habitat_cards
from flow_desktop.river_dice.engine.events import RoundBegan, SeatBegan
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.scenes.destinations import ToRiverPause, ToRiverResults, ToRiverRules
from flow_desktop.river_dice.scenes.dice_view import DiceTray, DieButton
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.naming import command_words
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.account import Account, account_of, account_of_card
from flow_desktop.river_dice.scenes.play.asking import RiverQuestions
from flow_desktop.river_dice.scenes.play.cards import CardRow, PlaceCard
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.river_dice.scenes.play.choosing import Choosing
from flow_desktop.river_dice.scenes.play.frame import PlayFrame
from flow_desktop.river_dice.scenes.play.outlook import RiverOutlook, TallyChange
from flow_desktop.river_dice.scenes.play.panels import (
    FIRST,
    chips_of,
    choices_panel,
    price_choice,
    side_panel,
    undo_button,
)
from flow_desktop.river_dice.scenes.play.preview_card import PreviewCard
from flow_desktop.river_dice.scenes.play.prompts import name_of, prompt, round_words, why_no_card
from flow_desktop.river_dice.scenes.play.rolling import Rolling
from flow_desktop.river_dice.scenes.play.tallies import Queue, tally_lines
from flow_desktop.river_dice.scenes.play.waiting import waiting_row
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.sounding import MUSIC, knock_sound, sound_of
from flow_desktop.river_dice.scenes.table_dice import TableDie, dice_of
from flow_desktop.river_dice.scenes.telling import told
from flow_desktop.river_dice.table import RiverHappening, RiverTable
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Wrap
from flow_desktop.widgets.scroll import Scroll, visible_part
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Press, Taken, Weight, Widget, walk

CARRIED: Final = 96


class RiverPlay(WoodPage):
    """One game at one computer; the seats act one after another."""

    first_focus = FIRST

    def __init__(self, table: RiverTable) -> None:
        self.table = table
        self.choosing = Choosing(table)
        self.rolling = Rolling()
        self._outlook = RiverOutlook()
        self.questions = RiverQuestions(
            table, lambda: self._watching, self._prompt, self._choice_words, self._words_seen
        )
        self._looked: int | None = None
        self._carried: tuple[str, RiverCommand] | None = None
        self._stop: Callable[[], None] = lambda: None

    def enter(self, shell: Shell) -> None:
        """Sit down: the dice of this round are rolled in sight."""
        self.table.resume()
        self._stop = self.table.listen(self._heard)
        shell.audio.music(MUSIC)
        self.rolling.start(self.state.phase is RiverPhase.COLLECT and not shell.settings.reduced_motion)
        super().enter(shell)
        self._tell_trouble()

    def leave(self) -> None:
        """Leave the table; a game that is not over can be gone on with."""
        self._stop()
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
        return prompt(self.table, self._watching, self.rolling.on)

    # What is in sight

    def aim(self) -> RiverCommand | None:
        """The command that is pointed at, by pointer or focus."""
        if self.rolling.on or self._watching != self.state.seat:
            return None
        if self._carried is not None:
            return self._carried[1]
        widget = self.pointed
        if isinstance(widget, SheetView):
            commands = self.choosing.by_spot().get(widget.spot_under, [])
            return commands[0] if commands else None
        if isinstance(widget, DieButton):
            return self.choosing.best_with(widget.die)
        command = getattr(widget, "command", None)
        return command if command in self.table.legal else None

    def seen(self) -> TallyChange | None:
        """What that command would change on the tally."""
        command = self.aim()
        return self._outlook.change(self.state, command) if command is not None else None

    def sheet_seen(self) -> RiverSheet | None:
        """The sheet as that command would leave it."""
        command = self.aim()
        if command is None:
            return None
        return self._outlook.of(self.state, command).near.after.seats[self.state.seat].sheet

    def _choice_words(self) -> list[str]:
        if self.rolling.on or self._watching != self.state.seat:
            return []
        return [command_words(self.state, command) for command in self.choosing.listed()]

    def _words_seen(self) -> str:
        account = self.account()
        return account.words if account is not None else ""

    def account(self) -> Account | None:
        """The account of what is pointed at: a choice, or a card that must wait."""
        command = self.aim()
        if command is not None:
            return self._account_of(self.state, command)
        widget = self.pointed
        if isinstance(widget, PlaceCard) and widget.card is not None and not self.rolling.on:
            return account_of_card(self.state, widget.place_number, widget.reason)
        return None

    def _account_of(self, state: RiverState, command: RiverCommand) -> Account:
        return account_of(state, command, self._outlook.of(state, command))

    def _gives(self, state: RiverState, command: RiverCommand) -> str:
        return self._account_of(state, command).words

    def _anchor(self) -> pygame.Rect | None:
        """Where the thing is that is pointed at."""
        widget = self.pointed
        if self._carried is not None:
            return pygame.Rect(self.shell.input.pointer, (1, 1))
        if isinstance(widget, SheetView):
            return widget.place_of(widget.spot_under) if widget.spot_under else None
        return None if widget is None else visible_part(self.root, widget)

    def _group(self) -> pygame.Rect | None:
        """The choices as one, where one of them is pointed at: beside them nothing is covered."""
        root = self.root
        if not isinstance(self.pointed, ChoiceChip):
            return None
        chips = [visible_part(root, each) for each in walk(root) if isinstance(each, ChoiceChip)]
        return chips[0].unionall(chips[1:])

    def _in_sight(self) -> list[pygame.Rect]:
        """What the account should not cover: other choices, dice, and the marks it speaks of."""
        root = self.root
        found = [visible_part(root, each) for each in walk(root) if isinstance(each, ChoiceChip)]
        found += [each.rect for each in walk(root) if isinstance(each, PlaceCard | DieButton)]
        sheet = self.find("sheet")
        assert isinstance(sheet, SheetView)
        return found + 3 * sheet.fresh_marks()

    def _chosen_dice(self) -> frozenset[int]:
        command = self.aim()
        if not isinstance(command, CollectAnimals):
            return frozenset()
        wanted = {animal for animal, count in enumerate(command.gain) if count}
        return frozenset(index for index, die in enumerate(dice_of(self.state)) if wanted & set(die.animals))

    # The page

    def build(self) -> Widget:
        """Everything as it is now."""
        state = self.state
        sheet = SheetView(
            plan_of(state.setup.options.sheet_used),
            state.seats[self._watching].sheet,
            targets=self._targets(),
            preview=self.sheet_seen,
            on_hover=lambda key: self.shell.redraw(),
        )
        row = CardRow([self._card(place) for place in range(1, PLACES + 1)], state.face_down)
        tray = DiceTray(dice_of(state), self._press_die, self._chosen_dice, self.rolling.now)
        for child in tray.children:
            child.enabled = state.phase is RiverPhase.COLLECT and not self.rolling.on
            child.reason = _("You have collected already.")
        caption = CaptionLine(self.shell.captions, key="caption")
        preview = PreviewCard(self.account, self._anchor, self._group, self._in_sight)
        return PlayFrame(self._side(), row, sheet, caption, tray, self._choices(), preview)

    def _side(self) -> Widget:
        seat, seats = self.state.seats[self._watching], len(self.state.seats)
        head: list[Widget] = [Label(round_words(self.state), Role.STRONG, key="round")]
        if seats > 1:
            names = [name_of(self.table, index) for index in range(seats)]
            whose = _("Whose sheet")
            head.append(Choice(whose, names, self._watching, self.look_at, key="seats", name_shown=False))
        buttons = Wrap(
            [
                undo_button(self._undo, self.table.why_not_undo()),
                IconButton(art("icon_book"), _("Rules"), lambda: Push(ToRiverRules()), key="rules"),
                IconButton(art("icon_pause"), _("Pause"), self._pause, key="pause"),
            ],
            gap=CLOSE,
        )
        return side_panel([*head, *tally_lines(seat, self.seen), Queue(seat.pending, self.seen), buttons])

    def _choices(self) -> Widget:
        if self.rolling.on:
            skip = Button(_("Let them lie"), self._let_lie, key=FIRST, weight=Weight.PRIMARY)
            return choices_panel(self._prompt(), [skip])
        if self._watching != self.state.seat:
            back = Button(_("Back to the game"), lambda: self.look_at(self.state.seat), key=FIRST)
            return choices_panel(self._prompt(), [back])
        parts: list[Widget] = []
        if self.state.phase is RiverPhase.COLLECT:
            parts += price_choice(self.choosing.prices(), self.choosing.price, self._use_price)
        if self.state.phase is RiverPhase.BONUS:
            waiting = waiting_row(self.state.current.pending, self.choosing.bonus, self._ask_bonus)
            parts.append(Wrap(waiting, gap=CLOSE))
        chips = chips_of(self.state, self.choosing.listed(), self.do, partial(self._gives, self.state))
        if self.choosing.narrowed:
            chips.append(Button(_("Show all"), self._widen, key="all", icon=art("icon_back")))
        parts.append(Scroll(Wrap(chips, gap=CLOSE), label=_("Choices"), key="list", least=80))
        return choices_panel(self._prompt(), parts)

    def _use_price(self, price: int) -> None:
        self.choosing.price = price
        self.refresh()

    def _card(self, place: int) -> PlaceCard:
        ways = [] if self.rolling.on else self.choosing.ways(place)
        return PlaceCard(
            self.state,
            place,
            ways[0] if ways else None,
            partial(self._press_card, place),
            partial(self._carry_card, place),
            why_no_card(self.state, place, self.rolling.on),
        )

    def _targets(self) -> dict[str, Press]:
        if self.rolling.on or self._watching != self.state.seat:
            return {}
        return {key: partial(self._press_spot, key) for key in self.choosing.by_spot()}

    # What is done

    def do(self, command: RiverCommand) -> Change | None:
        """Carry a command out."""
        self.choosing.begin()
        answer = self.table.do(command)
        if isinstance(answer, RiverRefusal):
            self.refuse(_("That is not possible now."))
            return None
        self._tell_trouble()
        if self.state.over:
            return Replace(ToRiverResults(self.table))
        self._begin_anew()
        return None

    def _begin_anew(self) -> None:
        """Build the page, lead the focus to the first choice, and say what is to be done now."""
        self.refresh()
        self._used = False  # what was pressed is gone: what comes next is told instead
        self.focus_quietly(self.find(FIRST))
        self.voiced_step()

    def voiced_step(self) -> None:
        """Say the next step, and the choice that has the focus."""
        self.read_out(self._prompt(), Urgency.EVENT)
        self._speak_focus()

    def _heard(self, happening: RiverHappening) -> None:
        """Tell what has happened, and let the dice of the next turn roll."""
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
            self._looked = None
            fresh = any(isinstance(event, RoundBegan) for event in began)
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
        return super().update(seconds)

    def _let_lie(self) -> Change | None:
        self.rolling.stop()
        self._begin_anew()
        return None

    def _press_die(self, die: TableDie) -> Press:
        def press() -> Change | None:
            self.choosing.ask_die(die)
            self._begin_anew()
            return None

        return press

    def _press_card(self, place: int) -> Change | None:
        ways = self.choosing.ways(place)
        if len(ways) == 1:
            return self.do(ways[0])
        self.choosing.ask_place(place)
        self._begin_anew()
        return None

    def _carry_card(self, place: int) -> None:
        ways = self.choosing.ways(place)
        if ways:
            name = self.state.row[place - 1]
            self._carried = f"emblem_{HABITATS[habitat_cards()[name].habitat]}", ways[0]
            self.shell.redraw()

    def _press_spot(self, key: str) -> Change | None:
        commands = self.choosing.by_spot()[key]
        if len(commands) == 1:
            return self.do(commands[0])
        self.choosing.ask_spot(key)
        self._begin_anew()
        return None

    def _ask_bonus(self, entry: str) -> Change | None:
        self.choosing.ask_bonus(entry)
        self._begin_anew()
        return None

    def _widen(self) -> Change | None:
        self.choosing.widen()
        self._begin_anew()
        return None

    def look_at(self, seat: int) -> Change | None:
        """Look at the sheet of a seat."""
        self._looked = None if seat == self.state.seat else seat
        self.refresh()
        return None

    def _undo(self) -> Change | None:
        if self.table.undo() is not None:
            self._widen()
            self.tell(_("Undone."))
        return None

    def _redo(self) -> Change | None:
        if self.table.redo() is not None:
            self._widen()
        return None

    def _pause(self) -> Change | None:
        return Push(ToRiverPause(self.table))

    def _tell_trouble(self) -> None:
        for trouble in iter(self.table.take_trouble, ""):
            self.shell.captions.notice(_(trouble))

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
                return Taken(self._undo())
            case Action.REDO:
                return Taken(self._redo())
            case Action.PAUSE:
                return Taken(self._pause())
            case Action.HELP:
                return Taken(Push(ToRiverRules()))
        return None

    def back(self) -> Change | None:
        """One step back: all choices again, else the pause."""
        if self._carried is not None:
            self._carried = None
            self.shell.redraw()
            return None
        return self._widen() if self.choosing.narrowed else self._pause()

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """A card that is carried follows the pointer; let go over the sheet it is completed."""
        if self._carried is None:
            return None
        match intent:
            case PointerMoved():
                self.shell.redraw()
                return Taken()
            case PointerReleased(x, y):
                command, self._carried = self._carried[1], None
                self.shell.redraw()
                if self.find("sheet").rect.collidepoint(x, y) and isinstance(command, CompleteCard):
                    return Taken(self._press_card(command.place))
                return Taken()
        return None

    def foreground(self, surface: pygame.Surface) -> None:
        """What is carried hangs at the pointer."""
        if self._carried is not None and self.shell.device is Device.MOUSE:
            side = self.look.px(CARRIED)
            picture = self.look.assets.image(self._carried[0], (side, side))
            surface.blit(picture, picture.get_rect(center=self.shell.input.pointer))
