"""Who contributes to the page of a finished game, in the order in which it is shown."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.scenes.badges.results import badges_of_game
from flow_desktop.scenes.contribution import Contribution, Contributor, FinishedGame
from flow_desktop.scenes.keepsakes.way import keepsakes

CONTRIBUTORS: Final[list[Contributor]] = [badges_of_game, keepsakes]
"""One line for each room that has something to say: stars of a voyage, badges, a ghost, keepsakes."""


def contributed(game: FinishedGame, contributors: Sequence[Contributor] | None = None) -> Contribution:
    """Everything that is said about a game, put together; asked each time that the page is built."""
    told = [each(game) for each in (CONTRIBUTORS if contributors is None else contributors)]
    return Contribution(
        tuple(line for each in told for line in each.lines),
        tuple(widget for each in told for widget in each.widgets),
        tuple(button for each in told for button in each.buttons),
    )
