"""The leaves of the logbook: the tide grows, is read and kept; a moment is tried; leaving ends the work."""

from functools import cache
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.bots.analysis import GameTide, TideMoment, read_tide, write_tide
from flow_desktop.bots.analysis_tide import tide_of
from flow_desktop.engine import Result
from flow_desktop.engine.commands import Draw, Trade
from flow_desktop.engine.record import Record
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results import study as study_module
from flow_desktop.scenes.results.leaves import MOMENTS_LEAF, TIDE_LEAF
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.results.study import NOTE
from flow_desktop.scenes.results.tide_chart import SIZES, TideChart
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.theme import SNUG
from tests.scenes.results.ending import finished_table, results_app
from tests.widgets.driving import click, do, focused

GAME = "20260531-120000-000000-abcd"


@cache
def _tide(record: Record) -> GameTide:
    tide = tide_of(record, 100)
    at = next(at for at, move in enumerate(record.moves) if isinstance(move.command, Draw))
    return GameTide(
        tide.points, tide.luck, tide.skill, (TideMoment(at, 0, Draw(0), Trade(), -0.2, 0.05),), 1, 1
    )


class Scripted:
    """Tells a guess first, then everything."""

    made = 0

    def __init__(self, record: Record, bite: float | None = None) -> None:
        type(self).made += 1
        whole = _tide(record)
        self.closed = False
        self._told = [GameTide(whole.points, whole.luck, whole.skill, (), 0, 2), whole]

    def poll(self) -> GameTide | None:
        return self._told.pop(0) if self._told and not self.closed else None

    def close(self) -> None:
        self.closed = True


@pytest.fixture(autouse=True)
def _scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    Scripted.made = 0
    monkeypatch.setattr(study_module, "AnalystHere", Scripted)


def _opened(tmp_path: Path) -> tuple[App, ResultsScene]:
    app, scene = results_app(tmp_path, finished_table(Result.LOST))
    scene.name = GAME
    assert Scripted.made == 0, "nothing is worked out before somebody wants to see it"
    scene.focus_on("leaves")
    do(app, Action.NAV_RIGHT)
    assert scene.leaf == TIDE_LEAF and focused(app) == "leaves"
    return app, scene


def _grow(app: App, scene: ResultsScene) -> None:
    assert scene.study is not None
    for _ in range(10):
        app.loop_once()
    assert not scene.study.busy


def test_the_chart_can_be_used_while_it_grows(tmp_path: Path) -> None:
    app, scene = _opened(tmp_path)
    study = scene.study
    assert study is not None and study.busy
    study.advance()
    scene.refresh()
    assert scene.find("progress").label == "Worked out: 0%"
    scene.focus_on("tide-chart")
    do(app, Action.FIRST)
    assert study.chosen == 0 and "Before the first turn" in scene.find("tide-chart").spoken()
    _grow(app, scene)
    assert study.chosen == 0, "what is looked at stays"
    assert scene.seek("progress") is None


def test_keys_and_pointer_go_from_turn_to_turn_and_the_board_follows(tmp_path: Path) -> None:
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    study = scene.study
    assert study is not None
    last = len(study.levels) - 1
    assert study.chosen == last and scene.seek("final") is not None
    scene.focus_on("tide-chart")
    do(app, Action.NAV_LEFT)
    assert study.chosen == last - 1
    assert scene.find("chance").label == "The sea was faster: lost.", "no card could help any more"
    assert scene.find("moment-board").label
    assert study.tape.at == study.levels[last - 1].at
    click(app, scene.find("tide-chart"))
    assert 0 < study.chosen < last - 1, "a click in the middle"
    assert "Win chance about" in scene.find("chance").label


def test_the_tide_can_be_read(tmp_path: Path) -> None:
    """B7: the chart in words."""
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    click(app, scene.find("in-words"))
    assert scene.seek("tide-chart") is None
    assert scene.find("line-0").label.startswith("Round 1: from ")
    assert scene.find("line-1").label.startswith("Wave: from ")


