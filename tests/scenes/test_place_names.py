"""One naming of places for frame, dice, captions, rules, voice and text: what stands on the frame (B2)."""

import re

import pytest

from build.words.catalogue import ids, read, strings
from build.words.places import po_file
from flow_desktop.app import language
from flow_desktop.engine.geometry import BOAT, CELLS, LINE_OF_FACE, STRIDE, column_cells, row_cells
from flow_desktop.engine.notation import read_cell
from flow_desktop.scenes.board.frame import badges_of
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.place_names import at_place, place_heading, place_name, places_words
from flow_desktop.scenes.telling.events import spoken_of
from tests.scenes.place_check import misnamed
from tests.scenes.telling.test_telling import every_event, table

LANGUAGES = ("en", "fr", "de", "pl", "it")
ABOUT_TEXTS = ("In this text columns are a to g", "Character {place}: ")
"""Positions as text keep the notation of programs: how they are written, and what is wrong with one."""


@pytest.fixture(params=LANGUAGES)
def spoken_in(request: pytest.FixtureRequest) -> str:
    return language.use(request.param)


def test_a_space_is_called_by_the_numbers_beside_it() -> None:
    assert place_name(read_cell("c6")) == "column 3, row 5", "the sixth line bears a 5"
    assert place_name(read_cell("d6")) == "calm column, row 5"
    assert place_name(read_cell("g4")) == "column 6, calm row"
    assert at_place(read_cell("g1")) == "at column 6, row 1"
    assert place_heading(read_cell("d1")) == "Calm column, row 1"
    assert places_words([read_cell("b1"), read_cell("c1")]) == "column 2, row 1; column 3, row 1"


@pytest.mark.usefixtures("spoken_in")
def test_the_frame_shows_every_number_of_a_name_beside_its_line_and_no_other() -> None:
    """For every badge of the frame: the spaces of its line, and they alone, bear its number in its place."""
    places = BoardPlaces(0, 0, 900, 60)
    for badge in badges_of(places):
        line = row_cells(badge.line) if badge.is_row else column_cells(badge.line)
        for namer in (place_name, at_place):
            for cell in CELLS:
                column, row = _numbers(namer(cell), cell)
                assert ((row if badge.is_row else column) == badge.face) == (cell in line)


def _numbers(name: str, cell: int) -> tuple[int | None, int | None]:
    """The column's and the row's number in a name; a line without one is a calm line, and says so."""
    found = [int(number) for number in re.findall(r"\d+", name)]
    calm_row, calm_column = (line not in LINE_OF_FACE.values() for line in divmod(cell, STRIDE))
    assert len(found) == 2 - calm_row - calm_column
    column = None if calm_column else found.pop(0)
    return column, None if calm_row else found.pop(0)


def test_every_space_has_a_name_of_its_own(spoken_in: str) -> None:
    for namer in (place_name, at_place):
        names = {namer(cell) for cell in CELLS}
        assert len(names) == len(CELLS), spoken_in
        assert not [name for name in names if misnamed(name)]
    assert not re.search(r"\d", place_name(BOAT))


def test_no_text_of_the_program_names_a_place_that_the_frame_does_not_show(spoken_in: str) -> None:
    found = []
    for message in read(po_file(spoken_in).read_text("utf-8")).messages():
        ours = not all("river_dice" in str(place) for place, _line in message.locations)
        if ours and not ids(message)[0].startswith(ABOUT_TEXTS):
            found += [words for words in strings(message) if misnamed(words)]
    assert found == []


@pytest.mark.usefixtures("spoken_in")
def test_what_is_told_of_whole_games_names_only_places_on_the_frame() -> None:
    told = table()
    spoken = [spoken_of(event, told) or "" for event in every_event().values()]
    assert not [words for words in spoken if misnamed(words)]
    assert sum(bool(re.search(r"\d", words)) for words in spoken) > 8


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Place it on f6."),
        ("en", "The wave comes along row 7."),
        ("fr", "La vague passe par la rangée 7."),
        ("de", "Ein Vogel sitzt auf c2 und passt auf."),
        ("de", "Die Welle kam durch Spalte 7."),
        ("pl", "Fala przeszła rzędem 7 i kolumną 3."),
        ("it", "L’onda è passata lungo la riga 7."),
    ],
)
def test_the_check_finds_places_that_are_not_there(code: str, words: str) -> None:
    language.use(code)
    assert misnamed(words)
