"""Every kind of fault of a translation is found, and what is right is left alone."""

import pytest

from build.words.faults import faults
from tests.locale.toy import po

GOOD = [
    'msgid "Ready, {name}!"\nmsgstr "Prêt, {name} !"',
    'msgid "{some} and {last}"\nmsgstr "{last} et {some}"',
    'msgid " · "\nmsgstr " – "',
    'msgid "{count} tile"\nmsgid_plural "{count} tiles"\nmsgstr[0] "{count} a"\nmsgstr[1] "{count} b"',
    'msgid "A tile"\nmsgid_plural "{count} tiles"\nmsgstr[0] "Une tuile"\nmsgstr[1] "{count} tuiles"',
    '# Ends otherwise: as on the card\nmsgid "Inconceivable!"\nmsgstr "Niemożliwy"',
]
WRONG = [
    ('msgid "Play"\nmsgstr ""', "untranslated"),
    ('msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} x"\nmsgstr[1] ""', "untranslated"),
    ('#, fuzzy\nmsgid "Play"\nmsgstr "Jouer"', "fuzzy"),
    ('msgid "Hi {name}"\nmsgstr "Salut {nom}"', "other placeholders"),
    ('msgid "Hi {name}"\nmsgstr "Salut"', "other placeholders"),
    ('msgid "Hi"\nmsgstr "Salut {name}"', "other placeholders"),
    ('msgid "Hi {name}"\nmsgstr "Salut {name"', "broken placeholders"),
    ('msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} x"\nmsgstr[1] "x"', "other placeholders"),
    ('msgid "one"\nmsgid_plural "{n} b"\nmsgstr[0] "un"\nmsgstr[1] "x"', "other placeholders"),
    ('msgid "Play"\nmsgstr "Jouer "', "space"),
    ('msgid ", "\nmsgstr ","', "space"),
    ('msgid "Play."\nmsgstr "Jouer"', "ends with nothing instead of ."),
    ('msgid "Play"\nmsgstr "Jouer !"', "ends with ! instead of nothing"),
    ('msgid "Wait…"\nmsgstr "Attends."', "ends with . instead of …"),
]


def faults_of(message: str) -> list[str]:
    words = po(message)
    return [fault for one in words.messages() for fault in faults(one, words.num_plurals)]


@pytest.mark.parametrize("message", GOOD)
def test_a_good_translation_has_no_fault(message: str) -> None:
    assert faults_of(message) == []


@pytest.mark.parametrize(("message", "fault"), WRONG)
def test_a_wrong_translation_is_found(message: str, fault: str) -> None:
    assert [found for found in faults_of(message) if found.startswith(fault)]


def test_too_few_plural_forms_are_found() -> None:
    message = 'msgid "{n} a"\nmsgid_plural "{n} b"\nmsgstr[0] "{n} x"\nmsgstr[1] "{n} y"'
    (one,) = po(message).messages()
    assert list(faults(one, 3)) == ["2 plural forms instead of 3"]
