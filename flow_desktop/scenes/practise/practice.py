"""The companion of practice: it shows the risk of every space on request, and keeps where the game began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Replace, Scene
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.risk import Risk, risks
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.destinations import ToPractice, ToResults
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.practise.risk import draw_risks, risk_words
from flow_desktop.scenes.practise.ways_on import PracticePause
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, signed
from flow_desktop.widgets.widget import Taken, Weight, Widget

SIGN: Final = 60
RISK_ACTION: Final = FlowAction.GOAL
"""The key that shows the risk; Help still tells the goal."""


class Practice(Companion):
    """Sits beside somebody who practises."""

    def __init__(self, beginning: ToPractice, risk: bool = False) -> None:
        self.beginning = beginning
        self.risk_shown = risk

    def enter(self, play: Beside) -> None:
        """A table that was left at its end and taken up again goes on."""
        super().enter(play)
        play.table.resume()

    @property
    def risks(self) -> Mapping[Cell, Risk]:
        """The risk of every space as things are; nothing once the game is over."""
        state = self.play.table.state
        return {} if state.turn.phase is Phase.OVER else risks(state)

    def toggle_risk(self) -> None:
        """Show or hide the risk, and say which."""
        self.risk_shown = not self.risk_shown
        shown, hidden = _("Each tag tells how likely the wave takes a tile there."), _("The risk is hidden.")
        self.play.teller.note(shown if self.risk_shown else hidden)
        self.play.refresh()

    def act(self, act: Act) -> Taken | None:
        """The risk by key or pad."""
        if act.action is not RISK_ACTION or act.repeated:
            return None
        self.toggle_risk()
        return Taken()

    def signs(self) -> tuple[Widget, ...]:
        """Redo, and the risk."""
        play = self.play
        large = play.shell.view.text_percent / 100
        units = SIGN * (1 + large) / (2 * large)
        redo = IconButton(
            art("icon_redo"),
            _("Do again"),
            play.moves.do_again,
            units=units,
            key="redo",
            enabled=play.table.can_redo,
            reason=_("Nothing was taken back."),
        )
        words = _("Hide the risk ({key})") if self.risk_shown else _("Show the risk ({key})")
        risk = KeyedIcon(
            art("icon_dice"),
            words.format(key=play.shell.hint(RISK_ACTION)),
            self.toggle_risk,
            units=units,
            weight=Weight.PRIMARY if self.risk_shown else Weight.PLAIN,
            key="risk",
        )
        return redo, signed(risk, key_sign(play.shell, RISK_ACTION))

    def space_words(self, cell: Cell) -> str:
        """The risk of a space, while it is shown."""
        risk = self.risks.get(cell) if self.risk_shown else None
        return "" if risk is None else risk_words(risk)

    def draw(self, surface: pygame.Surface) -> None:
        """The tags, over the board."""
        if self.risk_shown and not self.play.board.show.covered:
            draw_risks(surface, self.play.look, self.play.board, self.risks)

    def over(self) -> Change | None:
        """The end of a practice game has its own ways on."""
        return Replace(ToResults(self.play.table, replace(self.beginning, risk=self.risk_shown)))

    def pause(self) -> Scene | None:
        """The pause offers the ways on of practice."""
        return PracticePause(self.play.table, self.beginning)
