"""The clock and the four animals beside it: whoever rests on them is told what they mean."""

from pathlib import Path

import pygame

from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.widgets.captions import bubble_text
from tests.scenes.play.sitting import new_table, sit_down

WORDS = "No animal has a path to the boat yet"


def test_resting_on_the_animals_tells_what_they_mean(tmp_path: Path, time: StillTime) -> None:
    """Faces in lines explain nothing by themselves; the voice says the words once, as before."""
    sitting = sit_down(tmp_path, new_table(time), time, settings=Settings(reduced_motion=True))
    animals = sitting.play.find("animals")
    assert bubble_text(animals) == WORDS
    assert animals.spoken().count(WORDS) == 1
    below = animals.rect.move(0, animals.rect.height)

    def pixels() -> bytes:
        return pygame.image.tobytes(sitting.app.canvas.surface.subsurface(below), "RGB")

    before = pixels()
    sitting.send(PointerMoved(*sitting.at("animals")))
    sitting.let_run(1.0)
    assert pixels() != before


def test_resting_on_the_clock_tells_what_its_number_counts(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, clock=Clock(60))
    sitting = sit_down(tmp_path, table, time, settings=Settings(reduced_motion=True))
    clock = sitting.play.find("clock")
    assert clock.label == "60 seconds until the wave" == bubble_text(clock)
    assert clock.spoken().count("until the wave") == 1
    sitting.send(PointerMoved(*sitting.at("clock")))
    assert sitting.play.pointed is sitting.play.find("clock")
