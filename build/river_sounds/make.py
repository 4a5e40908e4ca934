"""Makes the sounds and the music of River Dice.

Usage: python -m build.river_sounds.make [names]
Without names everything is made. Needs ffmpeg (or sox) for OGG; the synthesis needs nothing.
"""

import sys
from pathlib import Path

from build.river_sounds.cues import RIVER_CUES
from build.river_sounds.music import piece
from build.sounds.files import write_ogg

ASSETS = Path(__file__).resolve().parents[2] / "flow_desktop" / "river_dice" / "assets"
MUSIC = "river"
MUSIC_QUALITY = 1


def make(name: str) -> Path:
    """Make one sound, or the piece of music."""
    if name == MUSIC:
        path = ASSETS / "music" / f"{MUSIC}.ogg"
        write_ogg(path, piece(), MUSIC_QUALITY)
    else:
        path = ASSETS / "sounds" / RIVER_CUES[name].file_name
        write_ogg(path, [RIVER_CUES[name].render()])
    return path


def main(names: list[str]) -> None:
    """Make the named sounds, or all of them."""
    unknown = [name for name in names if name not in RIVER_CUES and name != MUSIC]
    if unknown:
        raise SystemExit(f"No such sound: {', '.join(unknown)}")
    for folder in ("sounds", "music"):
        (ASSETS / folder).mkdir(parents=True, exist_ok=True)
    for name in names or [*RIVER_CUES, MUSIC]:
        path = make(name)
        print(f"{path.stat().st_size:8d}  {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
