"""The tally: animals and tokens, points and bonuses that wait, with what the choice in sight would change."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.river_dice.engine import RiverSeat, score
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.scenes.naming import thing_name
from flow_desktop.river_dice.scenes.pictograms import Pictogram, draw_signs, thing_art
from flow_desktop.river_dice.scenes.play.account import Account, signed
from flow_desktop.river_dice.scenes.play.explaining import (
    account_of_animals,
    account_of_points,
    account_of_tokens,
)
from flow_desktop.river_dice.scenes.play.outlook import TallyChange
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role, font, rendered
from flow_desktop.widgets.theme import CARD_RADIUS
from flow_desktop.widgets.widget import Size, Widget

_ROW: Final = 76
_SIDE: Final = 64
Explained = Callable[[], Account]
Seen = Callable[[], TallyChange | None]


class TallyLine(Widget):
    """One good: its picture, how many there are, and the change that a choice would bring."""

    focusable = True
    tells = True

    def __init__(
        self, art: str, name: str, count: int, change: Callable[[], int], key: str, explained: Explained
    ) -> None:
        super().__init__(key=key, label=f"{name}: {count}")
        self.explained = explained
        self.art = art
        self.count = count
        self.change = change

    def measure(self, look: Look, width: int) -> Size:
        """A line as high as its number."""
        return width, max(look.px(_ROW), font(Role.NUMBER, look.view).get_linesize())

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Picture, number, and the change on a bright plate."""
        side = min(self.rect.height - look.px(4), look.control(_SIDE))
        picture = look.assets.image(self.art, (side, side))
        surface.blit(picture, picture.get_rect(midleft=(self.rect.x, self.rect.centery)))
        number = rendered(str(self.count), Role.NUMBER, look.view, look.theme.text)
        x = self.rect.x + side + look.px(14)
        surface.blit(number, number.get_rect(midleft=(x, self.rect.centery)))
        change = self.change()
        if change:
            self._draw_change(surface, look, change)

    def _draw_change(self, surface: pygame.Surface, look: Look, change: int) -> None:
        theme = look.theme
        ground, shade = (
            (theme.chosen, theme.chosen_text) if change > 0 else (theme.warning, theme.warning_text)
        )
        text = rendered(signed(change), Role.NUMBER, look.view, shade)
        plate = text.get_rect(midright=(self.rect.right - look.px(8), self.rect.centery)).inflate(
            look.px(16), 0
        )
        plate.right = self.rect.right
        draw_box(surface, plate, look.px(CARD_RADIUS), ground)
        surface.blit(text, text.get_rect(center=plate.center))


class Queue(Widget):
    """The bonuses that wait for a choice, in sight until they are used; those to come are beside them."""

    def __init__(self, waiting: tuple[str, ...], seen: Seen) -> None:
        names = ", ".join(map(thing_name, waiting))
        super().__init__(key="queue", label=_("Bonuses that wait: {names}").format(names=names or "0"))
        self.waiting = waiting
        self.seen = seen

    def measure(self, look: Look, width: int) -> Size:
        """Two lines of signs, whether there are any or not: nothing jumps."""
        return width, look.px(112)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """What waits, and below it what a choice would add."""
        half = self.rect.height // 2
        top = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, half).inflate(0, -look.px(8))
        draw_signs(
            surface,
            look,
            [Pictogram(thing_art(each)) for each in self.waiting],
            top,
            look.theme.text,
            Align.START,
        )
        seen = self.seen()
        if seen is not None and seen.waits:
            low = top.move(0, half)
            signs = [Pictogram("", "+"), *(Pictogram(thing_art(each)) for each in seen.waits)]
            draw_signs(surface, look, signs, low, look.theme.text, Align.START)


def tally_lines(seat: RiverSeat, seen: Seen, family: bool) -> list[Widget]:
    """From bear at the top to salmon, then tokens and points, as the printed tally has them."""

    def changing(animal: int) -> Callable[[], int]:
        def change() -> int:
            found = seen()
            return found.animals[animal] if found is not None else 0

        return change

    def tokens() -> int:
        found = seen()
        return found.tokens if found is not None else 0

    def points() -> int:
        found = seen()
        return found.points if found is not None else 0

    lines: list[Widget] = [
        TallyLine(
            f"animal_{ANIMALS[animal]}",
            thing_name(ANIMALS[animal]),
            seat.animals[animal],
            changing(animal),
            f"tally-{animal}",
            partial(account_of_animals, seat, animal),
        )
        for animal in reversed(range(5))
    ]
    buys, comes_from = partial(account_of_tokens, seat, family), partial(account_of_points, seat)
    total = score(seat)["total"]
    lines.append(TallyLine("sign_token", thing_name("token"), seat.tokens, tokens, "tally-token", buys))
    lines.append(TallyLine("sign_point", _("points"), total, points, "tally-points", comes_from))
    return lines
