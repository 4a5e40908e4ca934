"""A whole game through the real screens: from the menu over setup, play and waves to the results and back."""

import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.codes import has_code, seed_of, write_code
from flow_desktop.engine.commands import Command
from flow_desktop.rounds import Happening, Home, Table
from flow_desktop.scenes.autoplay.dark import play_in_the_dark
from flow_desktop.scenes.autoplay.keys import Keys, Pad
from flow_desktop.scenes.autoplay.one_switch import OneSwitch
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.pointer import Clicks, Drags
from flow_desktop.scenes.autoplay.touch import Hands, LostError, Touch, play_scene, seen, top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.partners.companion import Partners
from flow_desktop.scenes.presets import key_presets, pad_presets
from flow_desktop.scenes.setup.first_game import FirstGame
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.values import dataclass

HANDS: dict[str, Callable[[Touch], Hands]] = {
    "mouse": Clicks,
    "drag": Drags,
    "keyboard": Keys,
    "pad": Pad,
    "switch": OneSwitch,
}
"""The ways to play, by name."""
PRESETS = ("usual", "left", "right", "mouse")
"""The presets of keys, by name, in the order of the page that offers them."""
EARS = "ears"
"""The way to play without seeing anything: on what is spoken alone."""
TEN_TURNS = Clock(None, 10)
Watcher = Callable[[App], None]
Acknowledge = Callable[[Command], None]


@dataclass(frozen=True, slots=True)
class ScriptedGame:
    """Which game to play, and how. Without a seed it is whatever wave the menu's Play brings."""

    seed: str | None = "flow"
    players: int = 1
    difficulty: int = 0
    edition: str = "standard"
    device: str = "mouse"
    clock: Clock = TEN_TURNS
    partners: int = 0
    """So many partners of the program sit down, too."""
    hand: str = "usual"
    """With the keys or the pad of which preset, one of `PRESETS`."""

    def options(self) -> Options:
        """The game's options; a seed that is not two of the game's words names some two of them."""
        seed = self.seed or "flow"
        asked = Options(seed, self.players, self.edition, self.difficulty, clock=self.clock)
        if has_code(asked):
            return asked
        number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")
        return Options(seed_of(number), self.players, self.edition, self.difficulty, clock=self.clock)


@dataclass(frozen=True, slots=True)
class ScriptedEnd:
    """How a scripted game went."""

    result: str
    frames: int
    commands: int
    refusals: int
    lost_thoughts: int = 0
    """How often a partner's move was thought of here, because nobody answered beside the program."""

    def to_json(self) -> dict[str, Any]:
        """For the command line."""
        return {
            "result": self.result,
            "frames": self.frames,
            "commands": self.commands,
            "refusals": self.refusals,
            "lost_thoughts": self.lost_thoughts,
        }


def play(
    plan: ScriptedGame,
    size: tuple[int, int] = (1280, 720),
    watch: Watcher | None = None,
    folders: Folders | None = None,
    resume: bool = False,
    ack: Acknowledge | None = None,
    language: str = "en",
) -> ScriptedEnd:
    """Play a game off screen as fast as it goes; `watch` is called after each command.

    Without `folders` the game is gone afterwards. `resume` goes on with an unfinished game if there is one.
    `ack` is called with each command right after it is safe on the disk.
    """
    with tempfile.TemporaryDirectory(prefix="flow-autoplay-") as folder:
        settings = Settings(language=language, reduced_motion=plan.device == EARS)
        home = folders or Folders(Path(folder))
        app = off_screen(FLOW, lambda shell: MenuScene(), home, size, settings)
        return play_in(app, plan, watch, resume, ack)


