"""The partners at a table: each has its turn like anybody, at a human pace, and points before it acts.

A partner rests a moment, thinks (beside the program, so that no frame waits), points at what it means and
says why, and then gives its command to the table, which announces it as anybody's. People can tell it to wait
or to hurry, and ask what it would do in their place. Under No Communication it neither points nor says.
"""

from typing import Final

import pygame

from flow_desktop.app.intents import Act
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.bots.advice import Advice
from flow_desktop.bots.partners import Partner, partner_named
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Draw, DrawShown, Roll, TimeUp
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Happening
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.hints.words import move_words
from flow_desktop.scenes.partners import words
from flow_desktop.scenes.partners.mind import Mind
from flow_desktop.scenes.partners.picking import Pick, pick
from flow_desktop.scenes.partners.pointing import draw_pointer, pointed_at, space_of
from flow_desktop.scenes.partners.signs import ask_sign, hurry_sign, wait_sign
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.table import By
from flow_desktop.widgets.widget import Taken, Widget

RESTS: Final = {Partner.BENO: 0.7, Partner.PELLA: 1.4, Partner.RUFO: 1.0}
"""Seconds before a partner turns to what comes next."""
POINTS: Final = 1.3
"""Seconds between pointing and acting."""
HURRIED: Final = 0.3
"""What is left of these when people hurry it."""
AFTER_UNDO: Final = 2.5
"""A partner whose move was taken back gives people time to look."""
ANSWER_STAYS: Final = 12.0
LOOK: Final = 0.05


