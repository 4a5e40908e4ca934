"""An animation as a GIF, the kind that every messenger plays.

Written by hand on the standard library: headers and the packing of the format (LZW) are a page of code, and a
picture library would make the package some megabytes larger for it. What is written is read by others in the
tests. A frame is only the part that changed, and what did not change within it is see-through.
"""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import Final

CLEAR: Final = 255
"""The number that lets the frame before shine through; no colour has it."""
COLOURS: Final = 255
BITS: Final = 8
_LONGEST_CODE: Final = 12
_PART: Final = 6000
"""So many pixels are packed at a stretch."""
Colour3 = tuple[int, int, int]


def header(width: int, height: int, palette: Iterable[Colour3]) -> bytes:
    """The beginning of a film of that size, which is played again and again."""
    shades = [*palette][:COLOURS]
    table = b"".join(bytes(shade) for shade in shades).ljust(3 * 256, b"\0")
    screen = _short(width) + _short(height) + bytes([0xF7, 0, 0])
    again = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
    return b"GIF89a" + screen + table + again


def frame(place: tuple[int, int, int, int], pixels: bytes, hundredths: int) -> Iterator[bytes]:
    """One frame at its place (left, top, width, height), seen for so long; in parts, as they are packed."""
    left, top, width, height = place
    yield b"\x21\xf9\x04\x05" + _short(hundredths) + bytes([CLEAR, 0])
    yield b"\x2c" + b"".join(map(_short, (left, top, width, height))) + bytes([0, BITS])
    waiting = b""
    for packed in _packed(pixels):
        waiting += packed
        whole = len(waiting) // 255 * 255
        yield b"".join(b"\xff" + waiting[at : at + 255] for at in range(0, whole, 255))
        waiting = waiting[whole:]
    yield (bytes([len(waiting)]) + waiting if waiting else b"") + b"\0"


def end() -> bytes:
    """The last byte."""
    return b"\x3b"


def _short(number: int) -> bytes:
    return number.to_bytes(2, "little")


def _packed(pixels: bytes) -> Iterator[bytes]:
    """LZW as the format has it, in parts: codes grow from 9 to 12 bits, then the table begins anew."""
    fresh, stop = 1 << BITS, (1 << BITS) + 1
    known = {bytes([number]): number for number in range(fresh)}
    size, held, bits = BITS + 1, fresh, BITS + 1
    following, run, out = stop + 1, b"", bytearray()
    for start in range(0, len(pixels), _PART):
        for pixel in pixels[start : start + _PART]:
            longer = run + bytes([pixel])
            if longer in known:
                run = longer
                continue
            held |= known[run] << bits
            bits += size
            known[longer] = following
            if following == 1 << size:
                size += 1
            following += 1
            run = bytes([pixel])
            if size > _LONGEST_CODE:
                size = _LONGEST_CODE
                held |= fresh << bits
                bits += size
                known = {bytes([number]): number for number in range(fresh)}
                size, following = BITS + 1, stop + 1
            while bits >= 8:
                out.append(held & 255)
                held >>= 8
                bits -= 8
        yield bytes(out)
        out.clear()
    held |= (known[run] if run else stop) << bits
    bits += size
    if run:
        held |= stop << bits
        bits += size
    while bits > 0:
        out.append(held & 255)
        held >>= 8
        bits -= 8
    yield bytes(out)


def chosen_palette(pixels: bytes) -> list[Colour3]:
    """The colours that tell a picture best: the box with most to tell is halved again and again."""
    counts: dict[Colour3, int] = {}
    for at in range(0, len(pixels) - 2, 3):
        shade = (pixels[at] & 0xF8, pixels[at + 1] & 0xF8, pixels[at + 2] & 0xF8)
        counts[shade] = counts.get(shade, 0) + 1
    boxes = [_weighed([*counts], counts)]
    while len(boxes) < COLOURS and boxes[0][0] < 0:
        _weight, channel, widest = heappop(boxes)
        for half in _halved(sorted(widest, key=lambda shade: shade[channel]), counts):
            heappush(boxes, _weighed(half, counts))
    return [_mean(box, counts) for _weight, _channel, box in boxes if box]


def _weighed(box: list[Colour3], counts: dict[Colour3, int]) -> tuple[float, int, list[Colour3]]:
    """A box with how much it has to tell (less than nothing, for the heap) and its widest channel."""
    far, channel = _spread(box)
    return -far * sum(counts[shade] for shade in box) ** 0.5, channel, box


def _spread(box: list[Colour3]) -> tuple[int, int]:
    """How far apart its colours are, and in which channel."""
    if len(box) < 2:
        return 0, 0
    return max((max(s[i] for s in box) - min(s[i] for s in box), i) for i in range(3))


def _halved(box: list[Colour3], counts: dict[Colour3, int]) -> list[list[Colour3]]:
    half, passed = sum(counts[shade] for shade in box) / 2, 0
    for index, shade in enumerate(box[:-1], 1):
        passed += counts[shade]
        if passed >= half:
            return [box[:index], box[index:]]
    return [box[:-1], box[-1:]]


def _mean(box: list[Colour3], counts: dict[Colour3, int]) -> Colour3:
    many = sum(counts[shade] for shade in box)
    red, green, blue = (min(255, 4 + sum(s[i] * counts[s] for s in box) // many) for i in range(3))
    return red, green, blue


class Nearest:
    """Finds the number of the nearest colour, and remembers it."""

    def __init__(self, palette: list[Colour3]) -> None:
        self._palette = palette
        self._known: dict[int, int] = {}

    def __call__(self, key: int) -> int:
        """`key` has red, green and blue in five bits each."""
        found = self._known.get(key)
        if found is None:
            red, green, blue = ((key >> shift & 31) * 8 + 4 for shift in (10, 5, 0))
            found = min(
                range(len(self._palette)),
                key=lambda n: (
                    3 * (self._palette[n][0] - red) ** 2
                    + 4 * (self._palette[n][1] - green) ** 2
                    + 2 * (self._palette[n][2] - blue) ** 2
                ),
            )
            self._known[key] = found
        return found
