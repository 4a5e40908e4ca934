"""Rounds played by doing what the hints say, by mouse, dragging, keys and pad."""

from __future__ import annotations

from pathlib import Path

import pytest

from flow_desktop.app.intents import Device
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, GameState, Phase
from flow_desktop.engine.commands import Command, Roll
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.game import HANDS
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.touch import Hands, Touch
from flow_desktop.scenes.gallery.beside import Prompter
from flow_desktop.scenes.hints.caution import Caution
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.scenes.hints.tutor import Tutor
from flow_desktop.scenes.hints.words import MOVE
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.play.sitting import Sitting, new_table, sit_down

DEVICES = {"mouse": Device.MOUSE, "drag": Device.MOUSE, "keyboard": Device.KEYBOARD, "pad": Device.PAD}


class Obedient(Brain):
    """Asks for the whole hint, and does it; during the wave it simply rolls."""

    def __init__(self, sitting: Sitting, hints: Hints, hands: Hands, device: str) -> None:
        super().__init__("obedient")
        self.sitting, self.hints, self.hands, self.device = sitting, hints, hands, device
        self.told: list[Command] = []

    def decide(self, state: GameState) -> Command:
        if state.turn.phase is Phase.WAVE:
            return super().decide(state)
        while self.hints.step < MOVE:
            before = self.hints.step
            if DEVICES[self.device] is Device.MOUSE:
                self.hands.choose("hint")
            else:
                self.sitting.act(FlowAction.ADVISE, device=DEVICES[self.device])
            self.sitting.frames(3)
            assert self.hints.step > before
        command = self.hints.command
        assert command is not None
        self.told.append(command)
        return command


@pytest.mark.parametrize("device", DEVICES)
def test_two_rounds_by_hints(tmp_path: Path, device: str) -> None:
    time = StillTime()
    table = new_table(time, "by hints", players=2, clock=Clock(None, 6))
    hints = Hints(Prompter())
    sitting = sit_down(tmp_path, table, time, beside=(Caution(), hints, Tutor(None)))
    hands = HANDS[device](Touch(sitting.app))
    brain = Obedient(sitting, hints, hands, device)
    player = ScriptedPlayer(sitting.app, hands, brain)
    for _move in range(400):
        waves = sum(isinstance(entry.command, Roll) for entry in table.moves)
        if waves == 2 and sitting.app.stack.top is sitting.play:
            break
        player._next(sitting.app.stack.top)
    assert isinstance(sitting.app.stack.top, PlayScene) and len(brain.told) > 12
    done = [entry.command for entry in table.moves]
    assert [command for command in brain.told if command not in done] == []
    assert sum(table.advice) == len(brain.told), "each is counted once, with its seat"
    assert player.refusals == 0
