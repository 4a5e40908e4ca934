"""Every warning of the clock is sound, picture and caption in the very same frame."""

import pytest

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.rounds import warnings_for
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.telling.sounds import warning_sound
from flow_desktop.scenes.wave.scene import WaveScene

SMALL = Wish((1024, 640))
ROUND = 60


def warned(app: App) -> tuple[int, int, bool]:
    """How often a warning was heard and read so far, and whether one is to be seen now."""
    heard = sum(1 for heard in app.shell.audio.heard if heard.name in SOUNDS)
    read = sum(1 for caption in app.shell.captions.log if caption.kind is CaptionKind.WARNING)
    return heard, read, play_scene(app).motions.flashing


SOUNDS = {warning_sound(left) for left in warnings_for(ROUND)} | {"bell"}


def test_sound_picture_and_caption_come_in_one_frame() -> None:
    """T4."""
    with on_stage("play", SMALL) as app:
        table = play_scene(app).table
        expected = [left for left in warnings_for(ROUND) if table.remaining and left < table.remaining]
        seen: list[float] = []
        heard, read, _ = warned(app)
        while table.remaining and not isinstance(app.stack.top, WaveScene):
            app.loop_once()
            now_heard, now_read, flashing = warned(app)
            assert now_heard - heard == now_read - read, "heard and read in the same frame"
            if now_heard > heard:
                assert flashing or isinstance(app.stack.top, WaveScene), "and seen"
                seen.append(table.remaining or 0.0)
            heard, read = now_heard, now_read
        assert len(seen) == len(expected) + 1, "each warning once, and the end"
        for left, at in zip([*expected, 0], seen, strict=True):
            assert left - 0.2 <= at <= left


@pytest.mark.parametrize("off", ["warning_sounds", "warning_pictures", "warning_captions"])
def test_each_channel_can_be_switched_off_alone(off: str) -> None:
    """T4."""
    with on_stage("play", SMALL) as app:
        app.shell.change(**{off: False})
        assert getattr(Settings(), off)
        table = play_scene(app).table
        before = warned(app)
        flashed = False
        while (table.remaining or 0) > 25:
            app.loop_once()
            flashed = flashed or play_scene(app).motions.flashing
        heard, read, _ = warned(app)
        assert (heard > before[0]) == (off != "warning_sounds")
        assert (read > before[1]) == (off != "warning_captions")
        assert flashed == (off != "warning_pictures")
