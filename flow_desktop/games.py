"""The games of this house: what each hands to the shell, to the table and to the engine's door.

No other module lists them. Nothing of a game is imported before it is asked for: the window and the door need
not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from flow_desktop.app.cartridge import Cartridge
    from flow_desktop.app.input import Controls
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell
    from flow_desktop.lines import Answer, Request
    from flow_desktop.table import GameBox


class GameDoor(Protocol):
    """A game at the engine's door: one conversation, which keeps the game that was started or loaded last."""

    def answer_request(self, request: Request) -> Answer:
        """Answer a request that is an object with a text ``op``."""


class Listed(NamedTuple):
    """One game that can be played in the window."""

    load_cartridge: Callable[[], Cartridge]
    box: Callable[[], GameBox[Any]]

    @property
    def cartridge(self) -> Cartridge:
        """What the game hands to the shell."""
        return self.load_cartridge()


def _flow_cartridge() -> Cartridge:
    from flow_desktop.scenes.cartridge import FLOW

    return FLOW._replace(house=_page_of_the_house, beside=_all_controls)


def _flow_box() -> GameBox[Any]:
    from flow_desktop.rounds import FLOW_BOX

    return FLOW_BOX


def _flow_door(version: str) -> GameDoor:
    from flow_desktop.engine.door import Door

    return Door(version, {"hint": _hint})


def _hint(playing: Any, moves: Sequence[Any], request: Request) -> Answer:
    """Advice is loaded when it is first asked for."""
    from flow_desktop.bots.door_hint import hint

    return hint(playing, moves, request)


def _river_dice_door(version: str) -> GameDoor:
    from flow_desktop.river_dice.engine.door import RiverDoor

    return RiverDoor({"hint": _river_hint})


def _river_hint(state: Any, request: Request) -> Answer:
    """Advice is loaded when it is first asked for."""
    from flow_desktop.river_dice.bots.door_hint import hint

    return hint(state, request)


def _river_dice_cartridge() -> Cartridge:
    from flow_desktop.river_dice.scenes.cartridge import RIVER_DICE

    return RIVER_DICE._replace(opens=_opens_river_dice, house=_page_of_the_house, beside=_all_controls)


def _all_controls() -> tuple[Controls, ...]:
    """Whoever chooses keys for one hand chooses them for every game."""
    return tuple(game.cartridge.controls() for game in GAMES.values())


def _opens_river_dice(shell: Shell, destination: Destination) -> Scene:
    """Its own pages; those that shared pages lead to are opened as everywhere."""
    from flow_desktop.river_dice.scenes.wayfinding import scene_at
    from flow_desktop.scenes import wayfinding

    return scene_at(destination) or wayfinding.scene_at(shell, destination)


def _page_of_the_house(shell: Shell, destination: Destination) -> Scene:
    """The shelf, another game in the same window, or a page that all games share."""
    from flow_desktop.app.scene import Scene, ToFile, ToGame, ToHousePage, ToQuestions
    from flow_desktop.scenes import wayfinding
    from flow_desktop.scenes.destinations import ToAccessibility, ToDeeds, ToKeys, ToMenu, ToSettings

    match destination:
        case ToHousePage("accessibility"):
            return wayfinding.scene_at(shell, ToAccessibility(linked=False))
        case ToHousePage("keys"):
            return wayfinding.scene_at(shell, ToKeys())
        case ToHousePage("settings"):
            return wayfinding.scene_at(shell, ToSettings(linked=False))
        case ToHousePage("deeds"):
            return wayfinding.scene_at(shell, ToDeeds())
        case ToQuestions(asked):
            return wayfinding.scene_at(shell, ToDeeds(asked))
        case ToFile(path, replayed):
            return _page_of_file(shell, path, replayed)
        case ToGame(name) if name in GAMES:
            shell.play(GAMES[name].cartridge)
            first = shell.game.first(shell)
            return first if isinstance(first, Scene) else shell.game.opens(shell, first)
    shelf = GAMES[SHELF].cartridge
    put_back = "" if shell.game.name == shelf.name else "box-second"
    shell.play(shelf)
    return wayfinding.scene_at(shell, ToMenu(put_back))


def _page_of_file(shell: Shell, path: Path, replayed: bool) -> Scene:
    """The first page of the game that a file belongs to, with what is in it; what is nobody's is told."""
    from flow_desktop.river_dice.scenes.opening import page_of_file
    from flow_desktop.scenes.menu.opening import OpeningMenu

    page = page_of_file(shell, path)
    game = GAMES[SHELF if page is None else "river-dice"].cartridge
    if shell.game.name != game.name:
        shell.play(game)
    return page or OpeningMenu(path, replayed)


def _river_dice_box() -> GameBox[Any]:
    from flow_desktop.river_dice.table import RIVER_BOX

    return RIVER_BOX


SHELF: Final = "flow"
"""The game whose menu has the shelf."""
GAMES: Final[Mapping[str, Listed]] = MappingProxyType(
    {
        "flow": Listed(_flow_cartridge, _flow_box),
        "river-dice": Listed(_river_dice_cartridge, _river_dice_box),
    }
)
"""The games that the window offers."""
DOORS: Final[Mapping[str, Callable[[str], GameDoor]]] = MappingProxyType(
    {"flow": _flow_door, "river-dice": _river_dice_door}
)
"""The games behind the engine's door, made for a version of the program; the first, unless one is named."""
