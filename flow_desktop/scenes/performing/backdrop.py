"""What a story is told before: the scene below, once caught as a picture and veiled, with its board clear.

Drawing the whole scene below in every frame would cost more than everything that moves, and nothing on it
does. What takes long is done in portions, one with each frame, so that no frame is late.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Final

import pygame

from flow_desktop.app.captions import Captions
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.board.overlay import Overlay
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil
from flow_desktop.widgets.widget import Press, Widget

VEIL_BAND: Final = 60
"""A veil is laid on in bands so high: a sheet as large as the window would cost more to make than to lay."""
MOST_ALPHA: Final = 254
"""A plain picture blended with a full 255 takes ten times as long."""
MARGIN: Final = 20
CENTRED: Final = 0.25
"""From this share of its line on, on either side, a caption stands in the middle below the board."""
WORDS: Final = 1.5
"""The button that skips stands beside the caption where the words keep so many times its width."""


class Backdrop:
    """The caught scene, and the same under a veil of some opacity."""

    def __init__(self, opacity: int) -> None:
        self._opacity = opacity
        self._plain = self._veiled = pygame.Surface((0, 0))
        self._shape: object = None
        self.caught = False

    def follow(self, shell: Shell) -> None:
        """Where the scene below looks different now it has to be caught anew; a device changes nothing."""
        if _shape_of(shell) != self._shape:
            self.caught = False

    def catch(self, surface: pygame.Surface, shell: Shell) -> None:
        """Keep what is drawn on the surface."""
        self._plain, self._veiled = surface.copy(), pygame.Surface((0, 0))
        self._shape = _shape_of(shell)
        self.caught = True

    @property
    def picture(self) -> pygame.Surface:
        """What was caught, as it was."""
        return self._plain

    def draw_veiled(self, surface: pygame.Surface, look: Look, share: float) -> None:
        """The scene below under a share of its veil; the first frame, without any, has enough to do."""
        if share > 0 and self._veiled.get_size() != self._plain.get_size():
            for _ in self._veiling(look):
                pass
        _draw_faded(surface, self._plain, self._veiled if share > 0 else self._plain, share)

    def _veiling(self, look: Look) -> Iterator[None]:
        """Copy what was caught, then lay the veil over it."""
        size = self._plain.get_size()
        self._veiled = pygame.Surface(size, 0, self._plain)
        self._veiled.blit(self._plain, (0, 0))
        yield
        band = veil((size[0], VEIL_BAND), look.theme.ground_bottom, self._opacity)
        self._veiled.fblits([(band, (0, top)) for top in range(0, size[1], VEIL_BAND)])
        yield


class BoardBackdrop(Backdrop):
    """A backdrop with the board at rest above the veil; a new picture of it fades in over the one before.

    Three pictures of the window are kept: the veiled one, and two for the board as it was and as it is.
    """

    def __init__(self, opacity: int, board_view: BoardView) -> None:
        super().__init__(opacity)
        self.board_view = board_view
        self._variants, self._valley = board_view.show.variants, board_view.show.valley
        self._picture = self._spare = self._plain
        self._work: Iterator[None] | None = None
        self._area = pygame.Rect(0, 0, 0, 0)
        self._share = 1.0
        self._fade = 0.0

    @property
    def changing(self) -> bool:
        """Whether the board is still changing from one picture to the next."""
        return self._work is not None or self._share < 1.0

    def follow(self, shell: Shell) -> None:
        """What was begun for another window is dropped."""
        super().follow(shell)
        if not self.caught:
            self._work, self._share = None, 1.0

    def open(self, look: Look, shows: Iterable[BoardShow], fade: float) -> None:
        """Lay the veil over what was caught, with the board above it as in the last of these shows.

        The shows before it lead there, so that no portion draws many spaces; everything fades in together.
        """
        self._picture = self._plain
        self._work = chain(self._laying(look), self._drawing(look, shows), self._turning(look, fade))

    def finish(self) -> None:
        """Do at once what is left of the work."""
        for _portion in self._work or ():
            pass
        self._work = None

    def show(self, look: Look, show: BoardShow, fade: float = 0.0) -> None:
        """Let the board show something else, at once or in `fade` seconds; the tiles keep their drawings."""
        self.finish()
        self._set(show)
        if not self.caught:
            return
        if fade > 0:
            self._work = chain(self._clearing(), self._drawing(look, [show]), self._turning(look, fade))
        else:
            self._share = 1.0
            self._draw_changed(look)

    def advance(self, seconds: float) -> None:
        """Do the next portion of the work, or let the fade go on."""
        if self._work is not None:
            if next(self._work, self) is self:
                self._work = None
        elif self._share < 1.0:
            self._share = min(1.0, self._share + seconds / self._fade)

    def draw(self, surface: pygame.Surface) -> None:
        """The picture, or two of them while one fades into the other."""
        _draw_faded(surface, self._spare, self._picture, self._share, self._area)

    def _laying(self, look: Look) -> Iterator[None]:
        """Leave a frame to the page beside the board, then veil, and make the spare picture."""
        yield
        yield from self._veiling(look)
        self._spare = pygame.Surface(self._veiled.get_size(), 0, self._veiled)
        self._spare.blit(self._veiled, (0, 0))
        self._area = self._spare.get_rect()
        yield

    def _clearing(self) -> Iterator[None]:
        """Take the board off the spare picture, or what was caught before the veil lay."""
        self._spare.blit(self._veiled, (0, 0))
        self._area = self._room()
        yield

    def _drawing(self, look: Look, shows: Iterable[BoardShow]) -> Iterator[None]:
        """Draw the spaces that one show after the other changes."""
        view = self.board_view
        for show in shows:
            self._set(show)
            view.resting.update(look, view.places, view.show)
            yield

    def _turning(self, look: Look, fade: float) -> Iterator[None]:
        """Draw the board on the spare picture, which then fades in over the other."""
        self._draw_board(self._spare, look)
        self._picture, self._spare = self._spare, self._picture
        self._fade, self._share = fade, 0.0 if fade > 0 else 1.0
        yield

    def _set(self, show: BoardShow) -> None:
        self.board_view.show = replace(show, variants=self._variants, valley=self._valley)

    def _room(self) -> pygame.Rect:
        """The board with its shadow."""
        view = self.board_view
        return view.places.rect.inflate(view.cell_px, view.cell_px).clip(self._picture.get_rect())

    def _draw_changed(self, look: Look) -> None:
        """Draw the spaces that look different on the picture where it is."""
        view = self.board_view
        view.resting.update(look, view.places, view.show)
        changed = [view.cell_rect(cell) for cell in view.resting.changed]
        if changed:
            self._picture.set_clip(changed[0].unionall(changed))
            self._draw_board(self._picture, look)
            self._picture.set_clip(None)

    def _draw_board(self, surface: pygame.Surface, look: Look) -> None:
        """The board at rest and its lit lines; its moving foam would only freeze on a picture."""
        view = self.board_view
        view.resting.draw(surface, look, view.places)
        view.draw_patterns(surface, look)
        Overlay(surface, look, view.places, view.show, 0.0).draw(0.0)


def _draw_faded(
    surface: pygame.Surface,
    below: pygame.Surface,
    above: pygame.Surface,
    share: float,
    area: pygame.Rect | None = None,
) -> None:
    """A picture that has faded in over another by a share, in an area of the window."""
    if share >= 1.0 or above is below:
        surface.blit(above, (0, 0))
        return
    surface.blit(below, (0, 0))
    above.set_alpha(min(MOST_ALPHA, round(255 * share)))
    surface.blit(above, area or (0, 0), area)
    above.set_alpha(None)


def _shape_of(shell: Shell) -> tuple[object, ...]:
    """Everything that the look of the scene below depends on, but for the game itself."""
    settings = shell.settings
    return shell.view, settings.theme, settings.language, settings.reduced_motion


class StoryPage(Widget):
    """While the story runs: the caption below the board, and in the corner the button that skips.

    What is `painted` on the board as large letters can be read like any text.
    """

    def __init__(self, captions: Captions, on_skip: Press, board: pygame.Rect, painted: str = "") -> None:
        super().__init__()
        skip = Button(_("Skip"), on_skip, icon=art("icon", "step", "on"), key="skip")
        self.children = (Widget(label=painted, key="painted"), CaptionLine(captions), skip)
        self.board = board

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The button below the board at its right; the caption in the middle of the rest."""
        super().place(look, rect)
        painted, caption, skip = self.children
        painted.place(look, self.board)
        margin = look.px(MARGIN)
        inner = rect.inflate(-2 * margin, -2 * margin)
        corner = pygame.Rect((0, 0), skip.measure(look, inner.width // 2))
        corner.bottomright = inner.bottomright
        spare = self.board.width - corner.width - margin
        if spare > corner.width * WORDS:  # beside the caption, not over a column
            corner.right = self.board.right
            corner.centery = max(corner.centery - margin, (self.board.bottom + rect.bottom) // 2)
            corner.bottom = min(corner.bottom, inner.bottom)
            inner = pygame.Rect(self.board.x, inner.y, inner.right - self.board.x, inner.height)
        skip.place(look, corner)
        right = corner.left - margin
        middle = min(self.board.centerx - inner.left, right - self.board.centerx)
        line = pygame.Rect(inner.left, 0, max(1, right - inner.left), 0)
        if middle > inner.width * CENTRED:
            line = pygame.Rect(self.board.centerx - middle, 0, 2 * middle, 0)
        line.height = caption.measure(look, line.width)[1]
        line.centery = (self.board.bottom + rect.bottom) // 2
        line.bottom = min(line.bottom, inner.bottom)
        caption.place(look, line)
