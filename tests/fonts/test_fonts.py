"""The shipped typefaces hold every letter of every language, and each comes with its licence."""

from itertools import product
from pathlib import Path

import pygame
import pytest

from build.fonts.faces import FACES, FAMILIES, Face, Family

FOLDER = Path(__file__).parents[2] / "flow_desktop" / "assets" / "fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = {
    "English": "æœé",
    "French": "àâæçéèêëîïôœùûüÿ",
    "German": "äöüß",
    "Polish": "ąćęłńóśźż",
    "Italian": "àèéìíîòóùú",
}
PUNCTUATION = "„“”‚‘’«»‹›–—…·•×÷−€£§°½¼¾ªº©\u00a0\u202f\u2011ẞŸ"
NOWHERE = "\ue000"


def path(face: Face) -> Path:
    return FOLDER / face.file_name


def wanted() -> str:
    letters = "".join(LETTERS.values())
    return ASCII + letters + letters.replace("ß", "").upper() + PUNCTUATION


def drawn(font: pygame.font.Font, text: str) -> bytes:
    return pygame.image.tobytes(font.render(text, True, "white"), "RGBA")


def missing(font: pygame.font.Font, text: str) -> list[str]:
    """Signs drawn as the placeholder box; `Font.metrics` would give the box's size, not None."""
    box = drawn(font, NOWHERE)
    return [f"U+{ord(sign):04X} {sign}" for sign in text if drawn(font, sign) == box]


@pytest.fixture(scope="module", autouse=True)
def font_module() -> None:
    pygame.font.init()


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file_name)
def test_every_sign_of_every_language_has_a_glyph(face: Face) -> None:
    """V6."""
    assert missing(pygame.font.Font(path(face), 24), wanted()) == []


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file_name)
def test_a_sign_without_a_glyph_would_be_noticed(face: Face) -> None:
    font = pygame.font.Font(path(face), 24)
    assert missing(font, "a\u4e2d") == ["U+4E2D \u4e2d"]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file_name)
def test_letters_with_marks_differ_from_those_without(face: Face) -> None:
    """A glyph that exists but draws nothing, or the plain letter, would fool the check above."""
    font = pygame.font.Font(path(face), 48)
    for marked, plain in zip("ąćęłńóśźżäöüéèçŻŁÉ", "acelnoszzaoueecZLE", strict=True):
        assert drawn(font, marked) != drawn(font, plain), marked


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file_name)
def test_spaces_that_hold_words_together_have_a_width_and_no_ink(face: Face) -> None:
    font = pygame.font.Font(path(face), 48)
    for space in "\u00a0\u202f":
        assert 0 < font.size(f"x{space}x")[0] - font.size("xx")[0] < 24
        assert not pygame.mask.from_surface(font.render(space, True, "white")).count()


@pytest.mark.parametrize("face", [face for face in FACES if face.family.name == "Nunito"], ids=str)
def test_numbers_in_nunito_never_change_their_width(face: Face) -> None:
    font = pygame.font.Font(path(face), 40)
    for length in (1, 2, 3):
        assert len({font.size("".join(digits))[0] for digits in product("0123456789", repeat=length)}) == 1


def test_heavier_styles_carry_more_ink() -> None:
    """Guards against two weights being built from the same source."""
    for family in FAMILIES:
        faces = sorted((face for face in FACES if face.family == family), key=lambda face: face.weight)
        ink = [ink_of(pygame.font.Font(path(face), 60)) for face in faces]
        assert ink == sorted(set(ink)), family.name


def ink_of(font: pygame.font.Font) -> int:
    return pygame.mask.from_surface(font.render("Flow hamburg", True, "white")).count()


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file_name)
def test_a_file_says_which_face_it_is(face: Face) -> None:
    font = pygame.font.Font(path(face), 20)
    assert f"{font.name} {font.style_name}".startswith(f"{face.family.name} {face.style}")


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_each_family_ships_with_its_whole_licence(family: Family) -> None:
    text = (FOLDER / family.licence_file).read_text(encoding="utf-8")
    assert text.startswith("Copyright") and family.name.split()[0] in text.splitlines()[0]
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Reserved Font Name" not in text.splitlines()[0]
    for part in ("PREAMBLE", "PERMISSION & CONDITIONS", "TERMINATION", "DISCLAIMER"):
        assert part in text


def test_nothing_else_lies_among_the_fonts() -> None:
    names = {face.file_name for face in FACES} | {family.licence_file for family in FAMILIES}
    assert {file.name for file in FOLDER.iterdir()} == names
