"""Who is playing? A list over the menu; nobody has to answer it before they play."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.destinations import ToPerson
from flow_desktop.scenes.panel_page import words
from flow_desktop.scenes.player import choose_player, player_of
from flow_desktop.scenes.seat_look import avatar_art
from flow_desktop.scenes.start import people_of
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import heading
from flow_desktop.widgets.layout import Column, EvenGrid
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Press, Weight, Widget

WIDTH: Final = 720
LEAST: Final = 280
MOST_PEOPLE: Final = 24
CHOSEN: Final = "player"
"""What this page leaves to the menu."""


class WhoScene(Screen):
    """Everybody who has played here; whoever plays has the focus and a tick."""

    overlay = True

    def enter(self, shell: Shell) -> None:
        """Begin at whoever plays."""
        self.first_focus = f"who-{player_of(shell).key}"
        super().enter(shell)

    def build(self) -> Widget:
        """One button for each person, and one for nobody in particular."""
        known, player = people_of(self.shell).known[:MOST_PEOPLE], player_of(self.shell)
        buttons = [
            self._button(person.name, person.name, person.key, str(avatar_art(person.avatar)))
            for person in sorted(known, key=lambda each: each.key)
        ]
        told = words(_("Text, colours, keys, lessons and stars are each person's own."))
        nobody = self._button(_("Nobody in particular"), "", "", "icon_seat")
        people = Column([EvenGrid(buttons, 2, least=LEAST, gap=SNUG), nobody], gap=SNUG)
        body: list[Widget] = [heading(_("Who is playing?")), told, people]
        if player.name:
            label = _("Settings of {name}").format(name=player.name)
            own = lambda: Push(ToPerson(player.name))  # noqa: E731
            body.append(Button(label, own, icon=art("icon_settings"), align=Align.START, key="own"))
        return sheet(self.look, Column(body, gap=GAP), _("Who is playing?"), WIDTH, least=WIDTH, inner=GAP)

    def _button(self, label: str, name: str, key: str, icon: str) -> Widget:
        used = player_of(self.shell).key == key
        return Button(
            label,
            self._choosing(name),
            icon=art("icon_check") if used else art(icon),
            weight=Weight.PRIMARY if used else Weight.PLAIN,
            align=Align.START,
            key=f"who-{key}",
        )

    def _choosing(self, name: str) -> Press:
        def choose() -> Change:
            choose_player(self.shell, name)
            return Pop(CHOSEN)

        return choose
