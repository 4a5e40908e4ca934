"""Hints on request, in three steps: where to look, which space, the whole move; each with a reason.

Who thinks is a worker of its own, asked here and looked after in every frame, but never waited for. When it
is lost, so is the hint, and nothing else.
"""

from typing import Final, Protocol

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import _, current, ngettext
from flow_desktop.app.scene import Change
from flow_desktop.bots.advice import Advice, Chance
from flow_desktop.bots.advisor import Status
from flow_desktop.bots.hand import choose
from flow_desktop.bots.thinking import Question
from flow_desktop.engine.commands import Command, PlayCard, Roll
from flow_desktop.engine.geometry import ANIMAL_CELLS, Cell
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.rounds import Happening, pace_at
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import NOWHERE
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.hints.marks import draw_frame, draw_pointing
from flow_desktop.scenes.hints.meter import ChanceMeter
from flow_desktop.scenes.hints.pointing import Pointed, pointing
from flow_desktop.scenes.hints.words import AREA, MOVE, SPACE, hint_words, move_words, tells_more
from flow_desktop.scenes.play.bubble import Saying
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.table import By
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.widget import Taken, Weight, Widget, walk

KEY: Final = "hint"
SOON: Final = 0.02
"""Seconds between two looks for the first answer, and for a better one."""
LATER: Final = 0.1
SOUND: Final = "card_drawn"
FEWEST: Final = 12
"""So many games must have been tried before a chance is told at all."""
SURE: Final = 30
"""So many games must have been tried before another move is advised than at first."""


def _says_something(win: Chance | None) -> bool:
    """Whether enough games were tried for a chance to be told."""
    return win is not None and win.rollouts >= FEWEST


