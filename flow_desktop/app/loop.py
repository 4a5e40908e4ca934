"""The main loop: events in, intents and time to the top scene, a frame out, sleep when nothing moves."""

import gc
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Protocol

import pygame

from flow_desktop.app.assets import FIRST_DRAWINGS, first_drawings, return_large_pictures
from flow_desktop.app.crash import Trail
from flow_desktop.app.fade import OVERLAY_SECONDS, SECONDS, Fade, can_fade, dim, skips
from flow_desktop.app.intents import Act, Action, Intent, PointerMoved, QuitAsked, WindowResized
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Destination, Push, Scene, SceneStack
from flow_desktop.app.second_press import SecondPress
from flow_desktop.app.shell import Shell
from flow_desktop.app.window import Canvas

FRAMES_PER_SECOND = 60
FRAME = 1 / FRAMES_PER_SECOND
LONGEST_SLEEP = 0.25
LOOK_EVERY = 0.008
LONGEST_STEP = 0.25
MEASURED_FRAMES = 120
WORKER_TURN = 0.0005  # how long a worker thread may keep a frame waiting, in seconds
KEY_REPEAT_DELAY = 400
KEY_REPEAT_INTERVAL = 70


class TimeSource(Protocol):
    """Where time comes from."""

    def now(self) -> float:
        """Seconds that only ever grow."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""


class EventSource(Protocol):
    """Where events come from."""

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """The events that are there; with none, wait up to that long for the first one."""


class SystemTime:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Really sleep."""
        time.sleep(seconds)


class SystemEvents:
    """pygame's queue.

    `pygame.event.wait` looks every millisecond, which costs five times what looking every LOOK_EVERY does.
    """

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Look for events now and then until there are some, then take everything."""
        until = time.perf_counter() + seconds
        events = pygame.event.get()
        while not events and (left := until - time.perf_counter()) > 0:
            time.sleep(min(LOOK_EVERY, left))
            events = pygame.event.get()
        return events


class NoEvents:
    """No events at all, for tools that only inject intents: waiting only lets the clock go on."""

    def __init__(self, clock: TimeSource) -> None:
        self._clock = clock

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Nothing, after that time."""
        if seconds > 0:
            self._clock.sleep(seconds)
        return []


def without_passed_moves(events: Iterable[pygame.event.Event]) -> Iterator[pygame.event.Event]:
    """The events without pointer moves that another one follows at once."""
    waiting: pygame.event.Event | None = None
    for event in events:
        if waiting is not None and event.type != pygame.MOUSEMOTION:
            yield waiting
        waiting = event if event.type == pygame.MOUSEMOTION else None
        if waiting is None:
            yield event
    if waiting is not None:
        yield waiting


