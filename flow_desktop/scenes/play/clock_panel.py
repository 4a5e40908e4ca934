"""The clock with what it counts down to: round, tiles left, who has a way, the wave that can be called."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import TableView
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.animals import AnimalBadges
from flow_desktop.widgets.clock_ring import ClockFace, ClockRing
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.key_sign import KeyedButton, key_sign, signed
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

PADDING: Final = 14
BETWEEN: Final = 18
HURRY: Final = 10
"""From so many seconds on it is time to hurry."""


def clock_face(table: TableView) -> ClockFace:
    """Read a table's clock."""
    if table.remaining is not None and table.setting.seconds is not None:
        left = math.ceil(table.remaining)
        words = ngettext("{count} second left", "{count} seconds left", left).format(count=left)
        share = table.remaining / table.setting.seconds
        return ClockFace(str(left), words, share, left <= HURRY, not table.running)
    if table.turns_left is not None and table.setting.turns is not None:
        left = table.turns_left
        words = ngettext("{count} turn until the wave", "{count} turns until the wave", left)
        return ClockFace(str(left), words.format(count=left), left / table.setting.turns, left <= 1)
    return ClockFace("", _("No clock: you call the wave"), 1.0)


def clock_panel(play: PlayScene, width: int, compact: bool = False, fullest: bool = False) -> Widget:
    """Ring, facts and animals; the `compact` ring is as small as its number allows.

    The `fullest` panel has every fact there can be.
    """
    table, look = play.table, play.look
    most = table.setting.seconds or table.setting.turns or 0
    ring = ClockRing(lambda: clock_face(table), lambda: play.motions.flashing, most)
    ring.compact = compact
    inner = width - 2 * look.px(PADDING)
    beside = inner - ring.measure(look, inner)[0] - look.px(BETWEEN)
    animals = AnimalBadges(table.state.board)
    facts: list[Widget] = list(_facts(play, beside, fullest))
    parts: list[Widget] = []
    if compact or beside >= animals.measure(look, inner)[0]:
        facts.append(animals)
    else:
        parts.append(animals)
    words = Column(facts, gap=4, align=Align.START)
    parts.insert(0, Row([ring, words], gap=BETWEEN, align=Align.CENTRE))
    if play.may_call_wave:
        parts.append(_wave_button(play))
    return Panel(Column(parts, gap=8), padding=PADDING, area="clock")


def _facts(play: PlayScene, room: int, fullest: bool) -> list[Fact]:
    """Round, tiles left, calm waters: in words where they fit, else as signs with numbers."""
    state = play.table.state
    left = state.supply.face_down + len(state.supply.shown)
    tiles = ngettext("{count} tile left", "{count} tiles left", left).format(count=left)
    facts = [
        Fact(art("icon_turns"), _("Round {round}").format(round=state.turn.round), str(state.turn.round)),
        Fact(art("back_tile"), tiles, str(left)),
    ]
    brief = any(fact.wanted(play.look) > room for fact in facts)
    for fact in facts:
        fact.brief = brief
    if state.turn.calm or fullest:
        calm = Fact(art("mark_calm"), _("Calm Waters: one die"), _("one die"))
        calm.brief = calm.wanted(play.look) > room
        facts.append(calm)
    return facts


def _wave_button(play: PlayScene) -> Widget:
    why_not = play.beside.why_no_wave()
    can_call = play.table.state.turn.phase is Phase.TURN and play.acting.card_play is None
    wave = KeyedButton(
        _("Call the wave"),
        play.moves.call_wave,
        icon=art("icon_wave"),
        key="wave",
        enabled=can_call and not why_not,
        reason=why_not or _("Finish the turn first."),
    )
    return signed(wave, key_sign(play.shell, FlowAction.CALL_WAVE))
