"""The letters a player can choose: which font file stands in for which, and how large to look alike."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

TITLES = "Baloo2-Bold"
WORDS = "Nunito-SemiBold"
STRONG_WORDS = "Nunito-Bold"


class Face(NamedTuple):
    """A font file, and its size for each unit of the usual one, so that small letters stay as high."""

    file: str
    share: float = 1.0


TYPEFACES: Mapping[str, Mapping[str, Face]] = MappingProxyType(
    {
        "rounded": {},
        "wide": {
            TITLES: Face("Lexend-Bold", 0.86),
            WORDS: Face("Lexend-Regular", 0.97),
            STRONG_WORDS: Face("Lexend-Bold", 0.97),
        },
        "clear": {
            TITLES: Face("AtkinsonHyperlegibleNext-Bold", 0.94),
            WORDS: Face("AtkinsonHyperlegibleNext-Medium"),
            STRONG_WORDS: Face("AtkinsonHyperlegibleNext-Bold"),
        },
    }
)
"""By the name of the setting: round friendly letters, wide ones for easy reading, ones hard to mix up."""


def face_for(file: str, typeface: str) -> Face:
    """What stands in for a font file in the chosen letters; the file itself when nothing does."""
    return TYPEFACES.get(typeface, {}).get(file, Face(file))
