"""B6, I1: whole games with the screen off, in every language, on what is spoken and on nothing else."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from build.words.catalogue import read
from build.words.places import TEMPLATE
from flow_desktop.app import language
from flow_desktop.app.language import available
from flow_desktop.cli import run
from flow_desktop.engine.board import START
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS, STRIDE
from flow_desktop.engine.tiles import BIRD, EDGES, Kind, blocks_water, piece_of
from flow_desktop.scenes.autoplay.ears import hearing
from flow_desktop.scenes.autoplay.ears.hearing import DeafError, Ears
from flow_desktop.scenes.autoplay.ears.listener import Listener
from flow_desktop.scenes.autoplay.ears.phrases import EVERY, Phrasebook
from flow_desktop.scenes.autoplay.ears.sketch import (
    SIDE,
    ToldTile,
    empty_sketch,
    missing,
    tiles_left,
    ways_left,
)
from flow_desktop.scenes.autoplay.game import ScriptedGame, play
from flow_desktop.scenes.board.space import space_label
from flow_desktop.scenes.place_names import at_place, place_name, places_words

FOLDER = Path(hearing.__file__).parent
LANGUAGES = available(with_pseudo=False)
MAY_KNOW = ("flow_desktop.app.language", "flow_desktop.values", "flow_desktop.scenes.autoplay.ears")
"""How sentences are translated, how values are written, and itself: all that a listener may know."""
QUICK = "o"
"""A wave that is won soon, after more than one round."""


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> str:
    return language.use(request.param)


def test_a_whole_game_is_won_with_the_screen_off(spoken: str) -> None:
    """B6: from the menu to the results and back; what was heard is held against the kept game."""
    played = play(ScriptedGame(QUICK, device="ears"), (1024, 640), language=spoken)
    assert (played.result, played.refusals) == ("won", 0)
    assert played.commands > 30, "more than a round of ten turns: a wave was survived"


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            yield node.module or ""


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_a_listener_knows_nothing_of_the_game_but_words(path: Path) -> None:
    ours = [name for name in imported(path) if name.startswith(("flow_desktop", "pygame", "importlib"))]
    assert [name for name in ours if not name.startswith(MAY_KNOW)] == []
    assert not {"sys", "gc", "inspect"} & set(imported(path)), "no way around through the interpreter"


def test_a_listener_is_given_words_keys_letters_and_time_alone() -> None:
    assert [field.name for field in fields(Ears)] == ["hear", "press", "write", "wait"]


def test_every_sentence_that_is_listened_for_is_in_the_catalogue() -> None:
    known = {
        (message.context or "", *((message.id,) if isinstance(message.id, str) else tuple(message.id)))
        for message in read(TEMPLATE.read_text("utf-8")).messages()
    }
    wanted = {(each.context, each.english, *((each.many,) if each.many else ())) for each in EVERY}
    assert wanted - known == set()


def test_every_space_is_understood_whatever_lies_there(spoken: str) -> None:
    """B2: the words of a space say all of it, in each language."""
    book = Phrasebook()
    free = [cell for cell in CELLS if cell != BOAT and cell not in ANIMAL_CELLS.values()]
    turned = [(kind, edges) for kind in Kind for edges in kind.rotations]
    pieces = [piece_of(*tile, bird) for tile in turned for bird in (False, True)]
    for number, piece in enumerate(pieces):
        cell = free[number % len(free)]
        told = book.on_space(space_label(START.with_piece(cell, piece), cell))
        assert told is not None
        assert told[0] == cell // STRIDE * SIDE + cell % STRIDE
        assert book.lies(told[1]) == ToldTile(piece & EDGES, blocks_water(piece), bool(piece & BIRD))
    told = book.on_space(space_label(START, free[0]))
    assert told is not None and book.lies(told[1]) is None


def test_every_place_is_told_apart_alone_in_a_row_and_within_a_sentence(spoken: str) -> None:
    book = Phrasebook()
    spots = [cell // STRIDE * SIDE + cell % STRIDE for cell in CELLS]
    assert [book.spots_in(place_name(cell)) for cell in CELLS] == [[spot] for spot in spots]
    assert [book.spots_in(f"… {at_place(cell)}.") for cell in CELLS] == [[spot] for spot in spots]
    assert book.spots_in(places_words(CELLS)) == spots


def test_the_sketch_counts_what_is_missing() -> None:
    sketch = empty_sketch()
    assert missing(sketch)[0] == 5 and ways_left(sketch) == 20 and tiles_left(sketch) == 17
    sketch[1] = ToldTile(2 | 8, blocked=True)
    sketch[SIDE] = ToldTile(1 | 4, blocked=True)
    assert missing(sketch)[0] > SIDE * SIDE, "nothing passes an obstacle"


def test_silence_is_told_as_what_was_wanted() -> None:
    with pytest.raises(DeafError, match="new game"):
        Listener(Ears(list, lambda key: None, lambda text: None, lambda: None), "").play()


def test_a_listener_has_no_partners(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["autoplay", "--with", "ears", "--partners", "1"]) == 2
    assert capsys.readouterr().err == "Whoever only listens plays a new game, without partners.\n"
