"""Words in the player's language: gettext catalogues, switchable while the program runs.

English stands in the code as msgids. `qps` is a pseudo-language for tests: it makes every translated string
longer and accented, in brackets, so that what is untranslated or cut off can be seen at once.

Catalogues do no harm, whatever a language file says: a translation whose places do not fit its English
sentence is left out, so that English stands there; a rule for plurals that fails makes it unreadable.
"""

import gettext
import os
import re
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any, Final

from flow_desktop.app.log import LOGGER

PROBED: Final = (*range(130), 200, 1000, 1001, 10**6)
COUNT: Final = "{count}"
_CONTEXT: Final = "\x04"
_formatter: Final = Formatter()
DOMAIN = "flow"
ENGLISH = "en"
PSEUDO = "qps"
CATALOGUES = Path(__file__).resolve().parent.parent / "assets" / "locale"
NAME_HEADER = "x-language-name"
NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "pl": "Polski",
    "qps": "[!! Þšéúðö !!]",
}
ACCENTS = str.maketrans("ACDEINOSUYZacdeinosuyzlg", "ÁÇĎÉÍÑÖŠÜÝŽáçďéíñöšüýžłğ")
LONGER = 0.4


class CheckedTranslations(gettext.GNUTranslations):
    """gettext's own catalogue, looked over when it is read; what is wrong raises ValueError."""

    def _parse(self, fp: Any) -> None:
        super()._parse(fp)
        plural = getattr(self, "plural", None)
        try:
            if plural is not None:
                for number in PROBED:
                    plural(number)
        except (ArithmeticError, TypeError) as error:
            raise ValueError("the rule for plurals fails") from error
        words: dict[object, str] = self._catalog  # type: ignore[attr-defined]
        alien = [key for key, text in words.items() if not fits(_english(key), text)]
        for key in alien:
            del words[key]


def _english(key: object) -> str:
    """The English sentence of an entry without its context; a plural may always count."""
    text = f"{key[0]}{COUNT}" if isinstance(key, tuple) else str(key)
    return text.rpartition(_CONTEXT)[2]


def fits(english: str, text: str) -> bool:
    """Whether everything that a translation wants to be filled in is in the English sentence too.

    >>> fits("{count} games", "{count} gier"), fits("{count} games", "{name} gier"), fits("Play", "{")
    (True, False, False)
    """
    if not english or not ("{" in text or "}" in text):
        return True
    try:
        return _places(text) <= _places(english)
    except ValueError:
        return False


def _places(text: str) -> set[tuple[str, str | None, str | None]]:
    """What is to be filled in: name, form and conversion of each."""
    parsed = _formatter.parse(text)
    return {(name, form, conversion) for _words, name, form, conversion in parsed if name is not None}


class PseudoTranslations(gettext.NullTranslations):
    """Translates into the pseudo-language."""

    def gettext(self, message: str) -> str:
        """The message, accented and lengthened."""
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The right form, accented and lengthened."""
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The message, accented and lengthened."""
        return pseudo(message)


class _Language:
    """The language in use, one for the whole program."""

    def __init__(self) -> None:
        self.code = ENGLISH
        self.translations: gettext.NullTranslations = gettext.NullTranslations()
        self.unread = ""


_language = _Language()


def pseudo(message: str) -> str:
    """The message in the pseudo-language; {placeholders} and %(these)s stay whole."""
    if not any(letter.isalpha() for letter in message):  # nothing, or what stands between words
        return message
    parts = re.split(r"(\{[^{}]*\}|%\([a-z_]+\)[sd])", message)
    accented = "".join(part if index % 2 else part.translate(ACCENTS) for index, part in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    more = round(letters * LONGER)
    filler = " ".join("~" * min(6, more - start) for start in range(0, more, 6))
    return f"[!! {accented} {filler} !!]" if filler else f"[!! {accented} !!]"


def use(code: str) -> str:
    """Speak that language from now on ("" is the system's own); gives the code that is really in use."""
    wanted = code or system_language()
    known = wanted in available()
    translations = _translations(wanted) if known else None
    if known and translations is None:
        _language.unread = NAMES.get(wanted, wanted)
    _language.code = wanted if translations is not None else ENGLISH
    _language.translations = translations or gettext.NullTranslations()
    return _language.code


def _translations(code: str) -> gettext.NullTranslations | None:
    """The words of a language; None when its catalogue cannot be read."""
    if code == PSEUDO:
        return PseudoTranslations()
    if code == ENGLISH:  # its words stand in the code; its catalogue only shows translators a whole one
        return gettext.NullTranslations()
    try:
        return gettext.translation(DOMAIN, CATALOGUES, [code], class_=CheckedTranslations)
    except (OSError, ValueError, LookupError, struct.error):
        LOGGER.warning("the catalogue of %s cannot be read", code)
        return None


def take_unread() -> str:
    """The name of a language, once, when its words could not be read: all is in English then."""
    unread, _language.unread = _language.unread, ""
    return unread


def current() -> str:
    """The code of the language in use."""
    return _language.code


def available(with_pseudo: bool = True) -> tuple[str, ...]:
    """English, every language that has a catalogue, and the pseudo-language."""
    found = sorted(p.parent.parent.name for p in CATALOGUES.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (ENGLISH, *(code for code in found if code != ENGLISH), *((PSEUDO,) if with_pseudo else ()))


def name_of(code: str) -> str:
    """What a language calls itself, as the header of its catalogue says; a new language needs no code."""
    translations = _translations(code) if gettext.find(DOMAIN, CATALOGUES, [code]) else None
    own = translations.info().get(NAME_HEADER) if translations is not None else None
    return own or NAMES.get(code, code)


def system_language() -> str:
    """The language that the system asks for, of those that there are; English when it says nothing."""
    offered = available(with_pseudo=False)
    for wanted in _wished():
        for code in (wanted, wanted.partition("_")[0]):
            if code in offered:
                return code
    return ENGLISH


def _wished() -> Iterator[str]:
    """The languages of the system, best first, as "pl" or "pt_BR"; elsewhere the environment knows best."""
    if sys.platform in ("win32", "darwin"):
        import pygame

        for preferred in pygame.system.get_pref_locales():
            yield _code(str(preferred["language"]), str(preferred.get("country") or ""))
    yield from _from_environment(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))


def _from_environment(names: Iterable[str]) -> Iterator[str]:
    """What the locale variables ask for; LANGUAGE goes before them, unless they say that no language is."""
    locale = next(filter(None, names), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return
    for name in (*os.environ.get("LANGUAGE", "").split(":"), locale):
        language, _, country = re.split("[.@]", name)[0].partition("_")
        if language:
            yield _code(language, country)


def _code(language: str, country: str) -> str:
    return f"{language.lower()}_{country.upper()}" if country else language.lower()


def _(message: str) -> str:
    """The message in the player's language."""
    return _language.translations.gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The form for that count."""
    return _language.translations.ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """The message as it is meant in that context."""
    return _language.translations.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name
    """Mark a message for the catalogue; it is translated later, where it is shown."""
    return message


def spoken_row(parts: Iterable[str]) -> str:
    """Parts of one sentence; those without words are left out. After a whole sentence a new one begins."""
    between, row = pgettext("between spoken parts", ", "), ""
    for part in filter(None, parts):
        if row.endswith((".", "!", "?", "…")):
            row = f"{row} {with_capital(part)}"
        else:
            row = f"{row}{between}{part}" if row else part
    return row


def with_capital(words: str) -> str:
    """Words as a sentence begins: with a capital letter, also where they are a name of the catalogue."""
    return words[:1].upper() + words[1:]
