"""The typed catalogue of every art, sound, music and font file, read once from the assets folder.

A name is the file's name without its ending, made of parts: `tile_tee_obstacle_a`. The makers below check
that a name exists, so that a mistyped one fails where it was written and not as a hole on the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NewType

ASSETS = Path(__file__).resolve().parent.parent / "assets"
VARIANTS = "abcd"

ArtName = NewType("ArtName", str)
SoundName = NewType("SoundName", str)
MusicName = NewType("MusicName", str)
FontName = NewType("FontName", str)


class MissingAssetError(KeyError):
    """There is no such file in the catalogue."""

    def __init__(self, kind: str, name: str, near: list[str]) -> None:
        super().__init__(f"no {kind} is called {name!r}; near it: {', '.join(near) or 'nothing'}")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Names and files by kind; never changes while the program runs."""

    art: Mapping[str, Path]
    sounds: Mapping[str, Path]
    music: Mapping[str, Path]
    fonts: Mapping[str, Path]

    def find(self, kind: str, name: str) -> Path:
        """The file of that kind ("art", "sounds", "music", "fonts") and name."""
        files: Mapping[str, Path] = getattr(self, kind)
        if name not in files:
            import difflib

            raise MissingAssetError(kind, name, difflib.get_close_matches(name, files, 3, 0.4))
        return files[name]


def read_catalogue(folder: Path = ASSETS) -> Catalogue:
    """Read which files there are."""
    return Catalogue(
        _files(folder / "art", ".svg"),
        _files(folder / "sounds", ".ogg", ".wav"),
        _files(folder / "music", ".ogg"),
        _files(folder / "fonts", ".ttf"),
    )


def _files(folder: Path, *endings: str) -> Mapping[str, Path]:
    found = sorted(folder.glob("*")) if folder.is_dir() else []
    return MappingProxyType({path.stem: path for path in found if path.suffix in endings})


@cache
def catalogue() -> Catalogue:
    """The catalogue of this program."""
    return read_catalogue()


def art(*parts: str) -> ArtName:
    """The art named by these parts: `art("animal", "cat", "aboard")`."""
    name = "_".join(part for part in parts if part)
    catalogue().find("art", name)
    return ArtName(name)


def tile(kind: str, obstacle: bool = False, variant: int = 0) -> ArtName:
    """The art of a tile; variants go round, so that any number will do."""
    return art("tile", kind, "obstacle" if obstacle else "", VARIANTS[variant % len(VARIANTS)])


def sound(name: str) -> SoundName:
    """The sound of that name."""
    catalogue().find("sounds", name)
    return SoundName(name)


def music(name: str) -> MusicName:
    """The music of that name."""
    catalogue().find("music", name)
    return MusicName(name)