def test_what_was_worked_out_is_kept_and_not_done_again(tmp_path: Path) -> None:
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    library = home_of(app.shell).library
    kept = library.note(GAME, NOTE)
    assert kept is not None and read_tide(kept).complete
    scene.study = None
    scene.turn_to(MOMENTS_LEAF)
    assert scene.study is not None and not scene.study.busy and Scripted.made == 1
    library.keep_note(GAME, NOTE, {**write_tide(_tide(scene.table.record())), "format": 99})
    scene.study = None
    scene.turn_to(TIDE_LEAF)
    assert scene.study is not None and scene.study.busy, "what makes no sense is worked out anew"


def test_leaving_ends_the_work_and_nothing_half_done_is_kept(tmp_path: Path) -> None:
    app, scene = _opened(tmp_path)
    study = scene.study
    assert study is not None and study.busy
    scene.leave()
    assert not study.busy
    assert home_of(app.shell).library.note(GAME, NOTE) is None


def test_rings_touch_neither_words_nor_the_edge_of_the_page(tmp_path: Path) -> None:
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    spoken, leaves, page = scene.find("in-words"), scene.find("leaves"), scene.find("told-1")
    assert visible_part(scene.root, spoken) == spoken.ring_rect(), "nothing of the ring is cut off"
    assert spoken.rect.left == page.rect.left and spoken.rect.right == page.rect.right, "level with all else"
    assert leaves.ring_rect().bottom + scene.look.px(SNUG) <= page.rect.top


def test_a_moment_says_what_was_better_and_can_be_tried(tmp_path: Path) -> None:
    app, scene = _opened(tmp_path)
    record = scene.table.record()
    do(app, Action.NAV_RIGHT)
    assert scene.leaf == MOMENTS_LEAF
    _grow(app, scene)
    moment = _tide(record).moments[0]
    assert scene.find("moment-0").label.startswith("Round 1, ")
    assert scene.find("luck").label and scene.find("skill").label
    assert scene.seek("seat-0") is None, "persons only on request"
    click(app, scene.find("by-player"))
    assert scene.find("seat-0").label
    click(app, scene.find("try-0"))
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.record().moves[-1].command == record.moves[moment.at - 1].command if moment.at else True
    assert len(play.table.moves) == moment.at
    assert play.table.waiting and not play.table.running, "the clock waits for 'Ready'"
    play.table.ready()
    assert not play.table.waiting


def test_a_game_in_which_nothing_mattered_is_told_kindly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = _opened(tmp_path)
    study = scene.study
    assert study is not None
    whole = _tide(scene.table.record())
    study.take(GameTide(whole.points, whole.luck, tuple(0.0 for _ in whole.skill), (), 1, 1))
    scene.turn_to(MOMENTS_LEAF)
    app.loop_once()
    assert "steered steadily" in scene.find("no-moments").label
    assert isinstance(scene.find("leaves"), Choice)


def test_a_page_that_is_built_anew_draws_the_tide_no_second_time(tmp_path: Path) -> None:
    """Smooth edges cost more than a frame's share: they are kept as long as the tide is the same."""
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    app.loop_once()
    before = scene.find("tide-chart")
    assert isinstance(before, TideChart) and before._painted
    water = dict(before._painted)
    scene.refresh()
    app.loop_once()
    after = scene.find("tide-chart")
    assert isinstance(after, TideChart) and after is not before
    assert len(after._painted) == len(water)
    assert all(after._painted[stamp] is sheet for stamp, sheet in water.items())


def test_whoever_goes_along_the_tide_sees_each_size_drawn_once(tmp_path: Path) -> None:
    """The words below the chart have more lines or fewer: it comes back to the same few sizes."""
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    assert scene.study is not None
    sheets: dict[object, object] = {}
    for _way in range(2):
        for point in range(len(scene.study.levels)):
            scene.choose_point(point)
            app.loop_once()
            chart = scene.find("tide-chart")
            assert isinstance(chart, TideChart) and len(chart._painted) <= SIZES
            for stamp, sheet in chart._painted.items():
                assert sheets.setdefault(stamp, sheet) is sheet


def test_the_animals_over_the_chart_rise_from_it(tmp_path: Path) -> None:
    """One that has no room beside the others stands above them, not between them and the chart."""
    app, scene = _opened(tmp_path)
    _grow(app, scene)
    chart = scene.find("tide-chart")
    assert isinstance(chart, TideChart) and chart.badges
    lowest = max(place.bottom for _mark, place in chart.badges)
    assert chart.badges[0][1].bottom == lowest
