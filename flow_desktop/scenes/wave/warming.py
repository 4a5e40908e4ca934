"""Pictures that the end of a wave will need, made one by one while the dice still tumble."""

from __future__ import annotations

from collections.abc import Iterator

from flow_desktop.app.catalogue import art
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, animals_in
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import animal_picture, animal_size
from flow_desktop.scenes.wave.marks import bird_drawing
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.widgets.look import Look


def warming(look: Look, px: int, outcome: Outcome, before: Board) -> Iterator[None]:
    """Make one picture at each step, the soonest needed first."""
    for animal in animals_in(before.joined):
        animal_picture(look, animal, Mood.ALARMED, animal_size(px))
        yield
    if outcome.saved:
        bird_drawing(look, "bird_flying")
        yield
    for animal in ANIMAL_CELLS:
        for mood in (Mood.HOPEFUL, Mood.WAITING):
            animal_picture(look, animal, mood, animal_size(px))
            yield
    for die, face in outcome.faces.items():
        side = look.px(46)
        look.assets.image(art("die", die, str(face)), (side, side))
        yield
