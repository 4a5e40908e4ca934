"""Events become a timeline: what moves and how long, which sound, which line to read, which to hear.

One table for the whole game, without a screen: a scene performs it, tests read it. Everything that
belongs together happens in the same frame; what answers it (an animal is aboard, the turn goes on) comes a
moment later.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.language import _
from flow_desktop.app.speech import Wording
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.events import (
    AnimalJoined,
    BoatTurned,
    CardPlayed,
    Event,
    RoundGivenUp,
    RoundStarted,
    TilePlaced,
    TileReturned,
    TimeRanOut,
    TurnLost,
    TurnStarted,
)
from flow_desktop.engine.geometry import ANIMAL_CELLS, animals_in
from flow_desktop.engine.state import Result
from flow_desktop.rounds import TableView
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.naming import wave_words
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.answers import sentences
from flow_desktop.scenes.telling.cues import (
    Cue,
    Feeling,
    Flash,
    Joy,
    Line,
    Music,
    SkipTo,
    Sound,
    Spoken,
    Timeline,
    Wiped,
)
from flow_desktop.scenes.telling.events import (
    boat_words,
    caption_of,
    goal_words,
    headline,
    warning_caption,
)
from flow_desktop.scenes.telling.moves import SETTLE, faded, motions_of
from flow_desktop.scenes.telling.sounds import side_of, sound_of, tone_of, volume_of, warning_sound
from flow_desktop.scenes.telling.wording import USUAL, words_of

BELLS: Final = (TurnLost, TimeRanOut, RoundGivenUp)
QUIET: Final = (TilePlaced, CardPlayed)
"""Events whose words give way when something weightier happens in the same step."""
LAID: Final = (TilePlaced, TileReturned)
"""A tile lies on the board."""
WARNING_SECONDS: Final = 2.5
FEAR: Final = 10
"""From so many seconds on the animals are afraid of the wave."""
BOAT_SECONDS: Final = 10.0
"""So long it stands below the board where the boat was turned to; then what the game is about."""
LAST_TURN: Final = 10
"""The last turn sounds like this many seconds left."""
ANSWERS: Final[dict[type, float]] = {AnimalJoined: SETTLE, TurnStarted: 0.24}
"""What is heard a moment after the rest of its step."""

TONE_AFTER: Final = 0.3
"""An animal's tone of the chord follows its voice, and those who were joined before it answer."""
ANSWERING: Final = 0.4
JOIN_STEP: Final = 0.3
"""Of several animals joined at once, each is glad so many seconds after the one before."""
GOOD_NEWS_SECONDS: Final = 4.0

When = Callable[[Event], float]


def timeline(
    events: Iterable[Event],
    table: TableView,
    still: bool = False,
    when: When | None = None,
    detail: str = USUAL,
) -> Timeline:
    """What a step led to, told. `still` for reduced motion; `when` gives events moments of their own.

    `detail`: how much is said.
    """
    happened = [event for event in events if not isinstance(event, RoundStarted)]
    cues: list[Cue] = []
    if any(isinstance(event, LAID) for event in happened):
        cues.append(Wiped(0.0))  # the goal is told until the first tile lies
    glad = 0
    joins = any(isinstance(event, AnimalJoined) for event in happened)
    for event in happened:
        told_of = row(event, table, when(event) if when is not None else 0.0, still)
        if isinstance(event, AnimalJoined):
            told_of = [_after(cue, JOIN_STEP * glad) for cue in told_of]
            glad += 1
        if joins and isinstance(event, TurnStarted):
            told_of = [cue for cue in told_of if not isinstance(cue, Sound)]  # the animal is heard instead
        cues += told_of
    if happened:
        told = max(when(event) for event in happened) if when is not None else 0.0
        cues += _lines(happened, table, told, detail)
    return Timeline.of(*cues)


def warning_timeline(seconds_left: int, table: TableView) -> Timeline:
    """So many seconds are left: heard, seen, read and said at once; who still waits is afraid at the end."""
    warning = _warning(warning_sound(seconds_left), warning_caption(seconds_left))
    if seconds_left > FEAR:
        return warning
    joined = table.state.board.joined
    afraid = (animal for animal, home in ANIMAL_CELLS.items() if not joined >> home & 1)
    return Timeline.of(*warning.cues, *(Feeling(0.0, seconds_left, each, Mood.ALARMED) for each in afraid))


def last_turn_timeline() -> Timeline:
    """The wave comes after this turn (a clock counted in turns)."""
    return _warning(warning_sound(LAST_TURN), _("Last turn before the wave!"))


def not_now_timeline(words: str, listening: bool = False, sound: str = "refuse") -> Timeline:
    """Why something was not done: heard and said; read in the bubble, and below by whoever listens."""
    below = (Line(0.0, words, CaptionKind.REFUSAL),) if listening else ()
    return Timeline.of(*below, Sound(0.0, sound), Spoken(0.0, words, Urgency.ANSWER))


def note_timeline(words: str, sound: str = "") -> Timeline:
    """A small thing that is worth a line."""
    heard = (Sound(0.0, sound),) if sound else ()
    return Timeline.of(*heard, Line(0.0, words), Spoken(0.0, words))


