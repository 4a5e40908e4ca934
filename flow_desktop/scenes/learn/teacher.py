"""The one who sits beside the player in a lesson: shows, waits, praises, and lets the rules explain."""

from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, Replace, Scene
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine import Phase, Result, refusal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Draw, PlaceTile, PlayBird, PlayCurrent, PlaySupport, Roll
from flow_desktop.engine.events import TilesRevealed
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.destinations import ToGraduation, ToLesson, ToRules
from flow_desktop.scenes.learn.gestures import SECONDS
from flow_desktop.scenes.learn.guide import NEXT, Guide
from flow_desktop.scenes.learn.lesson import Lesson, LessonStep, Progress
from flow_desktop.scenes.learn.lessons import following, keep_place, lessons, mark_done
from flow_desktop.scenes.learn.pages import LessonPause
from flow_desktop.scenes.learn.panel import (
    Says,
    Ways,
    brief_panel,
    lesson_signs,
    praise_panel,
    step_panel,
)
from flow_desktop.scenes.learn.showing import (
    CALM,
    Lines,
    Target,
    dice_lines,
    marked_cell,
    target_of,
    wanted_cells,
    wanted_command,
)
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.telling.answers import sentences
from flow_desktop.table import By
from flow_desktop.widgets.key_sign import sign_units
from flow_desktop.widgets.widget import Taken, Widget

CARD_VERBS: Final = {Card.FISHING: "fish", Card.CALM_WATERS: "calm"}


