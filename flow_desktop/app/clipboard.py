"""The clipboard; where the system has none, what was copied can still be pasted inside the program."""

import pygame

_kept = ""


def copy(text: str) -> bool:
    """Copy a text; False when only this program will know it."""
    global _kept
    _kept = text
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True


def paste() -> str:
    """The text of the clipboard."""
    try:
        return pygame.scrap.get_text() or _kept
    except (pygame.error, AttributeError):
        return _kept


def paste_line(most: int) -> str:
    """The same in one line for a field of so many letters; one letter more tells that it was too long."""
    return "".join(letter if letter.isprintable() else " " for letter in paste()).strip()[: most + 1]
