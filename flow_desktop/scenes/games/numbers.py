"""The numbers of all games, apart by their kind of clock: no comparing, no streaks (T5, U8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.engine.options import MAX_DIFFICULTY
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.rounds import PICKED, ClockKind, Statistics, Tally
from flow_desktop.scenes.games.words import won_words
from flow_desktop.scenes.naming import difficulty_name, edition_name
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import Widget

KINDS: Final = {
    ClockKind.TIMED: N_("With a timer"),
    ClockKind.TURNS: N_("Counted in turns"),
    ClockKind.OFF: N_("Without a clock"),
}


class NumbersPage(PanelPage):
    """A panel for each kind of clock that was used."""

    title = N_("Our numbers")
    first_focus = "done"

    def panels(self) -> Sequence[Widget]:
        """What was finished and won, and the bests of each kind."""
        statistics = home_of(self.shell).statistics()
        return [
            Panel(Column(_kind_lines(statistics, kind), gap=8), title=_(words))
            for kind, words in KINDS.items()
            if statistics.tally(kind).finished
        ] or [Panel(Label(_("No game is finished yet."), soft=True))]


def _kind_lines(statistics: Statistics, kind: ClockKind) -> list[Widget]:
    lines: list[Widget] = [Label(won_words(statistics.tally(kind)), Role.STRONG)]
    lines += _bests(statistics.tally(kind))
    for difficulty in (*range(MAX_DIFFICULTY + 1), PICKED):
        name = _("Cards picked by hand") if difficulty == PICKED else difficulty_name(difficulty)
        lines += _share(name, statistics.tally(kind, difficulty))
    if len({outcome.edition for outcome in statistics.outcomes.values()}) > 1:
        for edition in EDITIONS:
            words = _("Rule set {name}").format(name=edition_name(edition))
            lines += _share(words, statistics.tally(kind, edition=edition))
    return lines


def _bests(tally: Tally) -> list[Widget]:
    words = []
    if tally.fewest_rounds is not None:
        words.append(_("Fewest rounds to win: {count}").format(count=tally.fewest_rounds))
    if tally.most_tiles_left is not None:
        words.append(_("Most tiles left: {count}").format(count=tally.most_tiles_left))
    return [Label(line) for line in words]


def _share(name: str, tally: Tally) -> list[Widget]:
    if not tally.finished:
        return []
    words = _("{name}: {won} of {finished}").format(name=name, won=tally.won, finished=tally.finished)
    return [Label(words, soft=True)]
