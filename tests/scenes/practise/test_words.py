"""Every fault has a clear sentence with its place; two thousand hostile texts each get one."""

import random

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.position import Fault, Wrong, fault
from flow_desktop.engine.position_text import (
    SECTIONS,
    PositionTextError,
    Unreadable,
    read_position,
    write_position,
)
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.practise.editor.words import fault_words, text_problem, text_words

MOST_WORDS = 15
THINGS: dict[Wrong, Kind | Card | Scenario] = {
    Wrong.TOO_MANY_TILES: Kind.TEE_OBSTACLE,
    Wrong.TOO_MANY_CARDS: Card.CALM_WATERS,
    Wrong.SCENARIOS: Scenario.OBSTACLES,
}


def readable(sentence: str) -> bool:
    parts = [part for part in sentence.replace("?", ".").split(". ") if part]
    return "{" not in sentence and sentence.endswith(".") and all(len(p.split()) <= MOST_WORDS for p in parts)


@pytest.mark.parametrize("wrong", Wrong)
def test_every_fault_has_its_sentence(wrong: Wrong) -> None:
    sentence = fault_words(Fault(wrong, (1, 2), THINGS.get(wrong), 3))
    assert readable(sentence)
    if wrong in (Wrong.EDGES, Wrong.ROCK_EDGES):
        assert "column 2, row 1; column 3, row 1" in sentence


@pytest.mark.parametrize("wrong", Unreadable)
def test_every_slip_has_its_sentence_and_its_place(wrong: Unreadable) -> None:
    sentence = text_words(PositionTextError(wrong, "zz9", 42))
    assert readable(sentence)
    if wrong is not Unreadable.TOO_LONG:
        assert "42" in sentence
        assert "zz9" in sentence


def test_a_long_or_strange_word_is_shown_in_brief() -> None:
    sentence = text_words(PositionTextError(Unreadable.KIND, "x\0y" * 100, 1))
    assert len(sentence) < 80
    assert sentence.isprintable()


def test_a_sound_text_has_no_problem_even_when_the_game_is_over() -> None:
    assert text_problem("") == ""
    assert text_problem("piles / cards") == "", "nothing is left to play, but it can be set up"
    assert "box holds 7" in text_problem("piles cross:8")


PARTS = (
    *SECTIONS,
    *("/", "//", " ", ":", ":9", "*", "#", "b1:EW", "b1:NS", "d4:N", "a1", "g7:ES", "z9:EW", "c3:rock*"),
    *("bend", "bend:9", "tee#:2", "bird", "bird:3", "return:2", "obstacles:4", "obstacles_remain", "italian"),
    *("0", "7", "99", "100", "-1", "\n", "\t", "\0", "é", "“", "{word}", "%s", "\ud800", "🐈", "x" * 500),
)


def test_two_thousand_hostile_texts_get_a_sentence_and_no_more() -> None:
    draw = random.Random(2026)
    sound = told = 0
    for _ in range(2000):
        text = draw.choice((" ", "", " / ")).join(draw.choices(PARTS, k=draw.randrange(1, 14)))
        problem = text_problem(text)
        if problem:
            told += 1
            assert problem.isprintable()
            assert len(problem) < 200
        else:
            sound += 1
            position = read_position(text)
            assert read_position(write_position(position)) == position
            found = fault(position)
            assert found is None or found.wrong in (Wrong.ALL_ABOARD, Wrong.NOTHING_LEFT)
    assert told > 1000
    assert sound > 20
