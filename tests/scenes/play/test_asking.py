"""B2, B3: the board by ear. Questions are answered in words, by keys that need no chord (I4)."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import JUMPS, LEAPS, Action, AnyAction
from flow_desktop.app.keymap import Chord
from flow_desktop.app.language import available
from flow_desktop.app.start import StillTime
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine import Clock
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, EAST, NORTH, SOUTH, WEST, Animal
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.scenes.actions import CONTROLS, QUESTIONS, FlowAction
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.place_names import place_name, places_words
from flow_desktop.scenes.play.asking import QUESTION_NAMES
from flow_desktop.scenes.telling.answers import (
    animals_answer,
    lines_answer,
    neighbours_answer,
    risk_words,
)
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down

START = read_board("")


class Aloud:
    """A voice that notes what it was given."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Urgency]] = []

    def speak(self, text: str, urgency: Urgency) -> None:
        self.heard.append((text, urgency))

    def hush(self) -> None:
        """Nothing is being said."""


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    table = new_table(time, players=1, clock=Clock(None, 10))
    place_tiles(table, 4)
    return sit_down(tmp_path, table, time)


def asked(sitting: Sitting, question: FlowAction) -> str:
    sitting.act(question)
    return sitting.app.shell.speech.last


def test_every_question_has_a_name_and_a_key_of_its_own_that_is_no_chord() -> None:
    keys = {action: Chord.parse(text) for text, action in CONTROLS.keys.items() if action in QUESTIONS}
    assert set(keys) == set(QUESTIONS) == set(QUESTION_NAMES)
    assert not any(chord.shift or chord.control or chord.alt for chord in keys.values())


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_answer_is_urgent_and_can_be_read_and_changes_nothing(
    sitting: Sitting, question: FlowAction
) -> None:
    voice, state = Aloud(), sitting.state
    sitting.app.shell.speech.voice = voice
    words = asked(sitting, question)
    assert (words, Urgency.ANSWER) in voice.heard
    assert words in [caption.text for caption in sitting.app.shell.captions.shown]
    assert sitting.state is state


def test_the_clock_is_told_with_the_round_and_the_tiles_left(sitting: Sitting) -> None:
    assert asked(sitting, FlowAction.ASK_CLOCK) == "6 turns until the wave. Round 1. 38 tiles left."


def test_where_the_tile_fits_is_what_the_rules_allow(sitting: Sitting) -> None:
    sitting.table.do(Draw(0))
    sitting.frames()
    carry = sitting.play.hand.carry
    assert carry is not None and carry.fits
    words = asked(sitting, FlowAction.ASK_FITS)
    named = {cell for cell in range(56) if cell % 8 < 7 and place_name(cell) in words.lower()}
    assert named == set(carry.fits)


def test_what_is_held_is_told_as_it_is_turned(sitting: Sitting) -> None:
    assert asked(sitting, FlowAction.ASK_TILE) == "No tile in hand."
    sitting.table.do(Draw(0))
    sitting.frames()
    before = asked(sitting, FlowAction.ASK_TILE)
    sitting.act(FlowAction.ROTATE_RIGHT)
    after = asked(sitting, FlowAction.ASK_TILE)
    assert before.startswith("In hand: ") and after.startswith("In hand: ")


def test_the_last_change_is_told_again(sitting: Sitting) -> None:
    placed = asked(sitting, FlowAction.ASK_LAST)
    assert "places the" in placed and "Water" in placed


def test_what_lies_on_each_side_of_a_space() -> None:
    board = START.with_piece(1, piece_of(Kind.STRAIGHT, EAST | WEST))
    told = neighbours_answer(board, 0)
    assert told.startswith("Up: edge of the board. Right: straight, water right and left")
    assert told.endswith("Down: empty. Left: edge of the board.")


def test_each_animals_water_what_it_lacks_and_where_it_goes_on() -> None:
    cat = ANIMAL_CELLS[Animal.CAT]
    told = animals_answer(START.with_piece(cat + 1, piece_of(Kind.BEND, SOUTH | WEST)))
    places = places_words((cat + 8, cat + 9))
    assert told.startswith(f"Cat: 4 tiles short of the boat. Its water can go on to {places}.")
    assert "Dog: 5 tiles short of the boat." in told


def test_the_worst_line_is_named_first_and_the_calm_ones_never() -> None:
    board = START
    for cell, edges in ((1, EAST | WEST), (2, EAST | WEST), (3, SOUTH | WEST), (11, NORTH | SOUTH)):
        kind = Kind.BEND if edges == SOUTH | WEST else Kind.STRAIGHT
        board = board.with_piece(cell, piece_of(kind, edges))
    board = board.with_piece(19, piece_of(Kind.STRAIGHT, NORTH | SOUTH))
    told = lines_answer(board, False)
    assert told.startswith("Row 1: 3 tiles, the cat would lose its path.")
    assert "Column 2: 1 tile, the cat would lose its path." in told
    assert lines_answer(START, False) == "The wave has nothing to take."


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (1, "row and column at risk"),
        (3, "only the row at risk"),
        (24, "only the column at risk"),
        (BOAT, ""),
        (9, ""),
    ],
)
def test_the_cursor_tells_which_line_can_take_a_tile(cell: int, words: str) -> None:
    board = START
    for laid in (1, 3, 24):
        board = board.with_piece(laid, piece_of(Kind.CROSS, 15))
    assert risk_words(board, cell, remain=False) == words


