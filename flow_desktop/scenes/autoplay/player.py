"""Plays at the table until the game is over: decides, lets the hands do it, and looks whether it was done."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from flow_desktop.app.loop import App
from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import GameState, Phase, legal
from flow_desktop.engine.commands import (
    Command,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayFishing,
    PlayReturn,
    PlaySupport,
    Roll,
    Trade,
)
from flow_desktop.rounds import Table
from flow_desktop.scenes.autoplay.touch import Hands, LostError, play_scene, seen, top_screen
from flow_desktop.scenes.finale.scene import ClosingScene
from flow_desktop.scenes.play.discards import kind_key
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.wave.scene import WaveScene

MOST_FRAMES = 1500
MOST_COMMANDS = 3000
MOST_REFUSALS = 20
WATCHED_WAVES = 1
"""So many waves are looked at from beginning to end; the others are skipped."""
TRADES = 0.15
READING = 0.5
"""Seconds until a question is answered."""
CARDS = 0.25


class ScriptedPlayer:
    """Somebody who plays for all seats; `commands` and `refusals` count what came of it."""

    def __init__(
        self, app: App, hands: Hands, brain: Brain, watch: Callable[[App], None] | None = None
    ) -> None:
        self.app = app
        self.hands = hands
        self.brain = brain
        self.refusals = 0
        self._waves = 0
        self._watch = watch or (lambda app: None)
        self.table: Table = play_scene(app).table

    @property
    def commands(self) -> int:
        """How many commands the game has carried out."""
        return len(self.table.moves)

    def play_to_the_end(self) -> str:
        """Play until the results are on the screen; gives the result."""
        for _ in range(MOST_COMMANDS):
            top = top_screen(self.app)
            if isinstance(top, ResultsScene):
                assert self.table.state.result is not None
                return self.table.state.result.value
            if self.refusals > MOST_REFUSALS:
                raise LostError(f"{self.refusals} refusals; the last was for {self.last}")
            self._next(top)
        raise LostError("the game does not end")

    def _next(self, top: object) -> None:
        if isinstance(top, WaveScene):
            self._wave(top)
        elif isinstance(top, PlayScene) and self.table.waiting and seen(self.app, "step") is not None:
            self.hands.choose("step")
        elif isinstance(top, PlayScene) and self.table.state.turn.phase in (Phase.TURN, Phase.HOLDING):
            if self.table.seat.partner:
                self._let_partner()
            else:
                self._turn()
        elif isinstance(top, ClosingScene):
            self._watch(self.app)
            self.hands.choose("skip")
        else:
            self.app.loop_once()

    def _turn(self) -> None:
        """Decide, do, and look whether the game took it."""
        self.last = command = self.brain.decide(self.table.state)
        before = len(self.table.moves)
        self._carry_out(command)
        self.app.loop_once()
        self._answer()
        done = [entry.command for entry in self.table.moves[before:]]
        if command not in done:
            self.refusals += 1
        self._watch(self.app)

    def _let_partner(self) -> None:
        """Look on while a partner plays; it thinks in its own time."""
        before = len(self.table.moves)
        for _ in range(MOST_FRAMES):
            self.app.loop_once()
            if len(self.table.moves) != before or not isinstance(top_screen(self.app), PlayScene):
                return
            time.sleep(0.001)
        raise LostError("a partner does nothing")

    def _answer(self) -> None:
        """What is asked back was meant: the same space once more, after the question could be read."""
        scenes = self.app.stack.scenes
        reason = next((each.bubble.reason for each in scenes if isinstance(each, PlayScene)), None)
        if reason is None or not reason.asks or reason.cell is None:
            return
        asked = self.app.shell.now()
        while self.app.shell.now() - asked < READING:
            self.app.loop_once()
        self.hands.choose_space(reason.cell)
        self.app.loop_once()

    def _wave(self, wave: WaveScene) -> None:
        """Choose a die if there is a choice, throw, look on, go on."""
        if seen(self.app, "ready") is not None:
            self._look_on()
            self._watch(self.app)
            self.hands.choose("ready")
        elif seen(self.app, "throw") is not None and wave.toll is None:
            command = self.brain.decide(self.table.state)
            if isinstance(command, Roll) and command.die is not None:
                self.hands.choose(f"choose-{command.die}")
            self.hands.throw()
            self._waves += 1
        elif seen(self.app, "skip") is not None and self._waves > WATCHED_WAVES:
            self.hands.choose("skip")
        else:
            self._watch(self.app)
            self.app.loop_once()

    def _look_on(self) -> None:
        """Until nothing moves."""
        for _ in range(MOST_FRAMES):
            if not top_screen(self.app).moving:
                return
            self.app.loop_once()
        raise LostError("the screen never comes to rest")

    def _carry_out(self, command: Command) -> None:
        hands = self.hands
        match command:
            case Draw(pile):
                hands.draw(pile)
            case DrawShown(index):
                hands.draw_shown(index)
            case PlaceTile(cell, edges):
                hands.put(cell, edges)
            case Trade():
                hands.trade()
            case Discard():
                hands.choose("step")
            case _:
                self._play_card(command)

    def _play_card(self, command: Command) -> None:
        """Take the card, then choose what it is for, step by step."""
        hands = self.hands
        match command:
            case PlaySupport(cell) | PlayBird(cell):
                hands.take_card(command.card)
                hands.choose_space(cell)
            case PlayCurrent(source, cell, edges):
                hands.take_card(command.card)
                hands.choose_space(source)
                hands.put(cell, edges)
            case PlayFishing():
                hands.take_card(command.card)
                for pile in command.piles:
                    hands.choose_pile(pile)
            case PlayCalmWaters():
                hands.take_card(command.card)
                hands.choose("step")
            case PlayReturn(kind, cell, edges):
                hands.take_card(command.card)
                if isinstance(top_screen(self.app), PlayScene):
                    hands.choose("step")
                hands.choose(kind_key(kind))
                hands.put(cell, edges)


class Brain:
    """The greedy bot with a little whim: it trades and plays cards now and then, so that all is tried."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)

    def decide(self, state: GameState) -> Command:
        """A legal command."""
        choices = legal(state)
        if state.turn.phase is Phase.HOLDING and Trade() in choices and self._chance.random() < TRADES:
            return Trade()
        cards = [command for command in choices if hasattr(command, "card")]
        if cards and self._chance.random() < CARDS:
            return self._any_card(cards)
        return greedy_bot(state, self._chance.random)

    def _any_card(self, commands: list[Command]) -> Command:
        """Any card first, then any way to play it, so that cards with many ways do not crowd out others."""
        kinds = sorted({type(command).__name__ for command in commands})
        chosen = self._chance.choice(kinds)
        return self._chance.choice([command for command in commands if type(command).__name__ == chosen])
