"""The tutor: before a clearly weak move a soft glow on a better space and a line; after a wave one more.

Nobody asked for it in so many words, so it says little: once for each tile, nothing for small differences.
One press switches it off.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.bots.advice import Advice
from flow_desktop.bots.advisor import Status
from flow_desktop.bots.thinking import Question
from flow_desktop.engine.commands import Command, Draw, PlaceTile, PlayCard
from flow_desktop.engine.events import DiceRolled
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.rounds import Happening, pace_at
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.hints.hindsight import hindsight
from flow_desktop.scenes.hints.hints import LATER, Advisory
from flow_desktop.scenes.hints.marks import draw_frame, draw_glow
from flow_desktop.scenes.hints.pointing import Pointed, pointing
from flow_desktop.scenes.hints.words import MOVE, SPACE, place_words, reason_words
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.table import Aids
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.widget import Taken, Weight, Widget, walk

WEAK: Final = 1.2
"""So many tiles worse than the best a move must be before anything is said."""
DWELL: Final = 0.35
"""Seconds that a tile hovers over a space before it is meant."""
KEY: Final = "tutor"


class Tutor(Companion):
    """Sits beside whoever wants to learn."""

    def __init__(
        self,
        advisor: Advisory | None,
        always_there: bool = False,
        keep: Callable[[Aids], None] = lambda aids: None,
    ) -> None:
        """`always_there`: its button is, though it is off; `keep` is told when it is switched."""
        self._advisor = advisor
        self._always = always_there
        self._keep = keep
        self._asked: GameState | None = None
        self._advice: Advice | None = None
        self._aim: Command | None = None
        self._aimed_for = 0.0
        self._told: GameState | None = None
        self.glowing: Pointed | None = None
        self._after_wave = ""

    def closed(self) -> None:
        """Nobody is asked any more."""
        if self._advisor is not None:
            self._advisor.close()

    @property
    def is_on(self) -> bool:
        """Whether the seat whose turn it is wants it; No Communication silences it."""
        table = self.play.table
        return table.seat.aids.tutor and not table.state.rules.silent and not table.seat.partner

    def toggle(self) -> None:
        """On or off for this seat, by one press."""
        table, player = self.play.table, self.play.table.state.turn.player
        aids = replace(table.seat.aids, tutor=not table.seat.aids.tutor)
        table.set_seat(player, replace(table.seat, aids=aids))
        self._keep(aids)
        self._forget()
        self.play.teller.note(_("The tutor is on.") if aids.tutor else _("The tutor is off."))
        self.play.refresh()

    # What it hears

    def heard(self, happening: Happening) -> None:
        """Every move is a new question; a throw is looked back at."""
        self._forget()
        rolled = next((event for event in happening.events if isinstance(event, DiceRolled)), None)
        if rolled is not None and happening.forward and self._anybody():
            self._after_wave = hindsight(happening.before, rolled, self._last_held())

    def _anybody(self) -> bool:
        """Whether anybody at the table wants it."""
        table = self.play.table
        return any(seat.aids.tutor for seat in table.seats) and not table.state.rules.silent

    def _last_held(self) -> GameState | None:
        """The game when the last tile was held that was placed."""
        moves = self.play.table.moves
        for before, entry in zip(moves[-2::-1], moves[:0:-1], strict=True):
            if isinstance(entry.command, PlaceTile):
                return before.step.state
        return None

    def _forget(self) -> None:
        if self._advisor is not None and self._asked is not None:
            self._advisor.cancel()
        self._asked = self._advice = self._aim = self.glowing = None

    def update(self, seconds: float) -> Change | None:
        """Ask once for each decision; look what is aimed at; tell what there is to tell."""
        if self._after_wave:
            words, self._after_wave = self._after_wave, ""
            self.play.teller.note(words)
        state = self.play.table.state
        if self._advisor is None or not self.is_on or state.turn.phase not in (Phase.TURN, Phase.HOLDING):
            return None
        if self._asked is not state:
            self._forget()
            self._asked = state
            self._advisor.ask(Question(state, pace_at(self.play.table), rollouts=0))
        elif self._advisor.status is Status.THINKING:
            self._advice = self._advisor.poll() or self._advice
        if self._advice is not None:
            self._look(seconds, self._advice)
        return None

    # What it sees and says

    def _look(self, seconds: float, advice: Advice) -> None:
        """Whether what is aimed at is clearly worse than something else."""
        aim = self._aimed()
        self._aimed_for = self._aimed_for + seconds if aim == self._aim else 0.0
        self._aim = aim
        loss = None if aim is None else advice.loss(aim)
        weak = loss is not None and loss >= WEAK
        if not weak and self.glowing is not None:
            self._show(None)
        elif weak and self.glowing is None and self._aimed_for >= DWELL:
            self._warn(advice)

    def _aimed(self) -> Command | None:
        """What would be done now: the tile put down where it hovers; a tile drawn, when nothing is begun."""
        hand = self.play.hand
        carry = hand.carry
        if carry is None:
            waits = hand.card_play is None and self.play.table.state.turn.phase is Phase.TURN
            pile = hand.fullest_pile()
            return Draw(pile) if waits and pile is not None else None
        if carry.cell is None or not carry.lifted or carry.edges not in carry.fits.get(carry.cell, ()):
            return None
        return carry.errand.command(carry.cell, carry.edges)

    def _warn(self, advice: Advice) -> None:
        """Glow on the better space; the line only once for each tile."""
        step = SPACE if isinstance(advice.command, PlaceTile) else MOVE
        if isinstance(advice.command, PlayCard):
            step = SPACE
        assert self._asked is not None
        self._show(pointing(self._asked, advice.command, step))
        if self._told is not self._asked:
            self._told = self._asked
            self.play.teller.note(tutor_words(advice))

    def _show(self, shown: Pointed | None) -> None:
        self.glowing = shown
        self.play.shell.redraw()

    def act(self, act: Act) -> Taken | None:
        """Its key."""
        if act.action is not FlowAction.SWITCH_TUTOR or act.repeated:
            return None
        self.toggle()
        return Taken()

    def signs(self) -> tuple[Widget, ...]:
        """The button that switches it off and on; once it was there, it stays where it was found."""
        self._always = self._always or any(seat.aids.tutor for seat in self.play.table.seats)
        if not self._always:
            return ()
        play, on = self.play, self.play.table.seat.aids.tutor
        button = KeyedIcon(
            art("icon_tutor"),
            _("Switch the tutor off") if on else _("Switch the tutor on"),
            self.toggle,
            units=sign_units(play.shell),
            weight=Weight.CHOSEN if on else Weight.PLAIN,
            key=KEY,
        )
        return (signed(button, key_sign(play.shell, FlowAction.SWITCH_TUTOR)),)

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """The glow."""
        shown = self.glowing
        if shown is not None and shown.cell is not None and not self.play.board.show.covered:
            draw_glow(surface, self.play.look, self.play.board, shown.cell)

    def draw(self, surface: pygame.Surface) -> None:
        """A card, or the button that trades."""
        shown = self.glowing
        if shown is None or not shown.keys or self.play.board.show.covered:
            return
        for widget in walk(self.play.root):
            if widget.key and widget.key in shown.keys:
                draw_frame(surface, self.play.look, widget.rect, whole=False)

    @property
    def wake_after(self) -> float | None:
        """While an answer may come, or something is aimed at."""
        if self._advisor is None or not self.is_on:
            return None
        aiming = self._aim is not None and self.glowing is None and self._aimed_for < DWELL
        return LATER if aiming or self._advisor.status is Status.THINKING else None


def tutor_words(advice: Advice) -> str:
    """One line: what looks better, and why."""
    command = advice.command
    told = place_words(command)
    if isinstance(command, PlaceTile):
        told = _("It looks better {there}.").format(there=at_place(command.cell))
    return f"{told} {reason_words(advice.reason)}"
