"""Sunrise over the open sea, the sun at the right: what the boat with everybody aboard sails into."""

import math
from random import Random

from build.art.clouds import Light, banks
from build.art.pen import disc, down_gradient, fill, picture, polygon, rectangle
from build.art.seas import HEIGHT, WIDTH, glitter, hills

HORIZON = 560.0
SUN = (1432.0, 500.0)
"""Where the sun stands on the picture: about where the last moment of a game puts the boat."""
RAYS = 15
GLOW = (
    '<radialGradient id="glow" cx="50%" cy="50%" r="50%">'
    '<stop offset="12%" stop-color="#FFF1C2" stop-opacity="0.95"/>'
    '<stop offset="45%" stop-color="#FFD58A" stop-opacity="0.42"/>'
    '<stop offset="100%" stop-color="#FFC27A" stop-opacity="0"/></radialGradient>'
)


def _rays() -> str:
    """Broad beams that fan out from the sun over the sky."""
    data = ""
    for number in range(RAYS):
        middle = math.pi * (number + 0.5) / RAYS
        half = 0.045 + 0.03 * (number % 3)
        far = [
            (SUN[0] + 2400 * math.cos(angle), SUN[1] - 2400 * math.sin(angle))
            for angle in (middle - half, middle + half)
        ]
        data += polygon([SUN, *far])
    return data


def sea_sunrise() -> str:
    """Gold at the horizon, teal above and below it."""
    rng = Random("flow sunrise")
    parts = [
        "<defs>"
        + down_gradient(
            "sky", [(0, "#3F8CA6"), (38, "#8CC4C0"), (66, "#F6D9A8"), (88, "#FFC583"), (100, "#FFB477")]
        )
        + down_gradient(
            "sea", [(0, "#FFD08C"), (6, "#F2B98C"), (18, "#8FBFB4"), (42, "#3C9AA0"), (100, "#0F4655")]
        )
        + GLOW
        + "</defs>",
        rectangle(0, 0, WIDTH, HORIZON + 1, "url(#sky)"),
        fill(_rays(), "#FFF3CC", 0.1),
        fill(disc(*SUN, 640), "url(#glow)"),
        fill(disc(*SUN, 172), "#FFF9E4"),
        *banks(
            ((1080, 214, 0.9), (1730, 250, 1.0), (1240, 380, 0.5), (380, 250, 1.2), (1690, 432, 0.5)),
            SUN[0],
            Light("#D9A58C", "#FFE4C2", "#FFF7E2"),
            rng,
        ),
        rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON, "url(#sea)"),
    ]
    for height, colour, waves in ((96, "#E5B48C", 3), (64, "#C39A86", 4), (34, "#8F8F88", 6)):
        parts.append(fill(hills(HORIZON + 1, height, waves, rng), colour))
    parts.append(fill(glitter(rng, 13, 0.95, 130, SUN[0], HORIZON), "#FFF1C2", 0.62))
    parts.append(fill(glitter(rng, 9, 0.9, 620, SUN[0], HORIZON), "#FFE2B0", 0.28))
    return picture(parts, WIDTH, HEIGHT, "sunrise over the sea")
