"""A wave told: what a roll led to, the timeline of its story, and its losses in plain words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from flow_desktop.app.language import _, ngettext, with_capital
from flow_desktop.app.speech import Wording
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Die
from flow_desktop.engine.events import (
    AnimalCutOff,
    BirdSaved,
    DiceRolled,
    Event,
    GameLost,
    ObstacleHeld,
    TileWashedAway,
    TurnPassed,
)
from flow_desktop.engine.geometry import LINE_OF_FACE, Animal, Cell, animals_in
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import animals_words, kind_name
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.telling.answers import animals_answer
from flow_desktop.scenes.telling.cues import Cue, Line, Lit, SkipTo, Sound, Spoken, Timeline, Wiped
from flow_desktop.scenes.telling.events import caption_of, dice_words, spoken_of
from flow_desktop.scenes.telling.moves import motions_of
from flow_desktop.scenes.telling.sounds import side_of, sound_of, volume_of
from flow_desktop.scenes.telling.timeline import row
from flow_desktop.scenes.telling.wording import USUAL
from flow_desktop.values import dataclass

Met: TypeAlias = TileWashedAway | BirdSaved | ObstacleHeld
LEAST_KNOCK: Final = 0.04
"""A softer knock of a die is not heard."""
CUT_OFF_STEP: Final = 0.3
"""Of several animals cut off by one wave, each is heard so many seconds after the one before."""


@dataclass(frozen=True, slots=True)
class Toll:
    """What one wave took, spared and changed, sorted from its events."""

    events: tuple[Event, ...]
    dice: DiceRolled
    washed: tuple[TileWashedAway, ...]
    saved: tuple[BirdSaved, ...]
    held: tuple[ObstacleHeld, ...]
    cut_off: tuple[Animal, ...]
    lost: bool

    @classmethod
    def of(cls, events: Sequence[Event]) -> Toll:
        """Sort the events of a roll; without a roll among them there is no wave to tell."""
        rolled = [event for event in events if isinstance(event, DiceRolled)]
        if not rolled:
            raise ValueError("a wave begins with a roll")
        return cls(
            tuple(events),
            rolled[0],
            tuple(event for event in events if isinstance(event, TileWashedAway)),
            tuple(event for event in events if isinstance(event, BirdSaved)),
            tuple(event for event in events if isinstance(event, ObstacleHeld)),
            tuple(event.animal for event in events if isinstance(event, AnimalCutOff)),
            any(isinstance(event, GameLost) for event in events),
        )

    @property
    def row(self) -> int | None:
        """The row of the white die, counted from 0; None when it was not thrown."""
        return None if self.dice.white is None else LINE_OF_FACE[self.dice.white]

    @property
    def column(self) -> int | None:
        """The column of the black die, counted from 0; None when it was not thrown."""
        return None if self.dice.black is None else LINE_OF_FACE[self.dice.black]

    @property
    def faces(self) -> dict[Die, int]:
        """The dice that were thrown and what they show, white first."""
        shown = {Die.WHITE: self.dice.white, Die.BLACK: self.dice.black}
        return {die: face for die, face in shown.items() if face is not None}

    @property
    def met(self) -> tuple[Met, ...]:
        """The tiles that the water met, whatever became of them."""
        return (*self.washed, *self.saved, *self.held)

    @property
    def touched(self) -> frozenset[Cell]:
        """The spaces where it met one."""
        return frozenset(event.cell for event in self.met)


def throw_timeline(dice: DiceRolled, knocks: Iterable[tuple[float, float]], lying: float) -> Timeline:
    """The dice are in the air; they knock until they lie, each time as hard as the physics says.

    Dice that do not knock (with reduced motion) rattle.
    """
    heard = [Sound(at, "knock", math.sqrt(hard)) for at, hard in knocks if hard >= LEAST_KNOCK]
    rattle = Sound(0.0, str(sound_of(dice)), volume_of(dice))
    return Timeline.of(*(heard or [rattle]), SkipTo(lying))


def flood_timeline(
    toll: Toll,
    table: TableView,
    lying: float,
    when: Callable[[Met], float],
    told: float,
    detail: str = USUAL,
) -> Timeline:
    """From the lying dice on: their lines are lit and named, the water comes, and what was lost is said."""
    words = dice_words(toll.dice)
    lit = (
        replace(motion, at=lying, seconds=math.inf)
        for motion in motions_of(toll.dice, table.state.board)
        if isinstance(motion, Lit)
    )
    named: tuple[Cue, ...] = (*lit, Line(lying, words), Spoken(lying, words), Sound(lying, "wave"))
    flood = (cue for event in toll.met for cue in row(event, table, when(event)))
    said = Spoken(told, losses_words(toll, table, detail))
    return Timeline.of(*named, *flood, SkipTo(told), Wiped(told), said, *_aftermath(toll, told))


def _aftermath(toll: Toll, told: float) -> Iterable[Sound]:
    """Who lost its path is heard, and who is passed over."""
    last = [event for event in toll.events if isinstance(event, AnimalCutOff | TurnPassed)]
    for number, event in enumerate(last):
        heard = str(sound_of(event))
        yield Sound(told + CUT_OFF_STEP * number, heard, volume_of(event), side=side_of(event))


def loss_lines(toll: Toll, table: TableView) -> tuple[str, ...]:
    """The sentences beside the pictures: what went, what birds and obstacles kept, who is still aboard."""
    lines = [_lost(toll), *_birds(toll)]
    if toll.held:
        count = len(toll.held)
        words = ngettext("{count} tile holds fast.", "{count} tiles hold fast.", count)
        lines.append(words.format(count=count))
    return (*lines, *_animals(toll, table.state.board), *_passed(toll, table))


def spoken_losses(toll: Toll, table: TableView) -> tuple[str, ...]:
    """The same for the ear, which sees no pictures: every tile with its kind and its space."""
    lines = [words for event in toll.met if (words := spoken_of(event, table))]
    if not toll.washed:
        lines.insert(0, _lost(toll))
    return (*lines, *_fallen(toll), *_animals(toll, table.state.board), *_passed(toll, table))


def losses_words(toll: Toll, table: TableView, detail: str) -> str:
    """Tile by tile; in few words the sum of it; fully, with how far each animal's water is from the boat."""
    brief = " ".join(loss_lines(toll, table)) if detail != USUAL else None
    more = animals_answer(table.state.board) if detail != USUAL else ""
    return Wording(" ".join(spoken_losses(toll, table)), brief, more).at(detail)


