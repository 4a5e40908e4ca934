import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.app.assets import Assets
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.view import TYPEFACES, View
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import TYPEFACES as FACES
from flow_desktop.widgets.text import (
    Align,
    Role,
    block,
    draw_text,
    face,
    font,
    font_at,
    font_size,
    longest_word,
)
from flow_desktop.widgets.theme import NORMAL

LEAST_SIZE = 18
"""No text is smaller than so many pixels."""
FULL = View(1920, 1080)
ROLES = pytest.mark.parametrize("role", list(Role))


@ROLES
def test_text_is_at_least_eighteen_pixels_at_full_size(role: Role) -> None:
    """V1."""
    assert font_size(role, FULL) >= LEAST_SIZE


@ROLES
def test_text_grows_and_reading_text_doubles(role: Role) -> None:
    """V1."""
    large = font_size(role, View(1920, 1080, 200))
    assert large > font_size(role, FULL)
    if role.spec.size <= 30:
        assert large == 2 * font_size(role, FULL)


@pytest.mark.parametrize("typeface", TYPEFACES)
@ROLES
def test_all_letters_are_large_enough_and_of_a_font_that_ships(role: Role, typeface: str) -> None:
    view = View(1920, 1080, 100, typeface)
    assert font_size(role, view) >= LEAST_SIZE
    assert face(role, view).file in catalogue().fonts


@pytest.mark.parametrize("typeface", TYPEFACES)
@pytest.mark.parametrize("role", [Role.CLOCK, Role.NUMBER])
def test_numbers_that_change_never_jitter(role: Role, typeface: str) -> None:
    letters = font(role, View(1920, 1080, 100, typeface))
    assert len({letters.size(digit)[0] for digit in "0123456789"}) == 1


def test_each_choice_of_letters_looks_different() -> None:
    drawn = [font(Role.BODY, View(1920, 1080, 100, name)).render("Flow", True, "white") for name in TYPEFACES]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in drawn}) == len(TYPEFACES)
    assert set(TYPEFACES) == set(FACES)


def test_lines_hold_every_word_in_order_within_the_width() -> None:
    text = "The tide comes in and carries off what nobody holds on to."
    lines = block(text, Role.BODY, FULL, 220)
    assert " ".join(lines.lines) == text
    assert len(lines.lines) > 2
    assert lines.width <= 220


def test_larger_text_wraps_into_more_lines() -> None:
    text = "Every warning is a sound, a picture and a caption at once."
    small = block(text, Role.BODY, FULL, 400)
    large = block(text, Role.BODY, View(1920, 1080, 200), 400)
    assert len(large.lines) > len(small.lines)
    assert large.width <= 400


@pytest.mark.parametrize("width", range(300, 900, 7))
def test_no_word_stands_alone_on_the_last_line(width: int) -> None:
    text = "The first tile lies beside the boat. Then water runs from the cat to it, and the bird flies off."
    lines = block(text, Role.BODY, FULL, width).lines
    assert " ".join(lines) == text
    assert " " in lines[-1]


def test_the_company_of_a_last_word_costs_no_line() -> None:
    """A text that is placed in the room it asked for keeps the height it asked for."""
    text = "A glow shows a better space. One press switches it off."
    for width in range(200, 800, 3):
        asked = block(text, Role.BODY, FULL, width)
        assert block(text, Role.BODY, FULL, asked.width).height == asked.height
        assert asked.width <= width


def test_two_words_on_two_lines_stay_as_they_are() -> None:
    assert block("Scenario Obstacles", Role.BODY, FULL, 140).lines == ("Scenario", "Obstacles")


def test_a_text_becomes_smaller_rather_than_cut_a_word() -> None:
    wide = block("Unterstützung hilft", Role.BODY, FULL, 400)
    tight = block("Unterstützung hilft", Role.BODY, FULL, longest_word("Unterstützung", Role.BODY, FULL) - 12)
    assert tight.lines == ("Unterstützung", "hilft")
    assert 0.6 * wide.size <= tight.size < wide.size


def test_a_word_too_long_for_a_line_is_broken_and_not_cut() -> None:
    lines = block("Donaudampfschifffahrt", Role.BODY, FULL, 80)
    assert "".join(lines.lines) == "Donaudampfschifffahrt"
    assert lines.width <= 80


