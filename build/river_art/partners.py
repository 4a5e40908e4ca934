"""Faces of the river's partners that nobody at the table can wear."""

from build.characters.medallions import begin, finish
from build.characters.swimmers import draw_otter

_LEAF = "M0,0 C-9,-7 -9,-18 0,-25 C9,-18 9,-7 0,0 Z"


def luma() -> str:
    """Luma, an otter of the woods: willow leaves behind her ear, an evening sky."""
    canvas = begin("#FCEBC4", "#E9B872")
    draw_otter(canvas)
    for angle, color in ((-34, "#4A7552"), (22, "#6B9672"), (78, "#4A7552")):
        with canvas.at(f"translate(86,36) rotate({angle}) scale(0.95)"):
            canvas.fill(_LEAF, color)
            canvas.line(_LEAF, "#1D3329", 2.4)
            canvas.line("M0,-3 L0,-18", "#C9DDB4", 1.8)
    canvas.oval(86, 36, 4.6, 4.6, "#E4572E")
    return finish(canvas)


def partners() -> dict[str, str]:
    """File names and drawings."""
    return {"partner_luma.svg": luma()}
