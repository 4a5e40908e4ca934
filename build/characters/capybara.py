"""The capybara: a brown barrel of calm with a water lily on its head, which the wave takes away."""

from build.characters.canvas import Canvas
from build.characters.faces import Eyes, draw_blush, draw_brows, draw_eyes, draw_mouth, draw_teeth
from build.characters.figure import Character
from build.characters.palette import CAPYBARA, INK, LAND, SUN
from build.characters.posture import Fur

FUR = Fur(base="#A8754A", light="#D3A97C", shade="#754B2E", paw="#7A5034")
DARK = "#4E3122"
EYES = Eyes(x=20, y=-12, rx=7.6, ry=8.4, iris="#8A552E", lid=DARK)
LILY = {
    "hopeful": "translate(5,-33) rotate(6)",
    "alarmed": "translate(17,-35) rotate(30)",
    "aboard": "translate(-4,-33) rotate(-6)",
    "waiting": "translate(10,-31) rotate(14)",
}
EARS = {"hopeful": (0, -2), "alarmed": (46, 6), "aboard": (10, 0), "waiting": (38, 6)}


def _lily(canvas: Canvas, mood: str) -> None:
    with canvas.at(LILY[mood]):
        canvas.fill("M-19,1 C-14,-6 14,-6 19,1 C12,6 -12,6 -19,1 Z", LAND, edge=True)
        for x, top, color in (
            (-9, -9, "#E9C4F0"),
            (9, -9, "#E9C4F0"),
            (-4, -14, "#F7E3FA"),
            (4, -14, "#F7E3FA"),
        ):
            canvas.fill(
                f"M0,1 C{x - 5:g},-2 {x * 1.3 - 2:g},{top + 2:g} {x * 1.35:g},{top:g} "
                f"C{x * 1.3 + 3:g},{top + 4:g} {x + 4:g},0 0,1 Z",
                color,
                edge=True,
            )
        canvas.oval(0, -4, 3.4, 3, SUN)


def _ears(canvas: Canvas, mood: str) -> None:
    turn, drop = EARS[mood]
    for s in (-1, 1):
        with canvas.at(f"translate({s * 23:g},{drop - 26:g}) rotate({s * turn:g})"):
            canvas.fill(
                f"M{-s * 5:g},6 C{-s * 6:g},-5 {-s * 1:g},-11 {s * 4:g},-11 "
                f"C{s * 9:g},-10 {s * 9:g},0 {s * 4:g},7 Z",
                FUR.shade,
                edge=True,
            )
            canvas.fill(
                f"M{-s * 1:g},2 C{-s * 1:g},-4 {s * 1:g},-7 {s * 4:g},-7 "
                f"C{s * 6:g},-6 {s * 5:g},0 {s * 3:g},3 Z",
                DARK,
            )


def _head(canvas: Canvas, mood: str) -> None:
    _ears(canvas, mood)
    coat = canvas.glow(-8, -18, 66, "#C9945F", "#94633C")
    canvas.fill(
        "M-20,-28 C-10,-33 10,-33 20,-28 C28,-24 29,-14 31,-4 C36,2 38,10 37,20 C36,32 22,36 0,36 "
        "C-22,36 -36,32 -37,20 C-38,10 -36,2 -31,-4 C-29,-14 -28,-24 -20,-28 Z",
        coat,
        edge=True,
    )
    canvas.line("M-12,-25 L-10,-19 M-4,-27 L-3,-20 M4,-27 L4,-20 M12,-25 L11,-19", FUR.shade, 2, opacity=0.7)
    _muzzle(canvas)
    draw_eyes(canvas, EYES, mood)
    draw_brows(canvas, 18, -20, DARK, mood)
    draw_blush(canvas, 31, 10)
    draw_mouth(canvas, 20, 10.5, mood, DARK)
    if mood in ("hopeful", "aboard"):
        draw_teeth(canvas, 21.4)
    _lily(canvas, mood)


def _muzzle(canvas: Canvas) -> None:
    muzzle = canvas.fade(0, -6, 0, 36, "#8A5B3A", "#D9AF80")
    canvas.fill(
        "M-13,-7 C-7,-9 7,-9 13,-7 C22,-4 29,6 29,18 C29,30 16,34.6 0,34.6 C-16,34.6 -29,30 -29,18 "
        "C-29,6 -22,-4 -13,-7 Z",
        muzzle,
    )
    canvas.fill("M-17,2 C-14,-5 14,-5 17,2 C17,9 8,11 0,11 C-8,11 -17,9 -17,2 Z", DARK)
    canvas.fill(
        "M-13,3.4 C-12,-1 -6,-0.5 -6,4 C-7,7.5 -11,7 -13,3.4 Z M13,3.4 C12,-1 6,-0.5 6,4 C7,7.5 11,7 "
        "13,3.4 Z",
        INK,
    )
    canvas.line("M-12,-1.6 Q-6,-3.2 0,-3", "#8B6048", 1.8)
    canvas.line("M0,11 L0,20", DARK, 2.4)
    for x, y in ((-21, 15), (-18, 21), (-23, 22), (21, 15), (18, 21), (23, 22)):
        canvas.oval(x, y, 1.2, 1.2, FUR.shade)


def _tail(canvas: Canvas, mood: str) -> None:
    """A capybara has none to speak of."""


CHARACTER = Character("capybara", FUR, CAPYBARA, "#C59A78", _head, _tail, waves=True)
