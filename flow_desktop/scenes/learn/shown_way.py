"""A part of a lesson done as its file shows it: for pictures, and to prove that there is a way."""

from __future__ import annotations

from collections.abc import Iterator

from flow_desktop.engine import refusal, step
from flow_desktop.engine.commands import Command
from flow_desktop.engine.state import GameState
from flow_desktop.scenes.learn.lesson import WON, LessonPart, LessonStep, state_of
from flow_desktop.scenes.learn.reading import LessonError
from flow_desktop.scenes.learn.showing import wanted_command


def shown_way(part: LessonPart) -> Iterator[tuple[LessonStep, Command]]:
    """Each step with what is done in it, or tried; LessonError when the rules say otherwise."""
    state = state_of(part.position)
    for each in part.steps:
        if each.until == WON:
            yield from ((each, command) for command in part.way)
            state = _played(state, part.way)
            continue
        command = wanted_command(each, state)
        if command is None:
            raise LessonError(f"'{each.say}' cannot be done.")
        yield each, command
        refused = refusal(state, command)
        if each.tries:
            if refused is None or refused.code not in each.tries:
                raise LessonError(f"'{each.say}' is not refused as it says.")
        else:
            state = step(state, command).state


def end_of(part: LessonPart) -> GameState:
    """The game after the shown way."""
    steps = shown_way(part)
    return _played(state_of(part.position), tuple(command for each, command in steps if not each.tries))


def _played(state: GameState, commands: tuple[Command, ...]) -> GameState:
    for command in commands:
        state = step(state, command).state
    return state
