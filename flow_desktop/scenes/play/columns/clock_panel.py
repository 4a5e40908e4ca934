"""The clock with what it counts down to: round, tiles left, who has a way, the wave that can be called."""

import math
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext, spoken_row
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import Animal, animals_in
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import TableView
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.badges import badge_picture_of
from flow_desktop.scenes.naming import animals_words, wave_words
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.widgets.clock_ring import ClockFace, ClockRing
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.key_sign import KeyedButton, key_sign, signed
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Size, Widget

BADGE: Final = 46
GAP: Final = 8


class AnimalBadges(Widget):
    """Four badges; one with a tick is joined to the boat, one in lines still waits."""

    focusable = True
    tells = True

    def __init__(self, board: Board) -> None:
        self.joined = animals_in(board.joined)
        words = _("No animal has a path to the boat yet")
        if self.joined:
            words = _("Joined to the boat: {animals}").format(animals=animals_words(self.joined))
        super().__init__(key="animals", label=words, hint=words)  # the bubble says what the signs mean

    def measure(self, look: Look, width: int) -> Size:
        """Four in a row, smaller where there is little room."""
        side, gap = self._side(look, width), look.px(GAP)
        return 4 * side + 3 * gap, side + gap

    def _side(self, look: Look, width: int) -> int:
        return max(8, min(look.control(BADGE), (width - 3 * look.px(GAP)) // 4))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A badge for each animal, filled when it is aboard."""
        side, gap = self._side(look, self.rect.width), look.px(GAP)
        for index, animal in enumerate(Animal):
            place = pygame.Rect(self.rect.x + index * (side + gap), self.rect.y + gap // 2, side, side)
            joined = animal in self.joined
            surface.blit(badge_picture_of(look, animal, side, joined), place)
            if joined:
                self._draw_tick(surface, look, place)

    def _draw_tick(self, surface: pygame.Surface, look: Look, place: pygame.Rect) -> None:
        side = round(place.width * 0.5)
        disc = pygame.Rect(0, 0, side, side)
        disc.bottomright = (place.right + side // 5, place.bottom + side // 5)
        draw_box(surface, disc, side // 2, look.theme.field, look.theme.text, max(1, side // 12))
        draw_glyph(surface, Glyph.TICK, disc.inflate(-side // 3, -side // 3), look.theme.text)


PADDING: Final = 14
BETWEEN: Final = 18
LARGE: Final = 150
"""From this size of text on, in percent, height is dearer than the words of the facts."""
MANY: Final = 44
"""As many tiles as may be left, in broad figures."""
HURRY: Final = 10
"""From so many seconds on it is time to hurry."""


def clock_face(table: TableView) -> ClockFace:
    """Read a table's clock."""
    if table.remaining is not None and table.setting.seconds is not None:
        left = math.ceil(table.remaining)
        words = wave_words(table.remaining, None)
        if table.unhurried:
            words = spoken_row((words, _("the clock runs half as fast")))
        share = table.remaining / table.setting.seconds
        return ClockFace(str(left), words, share, left <= HURRY)
    if table.turns_left is not None and table.setting.turns is not None:
        left = table.turns_left
        return ClockFace(str(left), wave_words(None, left), left / table.setting.turns, left <= 1)
    return ClockFace("", wave_words(None, None), 1.0)


def clock_panel(seen: Seen, width: int, compact: bool = False, fullest: bool = False) -> Widget:
    """Ring, facts and animals; the `compact` ring is as small as its number allows.

    The `fullest` panel has every fact there can be.
    """
    table, look = seen.table, seen.look
    most = table.setting.seconds or table.setting.turns or 0
    ring = ClockRing(lambda: clock_face(table), lambda: seen.motions.flashing, most)
    ring.compact = compact
    inner = width - 2 * look.px(PADDING)
    beside = inner - ring.measure(look, inner)[0] - look.px(BETWEEN)
    if not compact and not _in_lines(look, beside):
        ring.compact = True
        smaller = inner - ring.measure(look, inner)[0] - look.px(BETWEEN)
        ring.compact = _in_lines(look, smaller)
        beside = smaller if ring.compact else beside
    animals = AnimalBadges(table.state.board)
    told = _facts(seen, beside, fullest)
    facts: list[Widget] = list(told)
    parts: list[Widget] = []
    below = _facts(seen, inner, fullest) if told[0].brief and look.view.text_percent < LARGE else told
    if told[0].brief and not below[0].brief:
        facts, parts = [], [Column(below, gap=0, align=Align.START)]
    if compact or not facts or beside >= animals.measure(look, inner)[0]:
        facts.append(animals)
    else:
        parts.append(animals)
    words = Column(facts, gap=4, align=Align.START)
    parts.insert(0, Row([ring, words], gap=BETWEEN, align=Align.CENTRE))
    if seen.moves.may_call_wave:
        parts.append(_wave_button(seen))
    return Panel(Column(parts, gap=8), padding=PADDING, area="clock")


def large_clock_panel(seen: Seen, width: int) -> Widget:
    """For large text: ring and numbers in one line; where no clock runs, the way to the wave instead."""
    table, look = seen.table, seen.look
    inner = beside = width - 2 * look.px(PADDING)
    shown: list[Widget] = []
    if not seen.moves.may_call_wave:
        most = table.setting.seconds or table.setting.turns or 0
        ring = ClockRing(lambda: clock_face(table), lambda: seen.motions.flashing, most)
        ring.compact = True
        shown.append(ring)
        beside -= ring.measure(look, inner)[0] + look.px(BETWEEN)
    facts = _facts(seen, 0, False)
    numbers, calm = facts[:2], facts[2:]
    if sum(fact.measure(look, inner)[0] for fact in numbers) + look.px(BETWEEN) > beside:
        numbers = numbers[1:]  # beside a companion: its words say where one is
    for fact in calm:
        fact.number = ""  # the sign, whose words are spoken
    below = Row([AnimalBadges(table.state.board), *calm], gap=GAP, align=Align.CENTRE)
    ways = [
        (numbers, BETWEEN),
        (numbers, GAP),
        *([(numbers[1:], GAP)] if seen.company.replaces_seats else []),
    ]
    lines = (Row([*told, below], gap=gap, align=Align.CENTRE) for told, gap in ways)
    one = next((line for line in lines if not shown and line.measure(look, 10 * inner)[0] <= inner), None)
    shown.append(one or Column([Row(numbers, gap=BETWEEN), below], gap=4, align=Align.START))
    parts: list[Widget] = [Row(shown, gap=BETWEEN, align=Align.CENTRE)]
    if seen.moves.may_call_wave and not seen.company.why_no_wave():
        parts.append(_wave_button(seen))
    return Panel(Column(parts, gap=8), padding=PADDING, area="clock")


def _in_lines(look: Look, room: int) -> bool:
    """Whether round and tiles have a line each, however many they are: the ring is not to grow and shrink."""
    tiles = ngettext("{count} tile left", "{count} tiles left", MANY).format(count=MANY)
    widest = [Fact(art("back_tile"), each, "") for each in (tiles, _("Round {round}").format(round=MANY))]
    for fact in widest:
        fact.letters = Role.SMALL
    return all(fact.wanted(look) <= room for fact in widest)


def _facts(seen: Seen, room: int, fullest: bool) -> list[Fact]:
    """Round, tiles left, calm waters: in words, smaller or in lines if need be, else in numbers."""
    state = seen.table.state
    left = state.supply.tiles_left
    tiles = ngettext("{count} tile left", "{count} tiles left", left).format(count=left)
    facts = [
        Fact(art("icon_turns"), _("Round {round}").format(round=state.turn.round), str(state.turn.round)),
        Fact(art("back_tile"), tiles, str(left)),
    ]
    for role in (Role.STRONG, Role.SMALL):
        for fact in facts:
            fact.letters = role
        if all(fact.wanted(seen.look) <= room for fact in facts):
            break
    else:
        large = seen.look.view.text_percent >= LARGE
        if large or not all(fact.breaks_into(seen.look, room) for fact in facts):
            for fact in facts:
                fact.brief, fact.letters = True, Role.STRONG
    if state.turn.calm or fullest:
        calm = Fact(art("mark_calm"), _("Calm Waters: one die"), _("one die"))
        calm.brief = calm.wanted(seen.look) > room
        facts.append(calm)
    return facts


def _wave_button(seen: Seen) -> Widget:
    why_not, turn = seen.company.why_no_wave(), seen.table.state.turn
    timed = turn.phase in (Phase.TURN, Phase.HOLDING) and not turn.time_up
    can_call = timed and seen.hand.card_play is None  # a drawn tile is finished after the bell
    wave = KeyedButton(
        _("Call the wave"),
        seen.moves.call_wave,
        icon=art("icon_wave"),
        key="wave",
        enabled=can_call and not why_not,
        reason=why_not or _("Finish the turn first."),
    )
    return signed(wave, key_sign(seen.shell, FlowAction.CALL_WAVE))
