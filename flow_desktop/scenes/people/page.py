"""One person's page: what is their own. It looks as they have set it, so that everything is seen at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.panel_page import Chapter, PanelPage, words
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.people.reached import reached_lines
from flow_desktop.scenes.player import forget_own, has_own, wear_person, wear_player
from flow_desktop.scenes.seat_look import avatar_art
from flow_desktop.scenes.settings.accessibility import own_chapters
from flow_desktop.scenes.setup.seat_panel import aid_toggles
from flow_desktop.scenes.start import people_of, remember_people
from flow_desktop.table import Aids, Profile
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP, HAIR, SNUG
from flow_desktop.widgets.widget import Widget

PICTURE: Final = 96


class PersonPage(PanelPage):
    """Their settings are worn while it is open; afterwards those of whoever plays."""

    title = N_("This person's settings")
    first_focus = "text-size"

    def __init__(self, name: str) -> None:
        self.name = name

    def enter(self, shell: Shell) -> None:
        """Look as this person has set it."""
        wear_person(shell, self.name)
        super().enter(shell)

    def leave(self) -> None:
        """Everything is again as whoever plays has it."""
        super().leave()
        wear_player(self.shell)

    @property
    def person(self) -> Profile:
        """The person as they are known now."""
        return people_of(self.shell).named(self.name)

    def chapters(self) -> Sequence[Chapter]:
        """Who it is, and what can be set, then the aids at a table."""
        seeing, hearing = own_chapters(self)
        return (
            Chapter(seeing.name, (self._who(), *seeing.panels)),
            hearing,
            Chapter(_("Help at the table"), (self._aids(),)),
        )

    def _who(self) -> Widget:
        person = self.person
        lines: list[Widget] = [Label(person.name, Role.HEADING)]
        lines += [Label(line, Role.SMALL, soft=True) for line in reached_lines(self.shell, person)]
        head = Row(
            [Image(avatar_art(person.avatar), PICTURE), Column(lines, gap=HAIR, grow=1)], align=Align.CENTRE
        )
        own = has_own(self.shell, self.name)
        told = words(
            _("What is set here goes with {name} to every game.").format(name=person.name),
            _("At a shared table the largest text and the gentlest choice hold for all."),
        )
        usual = Button(
            _("As this computer has it"),
            self._as_usual,
            icon=art("icon_undo"),
            enabled=own,
            reason="" if own else _("Nothing is set here yet."),
            key="as-usual",
        )
        return Panel(Column([head, told, usual, pen_drawing(art("sketch_anchor"))], gap=GAP), key="person")

    def _as_usual(self) -> Change | None:
        forget_own(self.shell, self.name)
        self.refresh()
        return None

    def _aids(self) -> Widget:
        def change(aids: Aids) -> None:
            remember_people(self.shell, replace(self.person, aids=aids))
            self.refresh()

        toggles = aid_toggles(self.person.seat(), change, "")
        return Panel(Column(toggles, gap=SNUG), title=_("Help at the table"))
