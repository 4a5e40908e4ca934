"""A game played ahead off screen: where its first tile is taken up and put down, and what that will be."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine import Options
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.rounds import Table
from flow_desktop.scenes.autoplay.touch import Touch, board_of, hand_of, seen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToPlay
from flow_desktop.scenes.setup.first_game import PACES
from flow_desktop.scenes.wayfinding import scene_at

SIZE: Final = (1280, 720)
NOTCHES: Final = 1
"""How often the wheel is turned: a notch leads to the next way that fits, however many quarters that is."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move in pixels: where the pile and the space are, and what the log will say."""

    pile: tuple[int, int]
    space: tuple[int, int]
    said: str


def a_game(seed: str, folder: Path) -> App:
    """A first game of that seed on the screen, at the pace that is suggested for it."""
    app = off_screen(
        FLOW,
        lambda shell: scene_at(shell, ToPlay(Table.new(Options(seed, clock=PACES[0]), source=shell.now))),
        Folders(folder),
        SIZE,
        Settings(language="en"),
    )
    app.loop_once()
    return app


def a_move(seed: str, folder: Path) -> Move:
    """The first tile of the first pile, to the space where it fits in most ways, turned by the wheel."""
    app = a_game(seed, folder)
    pile = seen(app, "pile-0")
    assert pile is not None
    place = pile.rect.center
    Touch(app).press(pile)
    hand = hand_of(app)
    carry = hand.carry
    assert carry is not None
    snaps = hand.aids.snap_rotation
    cell = max(sorted(carry.fits), key=lambda each: len(carry.fits[each]))
    there = carry.over(cell, snaps).turned(NOTCHES, snaps)
    assert there.edges in carry.fits[cell]
    return Move(
        place, board_of(app).cell_rect(cell).center, f"did {write_command(PlaceTile(cell, there.edges))}"
    )
