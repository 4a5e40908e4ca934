"""The ghost: the best run at a wave, compared turn by turn; seen only by whoever asks for it."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.loop import App
from flow_desktop.engine.commands import Draw, completes_turn
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import Record, replay
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import FIXED
from flow_desktop.rounds import Home, Table
from flow_desktop.rounds.best_runs import KIND, Margin, ahead, best_run, keep_run, run_key
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.daily_proof import proof_of
from flow_desktop.scenes.board.marks import trace_outline
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.ghost.ghost import KEPT, BestRun, ahead_words
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.theme import CONTRAST, NORMAL
from tests.scenes.menu.opening import opened, screen

MONDAY = date(2026, 11, 16)


@pytest.fixture(scope="module")
def won() -> Record:
    record = proof_of(wave_of(MONDAY).options())
    assert record is not None
    return record


def at_the_table(folder: Path, best: Record | None) -> tuple[App, BestRun, Table]:
    if best is not None:
        assert keep_run(Home(folder).library, best)
    table = Table.new(wave_of(MONDAY).options(), source=lambda: 0.0)
    ghost = BestRun()
    return opened(lambda: PlayScene(table, ghost), folder), ghost, table


def test_the_boards_of_a_run_stand_by_its_turns(won: Record, tmp_path: Path) -> None:
    library = Home(tmp_path).library
    assert keep_run(library, won)
    boards = best_run(library, won.options)
    assert len(boards) == 1 + sum(completes_turn(move.command) for move in won.moves)
    assert boards[-1] == replay(won).board
    assert boards[0].joined == 0
    assert boards[-1].joined == ANIMALS


def test_only_a_better_run_takes_the_place_of_the_best(won: Record, tmp_path: Path) -> None:
    library = Home(tmp_path).library
    assert not keep_run(library, replace(won, moves=won.moves[:-1])), "an open game is no run"
    assert keep_run(library, won)
    assert not keep_run(library, won)
    kept = library.progress(KIND)[run_key(won.options)]
    library.keep_progress(KIND, run_key(won.options), {**kept, "worth": [0, 3, -9]})
    assert keep_run(library, won), "a won game is better than a lost one"


def test_runs_of_other_tables_are_not_compared(won: Record, tmp_path: Path) -> None:
    library = Home(tmp_path).library
    keep_run(library, won)
    for other in (
        replace(won.options, players=2),
        replace(won.options, clock=Clock(None)),
        replace(won.options, edition="italian"),
        replace(won.options, scenarios=(Scenario.OBSTACLES,)),
    ):
        assert best_run(library, other) == ()
    assert best_run(library, replace(won.options, clock=Clock(90)))


@pytest.mark.parametrize(
    "spoilt", [7, {}, {"worth": [1], "commands": []}, {"worth": [1, 4, -9], "commands": ["fly"]}]
)
def test_a_spoilt_run_is_none(spoilt: object, won: Record, tmp_path: Path) -> None:
    library = Home(tmp_path).library
    library.keep_progress(KIND, run_key(won.options), spoilt)
    assert best_run(library, won.options) == ()
    illegal = {"worth": [1, 4, -9], "commands": ["roll"]}
    library.keep_progress(KIND, run_key(won.options), illegal)
    assert best_run(library, won.options) == ()


def test_ahead_is_told_in_animals_first_and_then_in_tiles(won: Record, tmp_path: Path) -> None:
    library = Home(tmp_path).library
    keep_run(library, won)
    boards = best_run(library, won.options)
    assert ahead(boards[-1], boards[0]).animals == 4
    assert ahead(boards[0], boards[-1]).tiles < 0
    assert ahead_words(Margin(0, 2)) == "2 tiles ahead of your best run"
    assert ahead_words(Margin(-1, 3)) == "1 animal behind your best run"
    assert ahead_words(Margin(1, -3)) == "1 animal ahead of your best run"
    assert ahead_words(Margin(0, -1)) == "1 tile behind your best run"
    assert ahead_words(Margin(0, 0)) == "As far as in your best run"


def test_nothing_is_offered_at_a_wave_that_nobody_has_played(tmp_path: Path) -> None:
    app, ghost, _table = at_the_table(tmp_path, None)
    assert not ghost.offered
    assert screen(app).seek("ghost") is None


def test_it_is_off_until_somebody_asks_and_the_choice_is_kept(won: Record, tmp_path: Path) -> None:
    app, ghost, _table = at_the_table(tmp_path, won)
    assert ghost.offered
    assert not ghost.on
    assert screen(app).seek("ghost-words") is None
    ghost.toggle()
    app.loop_once()
    assert screen(app).find("ghost-words").label == "As far as in your best run"
    assert app.shell.kept(KEPT) is True
    ghost.toggle()
    app.loop_once()
    assert screen(app).seek("ghost-words") is None


def test_the_trace_lies_on_empty_spaces_alone_and_is_spoken(won: Record, tmp_path: Path) -> None:
    app, ghost, table = at_the_table(tmp_path, won)
    app.shell.keep(KEPT, True)
    first = next(n for n, move in enumerate(won.moves) if completes_turn(move.command))
    table.do(won.moves[0].command)
    for move in won.moves[1 : first + 1]:
        table.do(move.command)
    app.loop_once()
    other = ghost.board
    assert other is not None
    assert other == table.state.board, "after as many turns of the same moves nothing is different"
    assert not any(ghost.space_words(cell) for cell in range(len(other.pieces)))
    table.undo()
    table.undo()
    ahead_of = best_run(home_of(app.shell).library, won.options)[1]
    ghost._run = (ahead_of, *ghost._run[1:])
    told = {cell for cell in range(len(ahead_of.pieces)) if ghost.space_words(cell)}
    traced = {
        cell
        for cell, piece in enumerate(ahead_of.pieces)
        if 0 < piece < FIXED and not table.state.board.pieces[cell]
    }
    assert told == traced


def test_a_finished_game_becomes_the_best_run(won: Record, tmp_path: Path) -> None:
    app, _ghost, table = at_the_table(tmp_path, None)
    for move in won.moves:
        table.resume()
        table.do(move.command)
    assert best_run(home_of(app.shell).library, table.options)[-1] == table.state.board


def test_where_advice_is_off_it_is_not_offered(tmp_path: Path) -> None:
    options = replace(wave_of(MONDAY).options(), scenarios=(Scenario.NO_COMMUNICATION,))
    record = proof_of(options)
    assert record is not None
    keep_run(Home(tmp_path).library, record)
    ghost = BestRun()
    table = Table.new(options, source=lambda: 0.0)
    app = opened(lambda: PlayScene(table, ghost), tmp_path)
    table.do(Draw(0))
    assert not ghost.offered
    assert screen(app).seek("ghost") is None


def test_a_change_of_who_is_ahead_is_said(won: Record, tmp_path: Path) -> None:
    app, ghost, table = at_the_table(tmp_path, won)
    app.shell.keep(KEPT, True)
    ghost._told = "something else"
    first = next(n for n, move in enumerate(won.moves) if completes_turn(move.command))
    for move in won.moves[: first + 1]:
        table.do(move.command)
    assert ghost._told == ghost.words() == "As far as in your best run"


def test_what_was_said_as_it_was_shown_is_not_said_again_at_the_next_turn(
    won: Record, tmp_path: Path
) -> None:
    app, ghost, table = at_the_table(tmp_path, won)
    turns = [number for number, move in enumerate(won.moves, 1) if completes_turn(move.command)]
    for move in won.moves[: turns[0]]:
        table.do(move.command)
    ghost._run = (ghost._run[-1],) * len(ghost._run)  # so far behind that nothing changes soon
    ghost.toggle()
    behind = ghost.words()
    table.undo()
    table.undo()
    app.shell.speech.spoken.clear()
    while len(table.moves) < turns[0]:
        table.do(won.moves[len(table.moves)].command)
    assert ghost.words() == behind != "As far as in your best run"
    assert behind not in app.shell.speech.spoken


def test_who_is_ahead_stands_in_its_panel_alone(won: Record, tmp_path: Path) -> None:
    """A caption with the same words below the board told it twice."""
    app, ghost, _table = at_the_table(tmp_path, won)
    app.shell.captions.clear()
    app.shell.speech.spoken.clear()
    ghost.toggle()
    app.loop_once()
    assert screen(app).find("ghost-words").label == ghost.words()
    assert ghost.words() not in [caption.text for caption in app.shell.captions.shown]
    assert ghost.words() in app.shell.speech.spoken


def test_the_trace_has_an_outline_all_around() -> None:
    """On the dark sea a faint tile alone was hard to tell from the drowned land."""
    px = 120
    for theme in (NORMAL, CONTRAST):
        outline = trace_outline(px, tones_of(theme))
        seen = pygame.mask.from_surface(outline, 127)
        middle = seen.get_bounding_rects()
        whole = middle[0].unionall(middle[1:])
        assert whole.width == whole.height and px * 0.8 < whole.width < px
        assert 12 <= len(seen.connected_components()) <= 36, "dashes: nothing lies there"
