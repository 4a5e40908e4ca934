"""The pages 'Tide' and 'Moments' of the logbook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.bots.analysis import TideMoment
from flow_desktop.scenes.replay.words import happened_words
from flow_desktop.scenes.results.logbook import draw_rules
from flow_desktop.scenes.results.study import Study
from flow_desktop.scenes.results.tide_chart import TideChart
from flow_desktop.scenes.results.tide_words import (
    chance_words,
    luck_words,
    moment_lines,
    moment_title,
    no_moments_words,
    percent,
    point_words,
    seat_words,
    skill_words,
    tide_lines,
)
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Toggle
from flow_desktop.widgets.frames import Padding, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR, SNUG
from flow_desktop.widgets.widget import Size, Weight, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.results.scene import ResultsScene

BAR: Final = 18


class ProgressBar(Widget):
    """How much is worked out; the label says it."""

    def __init__(self, share: float, key: str = "progress") -> None:
        done = _("Worked out: {share}").format(share=percent(share))
        super().__init__(label=done, key=key)
        self.share = share

    def measure(self, look: Look, width: int) -> Size:
        """The whole width."""
        return width, look.px(BAR)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A trough, and how far it is filled."""
        theme, edge = look.theme, max(1, look.px(EDGE_WIDTH))
        draw_box(surface, self.rect, self.rect.height // 2, theme.field, theme.edge, edge)
        inner = self.rect.inflate(-4 * edge, -4 * edge)
        inner.width = round(inner.width * self.share)
        if inner.width > inner.height:
            draw_box(surface, inner, inner.height // 2, theme.chosen)


class LedgerRule(Widget):
    """A thin rule between two parts."""

    decorative = True

    def measure(self, look: Look, width: int) -> Size:
        """Hardly any room."""
        return width, look.px(HAIR)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The rule of a ledger."""
        draw_rules(surface, look, self.rect, above=False)


def _working(study: Study) -> list[Widget]:
    """That it is still being worked out, and how far."""
    if not study.busy:
        return []
    return [ProgressBar(study.done)]


def _switch(toggle: Toggle) -> Widget:
    """With room above and below for the ring around it."""
    return Padding(toggle, 0, HAIR)


WORDS: Final = 190
"""Room for six lines about a point: the chart seldom changes its height from one to the next."""


def tide_parts(scene: ResultsScene) -> list[Widget]:
    """The chart, the point that is looked at, and the same as words for whoever wants to read."""
    study = scene.study
    assert study is not None
    level = study.level
    title = heading(_("How your chances rose and fell"))
    if level is None:
        wait = _("Thousands of moves are being tried. A moment, please.")
        return [title, *_working(study), Label(wait, soft=True)]
    study.tape.wind(level.at)
    told = [point_words(study.tape, level), happened_words(study.tape)]
    spoken = _switch(Toggle(_("In words"), scene.in_words, scene.set_in_words, key="in-words"))
    shown: list[Widget] = [TideChart(study, scene.choose_point)]
    if scene.in_words:
        shown = [
            Label(line, key=f"line-{index}")
            for index, line in enumerate(tide_lines(study.tape, study.levels))
        ]
        shown = [Column(shown, gap=CLOSE), LedgerRule()]
    words = Column(
        [
            Label(told[0], Role.STRONG, key="point"),
            Label(chance_words(level), key="chance"),
            *([Label(told[1], soft=True)] if told[1] else []),
        ],
        gap=HAIR,
    )
    room = 0 if scene.in_words else WORDS
    return [title, *_working(study), *shown, Sized(words, least_height=room, text=True), spoken]


def moments_parts(scene: ResultsScene) -> list[Widget]:
    """Up to three decisions that mattered, and what luck and skill came to."""
    study = scene.study
    assert study is not None
    parts: list[Widget] = [heading(_("Moments that mattered")), *_working(study)]
    for index, moment in enumerate(study.moments):
        parts += [_moment(scene, study, index, moment), LedgerRule()]
    if not study.moments:
        wait = _("Thousands of moves are being tried. A moment, please.")
        words = wait if study.busy else no_moments_words(study.skill, study.levels)
        parts.append(Label(words, key="no-moments"))
    return [*parts, *_luck_and_skill(scene, study)]


def _moment(scene: ResultsScene, study: Study, index: int, moment: TideMoment) -> Widget:
    lines = [line for line in moment_lines(moment) if line]
    words = [Label(line, soft=place == len(lines) - 1) for place, line in enumerate(lines)]
    title = moment_title(study.tape, moment)
    look = Button(
        _("Show it"),
        lambda: scene.show_moment(index),
        icon=art("icon_eye"),
        weight=Weight.CHOSEN if scene.moment == index else Weight.PLAIN,
        key=f"show-{index}",
        hint=title,
    )
    attempt = Button(
        _("Try it"), lambda: scene.try_moment(index), icon=art("icon_play"), key=f"try-{index}", hint=title
    )
    ways = Wrap([look, attempt], gap=CLOSE, align=Align.CENTRE)
    told = Column([Label(title, Role.STRONG, key=f"moment-{index}"), *words], gap=HAIR)
    return Column([told, ways], gap=SNUG)


def _luck_and_skill(scene: ResultsScene, study: Study) -> list[Widget]:
    """For the team; for each player only when somebody asks."""
    tide = study.tide
    if tide is None:
        return []
    luck, skill = sum(tide.luck), skill_words(study.skill, study.levels)
    parts: list[Widget] = [
        heading(_("Luck and skill")),
        Column([Label(luck_words(luck), key="luck"), Label(skill, key="skill")], gap=HAIR),
    ]
    if len(tide.luck) > 1:
        parts.append(_switch(Toggle(_("By player"), scene.by_player, scene.set_by_player, key="by-player")))
        if scene.by_player:
            seats = study.tape.table.seats
            rows = [
                Label(
                    seat_words(seat_name(seats, index), tide.luck[index], tide.skill[index]),
                    key=f"seat-{index}",
                )
                for index in range(len(seats))
            ]
            parts.append(Column(rows, gap=CLOSE))
    return [Column(parts, gap=SNUG)]
