"""Makes the sounds and the music.

Usage: python -m build.sounds.make [names]
Without names everything is made. Needs ffmpeg (or sox) for OGG; the synthesis needs nothing.
"""

import sys
from pathlib import Path

from build.sounds.cues import CUES, Cue
from build.sounds.files import MUSIC_QUALITY, write_ogg, write_wav
from build.sounds.music import STEMS, Stem

ASSETS = Path(__file__).resolve().parents[2] / "flow_desktop" / "assets"
SOUNDS = ASSETS / "sounds"
MUSIC = ASSETS / "music"


def make_cue(cue: Cue) -> list[Path]:
    """Render the takes of a cue and write their files."""
    write = write_wav if cue.suffix == ".wav" else write_ogg
    paths = [SOUNDS / name for name in cue.file_names]
    for take, path in enumerate(paths):
        write(path, [cue.render(take)])
    return paths


def make_stem(stem: Stem) -> list[Path]:
    """Render one stem of the music and write its file."""
    path = MUSIC / stem.file_name
    write_ogg(path, stem.render(), MUSIC_QUALITY)
    return [path]


def main(names: list[str]) -> None:
    """Make the named sounds and stems, or all of them."""
    unknown = [name for name in names if name not in CUES and name not in STEMS]
    if unknown:
        raise SystemExit(f"No such sound: {', '.join(unknown)}")
    SOUNDS.mkdir(parents=True, exist_ok=True)
    MUSIC.mkdir(parents=True, exist_ok=True)
    for name in names or [*CUES, *STEMS]:
        for path in make_cue(CUES[name]) if name in CUES else make_stem(STEMS[name]):
            print(f"{path.stat().st_size:8d}  {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