class Partners(Companion):
    """All partners of a table."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._seated = False
        self._rest = 0.0
        self._asking = False
        self._pick: Pick | None = None
        self._unwanted: set[Command] = set()
        self._answer: tuple[Partner, Command] | None = None
        self._answer_for = 0.0
        self._questioned: Partner | None = None
        self.waits = False
        self.hurries = False

    def enter(self, play: Beside) -> None:
        """Somebody may begin, or hold a tile already."""
        super().enter(play)
        self._seated = True
        play.hand.follow()
        self._turn_to()

    def closed(self) -> None:
        """Nobody thinks any more."""
        self._mind.close()

    @property
    def lost_thoughts(self) -> int:
        """How often somebody had to think here, because the worker was lost."""
        return self._mind.lost

    # Who plays

    @property
    def acting(self) -> Partner | None:
        """The partner who has the turn, while there is a turn."""
        turn = self.play.table.state.turn
        if turn.phase not in (Phase.TURN, Phase.HOLDING):
            return None
        return partner_named(self.play.table.seats[turn.player].partner)

    @property
    def adviser(self) -> Partner | None:
        """Whom people can ask: the partner who comes next."""
        table = self.play.table
        count, player = len(table.seats), table.state.turn.player
        order = (table.seats[(player + step) % count].partner for step in range(1, count + 1))
        return next((known for name in order if (known := partner_named(name)) is not None), None)

    @property
    def _silent(self) -> bool:
        return self.play.table.state.rules.silent

    def hands_off(self) -> str:
        """A partner's tile is the partner's."""
        acting = self.acting if self._seated else None
        return "" if acting is None else words.hands_off_words(acting)

    def why_not(self, command: Command) -> str:
        """Nobody plays for a partner; calling the wave is everybody's."""
        return "" if isinstance(command, TimeUp) else self.hands_off()

    def why_not_card(self, card: Card) -> str:
        """A partner plays its own cards."""
        return self.hands_off()

    # What happens

    def heard(self, happening: Happening) -> None:
        """Whatever was meant is meant no longer; what people took back is not done again."""
        if happening.by is By.UNDO:
            self._unwanted.update(happening.commands)
        elif happening.by is not By.CLOCK:
            self._unwanted.clear()
        self._turn_to()
        if happening.by is By.UNDO and self.acting is not None:
            self._rest = AFTER_UNDO

    def _turn_to(self) -> None:
        """Begin anew with the game as it is."""
        self._mind.forget()
        self._asking = False
        self._pick = self._answer = self._questioned = None
        acting = self.acting
        self._rest = 0.0 if acting is None else self._seconds(RESTS[acting])

    def _seconds(self, usual: float) -> float:
        return usual * (HURRIED if self.hurries else 1.0)

    def update(self, seconds: float) -> Change | None:
        """Rest, think, point, act."""
        table = self.play.table
        self._pass_time(seconds)
        if self._questioned is not None:
            self._hear_answer(self._questioned)
        acting = self.acting
        if acting is None or self.waits or table.waiting or table.paused or self._rest > 0:
            return None
        if self._pick is not None:
            self._do(self._pick.command)
        elif not self._asking:
            self._asking = True
            self._mind.ask(table, acting)
        elif (advice := self._mind.answer()) is not None:
            self._asking = False
            self._mean(acting, advice)
        return None

    def _pass_time(self, seconds: float) -> None:
        self._rest = max(0.0, self._rest - seconds)
        if self._answer is not None:
            self._answer_for -= seconds
            if self._answer_for <= 0:
                self._answer = None
                self.play.show_board()

    def _mean(self, partner: Partner, advice: Advice) -> None:
        """Choose, point and say why; drawing a tile needs no words."""
        table = self.play.table
        key = f"{table.options.seed}/{len(table.moves)}"
        picked = pick(table.state, advice.ranking, self._unwanted, self._people_follow(), key)
        self._pick = picked or Pick(advice.command)
        if isinstance(self._pick.command, Draw | DrawShown):
            return
        self._rest = self._seconds(POINTS)
        if not self._silent:
            self.play.teller.note(words.says(partner, self._line(advice)))
        self._show_meant()

    def _show_meant(self) -> None:
        self.play.refresh()
        self.play.show_board()

    def _line(self, advice: Advice) -> str:
        assert self._pick is not None
        if self._pick.left:
            return _(words.LEAVES_IT)
        if self._unwanted:
            return _(words.ELSEWHERE)
        return words.line_of(advice.reason)

    def _people_follow(self) -> bool:
        """Whether somebody who is no partner has a turn before the wave, as far as that is known."""
        left = self.play.table.turns_left
        return any(not seat.partner for seat in self.play.table.seats) and (left is None or left > 1)

    def _do(self, command: Command) -> None:
        """Act as anybody does; what the rules refuse after all is thought about anew."""
        self._pick = None
        if isinstance(self.play.table.do(command, By.PARTNER), Refusal):
            self._turn_to()

    def roll(self) -> Roll | None:
        """A partner who has the turn when the wave comes rolls the dice."""
        table = self.play.table
        turn = table.state.turn
        if turn.phase is not Phase.WAVE or self.waits:
            return None
        known = partner_named(table.seats[turn.player].partner)
        return None if known is None else self._mind.roll(table)

    # What people ask for

    def act(self, act: Act) -> Taken | None:
        """One key to wait and go on, one to ask or to hurry."""
        if act.repeated:
            return None
        match act.action:
            case FlowAction.PARTNER_WAIT:
                self._wait()
            case FlowAction.PARTNER_ASK if self.acting is not None:
                self._hurry()
            case FlowAction.PARTNER_ASK:
                self._ask()
            case _:
                return None
        return Taken()

    def _wait(self) -> None:
        self.waits = not self.waits
        known = self.acting or self.adviser
        if known is not None:
            line = words.turn_words(known, self.waits) if self.waits else words.goes_on(known)
            self.play.teller.note(line)
        self.play.refresh()

    def _hurry(self) -> None:
        self.hurries = not self.hurries
        self.waits = False
        self._rest *= HURRIED if self.hurries else 1.0
        self.play.teller.note(words.pace_words(self.hurries))
        self.play.refresh()

    def _ask(self) -> None:
        known = self.adviser
        if known is None or self.play.table.waiting:
            return
        if self._silent:
            self.play.teller.not_now(_("No talking until the wave: No Communication."))
            return
        self._questioned = known
        self._mind.ask(self.play.table, known)
        self.play.teller.note(words.says(known, _("Let me see …")))

    def _hear_answer(self, known: Partner) -> None:
        advice = self._mind.answer()
        if advice is None:
            return
        self._questioned = None
        self._answer, self._answer_for = (known, advice.command), ANSWER_STAYS
        line = f"{move_words(advice.command)} {words.line_of(advice.reason)}"
        self.play.teller.note(words.would(known, line))
        self._show_meant()

    # What is seen

    @property
    def _meant(self) -> tuple[Partner, Command] | None:
        """Who points at what."""
        if self._answer is not None:
            return self._answer
        acting = self.acting
        if acting is None or self._pick is None or self._silent:
            return None
        return acting, self._pick.command

    def step_words(self) -> str | None:
        """Who is thinking; a timed round is begun by people."""
        acting, table = self.acting, self.play.table
        if acting is None or (table.waiting and table.setting.seconds is not None):
            return None
        return words.turn_words(acting, self.waits, self._meant is not None)

    def shown(self, show: BoardShow) -> BoardShow:
        """What a partner means, before it is done."""
        meant = self._meant
        carry = self.play.hand.carry
        if (
            meant is None
            or show.covered
            or (self.acting is None and carry is not None and carry.cell is not None)
        ):
            return show
        held = self.play.hand.drawings().held
        return pointed_at(show, self.play.table.state, meant[1], held)

    def draw(self, surface: pygame.Surface) -> None:
        """The face of the one who points, where it points."""
        if self._meant is not None:
            partner, command = self._meant
            seat = next(seat for seat in self.play.table.seats if seat.partner == partner)
            draw_pointer(surface, self.play, seat, command)

    def in_sight(self) -> frozenset[str]:
        """What is pointed at."""
        cell = None if self._meant is None else space_of(self._meant[1])
        return frozenset() if cell is None else frozenset({space_key(cell)})

    def signs(self) -> tuple[Widget, ...]:
        """Wait or go on; hurry, or ask the next partner."""
        known = self.adviser
        if known is None:
            return ()
        wait = wait_sign(self.play.shell, self.acting or known, self.waits, self._wait)
        if self.acting is None:
            return wait, ask_sign(self.play.shell, known, self._ask)
        return wait, hurry_sign(self.play.shell, self.acting, self.hurries, self._hurry)

    # When it goes on

    @property
    def wake_after(self) -> float | None:
        """While a partner plays or is asked."""
        busy = self._questioned is not None or self._answer is not None
        return LOOK if busy or (self.acting is not None and not self.waits) else None
