"""A whole game of River Dice through the real screens: from the shelf over setup and table to the results."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path
from typing import Any, Final

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.river_dice.bots.greedy import RiverGreedy
from flow_desktop.river_dice.engine.codes import has_river_code, write_river_code
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.results.scene import RiverResults
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.table import RiverHome
from flow_desktop.river_listener import RiverListener
from flow_desktop.scenes.autoplay.dark import ears_of
from flow_desktop.scenes.autoplay.game import EARS, HANDS, lay_out_keys
from flow_desktop.scenes.autoplay.touch import Hands, LostError, Touch, seen, top_screen
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.values import dataclass
from flow_desktop.word_codes import seed_of

DEVICES: Final = (*(each for each in HANDS if each != "drag"), EARS)
"""The ways to play, by name; dice and cards can be carried too, but a press does the same."""
MOST_CHOICES: Final = 900
"""So many choices for one seat before the game is taken to have no end."""


@dataclass(frozen=True, slots=True)
class ScriptedRiver:
    """Which game to play, and how."""

    seed: str = "flow"
    players: int = 1
    sheet: str = "A"
    device: str = "mouse"
    hand: str = "usual"
    """With the keys or the pad of which preset: `usual`, `left`, `right` or `mouse`."""

    def options(self) -> RiverOptions:
        """The game's options; a seed that is not two of the game's words names some two of them."""
        asked = RiverOptions(self.seed, self.players, self.sheet)
        if has_river_code(asked):
            return asked
        number = int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:8], "big")
        return RiverOptions(seed_of(number), self.players, self.sheet)


@dataclass(frozen=True, slots=True)
class RiverEnd:
    """How a scripted game went."""

    points: tuple[int, ...]
    frames: int
    commands: int

    def to_json(self) -> dict[str, Any]:
        """For the command line."""
        return {
            "game": "river-dice",
            "points": list(self.points),
            "frames": self.frames,
            "commands": self.commands,
        }


def play(
    plan: ScriptedRiver,
    size: tuple[int, int] = (1280, 720),
    folders: Folders | None = None,
    language: str = "en",
) -> RiverEnd:
    """Play a game off screen as fast as it goes. Without `folders` it is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="flow-autoplay-") as folder:
        settings = Settings(language=language, reduced_motion=True)
        home = folders or Folders(Path(folder))
        app = off_screen(GAMES["flow"].cartridge, lambda shell: MenuScene(), home, size, settings)
        return play_in(app, plan)


def play_in(app: App, plan: ScriptedRiver) -> RiverEnd:
    """Play a game in a program that shows its menu; it ends where it began."""
    app.loop_once()
    if plan.device == EARS:
        app.painting = False  # the screen is dark: nothing that is drawn could be missed
        heard = RiverListener(ears_of(app), write_river_code(plan.options()), plan.players).play()
        return _end(app, heard)
    lay_out_keys(app, plan.hand)
    hands = HANDS[plan.device](Touch(app))
    _sit_down(app, hands, plan)
    _play_on(app, hands, MOST_CHOICES * plan.players)
    hands.choose("shelf")
    if not isinstance(top_screen(app), MenuScene):
        raise LostError("the results do not lead back to the shelf")
    return _end(app)


def _sit_down(app: App, hands: Hands, plan: ScriptedRiver) -> None:
    """From the shelf to the table, by the deal code of the plan."""
    hands.choose("box-second")
    if not isinstance(top_screen(app), RiverSetupPage):
        raise LostError("the shelf does not lead to River Dice")
    for seat in range(1, plan.players):
        if seen(app, f"seat-{seat}") is None:
            hands.choose("add-seat")
    hands.write("code-field", write_river_code(plan.options()))
    hands.choose("use-code")
    hands.choose("start")


def _play_on(app: App, hands: Hands, most: int) -> None:
    """Choose what the greedy player would, among what is in sight, until the results are shown."""
    player = RiverGreedy()
    for _choice in range(most):
        page = app.stack.top
        if isinstance(page, RiverResults):
            return
        if not isinstance(page, RiverPlay):
            raise LostError(f"the table led to {type(page).__name__}")
        shown, wanted = page.choosing.listed(), player.choose(page.state)
        hands.choose(f"choice-{shown.index(wanted) if wanted in shown else 0}")
    raise LostError("the game does not end")


def _end(app: App, heard: int | None = None) -> RiverEnd:
    """What was kept of the game; points that were heard are held against it."""
    kept = next(game for game in RiverHome(app.shell.folders.data).games() if game.finished)
    if heard is not None and heard != max(kept.totals):
        raise LostError(f"{heard} points were heard, and it were {max(kept.totals)}")
    return RiverEnd(tuple(kept.totals), app.frames, len(kept.record.moves))
