"""The catalogues of the game: header, plural forms, placeholders, glyphs; nothing missing where complete."""

import gettext
import re
from pathlib import Path

import pygame
import pytest

from build.fonts.faces import FACES, Face
from build.words import check
from build.words.catalogue import Words, binary, is_translated, read, strings, text
from build.words.check import findings
from build.words.compile import compile_all, compiled
from build.words.faults import faults
from build.words.places import CATALOGUES, complete, languages, mo_file, po_file
from flow_desktop.app.language import pseudo
from tests.fonts.test_fonts import missing, path
from tests.locale.toy import TOY, toy_folder

COUNTS = (0, 1, 2, 5, 12, 22)
PLURALS = {
    "en": (1, 0, 1, 1, 1, 1),
    "de": (1, 0, 1, 1, 1, 1),
    "fr": (0, 0, 1, 1, 1, 1),
    "it": (1, 0, 1, 1, 1, 1),
    "pl": (2, 0, 1, 2, 2, 1),
}
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "pl": "Polski"}


def catalogue(language: str) -> Words:
    return read(po_file(language).read_text("utf-8"))


def test_the_five_languages_of_the_rulebooks_are_there() -> None:
    assert set(PLURALS) <= set(languages())
    assert "en" in complete() and set(complete()) <= set(languages())


@pytest.mark.parametrize("language", PLURALS)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    words = catalogue(language)
    form = gettext.c2py(words.plural_expr)
    assert tuple(form(count) for count in COUNTS) == PLURALS[language]
    assert words.num_plurals == max(PLURALS[language]) + 1
    assert (words.locale_identifier, words.name) == (language, NAMES[language])


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_names_no_person_and_no_time(language: str) -> None:
    header = po_file(language).read_text("utf-8").split("\n\n")[0]
    assert not re.search(r"-Date|Translator|Team|Bugs|@|Generated", header)


@pytest.mark.parametrize("language", languages())
def test_what_is_translated_can_be_filled_in(language: str) -> None:
    """A placeholder too much would end the game with an error, so unfinished catalogues are read too."""
    words = catalogue(language)
    wrong = [
        fault
        for message in words.messages()
        if is_translated(message)
        for fault in faults(message, words.num_plurals)
        if "placeholders" in fault or "plural forms" in fault
    ]
    assert wrong == []


@pytest.mark.parametrize("language", complete())
def test_a_complete_language_has_no_fault(language: str, source: Words) -> None:
    assert [str(finding) for finding in findings(language, source)] == []


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file_name)
def test_every_sign_of_every_catalogue_has_a_glyph(face: Face) -> None:
    pygame.font.init()
    words = [catalogue(language) for language in languages()]
    said = [string for one in words for message in one.messages() for string in strings(message)]
    said += [pseudo(string) for string in said] + [one.name for one in words]
    signs = sorted({sign for string in said for sign in string if sign.isprintable()} | {"\u202f", "\u00a0"})
    assert missing(pygame.font.Font(path(face), 24), "".join(signs)) == []


def test_compiling_twice_gives_the_same_bytes() -> None:
    assert compiled("en") == compiled("en") == binary(read(text(catalogue("en"))))
    assert mo_file("en").read_bytes() == compiled("en")


def test_every_fault_of_a_catalogue_is_found(source: Words, tmp_path: Path) -> None:
    assert [finding.fault for finding in findings(TOY, source, tmp_path)] == ["no catalogue"]
    file = toy_folder(tmp_path, {"Play": "Blub"}, source)
    kinds = {finding.fault for finding in findings(TOY, source, tmp_path)}
    assert kinds == {"untranslated"}
    content = file.read_text("utf-8").replace('msgid "Play"\n', 'msgid "Played"\n')
    content = content.replace('msgstr "Blub"', 'msgstr "Blub."').replace("X-Language-Name: Blub", "X-None: x")
    file.write_text(content + '\n#~ msgid "Old"\n#~ msgstr "Alt"\n', "utf-8")
    told = " ".join(str(finding) for finding in findings(TOY, source, tmp_path))
    for fault in ("ends with .", "obsolete messages: 1", "other messages", "X-Language-Name", "not fresh"):
        assert fault in told
    compile_all(tmp_path)
    assert "not fresh" not in " ".join(str(finding) for finding in findings(TOY, source, tmp_path))


def test_the_table_tells_how_far_each_language_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["complete"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].split() == ["language", "messages", "untranslated", "faults"]
    assert [line.split()[0] for line in printed[1:]] == complete()
    assert all(line.split()[2:] == ["0", "0", "complete"] for line in printed[1:])


def test_the_check_fails_for_what_is_not_complete(
    source: Words, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    toy_folder(tmp_path, {"Play": "Blub"}, source)
    asked = check.findings
    monkeypatch.setattr(check, "findings", lambda language, words: asked(language, words, tmp_path))
    assert check.main([TOY]) == 1
    printed = capsys.readouterr().out
    assert f"{TOY}: untranslated [Settings]" in printed and "unfinished" in printed


def test_the_game_reads_only_catalogues_that_have_a_source() -> None:
    assert {file.parent.parent.name for file in CATALOGUES.rglob("*.mo")} <= set(languages())
