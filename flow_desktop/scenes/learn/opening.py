"""Opening a lesson: a real table without a clock, the real play scene, and a teacher beside the player."""

from __future__ import annotations

from flow_desktop.app.shell import Shell
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.position import table_of
from flow_desktop.scenes.learn.teacher import Teacher
from flow_desktop.scenes.play.scene import PlayScene


def lesson_scene(shell: Shell, lesson: Lesson, part: int = 0, again: bool = False) -> PlayScene:
    """A part of a lesson, ready to be pushed."""
    return PlayScene(table_of(lesson.parts[part], shell.now), Teacher(lesson, part, again))
