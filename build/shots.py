"""Pictures of every screen in its states: the gallery for eyes, and the golden frames for the tests.

python3 dev.py shots [NAME ...] [--lang qps] [--text 200]     into dist/shots, five sizes
python3 dev.py shots [NAME ...] --size 3840x2160 --theme contrast    one size (or more), any theme
python3 dev.py shots --readme                                 the pictures of the README, into docs/pictures
python3 dev.py shots --golden [NAME ...]                      approve: rewrite tests/oracles/frames
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from build import readme_pictures
from flow_desktop.app.settings import THEMES
from flow_desktop.pictures import NAMES, picture, save_picture
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.speaking_parser import between, language, size

ROOT = Path(__file__).resolve().parent.parent
FRAMES = ROOT / "tests" / "oracles" / "frames"
SHOTS = ROOT / "dist" / "shots"
SIZES = ((1024, 640), (1280, 960), (1920, 1080), (2560, 1080), (3840, 2160))
GOLDEN_SIZE = (1280, 720)
SCALE = 4
"""Golden frames are kept a quarter as wide and high, in which a lost button can still be seen."""


def golden(name: str) -> pygame.Surface:
    """The exhibit as it is compared: drawn at 1280x720, scaled down."""
    return kept_small(picture(name, Wish(GOLDEN_SIZE)))


def kept_small(frame: pygame.Surface) -> pygame.Surface:
    """A frame as it is kept."""
    small = frame.get_width() // SCALE, frame.get_height() // SCALE
    return pygame.transform.smoothscale(frame.convert(24), small)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw what is asked for and say where it is."""
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="which screens (default: all)")
    parser.add_argument("--golden", action="store_true", help="rewrite the golden frames of the tests")
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README")
    parser.add_argument("--lang", type=language, default="en")
    parser.add_argument("--text", type=between(100, 200), default=100)
    parser.add_argument("--theme", choices=THEMES, default="normal")
    parser.add_argument("--size", type=size, action="append", help="such as 1280x720; may be said again")
    options = parser.parse_args(arguments)
    if options.readme:
        return readme_pictures.make()
    unknown = [name for name in options.names if name not in NAMES]
    if unknown:
        print(f"There are no screens called {', '.join(unknown)}.", file=sys.stderr)
        return 2
    names = options.names or list(NAMES)
    return (
        _rewrite(names)
        if options.golden
        else _gallery(
            names, [Wish(size, options.lang, options.text, options.theme) for size in options.size or SIZES]
        )
    )


def _rewrite(names: Sequence[str]) -> int:
    FRAMES.mkdir(parents=True, exist_ok=True)
    for name in names:
        pygame.image.save(golden(name), str(FRAMES / f"{name}.png"))
    print(f"{len(names)} golden frames are in {FRAMES.relative_to(ROOT)}.")
    return 0


def _gallery(names: Sequence[str], wishes: Sequence[Wish]) -> int:
    status = 0
    for wish in wishes:
        look = "" if wish.theme == "normal" else f"-{wish.theme}"
        folder = SHOTS / f"{wish.size[0]}x{wish.size[1]}-{wish.language}-{wish.text_percent}{look}"
        for name in names:
            status |= save_picture(name, wish, folder / f"{name}.png")
    print(f"{len(names) * len(wishes)} pictures are in {SHOTS.relative_to(ROOT)}.")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
