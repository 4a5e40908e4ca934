"""Before a game: which river, who plays, which rules. Everything has a default, and Enter starts."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine.options import MOST_SEATS
from flow_desktop.river_dice.engine.scenarios import SHEETS
from flow_desktop.river_dice.engine.sheets.blank import blank
from flow_desktop.river_dice.scenes.destinations import ToRiverRules
from flow_desktop.river_dice.scenes.draft import (
    RiverDraft,
    go_on,
    home_of,
    last_draft,
    start_game,
)
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.leaving import leave_for_shelf
from flow_desktop.river_dice.scenes.naming import SHEET_WORDS, sheet_title
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, WIDTH
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.table import KeptRiver
from flow_desktop.widgets.button import Button, DetailButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.frames import Padding, Sized, Spacer
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE, GAP, ROOMY, SNUG
from flow_desktop.widgets.widget import Press, Size, Weight, Widget, touched

_STARS: Final = {"A": 1, "B": 2, "C": 2, "D": 3}
_WIDEST: Final = 1500
_PICTURE: Final = 0.72
_MOST_PICTURE: Final = 280
"""So wide that all four rivers stand on the page of a small window."""


class SheetButton(Pressable):
    """A river to choose: its sheet in small, its name, a line about it."""

    def __init__(self, letter: str, chosen: bool, on_press: Press) -> None:
        super().__init__(sheet_title(letter), on_press, key=f"sheet-{letter}")
        self.letter = letter
        self.chosen = chosen
        self.detail = _(SHEET_WORDS[letter])

    def value(self) -> str:
        """What kind of sheet it is, and whether it is chosen."""
        state = _("chosen") if self.chosen else ""
        return f"{self.detail} {state}".strip()

    def _picture(self, look: Look, width: int) -> tuple[int, int]:
        wide = min(round((width - 2 * look.px(GAP)) * _PICTURE), look.px(_MOST_PICTURE))
        return wide, round(wide * HEIGHT / WIDTH)

    def measure(self, look: Look, width: int) -> Size:
        """The picture with name and line below."""
        inner = width - 2 * look.px(GAP)
        words = look.block(self.label, Role.STRONG, inner).height
        words += look.block(self.detail, Role.SMALL, inner).height
        return width, self._picture(look, width)[1] + words + 3 * look.px(GAP)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A card; the chosen one is bright and has a tick."""
        theme = look.theme
        ground = theme.primary if self.chosen else touched(theme, theme.plain, self)
        shade = theme.primary_text if self.chosen else theme.plain_text
        draw_box(
            surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, look.px(5 if self.chosen else 2)
        )
        inner = self.rect.inflate(-2 * look.px(GAP), -2 * look.px(GAP))
        wide, high = self._picture(look, self.rect.width)
        place = pygame.Rect(0, inner.y, wide, high)
        place.centerx = self.rect.centerx
        view = SheetView(plan_of(self.letter), blank(self.letter))
        view.place(look, place)
        view.paint(surface, look)
        side = look.px(30)
        star = look.assets.image(art("icon_star"), (side, side))
        for number in range(_STARS[self.letter]):
            surface.blit(star, (inner.right - side, inner.y + number * (side + look.px(4))))
        name = self.label
        top = place.bottom + look.px(GAP) // 2
        used = look.block(name, Role.STRONG, inner.width).height
        look.text(
            surface, name, Role.STRONG, shade, pygame.Rect(inner.x, top, inner.width, used), Align.CENTRE
        )
        rest = pygame.Rect(inner.x, top + used, inner.width, inner.bottom - top - used)
        look.text(surface, self.detail, Role.SMALL, shade, rest, Align.CENTRE, Align.START)


