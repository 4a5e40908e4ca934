"""Lesson files: TOML in, lessons out. A file that is not right is refused with a sentence that says where."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from flow_desktop.app.catalogue import ASSETS
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.notation import read_board, read_kind, read_spot
from flow_desktop.engine.refusals import Code
from flow_desktop.scenes.learn.fields import Fields, LessonError
from flow_desktop.scenes.learn.lesson import DICE, WON, Lesson, Part, Position, Step, Wanted
from flow_desktop.scenes.learn.position import PositionError, state_of
from flow_desktop.table.profiles import is_thing

FOLDER: Final = ASSETS / "lessons"
OPTIONS: Final = "hand discard actions seed snap way rule calm story"
"""What a part may have beside what it needs."""
LARGEST: Final = 1 << 16
"""So many bytes a lesson file may have."""


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons of the game, in their order."""
    return tuple(read_lesson(path.stem, path.read_bytes()) for path in sorted(FOLDER.glob("*.toml")))


def lesson_named(name: str) -> Lesson:
    """The lesson of that name."""
    return next(lesson for lesson in lessons() if lesson.name == name)


def lesson_about(anchor: str) -> tuple[Lesson, int] | None:
    """The lesson, and the part of it, that shows what a page of the rules tells."""
    for lesson in lessons():
        for number, part in enumerate(lesson.parts):
            if part.rule == anchor:
                return lesson, number
    found = (lesson for lesson in lessons() if anchor in lesson.rules)
    return next(((lesson, 0) for lesson in found), None)


def read_lesson(stem: str, content: bytes) -> Lesson:
    """The lesson of a file, whose name is its place in the order, an underscore and its own name."""
    _place, _line, name = stem.partition("_")
    if not is_thing(name):
        raise LessonError(f"{stem}: a lesson is called like '1_place'.")
    if len(content) > LARGEST:
        raise LessonError(f"{stem}: the file is too large.")
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise LessonError(f"{stem}: {error}") from error
    fields = Fields.of(stem, data, "title sign rules part")
    parts = [_part(f"{stem}, part {n}", each) for n, each in enumerate(fields.tables("part"), 1)]
    rules = fields.each("rules", str)
    if not rules:
        raise fields.wrong("rules", "a lesson shows at least one page of the rules.")
    return Lesson(name, fields.text("title"), fields.text("sign"), rules, tuple(parts))


def _part(where: str, data: object) -> Part:
    fields = Fields.of(where, data, "board piles praise step", OPTIONS)
    position = Position(
        fields.read("board", fields.text("board", ""), read_board),
        fields.each_of_lists("piles", read_kind),
        fields.each("hand", Card),
        fields.each("discard", read_kind),
        fields.each("actions", Card),
        fields.text("seed", "lesson"),
    )
    try:
        state_of(position)
    except PositionError as error:
        raise LessonError(f"{where}: {error}") from error
    steps = [_step(f"{where}, step {n}", each) for n, each in enumerate(fields.tables("step"), 1)]
    way = fields.each("way", read_command)
    snap, rule = fields.truth("snap", True), fields.text("rule", "")
    calm, story = fields.truth("calm", False), fields.text("story", "")
    return Part(position, tuple(steps), fields.text("praise"), snap, way, rule, calm, story)


def _step(where: str, data: object) -> Step:
    fields = Fields.of(where, data, "say", "do picture until tries spot light")
    do, tries = fields.each("do", Wanted), frozenset(fields.each("tries", Code))
    until, spot, light = fields.text("until", ""), fields.text("spot", ""), fields.text("light", "")
    if until not in ("", WON):
        raise fields.wrong("until", f"only '{WON}' is known.")
    if light not in ("", DICE):
        raise fields.wrong("light", f"only '{DICE}' is known.")
    if bool(do) == bool(tries):
        raise LessonError(f"{where}: a step has either 'do' or 'tries'.")
    if tries and not spot:
        raise LessonError(f"{where}: 'tries' needs a 'spot' to try.")
    picture = fields.text("picture", do[0].text.split()[0] if do else "place")
    place = fields.read("spot", spot, read_spot) if spot else None
    return Step(fields.text("say"), do, picture, until, tries, place, light)
