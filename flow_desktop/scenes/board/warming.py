"""Makes the pictures a game will need before they are needed, one a frame, so that no move has to wait."""

from __future__ import annotations

from collections.abc import Iterator

from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import ANIMAL_CELLS
from flow_desktop.engine.tiles import MAP_KINDS
from flow_desktop.scenes.board import marks
from flow_desktop.scenes.board.cell_face import badge_size
from flow_desktop.scenes.board.overlay import lifted, turn_size, wrong_size
from flow_desktop.scenes.board.ribbons import ring_picture
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import (
    DRAWINGS,
    animal_picture,
    animal_size,
    bird_picture,
    bird_size,
    tile_picture,
)
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look


def warming(look: Look, px: int) -> Iterator[None]:
    """Make one picture for spaces of that size at each step, the soonest needed first."""
    tones = tones_of(look.theme)
    for level in range(marks.LEVELS):
        marks.strong_mark(px, tones, level)
        yield
    look.assets.image(art("mark", "turn"), (turn_size(px), turn_size(px)))
    yield
    for drawing in range(DRAWINGS):
        for kind in MAP_KINDS:
            tile_picture(look, kind, kind.rotations[0], px, drawing)
            yield
    for animal in ANIMAL_CELLS:
        ring_picture(animal, px, tones)
        for mood in Mood:
            animal_picture(look, animal, mood, animal_size(px))
            yield
        look.assets.image(art("animal", animal, "badge"), (badge_size(px), badge_size(px)))
        yield
    bird_picture(look, bird_size(px))
    look.assets.image(art("mark", "blocked"), (wrong_size(px), wrong_size(px)))
    marks.hatching(px, tones)
    yield
    for level in range(marks.LEVELS):
        marks.target_mark(px, tones, level)
        yield
    for drawing in range(DRAWINGS):
        for kind in MAP_KINDS:
            tile_picture(look, kind, kind.rotations[0], lifted(px), drawing)
            yield