def the_tile(kind: Kind, cell: Cell) -> str:
    """A tile within a sentence: "the bend at column 3, row 2"."""
    return _("the {tile} {there}").format(tile=kind_name(kind), there=at_place(cell))


def _lost(toll: Toll) -> str:
    count = len(toll.washed)
    if not count:
        return _("Nothing was lost!")
    return ngettext("The sea took {count} tile.", "The sea took {count} tiles.", count).format(count=count)


def _birds(toll: Toll) -> list[str]:
    count = len(toll.saved)
    words = ngettext("A bird saved its tile.", "{count} birds saved their tiles.", count)
    saved = [words.format(count=count)] if count else []
    return [*saved, *_fallen(toll)]


def _fallen(toll: Toll) -> list[str]:
    """Birds where both lines crossed."""
    if not any(event.bird for event in toll.washed):
        return []
    return [_("Both dice hit one bird: it could not save its tile.")]


def _animals(toll: Toll, after: Board) -> list[str]:
    lines = []
    if toll.cut_off:
        words = with_capital(animals_words(toll.cut_off))
        lines.append(
            ngettext("{animals} needs a new path.", "{animals} need a new path.", len(toll.cut_off)).format(
                animals=words
            )
        )
    aboard = animals_in(after.joined)
    if aboard:
        words = with_capital(animals_words(aboard))
        lines.append(
            ngettext("{animals} is still aboard.", "{animals} are still aboard.", len(aboard)).format(
                animals=words
            )
        )
    return lines


def _passed(toll: Toll, table: TableView) -> list[str]:
    told = [caption_of(event, table) for event in toll.events if isinstance(event, TurnPassed)]
    return [words for words in told if words]
