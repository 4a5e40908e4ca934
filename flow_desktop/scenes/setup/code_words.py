"""Why a typed wave code cannot be read, in the player's words and with the nearest word that exists."""

from __future__ import annotations

import difflib

from flow_desktop.app.language import _
from flow_desktop.engine.codes import MAX_CODE, CodeError, read_code, words


def code_problem(text: str) -> str:
    """What is wrong with a wave code, as a sentence; nothing when it can be read."""
    try:
        read_code(text)
    except CodeError:
        return _explained(text)
    return ""


def _explained(text: str) -> str:
    if len(text) > MAX_CODE:
        return _("That is too long for a wave code.")
    parts = "".join(letter if letter.isalnum() else " " for letter in text.lower()).split()
    if len(parts) < 3 or not all(part.isascii() and part.isdigit() for part in parts[2:]):
        return _("A wave code is two words and a number, like OTTER-REEF-60.")
    for part in parts[:2]:
        if part not in words():
            return _unknown_word(part)
    return _("Something is mistyped: the words and the number do not belong together.")


def _unknown_word(part: str) -> str:
    near = difflib.get_close_matches(part, words(), 1, 0.6)
    if near:
        sentence = _("The game does not know the word {word}. Is it {near}?")
        return sentence.format(word=part.upper(), near=near[0].upper())
    return _("The game does not know the word {word}.").format(word=part.upper())
