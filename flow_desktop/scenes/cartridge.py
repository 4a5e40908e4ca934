"""Flow as the shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.cartridge import Aftermath, Cartridge, Words
from flow_desktop.app.language import N_

if TYPE_CHECKING:
    from flow_desktop.app.crash import Crash, Evidence
    from flow_desktop.app.input import Controls
    from flow_desktop.app.loop import App
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.settings import Settings
    from flow_desktop.app.shell import Shell

HORIZON: Final = 0.46
SKY: Final = pygame.Color("#7EC3CF"), pygame.Color("#FCE0BC")
SEA: Final = pygame.Color("#7ACBC9"), pygame.Color("#10414F")
NIGHT: Final = pygame.Color("#0B1D26")


def _menu(shell: Shell) -> Scene:
    from flow_desktop.scenes.menu.opening import WelcomingMenu

    return WelcomingMenu()


def draw_sea_ahead(settings: Settings, size: tuple[int, int]) -> None:
    """The menu's ground and the animals on it are the largest drawings of the start, which need wait neither
    for the window nor for the menu's imports.
    """
    from flow_desktop.app.assets import begin, ground_size, oversampled
    from flow_desktop.app.catalogue import catalogue
    from flow_desktop.app.view import View
    from flow_desktop.scenes.afloat import nearest_size, sizes
    from flow_desktop.scenes.menu.water import animals_room

    view, found = View(*size, settings.text_percent, settings.typeface), catalogue().find
    ground = [(found("art", "sea_sky"), ground_size(size))] if settings.theme == "normal" else []
    near = nearest_size(view, animals_room(view))
    animals = [(found("art", name), oversampled((size, size))) for name, size in sizes(near)]
    begin(*ground, *animals)


def morning_sea(surface: pygame.Surface, theme: str) -> None:
    """Sky above sea in the colours of the menu; plain dark ground in high contrast."""
    width, height = surface.get_size()
    if theme != "normal":
        surface.fill(NIGHT)
        return
    horizon = round(height * HORIZON)
    for (upper, lower), top, bottom in ((SKY, 0, horizon), (SEA, horizon, height)):
        for y in range(top, bottom):
            surface.fill(upper.lerp(lower, (y - top) / (bottom - top)), (0, y, width, 1))


def _controls() -> Controls:
    from flow_desktop.scenes.actions import CONTROLS

    return CONTROLS


def _scene_at(shell: Shell, destination: Destination) -> Scene:
    from flow_desktop.scenes.wayfinding import scene_at

    return scene_at(shell, destination)


def _witness(app: App) -> Evidence:
    from flow_desktop.scenes.trouble.scene import witness

    return witness(app)


def _trouble(crash: Crash) -> Scene:
    from flow_desktop.scenes.trouble.scene import TroubleScene

    return TroubleScene(crash)


FLOW: Final = Cartridge(
    "Flow",
    first=_menu,
    opens=_scene_at,
    controls=_controls,
    first_picture=morning_sea,
    ahead=draw_sea_ahead,
    icon="program_icon",
    words=Words(
        no_screen=N_("Flow needs a screen, and none was found: start it from a desktop session."),
        not_writable=N_("Flow cannot write into its folder: settings and games are not kept."),
        settings_broken=N_(
            "Your settings could not be read. They were put aside, and Flow starts with fresh ones."
        ),
        settings_newer=N_(
            "Your settings come from a newer Flow. They stay as they are; changes last until you leave."
        ),
        keys_broken=N_("Your own keys could not be read. All keys are as usual again."),
        language_unreadable="The words of {language} could not be read. Flow speaks English.",
        report_head=N_("Crash report of Flow. It holds no names and no folders of yours."),
        stumbled=N_("Flow has stumbled and had to stop; your games are kept."),
        stumbled_with_report=N_("Flow has stumbled and had to stop; your games are kept. Report: {file}"),
    ),
    aftermath=Aftermath(_witness, _trouble),
)
"""What Flow hands to the shell."""
