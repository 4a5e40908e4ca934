"""The first start in pictures: every language says what its system says, and every picture is whole."""

from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from build.package import pictures
from build.package.first_start import SENTENCES, page
from build.package.identity import LANGUAGES
from build.package.readme import NAMES, readme

DRAWINGS = (pictures.windows_first, pictures.windows_second, pictures.mac_first, pictures.mac_second)
SVG = "{http://www.w3.org/2000/svg}"


class Reader(HTMLParser):
    """Notes what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.sections: list[str] = []
        self.pictures = 0
        self.targets: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.pictures += tag == "svg"
        self.sections += [given["id"]] if tag == "section" else []
        self.targets += [given[name] for name in ("href", "src") if name in given]
        if tag not in ("meta", "rect", "circle", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_has_every_language_and_nothing_from_elsewhere() -> None:
    reader = Reader()
    reader.feed(page())
    assert reader.open == []
    assert set(reader.sections) == set(LANGUAGES) and reader.sections[0] == "en"
    assert reader.pictures == len(DRAWINGS) * len(LANGUAGES)
    assert set(reader.targets) == {*(f"#{code}" for code in LANGUAGES), *NAMES.values()}
    assert "http" not in page().replace("http://www.w3.org/2000/svg", "")


def test_every_language_says_everything() -> None:
    for code, words in SENTENCES.items():
        assert words.keys() == SENTENCES["en"].keys(), code
        assert all(words.values()), code
        same = [key for key in words if words[key] == SENTENCES["en"][key]]
        assert code == "en" or same == [], (code, same)


@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_and_plain_words_name_the_same_buttons(code: str) -> None:
    """What is quoted in the text has to be what is drawn, and what README.txt says."""
    words, plain = SENTENCES[code], " ".join(readme(code).split())
    for step, key in (
        ("windows_1", "windows_more"),
        ("windows_2", "windows_run"),
        ("mac_1", "mac_done"),
        ("mac_2", "mac_open"),
        ("mac_2", "mac_settings"),
    ):
        assert words[key] in words[step], key
    for key in ("windows_title", "windows_more", "windows_run", "mac_open", "mac_settings"):
        assert words[key] in plain, key
    assert "README.html" in plain


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("draw", DRAWINGS, ids=lambda draw: draw.__name__)
def test_a_picture_is_whole_and_its_words_stay_inside(draw: object, code: str) -> None:
    assert callable(draw)
    drawn = ElementTree.fromstring(draw(SENTENCES[code]))
    left, _top, wide, _high = map(float, drawn.attrib["viewBox"].split())
    assert drawn.attrib["aria-label"] and len(drawn.findall(f"{SVG}rect[@stroke='{pictures.RING}']")) == 1
    for text in drawn.iter(f"{SVG}text"):
        middle = text.get("text-anchor") == "middle"
        width = len(text.text or "") * float(text.attrib["font-size"]) * pictures.LETTER
        start = float(text.attrib["x"]) - (width / 2 if middle else 0)
        assert left + 8 < start and start + width < left + wide - 8, text.text
    for rect in drawn.iter(f"{SVG}rect"):
        assert left <= float(rect.attrib["x"]), "nothing is cut"
        assert float(rect.attrib["x"]) + float(rect.attrib["width"]) <= left + wide
