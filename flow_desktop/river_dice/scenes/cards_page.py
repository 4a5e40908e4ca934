"""The twelve completion cards: four of them as signs, and the page on which four are chosen by hand."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change, Pop
from flow_desktop.river_dice.engine.content import PLACES, completion_cards
from flow_desktop.river_dice.scenes.colours import BONUS, DISCOUNT, SEPIA
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.naming import completion_words
from flow_desktop.river_dice.scenes.pictograms import completion_signs, draw_signs
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Sized, Spacer
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, LevelGrid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role, rendered
from flow_desktop.widgets.theme import CARD_RADIUS, EDGE, EDGE_WIDTH, GAP, SNUG
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

_STRIP: Final = 54
_SIGNS: Final = 96
_BADGE: Final = 46
_INSIDE: Final = 14


def draw_strip(surface: pygame.Surface, look: Look, rect: pygame.Rect, number: int) -> None:
    """A completion card as a strip: what it does in pictures, on the ground of its kind."""
    ground = DISCOUNT if completion_cards()[number].discount else BONUS
    draw_box(surface, rect, look.px(CARD_RADIUS), ground, SEPIA, max(1, look.px(2)))
    inner = rect.inflate(-look.px(_INSIDE), -round(rect.height * 0.3))
    draw_signs(surface, look, completion_signs(number), inner, SEPIA)


class CardSign(Widget):
    """One card as a strip; its words stand in a bubble."""

    tells = True

    def __init__(self, number: int) -> None:
        super().__init__(label=completion_words(number), key=f"card-sign-{number}")
        self.hint = self.label
        self.number = number

    def measure(self, look: Look, width: int) -> Size:
        """One line."""
        return width, look.control(_STRIP)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The strip."""
        draw_strip(surface, look, self.rect, self.number)


class CardSigns(Widget):
    """Four cards side by side as they will lie at the places."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(key="card-signs")
        self.children = [CardSign(number) for number in cards]

    def measure(self, look: Look, width: int) -> Size:
        """One line."""
        return width, look.control(_STRIP)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """A strip for each."""
        self.rect, gap = pygame.Rect(rect), look.px(6)
        wide = (rect.width - gap * (len(self.children) - 1)) // len(self.children)
        for index, child in enumerate(self.children):
            left = rect.x + index * (wide + gap)
            child.place(look, pygame.Rect(left, rect.y, wide, rect.height))


class CompletionPick(Pressable):
    """A card to pick: pictures, words, and the number of its place when it is picked."""

    def __init__(self, number: int, place: int | None, on_press: Press) -> None:
        super().__init__(completion_words(number), on_press, key=f"pick-{number}")
        self.number = number
        self.place_number = place

    def value(self) -> str:
        """Of which kind it is, and where it lies."""
        kind = _("discount") if completion_cards()[self.number].discount else _("bonus")
        where = "" if self.place_number is None else _("place {number}").format(number=self.place_number)
        return spoken_row([kind, where])

    def measure(self, look: Look, width: int) -> Size:
        """Pictures above, words below."""
        room = max(1, width - 2 * look.px(_INSIDE))
        words = look.block(self.label, Role.SMALL, room).height
        return width, look.control(_SIGNS) + words + 3 * look.px(_INSIDE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A card of its kind's colour; a picked one has a strong edge and its place."""
        theme, picked = look.theme, self.place_number is not None
        ground = DISCOUNT if completion_cards()[self.number].discount else BONUS
        edge = max(1, look.px(3 * EDGE_WIDTH if picked or self.hovered else EDGE_WIDTH))
        draw_box(
            surface, self.rect, look.px(CARD_RADIUS), ground, theme.primary if picked else theme.edge, edge
        )
        inside = look.px(_INSIDE)
        written = look.block(self.label, Role.SMALL, self.rect.width - 2 * inside).height
        high, wide = self.rect.height - written - 3 * inside, self.rect.width - 4 * inside
        signs = pygame.Rect(self.rect.x + 2 * inside, self.rect.y + inside, wide, high)
        drawn = pygame.Rect(0, 0, wide, min(high * 3 // 4, look.control(_SIGNS)))
        drawn.center = signs.center
        draw_signs(surface, look, completion_signs(self.number), drawn, SEPIA)
        words = pygame.Rect(self.rect.x + inside, signs.bottom, self.rect.width - 2 * inside, 0)
        words.height = self.rect.bottom - signs.bottom - inside
        look.text(surface, self.label, Role.SMALL, SEPIA, words, Align.CENTRE)
        if self.place_number is not None:
            side = look.control(_BADGE)
            disc = pygame.Rect(self.rect.x, self.rect.y, side, side)
            draw_box(surface, disc, side // 2, theme.primary, theme.edge, max(1, look.px(EDGE_WIDTH)))
            text = rendered(
                str(self.place_number), Role.NUMBER, look.view, theme.primary_text, round(side * 0.6)
            )
            surface.blit(text, text.get_rect(center=disc.center))


class CardsPage(WoodPage):
    """Four of twelve, in the order of their places; what comes back is the choice."""

    first_focus = "done"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.picked = list(cards)

    def opening_words(self) -> str:
        """What is to be done here."""
        return ". ".join((_("Completion cards"), _("Choose four cards, in the order of their places.")))

    def build(self) -> Widget:
        """All twelve, and the way back."""
        picks = [
            CompletionPick(number, self._place(number), self._picking(number))
            for number in completion_cards()
        ]
        for pick in picks:
            pick.grow = 1  # the rows share the height of the page, all alike
        page = Scroll(
            Padding(LevelGrid(picks, 4, least=210, gap=GAP), GAP, GAP),
            label=_("Completion cards"),
            key="page",
        )
        words = Label(
            _("Choose four cards, in the order of their places."), on_ground=True, align=Align.CENTRE
        )
        left = PLACES - len(self.picked)
        done = Button(
            _("Done"),
            lambda: Pop(tuple(self.picked)),
            weight=Weight.PRIMARY,
            icon=art("icon_check"),
            enabled=not left,
            reason=_("Cards still to choose: {count}.").format(count=left),
            key="done",
        )
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        bottom = Row([back, Spacer(grow=1), done], align=Align.CENTRE)
        return Padding(
            Column([title(_("Completion cards")), words, Sized(page, grow=1), bottom], gap=SNUG), EDGE, GAP
        )

    def _place(self, number: int) -> int | None:
        return self.picked.index(number) + 1 if number in self.picked else None

    def _picking(self, number: int) -> Press:
        def pick() -> Change | None:
            if number in self.picked:
                self.picked.remove(number)
            else:
                self.picked = [*self.picked[-(PLACES - 1) :], number]
            self.refresh()
            return None

        return pick

    def back(self) -> Change | None:
        """Nothing is changed."""
        return Pop()
