"""The timeline: every kind of event has its row, and everything of a step is told at its time."""

import typing

import pytest

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine import Clock, Options, Result
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdPlaced,
    BirdSaved,
    BoatTurned,
    CardPlayed,
    CardsDealt,
    DiceRolled,
    Event,
    GameLost,
    GameWon,
    ObstacleHeld,
    ObstacleLeftOut,
    ObstaclePlaced,
    ObstacleRolled,
    RoundGivenUp,
    RoundStarted,
    ScenarioDrawn,
    ScenarioReplaced,
    TileDiscarded,
    TileDrawn,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TileReturned,
    TilesRevealed,
    TileTraded,
    TileWashedAway,
    TimeRanOut,
    TurnLost,
    TurnPassed,
    TurnStarted,
    WatersCalmed,
    Why,
)
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.telling.cues import (
    FaceUp,
    Feeling,
    Glow,
    InDiscard,
    InHand,
    Joy,
    Line,
    OnBoard,
    OnPile,
    Overboard,
    Sound,
    Spoken,
    Timeline,
    Tween,
    Way,
)
from flow_desktop.scenes.telling.moves import MOTIONS, motions_of
from flow_desktop.scenes.telling.timeline import ending_timeline, timeline
from tests.scenes.telling.showing import SEATS, cues, table

EAST_WEST = 2 | 8
EVENTS: tuple[Event, ...] = (
    ScenarioDrawn(Scenario.NO_COMMUNICATION),
    ScenarioReplaced(Scenario.NO_COMMUNICATION, Why.SECOND_COPY),
    ObstacleRolled(1, 2, 3, None),
    ObstaclePlaced(3, 1),
    ObstacleLeftOut(Why.NO_SPACE),
    CardsDealt(((Card.BIRD,),)),
    BoatTurned(1),
    RoundStarted(2, 0),
    TurnStarted(1),
    TurnPassed(1, Why.NOTHING_TO_PLAY),
    TurnLost(0, Why.TIME_UP),
    TimeRanOut(0),
    RoundGivenUp(0, Why.CARD_LIMIT),
    TileDrawn(0, Kind.TEE, 2, None),
    TilePlaced(0, Kind.STRAIGHT, 1, EAST_WEST),
    TileTraded(0, Kind.BEND, Card.BIRD),
    TileDiscarded(0, Kind.BEND, Why.FITS_NOWHERE),
    CardPlayed(0, Card.CURRENT),
    TileRemoved(0, Kind.BEND, 9, 3, False),
    BirdPlaced(0, Kind.BEND, 9),
    TileMoved(0, Kind.STRAIGHT, 9, 1, EAST_WEST, True),
    TilesRevealed(0, (Kind.BEND, Kind.TEE), (0, 1)),
    WatersCalmed(0),
    TileReturned(0, Kind.STRAIGHT, 1, EAST_WEST),
    DiceRolled(0, 1, 2),
    TileWashedAway(Kind.BEND, 9, 3, False, (Die.WHITE,)),
    BirdSaved(Kind.BEND, 9, (Die.WHITE,)),
    ObstacleHeld(Kind.ROCK, 9),
    AnimalJoined(Animal.CAT),
    AnimalCutOff(Animal.DOG, Why.WAVE),
    GameWon(0, 3),
    GameLost(4, Why.NOTHING_LEFT),
)
IDS = [type(event).__name__ for event in EVENTS]
UNHEARD: set[type] = {
    ScenarioDrawn,
    ScenarioReplaced,
    ObstacleRolled,
    ObstaclePlaced,
    ObstacleLeftOut,
    CardsDealt,
    BoatTurned,
    TileRemoved,
    BirdPlaced,
    TileMoved,
    TilesRevealed,
    WatersCalmed,
    RoundStarted,
    GameWon,  # how it ended is heard in the last moment
    GameLost,
}
"""Silent by themselves; what a card does sounds with the card."""


def with_way(board: Board = START) -> Board:
    """The cat's water runs east over b1 to the boat's column, and down to the boat."""
    for cell, edges in ((1, EAST_WEST), (2, EAST_WEST), (3, 4 | 8), (11, 5), (19, 5)):
        kind = Kind.STRAIGHT if edges in (5, EAST_WEST) else Kind.BEND
        board = board.with_piece(cell, piece_of(kind, edges))
    return board


