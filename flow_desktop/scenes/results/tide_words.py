"""The tide in words: a point of it, the whole of it round by round, the moments, luck and skill."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from flow_desktop.app.language import _
from flow_desktop.bots.advice import ReasonCode
from flow_desktop.bots.analysis import TideLevel, TideMoment
from flow_desktop.engine.commands import Roll
from flow_desktop.rounds.tape import Tape
from flow_desktop.rounds.turns import completes_turn
from flow_desktop.scenes.hints.words import move_words, reason_words
from flow_desktop.scenes.replay.words import mark_words
from flow_desktop.scenes.seat_look import seat_name

EVEN: Final = 0.05
"""Luck or decisions that changed the win chance by less are not worth a number."""
MUCH: Final = 0.25
MOST_REASONS: Final = 2


def percent(share: float) -> str:
    """A share of all games: "54%"."""
    return _("{number}%").format(number=round(100 * share))


def chance_words(level: TideLevel) -> str:
    """The win chance at a point, as certain as it is."""
    if level.low == level.high:
        return _("All aboard: won.") if level.chance == 1 else _("The sea was faster: lost.")
    words = _("Win chance about {chance}, most likely between {low} and {high}.")
    return words.format(chance=percent(level.chance), low=percent(level.low), high=percent(level.high))


def turn_of(tape: Tape, level: TideLevel) -> int:
    """How many turns were complete then."""
    return sum(completes_turn(entry.command) for entry in tape.entries[: level.at])


def point_words(tape: Tape, level: TideLevel) -> str:
    """Where a point is: "Round 2, after turn 14", "Round 3 begins: after the wave"."""
    if level.at == 0:
        return _("Before the first turn")
    if isinstance(tape.entries[level.at - 1].command, Roll):
        return _("Round {round}, after the wave").format(round=level.round)
    return _("Round {round}, after turn {turn}").format(round=level.round, turn=turn_of(tape, level))


def marks_words(tape: Tape, first: int, last: int) -> list[str]:
    """What was marked between two moments, waves left out."""
    return [mark_words(mark) for mark in tape.marks if first < mark.at <= last and mark.animal is not None]


def tide_lines(tape: Tape, levels: Sequence[TideLevel]) -> list[str]:
    """The whole tide to be read: one line a round, one a wave."""
    lines, before = [], 0
    last: TideLevel | None = None
    for number, group in groupby(levels, key=lambda level: level.round):
        points = list(group)
        if last is not None:
            words = _("Wave: from {before} to {after}.")
            lines.append(words.format(before=percent(last.chance), after=percent(points[0].chance)))
        words = _("Round {round}: from {before} to {after}.")
        told = words.format(round=number, before=percent(points[0].chance), after=percent(points[-1].chance))
        marked = marks_words(tape, before, points[-1].at)
        lines.append(" ".join([told, *(f"{mark[:1].upper()}{mark[1:]}." for mark in marked)]))
        last, before = points[-1], points[-1].at
    return lines


def luck_words(luck: float) -> str:
    """What draws and dice did for the team."""
    if abs(luck) < EVEN:
        return _("Luck was even: draws and dice gave and took alike.")
    if luck > 0:
        return _("The sea was kind: luck was worth about {number}.").format(number=percent(luck))
    return _("The sea was rough: bad luck cost about {number}.").format(number=percent(-luck))


def skill_words(skill: float) -> str:
    """What the decisions of the team came to, beside the best that the game knows."""
    if skill > -EVEN:
        return _("You decided about as well as the game itself would.")
    if skill > -MUCH:
        return _("Nearly all decisions were strong. Others cost about {number}.").format(
            number=percent(-skill)
        )
    return _("There is more to discover: other moves were worth about {number}.").format(
        number=percent(-skill)
    )


def seat_words(name: str, luck: float, skill: float) -> str:
    """Luck and decisions of one player."""
    words = _("{name}: luck {luck}, decisions {skill}")
    return words.format(name=name, luck=_signed(luck), skill=_signed(skill))


def _signed(share: float) -> str:
    number = round(100 * share)
    return _("{number}%").format(number=f"{number:+d}" if number else "0").replace("-", "−")


def moment_title(tape: Tape, moment: TideMoment) -> str:
    """When, and who: "Round 2, Kiki"."""
    state = tape.entries[moment.at].step.state
    number = state.turn.round
    return _("Round {round}, {name}").format(round=number, name=seat_name(tape.table.seats, moment.seat))


def moment_lines(moment: TideMoment) -> list[str]:
    """What was played, what was better, why, and how much it was worth."""
    told = [reason for reason in moment.reasons if reason.code is not ReasonCode.NOTHING_ELSE]
    why = " ".join(reason_words(reason) for reason in told[:MOST_REASONS])
    size = percent(abs(moment.swing))
    if moment.good:
        return [
            _("Well played: {move}").format(move=move_words(moment.played)),
            why,
            _("It was worth about {number}.").format(number=size),
        ]
    return [
        _("Chosen: {move}").format(move=move_words(moment.played)),
        _("Stronger: {move}").format(move=move_words(moment.other)),
        why,
        _("That would have been worth about {number}.").format(number=size),
    ]


def no_moments_words() -> str:
    """When nothing stood out."""
    return _("No single decision changed this game much. You steered steadily.")