class Teacher(Companion):
    """Leads through one part of a lesson; `again` when it was just tried without luck."""

    replaces_seats = True
    has_own_goal = True

    def __init__(self, lesson: Lesson, part: int = 0, again: bool = False) -> None:
        self.lesson = lesson
        self.number = part
        self.part = lesson.parts[part]
        self.again = again
        self.progress = Progress(self.part)
        self._told: int | None = None
        self._hushed = False
        self._thrown_at: int | None = None
        self._skipped = False

    def take_up(self, table: Table, steps: int) -> None:
        """Do so many steps before anybody looks: there the lesson goes on."""
        for _step in self.part.steps[:steps]:
            self._skipped = self._do_step(table)

    def _do_step(self, table: Table) -> bool:
        """Do what the step wants in the player's place; False when that cannot be."""
        step = self.progress.step(table.moves)
        if step is not None and step.tries:
            self.progress.note_refusal(min(step.tries), table.moves)
            return True
        command = None if step is None else wanted_command(step, table.state)
        return command is not None and not isinstance(table.do(command, By.LESSON), Refusal)

    def opening_words(self) -> str:
        """Which lesson this is, and which of its tasks."""
        return sentences((_(self.lesson.title), *self._places()))

    def enter(self, play: Beside) -> None:
        """Sit down beside the player."""
        super().enter(play)
        self.guide = Guide(play)

    # How far it has come

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None when the part is done."""
        return self.progress.step(self.play.table.moves)

    @property
    def target(self) -> Target | None:
        """What is pointed at; nothing once the game is over, for what follows comes by itself."""
        step = self.step
        if self.play.table.state.result is not None:
            return None
        return NEXT if step is None else target_of(step, self.play.hand)

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
        if isinstance(command, PlaySupport | PlayBird | PlayCurrent) and self._wants(command.card):
            return _("Choose the tile with the ring.")
        return self._words()

    def _wants(self, card: Card) -> bool:
        """Whether the step is about this card."""
        verb = CARD_VERBS.get(card, str(card))
        return self.step is not None and any(each.text.split(" ")[0] == verb for each in self.step.do)

    def why_not_card(self, card: Card) -> str:
        """Only the card that the step is about."""
        return "" if self._wants(card) else self._words()

    def why_no_wave(self) -> str:
        """Only where the step is to call it."""
        step = self.step
        wanted = step is not None and any(each.text == "time" for each in step.do)
        return "" if wanted else self._words()

    def heard(self, happening: Happening) -> None:
        """Note how far it has come, and praise what was wanted; a throw when its wave has been seen."""
        moves = self.play.table.moves
        self.progress.note_moves(moves)
        if not happening.forward:
            return
        self._hushed = any(isinstance(event, TilesRevealed) for event in happening.events)
        before = self.progress.done(moves[: -len(happening.commands)])
        if isinstance(happening.commands[0], Roll):
            self._thrown_at = before
        else:
            self._praise(before)

    def refused(self, refusal: Refusal) -> None:
        """What was to be tried out has been."""
        before = self.progress.done(self.play.table.moves)
        self.progress.note_refusal(refusal.code, self.play.table.moves)
        if self._praise(before):
            self.play.refresh()

    def _praise(self, before: int) -> bool:
        """A sound for a step that is done; the panel has picture and word."""
        if self.progress.done(self.play.table.moves) == before:
            return False
        self._skipped = False
        ended = self.step is None
        if ended and self.is_last_part:
            mark_done(self.play.shell, self.lesson)
        self.play.shell.audio.play("animal_aboard" if ended else "ready", volume=0.8 if ended else 0.5)
        return True

    def act(self, act: Act) -> Taken | None:
        """Esc and B take back what the hand holds, and then leave; nothing is asked."""
        play = self.play
        if act.action is not Action.BACK or act.repeated or play.bubble.reason is not None:
            return None
        holding = play.hand.carry is not None and play.hand.carry.lifted
        return None if holding or play.hand.card_play is not None else Taken(self.leave())

    # What is seen

    def panel(self) -> Widget:
        """The step, or praise."""
        ways = self._ways()
        step, clock, places = self.step, self.guide.clock, self._places()
        if step is None:
            others = tuple(_(part.praise) for lesson in lessons() for part in lesson.parts)
            picture = "calm_lines" if self.part.calm else "praise"
            return praise_panel(Says(self._words(), picture, clock, places, others), self._onward(), ways)
        reached = self.progress.done(self.play.table.moves)
        others = tuple(_(each.say) for each in self.part.steps)
        story = _(self.part.story) if self.part.story and not reached else ""
        says = Says(self._words(), step.picture, clock, places, others, story)
        return step_panel(says, reached, len(self.part.steps), ways, not self._skipped)

    def brief(self) -> Widget:
        """The step, or praise, in few lines."""
        reached, steps = self.progress.done(self.play.table.moves), len(self.part.steps)
        story = _(self.part.story) if self.part.story and not reached else ""
        says = Says(self._words(), "", self.guide.clock, self._places(), (), story)
        return brief_panel(says, reached, steps, self._onward(), self._ways())

    def ways(self) -> tuple[Widget, ...]:
        """Skip, leave, the rule, begin again."""
        reached, steps = self.progress.done(self.play.table.moves), len(self.part.steps)
        return lesson_signs(reached, steps, self._ways(), sign_units(self.play.shell))

    def _ways(self) -> Ways:
        return Ways(self.skip, self.leave, self.rule, self.repeat, self.go_on)

    def _places(self) -> tuple[str, ...]:
        names = [lesson.name for lesson in lessons()]
        number, parts = names.index(self.lesson.name) + 1, len(self.lesson.parts)
        place = _("Lesson {number} of {count}").format(number=number, count=len(names))
        task = _("Task {number} of {count}").format(number=self.number + 1, count=parts)
        return (place, task) if parts > 1 else (place,)

    def step_words(self) -> str | None:
        """Nothing that speaks against the lesson."""
        step, hand = self.step, self.play.hand
        if step is None:
            return ""
        if step.tries:
            return _("Place the tile on the board.")
        if step.until or hand.card_play is not None:
            return None
        verbs = {wanted.text.split(" ")[0] for wanted in step.do}
        short = {"draw": _("Draw a tile."), "trade": _("Trade the tile."), "time": _("Call the wave")}
        if verbs & short.keys():
            return next(short[verb] for verb in short if verb in verbs)
        return None if hand.carry is not None or "roll" in verbs else _("Play a card.")

    def _onward(self) -> str:
        if self.play.table.state.result is not None:
            return ""
        if not self.is_last_part:
            return _("Next task")
        return _("Next lesson") if following(self.lesson, self.number) is not None else _("Continue")

    def _words(self) -> str:
        step = self.step
        if step is None:
            return _(self.part.praise)
        if self.again and not self.play.table.moves:
            return " ".join((_("The tiles were used up. Try once more!"), _(step.say)))
        return _(step.say)

    def shown(self, show: BoardShow) -> BoardShow:
        """Only the spaces that the step is about are lit; at the end of some parts, the calm lines."""
        step = self.step
        cells = wanted_cells(step) if step is not None else frozenset()
        if step is None and self.part.calm:
            return replace(show, lines=CALM)
        if step is not None and step.light:
            show = replace(show, lines=self._dice())
        if cells is None:
            return show
        return replace(
            show, strong=show.strong & cells, faint=show.faint & cells, targets=show.targets & cells
        )

    def in_sight(self) -> frozenset[str]:
        """What the ring is around."""
        return frozenset() if self.target is None else frozenset({self.target.key})

    def draw(self, surface: pygame.Surface) -> None:
        """The ring and the hand."""
        step = self.step
        marked = None if step is None else marked_cell(step, self.play.hand)
        self.guide.draw(surface, self.target, marked)

    @property
    def moving(self) -> bool:
        """The hand and the picture."""
        return self.guide.clock() is not None

    # What follows

    def update(self, seconds: float) -> Change | None:
        """Say what is new, and lead the focus to it."""
        shell = self.play.shell
        if self._thrown_at is not None:
            self._praise(self._thrown_at)
            self._thrown_at = None
        if self._hushed:
            shell.captions.clear()  # "from the next turn on" is now: nobody else is at the table
            self._hushed = False
        told = self.progress.done(self.play.table.moves)
        anew, first, self._told = told != self._told, self._told is None, told
        if anew and self.play.table.state.turn.phase in (Phase.TURN, Phase.HOLDING):
            self._keep_place(told)
        if first:
            shell.captions.clear()
        if first and self.part.story:
            self.play.read_out(_(self.part.story), Urgency.EVENT)
        if anew:
            self.play.read_out(self._words(), Urgency.EVENT)
        self.guide.follow(self.target, seconds, anew)
        self._light()
        return None

    def _keep_place(self, done: int) -> None:
        ended = self.is_last_part and done == len(self.part.steps)
        keep_place(self.play.shell, self.lesson, 0 if ended else self.number, 0 if ended else done)

    def _light(self) -> None:
        """Let the lines light up one after the other."""
        step = self.step
        if step is not None and step.light and self.play.board.show.lines != self._dice():
            self.play.show_board()

    def _dice(self) -> Lines:
        """The lines in step with the picture."""
        return dice_lines(self.guide.clock(), SECONDS)

    def over(self) -> Change | None:
        """Won: the lessons are at their end. Lost: once more from the beginning."""
        won = self.play.table.state.result is Result.WON
        return self.go_on() if won else Replace(ToLesson(self.lesson.name, self.number, again=True))

    def go_on(self) -> Change | None:
        """The next part, or the next lesson; after the last one, the way to a real game."""
        found = following(self.lesson, self.number)
        if found is None:
            return Replace(ToGraduation(self.lesson.name, self.play.table.state.board))
        lesson, part = found
        return Replace(ToLesson(lesson.name, part))

    def skip(self) -> Change | None:
        """On to the next step: this one is done for the player. After the last comes what follows."""
        table = self.play.table
        before = self.progress.done(table.moves)
        if before + 1 < len(self.part.steps) and self._do_step(table):
            self._skipped = True
            self.play.refresh()
            return None
        return self.go_on() if following(self.lesson, self.number) is not None else self.leave()

    def repeat(self) -> Change | None:
        """The same part again."""
        return Replace(ToLesson(self.lesson.name, self.number))

    def leave(self) -> Change | None:
        """Back to where the lesson was opened; nothing is asked."""
        return Pop(self.lesson.name)

    def rule(self) -> Change | None:
        """The page of the rules about this."""
        return Push(ToRules(self.lesson.rule_of(self.number)))

    def pause(self) -> Scene:
        """A pause without talk of games and clocks."""
        return LessonPause(self.lesson, self.number, self.play.table)
