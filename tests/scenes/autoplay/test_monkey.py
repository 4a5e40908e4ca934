"""A monkey at the program: 20,000 random intents from the menu on, without an exception, the game whole."""

import random
from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    DeviceAdded,
    DeviceRemoved,
    FocusGained,
    FocusLost,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    TextTyped,
    Wheel,
    WindowResized,
)
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine import GameState
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.step import step
from flow_desktop.engine.tiles import FIXED, ROCK, Kind, kind_of
from flow_desktop.games import GAMES
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk

INTENTS = 4000
SEEDS = range(5)
AT_ONCE = 6
LOOK_EVERY = 25
SIZES = ((1024, 640), (1280, 720), (1280, 960))
SELDOM = (
    Action.BACK,
    Action.PAUSE,
    Action.HELP,
    FlowAction.GOAL,
    Action.FULLSCREEN,
    Action.MUTE,
    FlowAction.DISCARDS,
)


def some(chance: random.Random, app: App) -> list[Intent]:
    """A few intents of one device; most presses go to something that can be pressed."""
    device = chance.choice((Device.MOUSE, Device.MOUSE, Device.KEYBOARD, Device.PAD, Device.SYSTEM))
    make = {Device.MOUSE: by_mouse, Device.SYSTEM: by_system}.get(device, by_keys)
    return [make(chance, app, device) for _ in range(AT_ONCE if device is not Device.SYSTEM else 1)]


def by_mouse(chance: random.Random, app: App, device: Device) -> Intent:
    x, y = somewhere(chance, app)
    button = chance.choice((MouseButton.LEFT, MouseButton.LEFT, MouseButton.LEFT, MouseButton.RIGHT))
    moved = PointerMoved(x, y, chance.choice((None, MouseButton.LEFT)))
    pressed, released = PointerPressed(x, y, button), PointerReleased(x, y, button)
    return chance.choice(
        (moved, pressed, pressed, released, released, Wheel(x, y, chance.choice((-2, -1, 1))))
    )


def by_keys(chance: random.Random, app: App, device: Device) -> Intent:
    if device is Device.KEYBOARD and chance.random() < 0.05:
        return TextTyped(chance.choice(("a", "ż", "otter-reef-10967", " ", "9")))
    often = [action for action in (*Action, *FlowAction) if action not in SELDOM]
    return Act(chance.choice(SELDOM if chance.random() < 0.08 else often), device, chance.random() < 0.1)


def by_system(chance: random.Random, app: App, device: Device) -> Intent:
    if chance.random() < 0.8:
        return Act(Action.ACCEPT)
    seldom: list[Intent] = [FocusLost(), FocusGained(), DeviceAdded("pad"), DeviceRemoved("pad"), QuitAsked()]
    return chance.choice([*seldom, WindowResized(*chance.choice(SIZES))])


def somewhere(chance: random.Random, app: App) -> tuple[int, int]:
    wide, high = app.shell.view.size
    top = app.stack.top
    if isinstance(top, Screen) and chance.random() < 0.6:
        targets = [w for w in walk(top.root) if w.pointed and w.rect.width and w.key != "quit"]
        if targets:
            return chance.choice(targets).rect.center
    return chance.randrange(wide), chance.randrange(high)


def game_of(app: App) -> PlayScene | None:
    return next((scene for scene in app.stack.scenes if isinstance(scene, PlayScene)), None)


def is_dealt(play: PlayScene) -> bool:
    """Whether the game began with the whole box; lessons and practice may begin anywhere."""
    return not tuple(play.company)


def check(table: Table, dealt: bool) -> None:
    """The game is what its commands say, and every tile is somewhere."""
    state = table.opening.state
    tiles = all_tiles(state)
    if dealt:
        assert state == new_game(table.options).state
        assert tiles == Counter(state.rules.edition.tiles)
        assert sum(tiles.values()) == 42
    for entry in table.moves:
        state = step(state, entry.command).state
    assert state == table.state
    assert all_tiles(state) == tiles


def all_tiles(state: GameState) -> Counter[Kind]:
    """Every tile of a game, wherever it is."""
    on_board = [kind_of(piece) for piece in state.board.pieces if piece and not piece & (FIXED | ROCK)]
    held = [state.turn.holding] if state.turn.holding is not None else []
    everywhere = Counter([*on_board, *held, *state.supply.shown, *state.supply.discard])
    everywhere.update(kind for pile in state.supply.piles for kind in pile)
    return everywhere


@pytest.mark.parametrize("seed", SEEDS)
def test_random_intents_do_no_harm(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    settings = Settings(language="en", reduced_motion=seed % 2 == 1)
    app = off_screen(
        GAMES["flow"].cartridge, lambda shell: MenuScene(), Folders(tmp_path), SIZES[0], settings
    )
    seen: Counter[str] = Counter()
    sent = moves = starts = looks = 0
    app.loop_once()
    while sent < INTENTS:
        intents = some(chance, app)
        app.inject(*intents)
        sent += len(intents)
        if not app.loop_once():  # the monkey has left the program: it starts it again
            starts += 1
            app = off_screen(
                GAMES["flow"].cartridge, lambda shell: MenuScene(), Folders(tmp_path), SIZES[0], settings
            )
            app.loop_once()
        seen.update(type(scene).__name__ for scene in app.stack.scenes[-1:])
        play = game_of(app)
        looks += 1
        if play is not None and looks % LOOK_EVERY == 0:
            moves = max(moves, len(play.table.moves))
            check(play.table, is_dealt(play))
    assert len(seen) >= 5, f"the monkey saw too little: {seen}"
    assert moves > 0, "the monkey never played"
    assert starts < INTENTS // 40, "the monkey spent its time outside"
