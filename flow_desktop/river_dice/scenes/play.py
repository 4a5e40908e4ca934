"""The table of River Dice: all choices are the engine's legal commands, each seen before it is made."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, Device, PointerIntent, PointerMoved, PointerReleased
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.scene import Change, Push, Replace
from flow_desktop.app.shell import Shell
from flow_desktop.physics.dice import Tumble
from flow_desktop.river_dice.engine import RiverPhase, RiverRefusal, RiverState
from flow_desktop.river_dice.engine.commands import (
    CollectAnimals,
    CompleteCard,
    FinishTurn,
    RiverCommand,
)
from flow_desktop.river_dice.engine.content import PLACES, ROUNDS, habitat_cards
from flow_desktop.river_dice.engine.events import RoundBegan, SeatBegan
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.scenes.cards import CardRow, PlaceCard
from flow_desktop.river_dice.scenes.chips import ChoiceChip, PreviewWords, foreseen_words
from flow_desktop.river_dice.scenes.destinations import ToRiverPause, ToRiverResults, ToRiverRules
from flow_desktop.river_dice.scenes.dice_view import DiceTray, DieButton
from flow_desktop.river_dice.scenes.foresight import Foreseen, foreseen
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.pictograms import MINUS
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play_frame import PlayFrame
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.table_dice import TableDie, dice_of
from flow_desktop.river_dice.scenes.tallies import Queue, tally_lines
from flow_desktop.river_dice.scenes.telling import sound_of, told
from flow_desktop.river_dice.table import RiverHappening, RiverTable
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR, SNUG
from flow_desktop.widgets.widget import Press, Taken, Weight, Widget

WORTH: Final = (1.0, 1.18, 1.30, 1.86, 2.17)
"""What an animal is worth, by how seldom it is rolled: the best choices come first."""
FIRST: Final = "choice-0"
CARRIED: Final = 96


class RiverPlay(WoodPage):
    """One game at one computer; the seats act one after another."""

    first_focus = FIRST

    def __init__(self, table: RiverTable) -> None:
        self.table = table
        self._price = 0
        self._animal: int | None = None
        self._place: int | None = None
        self._hex = ""
        self._looked: int | None = None
        self._tumble: Tumble | None = None
        self._rolled = 0.0
        self._due: frozenset[str] | None = None
        self._rolling = False
        self._carried: tuple[str, RiverCommand] | None = None
        self._stop: Callable[[], None] = lambda: None

    def enter(self, shell: Shell) -> None:
        """Sit down: the dice of this round are rolled in sight."""
        self.table.resume()
        self._stop = self.table.listen(self._heard)
        shell.audio.music("calm")
        self._rolling = self.state.phase is RiverPhase.COLLECT and not shell.settings.reduced_motion
        super().enter(shell)
        self._tell_trouble()

    def leave(self) -> None:
        """Leave the table; a game that is not over can be gone on with."""
        self._stop()
        super().leave()

    def opening_words(self) -> str:
        """Which round it is, and what is to be done."""
        return f"{self._round_words()} {self._prompt()}"

    @property
    def state(self) -> RiverState:
        """The game as it stands."""
        return self.table.state

    @property
    def _watching(self) -> int:
        """The seat whose sheet is looked at."""
        return self.state.seat if self._looked is None else self._looked

    # What is in sight

    def aim(self) -> RiverCommand | None:
        """The command that is pointed at, by pointer or focus."""
        if self._rolling or self._watching != self.state.seat:
            return None
        if self._carried is not None:
            return self._carried[1]
        widget = self.pointed
        if isinstance(widget, SheetView):
            commands = self._by_spot().get(widget.spot_under, [])
            return commands[0] if commands else None
        if isinstance(widget, DieButton):
            return self._of_die(widget.die)
        command = getattr(widget, "command", None)
        return command if command in self.table.legal else None

    def seen(self) -> Foreseen | None:
        """What that command would give."""
        command = self.aim()
        return foreseen(self.state, command) if command is not None else None

    def _sheet_seen(self) -> RiverSheet | None:
        found = self.seen()
        return found.sheet if found is not None else None

    def _words_seen(self) -> str:
        command = self.aim()
        return foreseen_words(self.state, command) if command is not None else ""

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
        plan = plan_of(state.setup.options.sheet_used)
        sheet = SheetView(
            plan,
            state.seats[self._watching].sheet,
            targets=self._targets(),
            preview=self._sheet_seen,
            on_hover=lambda key: self.shell.redraw(),
        )
        row = CardRow([self._card(place) for place in range(1, PLACES + 1)], state.face_down)
        tray = DiceTray(dice_of(state), self._press_die, self._chosen_dice, self._roll_now)
        for child in tray.children:
            child.enabled = state.phase is RiverPhase.COLLECT and not self._rolling
            child.reason = _("You have collected already.")
        caption = CaptionLine(self.shell.captions, key="caption")
        return PlayFrame(self._side(), row, sheet, caption, tray, self._choices())

    def _side(self) -> Widget:
        state, seat = self.state, self.state.seats[self._watching]
        head: list[Widget] = [Label(self._round_words(), Role.STRONG, key="round")]
        if len(state.seats) > 1:
            names = [self._name(index) for index in range(len(state.seats))]
            head.append(
                Choice(_("Whose sheet"), names, self._watching, self._look_at, key="seats", name_shown=False)
            )
        buttons = Wrap(
            [
                IconButton(
                    art("icon_undo"),
                    _("Undo"),
                    self._undo,
                    key="undo",
                    enabled=not self.table.why_not_undo(),
                    reason=_(self.table.why_not_undo()),
                ),
                IconButton(art("icon_book"), _("Rules"), lambda: Push(ToRiverRules()), key="rules"),
                IconButton(art("icon_pause"), _("Pause"), self._pause, key="pause"),
            ],
            gap=CLOSE,
        )
        body = Column(
            [*head, *tally_lines(seat, self.seen), Queue(seat.pending, self.seen), buttons], gap=HAIR
        )
        return Panel(Scroll(body, label=_("Tally"), key="tally"), padding=GAP, area="tally", key="side")

    def _choices(self) -> Widget:
        parts: list[Widget] = [Label(self._prompt(), Role.STRONG, key="prompt")]
        if self._rolling:
            parts.append(Button(_("Let them lie"), self._skip_roll, key=FIRST, weight=Weight.PRIMARY))
            return Panel(Column(parts, gap=SNUG), padding=GAP, area="choices", key="choices")
        if self._watching != self.state.seat:
            parts.append(Button(_("Back to the game"), lambda: self._look_at(self.state.seat), key=FIRST))
            return Panel(Column(parts, gap=SNUG), padding=GAP, area="choices", key="choices")
        if self.state.phase is RiverPhase.COLLECT:
            parts += self._prices()
        listed = self._listed()
        chips: list[Widget] = [
            ChoiceChip(
                self.state,
                command,
                partial(self.do, command),
                key=f"choice-{index}",
                weight=Weight.PRIMARY if isinstance(command, FinishTurn) else Weight.PLAIN,
            )
            for index, command in enumerate(listed)
        ]
        if self._narrowed:
            chips.append(Button(_("Show all"), self._widen, key="all", icon=art("icon_back")))
        parts.append(Scroll(Wrap(chips, gap=CLOSE), label=_("Choices"), key="list", least=80))
        parts.append(PreviewWords(self._words_seen))
        return Panel(Column(parts, gap=CLOSE), padding=GAP, area="choices", key="choices", grow=1)

    def _prices(self) -> list[Widget]:
        prices = sorted({command.price for command in self._collects()})
        if len(prices) < 2:
            return []
        names = [_("free") if not price else f"{MINUS}{price}" for price in prices]
        held = prices.index(self._price) if self._price in prices else 0

        def use(index: int) -> Change | None:
            self._price = prices[index]
            self.refresh()
            return None

        return [Choice(_("Nature tokens to pay"), names, held, use, key="price", name_shown=False)]

    def _collects(self) -> list[CollectAnimals]:
        found = [command for command in self.table.legal if isinstance(command, CollectAnimals)]
        if self._animal is not None:
            narrowed = [command for command in found if command.gain[self._animal]]
            found = narrowed or found
        return sorted(found, key=lambda each: (each.price, -_worth(each)))

    def _listed(self) -> list[RiverCommand]:
        """The choices that are shown, the best first; Done comes last."""
        if self.state.phase is RiverPhase.COLLECT:
            collects = self._collects()
            wanted = [command for command in collects if command.price == self._price]
            return list(wanted or [each for each in collects if each.price == collects[0].price])
        found = list(self.table.legal)
        if self._place is not None:
            found = [
                each for each in found if isinstance(each, CompleteCard) and each.place == self._place
            ] or found
        if self._hex:
            found = self._by_spot().get(self._hex) or found
        return sorted(found, key=lambda each: isinstance(each, FinishTurn))

    @property
    def _narrowed(self) -> bool:
        return self._animal is not None or self._place is not None or bool(self._hex)

    def _card(self, place: int) -> PlaceCard:
        ways = self._ways(place)
        if self._rolling or place > len(self.state.row):
            reason = _("No card yet.") if place > len(self.state.row) else _("The dice roll.")
        elif self.state.phase is RiverPhase.COLLECT:
            reason = _("Collect first.")
        elif self.state.used or self.state.completing is not None:
            reason = _("One card a round.")
        else:
            reason = _("You cannot pay this card, or its column is full.")
        return PlaceCard(
            self.state,
            place,
            ways[0] if ways else None,
            partial(self._press_card, place),
            partial(self._carry_card, place),
            reason,
        )

    def _ways(self, place: int) -> list[CompleteCard]:
        if self._rolling:
            return []
        return [each for each in self.table.legal if isinstance(each, CompleteCard) and each.place == place]

    def _by_spot(self) -> dict[str, list[RiverCommand]]:
        plan = plan_of(self.state.setup.options.sheet_used)
        found: dict[str, list[RiverCommand]] = {}
        for command in self.table.legal:
            key = plan.spot_of(self.state, command)
            if key:
                found.setdefault(key, []).append(command)
        return found

    def _targets(self) -> dict[str, Press]:
        if self._rolling or self._watching != self.state.seat:
            return {}
        return {key: partial(self._press_spot, key) for key in self._by_spot()}

    # Words

    def _name(self, seat: int) -> str:
        return self.table.seats[seat].name or _("Player {number}").format(number=seat + 1)

    def _round_words(self) -> str:
        return _("Round {number} of {rounds}").format(number=self.state.round, rounds=ROUNDS)

    def _prompt(self) -> str:
        """What is to be done now."""
        state = self.state
        whose = f"{self._name(state.seat)}: " if len(state.seats) > 1 else ""
        if self._rolling:
            return whose + _("The dice roll.")
        if self._watching != state.seat:
            return _("You look at {name}'s sheet.").format(name=self._name(self._watching))
        words = {
            RiverPhase.COLLECT: _("Collect animals."),
            RiverPhase.CHOOSE: _("Your turn is done.") if state.used else _("Complete a card, or say done."),
            RiverPhase.PAY: _("What do you pay?"),
            RiverPhase.TAKE: _("Take what the card and its place give."),
            RiverPhase.DIE: _("Which animal do you take?"),
            RiverPhase.MARK: self._mark_words(),
            RiverPhase.BONUS: _("Use your bonuses, in any order."),
            RiverPhase.WRITE: _("Which animal goes there?"),
            RiverPhase.OVER: _("The game is over."),
        }
        return whose + words[state.phase]

    def _mark_words(self) -> str:
        left = self.state.completing.left if self.state.completing is not None else 0
        return ngettext("Mark {count} hex on the sheet.", "Mark {count} hexes on the sheet.", left).format(
            count=left
        )

    # What is done

    def do(self, command: RiverCommand) -> Change | None:
        """Carry a command out."""
        self._animal = self._place = None
        self._hex, self._price = "", 0
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
        """Build the page and lead the focus to the first choice."""
        self.refresh()
        self.focus_quietly(self.find(FIRST))

    def _heard(self, happening: RiverHappening) -> None:
        """Tell what has happened, and let the dice of the next turn roll."""
        self.shell.audio.play(sound_of(happening.events))
        several = len(self.state.seats) > 1
        sentences = [
            told(event, self._name(self.state.seat) if several else "") for event in happening.events
        ]
        words = " ".join(sentence for sentence in sentences if sentence)
        if words:
            self.tell(words)
        began = [event for event in happening.events if isinstance(event, RoundBegan | SeatBegan)]
        if began and not self.state.over:
            self._looked = None
            fresh = any(isinstance(event, RoundBegan) for event in began)
            self._start_roll(None if fresh else frozenset({"bear", "hawk"}))

    def _start_roll(self, only: frozenset[str] | None) -> None:
        self.shell.audio.play("dice")
        self._tumble, self._rolled, self._due = None, 0.0, only
        self._rolling = not self.shell.settings.reduced_motion

    def _roll_now(self) -> tuple[Tumble, float] | None:
        return (self._tumble, self._rolled) if self._rolling and self._tumble is not None else None

    @property
    def moving(self) -> bool:
        """While dice roll."""
        return self._rolling

    def update(self, seconds: float) -> Change | None:
        """Let the dice roll on."""
        if self._rolling:
            if self._tumble is None:
                tray = self.find("tray")
                assert isinstance(tray, DiceTray)
                self._tumble = tray.thrown(self._due, self.state.round * 7 + self.state.seat)
            self._rolled += seconds
            self.shell.redraw()
            if self._rolled >= self._tumble.duration:
                self._skip_roll()
        return super().update(seconds)

    def _skip_roll(self) -> Change | None:
        self._rolling, self._tumble = False, None
        self._begin_anew()
        return None

    def _press_die(self, die: TableDie) -> Press:
        def press() -> Change | None:
            shown = die.animals
            if shown:
                following = shown.index(self._animal) + 1 if self._animal in shown else 0
                self._animal = shown[following % len(shown)]
                self._begin_anew()
            return None

        return press

    def _of_die(self, die: TableDie) -> RiverCommand | None:
        """The best that can be collected for nothing with this die."""
        if self.state.phase is not RiverPhase.COLLECT or not die.animals:
            return None
        animal = self._animal if self._animal in die.animals else die.animals[0]
        with_it = [each for each in self._collects() if animal is not None and each.gain[animal]]
        return with_it[0] if with_it else None

    def _press_card(self, place: int) -> Change | None:
        ways = self._ways(place)
        if len(ways) == 1:
            return self.do(ways[0])
        self._place = place
        self._begin_anew()
        return None

    def _carry_card(self, place: int) -> None:
        ways = self._ways(place)
        if ways:
            name = self.state.row[place - 1]
            self._carried = f"emblem_{HABITATS[habitat_cards()[name].habitat]}", ways[0]
            self.shell.redraw()

    def _press_spot(self, key: str) -> Change | None:
        commands = self._by_spot()[key]
        if len(commands) == 1:
            return self.do(commands[0])
        self._hex = key
        self._begin_anew()
        return None

    def _widen(self) -> Change | None:
        self._animal = self._place = None
        self._hex = ""
        self._begin_anew()
        return None

    def _look_at(self, seat: int) -> Change | None:
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
        return self._widen() if self._narrowed else self._pause()

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


def _worth(command: CollectAnimals) -> float:
    return sum(count * worth for count, worth in zip(command.gain, WORTH, strict=True))
