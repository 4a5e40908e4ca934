"""The page of losses comes softly, and the wave goes with a fade: nothing jolts."""

import pygame
import pytest

from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.wave.scene import PAGE_COMES, WaveScene

FRAME = 1 / 60
MOST = 3.0
"""How much two frames may differ on average, of 255; the whole page at once is 14."""


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def looked_at(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.smoothscale(surface, (160, 90)), "RGB")


@pytest.mark.parametrize("reduced", [False, True])
def test_the_page_of_losses_fades_in(reduced: bool) -> None:
    with on_stage("wave-sweep", Wish((1280, 720), reduced_motion=reduced)) as app:
        scene = app.stack.top
        assert isinstance(scene, WaveScene)
        while not scene._page_told:
            app.loop_once()
        steps, last = [], looked_at(app.canvas.surface)
        for _ in range(round(PAGE_COMES / FRAME) + 4):
            app.loop_once()
            seen = looked_at(app.canvas.surface)
            steps.append(difference(last, seen))
            last = seen
        assert scene._leaving is None
        assert max(steps) < MOST
        assert (sum(steps) > 10) is not reduced, "without motion it is there at once"


def test_the_wave_comes_by_itself_and_goes_with_a_fade() -> None:
    with on_stage("wave-done", Wish((1280, 720))) as app:
        scene = app.stack.top
        assert isinstance(scene, WaveScene)
        assert scene.sudden
        while scene.moving:
            app.loop_once()
        scene.ready()
        assert not scene.sudden