class Advisory(Protocol):
    """Whoever thinks about a question somewhere else: `bots.advisor.Advisor`, or a test's own."""

    status: Status

    def start(self) -> None:
        """Be ready."""

    def ask(self, question: Question) -> None:
        """Think about this, and forget what was asked before."""

    def poll(self) -> Advice | None:
        """A better answer, if one has come; never waits."""

    def cancel(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """Go."""


class Hints(Companion):
    """Sits beside whoever may ask."""

    def __init__(self, advisor: Advisory, early: bool = False) -> None:
        """`early`: whoever thinks is started with the game, so that the first answer comes soon."""
        self._advisor = advisor
        self._early = early
        self.step = 0
        self.advice: Advice | None = None
        self._state: GameState | None = None
        self._language = ""
        self._said: Saying | None = None

    def enter(self, play: Beside) -> None:
        """Let the worker start while the players look around."""
        super().enter(play)
        if self._early:
            self._advisor.start()

    def closed(self) -> None:
        """Nobody is asked any more."""
        self._advisor.close()

    # Asking

    def why_not_now(self) -> str:
        """Why there is no hint now; empty when there is one."""
        table = self.play.table
        state = table.state
        if state.turn.phase is Phase.OVER:
            return _("The game is over.")
        if state.turn.phase is Phase.WAVE:
            return _("The dice decide now.")
        if state.rules.silent:
            return _("No Communication: hints are silent until the wave.")
        if table.seat.partner:
            return _("Hints are for your own turn.")
        return "" if self.play.hand.aids.hints else _("Hints are switched off at this seat.")

    def press(self) -> None:
        """The first press asks; each further one tells more; after the whole move the hint goes."""
        why_not = self.why_not_now()
        if why_not:
            self.play.teller.not_now(why_not)
            self.play.bubble.say(Saying(why_not, key=KEY))
        elif self.step == 0:
            self._ask()
        elif self.advice is not None and self.step < MOVE:
            self.step += 1
            if self.step == SPACE and self.command is not None and not tells_more(self.command):
                self.step = MOVE
            self._tell()
        elif self.advice is not None:
            self._hide()

    def _hide(self) -> None:
        """Asked to go: seen on the board, and told to whoever listens."""
        self.clear()
        self.play.teller.remark(_("The hint is hidden."))

    def _ask(self) -> None:
        table = self.play.table
        self.step, self.advice, self._state = AREA, None, table.state
        self._advisor.ask(Question(table.state, pace_at(table)))
        self.play.bubble.drop()
        self.play.refresh()

    def clear(self) -> None:
        """The hint goes."""
        if self._said is not None and self.play.bubble.reason == self._said:
            self.play.bubble.drop()
        if self.step:
            self._advisor.cancel()
            self.play.refresh()
            self.play.show_board()
        self.step, self.advice, self._state, self._said = 0, None, None, None

    def update(self, seconds: float) -> Change | None:
        """Look whether an answer has come."""
        if self.step == 0:
            return None
        if self._advisor.status is Status.THINKING:
            self._take(self._advisor.poll())
        if self.advice is None and self._advisor.status is not Status.THINKING:
            self._lost()
        elif self._said is not None and self._language != current():
            self._tell(aloud=False)
        return None

    def _take(self, better: Advice | None) -> None:
        """An answer has come, or a better one: tell it, or only what has changed about it."""
        before = self.advice
        if better is None or (before is not None and not self._is_due(before, better)):
            return
        self.advice = better
        if before is None:
            self.play.table.note_advice(self.play.table.state.turn.player)
            self._tell()
        elif before.command != better.command:
            self._tell()
        elif _says_something(better.win) and not _says_something(before.win):
            self._tell(aloud=False)
        else:
            self.play.shell.redraw()

    def _is_due(self, before: Advice, better: Advice) -> bool:
        """Another move is told only while no space is told yet, and once enough games speak for it."""
        sure = better.win is not None and better.win.rollouts >= SURE
        return before.command == better.command or (self.step == AREA and sure)

    def _lost(self) -> None:
        """No answer: the game goes on without it, and the next question starts anew."""
        over = self._advisor.status is Status.OVER
        self.clear()
        self.play.teller.note(
            _("The game is over.") if over else _("The hint was lost at sea. Please ask again.")
        )

    def heard(self, happening: Happening) -> None:
        """Any move ends a hint; only the bell leaves it to whoever still holds the tile."""
        holding = happening.after.turn.phase is Phase.HOLDING
        if happening.by is By.CLOCK and holding and self._state is not None:
            self._state = happening.after
        elif self.step:
            self.clear()

    # What it says

    @property
    def command(self) -> Command | None:
        """What is advised; once another card is begun, the best that can be done with that."""
        advice, playing = self.advice, self.play.hand.card_play
        if advice is None or playing is None:
            return None if advice is None else advice.command
        ranked = (advice.command, *(each.command for each in advice.ranking))
        ways = (each for each in ranked if isinstance(each, PlayCard) and each.card is playing.card)
        chosen = playing.errand
        if chosen is not None:  # the tile that Current moves, or that Return brings back
            ways = (
                each
                for each in ways
                if getattr(each, "source", None) == chosen.source
                and getattr(each, "kind", chosen.kind) is chosen.kind
            )
        return next(ways, advice.command)

    @property
    def pointing(self) -> Pointed:
        """What is pointed at now."""
        command, state = self.command, self._state
        if self.step == 0 or command is None or state is None:
            return Pointed()
        return pointing(state, command, self.step, self.play.hand.card_play is not None)

    def _tell(self, aloud: bool = True) -> None:
        """Say what this step says, beside what it points at."""
        advice, command = self.advice, self.command
        assert advice is not None and command is not None
        reasons = advice.reasons if command == advice.command else ()
        words, shown = hint_words(command, reasons, self.step), self.pointing
        panel = "hand-title" if shown.panel == "hand" else shown.panel
        key = shown.keys[0] if shown.keys else panel or KEY
        below = self._meter if _says_something(advice.win) else None
        self._said = Saying(words, cell=shown.middle, source=shown.source, key=key, stays=True, below=below)
        self._language = current()
        self.play.bubble.say(self._said)
        self.play.show_board()
        if aloud:
            self.play.teller.remark(words, SOUND)

    def _meter(self) -> Widget:
        return ChanceMeter(self._chance)

    def _chance(self) -> Chance | None:
        return None if self.advice is None else self.advice.win

    def wave_words(self) -> str:
        """Which die costs less, where it can be chosen; else that nothing can be done."""
        state = self.play.table.state
        command = choose(state, pace_at(self.play.table)) if state.turn.phase is Phase.WAVE else None
        if isinstance(command, Roll) and command.die is not None and self.play.hand.aids.hints:
            return move_words(command)
        return _("The dice decide now.")

    # Keys, buttons, what is seen

    def act(self, act: Act) -> Taken | None:
        """The key of hints; Esc and B take a hint away first."""
        if act.repeated:
            return None
        if act.action is FlowAction.ADVISE:
            self.press()
            return Taken()
        if act.action is Action.BACK and self.step and self.play.bubble.reason in (None, self._said):
            self._hide()
            return Taken()
        return None

    def signs(self) -> tuple[Widget, ...]:
        """The button."""
        play = self.play
        why_not = self.why_not_now()
        button = KeyedIcon(
            art("icon_hint"),
            self._label(),
            self.press,
            units=sign_units(play.shell),
            weight=Weight.CHOSEN if self.step else Weight.PLAIN,
            key=KEY,
            enabled=not why_not,
            reason=why_not,
        )
        return (signed(button, key_sign(play.shell, FlowAction.ADVISE)),)

    def _label(self) -> str:
        """What a press does, and how many hints this seat has had: a number, and no more."""
        words = (_("Hint ({key})"), _("Tell me more ({key})"), _("Tell me more ({key})"), _("Hide ({key})"))
        asked = self.play.table.advice[self.play.table.state.turn.player]
        label = words[self.step].format(key=self.play.shell.hint(FlowAction.ADVISE))
        if not asked:
            return label
        so_far = ngettext("{count} hint so far", "{count} hints so far", asked).format(count=asked)
        return f"{label}. {so_far}"

    def in_sight(self) -> frozenset[str]:
        """No bubble covers what is pointed at, nor the animals it speaks of."""
        advice = self.advice
        if advice is None:
            return frozenset()
        homes = (ANIMAL_CELLS[animal] for reason in advice.reasons[:1] for animal in reason.animals)
        return self.pointing.in_sight | {space_key(home) for home in homes}

    def targets(self) -> frozenset[Cell]:
        """Keys lead to the space, once it is told."""
        if self.step < SPACE:
            return NOWHERE
        shown = self.pointing
        aimed = self.play.hand.carry is not None or self.play.hand.card_play is not None
        return frozenset({shown.cell}) if shown.cell is not None and aimed else NOWHERE

    def space_words(self, cell: Cell) -> str:
        """A space that is pointed at says so."""
        shown = self.pointing if self.step else None
        if shown is None or cell not in shown.spaces:
            return ""
        return _("hint: somewhere here") if shown.area else _("hint")

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """Area, space or move."""
        if self.advice is not None and not self.play.board.show.covered:
            draw_pointing(surface, self.play.look, self.play.board, self.pointing)

    def draw(self, surface: pygame.Surface) -> None:
        """A panel, or things beside the board."""
        if self.advice is None or self.play.board.show.covered:
            return
        shown = self.pointing
        if not (shown.panel or shown.keys):
            return
        for widget in walk(self.play.root):
            if shown.panel and widget.area == shown.panel:
                draw_frame(surface, self.play.look, widget.rect, whole=False)
            elif widget.key and widget.key in shown.keys:
                draw_frame(surface, self.play.look, widget.rect, whole=True)

    @property
    def wake_after(self) -> float | None:
        """While an answer may come."""
        if self.step == 0 or self._advisor.status is not Status.THINKING:
            return None
        return SOON if self.advice is None else LATER