class RiverSetupPage(WoodPage):
    """The first page of the game, and the one before every new table."""

    first_focus = "start"

    def enter(self, shell: Shell) -> None:
        """Begin with the last table; look whether a game waits."""
        self.draft = last_draft(shell)
        welcome = home_of(shell).welcome()
        self.kept: KeptRiver | None = next(iter(welcome.unfinished), None)
        for sentence in welcome.sentences:
            shell.captions.notice(_(sentence))
        if self.kept is not None:
            self.first_focus = "go-on"
        shell.audio.music("calm")
        super().enter(shell)

    def opening_words(self) -> str:
        """The name of the game."""
        return _("River Dice")

    def build(self) -> Widget:
        """Rivers, players, rules; Start below."""
        columns = [
            Panel(self._rivers(), title=_("Which river?")),
            Column([self._people(), self._rules()], gap=ROOMY),
        ]
        wide = self.shell.view.width > self.shell.view.text_px(1080)
        body: Widget = (
            Row([Sized(columns[0], grow=1.5), Sized(columns[1], grow=1)], gap=ROOMY)
            if wide
            else Column(columns, gap=ROOMY)
        )
        page = Scroll(Padding(body, GAP, GAP), label=_("River Dice"), key="page")
        sized = Sized(page, most_width=_WIDEST, text=True, grow=1)
        return Padding(Column([title(_("River Dice")), sized, self._bottom()], gap=SNUG), EDGE, GAP)

    def _rivers(self) -> Widget:
        buttons = [
            SheetButton(letter, letter == self.draft.sheet, self._using(sheet=letter)) for letter in SHEETS
        ]
        return Grid(buttons, 2, least=200, gap=GAP)

    def _people(self) -> Widget:
        names = self.draft.names
        count = Choice(
            _("Players"),
            [str(number) for number in range(1, MOST_SEATS + 1)],
            len(names) - 1,
            self._seat,
            key="players",
        )
        fields = [
            TextField(
                _("Player {number}").format(number=index + 1), name, self._naming(index), key=f"name-{index}"
            )
            for index, name in enumerate(names)
        ]
        return Panel(Column([count, *(fields if len(names) > 1 else [])], gap=SNUG), title=_("Who plays?"))

    def _rules(self) -> Widget:
        draft = self.draft
        family = Choice(
            _("Rules"),
            [_("Family"), _("Full")],
            0 if draft.family else 1,
            lambda index: self._use(replace(self.draft, family=index == 0)),
            key="family",
        )
        words = (
            _("No special die. Tokens buy further dice.")
            if draft.family
            else _("With the special die and three dice actions.")
        )
        parts: list[Widget] = [family, Label(words, Role.SMALL, soft=True)]
        if not draft.family:
            parts.append(
                Choice(
                    _("Completion cards"),
                    [_("The first four"), _("Four of twelve")],
                    0 if draft.starting else 1,
                    lambda index: self._use(replace(self.draft, starting=index == 0)),
                    key="cards",
                )
            )
        parts.append(
            Toggle(
                _("Abundance: begin with more"),
                draft.abundance,
                lambda on: self._use(replace(self.draft, abundance=on)),
                key="abundance",
            )
        )
        return Panel(Column(parts, gap=SNUG), title=_("How?"))

    def _bottom(self) -> Widget:
        start = Button(
            _("Start"),
            self._start,
            icon=art("icon_play"),
            key="start",
            weight=Weight.PLAIN if self.kept is not None else Weight.PRIMARY,
        )
        parts: list[Widget] = [
            Button(_("Other games"), self.back, icon=art("icon_home"), key="shelf"),
            Button(_("Rules"), lambda: Push(ToRiverRules()), icon=art("icon_book"), key="rules"),
            Spacer(grow=1),
        ]
        if self.kept is not None:
            kept = self.kept
            words = _("Round {number} of {rounds}").format(number=kept.state.round, rounds=20)
            detail = f"{sheet_title(kept.state.setup.options.sheet_used)} · {words}"
            parts.append(
                DetailButton(
                    _("Continue"),
                    lambda: go_on(self.shell, kept),
                    icon=art("icon_play"),
                    detail=detail,
                    weight=Weight.PRIMARY,
                    key="go-on",
                )
            )
        return Row([*parts, start], align=Align.CENTRE, gap=SNUG)

    def _use(self, draft: RiverDraft) -> Change | None:
        self.draft = draft
        self.refresh()
        return None

    def _using(self, **changes: str) -> Press:
        return lambda: self._use(replace(self.draft, **changes))  # type: ignore[arg-type]

    def _seat(self, index: int) -> Change | None:
        names = (*self.draft.names, *[""] * MOST_SEATS)[: index + 1]
        return self._use(replace(self.draft, names=names))

    def _naming(self, index: int) -> Callable[[str], Change | None]:
        def name(text: str) -> Change | None:
            names = list(self.draft.names)
            names[index] = text
            return self._use(replace(self.draft, names=tuple(names)))

        return name

    def _start(self) -> Change:
        return start_game(self.shell, self.draft)

    def back(self) -> Change | None:
        """To the shelf of games."""
        return leave_for_shelf()