def test_every_kind_of_event_is_here_and_has_its_row() -> None:
    kinds = set(typing.get_args(Event))
    assert {type(event) for event in EVENTS} == kinds, "an event of every kind, and one new kind fails this"
    assert set(MOTIONS) == kinds


@pytest.mark.parametrize("event", EVENTS, ids=IDS)
def test_each_event_is_told_in_time(event: Event) -> None:
    shown = timeline((event,), table())
    assert [cue.at for cue in shown.cues] == sorted(cue.at for cue in shown.cues)
    for tween in cues(shown, Tween):
        assert 0.12 <= tween.seconds <= 0.25
    assert shown.ended <= 2.0
    sounds = cues(shown, Sound)
    assert all(sound.name in catalogue().sounds for sound in sounds)
    assert (not sounds) == (type(event) in UNHEARD)
    assert all(line.at == 0 for line in cues(shown, Line)), "what happens is read at once"
    assert len(cues(shown, Line)) <= 1


@pytest.mark.parametrize("event", EVENTS, ids=IDS)
def test_with_reduced_motion_nothing_goes_anywhere(event: Event) -> None:
    """M1."""
    shown = timeline((event,), table(), still=True)
    assert all(tween.start == tween.end and tween.way is Way.FADE for tween in cues(shown, Tween))
    assert shown.ended <= 0.2, "short"
    assert all(cue.at == 0 for cue in shown.cues)
    moving = timeline((event,), table())
    words = [[line.words for line in cues(each, Line)] for each in (shown, moving)]
    assert words[0] == words[1], "the same is told"


@pytest.mark.parametrize(
    ("event", "start", "end", "way"),
    [
        (TileDrawn(0, Kind.TEE, 2, None), OnPile(2), InHand(), Way.LIFT),
        (TileDrawn(0, Kind.TEE, None, 1), FaceUp(1), InHand(), Way.LIFT),
        (TilePlaced(0, Kind.STRAIGHT, 1, EAST_WEST), OnBoard(1), OnBoard(1), Way.SETTLE),
        (TileMoved(0, Kind.STRAIGHT, 9, 1, EAST_WEST, False), OnBoard(1), OnBoard(1), Way.SETTLE),
        (TileReturned(0, Kind.STRAIGHT, 1, EAST_WEST), OnBoard(1), OnBoard(1), Way.SETTLE),
        (TileTraded(0, Kind.BEND, Card.BIRD), InHand(), InDiscard(), Way.SLIDE),
        (TileDiscarded(0, Kind.BEND, Why.FITS_NOWHERE), InHand(), InDiscard(), Way.SLIDE),
        (TileRemoved(0, Kind.BEND, 9, 3, False), OnBoard(9), InDiscard(), Way.LIFT),
        (TileWashedAway(Kind.BEND, 9, 3, False, (Die.WHITE,)), OnBoard(9), Overboard(9), Way.WASH),
        (BirdSaved(Kind.BEND, 9, (Die.WHITE,)), OnBoard(9), Overboard(9), Way.FLY),
    ],
)
def test_what_moves_where(event: Event, start: object, end: object, way: Way) -> None:
    tweens = [cue for cue in motions_of(event, START) if isinstance(cue, Tween)]
    assert [(tween.start, tween.end, tween.way) for tween in tweens] == [(start, end, way)]


def test_fished_tiles_come_one_after_the_other() -> None:
    event = TilesRevealed(0, (Kind.BEND, Kind.TEE), (3, 5))
    tweens = [cue for cue in motions_of(event, START) if isinstance(cue, Tween)]
    assert [(tween.start, tween.end) for tween in tweens] == [(OnPile(3), FaceUp(0)), (OnPile(5), FaceUp(1))]
    assert tweens[0].at < tweens[1].at


def test_who_gets_more_water_is_hopeful() -> None:
    board = START.with_piece(1, piece_of(Kind.STRAIGHT, EAST_WEST))
    felt = [
        cue
        for cue in motions_of(TilePlaced(0, Kind.STRAIGHT, 1, EAST_WEST), board)
        if isinstance(cue, Feeling)
    ]
    assert [(cue.animal, cue.mood) for cue in felt] == [(Animal.CAT, Mood.HOPEFUL)]
    dry = START.with_piece(24, piece_of(Kind.STRAIGHT, EAST_WEST))
    assert not [
        cue for cue in motions_of(TilePlaced(0, Kind.STRAIGHT, 24, 5), dry) if isinstance(cue, Feeling)
    ]