class App:
    """The running program; `loop_once` is one turn of it."""

    def __init__(
        self,
        shell: Shell,
        canvas: Canvas,
        first: Scene | Destination,
        clock: TimeSource | None = None,
        events: EventSource | None = None,
    ) -> None:
        sys.setswitchinterval(WORKER_TURN)
        self.shell = shell
        self.canvas = canvas
        self.clock = clock or SystemTime()
        self.events = events or SystemEvents()
        self.stack = SceneStack(shell)
        self.trail = Trail()
        self.frames = 0
        self.frame_times: deque[float] = deque(maxlen=MEASURED_FRAMES)
        self._injected: deque[Intent] = deque()
        self._last = self.clock.now()
        self._was_moving = False
        self.fading = canvas.interactive
        self.painting = True
        """False while nobody looks: frames pass, but nothing is painted."""
        self.tidying = canvas.interactive
        """Whether a scene that was left goes at once: it is a knot of references and holds large pictures."""
        self.second_press: SecondPress | None = SecondPress() if canvas.interactive else None
        """None where no hand can click twice."""
        self._scene_left = False
        self._fade: Fade | None = None
        shell.resize(canvas.surface.get_size())
        shell.take_view_changed()
        self.change(Push(first))

    @property
    def running(self) -> bool:
        """False once every scene is gone."""
        return self.stack.top is not None

    def inject(self, *intents: Intent) -> None:
        """Put intents in, as if a player had made them; the next `loop_once` handles them."""
        self._injected.extend(intents)

    def run(self) -> None:
        """Loop until the program ends."""
        if self.loop_once():
            gc.freeze()  # what the program is made of stays: no collection in play looks through it
        gc.enable()
        while self.running and self.loop_once():
            pass

    def loop_once(self) -> bool:
        """One turn: wait, let time pass, handle intents, draw if needed. False when the program ended."""
        if self._scene_left and self.tidying:
            gc.collect()
        self._scene_left = False
        events = self.events.wait(self._patience())
        begun = self.clock.now()
        self._pass_time(begun)
        for event in without_passed_moves(events):
            if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                self.shell.redraw()
            self._injected.extend(self.shell.input.intents(event, begun))
            self._handle_waiting()
        self._injected.extend(self.shell.input.tick(begun))
        self._handle_waiting()
        if self.running:
            self._draw_if_needed(begun)
        return self.running

    def change(self, change: Change | None) -> None:
        """Apply a change of scene and draw what it shows."""
        if change is not None:
            self.trail.note(self.clock.now(), change)
            before = self.stack.top
            self.stack.apply(change)
            self.shell.audio.settle()
            self._scene_left |= not isinstance(change, Push)
            if self.second_press is not None and self.stack.top is not before:
                self.second_press.page_changed()
            self._begin_fade(before)
            self.shell.redraw()

    def _begin_fade(self, before: Scene | None) -> None:
        """Let what was seen last fade from over the scene that is there now."""
        top, surface = self.stack.top, self.canvas.surface
        if before is None or top is None or top is before or not self.fading or not self.frames:
            return
        if not (can_fade(surface) or before.sudden or top.sudden or top.overlay):
            dim(surface)
            self.canvas.present()
        if self.shell.settings.reduced_motion or before.sudden or top.sudden or not can_fade(surface):
            self._end_fade()
            return
        self._fade = Fade(surface, OVERLAY_SECONDS if before.overlay or top.overlay else SECONDS)

    def _end_fade(self) -> None:
        if self._fade is not None:
            self._fade.end(self.canvas.surface)
            self._fade = None

    def _patience(self) -> float:
        """How long the loop may wait for events."""
        top = self.stack.top
        if top is None or self._injected or top.moving or self._was_moving or self.shell.captions.changed:
            return 0.0
        if self.frames == 0 or self._fade is not None:
            return 0.0
        waits = [LONGEST_SLEEP]
        if top.wake_after is not None:
            waits.append(top.wake_after)
        if self.shell.audio.restless:
            waits.append(FRAME)
        due = self.shell.input.next_due()
        if due is not None:
            waits.append(due - self.clock.now())
        return max(0.0, min(waits))

    def _pass_time(self, now: float) -> None:
        seconds = min(max(0.0, now - self._last), LONGEST_STEP)
        self._last = now
        self.shell.captions.advance(seconds)
        self.shell.audio.advance()
        self.shell.copy_unspoken()
        if self.stack.top is not None:
            self.change(self.stack.top.update(seconds))

    def _handle_waiting(self) -> None:
        while self._injected and self.running:
            self._handle(self._injected.popleft())
            self._follow_view()
            self._injected.extend(self.shell.take_wishes())

    def _handle(self, intent: Intent) -> None:
        top, now = self.stack.top, self.clock.now()
        if top is None or (self.second_press is not None and self.second_press.leaves_out(intent, now)):
            return
        self.trail.note(now, intent)
        if skips(intent):
            self._end_fade()
        self.shell.use_device(intent.device)
        if not isinstance(intent, PointerMoved):
            self.shell.redraw()
        match intent:
            case Act(Action.FULLSCREEN):
                self.shell.change(fullscreen=not self.shell.settings.fullscreen)
            case Act(Action.MUTE):
                self.shell.toggle_mute()
            case Act(Action.VOICE):
                self.shell.toggle_voice()
                if self.shell.voice_wanted:
                    top.voiced()
            case Act(Action.HUSH):
                self.shell.speech.hush()
            case Act(Action.REPEAT):
                self.shell.speech.repeat()
            case WindowResized(width, height):
                self._end_fade()
                self.canvas.resized((width, height))
                self.shell.resize((width, height))
            case QuitAsked():
                self.change(top.quit_asked())
            case _:
                self.change(top.handle(intent))

    def _follow_view(self) -> None:
        if self.canvas.fullscreen != self.shell.settings.fullscreen:
            self._end_fade()
            self.canvas.toggle_fullscreen()
            self.shell.resize(self.canvas.surface.get_size())
        if self.shell.take_view_changed():
            for scene in self.stack.scenes:
                scene.view_changed()

    def _draw_if_needed(self, begun: float) -> None:
        self._follow_view()
        top = self.stack.top
        moving = top is not None and top.moving
        captions = self.shell.captions.take_changed()
        changed = self.shell.take_redraw() or moving or self._was_moving or captions
        if not (changed or self._fade):
            return
        self._draw_frame(changed)
        self._was_moving = moving
        spent = self.clock.now() - begun
        self.frame_times.append(spent)
        if spent < FRAME:
            self.clock.sleep(FRAME - spent)

    def _draw_frame(self, changed: bool) -> None:
        surface = self.canvas.surface
        for scene in self.stack.drawn() if changed and self.painting else ():
            scene.draw(surface if self._fade is None else self._fade.ground)
        if self._fade is not None and not self._fade.draw(surface, self.clock.now()):
            self._fade = None
        self.canvas.present()
        if self.second_press is not None:
            self.second_press.page_seen(self.clock.now())
        self.frames += 1
        if self.frames == 1:
            self._after_first_frame()
        if self.frames == MEASURED_FRAMES:
            LOGGER.info("median frame %.1f ms", 1000 * sorted(self.frame_times)[MEASURED_FRAMES // 2])

    def _after_first_frame(self) -> None:
        """What is slow to open and not needed to be seen: the icon, sound and pads."""
        if self.canvas.interactive:
            self._keep_first_drawings()
            self.canvas.show_icon(self.shell.game.icon)
            self.shell.audio.open()
            self.shell.follow_voice()
            self.shell.input.pads.start()
            return_large_pictures()
            pygame.key.set_repeat(KEY_REPEAT_DELAY, KEY_REPEAT_INTERVAL)

    def _keep_first_drawings(self) -> None:
        """The next start draws them ahead, while the window opens."""
        drawings = first_drawings(self.canvas.surface.get_size())
        if self.shell.kept(FIRST_DRAWINGS) != drawings:
            self.shell.keep(FIRST_DRAWINGS, drawings)
