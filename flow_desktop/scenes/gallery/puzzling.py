"""Exhibits of puzzles: their page, one being played, its hint, its ends, its solution."""

from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.bots.puzzle import Grade, Puzzle, Verdict
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Roll, TimeUp
from flow_desktop.engine.legal import legal
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.rounds.puzzles import names_of, puzzle_named, puzzle_table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.scenes.destinations import ToPuzzle
from flow_desktop.scenes.gallery.easel import Easel, let_settle, look_on
from flow_desktop.scenes.puzzles.reached import keep_try
from flow_desktop.scenes.puzzles.scene import PuzzlesScene
from flow_desktop.scenes.puzzles.solution import SolutionScene
from flow_desktop.scenes.puzzles.ways_on import PuzzleEnd

FEW_FRAMES = 12
TURNS = 2
SOLVED = 5
TRIED = 7


def of_the_wave() -> Puzzle:
    """One in which a named wave comes, a tile is to be placed and a bird to be put on it."""
    puzzles = [puzzle_named(name) for name in names_of(Grade.SURVIVE)]
    simple = [each for each in puzzles if each.position.hand == (Card.BIRD,) and not each.goal.whatever]
    return min(simple, key=lambda each: (each.goal.turns != TURNS, len(each.position.board.tiles())))


def page(easel: Easel) -> Scene:
    """Some are solved, one was tried."""
    for number, name in enumerate(names_of(Grade.SURVIVE)[:TRIED]):
        keep_try(easel.shell, name, solved=number < SOLVED)
    return PuzzlesScene(Grade.SURVIVE.value)


def puzzle(easel: Easel) -> Destination:
    """A puzzle before a wave."""
    return ToPuzzle(of_the_wave().name)


def ask(app: App) -> None:
    """Ask for a hint."""
    let_settle(app)
    Touch(app).act(FlowAction.ADVISE)
    look_on(app, FEW_FRAMES)


def solved(easel: Easel) -> Scene:
    """The goal is reached."""
    asked = of_the_wave()
    table, before = _played(asked, easel, asked.solutions[0])
    return PuzzleEnd(asked, table, True, before)


def failed(easel: Easel) -> Scene:
    """The first moves that come to mind are not enough."""
    asked = of_the_wave()
    table, before = _played(asked, easel, ())
    return PuzzleEnd(asked, table, False, before)


def _played(asked: Puzzle, easel: Easel, line: tuple[Command, ...]) -> tuple[Table, Board | None]:
    """A try by these commands; without any, by whatever comes first."""
    table, before = puzzle_table(asked, easel.shell.now), None
    given = [command for command in line if not isinstance(command, TimeUp)]
    table.ready()
    while asked.judge(table.state, before) is Verdict.OPEN:
        command = given.pop(0) if given else legal(table.state)[0]
        if isinstance(command, Roll):
            before = table.state.board
        assert not isinstance(table.do(command), Refusal)
    return table, before


def solution(easel: Easel) -> Scene:
    """The way, after its first step."""
    return SolutionScene(of_the_wave(), 1)
