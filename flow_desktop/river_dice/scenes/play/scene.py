"""The table of River Dice: all choices are the engine's legal commands, each seen before it is made."""

from flow_desktop.app.intents import (
    Act,
    Action,
    Intent,
    PointerIntent,
    PointerMoved,
    PointerReleased,
)
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine import RiverPhase
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.engine.events import RoundBegan, SeatBegan
from flow_desktop.river_dice.scenes.actions import QUESTION_NAMES, RiverAction
from flow_desktop.river_dice.scenes.destinations import ToRiverRules
from flow_desktop.river_dice.scenes.dice_view import DiceTray
from flow_desktop.river_dice.scenes.draft import home_of
from flow_desktop.river_dice.scenes.play.introducing import introduced, introduction
from flow_desktop.river_dice.scenes.play.page import RiverTablePage
from flow_desktop.river_dice.scenes.play.prompts import round_words
from flow_desktop.river_dice.scenes.sounding import MUSIC, knock_sound, sound_of
from flow_desktop.river_dice.table import RiverHappening
from flow_desktop.table import By
from flow_desktop.widgets.widget import Taken


class RiverPlay(RiverTablePage):
    """One game at one computer; the seats act one after another."""

    asks = tuple(QUESTION_NAMES)

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
        self.shell.audio.pause(False)
        super().leave()
        self.shell.captions.clear()

    def opening_words(self) -> str:
        """Which round it is, and what is to be done."""
        return f"{round_words(self.state)}. {self._prompt()}"

    # What is done

    def _heard(self, happening: RiverHappening) -> None:
        """Tell what has happened, and let the dice of the next turn roll."""
        self.hints.clear()
        self.partners.heard(happening)
        if self._introduction and happening.by is By.HAND:
            introduced(home_of(self.shell), self.state.setup.options.sheet_used)
            self._introduction = ""
        self.shell.audio.play(sound_of(happening.events))
        words = self.announcing.happened(happening)
        if words.usual:
            self.questions.last_words = words.usual
            self.shell.captions.show(words.usual)
            self.announce(words)
        began = [event for event in happening.events if isinstance(event, RoundBegan | SeatBegan)]
        if began and not self.state.over:
            if not self._led:
                self._looked, self._all = None, False
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
            self.shell.redraw()
            if self.rolling.tumble is None:
                tray = self.find("tray")
                assert isinstance(tray, DiceTray)
                self.rolling.throw(tray, self.state.round * 7 + self.state.seat)
            rests = self.rolling.roll_on(seconds)
            for strength in self.rolling.knocks():
                self.shell.audio.play(knock_sound(strength), volume=0.35 + 0.65 * strength)
            if rests:
                self._let_lie()
        elif self.partners.think(seconds):
            self.shell.captions.show(self.partners.says)
            self.announce(self.announcing.why())
            self.refresh()
        elif self.partners.due():
            self.partners.act()
            return self.moves.go_on()
        if self.hints.poll():
            self._show_hint()
        if not self.rolling.on and self.sight.lingering.rest(self.sight.rested_on(), seconds):
            self.shell.redraw()
        return super().update(seconds)

    @property
    def wake_after(self) -> float | None:
        """While a partner thinks, or a hint is on its way."""
        if self.hints.waits:
            return 0.02
        waits = [
            each for each in (self.partners.wake_after, self.sight.lingering.wake_after) if each is not None
        ]
        return min(waits, default=None)

    # Intents

    def happened(self, intent: Intent) -> Change | None:
        """A window that is no longer in front, or a pad in use that is unplugged: everything stands still."""
        return self._pause() if self.shell.loses_hold(intent) else None

    def uncovered(self, result: object) -> Change | None:
        """Back at the table: the music goes on."""
        self.shell.audio.pause(False)
        return super().uncovered(result)

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
            case RiverAction.PARTNER_WAIT | RiverAction.PARTNER_ASK:
                self.tell(_("No partner is thinking now."))
                return Taken()
            case RiverAction.DONE if self._done_button() and not self.rolling.on:
                return Taken(self.moves.do(FinishTurn()))
            case RiverAction.DONE:
                self.refuse(_("That is not possible now."))
                return Taken()
        return None

    def back(self) -> Change | None:
        """One step back: what is carried, a hint, other sheets, what was narrowed; else the pause."""
        if self.moves.carried:
            self.moves.carry()
            self.shell.redraw()
        elif self.hints.step:
            self.hints.clear()
            self.moves.widen()
            self.read_out(_("The hint is hidden."))
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
                places = {key: self.seek(key) for key in ("sheet", "side")}
                over = [key for key, part in places.items() if part and part.rect.collidepoint(x, y)]
                return Taken(self.moves.drop(over[0] if over else ""))
        return None
