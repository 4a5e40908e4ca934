import gc
import weakref

import pygame
import pytest

from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    FocusLost,
    PointerMoved,
    PointerPressed,
    QuitAsked,
    WindowResized,
)
from flow_desktop.app.loop import LONGEST_SLEEP
from flow_desktop.app.scene import Pop, Push
from flow_desktop.app.start import StillTime
from flow_desktop.app.window import OffscreenCanvas
from tests.app.scenes import Queue, Recorder, ToyAction, app


def draws(scene: Recorder) -> int:
    return scene.calls.count("draw")


def test_idle_draws_once_and_then_waits_for_events() -> None:
    clock = StillTime()
    queue = Queue(clock)
    scene = Recorder()
    program = app(scene, clock, queue)
    for _ in range(10):
        assert program.loop_once()
    assert draws(scene) == 1
    assert queue.waits[0] == 0
    assert queue.waits[1:] == [LONGEST_SLEEP] * 9


def test_a_moving_scene_is_drawn_every_frame_at_sixty_a_second_and_once_after_it_stopped() -> None:
    clock = StillTime()
    queue = Queue(clock)
    scene = Recorder()
    scene.is_moving = True
    program = app(scene, clock, queue)
    for _ in range(60):
        program.loop_once()
    assert draws(scene) == 60
    assert clock.now() == pytest.approx(1.0)
    assert scene.times[1:] == [pytest.approx(1 / 60)] * 59
    assert set(queue.waits) == {0}
    scene.is_moving = False
    for _ in range(5):
        program.loop_once()
    assert draws(scene) == 61


def test_while_nobody_looks_frames_pass_unpainted() -> None:
    clock = StillTime()
    scene = Recorder()
    scene.is_moving = True
    program = app(scene, clock, Queue(clock))
    program.painting = False
    for _ in range(60):
        program.loop_once()
    assert (draws(scene), program.frames) == (0, 60)
    assert clock.now() == pytest.approx(1.0)
    program.painting = True
    program.loop_once()
    assert draws(scene) == 1


def test_a_scene_can_ask_to_be_woken() -> None:
    clock = StillTime()
    queue = Queue(clock)
    scene = Recorder()
    scene.wakes = 0.1
    program = app(scene, clock, queue)
    program.loop_once()
    program.loop_once()
    assert queue.waits[1] == pytest.approx(0.1)


def test_a_long_sleep_of_the_machine_is_no_long_step() -> None:
    clock = StillTime()
    scene = Recorder()
    program = app(scene, clock)
    program.loop_once()
    clock.seconds += 3600
    program.loop_once()
    assert max(scene.times) <= 0.25


def test_events_become_intents_of_the_top_scene_and_are_drawn() -> None:
    clock = StillTime()
    queue = Queue(clock)
    scene = Recorder()
    program = app(scene, clock, queue)
    program.loop_once()
    queue.events = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0)]
    program.loop_once()
    assert scene.intents == [Act(ToyAction.ROLL)]
    assert draws(scene) == 2


def test_only_the_last_of_many_pointer_moves_arrives_and_the_order_holds() -> None:
    clock = StillTime()
    queue = Queue(clock)
    scene = Recorder()
    program = app(scene, clock, queue)

    def move(x: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(0, 0), buttons=(0, 0, 0))

    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 5), button=1)
    queue.events = [move(1), move(2), move(3), down, move(4), move(5)]
    program.loop_once()
    expected = [
        PointerMoved(3, 5),
        PointerPressed(3, 5),
        PointerMoved(5, 5, held=PointerPressed(0, 0).button),
    ]
    assert scene.intents == expected


def test_a_pointer_move_alone_draws_nothing() -> None:
    scene = Recorder()
    program = app(scene)
    program.inject(PointerMoved(1, 1))
    program.loop_once()
    before = draws(scene)
    program.inject(PointerMoved(9, 9))
    program.loop_once()
    assert draws(scene) == before


def test_the_program_ends_with_its_last_scene_or_by_the_close_button() -> None:
    program = app(Recorder())
    program.inject(Act(Action.BACK))
    assert program.loop_once() is False
    other = app(Recorder())
    other.inject(QuitAsked())
    assert other.loop_once() is False


def test_a_scene_may_refuse_to_quit() -> None:
    class Staying(Recorder):
        def quit_asked(self) -> None:
            self.calls.append("asked")

    scene = Staying()
    program = app(scene)
    program.inject(QuitAsked())
    assert program.loop_once() is True
    assert "asked" in scene.calls


def test_intents_after_a_change_go_to_the_new_scene() -> None:
    below, above = Recorder(), Recorder()
    program = app(below)
    below.answer = Push(above)
    program.inject(Act(Action.ACCEPT), Act(Action.HELP))
    program.loop_once()
    assert below.intents == [Act(Action.ACCEPT)]
    assert above.intents == [Act(Action.HELP)]


