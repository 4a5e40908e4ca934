"""Words in the player's language: gettext catalogues, switchable while the program runs.

English stands in the code as msgids. `qps` is a pseudo-language for tests: it makes every translated string
longer and accented, in brackets, so that what is untranslated or cut off can be seen at once.
"""

from __future__ import annotations

import gettext
import re
from pathlib import Path

import pygame

DOMAIN = "flow"
ENGLISH = "en"
PSEUDO = "qps"
CATALOGUES = Path(__file__).resolve().parent.parent / "assets" / "locale"
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

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        """The right form, accented and lengthened."""
        return pseudo(msgid1 if n == 1 else msgid2)


class _Language:
    """The language in use, one for the whole program."""

    def __init__(self) -> None:
        self.code = ENGLISH
        self.translations: gettext.NullTranslations = gettext.NullTranslations()


_language = _Language()


def pseudo(message: str) -> str:
    """The message in the pseudo-language; {placeholders} and %(these)s stay whole."""
    if not message:
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
    if wanted not in available():
        wanted = ENGLISH
    _language.code = wanted
    if wanted == PSEUDO:
        _language.translations = PseudoTranslations()
    else:
        _language.translations = gettext.translation(DOMAIN, CATALOGUES, [wanted], fallback=True)
    return wanted


def current() -> str:
    """The code of the language in use."""
    return _language.code


def available(with_pseudo: bool = True) -> tuple[str, ...]:
    """English, every language that has a catalogue, and the pseudo-language."""
    found = sorted(p.parent.parent.name for p in CATALOGUES.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (ENGLISH, *(code for code in found if code != ENGLISH), *((PSEUDO,) if with_pseudo else ()))


def name_of(code: str) -> str:
    """What a language calls itself."""
    return NAMES.get(code, code)


def system_language() -> str:
    """The two letters of the system's language, English when it says nothing."""
    preferred = pygame.system.get_pref_locales()
    return str(preferred[0]["language"]) if preferred else ENGLISH


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
