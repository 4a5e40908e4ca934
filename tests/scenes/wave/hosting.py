"""A board to throw dice over: a small screen below the wave, and tables in the states that a wave needs."""

import random
from dataclasses import replace
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import Clock, GameState, Options, Phase, Step
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import TimeUp
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import BIRD, FIXED
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import Seat
from flow_desktop.widgets.frames import Padding
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget

MINUTE = Clock(60)
SEATS = (Seat("Ada", 0, 0, 1), Seat("Bruno", 1, 1, 2), Seat("Cleo", 2, 2, 3))


class Host(Screen):
    """A board in the middle and nothing else; remembers what the wave left."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board_view = BoardView(BoardShow(board=table.state.board), focusable=False)
        self.left: list[object] = []

    def build(self) -> Widget:
        return Padding(self.board_view, 12)

    def uncovered(self, result: object) -> Change | None:
        self.left.append(result)
        return super().uncovered(result)


def table_at_wave(
    seed: str = "otter-reef",
    players: int = 2,
    tiles: int = 22,
    calm: bool = False,
    birds: int = 0,
    remain: bool = False,
    bare: bool = False,
    clock: Clock = MINUTE,
) -> Table:
    """A table whose round is over: a bot has laid tiles; calm waters and birds come with them if asked."""
    scenarios = (Scenario.OBSTACLES, Scenario.OBSTACLES_REMAIN) if remain else ()
    options = Options(seed, players, scenarios=scenarios, clock=clock)
    table = Table.new(options, SEATS[:players], lambda: 0.0)
    chance = random.Random(seed)
    for _ in range(400):
        state = table.state
        laid = sum(1 for cell in CELLS if 0 < state.board.pieces[cell] < FIXED)
        if state.turn.phase is Phase.TURN and laid >= tiles:
            break
        assert state.result is None, "the bot has won: ask for fewer tiles"
        table.do(greedy_bot(state, chance.random))
    table.do(TimeUp())
    _alter(table, calm, birds, bare)
    return table


def _alter(table: Table, calm: bool, birds: int, bare: bool) -> None:
    """Put what the test asks for into the state that the next command is applied to."""
    state = table.state
    pieces = bytearray(state.board.pieces)
    for cell in [cell for cell in CELLS if 0 < pieces[cell] < FIXED][:birds]:
        pieces[cell] |= BIRD
    altered = state.having(board=Board.of(bytes(pieces)), turn=replace(state.turn, calm=calm))
    if bare:
        altered = altered.having(
            supply=altered.supply.having_tiles(piles=((),) * 6, shown=()), hands=((),) * len(state.hands)
        )
    _set_state(table, altered)


def _set_state(table: Table, state: GameState) -> None:
    history = table._game.history
    last = history.done[-1]
    history.done[-1] = replace(last, step=Step(state, last.step.events))


def wave_app(
    folder: Path,
    table: Table,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
) -> tuple[App, WaveScene, Host]:
    """The wave over its host, drawn once."""
    folders = Folders(folder)
    hosts: list[Host] = []

    def first(shell: Shell) -> Host:
        hosts.append(Host(table))
        return hosts[0]

    app = off_screen(FLOW, first, folders, size, settings or Settings(language="en"), StillTime())
    app.loop_once()
    scene = WaveScene(table, hosts[0].board_view)
    app.change(Push(scene))
    app.loop_once()
    return app, scene, hosts[0]
