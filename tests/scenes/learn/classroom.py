"""A lesson without a window, attended by somebody with a mouse, a keyboard or a pad."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Replace
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.autoplay.game import HANDS
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.touch import Hands, Touch, seen, top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToLesson
from flow_desktop.scenes.learn.lesson import Lesson, LessonStep
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.learn.showing import wanted_command
from flow_desktop.scenes.learn.teacher import Teacher
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.scene import WaveScene

SMALL = (1024, 640)
MOST_FRAMES = 900
DEVICES = {"keyboard": Device.KEYBOARD, "pad": Device.PAD}


def lesson_named(name: str) -> Lesson:
    return next(lesson for lesson in lessons() if lesson.name == name)


@dataclass
class Pupil:
    """Somebody at a lesson."""

    app: App
    hands: Hands
    touch: Touch

    @property
    def play(self) -> PlayScene:
        top = top_screen(self.app)
        assert isinstance(top, PlayScene), type(top)
        return top

    @property
    def teacher(self) -> Teacher:
        (beside,) = self.play.company
        assert isinstance(beside, Teacher)
        return beside

    @property
    def step(self) -> LessonStep:
        step = self.teacher.step
        assert step is not None
        return step

    def wanted(self) -> Command:
        """What the lesson shows to do now."""
        step, table = self.step, self.play.table
        if step.until:
            return self.teacher.part.way[len(table.moves)]
        command = wanted_command(step, table.state)
        assert command is not None, step.say
        return command

    def do(self, command: Command) -> None:
        """Do it by hand, as far as the wave when it is that."""
        table = self.play.table
        if isinstance(command, TimeUp):
            self.hands.choose("wave")
        else:
            player = ScriptedPlayer(self.app, self.hands, Brain("nobody"))
            player._carry_out(command)
        self.touch.frames(2)
        if table.state.turn.phase is Phase.WAVE:
            self.until(lambda: isinstance(self.app.stack.top, WaveScene))
        self.until(lambda: not isinstance(self.app.stack.top, PlayScene) or not self.play.motions.flights)

    def through_the_wave(self) -> None:
        """Throw, look on, be ready."""
        self.until(lambda: isinstance(self.app.stack.top, WaveScene))
        self.until(lambda: not top_screen(self.app).moving)
        self.hands.throw()
        while seen(self.app, "ready") is None:
            self.hands.choose("skip")
            self.touch.frames(3)
        self.until(lambda: not top_screen(self.app).moving)
        self.hands.choose("ready")
        self.touch.frames(2)

    def do_step(self) -> None:
        """Do what the lesson shows, whatever it is."""
        step = self.step
        if any(wanted.text == "roll" for wanted in step.do) and not step.until:
            self.through_the_wave()
        else:
            self.do(self.wanted())

    def finish_part(self) -> None:
        """Do every step that is left."""
        while isinstance(self.app.stack.top, PlayScene | WaveScene):
            if isinstance(self.app.stack.top, PlayScene) and self.teacher.step is None:
                return
            if isinstance(self.app.stack.top, WaveScene):
                self.through_the_wave()
            else:
                self.do_step()

    def until(self, met: Callable[[], bool]) -> None:
        """Let frames pass until something is so."""
        for _ in range(MOST_FRAMES):
            if met():
                return
            self.app.loop_once()
        raise AssertionError(f"it never comes to that on {type(self.app.stack.top).__name__}")


def attend(
    folder: Path,
    lesson: Lesson,
    part: int = 0,
    device: str = "mouse",
    size: tuple[int, int] = SMALL,
    **settings: object,
) -> Pupil:
    """Open the lesson from the list of lessons, as players do."""
    chosen = Settings(language="en", **settings)  # type: ignore[arg-type]
    app = off_screen(FLOW, lambda shell: LearnScene(), Folders(folder), size, chosen, StillTime())
    touch = Touch(app)
    pupil = Pupil(app, HANDS[device](touch), touch)
    touch.frames(2)
    if device in DEVICES:
        touch.act(Action.NEXT_AREA, DEVICES[device])
    pupil.hands.choose(f"lesson-{lesson.name}")
    touch.frames(2)
    if part:
        app.stack.apply(Replace(ToLesson(lesson.name, part)))
        touch.frames(2)
    return pupil
