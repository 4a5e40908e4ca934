"""The clock: warnings on every channel in the same frame, the bell, pauses in every state."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import (
    Act,
    Action,
    AnyAction,
    Device,
    DeviceRemoved,
    FocusLost,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
)
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Phase
from flow_desktop.engine.cards import Card
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.play.discards import DiscardScene
from flow_desktop.scenes.play.help import HelpScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import Pause
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.widget import walk
from tests.scenes.play.sitting import Sitting, card_key, new_table, sit_down, table_with_card


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    made = sit_down(tmp_path, new_table(time, clock=Clock(60)), time)
    made.press("step")
    assert made.table.running
    return made


def run_until(sitting: Sitting, seconds_left: float) -> None:
    """Let the clock run to just before that many seconds are left; nobody looks on meanwhile."""
    sitting.app.painting = False
    remaining = sitting.table.remaining
    assert remaining is not None
    while remaining > seconds_left + 0.35:
        sitting.time.seconds += 0.05
        sitting.frames()
        remaining = sitting.table.remaining
        assert remaining is not None
    sitting.app.painting = True


@pytest.mark.parametrize(
    ("seconds_left", "sound"),
    [
        (30, "warning_30"),
        (10, "warning_10"),
        (5, "tick_5"),
        (4, "tick_4"),
        (3, "tick_3"),
        (2, "tick_2"),
        (1, "tick_1"),
    ],
)
def test_a_warning_is_heard_seen_and_read_in_one_frame(
    sitting: Sitting, seconds_left: int, sound: str
) -> None:
    shell, motions = sitting.app.shell, sitting.play.motions
    run_until(sitting, seconds_left)
    before = len(shell.audio.heard), len(shell.captions.log), sitting.app.frames
    assert not motions.flashing
    sitting.time.seconds += 0.4
    sitting.app.loop_once()
    assert sitting.app.frames == before[2] + 1, "one frame was drawn"
    heard = list(shell.audio.heard)[before[0] :]
    read = list(shell.captions.log)[before[1] :]
    assert [(each.name, each.bus) for each in heard] == [(sound, Bus.WARNINGS)]
    assert [each.kind for each in read] == [CaptionKind.WARNING]
    assert str(seconds_left) in read[0].text
    assert motions.flashing
    assert str(seconds_left) in shell.speech.last


@pytest.mark.parametrize(
    ("channel", "settings"),
    [
        ("warning_sounds", Settings(warning_sounds=False)),
        ("warning_pictures", Settings(warning_pictures=False)),
        ("warning_captions", Settings(warning_captions=False)),
    ],
)
def test_each_channel_can_be_switched_off(
    tmp_path: Path, time: StillTime, channel: str, settings: Settings
) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(60)), time, settings=settings)
    sitting.press("step")
    run_until(sitting, 30)
    shell = sitting.app.shell
    before = len(shell.audio.heard), len(shell.captions.log)
    sitting.time.seconds += 0.4
    sitting.app.loop_once()
    assert (len(shell.audio.heard) > before[0]) == (channel != "warning_sounds")
    assert (len(shell.captions.log) > before[1]) == (channel != "warning_captions")
    assert sitting.play.motions.flashing == (channel != "warning_pictures")


def test_never_more_than_three_flashes_a_second(sitting: Sitting) -> None:
    run_until(sitting, 6)
    flashes, was, begun = 0, False, sitting.time.seconds
    while sitting.shows(PlayScene):
        sitting.time.seconds += 0.02
        sitting.frames()
        now = sitting.play.motions.flashing
        flashes, was = flashes + (now and not was), now
    assert flashes <= 3 * (sitting.time.seconds - begun)
    assert flashes >= 5


def test_the_end_is_told_and_the_wave_comes(sitting: Sitting) -> None:
    shell = sitting.app.shell
    run_until(sitting, 0)
    sitting.time.seconds += 0.4
    sitting.frames()
    assert "bell" in {heard.name for heard in shell.audio.heard if heard.bus is Bus.WARNINGS}
    assert any(
        caption.text.startswith("Time is up!") and caption.kind is CaptionKind.WARNING
        for caption in shell.captions.log
    )
    assert sitting.shows(WaveScene)


def test_a_tile_in_hand_is_finished_after_the_bell(sitting: Sitting) -> None:
    sitting.press("pile-0")
    run_until(sitting, 0)
    sitting.time.seconds += 0.4
    sitting.frames()
    assert sitting.state.turn.time_up
    assert sitting.shows(PlayScene)
    carry = sitting.play.hand.carry
    assert carry is not None
    sitting.click(sitting.cell(min(carry.fits)))
    sitting.let_run(0.5)
    assert sitting.shows(WaveScene)


def test_the_music_grows_tense_towards_the_end(sitting: Sitting) -> None:
    audio = sitting.app.shell.audio
    for left, blend in ((26, "calm"), (20, "hurried"), (14, "tense"), (9, "last")):
        run_until(sitting, left)
        assert audio.playing == blend


def test_counted_in_turns(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(None, 2)), time)
    assert sitting.play.find("clock").label == "2 turns until the wave"
    for expected in ("1 turn until the wave", "0 turns until the wave"):
        sitting.act(FlowAction.DRAW_1, Action.JUMP_RIGHT, Action.ACCEPT)
        assert sitting.play.find("clock").label == expected
    assert [c.text for c in sitting.app.shell.captions.log].count("Last turn before the wave!") == 1
    sitting.let_run(0.5)
    assert sitting.shows(WaveScene)


def test_with_the_clock_off_the_players_call_the_wave(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    sitting.press("wave")
    sitting.frames(2)
    assert sitting.shows(WaveScene)


def begin_nothing(sitting: Sitting) -> None:
    pass


def hold_a_tile(sitting: Sitting) -> None:
    sitting.press("pile-0")


def begin_a_card(sitting: Sitting) -> None:
    sitting.press(card_key(sitting.state, Card.RETURN))


def turn_a_tile(sitting: Sitting) -> None:
    sitting.act(FlowAction.DRAW_2, FlowAction.ROTATE_RIGHT)


def drag_a_tile(sitting: Sitting) -> None:
    x, y = sitting.at("pile-0")
    sitting.send(PointerPressed(x, y), PointerMoved(x - 60, y, MouseButton.LEFT))
    assert sitting.play.grip.dragging


def look_at_the_discard(sitting: Sitting) -> None:
    sitting.act(FlowAction.DISCARDS)
    assert sitting.shows(DiscardScene)


STATES: list[Callable[[Sitting], None]] = [
    begin_nothing,
    hold_a_tile,
    begin_a_card,
    turn_a_tile,
    drag_a_tile,
    look_at_the_discard,
]
PAUSES: list[Intent] = [
    Act(Action.PAUSE),
    Act(Action.PAUSE, Device.PAD),
    FocusLost(),
    DeviceRemoved("pad"),
]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("intent", PAUSES)
def test_a_pause_stops_everything_within_one_frame(
    tmp_path: Path, time: StillTime, state: Callable[[Sitting], None], intent: Intent
) -> None:
    table = table_with_card(time, Card.RETURN, tiles=4, clock=Clock(60))
    sitting = sit_down(tmp_path, table, time)
    state(sitting)
    if isinstance(intent, DeviceRemoved):
        sitting.app.shell.use_device(Device.PAD)
    frames = sitting.app.frames
    sitting.send(intent)
    assert sitting.app.frames <= frames + 1
    assert sitting.shows(PauseScene)
    assert sitting.table.paused and not sitting.table.running
    assert sitting.app.shell.audio.paused
    assert sitting.play.board.show.covered, "the board of a timed game is hidden"
    remaining = sitting.table.remaining
    sitting.let_run(3)
    assert sitting.table.remaining == remaining
    sitting.act(Action.BACK)
    assert not sitting.table.paused
    assert not sitting.app.shell.audio.paused
    assert not sitting.play.board.show.covered


def test_a_pad_that_nobody_uses_may_go(sitting: Sitting) -> None:
    sitting.send(DeviceRemoved("pad"))
    assert sitting.shows(PlayScene)


def test_esc_pauses_when_there_is_nothing_to_take_back(sitting: Sitting) -> None:
    sitting.press("pile-0")
    sitting.act(Action.BACK)
    assert sitting.shows(PlayScene)
    sitting.act(Action.BACK)
    assert sitting.shows(PauseScene)


def test_without_a_clock_the_board_can_be_studied_in_a_pause(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    sitting.act(Action.PAUSE)
    assert sitting.shows(PauseScene)
    assert not sitting.play.board.show.covered


def test_a_computer_that_slept_pauses(sitting: Sitting) -> None:
    remaining = sitting.table.remaining
    sitting.time.seconds += 600
    sitting.frames()
    assert sitting.shows(PauseScene)
    assert sitting.table.remaining == pytest.approx(remaining, abs=1)


@pytest.mark.parametrize("action", [Action.HELP, FlowAction.GOAL])
def test_help_is_one_key_away_and_costs_no_time(sitting: Sitting, action: AnyAction) -> None:
    """U3."""
    sitting.act(action)
    assert sitting.shows(HelpScene)
    assert "Join all four animals" in " ".join(sitting.app.shell.speech.spoken)
    remaining = sitting.table.remaining
    sitting.let_run(5)
    assert sitting.table.remaining == remaining
    sitting.act(action)
    assert sitting.shows(PlayScene)
    assert sitting.table.running


def test_the_clock_goes_on_while_the_discard_is_looked_at(sitting: Sitting) -> None:
    sitting.act(FlowAction.DISCARDS)
    run_until(sitting, 30)
    sitting.time.seconds += 0.4
    sitting.frames()
    assert "warning_30" in {heard.name for heard in sitting.app.shell.audio.heard}
    run_until(sitting, 0)
    sitting.time.seconds += 0.4
    sitting.frames(3)
    assert sitting.shows(WaveScene)


def test_the_clock_waits_for_ready(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(60)), time)
    sitting.let_run(3)
    assert sitting.table.remaining == 60
    assert sitting.focused == "step"
    sitting.act(Action.ACCEPT)
    assert sitting.table.running
    assert sitting.state.turn.phase is Phase.TURN


def test_a_draw_is_as_good_as_ready(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(60)), time)
    sitting.act(FlowAction.DRAW_1)
    assert sitting.table.running


def test_an_interrupted_game_begins_with_a_pause(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, clock=Clock(60))
    table.pause(Pause.RESTORED)
    sitting = sit_down(tmp_path, table, time)
    assert sitting.shows(PauseScene)


def test_a_slow_first_frame_is_no_sleep(tmp_path: Path, time: StillTime) -> None:
    """A busy machine draws the table for seconds; the game does not begin with a pause."""
    table = new_table(time, clock=Clock(None, 10))
    sitting = sit_down(tmp_path, table, time)
    sitting.play.frames = 1
    time.seconds += 30
    sitting.frames(1)
    assert not table.paused and sitting.shows(PlayScene)
    sitting.frames(3)
    time.seconds += 30
    sitting.frames(2)
    assert table.paused


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_round_and_tiles_have_a_line_each(size: tuple[int, int]) -> None:
    """In a small window "32 tiles left" broke into two lines beside a ring that could be smaller."""
    with on_stage("play", Wish(size), painted=False) as app:
        play = play_scene(app)
        facts = [widget for widget in walk(play.root) if isinstance(widget, Fact)]
        assert len(facts) == 2
        for fact in facts:
            assert not fact.brief and fact.wanted(play.look) <= fact.rect.width
