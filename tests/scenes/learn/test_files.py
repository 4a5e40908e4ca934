"""The lesson files: strict reading, real positions, short sentences, and a way to the end of each."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from build.words.extract import template
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Roll
from flow_desktop.engine.events import BirdSaved, DiceRolled, TileWashedAway
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.notation import write_cell
from flow_desktop.engine.position import fault, position_of
from flow_desktop.engine.step import step
from flow_desktop.scenes.learn import lessons as lessons_of
from flow_desktop.scenes.learn.gestures import GESTURES
from flow_desktop.scenes.learn.lesson import Lesson, LessonPart, Wanted, state_of
from flow_desktop.scenes.learn.lessons import (
    FOLDER,
    LessonError,
    lesson_about,
    lesson_named,
    lessons,
    read_lesson,
)
from flow_desktop.scenes.learn.panel import CHEERS
from flow_desktop.scenes.learn.showing import end_of, shown_way
from flow_desktop.scenes.learn.stone import SIGNS
from flow_desktop.scenes.rules.book import CHAPTERS, PAGES

PARTS = [part for lesson in lessons() for part in lesson.parts]
IDS = [f"{lesson.name}-{number}" for lesson in lessons() for number in range(len(lesson.parts))]
MOST_WORDS = 15
ROOT = Path(__file__).parents[3]
UNTAUGHT = {"setup", "scenarios", "editions"}
"""Chapters that no lesson shows: they are about the table, not about playing."""

GOOD = """
title = "Turn"
sign = "place"
rules = ["draw"]
[[part]]
board = "a2:NS"
piles = [["bend"], ["tee"]]
praise = "Good."
[[part.step]]
say = "Draw."
do = ["draw 1"]
"""


def test_there_are_eight_ideas_in_their_order_and_a_small_game_comes_last() -> None:
    ideas = ["place", "edges", "join", "obstacles", "trade", "wave", "cards", "game"]
    names = [lesson.name for lesson in lessons()]
    assert [name for name in names if name in ideas] == ideas
    assert names[-1] == "game"
    cards = [part.position.hand[0] for part in lesson_named("cards").parts]
    assert sorted(cards) == sorted(["support", "bird", "current", "fishing", "calm_waters", "return"])


@pytest.mark.parametrize("part", PARTS, ids=IDS)
def test_a_position_passes_the_engines_own_validation(part: LessonPart) -> None:
    assert fault(position_of(state_of(part.position))) is None


@pytest.mark.parametrize("part", PARTS, ids=IDS)
def test_the_shown_way_leads_through_every_step(part: LessonPart) -> None:
    assert [each for each, _command in shown_way(part)][-1] is part.steps[-1]
    assert {each for each, _command in shown_way(part)} == set(part.steps)


def test_the_last_lesson_is_won() -> None:
    assert end_of(lessons()[-1].parts[0]).board.joined == ANIMALS


def test_the_dice_of_the_wave_do_what_the_lesson_says() -> None:
    """The bird saves the tile it was put on, and the cat stays aboard."""
    part = next(lesson for lesson in lessons() if lesson.name == "wave").parts[0]
    state = state_of(part.position)
    for text in ("bird a3", "time"):
        state = step(state, read_command(text)).state
    done = step(state, Roll())
    assert DiceRolled(0, 3, 5) in done.events
    assert [write_cell(event.cell) for event in done.events if isinstance(event, BirdSaved)] == ["a3"]
    assert done.state.board.joined & 1
    lost = [write_cell(event.cell) for event in done.events if isinstance(event, TileWashedAway)]
    assert len(lost) >= 3 and not any("d" in cell or "4" in cell for cell in lost)


@pytest.mark.rule("4.finish")
def test_a_tile_is_finished_after_the_bell_and_the_wave_spares_it() -> None:
    part = lesson_named("wave").parts[1]
    assert [command for _each, command in shown_way(part)] == [
        read_command(text) for text in ("draw 1", "time", "place c4:NE", "roll")
    ]
    assert end_of(part).board.joined & 1


def test_lessons_tell_how_a_game_is_lost_and_whom_an_obstacle_spares() -> None:
    assert "lost" in lesson_named("game").parts[0].story
    assert lesson_named("obstacles").parts[0].praise.startswith("An obstacle never shuts an animal in.")


def sentences() -> list[str]:
    texts = [text for part in PARTS for text in (*(each.say for each in part.steps), part.praise)]
    texts += [part.story for part in PARTS if part.story]
    return [*texts, *(lesson.title for lesson in lessons()), *CHEERS]


@pytest.mark.parametrize("text", sentences())
def test_sentences_are_short(text: str) -> None:
    """U5."""
    parts = [part for part in re.split(r"(?<=[.!?:])\s", text) if part]
    assert all(len(part.split()) <= MOST_WORDS for part in parts)


def test_every_sentence_reaches_the_translators() -> None:
    known = {message.id for message in template().messages()}
    assert set(sentences()) <= known


def test_every_picture_and_sign_is_drawn_somewhere() -> None:
    others = {"praise", "calm_lines", "aboard"}
    assert {each.picture for part in PARTS for each in part.steps} | others == set(GESTURES)
    assert {lesson.sign for lesson in lessons()} == set(SIGNS)


def test_rules_and_lessons_lead_to_each_other() -> None:
    anchors = {page.anchor for page in PAGES}
    for lesson in lessons():
        for number in range(len(lesson.parts)):
            anchor = lesson.rule_of(number)
            assert anchor in anchors, f"{lesson.name}: no page of the rules is called {anchor}"
            assert lesson_about(anchor) == (lesson, number)
        assert set(lesson.rules) <= anchors
    for chapter in CHAPTERS:
        if chapter.anchor not in UNTAUGHT:
            for page in chapter.pages:
                assert lesson_about(page.anchor) is not None, page.anchor
    assert lesson_about("italian") is None


def test_a_page_leads_to_the_lesson_that_begins_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new lesson may be about a page that an older one shows beside others."""
    edges = lesson_named("edges")
    assert edges is not None and "tiles" in edges.rules[1:]
    new = replace(edges, name="new", rules=("tiles",))
    monkeypatch.setattr(lessons_of, "lessons", lambda: (*lessons(), new))
    assert lesson_about("tiles") == (new, 0) and lesson_about("water") == (edges, 0)


