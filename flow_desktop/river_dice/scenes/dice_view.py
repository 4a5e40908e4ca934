"""The dice: they tumble on moss; the engine has decided what they show."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.physics.cube import about, after, upright
from flow_desktop.physics.dice import DiePose, DieThrow, Tray, Tumble, throw
from flow_desktop.river_dice.scenes.die_pictures import UP, draw_die
from flow_desktop.river_dice.scenes.painting.moss import draw_moss
from flow_desktop.river_dice.scenes.table_dice import TableDie, die_words
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Grabbable
from flow_desktop.widgets.widget import Press, Size, Widget

_COLUMNS: Final = 3
_SHARE: Final = 0.32
_MOST: Final = 0.29


class DieButton(Grabbable):
    """One die at rest: pressing it asks what its animal would give, dragging it onto the tally takes it."""

    def __init__(self, die: TableDie, on_press: Press, on_drag: Callable[[], None]) -> None:
        super().__init__(die_words(die), on_press, on_drag, key=die.key)
        self.die = die

    def measure(self, look: Look, width: int) -> Size:
        """A square, at least a target."""
        return look.view.target, look.view.target


class DiceTray(Widget):
    """Moss on which the dice lie, or roll; `chosen` dice are lifted by a ring."""

    def __init__(
        self,
        dice: Sequence[TableDie],
        press: Callable[[TableDie], Press],
        chosen: Callable[[], frozenset[int]],
        rolling: Callable[[], tuple[Tumble, float] | None],
        carry: Callable[[TableDie], None] = lambda die: None,
    ) -> None:
        super().__init__(key="tray", label=_("The dice"), area="tray")
        self.dice = tuple(dice)
        self.chosen = chosen
        self.rolling = rolling
        self.in_motion: tuple[str, ...] = ()
        self.children = [DieButton(die, press(die), partial(carry, die)) for die in dice]

    def measure(self, look: Look, width: int) -> Size:
        """Rows of three dice."""
        rows = self._rows
        least = rows * (look.view.target + look.px(8))
        return width, max(least, min(round(width * _SHARE * rows), round(look.view.height * _MOST)))

    @property
    def _rows(self) -> int:
        return -(-len(self.dice) // _COLUMNS)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The dice in rows, with room to roll."""
        self.rect = pygame.Rect(rect)
        across, down = rect.width / _COLUMNS, rect.height / self._rows
        self.die = max(look.view.target * 0.9, min(across, down) / 1.5)
        for index, child in enumerate(self.children):
            side = max(look.view.target, round(self.die * 1.1))
            child.rect = pygame.Rect(0, 0, side, side)
            child.rect.center = (
                round(rect.x + across * (index % _COLUMNS + 0.5)),
                round(rect.y + down * (index // _COLUMNS + 0.5)),
            )
            child.rect.clamp_ip(rect)

    def thrown(self, only: frozenset[str] | None, seed: int) -> Tumble:
        """A throw of these dice (all, or those of some kinds) to where they lie; the others lie already."""
        tray = Tray(self.rect.x, self.rect.y, self.rect.width, self.rect.height, self.die / 1.02)
        hand = (self.rect.left - 40.0, self.rect.bottom + 40.0)
        return throw(
            tray,
            [
                DieThrow(die.face, die.kind, hand if only is None else None, child.rect.center, _lying(index))
                for index, (die, child) in enumerate(zip(self.dice, self.children, strict=True))
                if only is None or die.kind in only
            ],
            seed=seed,
        )

    def poses(self) -> dict[TableDie, DiePose]:
        """The dice in motion as they are now; `draw` leaves them out until this is asked again."""
        now = self.rolling()
        found = {} if now is None else dict(zip(_rolled(self.dice, now[0]), now[0].pose(now[1]), strict=True))
        self.in_motion = tuple(die.key for die in found)
        return found

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Moss, rings, and the dice that lie."""
        draw_moss(surface, look, self.rect)
        chosen = self.chosen()
        for index, (die, child) in enumerate(zip(self.dice, self.children, strict=True)):
            if die.key in self.in_motion:
                continue
            if child.hovered or (index in chosen and not self.in_motion):
                ring = child.rect.inflate(look.px(12), look.px(12))
                draw_box(surface, ring, round(self.die * 0.28), look.theme.primary)
            angle = _lying(index)
            turn = after(about(UP, angle), upright(die.face))
            rest = DiePose(die.kind, 0.0, 0.0, angle, die.face, 0.0, 0.0, 1.0, turn)
            draw_die(surface, look, die.kind, rest, child.rect.center, self.die)


def _lying(index: int) -> float:
    """Each die lies turned a little in its own way."""
    return (index * 37 % 9 - 4) * 0.03


def _rolled(dice: Sequence[TableDie], tumble: Tumble) -> list[TableDie]:
    """The dice of a throw, in its order."""
    kinds = {each.colour for each in tumble.dice}
    return [die for die in dice if die.kind in kinds]
