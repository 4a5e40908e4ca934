"""What a wave did, in plain words: the list that stays on the screen until the next player is ready."""

from __future__ import annotations

from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.board import Board
from flow_desktop.engine.events import TurnPassed
from flow_desktop.engine.geometry import Cell, animals_in
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.naming import animals_words, cell_name, kind_name, listed
from flow_desktop.scenes.telling.events import caption_of
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.table.view import TableView


def loss_lines(outcome: Outcome, table: TableView) -> tuple[str, ...]:
    """The sentences of the list: what went, what birds and obstacles kept, who is still aboard."""
    lines = [_lost(outcome), *_birds(outcome)]
    if outcome.held:
        lines.append(
            ngettext(
                "{tiles} stayed: it holds fast.", "{tiles} stayed: they hold fast.", len(outcome.held)
            ).format(tiles=_capital(listed(the_tile(event.tile, event.cell) for event in outcome.held)))
        )
    return (*lines, *_animals(outcome, table.state.board), *_passed(outcome, table))


def the_tile(kind: Kind, cell: Cell) -> str:
    """A tile within a sentence: "the bend on c2"."""
    return _("the {tile} on {cell}").format(tile=kind_name(kind), cell=cell_name(cell))


def _lost(outcome: Outcome) -> str:
    count = len(outcome.washed)
    if not count:
        return _("Nothing was lost!")
    tiles = listed(kind_name(event.tile) for event in outcome.washed)
    return ngettext("Lost {count} tile: {tiles}.", "Lost {count} tiles: {tiles}.", count).format(
        count=count, tiles=tiles
    )


def _birds(outcome: Outcome) -> list[str]:
    saved = [
        _("The bird saved {tile}.").format(tile=the_tile(each.tile, each.cell)) for each in outcome.saved
    ]
    fallen = [event for event in outcome.washed if event.bird]
    gone = [
        _("Both dice hit {cell}: the bird could not save its tile.").format(cell=cell_name(event.cell))
        for event in fallen
    ]
    return [*saved, *gone]


def _animals(outcome: Outcome, after: Board) -> list[str]:
    lines = []
    if outcome.cut_off:
        words = _capital(animals_words(outcome.cut_off))
        lines.append(
            ngettext("{animals} is cut off.", "{animals} are cut off.", len(outcome.cut_off)).format(
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