def test_an_obstacle_that_remains_is_safe() -> None:
    board = START.with_piece(1, piece_of(Kind.CROSS_OBSTACLE, 15))
    assert risk_words(board, 1, remain=True) == "safe from waves"


def test_arrows_do_not_leave_the_board_but_tab_does(sitting: Sitting) -> None:
    """Down from the last row landed on a button that nobody meant."""
    sitting.focus_on("board/d7")
    sitting.act(Action.NAV_DOWN)
    assert sitting.focused == "board/d7"
    assert sitting.app.shell.speech.last == "Edge of the board. Tab leads on."
    for key, arrow in (("a4", Action.NAV_LEFT), ("g4", Action.NAV_RIGHT), ("d1", Action.NAV_UP)):
        sitting.focus_on(f"board/{key}")
        sitting.act(arrow)
        assert sitting.focused == f"board/{key}"
    sitting.act(Action.NEXT_AREA)
    assert not sitting.focused.startswith("board/")


@pytest.mark.parametrize("key", [*FlowAction, *JUMPS, *LEAPS, Action.UNDO, Action.REDO], ids=str)
def test_no_key_is_silent_at_an_empty_table(tmp_path: Path, time: StillTime, key: AnyAction) -> None:
    """B2: without a tile, a hint or a partner each key says something, or why not."""
    sitting = sit_down(tmp_path, new_table(time, players=1, clock=Clock(None, 10)), time)
    sitting.act(FlowAction.DRAW)  # the focus is where the next step is, so that leading there moves nothing
    sitting.frames(2)
    spoken, state = sitting.app.shell.speech.spoken, sitting.state
    spoken.clear()
    sitting.act(key)
    sitting.frames(2)
    assert "".join(spoken).strip()
    done = sitting.state is not state or top_screen(sitting.app) is not sitting.play
    asks_or_leads = key in (*QUESTIONS, FlowAction.DRAW, FlowAction.CARDS)
    assert done or asks_or_leads or sitting.play.find("reason").label in spoken, "why not is seen, too"


def test_how_to_jump_is_told_and_shown_until_it_was_done_once(sitting: Sitting) -> None:
    sitting.act(FlowAction.DRAW_1)
    sitting.frames(2)
    hint = "Page down jumps to the next fitting space."
    assert hint in sitting.app.shell.speech.spoken
    assert hint in [caption.text for caption in sitting.app.shell.captions.shown]
    sitting.act(Action.JUMP_RIGHT)
    assert hint not in [caption.text for caption in sitting.app.shell.captions.shown]
    assert sitting.app.shell.kept("jumped") is True


def test_tones_tell_row_and_column_where_they_are_wanted(sitting: Sitting) -> None:
    audio, shell = sitting.app.shell.audio, sitting.app.shell
    sitting.focus_on(space_key(BOAT))
    sitting.act(Action.NAV_UP)
    assert not any(each.name.startswith("place_row") for each in audio.heard), "off until it is wanted"
    shell.change(place_tones=True)
    for step in (Action.NAV_UP, Action.NAV_RIGHT, Action.NAV_DOWN, Action.NAV_LEFT, Action.NAV_LEFT):
        sitting.act(step)
        sitting.let_run(0.1)
    tones = [(each.name, round(each.side, 2)) for each in audio.heard if each.name.startswith("place_row")]
    assert tones == [
        ("place_row_2", 0.0),
        ("place_row_2", 0.33),
        ("place_row_3", 0.33),
        ("place_row_3", 0.0),
        ("place_row_3", -0.33),
    ]
    shell.change(mono=True)
    sitting.act(Action.NAV_LEFT)
    last = [each for each in audio.heard if each.name.startswith("place_row")][-1]
    assert (last.name, last.side) == ("place_row_3", 0.0)


@pytest.mark.parametrize("spoken", available(with_pseudo=False))
def test_every_question_is_answered_in_every_language(sitting: Sitting, spoken: str) -> None:
    """B3: with a tile in hand, each answer is its own, whole, and in the words of that language."""
    sitting.table.do(Draw(0))
    sitting.frames()
    english = {question: asked(sitting, question) for question in QUESTIONS}
    sitting.app.shell.change(language=spoken)
    sitting.frames()
    try:
        answers = {question: asked(sitting, question) for question in QUESTIONS}
    finally:
        sitting.app.shell.change(language="en")
    assert len(set(answers.values())) == len(QUESTIONS) and all(answers.values())
    assert not any("{" in words for words in answers.values())
    if spoken != "en":
        assert [question for question in QUESTIONS if answers[question] == english[question]] == []


def test_a_tile_that_is_put_back_or_taken_up_is_told(sitting: Sitting) -> None:
    """B2: Esc and Enter with a tile in hand were silent."""
    sitting.act(FlowAction.DRAW_1)
    for key in (Action.BACK, Action.ACCEPT):
        sitting.app.shell.speech.spoken.clear()
        sitting.act(key)
        assert sitting.app.shell.speech.spoken[-1].startswith("In hand: "), key


def test_the_wave_says_why_it_cannot_be_called(sitting: Sitting) -> None:
    """B2: where turns or seconds are counted, its key was silent."""
    before = sitting.state
    sitting.act(FlowAction.CALL_WAVE)
    assert sitting.app.shell.speech.last == "The wave comes by itself."
    assert sitting.state is before
