"""The play scene: intents go to the parts, and what the table announces is shown, heard and spoken.

The parts: what is held (`hand`), what can be asked for (`moves`), where the pointer is (`grip`) and where the
attention (`attention`), why something was not done (`bubble`), the clock (`tell`), the columns, the sea, and
who sits beside the player (`companion`). None knows the scene; here they meet.
"""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.fade import skips
from flow_desktop.app.intents import (
    NAVIGATION,
    Act,
    Action,
    AnyAction,
    Device,
    Intent,
    PointerIntent,
    PointerReleased,
)
from flow_desktop.app.language import _, current
from flow_desktop.app.scene import Change, Destination, Push, ToQuestions
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.commands import Roll
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.actions import QUESTIONS, FlowAction
from flow_desktop.scenes.board.space import Space
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.destinations import ToHelp, ToRules
from flow_desktop.scenes.performing.performer import Performer
from flow_desktop.scenes.play.asking import Questions
from flow_desktop.scenes.play.attention import Attention
from flow_desktop.scenes.play.bubble import Bubble, Saying, announcement
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.tile_panel import step_words
from flow_desktop.scenes.play.companion import Companion, Company
from flow_desktop.scenes.play.discards import DiscardScene
from flow_desktop.scenes.play.grip import Grip
from flow_desktop.scenes.play.ground import Ground
from flow_desktop.scenes.play.hand import Denied, Hand
from flow_desktop.scenes.play.lead import Lead
from flow_desktop.scenes.play.moves import VERBS, Moves
from flow_desktop.scenes.play.onward import Onward
from flow_desktop.scenes.play.page import TablePage
from flow_desktop.scenes.play.sea.sea import Sea
from flow_desktop.scenes.play.stage import PlayStage
from flow_desktop.scenes.play.tell import ClockWatch, Teller
from flow_desktop.scenes.scenario_cards import refusal_page
from flow_desktop.table import By, Pause
from flow_desktop.widgets.widget import Taken, Widget

FIRST_FRAMES: Final = 2
"""So many frames may take long, because everything is drawn for the first time: nobody has slept."""


