"""The performer on any stage: chapters to skip to, words that are never lost, what a scene shows itself."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flow_desktop.app.mixing import FANFARE_DUCK
from flow_desktop.app.player import Bus
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.scenes.performing.motions import Motions, Point
from flow_desktop.scenes.performing.performer import Performer
from flow_desktop.scenes.telling.cues import (
    Line,
    Lit,
    Music,
    OnBoard,
    Overboard,
    Place,
    SkipTo,
    Sound,
    Spoken,
    Timeline,
    Tween,
    Way,
    Wiped,
)
from tests.scenes.performing.bare import BarePage, bare_app
from tests.scenes.wave.hosting import table_at_wave

BEND = piece_of(Kind.BEND, 3)


class Bench:
    """A stage that notes what is asked of it, and a clock that is turned by hand."""

    def __init__(self, page: BarePage) -> None:
        self.now = 0.0
        self.taken: list[Tween] = []
        self.changes = 0
        self.own = False
        self.performer = Performer(page.shell, self, self._clock)

    def _clock(self) -> float:
        return self.now

    def middle(self, place: Place) -> Point | None:
        return (9.0, 9.0) if isinstance(place, OnBoard | Overboard) else None

    def variant(self, cell: Cell | None) -> int | None:
        return cell

    def takes(self, tween: Tween) -> bool:
        self.taken.append(tween)
        return self.own

    def changed(self, motions: Motions) -> None:
        self.changes += 1

    def lit(self) -> tuple[int | None, int | None]:
        return self.performer.motions.lines

    def go_to(self, now: float) -> None:
        self.now = now
        self.performer.advance()


Setting = tuple[Bench, Callable[[], list[str]], Callable[[], list[str]]]


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    app, page = bare_app(tmp_path, table_at_wave(tiles=2))
    first = len(app.shell.audio.heard)
    return (
        Bench(page),
        lambda: [sound.name for sound in list(app.shell.audio.heard)[first:]],
        lambda: [caption.text for caption in app.shell.captions.shown],
    )


STORY = Timeline.of(
    Sound(0.0, "dice"),
    Sound(0.5, "place"),
    Line(0.6, "Early."),
    Tween(0.7, 0.2, BEND, OnBoard(9), Overboard(9), Way.WASH),
    SkipTo(1.0),
    Sound(1.0, "wave"),
    Sound(1.5, "won"),
    SkipTo(2.0),
    Line(2.0, "Late."),
)


def test_a_skip_leads_to_the_next_chapter_and_loses_no_words(setting: Setting) -> None:
    bench, heard, read = setting
    performance = bench.performer.perform(STORY)
    bench.go_to(0.1)
    bench.performer.skip()
    assert performance.told == 1.0 and heard() == ["dice", "wave"], "what lies between is not heard"
    assert read() == ["Early."] and not bench.taken, "and does not move"
    bench.go_to(0.7)
    assert heard() == ["dice", "wave", "won"], "from there it goes on at its pace"
    bench.performer.skip()
    assert performance.over and read() == ["Early.", "Late."]
    bench.performer.skip()
    bench.go_to(9.0)
    assert read() == ["Early.", "Late."], "there is nothing left to skip"


def test_a_timeline_can_go_on_while_it_is_performed(setting: Setting) -> None:
    bench, heard, _read = setting
    performance = bench.performer.perform(Timeline.of(Sound(0.0, "dice"), SkipTo(1.0)))
    performance.timeline = performance.timeline.and_then(Timeline.of(Sound(1.0, "wave"), Sound(2.0, "won")))
    bench.go_to(1.0)
    assert heard() == ["dice", "wave"] and bench.performer.busy
    bench.go_to(2.0)
    assert heard() == ["dice", "wave", "won"] and performance.over and not bench.performer.busy


def test_a_clock_that_stands_still_holds_everything(setting: Setting) -> None:
    bench, heard, _read = setting
    bench.performer.perform(STORY)
    for _ in range(9):
        bench.performer.advance()
    assert heard() == ["dice"]


def test_the_scene_may_show_a_motion_itself(setting: Setting) -> None:
    bench, _heard, _read = setting
    tween = Tween(0.0, 0.2, BEND, OnBoard(9), Overboard(9), Way.WASH)
    bench.own = True
    bench.performer.perform(Timeline.of(tween))
    assert bench.taken == [tween] and not bench.performer.motions.flights
    bench.own = False
    bench.performer.perform(Timeline.of(tween))
    flight = bench.performer.motions.flights[0]
    assert (flight.cell, flight.variant, flight.covers) == (9, 9, None)


def test_the_board_is_asked_once_for_everything_of_a_moment(setting: Setting) -> None:
    bench, _heard, _read = setting
    space = OnBoard(9)
    settling = Tween(0.0, 0.2, BEND, space, space, Way.HOLD)
    bench.performer.perform(Timeline.of(settling, Lit(0.0, 0.1, (2, None)), Lit(0.0, 0.1, (2, 3))))
    assert bench.changes == 1
    assert bench.lit() == (2, 3) and bench.performer.motions.covered == {9}
    bench.go_to(0.15)
    assert bench.changes == 2 and bench.lit() == (None, None)
    bench.go_to(0.3)
    assert bench.changes == 3 and bench.performer.motions.covered == frozenset()


def test_lines_are_wiped_and_the_music_changes(setting: Setting) -> None:
    bench, _heard, read = setting
    bench.performer.perform(Timeline.of(Line(0.0, "One."), Line(0.0, "Two.", seconds=None)))
    assert read() == ["One.", "Two."]
    bench.performer.perform(Timeline.of(Wiped(0.0), Music(0.0, "calm"), Spoken(0.0, "Three.")))
    assert read() == []
    assert bench.performer.shell.audio.playing == "calm"


def test_only_a_fanfare_asks_the_music_to_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A warning has its own way: the bus makes the music give way by more."""
    app, page = bare_app(tmp_path, table_at_wave(tiles=2))
    bench, asked = Bench(page), dict[str, float]()

    def play(name: str, bus: Bus, volume: float, side: float, duck: float) -> None:
        asked[name] = duck

    monkeypatch.setattr(app.shell.audio, "play", play)
    sounds = (Sound(0.0, "won", fanfare=True), Sound(0.0, "place"), Sound(0.0, "bell", warning=True))
    bench.performer.perform(Timeline(sounds))
    bench.go_to(0.1)
    assert asked == {"won": FANFARE_DUCK, "place": 0.0, "bell": 0.0}
