"""Puts an animal together: tail, body, what it wears, head and arms, in one of four moods."""

from collections.abc import Callable
from dataclasses import dataclass

from build.characters.canvas import Canvas
from build.characters.faces import draw_drop
from build.characters.palette import Signature
from build.characters.posture import (
    Fur,
    draw_arm,
    draw_lying_scarf,
    draw_open_paw,
    draw_ring_back,
    draw_ring_front,
    draw_scarf,
    draw_toes,
)

EDGE = 2.6


@dataclass(frozen=True, slots=True)
class Character:
    """One animal: its coat, its signature, and how its own head and tail are drawn."""

    name: str
    fur: Fur
    signature: Signature
    pad: str
    draw_head: Callable[[Canvas, str], None]
    draw_tail: Callable[[Canvas, str], None]
    drops: tuple[tuple[float, float], tuple[float, float]] = ((16, 30), (113, 36))
    waves: bool = False
    """Whether it waves from the boat: the one at the bow has room to."""


HEADS = {
    "hopeful": "translate(61,54) rotate(-6) scale(0.95)",
    "alarmed": "translate(64,54) scale(0.95)",
    "aboard": "translate(64,53) rotate(4) scale(0.93)",
    "waiting": "translate(56,79) rotate(-7) scale(0.94)",
}


def draw_animal(character: Character, mood: str) -> str:
    """The SVG of an animal in a mood, 128 by 128; 'seated' is how it sits in the boat."""
    canvas = Canvas(128, 128, edge=EDGE)
    with canvas.at("translate(2.2,0.2) scale(0.966)"):
        draw_figure(canvas, character, mood)
    return canvas.svg()


def draw_figure(canvas: Canvas, character: Character, mood: str) -> None:
    """An animal in a mood, on 128 by 128 units of a sheet."""
    draw = {
        "hopeful": _hopeful, "alarmed": _alarmed, "aboard": _aboard, "waiting": _waiting, "seated": _seated,
    }[mood]  # fmt: skip
    draw(canvas, character)


def _head(canvas: Canvas, character: Character, mood: str) -> None:
    with canvas.at(HEADS[mood]):
        character.draw_head(canvas, mood)


def _torso(canvas: Canvas, fur: Fur) -> None:
    coat = canvas.fade(40, 76, 92, 124, fur.base, fur.shade)
    canvas.fill(
        "M47,74 C39,90 33,104 35,115 Q36,123 46,123 L82,123 Q92,123 93,115 C95,104 89,90 81,74 Z",
        coat,
        edge=True,
    )
    canvas.fill("M53,80 C47,94 46,110 52,119 Q64,124 76,119 C82,110 81,94 75,80 Z", fur.light)
    draw_toes(canvas, fur, 48, 118)
    draw_toes(canvas, fur, 80, 118)


def _hopeful(canvas: Canvas, character: Character) -> None:
    fur = character.fur
    character.draw_tail(canvas, "hopeful")
    _torso(canvas, fur)
    canvas.line("M49,92 L47.5,113", fur.base, 12)
    canvas.line("M55.5,97 L54.5,111", fur.shade, 1.6, opacity=0.5)
    draw_toes(canvas, fur, 48, 118)
    draw_scarf(canvas, character.signature)
    _head(canvas, character, "hopeful")
    canvas.line("M88,98 C100,96 107,88 109,76", fur.base, 12.5, edge=True)
    draw_open_paw(canvas, fur, 110, 69, 14, character.pad)


def _alarmed(canvas: Canvas, character: Character) -> None:
    fur = character.fur
    character.draw_tail(canvas, "alarmed")
    _torso(canvas, fur)
    draw_scarf(canvas, character.signature)
    _head(canvas, character, "alarmed")
    for side in (-1, 1):
        with canvas.at(f"translate({64 + side * 32:g},92) rotate({side * 10:g})"):
            canvas.line("M0,10 C0,2 0,-4 0,-12", fur.base, 12.5, edge=True)
        draw_open_paw(canvas, fur, 64 + side * 33.5, 78, -side * 12, character.pad)
    for (x, y), size in zip(character.drops, (0.9, 0.72), strict=True):
        draw_drop(canvas, x, y, size)


def _aboard(canvas: Canvas, character: Character) -> None:
    fur = character.fur
    draw_ring_back(canvas, character.signature)
    character.draw_tail(canvas, "aboard")
    coat = canvas.fade(64, 76, 64, 106, fur.base, fur.shade)
    canvas.fill("M45,72 C38,84 36,94 37,104 Q64,114 91,104 C92,94 90,84 83,72 Z", coat, edge=True)
    canvas.fill("M53,76 C48,88 48,98 50,106 Q64,110 78,106 C80,98 80,88 75,76 Z", fur.light)
    draw_ring_front(canvas, character.signature)
    _head(canvas, character, "aboard")
    draw_arm(canvas, fur, "M40,86 C32,88 28,92 27,97", 27, 99, 11.5)
    draw_arm(canvas, fur, "M88,86 C96,88 100,92 101,97", 101, 99, 11.5)


def _seated(canvas: Canvas, character: Character) -> None:
    """In the boat: laughing, scarf in the wind; the boat's side comes before the rest."""
    character.draw_tail(canvas, "hopeful")
    _torso(canvas, character.fur)
    draw_scarf(canvas, character.signature)
    _head(canvas, character, "aboard")
    if character.waves:
        canvas.line("M88,98 C100,96 107,90 109,80", character.fur.base, 12.5, edge=True)
        draw_open_paw(canvas, character.fur, 110, 73, 14, character.pad)


def _waiting(canvas: Canvas, character: Character) -> None:
    fur = character.fur
    character.draw_tail(canvas, "waiting")
    coat = canvas.fade(64, 74, 64, 124, fur.base, fur.shade)
    canvas.fill(
        "M30,123 C14,123 10,112 14,100 C20,82 40,72 66,74 C94,74 116,88 117,106 C118,118 112,123 102,123 Z",
        coat,
        edge=True,
    )
    draw_lying_scarf(canvas, character.signature)
    _head(canvas, character, "waiting")
    draw_toes(canvas, fur, 38, 117.5, 14, 7)
    draw_toes(canvas, fur, 68, 118, 14, 6.6)