@given(st.text(alphabet="abc ąż\n-", max_size=60), st.integers(30, 400))
@settings(max_examples=80, deadline=None)
def test_no_letter_is_ever_lost(text: str, width: int) -> None:
    lines = block(text, Role.BODY, FULL, width)
    assert "".join(lines.lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    assert lines.width <= width
    assert lines.height == len(lines.lines) * font_at(Role.BODY.spec.file, lines.size).get_linesize()


def test_paragraphs_stay_apart() -> None:
    assert block("one\n\ntwo", Role.BODY, FULL, 500).lines == ("one", "", "two")


def test_a_missing_font_falls_back_to_the_one_of_pygame() -> None:
    assert font_at("NoSuchFont-Bold", 24).size("word")[0] > 0


@pytest.mark.parametrize(("align", "left"), [(Align.START, 0), (Align.CENTRE, 0.5), (Align.END, 1)])
def test_text_is_drawn_where_it_was_asked_to_be(align: Align, left: float) -> None:
    surface = pygame.Surface((400, 100), pygame.SRCALPHA)
    taken = draw_text(surface, "Wave", Role.BODY, FULL, (0, 0, 0), surface.get_rect(), align)
    assert taken.x == round((400 - taken.width) * left)
    assert taken.contains(surface.get_bounding_rect())


def test_things_in_a_row_break_between_things_and_the_dot_is_left_out_there() -> None:
    row = "24 tiles placed · 2 ways opened · 2 cards played"
    lines = block(row, Role.BODY, FULL, 400).lines
    assert lines == ("24 tiles placed · 2 ways opened", "2 cards played")
    assert block(row, Role.BODY, FULL, 4000).lines == (row,)


def test_a_thing_in_a_row_that_is_too_long_wraps_by_its_words() -> None:
    row = "otters · a thing with far too many words for one line of this width · reeds"
    lines = block(row, Role.BODY, FULL, 300).lines
    assert lines[0] == "otters" and lines[-1].endswith("· reeds")
    assert all(not line.startswith("·") and not line.endswith("·") for line in lines)
    assert " ".join(lines).replace("· ", "") == row.replace("· ", "")


@ROLES
def test_marks_on_letters_lie_inside_their_line(role: Role) -> None:
    """Fonts with much empty room are set tighter, but not so tight that a mark would be cut off."""
    marked = "ŻÓÀÉŚÜĘĄÇgjpqyçęą"
    high = block(marked, role, FULL, 4000).height
    surface = pygame.Surface((4000, high + 40), pygame.SRCALPHA)
    room = pygame.Rect(0, 20, 4000, high)
    draw_text(surface, marked, role, FULL, (255, 255, 255), room)
    assert room.contains(surface.get_bounding_rect())


@pytest.mark.parametrize("align", [Align.START, Align.CENTRE])
def test_no_label_ends_with_one_word_alone(align: Align, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it needs a second line, words come down to it; it needs no more lines for that."""
    words = "Move a tile to another space and turn it as you like."
    look = Look(FULL, NORMAL, Assets())
    letters = font(Role.BODY, FULL)
    width = letters.size(words)[0] - letters.size(" like.")[0] // 2
    drawn: list[tuple[str, int]] = []

    def noted(
        look: Look, surface: object, told: str, role: Role, shade: object, room: pygame.Rect, *_: Align
    ) -> None:
        drawn.append((told, room.width))

    monkeypatch.setattr(Look, "text", noted)
    label = Label(words, align=align)
    label.place(look, pygame.Rect((0, 0), label.measure(look, width)))
    label.paint(pygame.Surface((1, 1)), look)
    told, room = drawn[0]
    lines = look.block(told, Role.BODY, room).lines
    assert len(lines) == 2 and " ".join(lines) == words
    assert all(len(line.split()) > 2 for line in lines)


def test_lines_are_not_made_even_at_the_cost_of_their_letters() -> None:
    """A long word at the end stays whole, in letters of the usual size."""
    look, words = Look(FULL, NORMAL, Assets()), "Wave code: OTTER-REEF-08028901"
    width = longest_word(words, Role.BODY, FULL) + 20
    even = look.balanced(words, width)
    assert block(words, Role.BODY, FULL, even).lines == ("Wave code:", "OTTER-REEF-08028901")
    assert block(words, Role.BODY, FULL, even).size == block(words, Role.BODY, FULL, 4000).size
    for align in (Align.START, Align.CENTRE):
        label, surface = Label(words, align=align), pygame.Surface((width + 80, 200), pygame.SRCALPHA)
        label.place(look, pygame.Rect(40, 40, width, label.measure(look, width)[1]))
        label.paint(surface, look)
        assert label.rect.contains(surface.get_bounding_rect())
