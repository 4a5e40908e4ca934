"""The very first screen: play at once, learn first, or look around; and who sits down."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Replace
from flow_desktop.bots.partners import Partner
from flow_desktop.scenes.destinations import ToLessons
from flow_desktop.scenes.learn.gestures import GestureView
from flow_desktop.scenes.setup.first_game import company_choice, company_question, company_words
from flow_desktop.scenes.start import gently, last_draft, start_game
from flow_desktop.scenes.voice_line import listening_words, voice_words
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EvenGrid
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 640
LEAST_BUTTON: Final = 220
PICTURE: Final = 170


class LearnOffer(Screen):
    """New here? A sheet over the menu: one press plays, and one leads to the lessons."""

    overlay = True
    first_focus = "play"

    def __init__(self) -> None:
        self._seconds = 0.0
        self._company: Partner | None = None

    def opening_words(self) -> str:
        """The welcome, the question, and how everything is read aloud: it is what is seen first."""
        line = voice_words(self.shell)
        ways = [f"{line}." if line else "", listening_words(self.shell)]
        return " ".join(filter(None, (_("Welcome to Flow!"), self._words(), company_question(), *ways)))

    def _words(self) -> str:
        return _("Eight short lessons show you how to play. Or find out by yourself.")

    def build(self) -> Widget:
        """A picture, two sentences, company, and the ways on; where they are too high, they scroll."""
        ways: list[Widget] = [
            Button(_("Learn to play"), self._learn, icon=art("icon_lessons"), key="learn"),
            Button(_("Menu"), self.back, icon=art("icon_home"), key="not-now"),
        ]
        parts: list[Widget] = [
            heading(_("Welcome to Flow!")),
            GestureView("game", self._clock, _("Four animals and a boat"), PICTURE),
            Label(self._words()),
            company_choice(self._company, self._choose),
            Label(company_words(self._company), Role.SMALL, soft=True),
            Button(_("Play"), self._play, weight=Weight.PRIMARY, icon=art("icon_play"), key="play"),
            EvenGrid(ways, 2, least=LEAST_BUTTON, gap=SNUG),
        ]
        line = voice_words(self.shell)
        if line:
            parts.append(Label(line, Role.SMALL, soft=True, align=Align.CENTRE, key="voice-line"))
        return sheet(self.look, Column(parts, gap=GAP), _("Welcome to Flow!"), WIDTH, least=WIDTH, inner=14)

    def _clock(self) -> float | None:
        return None if self.shell.settings.reduced_motion else self._seconds

    @property
    def moving(self) -> bool:
        """The animals come to the boat for a while."""
        return not self.shell.settings.reduced_motion and self._seconds < 20

    def update(self, seconds: float) -> Change | None:
        """Time for the picture."""
        self._seconds += seconds
        return None

    def _choose(self, company: Partner | None) -> None:
        self._company = company
        self.refresh()

    def _play(self) -> Change:
        draft = gently(self.shell, last_draft(self.shell))
        return start_game(
            self.shell, draft if self._company is None else draft.with_partner_added(self._company)
        )

    def _learn(self) -> Change:
        return Replace(ToLessons(at_once=True))

    def back(self) -> Change | None:
        """To the menu; Learn stays there."""
        return Pop()
