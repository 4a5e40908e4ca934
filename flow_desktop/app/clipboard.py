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