def test_the_document_lists_every_file() -> None:
    listed = re.findall(
        r"^\| `(\d+_\w+)` \|", (ROOT / "docs" / "lessons.md").read_text("utf-8"), re.MULTILINE
    )
    assert listed == sorted(path.stem for path in FOLDER.glob("*.toml"))


def test_a_good_file_is_read() -> None:
    lesson = read_lesson("9_turn", GOOD.encode())
    assert (lesson.name, lesson.title, lesson.parts[0].snap) == ("turn", "Turn", True)
    assert lesson.parts[0].steps[0].do == (Wanted("draw 1"),)
    assert lesson.parts[0].steps[0].picture == "draw"


BAD = {
    "no toml": ("title = ", "title = = "),
    "title missing": ('title = "Turn"\n', ""),
    "title empty": ('"Turn"', '" "'),
    "title no text": ('"Turn"', "3"),
    "unknown field": ("[[part]]", "colour = 3\n[[part]]"),
    "no rules": ('["draw"]', "[]"),
    "rules no texts": ('rules = ["draw"]', "rules = [1]"),
    "part no list": ("[[part]]", "[part]"),
    "unknown field of a part": ('board = "a2:NS"', 'board = "a2:NS"\nwind = 1'),
    "board not readable": ("a2:NS", "a2:XY"),
    "board that does not match": ("a2:NS", "a2:EW"),
    "too many tiles": (
        '[["bend"], ["tee"]]',
        '[["bend", "bend", "bend", "bend", "bend"], ["bend", "bend", "bend", "bend", "bend"]]',
    ),
    "pile without tiles": ('["tee"]', "[]"),
    "no such tile": ('"tee"', '"canoe"'),
    "piles no lists": ('[["bend"], ["tee"]]', '["bend"]'),
    "seven piles": ('["tee"]]', '["tee"], ["tee"], ["tee"], ["tee"], ["tee"], ["tee"]]'),
    "no such card": ("praise", 'hand = ["joker"]\npraise'),
    "too many cards": ("praise", 'hand = ["bird", "bird", "bird", "bird"]\npraise'),
    "discarded too often": (
        "praise",
        'discard = ["cross", "cross", "cross", "cross", "cross", "cross", "cross", "cross"]\npraise',
    ),
    "seed too long": ("praise", f'seed = "{"x" * 65}"\npraise'),
    "snap no truth": ("praise", 'snap = "yes"\npraise'),
    "way no command": ("praise", 'way = ["fly"]\npraise'),
    "step says nothing": ('say = "Draw."', 'say = ""'),
    "step without do": ('do = ["draw 1"]', ""),
    "do and tries": ('do = ["draw 1"]', 'do = ["draw 1"]\ntries = ["cuts_off"]\nspot = "a2:NS"'),
    "tries without spot": ('do = ["draw 1"]', 'tries = ["cuts_off"]'),
    "no such refusal": ('do = ["draw 1"]', 'tries = ["because"]\nspot = "a2:NS"'),
    "no such command": ('"draw 1"', '"jump"'),
    "command written otherwise": ('"draw 1"', '"draw 01"'),
    "no such goal": ('do = ["draw 1"]', 'do = ["draw"]\nuntil = "tea"'),
    "no such light": ('do = ["draw 1"]', 'do = ["draw 1"]\nlight = "moon"'),
    "story no text": ("praise", "story = 3\npraise"),
    "spot not readable": ('do = ["draw 1"]', 'do = ["draw"]\nspot = "z9"'),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_file_is_refused_with_a_sentence(fault: str) -> None:
    before, after = BAD[fault]
    assert before in GOOD
    with pytest.raises(LessonError, match=r"^9_turn.*: .+"):
        read_lesson("9_turn", GOOD.replace(before, after, 1).encode())


@pytest.mark.parametrize("stem", ["turn", "9_", "9_Turn Me"])
def test_a_file_is_named_by_place_and_name(stem: str) -> None:
    with pytest.raises(LessonError, match=stem):
        read_lesson(stem, GOOD.encode())


@pytest.mark.parametrize("content", [b"\xff\xfe", b"x = 1\n" * 20_000, b"a = " + b"[" * 5000])
def test_nonsense_is_refused(content: bytes) -> None:
    with pytest.raises(LessonError, match="9_turn"):
        read_lesson("9_turn", content)


def test_a_way_that_cannot_be_gone_is_found() -> None:
    text = GOOD.replace("draw 1", "trade")
    lesson: Lesson = read_lesson("9_turn", text.encode())
    with pytest.raises(LessonError, match="cannot be done"):
        list(shown_way(lesson.parts[0]))


def test_the_files_lie_where_the_program_looks() -> None:
    assert sorted(path.stem for path in Path(FOLDER).glob("*.toml")) == [
        f"{number}_{lesson.name}" for number, lesson in enumerate(lessons(), 1)
    ]
