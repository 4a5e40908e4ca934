"""The pictures of the README, drawn by the game itself: six screens, and a tile and a wave in motion.

python3 dev.py shots --readme     into docs/pictures (the animation needs ffmpeg)
"""

import shutil
import struct
import subprocess
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame

from flow_desktop.app.loop import App
from flow_desktop.pictures import picture
from flow_desktop.scenes.autoplay.touch import Touch, board_of, hand_of, top_screen
from flow_desktop.scenes.gallery.picture import Wish, on_stage

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (1200, 675)
STILLS = {
    "menu": "menu",
    "play": "play-carry",
    "wave": "wave-sweep",
    "finale": "finale",
    "river-dice": "river-dice",
    "results": "results",
}
"""File names, and the exhibits they show."""

ANIMATION = "flow.gif"
DRAWN, SHOWN = Wish((1280, 720)), (800, 450)
EVERY = 5
RATE = 12
"""One frame of five is kept: twelve in a second."""
LENGTH = 10 * RATE
PALETTE = "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=bayer:bayer_scale=4"


def png(surface: pygame.Surface) -> bytes:
    """A picture as a small PNG: flat drawings pack best unfiltered and as tightly as zlib can."""
    (width, height), data = surface.get_size(), pygame.image.tobytes(surface, "RGB")
    rows = b"".join(b"\0" + data[y * width * 3 : (y + 1) * width * 3] for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def frames(app: App, count: int) -> Iterator[bytes]:
    """So many frames of the animation, as the program draws them from now on."""
    for _ in range(count):
        for _ in range(EVERY):
            app.loop_once()
        small = pygame.transform.smoothscale(app.canvas.surface.convert(24), SHOWN)
        yield pygame.image.tobytes(small, "RGB")


def a_tile_is_placed() -> Iterator[bytes]:
    """Draw a tile, hold it over a space where it fits, put it down."""
    with on_stage("play", DRAWN) as app:
        yield from frames(app, 4)
        hand = Touch(app)
        hand.press(top_screen(app).find(f"pile-{hand_of(app).fullest_pile()}"))
        yield from frames(app, 2)
        fits, board = sorted(hand_of(app).targets()), board_of(app)
        for cell in (fits[0], fits[len(fits) // 2]):
            hand.move(board.cell_rect(cell).center)
            yield from frames(app, 11)
        hand.click(board.cell_rect(fits[len(fits) // 2]).center)
        yield from frames(app, 10)


def a_wave_comes() -> Iterator[bytes]:
    """Throw the dice and look on for as long as asked."""
    with on_stage("wave", DRAWN) as app:
        yield from frames(app, 6)
        Touch(app).press(top_screen(app).find("throw"))
        yield from frames(app, LENGTH)


def story() -> Iterator[bytes]:
    """Ten seconds: a tile, then a wave."""
    both = (frame for part in (a_tile_is_placed(), a_wave_comes()) for frame in part)
    yield from (frame for frame, _ in zip(both, range(LENGTH), strict=False))


def animate(path: Path) -> None:
    """Write the story as a GIF."""
    size = f"{SHOWN[0]}x{SHOWN[1]}"
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", str(RATE), "-i", "-"]
    command = ["ffmpeg", "-loglevel", "error", "-y", *source, "-vf", PALETTE, "-loop", "0", str(path)]
    subprocess.run(command, input=b"".join(story()), check=True)


def make() -> int:
    """Make all pictures; gives an exit status."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, exhibit in STILLS.items():
        (FOLDER / f"{name}.png").write_bytes(png(picture(exhibit, Wish(SIZE))))
    if shutil.which("ffmpeg"):
        animate(FOLDER / ANIMATION)
    else:
        print(f"{ANIMATION} stays as it is: it needs ffmpeg.")
    for path in sorted(FOLDER.iterdir()):
        print(f"{path.stat().st_size // 1024:5d} KB  {path.name}")
    return 0
