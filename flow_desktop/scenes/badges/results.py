"""The badges that a game gave, quietly below its players: also those that everybody had before."""

from typing import Final

from flow_desktop.app.language import _
from flow_desktop.rounds.achievements import Lookout
from flow_desktop.rounds.achievements_kept import badges_kept, counts_for, persons
from flow_desktop.scenes.badge_words import badge_art, badge_name, badge_task
from flow_desktop.scenes.contribution import Contribution, FinishedGame
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG

PICTURE: Final = 64


class EarnedBadge(Single):
    """One badge with its name; where it has the focus, what it is for is told."""

    see_through = False
    focusable = True

    def __init__(self, name: str, task: str, picture: Image, key: str) -> None:
        words = Label(name, Role.SMALL)
        super().__init__(Row([picture, words], gap=CLOSE, align=Align.CENTRE), key=key)
        self.label = name
        self.task = task

    def value(self) -> str:
        """What it is for."""
        return self.task


def badges_of_game(game: FinishedGame) -> Contribution:
    """What the game gave to somebody who has it; one that is kept nowhere gives nothing."""
    if not game.name:
        return Contribution()
    lookout = Lookout(game.table.opening.state)
    library, people = home_of(game.shell).library, persons(game.table.seats)
    owned = {badge for person in people for badge in badges_kept(library, person)}
    earned = [
        badge for badge in counts_for(lookout.catch_up(game.table.moves), game.table.seats) if badge in owned
    ]
    if not earned:
        return Contribution()
    signs = [
        EarnedBadge(
            badge_name(each),
            badge_task(each),
            Image(badge_art(each, True), PICTURE),
            f"earned-{each.value}",
        )
        for each in earned
    ]
    return Contribution(
        widgets=(Column([Label(_("Badges"), Role.STRONG), Wrap(signs, gap=SNUG)], gap=CLOSE),)
    )
