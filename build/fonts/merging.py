"""Joins the subsets of a web font into one TrueType font that the game can load."""

import io
from pathlib import Path

from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from build.fonts.faces import Face

NON_BREAKING_TWINS = {0x202F: 0x2009, 0x2011: 0x2010}
"""Characters the sources lack, drawn like their breaking twins: narrow space and hyphen."""

HYPHEN_MINUS = 0x2D
FAMILY, SUBFAMILY, UNIQUE, FULL, POSTSCRIPT, GROUP, GROUP_STYLE = 1, 2, 3, 4, 6, 16, 17
PLAIN_STYLES = ("Regular", "Bold")


def unpack(web_font: bytes, target: Path) -> Path:
    """Write a compressed web font as plain TrueType; the merger reads files only."""
    font = TTFont(io.BytesIO(web_font), recalcTimestamp=False)
    font.flavor = None
    font.save(target)
    return target


def merge(parts: list[Path], face: Face) -> TTFont:
    """Join the parts, add the missing non-breaking twins and put the right names in."""
    source = TTFont(parts[0])["head"]
    font = Merger().merge([str(part) for part in parts])
    font.recalcTimestamp = False
    font["head"].created, font["head"].modified = source.created, source.modified
    add_twins(font)
    rename(font, face)
    return font


def add_twins(font: TTFont) -> None:
    """Let each non-breaking character share the glyph of its breaking twin."""
    best: dict[int, str] = font.getBestCmap()
    for character, twin in NON_BREAKING_TWINS.items():
        glyph = best.get(twin, best[HYPHEN_MINUS if character == 0x2011 else 0x20])
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap.setdefault(character, glyph)


def rename(font: TTFont, face: Face) -> None:
    """State family and style truly: a static cut of a variable font may keep another cut's name."""
    plain = face.style in PLAIN_STYLES
    family = face.family.name
    names = {
        FAMILY: family if plain else f"{family} {face.style}",
        SUBFAMILY: face.style if plain else "Regular",
        UNIQUE: f"{family} {face.style} {face.family.version}",
        FULL: f"{family} {face.style}",
        POSTSCRIPT: face.file_name.removesuffix(".ttf"),
        GROUP: family,
        GROUP_STYLE: face.style,
    }
    table = font["name"]
    for identity, text in names.items():
        table.removeNames(nameID=identity)
        table.setName(text, identity, 3, 1, 0x409)
    font["OS/2"].usWeightClass = face.weight


def only_letters(font: TTFont) -> None:
    """Keep letters, digits and the plainest signs of the Latin languages; no ligatures, no hints."""
    options = Options(layout_features=["kern"], hinting=False, notdef_outline=True)
    keeper = Subsetter(options)
    plain = [*range(0x20, 0x7F), *range(0xC0, 0x180), 0x2019, 0x2013, 0xA0, 0x202F, 0x2011]
    keeper.populate(unicodes=plain)
    keeper.subset(font)
