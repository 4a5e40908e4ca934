"""Scenario signs in the left column: their bubbles tell what they change and leave the cards in sight."""

from pathlib import Path

import pygame

from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine.scenarios import Scenario
from tests.scenes.play.sitting import new_table, sit_down


def test_the_bubble_covers_no_card(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=2, scenarios=(Scenario.NO_NEW_CARDS,))
    sitting = sit_down(tmp_path, table, time, settings=Settings(reduced_motion=True))
    cards = [f"card-{index}" for index in range(len(sitting.state.hand))]
    assert cards

    def pixels(key: str) -> bytes:
        return pygame.image.tobytes(sitting.app.canvas.surface.subsurface(sitting.play.find(key).rect), "RGB")

    before = [pixels(key) for key in cards], pixels("seat-1")
    sitting.send(PointerMoved(*sitting.at(f"scenario-{Scenario.NO_NEW_CARDS}")))
    sitting.let_run(1.0)
    after = [pixels(key) for key in cards], pixels("seat-1")
    assert after[0] == before[0]
    assert after[1] != before[1], "it stands above, over the seats"
