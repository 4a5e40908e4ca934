"""The typed catalogue of every art, sound, music and font file, read once from the folders of assets.

A name is the file's name without its ending, made of parts: `icon_pad_start`. The makers below check that a
name exists, so that a mistyped one fails where it was written and not as a hole on the screen.
"""

from collections.abc import Mapping
from functools import cache
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import Final, NewType

from flow_desktop.values import dataclass

PLAIN: Final = ".svg"
PACKED: Final = ".svgz"
"""How drawings end: in the sources, and packed in the packaged program."""
ASSETS = Path(__file__).resolve().parent.parent / "assets"

ArtName = NewType("ArtName", str)
SoundName = NewType("SoundName", str)


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
    takes: Mapping[str, tuple[Path, ...]]
    """Every take of a sound: `place.ogg`, then `place.2.ogg` and so on beside it."""

    def find(self, kind: str, name: str) -> Path:
        """The file of that kind ("art", "sounds", "music", "fonts") and name."""
        files: Mapping[str, Path] = getattr(self, kind)
        if name not in files:
            import difflib

            raise MissingAssetError(kind, name, difflib.get_close_matches(name, files, 3, 0.4))
        return files[name]


def read_catalogue(*folders: Path) -> Catalogue:
    """Read which files there are; of two with the same name the one in the earlier folder counts."""
    recorded = _files([folder / "sounds" for folder in folders], ".ogg", ".wav")
    sounds = {name: path for name, path in recorded.items() if "." not in name}
    return Catalogue(
        _files([folder / "art" for folder in folders], PLAIN, PACKED),
        MappingProxyType(sounds),
        _files([folder / "music" for folder in folders], ".ogg", ".stems"),
        _files([folder / "fonts" for folder in folders], ".ttf"),
        MappingProxyType({name: _takes(name, path, recorded) for name, path in sounds.items()}),
    )


def _takes(name: str, first: Path, recorded: Mapping[str, Path]) -> tuple[Path, ...]:
    others = (path for other, path in recorded.items() if other.startswith(f"{name}."))
    return (first, *(path for path in others if path.parent == first.parent))


def _files(folders: list[Path], *endings: str) -> Mapping[str, Path]:
    there = (folder for folder in reversed(folders) if folder.is_dir())
    found = (path for folder in there for path in sorted(folder.iterdir(), key=attrgetter("name")))
    return MappingProxyType({path.stem: path for path in found if path.name.endswith(endings)})


_folders: tuple[Path, ...] = (ASSETS,)
_catalogue: Catalogue | None = None


def use(*own: Path) -> None:
    """Look through these folders first from now on, then through the program's own."""
    global _folders, _catalogue
    if _folders != (*own, ASSETS):
        _folders, _catalogue = (*own, ASSETS), None
        art.cache_clear()


def catalogue() -> Catalogue:
    """The catalogue in use."""
    global _catalogue
    if _catalogue is None:
        _catalogue = read_catalogue(*_folders)
    return _catalogue


@cache
def art(*parts: str) -> ArtName:
    """The art named by these parts: `art("icon", "pad", "start")`."""
    name = "_".join(part for part in parts if part)
    catalogue().find("art", name)
    return ArtName(name)


def sound(name: str) -> SoundName:
    """The sound of that name."""
    catalogue().find("sounds", name)
    return SoundName(name)
