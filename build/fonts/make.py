"""Fetches the font packages and writes the game's TTF files and their licences.

Usage: python -m build.fonts.make
Needs npm, fonttools and brotli; packages come from wherever npm is set up to look.
"""

import subprocess
import tarfile
import tempfile
from pathlib import Path

from build.fonts.faces import FACES, FAMILIES, HAND, Face, Family
from build.fonts.merging import merge, only_letters, unpack

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "flow_desktop" / "assets" / "fonts"
HAND_TARGET = ROOT / "flow_desktop" / "river_dice" / "assets" / "fonts"
SUBSETS = ("latin", "latin-ext")


def fetch(family: Family, folder: Path) -> Path:
    """Download the family's package into the folder and return the archive."""
    command = ["npm", "pack", "--silent", family.package]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return folder / done.stdout.split()[-1]


def member(archive: tarfile.TarFile, name: str) -> bytes:
    """Read one file out of a package."""
    handle = archive.extractfile(name)
    if handle is None:
        raise FileNotFoundError(name)
    return handle.read()


def make_face(face: Face, archive: tarfile.TarFile, folder: Path) -> Path:
    """Build one face from its subsets."""
    parts = [
        unpack(member(archive, face.source(subset)), folder / f"{subset}-{face.file_name}")
        for subset in SUBSETS
    ]
    font = merge(parts, face)
    if face == HAND:
        only_letters(font)
    path = (HAND_TARGET if face == HAND else TARGET) / face.file_name
    font.save(path)
    return path


def make_family(family: Family, folder: Path) -> list[Path]:
    """Build every shipped face of a family and copy its licence beside them."""
    with tarfile.open(fetch(family, folder)) as archive:
        licence = (HAND_TARGET if family == HAND.family else TARGET) / family.licence_file
        licence.write_bytes(member(archive, "package/LICENSE"))
        return [
            licence,
            *(make_face(face, archive, folder) for face in (*FACES, HAND) if face.family == family),
        ]


def main() -> None:
    """Build all families."""
    for target in (TARGET, HAND_TARGET):
        target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for family in (*FAMILIES, HAND.family):
            for path in make_family(family, Path(folder)):
                print(f"{path.stat().st_size:8d}  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