def test_resizing_lays_out_every_scene_on_the_stack() -> None:
    below, above = Recorder(), Recorder(overlay=True)
    program = app(below)
    program.change(Push(above))
    program.inject(WindowResized(1024, 640))
    program.loop_once()
    assert "view" in below.calls
    assert "view" in above.calls
    assert program.shell.view.size == (1024, 640)
    assert program.canvas.surface.get_size() == (1024, 640)


def test_full_screen_follows_the_key_and_the_setting() -> None:
    program = app(Recorder())
    program.inject(Act(Action.FULLSCREEN))
    program.loop_once()
    assert program.canvas.fullscreen
    assert program.shell.settings.fullscreen
    program.shell.change(fullscreen=False)
    program.loop_once()
    assert not program.canvas.fullscreen


def test_the_device_in_use_is_known_and_system_intents_are_no_device() -> None:
    program = app(Recorder())
    program.inject(Act(Action.HELP, Device.PAD), FocusLost())
    program.loop_once()
    assert program.shell.device is Device.PAD
    assert program.shell.hint(ToyAction.ROLL) == "X"
    program.inject(Act(Action.HELP))
    program.loop_once()
    assert program.shell.hint(ToyAction.ROLL) == "R"


def test_a_caption_is_drawn_when_it_comes_and_when_it_goes() -> None:
    clock = StillTime()
    scene = Recorder()
    program = app(scene, clock)
    program.loop_once()
    program.shell.captions.show("The dog is aboard.", seconds=1.0)
    program.loop_once()
    assert draws(scene) == 2
    for _ in range(8):
        program.loop_once()
    assert program.shell.captions.shown == ()
    assert draws(scene) == 3


def test_mute_is_one_key() -> None:
    program = app(Recorder())
    program.inject(Act(Action.MUTE))
    program.loop_once()
    settings = program.shell.settings
    assert (
        settings.music_muted and settings.effects_muted and settings.warnings_muted and settings.voice_muted
    )
    program.inject(Act(Action.MUTE))
    program.loop_once()
    assert not program.shell.settings.warnings_muted
    told = ["The sound is off.", "The sound is on."]
    assert list(program.shell.speech.spoken) == told, "no key is silent"
    assert [caption.text for caption in program.shell.captions.log] == told


def test_whoever_listens_to_the_voice_keeps_it_when_the_sound_is_switched_off() -> None:
    program = app(Recorder())
    program.shell.change(voice=True)
    program.inject(Act(Action.MUTE))
    program.loop_once()
    assert program.shell.silent and program.shell.voice_wanted
    program.inject(Act(Action.MUTE))
    program.loop_once()
    assert not program.shell.silent and program.shell.voice_wanted


def test_without_a_player_neither_sound_nor_pads_are_opened() -> None:
    program = app(Recorder())
    program.loop_once()
    assert isinstance(program.canvas, OffscreenCanvas)
    assert program.shell.audio.silent


def test_what_the_program_is_made_of_is_not_looked_through_in_play() -> None:
    """A full collection of garbage takes as long as a frame; after the first one it has little left to do."""
    clock = StillTime()
    frozen: list[int] = []

    class Counting(Recorder):
        def update(self, seconds: float) -> None:
            frozen.append(gc.get_freeze_count())
            if len(frozen) == 3:
                program.inject(QuitAsked())

    scene = Counting()
    scene.is_moving = True
    program = app(scene, clock, Queue(clock))
    try:
        program.run()
    finally:
        gc.unfreeze()
    assert frozen[0] == 0 and frozen[-1] > 1000


@pytest.mark.parametrize("tidying", [True, False])
def test_a_scene_that_was_left_goes_at_once(tidying: bool) -> None:
    program = app(Recorder())
    program.tidying = tidying
    over = Recorder("over")
    over.knot = over  # type: ignore[attr-defined]
    gone = weakref.ref(over)
    program.change(Push(over))
    del over
    gc.disable()
    try:
        program.inject(Act(Action.BACK))
        program.loop_once()
        program.loop_once()
        assert (gone() is None) is tidying
    finally:
        gc.enable()


def test_a_scene_that_was_left_goes_though_another_opens_in_the_same_frame() -> None:
    program = app(Recorder())
    program.tidying = True
    over = Recorder("over")
    over.knot = over  # type: ignore[attr-defined]
    gone = weakref.ref(over)
    program.change(Push(over))
    del over
    program.loop_once()
    gc.disable()
    try:
        program.change(Pop())
        program.change(Push(Recorder("next")))
        program.loop_once()
        assert gone() is None
    finally:
        gc.enable()
