"""One catalogue of words: read and written without dates, names of people or of machines."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileParser, generate_po

NAME_HEADER: Final = "X-Language-Name"
UNWRAPPED: Final = 100_000
HEADER_COMMENT: Final = "# Flow: the words of the game. How to translate them: docs/translating.md"


class Words(Catalog):
    """A catalogue whose header says only what the game needs: language, its own name, plural forms."""

    def __init__(self, language: str | None = None, name: str = "") -> None:
        super().__init__(language, domain="flow", header_comment=HEADER_COMMENT, project="Flow", fuzzy=False)
        self.name = name

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The header of the file, in the order in which it is written."""
        headers = [("Project-Id-Version", "Flow")]
        if self.locale_identifier:
            headers.append(("Language", self.locale_identifier))
            headers.append((NAME_HEADER, self.name))
            headers.append(("Plural-Forms", self.plural_forms))
        headers.append(("MIME-Version", "1.0"))
        headers.append(("Content-Type", "text/plain; charset=utf-8"))
        headers.append(("Content-Transfer-Encoding", "8bit\n"))
        return headers

    @mime_headers.setter
    def mime_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        kept = [(key, value) for key, value in headers if not key.lower().endswith("-date")]
        Catalog.mime_headers.__set__(self, kept)
        self.name = dict(kept).get(NAME_HEADER, self.name)

    def messages(self) -> Iterator[Message]:
        """Every message but the header."""
        return (message for message in self if message.id)


def new_words(language: str) -> Words:
    """An empty catalogue with the plural forms and the own name of a language, where they are known."""
    try:
        own = Locale.parse(language).get_display_name() or language
    except (UnknownLocaleError, ValueError):
        own = language
    return Words(language, own[:1].upper() + own[1:])


def read(text: str) -> Words:
    """A catalogue from the text of a .po or .pot file; PoFileError says which line cannot be read."""
    words = Words()
    PoFileParser(words, abort_invalid=True).parse(text.splitlines(keepends=True))
    return words


def text(words: Words) -> str:
    """The .po or .pot file of a catalogue: files are named without line numbers, nothing is wrapped."""
    return "".join(generate_po(words, include_lineno=False, width=UNWRAPPED)).rstrip("\n") + "\n"


def binary(words: Words) -> bytes:
    """The .mo file of a catalogue."""
    file = BytesIO()
    write_mo(file, words)
    return file.getvalue()


def ids(message: Message) -> tuple[str, ...]:
    """The English of a message: one form, or singular and plural."""
    return _forms(message.id)


def strings(message: Message) -> tuple[str, ...]:
    """The translation of a message: one form, or as many as the language has."""
    return _forms(message.string)


def is_translated(message: Message) -> bool:
    """Whether every form is there."""
    return all(strings(message))


def key(message: Message) -> tuple[str, str]:
    """What makes a message one of its own: context and singular."""
    return message.context or "", ids(message)[0]


def _forms(value: Any) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(part or "" for part in value)
