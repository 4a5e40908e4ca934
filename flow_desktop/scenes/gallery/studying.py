"""Exhibits of the results' further pages: the tide as a chart and as words, and the moments."""

from dataclasses import replace
from functools import cache

from flow_desktop.app.loop import App
from flow_desktop.bots.analysis import GameTide, TideMoment
from flow_desktop.bots.analysis_story import Told, story
from flow_desktop.bots.analysis_tide import tide_of
from flow_desktop.bots.hand import rank
from flow_desktop.bots.reasons import reasons
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.record import Record
from flow_desktop.scenes.gallery.easel import let_settle, look_on
from flow_desktop.scenes.results.leaves import MOMENTS_LEAF, TIDE_LEAF
from flow_desktop.scenes.results.scene import ResultsScene

WORK = 400
"""A picture needs no certainty: so many commands are tried for a tide."""
FEW_FRAMES = 12
SWING, ERROR = 0.18, 0.05


def see_tide(app: App) -> None:
    """Turn to the tide and look at a point past its middle."""
    scene = _studied(app, TIDE_LEAF)
    assert scene.study is not None
    scene.choose_point(len(scene.study.levels) * 2 // 3)
    let_settle(app)


def read_tide_in_words(app: App) -> None:
    """The tide as words."""
    _studied(app, TIDE_LEAF).set_in_words(True)
    let_settle(app)


def see_moments(app: App) -> None:
    """Turn to the moments."""
    _studied(app, MOMENTS_LEAF).set_by_player(True)
    let_settle(app)


def _studied(app: App, leaf: int) -> ResultsScene:
    scene = app.stack.top
    assert isinstance(scene, ResultsScene)
    let_settle(app)
    scene.turn_to(leaf)
    assert scene.study is not None
    scene.study.take(_tide(scene.table.record()))
    look_on(app, FEW_FRAMES)
    return scene


@cache
def _tide(record: Record) -> GameTide:
    """The tide after little work; which moments matter takes much more, so two are named."""
    placed = [told for told in story(record)[1] if isinstance(told.command, PlaceTile)]
    good, weak = placed[len(placed) // 3], placed[2 * len(placed) // 3]
    moments = (_moment(good, SWING), _moment(weak, -SWING))
    return replace(tide_of(record, WORK), moments=moments)


def _moment(told: Told, swing: float) -> TideMoment:
    ranking = rank(told.state, told.pace)
    other = next(each.command for each in ranking if each.command != told.command)
    why = reasons(told.state, told.command if swing > 0 else other, ranking)
    return TideMoment(told.at, told.state.turn.player, told.command, other, swing, ERROR, why)