class PlayScene(TablePage):
    """A game at a table; companions may sit beside the player."""

    asks = QUESTIONS

    def __init__(self, table: Table, *companions: Companion) -> None:
        self.table = table
        self.company = Company(companions)
        self.hand = Hand(table, self.company)
        self.attention = Attention(self.hand, self.company.targets)
        self.bubble = Bubble(self.reshow)
        self._missed: Saying | None = None
        self._leaving: list[Callable[[], None]] = []
        self._language = current()
        timed = table.waiting and table.setting.seconds is not None
        self.first_focus = "step" if timed else self.attention.next_key()

    def opening_words(self) -> str:
        """The lesson, drill or puzzle."""
        return self.company.opening_words()

    def enter(self, shell: Shell) -> None:
        """Lay the table, listen to it, and say whose turn it is."""
        self.shell = shell
        self.board = BoardView(
            self.hand.show(), self._press_space, self._space_words, key="board", now=shell.now
        )
        self.board.turns_at = self.attention.turns_at
        stage = PlayStage(self.board, self.hand, self.attention, self.seek, self.show_board)
        self.performer = Performer(shell, stage)
        self.motions = self.performer.motions
        self.teller = Teller(shell, self.table, self.performer.perform)
        self.clock = ClockWatch(shell, self.table, self.teller)
        self.moves = Moves(shell, self.table, self.hand, self)
        self.grip = Grip(self.board, self.hand, self.moves, self.bubble, self.motions, self.seek, self.reshow)
        self.onward = Onward(self.table, self.company, self.board, self)
        self.sea = Sea(shell, self.table, self.board)
        self.ground = Ground(self.sea, self.board)
        self.seen = Seen(shell, self.table, self.hand, self.moves, self.company, self.motions, self.refresh)
        self.lead = Lead(shell, self, self.seen, self.attention, self.grip, self.bubble)
        self.questions = Questions(self.seen, self.attention, self._space_words)
        self._leaving.append(self.table.listen(self.hand.heard))
        for companion in self.company:
            companion.enter(self)
            self._leaving.append(self.table.listen(companion.heard))
        if self.table.setting.seconds is None:
            self.table.ready()
        super().enter(shell)
        self._leaving.append(self.table.listen(self.heard))
        self.show_board()
        self.teller.turn(self.company.has_own_goal)
        self.clock.surroundings.follow()

    def leave(self) -> None:
        """Let the music be heard again; an unfinished game is kept by its journal."""
        super().leave()
        for leave in (*self._leaving, *(companion.closed for companion in self.company)):
            leave()
        self.shell.audio.pause(False)
        self.shell.captions.clear()
        if self.table.state.result is None and not self.onward.called:
            self.table.close()

    # What happens at the table

    def heard(self, happening: Happening) -> None:
        """Show and tell what happened, through whomever; only a throw is told by the scene of the wave."""
        bell = happening.by is By.CLOCK
        passed = announcement(happening.events, self.table)
        if self._covered and happening.forward and isinstance(happening.commands[0], Roll):
            self._missed = passed
            return
        if happening.by not in (By.HAND, By.CLOCK):
            self.grip.dragging = False  # what was dragged is not in the hand any more
        if not bell:
            self.seen.looked_at = None
            self.seen.drawer = self.seen.drawer and happening.by is not By.HAND
            self.bubble.say(passed)
        self.reshow()
        led = not bell and self.lead.lead()
        self.teller.happened(happening)
        self.teller.hope()
        if led:
            self.lead.name_focus()
            self.lead.teach_jump(self.teller)

    # What moves ask of the screen

    def changed(self, lead: bool = True) -> None:
        """The hand holds something else: show it, and lead the focus to the next step."""
        self.bubble.say(None)
        self.reshow()
        if lead:
            self.lead.lead_aloud()
        self.lead.follow_cursor()

    def denied(self, denied: Denied, key: str) -> None:
        """Something was not done: tell why, at its space or at the widget of the key."""
        if denied.refusal is not None:
            words = self.teller.refused(denied.refusal, self.attention.other_way(denied.cell))
            cells, code = denied.refusal.cells, denied.refusal.code
            self.bubble.say(Saying(words, code, denied.cell, cells, key))
            self.company.refused(denied.refusal)
        elif denied.question is not None:
            self.teller.asked(denied.words)
            self.bubble.say(
                Saying(denied.words, cell=denied.cell, cells=denied.question.cells, key=key, asks=True)
            )
        else:
            self.teller.not_now(denied.words)
            self.bubble.say(Saying(denied.words, cell=denied.cell, key=key))
        self.show_board()

    def explain(self, reason: Saying, sound: str) -> None:
        """Say and show a sentence at its place."""
        self.bubble.say(reason)
        self.teller.remark(reason.words, sound)

    def turned(self, quarters: int) -> None:
        """The tile in hand has turned."""
        self.motions.turn(quarters)
        self.bubble.say(None)
        self.show_board()
        self.teller.remark(self.attention.held_words())

    def tell_held(self) -> None:
        """Say how the tile in hand lies: it was taken up, or put back to its place."""
        self.teller.remark(self.attention.held_words())

    def carries(self) -> None:
        """The tile hangs at the pointer as long as its button is held."""
        self.grip.dragging = True

    def card_begun(self) -> None:
        """A card was taken from the hand: say what it waits for, and show where it is played."""
        self.seen.drawer = False
        self.refresh()
        self.teller.remark(step_words(self.seen), urgency=Urgency.EVENT)

    def settle(self) -> None:
        """The button that had the focus is gone: it waits at the next step."""
        self.lead.settle()

    def lead_to(self, key: str) -> None:
        """Bring the focus to a widget and say what it is."""
        self.lead.lead_to(key)

    def jump(self, by: AnyAction) -> None:
        """Bring the focus to another space that matters."""
        self.lead.jump(by)

    def answer(self, question: AnyAction) -> None:
        """Say and show what is asked."""
        self.teller.answer(self.questions.answer(question))

    # Intents

    def handle(self, intent: Intent) -> Change | None:
        """Let the pointer carry, then the widgets answer, then the board follows."""
        if self.onward.is_due and self.performer.busy and skips(intent):
            self.performer.stop()
            return self.next_scene()
        said, focused = self.bubble.reason, self.focus.current
        self.attention.notice(intent)
        taken = self.grip.before_widgets(intent, self.root)
        change = self._follow(taken) if taken is not None else super().handle(intent)
        if isinstance(intent, PointerReleased):
            self._pointing.hover([])  # what a resting pointer lies on says nothing until it moves again
        self.lead.follow_cursor()
        walked = isinstance(intent, Act) and intent.action in NAVIGATION
        if walked and focused is not None and focused is self.focus.current and isinstance(focused, Space):
            self._tell_edge()
        if walked and said is self.bubble.reason and self.focus.current not in (focused, self.seek("why")):
            self.bubble.say(None)  # the player has turned to something else; Tab leads to the bubble itself
        return change

    def _tell_edge(self) -> None:
        """An arrow came to the edge of the board: what leads on from there."""
        key = self.shell.hint(Action.NEXT_AREA)
        words = _("Edge of the board. {key} leads on.").format(key=key) if key else _("Edge of the board.")
        self.teller.remark(words)

    def view_changed(self) -> None:
        """A sentence in another language is no longer said; whoever wants it to stay says it anew."""
        if self._language != current():
            self._language = current()
            self.bubble.say(None)
        super().view_changed()

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """What no widget used: a dragged tile is let go."""
        return self.grip.after_widgets(intent, self.root, self.look)

    def act(self, act: Act) -> Taken | None:
        """Keys and pad."""
        taken = self.company.act(act)
        if taken is not None:
            return taken
        if act.action not in VERBS:
            return self.moves.not_here(act)
        if act.action is FlowAction.CARDS and self.seen.drawer:
            self._close_drawer()
            return Taken()
        return Taken(VERBS[act.action](self.moves))

    def happened(self, intent: Intent) -> Change | None:
        """Losing the window, or the pad that is in use, pauses."""
        return self.pause(Pause.FOCUS) if self.shell.loses_hold(intent) else None

    def back(self) -> Change | None:
        """Take back one step; with nothing to take back, pause (a pad's B undoes instead)."""
        if self.seen.drawer:
            self._close_drawer()
            return None
        if self.moves.back():
            return None
        if self.bubble.reason is not None or self.seen.looked_at is not None:
            self.seen.looked_at = None
            self.bubble.say(None)
            self.refresh()
            return None
        if self.shell.device is Device.PAD:
            self.moves.undo()
            return None
        return self.pause()

    def _close_drawer(self) -> None:
        """What was behind the drawer is there again, and the focus at the next step."""
        self.seen.turn_drawer()
        self.lead.lead_aloud()

    def _press_space(self, cell: Cell) -> Taken | None:
        if not self.attention.too_soon(self.shell.now()):
            self.moves.space(cell)
        return Taken()

    # Where the attention is

    @property
    def pointed(self) -> Widget | None:
        """A key that turns the tile at the pointer does not make the focus speak up."""
        return self._pointing.hovered if self.attention.by_pointer else super().pointed

    def _space_words(self, cell: Cell) -> str:
        return self.attention.space_words(cell, self.company.space_words(cell))

    # Time

    def update(self, seconds: float) -> Change | None:
        """Look at the clock; when the round or the game has ended, go on to what follows."""
        if self.table.paused:
            return self.pause()
        return self.pass_time() or self.company.update(seconds) or self.next_scene()

    def pass_time(self) -> Change | None:
        """Let the clock and what moves go on; after a gap (the computer slept) everything stands still.

        The gap of the first drawing is none.
        """
        gap = self.clock.look()
        if self.wake_after is not None:
            self.shell.redraw()
        self.performer.advance()
        return self.pause(Pause.FOCUS) if gap and self.frames > FIRST_FRAMES else None

    # Other scenes

    def next_scene(self) -> Change | None:
        """The scene that follows once everything has come to rest."""
        return None if self.performer.busy else self.onward.follows(self.shell.settings.reduced_motion)

    def pause(self, why: Pause = Pause.PLAYER) -> Change:
        """Stop the clock and the music now, and hide the board of a timed game."""
        self._stop(why)
        self.shell.audio.pause(True)
        return Push(self.onward.pause_page())

    def help(self) -> Change | None:
        """The goal and what everything means; the clock stands still."""
        return self._read(ToHelp(self.table))

    def ask(self) -> Change | None:
        """What can be asked, as a list; the clock stands still while it is read."""
        return self._read(ToQuestions(self.asks))

    def call_lost(self) -> Change:
        """The players see that nothing can win any more."""
        return self.onward.called_lost()

    def why(self) -> Change | None:
        """The rule behind the refusal that is shown."""
        code = self.bubble.reason.code if self.bubble.reason is not None else None
        return self._read(ToRules(refusal_page(code, self.table.state.setup.scenarios) if code else None))

    def discards(self, choosing: tuple[Kind, ...] | None = None) -> Change:
        """Look through the discard; with `choosing`, for a tile that comes back."""
        return Push(DiscardScene(self, choosing, self.company.in_sight()))

    def _read(self, page: Destination) -> Change:
        self._stop(Pause.MENU)
        return Push(page)

    def _stop(self, why: Pause) -> None:
        self.table.pause(why)
        self.shell.captions.clear()  # they would lie over the page that comes
        self.grip.put_down()
        self.performer.stop()
        self.show_board()

    def go_on(self) -> None:
        """Back at the table: the clock goes on."""
        self.shell.audio.pause(False)
        self.table.resume()
        if not self.company.has_own_goal:
            self.teller.goal()
        self.show_board()

    def covered(self) -> None:
        """Nothing moves under another scene."""
        super().covered()
        self.grip.put_down()
        self.performer.stop()

    def uncovered(self, result: object) -> Change | None:
        """Back from a pause, the wave, a page, or the discard with a tile for Return."""
        choosing = self.hand.awaits is Awaits.KIND
        super().uncovered(result)
        self.go_on()
        if isinstance(result, Kind):
            self.moves.choose_kind(result)
        elif choosing:
            self.hand.back()
        self.reshow()
        self.lead.lead_aloud()
        self.teller.turn(self.company.has_own_goal)
        self.teller.hope()
        if self._missed is not None:
            self.bubble.say(self._missed)
            self._missed = None
        return self.next_scene()