def test_a_joined_way_glows_from_the_animal_to_the_boat() -> None:
    board = with_way()
    assert board.joined & 1, "the cat has a way"
    motions = motions_of(AnimalJoined(Animal.CAT), board)
    glow = next(cue for cue in motions if isinstance(cue, Glow))
    assert glow.cells == (0, 1, 2, 3, 11, 19, 27)
    assert glow.animal is Animal.CAT
    assert Feeling(0.0, glow.seconds, Animal.CAT, Mood.ABOARD) in motions
    won = [cue for cue in motions_of(GameWon(0, 1), board) if isinstance(cue, Glow)]
    assert [cue.cells for cue in won] == [glow.cells], "all ways glow at the end"


def test_who_loses_its_way_is_alarmed() -> None:
    assert motions_of(AnimalCutOff(Animal.DOG, Why.WAVE), START)[0] == Feeling(
        0.0, 1.6, Animal.DOG, Mood.ALARMED
    )


def test_good_news_has_a_line_of_its_own_and_every_sentence_is_spoken_in_order() -> None:
    happened = (TilePlaced(0, Kind.BEND, 10, 3), AnimalJoined(Animal.CAT), TurnStarted(1))
    shown = timeline(happened, table())
    good, rest = cues(shown, Line)
    assert (good.words, good.kind) == ("The cat has a path to the boat!", CaptionKind.GOOD_NEWS)
    assert (rest.words, rest.kind) == ("It is Ben's turn.", CaptionKind.EVENT)
    spoken = cues(shown, Spoken)
    assert {line.urgency for line in spoken} == {Urgency.EVENT} and len(spoken) == 3
    assert spoken[0].words.startswith("Ann places the bend at column 3, row 2.")
    names = [(sound.name, sound.volume) for sound in cues(shown, Sound)]
    assert names == [("place", 1.0), ("voice_cat", 1.0), ("tone_cat", 1.0)], "one after the other, no turn"


def test_two_joined_at_once_are_glad_one_after_the_other_and_nothing_waits() -> None:
    one = timeline((AnimalJoined(Animal.CAT),), table())
    both = timeline((AnimalJoined(Animal.CAT), AnimalJoined(Animal.DOG)), table())
    first, second = cues(both, Joy)
    assert second.at > first.at
    voices = [sound.at for sound in cues(both, Sound) if sound.name.startswith("voice")]
    assert voices == [first.at, second.at], "each is heard in its moment"
    assert both.ended == one.ended, "what follows comes as early as with one"
    assert cues(both, Line)[0].words.count("has a path") == 2


def test_with_reduced_motion_a_joy_stands_still() -> None:
    moving = cues(timeline((AnimalJoined(Animal.CAT),), table()), Joy)
    still = cues(timeline((AnimalJoined(Animal.CAT),), table(), still=True), Joy)
    assert [joy.still for joy in (*moving, *still)] == [False, True]
    assert still[0].at == 0.0


def test_alone_no_turn_is_announced() -> None:
    alone = Table.new(Options("alone", clock=Clock(60)), SEATS[:1])
    shown = timeline((TilePlaced(0, Kind.BEND, 10, 3), TurnStarted(0)), alone)
    assert [sound.name for sound in cues(shown, Sound)] == ["place"]


def test_events_can_have_moments_of_their_own() -> None:
    washed = TileWashedAway(Kind.BEND, 9, 3, False, (Die.WHITE,))
    shown = timeline((washed, TurnLost(1, Why.TIME_UP)), table(), when=lambda e: 2.0 if e is washed else 3.0)
    assert [tween.at for tween in cues(shown, Tween)] == [2.0]
    assert [sound.at for sound in cues(shown, Sound)] == [2.0, 3.0]
    assert [line.at for line in cues(shown, Line)] == [3.0], "words at the end"


def test_between_two_moments() -> None:
    shown = Timeline.of(Sound(0.2, "b"), Sound(0.0, "a"), Sound(0.4, "c"))
    assert [cue.at for cue in shown.between(-1.0, 0.0)] == [0.0]
    assert [cue.at for cue in shown.between(0.0, 0.4)] == [0.2, 0.4]


def test_a_win_is_heard_once_when_everybody_is_aboard() -> None:
    won = timeline((GameWon(0, 3),), table())
    assert "won" not in {sound.name for sound in cues(won, Sound)}
    last = ending_timeline(Result.WON, (1.0, 2.0), 3.0, 4.0)
    assert [sound.at for sound in cues(last, Sound) if sound.name == "won"] == [3.0]