def turn_timeline(table: TableView, detail: str = USUAL, own_goal: bool = False) -> Timeline:
    """Whose turn it is, when a round begins or a game is gone on with.

    Said also: how far off the wave is, which the ring shows. At first also what it is about, which can be
    asked for later, and where the boat was turned to. With a goal of its own, as in a lesson, only how it
    sounds at first: what is to be done and whether a wave comes is told beside the board.
    """
    turn = table.state.turn
    heard = () if table.state.result is not None else (Sound(0.0, "round_begins"),)
    if own_goal and turn.round == 1:
        return Timeline.of(*heard)
    name = seat_name(table.seats, turn.player)
    if _under_way(table):
        goes_on = _("Round {round} goes on.").format(round=turn.round)
        words = sentences((goes_on, _("It is {name}'s turn.").format(name=name)))
    else:
        words = _("Round {round}. {name} begins.").format(round=turn.round, name=name)
    goal = goal_timeline(table).cues
    turned = [event for event in table.opening.events if isinstance(event, BoatTurned)] if goal else []
    boat = [boat_words(event) for event in turned]
    round_alone = sentences((_("Round {round}").format(round=turn.round),))
    about = Wording(goal_words(), "").at(detail) if goal else ""
    until = "" if own_goal else Wording(_until(table), "").at(detail)
    begins = Wording(words, round_alone).at(detail)
    said = (Spoken(0.0, text) for text in (begins, until, about, *boat) if text)
    shown = (Line(0.0, text, seconds=BOAT_SECONDS) for text in boat)
    return Timeline.of(*heard, Line(0.0, words), *goal, *said, *shown)


def _until(table: TableView) -> str:
    """How far off the wave is; nothing once the game is over."""
    over = table.state.result is not None
    return "" if over else sentences((wave_words(table.remaining, table.turns_left),))


def _under_way(table: TableView) -> bool:
    """Whether something was done in this round: the last entry is not the one that began it."""
    return bool(table.moves) and not any(
        isinstance(event, RoundStarted) for event in table.moves[-1].step.events
    )


def goal_timeline(table: TableView) -> Timeline:
    """What the game is about, to be read until the first tile is placed; nothing in a game further on."""
    placed = (event for entry in table.moves for event in entry.step.events)
    if table.state.turn.round != 1 or any(isinstance(event, LAID) for event in placed):
        return Timeline()
    return Timeline.of(Line(0.0, goal_words(), seconds=None))


def ending_timeline(result: Result | None, landings: Iterable[float], told: float, ended: float) -> Timeline:
    """The last moment of a game: landings in the boat are heard, then how it ended; it stays a while."""
    won, words = result is Result.WON, headline(result)
    line = Spoken(told, words) if won else Line(told, words)
    aboard = (Sound(at, "animal_aboard") for at in landings)
    sound = Sound(told, "won" if won else "lost", fanfare=True)
    return Timeline.of(*aboard, SkipTo(told), Music(told, ""), sound, line, SkipTo(ended))


def _warning(sound: str, words: str) -> Timeline:
    line = Line(0.0, words, CaptionKind.WARNING, clock=True, seconds=WARNING_SECONDS)
    return Timeline.of(Sound(0.0, sound, warning=True), Flash(0.0), line, Spoken(0.0, words, Urgency.WARNING))


def row(event: Event, table: TableView, begun: float, still: bool = False) -> list[Cue]:
    """What moves and is heard when an event happens at that moment."""
    motions = motions_of(event, table.state.board)
    moving = (replace(motion, at=motion.at + begun) for motion in (faded(motions) if still else motions))
    return [*moving, *_sounds(event, table, begun, still)]


def _after(cue: Cue, seconds: float) -> Cue:
    """A joy and its sound so much later; what must not wait does not."""
    return replace(cue, at=cue.at + seconds) if isinstance(cue, Joy | Sound) else cue


def _sounds(event: Event, table: TableView, begun: float, still: bool) -> tuple[Sound, ...]:
    name = sound_of(event)
    if name is None or (isinstance(event, TurnStarted) and len(table.seats) == 1):
        return ()
    at = begun + (0.0 if still else ANSWERS.get(type(event), 0.0))
    heard = Sound(at, name, volume_of(event), isinstance(event, BELLS), side_of(event))
    return (heard, *_chord(event, table, at, still)) if isinstance(event, AnimalJoined) else (heard,)


def _chord(event: AnimalJoined, table: TableView, at: float, still: bool) -> Iterable[Sound]:
    """The animal's own tone, and softly those of the others that are joined: four make the chord whole."""
    for animal in {event.animal, *animals_in(table.state.board.joined)}:
        own = animal is event.animal
        yield Sound(at + (0.0 if still else TONE_AFTER), tone_of(animal), 1.0 if own else ANSWERING)


def _lines(happened: Sequence[Event], table: TableView, at: float, detail: str) -> list[Cue]:
    """A written line for the whole step, good news in one of its own, and every sentence for the ear."""
    told = [(event, words) for event in happened if (words := caption_of(event, table))]
    good = [words for event, words in told if isinstance(event, AnimalJoined)]
    captions = [(event, words) for event, words in told if not isinstance(event, AnimalJoined)]
    weighty = [pair for pair in captions if not isinstance(pair[0], (*QUIET, TurnStarted))]
    quiet = bool(weighty or good)
    shown = [words for event, words in captions if not quiet or not isinstance(event, QUIET)]
    bell = any(isinstance(event, BELLS) for event in happened)
    kind = CaptionKind.WARNING if bell else CaptionKind.EVENT
    cues: list[Cue] = [Line(at, " ".join(shown), kind)] if shown else []
    if good:
        cues.insert(0, Line(at, " ".join(good), CaptionKind.GOOD_NEWS, seconds=GOOD_NEWS_SECONDS))
    spoken = [(event, words) for event in happened if (words := words_of(event, table, detail))]
    return cues + [Spoken(at, words, _urgency(event)) for event, words in spoken]


def _urgency(event: Event) -> Urgency:
    """The bell of a round cuts off whatever is being said; the rest of what happened waits for its turn."""
    return Urgency.WARNING if isinstance(event, BELLS) else Urgency.EVENT
