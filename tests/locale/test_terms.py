"""The words of the printed rulebooks stand where their things are meant, and commands are plain.

A pattern that must not occur stands beside the word that is printed or decided instead. What is found names
the English sentence, so that a translator sees at once which one is meant.
"""

import re
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message

from build.words.catalogue import Words, ids, read, strings
from build.words.places import po_file

LANGUAGES = ("en", "fr", "de", "pl", "it")
MOST_WORDS = 15
SENTENCE_END = re.compile(r"(?<=[.!?…])\s+")
INSTEAD: dict[str, dict[str, str]] = {
    "en": {
        r"\b[Tt]hr(ow|ew)": "roll",
        r"(?<!this )(?<!that )(?<!all the )\bways?\b": "path",
        r"\b[Tt]ake(n)? back\b|\b[Dd]o again\b": "undo, redo",
        r"\bNew table\b|\bChange table\b": "New game, Change setup",
        r"^Go on$": "Continue",
        r"\bLook \{": "Check the {edges} edge",
        r"\bsays aloud\b": "tells you",
        r"\bis no (size|clock|whole|part|boat|kind|action|scenario|rule|number)\b": "is not a …",
    },
    "fr": {
        r"\bchemin": "voie",
        r"règles? de pose": "règles de placement",
        r"\b[Tt]ro(c\b|qu)": "échanger",
        r"\bva nulle part": "n’entre nulle part",
        r"[Cc]apitaine": "Place {number}, personnes",
        r"Nouvelle table|Changer de table": "Nouvelle partie, Modifier la partie",
        r"'": "the French apostrophe ’",
    },
    "de": {
        r"[Kk]ante": "Seite",
        r"[Kk]lippe": "Fels",
        r"Legeregel": "Platzierungsregel",
        r"\bNummer \{number\}": "Person {number}",
        r"\b(Leg|Setz|Deck|Dreh|Zieh|Verschieb|Tausch|Schließ|Probier|Schreib) ": "Lege, Setze, …",
        r"\b(Mach|Ruf|Frag|Bring|Versuch es|Spiel „\S+) ": "Mache, Rufe, Spiele …",
        r"\b(leg|setz|dreh|zieh|tausch|schließ|probier) ": "lege, setze, …",
    },
    "pl": {
        r"\b[Dd]r(o[gd]|óg)": "ścieżka",
        r"\b[Bb]rzeg(?!u planszy)": "krawędź",
        r"zasad\w* układania": "zasady umieszczania",
        r"\b[Kk]ażdy może": "każda osoba może",
        r"Cicha woda": "Spokojna linia",
        r"rację ma": "obowiązuje",
        r"więc czeka": "traci turę",
        r"\b[Kk]ostk": "kość",
    },
    "it": {
        r"\b(una|la|nuova|ultima|altra|senza|di|le|due|quattro|Quattro|alla) vie?a?\b": "percorso",
        r"\blat[oi]\b": "bordo",
        r"regole di posa": "regole di collocazione",
        r"(?<!si )\b[Pp]osa(t[aeo]|re|rla|l[ao])?\b": "collocare",
        r"\b[Cc]i sta\b": "va bene qui, non entra",
        r"regolamento Italiano": "regolamento italiano",
        r"\bguarda \{": "si apre {direction}",
        r"\bNumero \{number\}": "Giocatore {number}",
        r"'": "the Italian apostrophe ’",
    },
}
COMMANDS = {
    "New game": ("Nouvelle partie", "Neues Spiel", "Nowa gra", "Nuova partita"),
    "Continue": ("Continuer", "Weiterspielen", "Graj dalej", "Continua"),
    "Undo": ("Annuler", "Zurücknehmen", "Cofnij", "Annulla"),
    "Redo": ("Rétablir", "Wiederherstellen", "Przywróć", "Rifai"),
    "Trade": ("Échanger", "Tauschen", "Wymień", "Scambia"),
    "Change setup": ("Modifier la partie", "Spiel anpassen", "Ustawienia gry", "Modifica la partita"),
}
CARDS = (
    "Calm Waters",
    "Fishing",
    "No Communication",
    "No New Cards",
    "Single Path Boat",
)
"""Names of cards that can mean nothing else within a sentence."""


@pytest.fixture(scope="module")
def catalogues() -> dict[str, Words]:
    """The catalogues of the five languages."""
    return {language: read(po_file(language).read_text("utf-8")) for language in LANGUAGES}


def found(language: str, messages: Iterator[Message]) -> Iterator[str]:
    """Where a word stands that has a better one, with the better one."""
    for message in messages:
        for form in strings(message):
            for pattern, better in INSTEAD[language].items():
                if re.search(pattern, form):
                    yield f"{form!r} should have {better} [{ids(message)[0]}]"


def sentences(form: str) -> Iterator[tuple[int, str]]:
    """Every sentence of a text with how many words it has; signs alone are none."""
    for sentence in SENTENCE_END.split(form):
        yield sum(bool(re.search(r"\w", word)) for word in sentence.split()), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_terms_and_decided_words_are_used(language: str, catalogues: dict[str, Words]) -> None:
    assert list(found(language, catalogues[language].messages())) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Throw the dice"),
        ("en", "The cat has a way to the boat!"),
        ("fr", "Un chemin jusqu’au bateau"),
        ("de", "Leg es hierher."),
        ("pl", "Kot ma drogę do łodzi!"),
        ("pl", "Cztery drogi, jedna łódź"),
        ("it", "Il gatto ha una via per la barca!"),
        ("it", "Posala qui."),
    ],
)
def test_an_old_word_would_be_noticed(language: str, words: str) -> None:
    assert list(found(language, iter([Message(words, words)])))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It fits only this way here."),
        ("pl", "Do brzegu planszy pasuje każda krawędź."),
        ("it", "L’onda porta via la tessera. L’uccello vola via e si posa qui."),
    ],
)
def test_other_meanings_are_let_pass(language: str, words: str) -> None:
    assert list(found(language, iter([Message(words, words)]))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_more_than_fifteen_words(language: str, catalogues: dict[str, Words]) -> None:
    """Asked of lessons and dialogs; all the rest keeps to it as well."""
    long = [
        f"{count} words: {sentence} [{ids(message)[0]}]"
        for message in catalogues[language].messages()
        for form in strings(message)
        for count, sentence in sentences(form)
        if count > MOST_WORDS
    ]
    assert long == []


def test_words_are_counted_by_sentence() -> None:
    assert [count for count, _ in sentences("One, two: three! Four « five » · {six} seven?")] == [3, 4]


@pytest.mark.parametrize("english", COMMANDS)
def test_commands_are_plain_in_every_language(english: str, catalogues: dict[str, Words]) -> None:
    said = [catalogues[language].get(english) for language in LANGUAGES]
    assert [message and message.string for message in said] == [english, *COMMANDS[english]]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_in_a_sentence_has_its_printed_name(card: str, catalogues: dict[str, Words]) -> None:
    for language in LANGUAGES:
        words = catalogues[language]
        name = next(strings(message)[0] for message in words.messages() if message.id == card)
        other = [
            strings(message)[0]
            for message in words.messages()
            if re.search(rf"\b{card}\b", ids(message)[0]) and name not in strings(message)[0]
        ]
        assert other == [], f"{language}: {card} is called {name}"
