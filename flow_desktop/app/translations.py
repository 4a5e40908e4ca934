"""Catalogues that do no harm: whatever a language file says, the program can go on speaking.

A translation whose places do not fit its English sentence is left out, so that English stands there. A rule
for plurals that fails makes the whole catalogue unreadable.
"""

from __future__ import annotations

import gettext
from string import Formatter
from typing import Any, Final

PROBED: Final = (*range(0, 130), 200, 1000, 1001, 10**6)
COUNT: Final = "{count}"
_CONTEXT: Final = "\x04"
_formatter: Final = Formatter()


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
