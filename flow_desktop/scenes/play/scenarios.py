"""The scenario cards in force, as small signs that tell what they change."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Widget

HIGH: Final = 48
SHAPE: Final = 4 / 3


class ScenarioSign(Widget):
    """A scenario card; its bubble says name and effect."""

    focusable = True
    pointed = True
    bubble_above = True  # the cards lie below

    def __init__(self, scenario: Scenario) -> None:
        name, effect = scenario_name(scenario), scenario_effect(scenario)
        hint = _("{name}: {effect}").format(name=name, effect=effect)
        super().__init__(key=f"scenario-{scenario}", label=name, hint=hint)
        self.scenario = scenario

    def role(self) -> str:
        """It is a card."""
        return _("scenario card")

    def measure(self, look: Look, width: int) -> Size:
        """Never smaller than a target."""
        high = max(look.view.target, look.px(HIGH))
        return round(high * SHAPE), high

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The picture with an edge."""
        edge = max(1, look.px(EDGE_WIDTH))
        draw_box(surface, self.rect, look.px(10), look.theme.caption, look.theme.panel_edge, edge)
        size = (self.rect.width - 4 * edge, self.rect.height - 4 * edge)
        picture = look.assets.image(art("scenario", self.scenario), size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
