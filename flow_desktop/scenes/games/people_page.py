"""The numbers of persons and of line-ups: no order of merit, nobody beside anybody else's best (U8)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext, spoken_row
from flow_desktop.app.scene import Push
from flow_desktop.engine.cards import Card
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.achievements_kept import Person
from flow_desktop.scenes.destinations import ToPerson
from flow_desktop.scenes.games.gauges import KINDS
from flow_desktop.scenes.games.words import BETWEEN
from flow_desktop.scenes.naming import card_name, listed
from flow_desktop.scenes.results.tide_words import percent
from flow_desktop.scenes.results.words import time_words
from flow_desktop.scenes.seat_look import avatar_art
from flow_desktop.table import Profile
from flow_desktop.table.profiles import person_key
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Single, Spacer
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, Plate, heading
from flow_desktop.widgets.layout import Column, EvenGrid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, GAP, HAIR, KEY_RADIUS, ROOMY, SEA, SNUG
from flow_desktop.widgets.widget import Size, Widget

LEAST_CARD: Final = 400
COLUMNS: Final = 4
BAR: Final = 16
CARD: Final = 72
FACE: Final = 64
FACE_OF_SEVERAL: Final = 48
MOST_FACES: Final = 4
MOST_OWN: Final = 24
OWN_COLUMNS: Final = 6
LEAST_OWN: Final = 200
MOST_CARDS: Final = 60
"""So many line-ups are shown, those who played most first."""


class WonBar(Widget):
    """A channel that is filled as far as games were won."""

    decorative = True

    def __init__(self, won: int, of: int) -> None:
        super().__init__()
        self.share = won / of if of else 0.0

    def measure(self, look: Look, width: int) -> Size:
        """The whole width."""
        return width, look.control(BAR)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The dry channel, and the water in it."""
        theme, edge, round_ = look.theme, max(1, look.px(EDGE_WIDTH)), look.px(KEY_RADIUS)
        draw_box(surface, self.rect, round_, theme.field, theme.edge, edge)
        wide = round(self.share * self.rect.width)
        if wide:
            water = pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height)
            draw_box(surface, water, round_, theme.primary if theme.flat else SEA, theme.edge, edge)


class PersonCard(Single):
    """What is told of a person or of a line-up; where it has the focus, all of it is told."""

    see_through = False
    focusable = True

    def __init__(self, person: Person, number: int, faces: Mapping[str, int]) -> None:
        name = listed([each or _("Without a name") for each in person.people])
        lines = person_lines(person)
        known = [faces[person_key(each)] for each in person.people if person_key(each) in faces]
        side = FACE if len(known) <= 1 else FACE_OF_SEVERAL
        heads: list[Widget] = [Image(avatar_art(avatar), side) for avatar in known[:MOST_FACES]]
        titled = Column([heading(name), Label(lines[0], Role.STRONG)], gap=HAIR, grow=1)
        level = Align.START if len(known) > 1 else Align.CENTRE  # a long list of names shifts no portrait
        faces_shown = [Row(heads, gap=HAIR, align=Align.CENTRE)] if heads else []
        parts: list[Widget] = [Row([*faces_shown, titled], gap=SNUG, align=level)]
        for kind, (won, played) in person.by_kind.items():
            parts += [Label(kind_line(kind, person), Role.SMALL, soft=True), WonBar(won, played)]
        words = Column([Label(line, Role.SMALL, soft=True) for line in lines[1:]], gap=HAIR, grow=1)
        picture = [Image(art("action", person.favourite), CARD)] if person.favourite in tuple(Card) else []
        parts += [Spacer(grow=1), Row([words, *picture], gap=SNUG, align=Align.CENTRE)]
        super().__init__(Column(parts, gap=CLOSE), key=f"person-{number}", grow=1)
        self.label = name
        told = [kind_line(kind, person) for kind in person.by_kind]
        self.told = spoken_row([lines[0], *told, *lines[1:]])

    def value(self) -> str:
        """All its numbers."""
        return self.told

    def measure(self, look: Look, width: int) -> Size:
        """As wide as its column."""
        return width, self.child.measure(look, width)[1]


