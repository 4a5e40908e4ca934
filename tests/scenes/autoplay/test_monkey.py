"""A monkey at the program: 20,000 random intents from the menu on, without an exception, the game whole."""

import random
from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    Action,
    Button,
    Device,
    DeviceAdded,
    DeviceRemoved,
    FocusGained,
    FocusLost,
    Intent,
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
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.step import step
from flow_desktop.engine.tiles import FIXED, ROCK, kind_of
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.table import Table
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk

INTENTS = 4000
SEEDS = range(5)
AT_ONCE = 4
LOOK_EVERY = 200
SIZES = ((1024, 640), (1280, 720), (1280, 960))
SELDOM = (
    Action.BACK,
    Action.PAUSE,
    Action.HELP,
    Action.GOAL,
    Action.FULLSCREEN,
    Action.MUTE,
    Action.DISCARDS,
)


def anything(chance: random.Random, app: App) -> Intent:
    """An intent that any device could bring; half of the presses go to something that can be pressed."""
    dice = chance.random()
    x, y = somewhere(chance, app)
    if dice < 0.30:
        return PointerPressed(x, y, chance.choice((Button.LEFT, Button.LEFT, Button.LEFT, Button.RIGHT)))
    if dice < 0.50:
        return PointerReleased(x, y, chance.choice((Button.LEFT, Button.LEFT, Button.LEFT, Button.RIGHT)))
    if dice < 0.60:
        return PointerMoved(x, y, chance.choice((None, Button.LEFT)))
    if dice < 0.64:
        return Wheel(x, y, chance.choice((-2, -1, 1, 2)))
    if dice < 0.94:
        action = chance.choice([each for each in Action if each not in SELDOM])
        return Act(action, chance.choice((Device.KEYBOARD, Device.PAD)), chance.random() < 0.1)
    if dice < 0.97:
        return Act(chance.choice(SELDOM), Device.KEYBOARD)
    if dice < 0.98:
        return TextTyped(chance.choice(("a", "ż", "otter-reef-10967", " ", "9")))
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


def table_of(app: App) -> Table | None:
    return next((scene.table for scene in app.stack.scenes if isinstance(scene, PlayScene)), None)


def check(table: Table) -> None:
    """The game is what its record says, and every tile is somewhere."""
    state = table.state
    on_board = [kind_of(piece) for piece in state.board.pieces if piece and not piece & (FIXED | ROCK)]
    held = [state.turn.holding] if state.turn.holding is not None else []
    everywhere = Counter([*on_board, *held, *state.supply.shown, *state.supply.discard])
    everywhere.update(kind for pile in state.supply.piles for kind in pile)
    assert everywhere == Counter(state.rules.edition.tiles)
    assert sum(everywhere.values()) == 42
    again = new_game(table.options).state
    for entry in table.moves:
        again = step(again, entry.command).state
    assert again == state


@pytest.mark.parametrize("seed", SEEDS)
def test_random_intents_do_no_harm(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    settings = Settings(language="en", reduced_motion=seed % 2 == 1)
    app = off_screen(lambda shell: MenuScene(), Folders(tmp_path), SIZES[0], settings)
    seen: Counter[str] = Counter()
    sent = moves = starts = 0
    app.loop_once()
    while sent < INTENTS:
        intents = [anything(chance, app) for _ in range(AT_ONCE)]
        app.inject(*intents)
        sent += AT_ONCE
        if not app.loop_once():  # the monkey has left the program: it starts it again
            starts += 1
            app = off_screen(lambda shell: MenuScene(), Folders(tmp_path), SIZES[0], settings)
            app.loop_once()
        seen.update(type(scene).__name__ for scene in app.stack.scenes[-1:])
        table = table_of(app)
        if table is not None and sent % LOOK_EVERY == 0:
            moves = max(moves, len(table.moves))
            check(table)
    assert len(seen) >= 5, f"the monkey saw too little: {seen}"
    assert moves > 0, "the monkey never played"
    assert starts < INTENTS // 40, "the monkey spent its time outside"
