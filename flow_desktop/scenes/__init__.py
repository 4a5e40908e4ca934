"""Everything the player sees: menu, setup, play, wave, results, pause, settings and rules."""

from flow_desktop.app import environment

__all__ = ["environment"]
