"""What a wave did, in plain words: the list that stays on the screen until the next player is ready."""

from __future__ import annotations

from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.board import Board
from flow_desktop.engine.events import Event, TurnPassed
from flow_desktop.engine.geometry import Cell, animals_in
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import animals_words, cell_name, kind_name
from flow_desktop.scenes.telling.events import caption_of, spoken_of
from flow_desktop.scenes.wave.outcome import Outcome


def loss_lines(outcome: Outcome, table: TableView) -> tuple[str, ...]:
    """The sentences beside the pictures: what went, what birds and obstacles kept, who is still aboard."""
    lines = [_lost(outcome), *_birds(outcome)]
    if outcome.held:
        count = len(outcome.held)
        words = ngettext("{count} tile holds fast.", "{count} tiles hold fast.", count)
        lines.append(words.format(count=count))
    return (*lines, *_animals(outcome, table.state.board), *_passed(outcome, table))


def spoken_losses(outcome: Outcome, table: TableView) -> tuple[str, ...]:
    """The same for the ear, which sees no pictures: every tile with its kind and its space."""
    told: tuple[Event, ...] = (*outcome.washed, *outcome.saved, *outcome.held)
    lines = [words for event in told if (words := spoken_of(event, table))]
    if not outcome.washed:
        lines.insert(0, _lost(outcome))
    return (*lines, *_fallen(outcome), *_animals(outcome, table.state.board), *_passed(outcome, table))


def the_tile(kind: Kind, cell: Cell) -> str:
    """A tile within a sentence: "the bend on c2"."""
    return _("the {tile} on {cell}").format(tile=kind_name(kind), cell=cell_name(cell))


def _lost(outcome: Outcome) -> str:
    count = len(outcome.washed)
    if not count:
        return _("Nothing was lost!")
    return ngettext("The sea took {count} tile.", "The sea took {count} tiles.", count).format(count=count)


def _birds(outcome: Outcome) -> list[str]:
    count = len(outcome.saved)
    words = ngettext("A bird saved its tile.", "{count} birds saved their tiles.", count)
    saved = [words.format(count=count)] if count else []
    return [*saved, *_fallen(outcome)]


def _fallen(outcome: Outcome) -> list[str]:
    """Birds where both lines crossed."""
    if not any(event.bird for event in outcome.washed):
        return []
    return [_("Both dice hit one bird: it could not save its tile.")]


def _animals(outcome: Outcome, after: Board) -> list[str]:
    lines = []
    if outcome.cut_off:
        words = _capital(animals_words(outcome.cut_off))
        lines.append(
            ngettext("{animals} needs a new way.", "{animals} need a new way.", len(outcome.cut_off)).format(
                animals=words
            )
        )
    aboard = animals_in(after.joined)
    if aboard:
        words = _capital(animals_words(aboard))
        lines.append(
            ngettext("{animals} is still aboard.", "{animals} are still aboard.", len(aboard)).format(
                animals=words
            )
        )
    return lines


def _passed(outcome: Outcome, table: TableView) -> list[str]:
    told = [caption_of(event, table) for event in outcome.events if isinstance(event, TurnPassed)]
    return [words for words in told if words]


def _capital(words: str) -> str:
    """A sentence begins with a capital letter."""
    return words[:1].upper() + words[1:]
