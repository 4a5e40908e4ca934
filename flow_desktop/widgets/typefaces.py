"""The letters a player can choose: which font file stands in for which, and how large to look alike."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

TITLES = "Baloo2-Bold"
WORDS = "Nunito-SemiBold"
STRONG_WORDS = "Nunito-Bold"


class FontFace(NamedTuple):
    """A font file, and its size for each unit of the usual one, so that small letters stay as high."""

    file: str
    share: float = 1.0


TYPEFACES: Mapping[str, Mapping[str, FontFace]] = MappingProxyType(
    {
        "rounded": {},
        "wide": {
            TITLES: FontFace("Lexend-Bold", 0.86),
            WORDS: FontFace("Lexend-Regular", 0.97),
            STRONG_WORDS: FontFace("Lexend-Bold", 0.97),
        },
        "clear": {
            TITLES: FontFace("AtkinsonHyperlegibleNext-Bold", 0.94),
            WORDS: FontFace("AtkinsonHyperlegibleNext-Medium"),
            STRONG_WORDS: FontFace("AtkinsonHyperlegibleNext-Bold"),
        },
    }
)
"""By the name of the setting: round friendly letters, wide ones for easy reading, ones hard to mix up."""


def face_for(file: str, typeface: str) -> FontFace:
    """What stands in for a font file in the chosen letters; the file itself when nothing does."""
    return TYPEFACES.get(typeface, {}).get(file, FontFace(file))
