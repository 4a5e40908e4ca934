"""The tide in words: a point of it, the whole of it round by round, the moments, luck and skill."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import _, with_capital
from flow_desktop.bots.advice import ReasonCode
from flow_desktop.bots.analysis import TideLevel, TideMoment
from flow_desktop.engine.commands import Roll, completes_turn
from flow_desktop.rounds.tape import Tape
from flow_desktop.scenes.hints.words import move_words, reason_words
from flow_desktop.scenes.replay.words import mark_words
from flow_desktop.scenes.seat_look import seat_name

EVEN: Final = 0.05
"""Luck or decisions that changed the win chance by less are not worth a number."""
MUCH: Final = 0.25
COUNTED: Final = 0.5
"""From here on many things have added up: the sum is no share of anything and told without a number."""
LITTLE: Final = 0.15
"""Where the win chance was never above this, hardly any move could show what it was worth."""
MOST_REASONS: Final = 2
WHOLE: Final = "\N{NO-BREAK SPACE}"


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
    """Where a point is: "Round 2, after turn 14", "Round 3, after the wave"."""
    if level.at == 0:
        return _("Before the first turn")
    if _after_wave(tape, level):
        return _("Round {round}, after the wave").format(round=level.round)
    return _("Round {round}, after turn {turn}").format(round=level.round, turn=turn_of(tape, level))


def marks_words(tape: Tape, first: int, last: int) -> list[str]:
    """What was marked between two moments, waves left out."""
    return [mark_words(mark) for mark in tape.marks if first < mark.at <= last and mark.animal is not None]


def tide_lines(tape: Tape, levels: Sequence[TideLevel]) -> list[str]:
    """The whole tide to be read: one line a round, one a wave."""
    lines, last = [], None
    for points in _rounds(tape, levels):
        first = points[0]
        if last is not None:
            words = _("Wave: from {before} to {after}.")
            told = words.format(before=percent(last.chance), after=percent(first.chance))
            lines.append(_with_marks(told, tape, last.at, first.at))
        if last is None or first.at < len(tape):  # a wave that ends the game begins no round
            words = _("Round {round}: from {before} to {after}.")
            shares = {"before": percent(first.chance), "after": percent(points[-1].chance)}
            told = words.format(round=first.round, **shares)
            lines.append(_with_marks(told, tape, first.at, points[-1].at))
        last = points[-1]
    return lines


def _rounds(tape: Tape, levels: Sequence[TideLevel]) -> list[list[TideLevel]]:
    """The points of each round; all but the first begin with the one after a wave."""
    rounds: list[list[TideLevel]] = []
    for level in levels:
        if not rounds or _after_wave(tape, level):
            rounds.append([])
        rounds[-1].append(level)
    return rounds


def _after_wave(tape: Tape, level: TideLevel) -> bool:
    return level.at > 0 and isinstance(tape.entries[level.at - 1].command, Roll)


def _with_marks(told: str, tape: Tape, first: int, last: int) -> str:
    """A sentence, and what was marked meanwhile, each with a capital, a full stop, and whole on its line."""
    marked = marks_words(tape, first, last)
    return " ".join([told, *(f"{with_capital(mark)}.".replace(" ", WHOLE) for mark in marked)])


def luck_words(luck: float) -> str:
    """What draws and dice did for the team."""
    if abs(luck) < EVEN:
        return _("Luck was even: draws and dice gave and took alike.")
    if luck > COUNTED:
        return _("The sea was very kind: luck helped you again and again.")
    if luck < -COUNTED:
        return _("The sea was very rough: bad luck struck again and again.")
    if luck > 0:
        return _("The sea was kind: luck was worth about {number}.").format(number=percent(luck))
    return _("The sea was rough: bad luck cost about {number}.").format(number=percent(-luck))


def out_of_reach(levels: Sequence[TideLevel]) -> bool:
    """Whether winning was unlikely from the first turn to the last: nobody could steer well or badly."""
    return bool(levels) and all(level.chance <= LITTLE for level in levels)


def skill_words(skill: float, levels: Sequence[TideLevel]) -> str:
    """What the decisions of the team came to, beside the best that the game knows.

    Who gave away half of all that could ever be won is not praised, little as it was.
    """
    if skill > -EVEN and out_of_reach(levels):
        return _("With so little to win, decisions cannot be weighed fairly.")
    if skill > -EVEN:
        return _("You decided about as well as the game itself would.")
    if skill > -MUCH and -skill < max((level.chance for level in levels), default=1.0) / 2:
        return _("Nearly all decisions were strong. The others together cost about {number}.").format(
            number=percent(-skill)
        )
    if skill < -COUNTED:
        return _("There is much to discover: many moves could have been stronger.")
    return _("There is more to discover: other moves were worth about {number}.").format(
        number=percent(-skill)
    )


def seat_words(name: str, luck: float, skill: float) -> str:
    """Luck and decisions of one player."""
    words = _("{name}: luck {luck}, decisions {skill}")
    return words.format(name=name, luck=_signed(luck), skill=_signed(skill))


def _signed(share: float) -> str:
    number = round(100 * max(-COUNTED, min(COUNTED, share)))
    told = _("{number}%").format(number=f"{number:+d}" if number else "0").replace("-", "−")
    return _("{number} or more").format(number=told) if abs(share) > COUNTED else told


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


def no_moments_words(skill: float, levels: Sequence[TideLevel]) -> str:
    """When nothing stood out, though much may have added up, or nothing could have."""
    if skill <= -MUCH:
        return _("No single decision changed this game much: many small ones added up.")
    if out_of_reach(levels):
        return _("The sea was stronger from the start. No single decision would have turned this game.")
    return _("No single decision changed this game much. You steered steadily.")
