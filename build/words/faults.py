"""What is wrong with one translation: missing, unsure, other placeholders, other ends."""

from collections.abc import Iterator
from string import Formatter
from typing import Final

from babel.messages.catalog import Message

from build.words.catalogue import ids, strings

ENDS: Final = ".!?…:"
OTHER_END: Final = "Ends otherwise:"


def faults(message: Message, forms: int) -> Iterator[str]:
    """Every fault of a message in a language with so many plural forms."""
    if not all(strings(message)):
        yield "untranslated"
        return
    if message.fuzzy:
        yield "fuzzy"
    if message.pluralizable and len(strings(message)) != forms:
        yield f"{len(strings(message))} plural forms instead of {forms}"
    for number, string in enumerate(strings(message)):
        yield from _faults_of_form(message, number, string)


def placeholders(sentence: str) -> frozenset[str]:
    """The names in braces; ValueError when the braces do not close."""
    return frozenset(name for _, name, _, _ in Formatter().parse(sentence) if name is not None)


def _faults_of_form(message: Message, number: int, string: str) -> Iterator[str]:
    english = ids(message)
    allowed = {placeholders(english[-1])} | ({placeholders(english[0])} if number == 0 else set())
    try:
        if placeholders(string) not in allowed:
            yield f"other placeholders: {string}"
    except ValueError:
        yield f"broken placeholders: {string}"
    model = english[min(number, len(english) - 1)]
    if _edges(string) != _edges(model):
        yield f"space at the beginning or end: {string!r}"
    if _end(string) != _end(model) and not _may_end_otherwise(message):
        yield f"ends with {_end(string) or 'nothing'} instead of {_end(model) or 'nothing'}: {string}"


def _edges(sentence: str) -> tuple[str, str]:
    body = sentence.strip()
    start = sentence.find(body)
    return sentence[:start], sentence[start + len(body) :]


def _end(sentence: str) -> str:
    last = sentence.rstrip()[-1:]
    return last if last in ENDS else ""


def _may_end_otherwise(message: Message) -> bool:
    return any(line.startswith(OTHER_END) for line in message.user_comments)
