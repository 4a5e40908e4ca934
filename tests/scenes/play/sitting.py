"""A table with a play scene on it, without a window: looked at and used as players do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    AnyAction,
    Device,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock, GameState, Options, Phase, legal, new_game
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Draw, PlaceTile, Roll
from flow_desktop.engine.geometry import CELLS, Cell
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.table import Seat
from flow_desktop.widgets.screen import Screen

Point = tuple[int, int]
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
OFF = Clock(None)


@dataclass
class Sitting:
    """The program, the table and the time of a test."""

    app: App
    table: Table
    time: StillTime

    @property
    def play(self) -> PlayScene:
        scene = self.app.stack.scenes[0]
        assert isinstance(scene, PlayScene)
        return scene

    @property
    def top(self) -> Screen:
        scene = self.app.stack.top
        assert isinstance(scene, Screen)
        return scene

    def shows(self, kind: type[Screen]) -> bool:
        return type(self.app.stack.top) is kind

    @property
    def state(self) -> GameState:
        return self.table.state

    def send(self, *intents: Intent) -> None:
        self.app.inject(*intents)
        self.app.loop_once()

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.loop_once()

    def let_run(self, seconds: float) -> None:
        """Let time pass in frames, whatever the loop waits for."""
        until = self.time.seconds + seconds
        while self.time.seconds < until:
            self.time.seconds += 0.05
            self.app.loop_once()

    def act(self, *actions: AnyAction, device: Device = Device.KEYBOARD) -> None:
        for action in actions:
            self.send(Act(action, device))

    def pad(self, *actions: AnyAction) -> None:
        self.act(*actions, device=Device.PAD)

    def at(self, key: str) -> Point:
        x, y = self.top.find(key).rect.center
        return x, y

    def cell(self, cell: Cell) -> Point:
        x, y = self.play.board.cell_rect(cell).center
        return x, y

    def click(self, point: Point, button: MouseButton = MouseButton.LEFT) -> None:
        self.send(PointerMoved(*point))
        self.send(PointerPressed(*point, button))
        self.send(PointerReleased(*point, button))

    def press(self, key: str) -> None:
        self.click(self.at(key))

    def drag(self, start: Point, end: Point) -> None:
        self.send(PointerMoved(*start))
        self.send(PointerPressed(*start))
        for step in (1, 2, 3):
            x = start[0] + (end[0] - start[0]) * step // 3
            y = start[1] + (end[1] - start[1]) * step // 3
            self.send(PointerMoved(x, y, MouseButton.LEFT))
        self.send(PointerReleased(*end))

    @property
    def focused(self) -> str:
        current = self.top.focus.current
        assert current is not None
        return current.key

    def focus_on(self, key: str) -> None:
        self.top.focus_on(key)


def sit_down(
    folder: Path,
    table: Table,
    time: StillTime,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    beside: tuple[Companion, ...] = (),
) -> Sitting:
    app = off_screen(FLOW, lambda shell: PlayScene(table, *beside), Folders(folder), size, settings, time)
    sitting = Sitting(app, table, time)
    sitting.frames(2)
    return sitting


def new_table(
    time: StillTime, seed: str = "otter", players: int = 2, clock: Clock = OFF, **options: object
) -> Table:
    seats = tuple(Seat(NAMES[number], number, number, number + 1) for number in range(players))
    made = Options(seed, players=players, clock=clock, **options)  # type: ignore[arg-type]
    return Table.new(made, seats, time.now)


def place_tiles(table: Table, count: int) -> None:
    """Draw and place; what fits nowhere is traded or discarded."""
    placed = 0
    while placed < count:
        piles = [number for number, pile in enumerate(table.state.supply.piles) if pile]
        assert not isinstance(table.do(Draw(piles[placed % len(piles)])), Refusal)
        command = legal(table.state)[0]
        placed += isinstance(command, PlaceTile)
        assert not isinstance(table.do(command), Refusal)
        if table.state.turn.phase is Phase.WAVE:
            assert not isinstance(table.do(Roll()), Refusal)


def seed_where(wanted: Callable[[GameState], bool], players: int = 1) -> str:
    """The first seed whose deal is as wanted."""
    for number in range(400):
        seed = f"deal {number}"
        if wanted(new_game(Options(seed, players=players)).state):
            return seed
    raise LookupError("no such deal")


def table_with_card(time: StillTime, card: Card, tiles: int = 4, clock: Clock = OFF) -> Table:
    """A table for one who holds this card, with some tiles on the board."""
    seed = seed_where(lambda state: card in state.hand)
    table = new_table(time, seed, 1, clock)
    place_tiles(table, tiles)
    return table


def card_key(state: GameState, card: Card) -> str:
    return f"card-{state.hand.index(card)}"


def empty_misfit(sitting: Sitting) -> Cell:
    """An empty space where the tile in hand cannot go however it is turned."""
    carry = sitting.play.hand.carry
    assert carry is not None
    board = sitting.state.board
    return next(cell for cell in CELLS if not board.occupied >> cell & 1 and cell not in carry.fits)
