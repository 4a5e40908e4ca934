"""What holds paper: a pin, a clip."""

from build.art import palette as c
from build.art.pen import disc, fill, outlined, picture, stroke


def pin() -> str:
    """A round pin pushed through the sheet, with its shadow."""
    return picture(
        [
            fill("M40 58Q66 62 84 84Q60 78 40 58Z", c.INK, 0.25),
            outlined(disc(46, 42, 24), c.CORAL, c.INK, 4),
            fill(disc(46, 42, 13), "#F2A08C"),
            stroke("M34 36Q37 28 45 27", "#FFE3DA", 4),
        ],
        92, 92, "pin",
    )  # fmt: skip


def clip() -> str:
    """A clip of steel with two wire arms, seen from the front."""
    return picture(
        [
            stroke("M58 34Q50 4 80 4Q110 4 102 34", c.INK, 12),
            stroke("M58 34Q50 4 80 4Q110 4 102 34", "#B9C2AE", 6),
            outlined("M22 34H138L148 74Q149 80 142 80H18Q11 80 12 74Z", "#33505B", c.INK, 5),
            stroke("M30 44H130", "#86A3A4", 5),
            outlined("M12 72H148V82Q148 86 142 86H18Q12 86 12 82Z", "#46666F", c.INK, 4),
        ],
        160, 90, "clip",
    )  # fmt: skip


def sketch_anchor() -> str:
    """An anchor with its rope, drawn with a soft pen: what fills the rest of a sheet."""
    pen = "#D8C08A"
    anchor = "M150 62V214M112 92H188M78 150Q84 212 150 220Q216 212 222 150M78 150L62 172M78 150L100 166"
    flukes = "M222 150L238 172M222 150L200 166"
    waves = "M24 246Q54 234 84 246T144 246T204 246T264 246M54 262Q84 250 114 262T174 262T234 262"
    rope = "M150 34Q206 20 236 52Q262 84 224 104Q190 122 214 146Q232 164 262 150"
    return picture(
        [
            stroke(anchor + flukes, pen, 9),
            stroke(disc(150, 48, 15), pen, 8),
            stroke(rope, pen, 6),
            stroke(waves, pen, 5),
        ],
        300, 276, "sketch of an anchor",
    )  # fmt: skip


def sketch_boat() -> str:
    """A paper boat on two waves, drawn with a soft pen."""
    pen = "#D8C08A"
    boat = "M30 130L98 130L150 58L202 130L270 130L226 196H74ZM98 130L150 196L202 130M150 58V196"
    waves = "M10 214Q40 200 70 214T130 214T190 214T250 214T290 210M50 234Q80 222 110 234T170 234T230 234"
    return picture([stroke(boat, pen, 7), stroke(waves, pen, 5)], 300, 250, "sketch of a paper boat")


def papers() -> dict[str, str]:
    """File names and SVG texts."""
    return {
        "pin.svg": pin(),
        "clip.svg": clip(),
        "sketch_anchor.svg": sketch_anchor(),
        "sketch_boat.svg": sketch_boat(),
    }