def _paper(card: PersonCard, *ways: Widget) -> Widget:
    """The paper of a card; the way to the settings of the person lies at its foot."""
    return Panel(Column([card, *ways], gap=SNUG), padding=ROOMY)


def _own_page(person: Profile) -> Widget:
    """The button on the paper of somebody who is known."""
    words = _("Settings of {name}").format(name=person.name)
    return Button(
        words, partial(Push, ToPerson(person.name)), icon=art("icon_settings"), key=f"own-{person.key}"
    )


def _own_pages(others: Sequence[Profile]) -> Widget:
    """A button for everybody who is known and has no paper yet."""
    buttons = [
        Button(
            person.name,
            partial(Push, ToPerson(person.name)),
            icon=avatar_art(person.avatar),
            key=f"own-{person.key}",
        )
        for person in sorted(others, key=lambda each: each.key)
    ]
    return EvenGrid(buttons, OWN_COLUMNS, least=LEAST_OWN, gap=SNUG)


def kind_line(kind: ClockKind, person: Person) -> str:
    """How many games with a kind of clock were won, and the quickest of them."""
    won, played = person.by_kind[kind]
    line = _("{name}: {won} of {finished}").format(name=_(KINDS[kind]), won=won, finished=played)
    if kind not in person.best:
        return line
    quickest = _("quickest {time}").format(time=time_words(person.best[kind]))
    return BETWEEN.join((line, quickest))


def person_lines(person: Person) -> list[str]:
    """The numbers in words, the most important first; what did not happen is left out."""
    lines = [
        _("Games won: {won} of {finished}").format(won=person.won, finished=person.games),
        ngettext("{count} animal brought home", "{count} animals brought home", person.aboard).format(
            count=person.aboard
        ),
    ]
    if person.favourite in tuple(Card):
        lines.append(_("Favourite card: {card}").format(card=card_name(Card(person.favourite))))
    if person.kept is not None:
        lines.append(_("Chance kept: {percent}").format(percent=percent(person.kept)))
    if person.given_up:
        told = ngettext("{count} game given up", "{count} games given up", person.given_up)
        lines.append(told.format(count=person.given_up))
    return lines


def _cards(cards: Sequence[Widget]) -> Widget:
    """In rows as even as can be: nobody stands alone below a full row if they fit side by side."""
    return EvenGrid(cards, COLUMNS, least=LEAST_CARD, gap=ROOMY)


def people_body(
    people: Sequence[Person], together: Sequence[Person], due: int, known: Sequence[Profile] = ()
) -> Widget:
    """Everybody, then who played together; on the paper of each person lies the way to their settings."""
    parts: list[Widget] = []
    if due:
        told = ngettext("{count} game is still to be read.", "{count} games are still to be read.", due)
        parts.append(Placed(Plate(told.format(count=due)), Align.START))
    if not people:
        parts.append(Panel(Label(_("No game is finished yet."), soft=True)))
    faces = {person.key: person.avatar for person in known}
    own = {person.key: person for person in known[:MOST_OWN]}
    first = []
    for number, person in enumerate(people[:MOST_CARDS]):
        profile = own.pop(person_key(person.people[0]), None)
        first.append(_paper(PersonCard(person, number, faces), *([_own_page(profile)] if profile else [])))
    then = [
        _paper(PersonCard(person, len(first) + number, faces))
        for number, person in enumerate(together[:MOST_CARDS])
    ]
    parts.append(_cards(first))
    if own:
        parts.append(Panel(_own_pages(list(own.values())), title=_("Settings of each person"), area="own"))
    if then:
        parts += [Placed(Plate(_("Together"), role=Role.HEADING), Align.START), _cards(then)]
    return Scroll(Padding(Column(parts, gap=GAP), GAP, CLOSE), label=_("People"), key="page", grow=1)
