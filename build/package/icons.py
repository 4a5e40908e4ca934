"""The program's icon for every system, made from its drawing: PNG, Windows ICO and macOS ICNS."""

import os
import struct
from io import BytesIO
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

DRAWING: Final = Path(__file__).resolve().parents[2] / "flow_desktop" / "assets" / "art" / "program_icon.svg"
PNG_SIDES: Final = (16, 32, 48, 64, 128, 256, 512)
ICO_SIDES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS: Final = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Kinds of pictures in an ICNS file that hold PNG, and their side in pixels."""


def png(side: int) -> bytes:
    """The icon as a square PNG."""
    large = pygame.image.load_sized_svg(str(DRAWING), (2 * side, 2 * side))
    written = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(large, (side, side)), written, "icon.png")
    return written.getvalue()


def ico(sides: tuple[int, ...] = ICO_SIDES) -> bytes:
    """The icon as Windows wants it: a table of pictures, each a PNG."""
    pictures = [png(side) for side in sides]
    start = 6 + 16 * len(pictures)
    table = b""
    for side, picture in zip(sides, pictures, strict=True):
        table += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + table + b"".join(pictures)


def icns() -> bytes:
    """The icon as macOS wants it: chunks of PNG."""
    made = {side: png(side) for side in set(ICNS_KINDS.values())}
    chunks = [kind + struct.pack(">I", 8 + len(made[side])) + made[side] for kind, side in ICNS_KINDS.items()]
    body = b"".join(chunks)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make_icons(folder: Path) -> None:
    """Write `flow.ico`, `flow.icns` and `flow-SIDE.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "flow.ico").write_bytes(ico())
    (folder / "flow.icns").write_bytes(icns())
    for side in PNG_SIDES:
        (folder / f"flow-{side}.png").write_bytes(png(side))
