"""The companion of practice: it tags every space with its risk on request, and keeps where the game began."""

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
from flow_desktop.scenes.play.layout import is_large
from flow_desktop.scenes.practise.risk_view import draw_risks, risk_key, risk_words
from flow_desktop.scenes.practise.ways_on import PracticePause
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.widget import Taken, Weight, Widget

RISK_ACTION: Final = FlowAction.GOAL
"""The key that shows the risk; Help still tells the goal."""


class Practice(Companion):
    """Sits beside somebody who practises."""

    def __init__(self, beginning: ToPractice, risk: bool = False) -> None:
        self.beginning = beginning
        self.risk_shown = risk
        self.fractions = False

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
        """Show the risk, then its fractions, then hide it, and say which."""
        self.fractions = self.risk_shown and not self.fractions
        self.risk_shown = self.fractions or not self.risk_shown
        words = _("The risk is hidden.")
        if self.risk_shown:
            words = _("Each tag tells how likely the wave is to take a tile there.")
        if self.fractions:
            words = _("The risk in fractions of all rolls.")
        if self._has_key and not self.fractions:
            self.play.teller.remark(words)  # the key says so beside the board
        else:
            self.play.teller.note(words)
        self.play.refresh()

    def act(self, act: Act) -> Taken | None:
        """The risk by key or pad."""
        if act.action is not RISK_ACTION or act.repeated:
            return None
        self.toggle_risk()
        return Taken()

    @property
    def _has_key(self) -> bool:
        """Whether the key stands beside the board; where text is large there is no room for it."""
        return self.risk_shown and not is_large(self.play.look)

    def panel(self) -> Widget | None:
        """The key of the tags."""
        risks = self.risks
        return risk_key(risks) if self._has_key and risks else None

    def brief(self) -> Widget | None:
        """Nothing: what is told of a space says its risk in words."""
        return None

    def signs(self) -> tuple[Widget, ...]:
        """Redo, and the risk."""
        play = self.play
        units = sign_units(play.shell)
        redo = IconButton(
            art("icon_redo"),
            _("Redo"),
            play.moves.do_again,
            units=units,
            key="redo",
            enabled=play.table.can_redo,
            reason=_("There is nothing to redo."),
        )
        words = _("The risk in fractions ({key})") if self.risk_shown else _("Show the risk ({key})")
        if self.fractions:
            words = _("Hide the risk ({key})")
        risk = KeyedIcon(
            art("icon_dice"),
            words.format(key=play.shell.hint(RISK_ACTION)),
            self.toggle_risk,
            units=units,
            weight=Weight.CHOSEN if self.risk_shown else Weight.PLAIN,
            key="risk",
        )
        return redo, signed(risk, key_sign(play.shell, RISK_ACTION))

    def space_words(self, cell: Cell) -> str:
        """The risk of a space, while it is shown."""
        risk = self.risks.get(cell) if self.risk_shown else None
        return "" if risk is None else risk_words(risk, self.fractions)

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """The tags."""
        play = self.play
        if self.risk_shown and not play.board.show.covered:
            pointed = play.attention.cursor
            draw_risks(surface, play.look, play.board, self.risks, pointed, self.fractions)

    def over(self) -> Change | None:
        """The end of a practice game has its own ways on."""
        return Replace(ToResults(self.play.table, replace(self.beginning, risk=self.risk_shown)))

    def pause(self) -> Scene | None:
        """The pause offers the ways on of practice."""
        return PracticePause(self.play.table, self.beginning)
