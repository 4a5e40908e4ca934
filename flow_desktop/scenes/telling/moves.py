"""What moves when something happens: a table with a row for every kind of event."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from flow_desktop.engine import events
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, LINE_OF_FACE, Cell
from flow_desktop.engine.tiles import BIRD, PRINTED_EDGES, Kind, piece_of
from flow_desktop.engine.water import flood
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.ways import ways_to_boat
from flow_desktop.scenes.telling.cues import (
    FaceUp,
    Feeling,
    Flash,
    Glow,
    InDiscard,
    InHand,
    Joy,
    Lit,
    OnBoard,
    OnPile,
    Overboard,
    Place,
    Tween,
    Way,
)

LIFT: Final = 0.16
SETTLE: Final = 0.18
SLIDE: Final = 0.22
WASH: Final = 0.25
FADE: Final = 0.12
LIT: Final = 1.6
HOPE: Final = 0.9
FRIGHT: Final = 1.6
GLOW: Final = 0.5
GLOW_STEP: Final = 0.045
"""Seconds until the light on a way has gone on to the next space."""
WON: Final = 1.0
JOY: Final = 1.1
STILL_JOY: Final = 1.4
"""Where nothing may move, a way shines a little longer."""

Motion = Tween | Feeling | Glow | Joy | Lit | Flash
Row = Callable[[Any, Board], tuple[Motion, ...]]


def printed(kind: Kind) -> int:
    """A tile as it is printed, for tiles that lie nowhere."""
    return piece_of(kind, 0 if kind is Kind.ROCK else PRINTED_EDGES[kind % 4])


def _nothing(event: events.Event, board: Board) -> tuple[Motion, ...]:
    return ()


def _bell(event: events.Event, board: Board) -> tuple[Motion, ...]:
    return (Flash(0.0),)


def _drawn(event: events.TileDrawn, board: Board) -> tuple[Motion, ...]:
    start: Place = OnPile(event.pile) if event.pile is not None else FaceUp(event.shown or 0)
    return (Tween(0.0, LIFT, printed(event.tile), start, InHand(), Way.LIFT),)


def _laid(
    event: events.TilePlaced | events.TileReturned | events.TileMoved, board: Board
) -> tuple[Motion, ...]:
    bird = isinstance(event, events.TileMoved) and event.bird
    piece, space = piece_of(event.tile, event.edges, bird), OnBoard(event.cell)
    return (Tween(0.0, SETTLE, piece, space, space, Way.SETTLE), *_hopes(event.cell, board))


def _hopes(cell: Cell, board: Board) -> tuple[Feeling, ...]:
    """Whose water has grown by this tile, and who still waits, is hopeful."""
    return tuple(
        Feeling(SETTLE, HOPE, animal, Mood.HOPEFUL)
        for animal, home in ANIMAL_CELLS.items()
        if not board.joined >> home & 1 and flood(1 << home, board.channels) >> cell & 1
    )


def _given(event: events.TileTraded | events.TileDiscarded, board: Board) -> tuple[Motion, ...]:
    return (Tween(0.0, SLIDE, printed(event.tile), InHand(), InDiscard(), Way.SLIDE),)


def _removed(event: events.TileRemoved, board: Board) -> tuple[Motion, ...]:
    piece = piece_of(event.tile, event.edges, event.bird)
    return (Tween(0.0, SLIDE, piece, OnBoard(event.cell), InDiscard(), Way.LIFT),)


def _perched(event: events.BirdPlaced, board: Board) -> tuple[Motion, ...]:
    space = OnBoard(event.cell)
    return (Tween(0.0, SETTLE, board.pieces[event.cell], space, space, Way.SETTLE),)


def _revealed(event: events.TilesRevealed, board: Board) -> tuple[Motion, ...]:
    tiles = zip(event.tiles, event.piles, strict=False)
    return tuple(
        Tween(0.06 * index, SLIDE, printed(tile), OnPile(pile), FaceUp(index), Way.SLIDE)
        for index, (tile, pile) in enumerate(tiles)
    )


def _rolled(event: events.DiceRolled, board: Board) -> tuple[Motion, ...]:
    row, column = (None if face is None else LINE_OF_FACE[face] for face in (event.white, event.black))
    return (Lit(0.0, LIT, (row, column)),)


def _washed(event: events.TileWashedAway, board: Board) -> tuple[Motion, ...]:
    piece = piece_of(event.tile, event.edges, event.bird)
    return (Tween(0.0, WASH, piece, OnBoard(event.cell), Overboard(event.cell), Way.WASH),)


def _saved(event: events.BirdSaved, board: Board) -> tuple[Motion, ...]:
    piece = board.pieces[event.cell] | BIRD
    return (Tween(0.0, WASH, piece, OnBoard(event.cell), Overboard(event.cell), Way.FLY),)


def _held(event: events.ObstacleHeld, board: Board) -> tuple[Motion, ...]:
    space = OnBoard(event.cell)
    return (Tween(0.0, SETTLE, board.pieces[event.cell], space, space, Way.HOLD),)


def _joined(event: events.AnimalJoined, board: Board) -> tuple[Motion, ...]:
    way = tuple(ways_to_boat(board).get(event.animal, ()))
    seconds = GLOW + GLOW_STEP * len(way)
    return (
        Glow(SETTLE, seconds, event.animal, way),
        Feeling(0.0, seconds, event.animal, Mood.ABOARD),
        Joy(SETTLE, JOY, event.animal, way),
    )


def _cut_off(event: events.AnimalCutOff, board: Board) -> tuple[Motion, ...]:
    return (Feeling(0.0, FRIGHT, event.animal, Mood.ALARMED),)


def _won(event: events.GameWon, board: Board) -> tuple[Motion, ...]:
    """Every way glows before the results are told."""
    ways = ways_to_boat(board)
    return tuple(Glow(SETTLE + GLOW, WON, animal, tuple(way)) for animal, way in ways.items())


MOTIONS: Final[Mapping[type, Row]] = {
    events.ScenarioDrawn: _nothing,  # the setup is shown by the setup
    events.ScenarioReplaced: _nothing,
    events.ObstacleRolled: _nothing,
    events.ObstaclePlaced: _nothing,
    events.ObstacleLeftOut: _nothing,
    events.CardsDealt: _nothing,
    events.BoatTurned: _nothing,
    events.RoundStarted: _nothing,
    events.TurnStarted: _nothing,
    events.TurnPassed: _nothing,
    events.TurnLost: _bell,
    events.TimeRanOut: _bell,
    events.RoundGivenUp: _bell,
    events.TileDrawn: _drawn,
    events.TilePlaced: _laid,
    events.TileTraded: _given,
    events.TileDiscarded: _given,
    events.CardPlayed: _nothing,
    events.TileRemoved: _removed,
    events.BirdPlaced: _perched,
    events.TileMoved: _laid,
    events.TilesRevealed: _revealed,
    events.WatersCalmed: _nothing,
    events.TileReturned: _laid,
    events.DiceRolled: _rolled,
    events.TileWashedAway: _washed,
    events.BirdSaved: _saved,
    events.ObstacleHeld: _held,
    events.AnimalJoined: _joined,
    events.AnimalCutOff: _cut_off,
    events.GameWon: _won,
    events.GameLost: _nothing,
}


def motions_of(event: events.Event, board: Board) -> tuple[Motion, ...]:
    """What moves, glows or feels when an event happens; `board` is the one it led to."""
    return MOTIONS[type(event)](event, board)


def faded(motions: Iterable[Motion]) -> tuple[Motion, ...]:
    """The same with reduced motion: tiles fade in where they come to lie, a way shines all at once."""
    return tuple(_faded(each) for each in motions if not isinstance(each, Tween) or each.covers is not None)


def _faded(motion: Motion) -> Motion:
    if isinstance(motion, Tween):
        return Tween(0.0, FADE, motion.piece, motion.end, motion.end, Way.FADE)
    if isinstance(motion, Joy):
        return Joy(0.0, STILL_JOY, motion.animal, motion.cells, still=True)
    return Glow(0.0, FADE, motion.animal, motion.cells) if isinstance(motion, Glow) else motion
