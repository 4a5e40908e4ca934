"""A badge is told at the moment it is earned: a line, a sound, a word, and its picture beside the line.

Nothing covers the board, nothing waits for it. What everybody at the table has already is not told again.
Once something that had been revealed is taken back, this game gives no badges any more, in whatever sitting.
"""

from collections import deque
from datetime import date
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.engine.commands import Draw, PlayFishing, Roll, Trade
from flow_desktop.rounds import Happening
from flow_desktop.rounds.achievements import Achievement, Lookout
from flow_desktop.rounds.achievements_kept import award, counts_for, persons
from flow_desktop.scenes.badge_words import badge_art, badge_name
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.start import home_of
from flow_desktop.scenes.telling.cues import Line, Sound, Spoken, Timeline
from flow_desktop.table import By

SECONDS: Final = 5.0
FADE: Final = 0.4
SOUND: Final = "ready"
REVEALS: Final = (Draw, Trade, PlayFishing, Roll)
CAPTION: Final = "caption"


class Praise(Companion):
    """Watches the game for badges; `day` is the one that is kept with them."""

    def __init__(self, day: date | None = None) -> None:
        self._day = day or date.today()
        self._due: deque[Achievement] = deque()
        self._shown: Achievement | None = None
        self._age = 0.0

    def enter(self, play: Beside) -> None:
        """What was done before was told before."""
        super().enter(play)
        self._lookout = Lookout(play.table.opening.state)
        self._lookout.catch_up(play.table.moves)

    def heard(self, happening: Happening) -> None:
        """Look at what was done; whatever is new to somebody is told next."""
        table = self.play.table
        if happening.by in (By.UNDO, By.REDO):
            self._lookout = Lookout(table.opening.state)
            self._lookout.catch_up(table.moves)
            return
        earned = self._lookout.catch_up(table.moves)
        if not earned or any(isinstance(each, REVEALS) for each in table.taken_back):
            return
        badges = counts_for(earned, table.seats)
        fresh = award(home_of(self.play.shell).library, persons(table.seats), badges, self._day)
        self._due.extend(badge for badge in badges if badge in fresh)

    def update(self, seconds: float) -> None:
        """Tell what is due, one after the other."""
        if self._shown is not None:
            self._age += seconds
            if self._age >= SECONDS:
                self._shown = None
                self.play.shell.redraw()
        if self._shown is None and self._due:
            self._tell(self._due.popleft())

    @property
    def wake_after(self) -> float | None:
        """When the next is told, or the last goes away."""
        if self._shown is not None:
            return max(0.0, SECONDS - self._age)
        return 0.0 if self._due else None

    @property
    def moving(self) -> bool:
        """While the picture fades in; never with reduced motion."""
        return self._shown is not None and self._age < FADE and not self._still

    @property
    def _still(self) -> bool:
        return self.play.shell.settings.reduced_motion

    def _tell(self, badge: Achievement) -> None:
        self._shown, self._age = badge, 0.0
        words = _("A badge for you: {name}.").format(name=badge_name(badge))
        self.play.teller.say(Timeline.of(Sound(0.0, SOUND), Line(0.0, words), Spoken(0.0, words)))
        self.play.shell.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Its picture at the left end of the line below the board, where no words stand."""
        caption = self.play.seek(CAPTION)
        if self._shown is None or caption is None:
            return
        side = caption.rect.height
        picture = self.play.look.assets.image(badge_art(self._shown, True), (side, side))
        picture.set_alpha(255 if self._still else round(255 * min(1.0, self._age / FADE)))
        surface.blit(picture, picture.get_rect(midleft=caption.rect.midleft))
        picture.set_alpha(255)