def play_in(
    app: App,
    plan: ScriptedGame,
    watch: Watcher | None = None,
    resume: bool = False,
    ack: Acknowledge | None = None,
) -> ScriptedEnd:
    """Play a game in a program that shows its menu; it ends where it began."""
    if plan.device == EARS:
        return _play_by_ear(app, plan)
    lay_out_keys(app, plan.hand)
    touch = Touch(app)
    hands = HANDS[plan.device](touch)
    touch.frames(2)
    going_on = resume and seen(app, "go-on") is not None
    kept = {} if ack is None else _kept(app)
    if going_on:
        hands.choose("go-on")
        touch.frames(2)
    else:
        _sit_down(app, hands, plan)
    if ack is not None:
        _acknowledge(play_scene(app).table, ack, kept)
    if going_on and seen(app, "go-on") is not None:
        hands.choose("go-on")  # a clock that runs waits in the pause
    player = ScriptedPlayer(app, hands, Brain(plan.seed or "flow"), watch)
    partners = [each for each in play_scene(app).company if isinstance(each, Partners)]
    for each in partners:
        each.hurries = True
    result = player.play_to_the_end()
    touch.frames(60)
    if watch is not None:
        watch(app)
    hands.choose("menu")
    touch.frames(2)
    if not isinstance(top_screen(app), MenuScene):
        raise LostError("the results do not lead back to the menu")
    lost = sum(each.lost_thoughts for each in partners)
    return ScriptedEnd(result, app.frames, player.commands, player.refusals, lost)


def lay_out_keys(app: App, hand: str) -> None:
    """Give every action the key or button that a preset has for it."""
    if hand == "usual":
        return
    keys = key_presets(*app.shell.game.all_controls())[PRESETS.index(hand)]
    app.shell.change(keys=keys.chosen, sticky_keys=keys.sticky_keys, screen_letters=keys.screen_letters)
    if hand in ("left", "right"):
        app.shell.change(pad=pad_presets()[PRESETS.index(hand)].chosen)


def _play_by_ear(app: App, plan: ScriptedGame) -> ScriptedEnd:
    """By somebody who only listens; how it ended is heard, and held against the game that was kept."""
    heard = play_in_the_dark(app, write_code(plan.options()))
    kept = next(game for game in Home(app.shell.folders.data).games() if game.finished)
    if kept.result != heard.result:
        raise LostError(f"'{heard.result}' was heard, and the game was {kept.result}")
    return ScriptedEnd(heard.result, app.frames, len(kept.commands), heard.refusals)


def _kept(app: App) -> dict[str, int]:
    """How many commands each game has on the disk."""
    return {game.paths.name: len(game.commands) for game in Home(app.shell.folders.data).games()}


def _acknowledge(table: Table, ack: Acknowledge, kept: dict[str, int]) -> None:
    """Say each command once it is safe on the disk, which may be later than it happened.

    A bell that was torn off the journal rings as soon as the game goes on, before anybody listens.
    """
    unsaid = [entry.command for entry in table.moves[kept.get(table.name, 0) :]]

    def heard(happening: Happening) -> None:
        unsaid.extend(happening.commands if happening.forward else ())
        while happening.safe and unsaid:
            ack(unsaid.pop(0))

    table.listen(heard)


def _sit_down(app: App, hands: Hands, plan: ScriptedGame) -> None:
    """From the menu to the table, past the cards that are new."""
    if plan.seed is None:
        hands.choose("play" if seen(app, "play") else "box-flow")
        if isinstance(top_screen(app), FirstGame):
            hands.choose("start")
    else:
        _set_up(app, hands, plan)
    while isinstance(top_screen(app), IntroductionScene):
        hands.choose("introduced")


def _set_up(app: App, hands: Hands, plan: ScriptedGame) -> None:
    """By the wave code of the plan."""
    hands.choose("new-table")
    if not isinstance(top_screen(app), SetupScene):
        raise LostError("the menu does not lead to the setup")
    hands.write("code-field", write_code(plan.options()))
    hands.choose("use-code")
    for _ in range(plan.partners):
        hands.choose("add-partner")
    hands.choose("start")
