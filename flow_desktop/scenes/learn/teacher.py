"""The one who sits beside the player in a lesson: shows, waits, praises, and lets the rules explain."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, Replace, Scene
from flow_desktop.engine import Result, refusal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Draw, PlaceTile
from flow_desktop.engine.events import Event
from flow_desktop.engine.refusals import Refusal
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.learn.cheering import draw_stars
from flow_desktop.scenes.learn.course import following, mark_done
from flow_desktop.scenes.learn.lesson import Lesson, Step
from flow_desktop.scenes.learn.panel import Ways, praise_panel, step_panel
from flow_desktop.scenes.learn.pointing import Pointing
from flow_desktop.scenes.learn.progress import Progress
from flow_desktop.scenes.learn.showing import Target, target_of, wanted_cells
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.scenes.play.help import goal_words
from flow_desktop.widgets.widget import Taken, Widget, walk

CARD_VERBS: Final = {Card.FISHING: "fish", Card.CALM_WATERS: "calm"}
RESTLESS: Final = 40.0
"""So many seconds the hand goes on moving when nothing happens."""
NEXT: Final = Target("next")
CALM_LINE: Final = 3


class Teacher(Companion):
    """Leads through one part of a lesson; `again` when it was just tried without luck."""

    replaces_seats = True

    def __init__(self, lesson: Lesson, part: int = 0, again: bool = False) -> None:
        self.lesson = lesson
        self.number = part
        self.part = lesson.parts[part]
        self.again = again
        self.progress = Progress(self.part)
        self._told: object = None
        self._led: object = None
        self._age = 0.0

    # How far it has come

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the part is done."""
        return self.progress.step(self.play.table.moves)

    @property
    def target(self) -> Target | None:
        """What is pointed at."""
        step = self.step
        return NEXT if step is None else target_of(step, self.play.acting)

    @property
    def is_last_part(self) -> bool:
        """Whether the lesson ends with this part."""
        return self.number == len(self.lesson.parts) - 1

    # What the player does

    def why_not(self, command: Command) -> str:
        """Only what the step is about; where the rules say no, they explain it themselves."""
        step = self.step
        if refusal(self.play.table.state, command) is not None or (step is not None and step.allows(command)):
            return ""
        if step is None:
            return _("This is done. Go on with the next one.")
        if isinstance(command, PlaceTile) and not step.tries:
            return _("It fits here too. But put it where the ring is.")
        if isinstance(command, Draw) and any(wanted.text.startswith("draw") for wanted in step.do):
            return _("Take it from the pile with the ring.")
        return self._words()

    def why_not_card(self, card: Card) -> str:
        """Only the card that the step is about."""
        step = self.step
        verb = CARD_VERBS.get(card, str(card))
        if step is not None and any(wanted.text.split(" ")[0] == verb for wanted in step.do):
            return ""
        return self._words()

    def done(self, commands: tuple[Command, ...], events: tuple[Event, ...]) -> None:
        """Praise what was wanted."""
        before = self.progress.done(self.play.table.moves[: -len(commands)])
        self.progress.note_moves(self.play.table.moves)
        self._praise(before)

    def refused(self, refusal: Refusal) -> None:
        """What was to be tried out has been."""
        before = self.progress.done(self.play.table.moves)
        self.progress.note_refusal(refusal.code, self.play.table.moves)
        if self._praise(before):
            self.play.refresh()

    def taken_back(self) -> None:
        """One step back, as the game is."""
        self.progress.note_moves(self.play.table.moves)
        self.play.refresh()

    def _praise(self, before: int) -> bool:
        """A sound for a step that is done; the panel has picture and word."""
        if self.progress.done(self.play.table.moves) == before:
            return False
        ended = self.step is None
        if ended and self.is_last_part:
            mark_done(self.play.shell, self.lesson)
        self.play.shell.audio.play("animal_aboard" if ended else "ready", volume=0.8 if ended else 0.5)
        return True

    def act(self, act: Act) -> Taken | None:
        """Esc and B take back what the hand holds, and then leave; nothing is asked."""
        play = self.play
        if act.action is not Action.BACK or act.repeated or play.reason is not None:
            return None
        holding = play.acting.carry is not None and play.acting.carry.lifted
        return None if holding or play.acting.card_play is not None else Taken(self.leave())

    # What is seen

    def panel(self) -> Widget:
        """The step, or praise."""
        ways = Ways(self.leave, self.rule, self.repeat, self.go_on)
        step, steps = self.step, len(self.part.steps)
        if step is None:
            return praise_panel(self._words(), self._clock, self._onward(), ways)
        reached = self.progress.done(self.play.table.moves)
        return step_panel(self._words(), step.picture, self._clock, reached, steps, ways)

    def _onward(self) -> str:
        if not self.is_last_part:
            return _("Next task")
        return _("Next lesson") if following(self.lesson, self.number) is not None else _("Go on")

    def _words(self) -> str:
        step = self.step
        if step is None:
            return _(self.part.praise)
        if self.again and not self.play.table.moves:
            return " ".join((_("The tiles were used up. Try once more!"), _(step.say)))
        return _(step.say)

    def _clock(self) -> float | None:
        """How long this has been shown; None when nothing may move."""
        still = self.play.shell.settings.reduced_motion or self._age > RESTLESS
        return None if still else self._age

    def shown(self, show: BoardShow) -> BoardShow:
        """Only the spaces that the step is about are lit; at the end of some parts, the calm lines."""
        step = self.step
        cells = wanted_cells(step) if step is not None else frozenset()
        if step is None and self.part.calm:
            return replace(show, lines=(CALM_LINE, CALM_LINE))
        if cells is None:
            return show
        return replace(
            show, strong=show.strong & cells, faint=show.faint & cells, targets=show.targets & cells
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The ring and the hand; at the end stars."""
        target = self.target
        widget = self._widget(target)
        if target is not None and widget is not None:
            Pointing(self.play, target, widget, self._clock()).draw(surface)
        if target is NEXT and self._clock() is not None:
            draw_stars(surface, self.play.look, self.play.board.rect, self._age)

    @property
    def _by_pointer(self) -> bool:
        return self.play.shell.device in (Device.MOUSE, Device.SYSTEM)

    def _widget(self, target: Target | None) -> Widget | None:
        """The widget to point at: without a pointer, the one that should have the focus."""
        if target is None:
            return None
        key = target.key if self._by_pointer else target.focus or target.key
        return next((widget for widget in walk(self.play.root) if widget.key == key), None)

    @property
    def moving(self) -> bool:
        """The hand and the picture."""
        return self._clock() is not None

    # What follows

    def update(self, seconds: float) -> Change | None:
        """Say what is new, and lead the focus to it."""
        self._age += seconds
        shell, target = self.play.shell, self.target
        if any(caption.text == goal_words() for caption in shell.captions.shown):
            shell.captions.clear()  # the lesson has a goal of its own
        told = self.progress.done(self.play.table.moves)
        if told != self._told:
            first, self._told = self._told is None, told
            if first:
                shell.captions.clear()
            shell.speech.say(self._words(), interrupt=first)
            self._led = None
        if target != self._led:
            self._led, self._age = target, 0.0
            self._lead(target)
        return None

    def _lead(self, target: Target | None) -> None:
        play = self.play
        widget = self._widget(target)
        if widget is None:
            return
        if self._by_pointer:
            play.focus_quietly(widget)
        else:
            play.leader.lead_to(widget.key)
            play.leader.follow_cursor()

    def over(self) -> Change | None:
        """Won: the lessons are at their end. Lost: once more from the beginning."""
        won = self.play.table.state.result is Result.WON
        return self.go_on() if won else Replace(self._scene(self.number, again=True))

    def go_on(self) -> Change | None:
        """The next part, or the next lesson; after the last one, the way to a real game."""
        from flow_desktop.scenes.learn.finale import FinaleScene
        from flow_desktop.scenes.learn.opening import lesson_scene

        found = following(self.lesson, self.number)
        if found is None:
            return Replace(FinaleScene(self.lesson, self.play.table.state.board))
        return Replace(lesson_scene(self.play.shell, *found))

    def repeat(self) -> Change | None:
        """The same part again."""
        return Replace(self._scene(self.number))

    def _scene(self, part: int, again: bool = False) -> Scene:
        from flow_desktop.scenes.learn.opening import lesson_scene

        return lesson_scene(self.play.shell, self.lesson, part, again)

    def leave(self) -> Change | None:
        """Back to where the lesson was opened; nothing is asked."""
        return Pop(self.lesson.name)

    def rule(self) -> Change | None:
        """The page of the rules about this."""
        from flow_desktop.scenes.rules.scene import RulesScene

        return Push(RulesScene(self.lesson.rule_of(self.number)))

    def pause(self) -> Scene:
        """A pause without talk of games and clocks."""
        from flow_desktop.scenes.learn.lesson_pause import LessonPause

        return LessonPause(self)
