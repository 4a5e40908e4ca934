"""A field for a short text: typed, pasted, or chosen letter by letter with a pad."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Unpack

import pygame

from flow_desktop.app import clipboard
from flow_desktop.app.intents import (
    Act,
    Action,
    AnyAction,
    Device,
    Intent,
    MouseButton,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.app.scene import Change, Scene
from flow_desktop.widgets.control import Control
from flow_desktop.widgets.letter_board import LetterBoard
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role, font
from flow_desktop.widgets.theme import EDGE_WIDTH, FIELD_RADIUS
from flow_desktop.widgets.widget import Size, Taken, Usual, Widget, touched

LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"
ACROSS = 16
DOWN = 10


LETTER_NAMES = {" ": N_("space"), "-": N_("hyphen"), "/": N_("slash"), ":": N_("colon")}
"""What a voice would pass over in silence."""
SPELLED = 8
"""So many letters that come at once are spelled; a longer text is read."""


def letter_name(letter: str) -> str:
    """A letter as it is said by itself."""
    if letter in LETTER_NAMES:
        return _(LETTER_NAMES[letter])
    return _("capital {letter}").format(letter=letter) if letter.isupper() else letter


def spelled(text: str) -> str:
    """A few letters one by one, or a longer text as it is."""
    return text if len(text) > SPELLED else spoken_row([letter_name(letter) for letter in text])


class TextField(Control[str]):
    """A name and a line of text.

    Ctrl+A selects all of it, Ctrl+C copies all, Ctrl+V pastes. With a pad: A begins and ends, up and
    down change the letter or add one, X takes it away.
    """

    role_word = N_("text field")

    def __init__(
        self,
        label: str,
        held: str,
        on_change: Callable[[str], Change | None],
        *,
        most: int = 16,
        allowed: Callable[[str], bool] = str.isprintable,
        letters: str = LETTERS,
        on_accept: Callable[[], Change | None] | None = None,
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, held, on_change, **usual)
        self.most = most
        self.allowed = allowed
        self.letters = letters
        self.on_accept = on_accept
        self.caret = len(held)
        self.selected = False
        self.spelling = False
        self.lettered = False
        """Whether its text is written by letters on the screen, which come at its end."""
        self.wants_text = self.enabled
        self._box = pygame.Rect(0, 0, 1, 1)
        self._look: Look | None = None

    def value(self) -> str:
        """The text, or that there is none."""
        return self.held or _("empty")

    def adopt(self, earlier: Widget) -> None:
        """Keep the caret where it was."""
        super().adopt(earlier)
        if isinstance(earlier, TextField):
            self.spelling = earlier.spelling
            self.selected = earlier.selected and bool(self.held)
            self.lettered = earlier.lettered
            self.caret = len(self.held) if self.lettered else min(earlier.caret, len(self.held))

    def measure(self, look: Look, width: int) -> Size:
        """The name above, room for the longest text below."""
        lines = look.block(self.label, Role.BODY, width)
        wide = font(Role.BODY, look.view).size("n" * (self.most + 1))[0] + 2 * look.px(ACROSS)
        return max(lines.width, min(width, wide)), lines.height + self._box_height(look)

    def _box_height(self, look: Look) -> int:
        return max(look.view.target, font(Role.BODY, look.view).get_linesize() + 2 * look.px(DOWN))

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The box lies along the lower edge."""
        super().place(look, rect)
        self._look = look
        high = self._box_height(look)
        self._box = pygame.Rect(rect.x, rect.bottom - high, rect.width, high)

    def handle(self, intent: Intent) -> Taken | None:
        """Type, erase, move the caret, copy, paste; up and down leave the field unless a pad is spelling."""
        match intent:
            case TextTyped(text):
                return self._insert(text)
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                return self._move_caret(self._caret_at(x))
            case PointerReleased(button=MouseButton.LEFT):
                return Taken()
            case Act(action, device):
                return self._spell(action, device) or self._edit(action)
        return None

    def letters_page(self) -> Scene | None:
        """Letters on the screen, those that make sense here; the caret waits behind what is written there."""
        if not self.enabled:
            return None
        self.lettered = True
        letters = "".join(letter for letter in self.letters if self.allowed(letter))
        return LetterBoard(self.label, self.held, letters, self.most, self.on_change)

    def _insert(self, text: str) -> Taken:
        """Put letters in; what is selected makes room for them."""
        before, after = self.held[: self.caret], self.held[self.caret :]
        self.lettered = False
        if self.selected:
            before = after = ""
        room = max(0, self.most - len(before) - len(after))
        typed = "".join(letter for letter in text if self.allowed(letter))[:room]
        return self._write(before + typed + after, len(before + typed), spelled(typed))

    def _write(self, text: str, caret: int, letters: str) -> Taken:
        """Another text with the caret there; a field that is disabled keeps both."""
        if self.enabled:
            self.caret, self.selected = caret, False
        return self.change_to(text, letters)

    def _erase(self, first: int) -> Taken:
        if self.selected:
            return self._insert("")
        if not 0 <= first < len(self.held):
            return Taken()
        gone = _("{letter} erased").format(letter=letter_name(self.held[first]))
        return self._write(self.held[:first] + self.held[first + 1 :], first, gone)

    def _edit(self, action: AnyAction) -> Taken | None:
        match action:
            case Action.ERASE_BACK:
                return self._erase(self.caret - 1)
            case Action.ERASE_FORWARD:
                return self._erase(self.caret)
            case Action.SELECT_ALL:
                self.selected, self.caret = bool(self.held), len(self.held)
                return Taken(say=_("All of it is selected.") if self.held else "")
            case Action.NAV_LEFT | Action.NAV_RIGHT if self.selected:
                return self._move_caret(0 if action is Action.NAV_LEFT else len(self.held))
            case Action.NAV_LEFT if self.caret > 0:
                return self._move_caret(self.caret - 1)
            case Action.NAV_RIGHT if self.caret < len(self.held):
                return self._move_caret(self.caret + 1)
            case Action.FIRST:
                return self._move_caret(0)
            case Action.LAST:
                return self._move_caret(len(self.held))
            case Action.COPY:
                clipboard.copy(self.held)
                return Taken(say=_("Copied."))
            case Action.PASTE:
                return self._insert(clipboard.paste().strip())
            case Action.ACCEPT if not self.enabled:
                return self.change_to(self.held)
            case Action.ACCEPT if self.on_accept is not None:
                return Taken(self.on_accept())
        return None

    def _move_caret(self, place: int) -> Taken:
        self.caret, self.selected, self.lettered = place, False, False
        beyond = place == len(self.held)
        return Taken(letters=_("end of the text") if beyond else letter_name(self.held[place]))

    def _spell(self, action: AnyAction, device: Device) -> Taken | None:
        """Spelling with a pad, which has no letters."""
        if device is not Device.PAD or not self.enabled:
            return None
        if action is Action.ACCEPT:
            self.spelling = not self.spelling
            return Taken()
        if not self.spelling:
            return Taken() if action is Action.ERASE_FORWARD else None
        match action:
            case Action.BACK:
                self.spelling = False
                return Taken()
            case Action.NAV_UP | Action.NAV_DOWN:
                return self._turn_letter(1 if action is Action.NAV_DOWN else -1)
            case Action.NAV_RIGHT if self.caret == len(self.held):
                return Taken()
            case Action.ERASE_FORWARD:
                return self._erase(min(self.caret, len(self.held) - 1))
        return None

    def _turn_letter(self, step: int) -> Taken:
        caret = min(self.caret, self.most - 1)
        present = self.held[caret] if caret < len(self.held) else self.letters[0]
        index = self.letters.find(present)
        letter = self.letters[(index + step) % len(self.letters)]
        return self._write(self.held[:caret] + letter + self.held[caret + 1 :], caret, letter_name(letter))

    def _caret_at(self, x: int) -> int:
        if self._look is None:
            return len(self.held)
        face = font(Role.BODY, self._look.view)
        left = self._box.x + self._look.px(ACROSS)
        places = range(len(self.held) + 1)
        return min(places, key=lambda place: abs(left + face.size(self.held[:place])[0] - x))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The name, the box, the text, and the caret while it has the focus."""
        theme = look.theme
        shade = theme.text if self.enabled else theme.disabled_text
        name = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, self._box.y - self.rect.y)
        look.text(surface, self.label, Role.BODY, shade, name)
        edge = max(1, look.px(EDGE_WIDTH))
        ground = touched(theme, theme.field if self.enabled else theme.disabled, self)
        draw_box(surface, self._box, look.px(FIELD_RADIUS), ground, theme.edge, edge)
        inner = self._box.inflate(-2 * look.px(ACROSS), 0)
        before = surface.get_clip()
        face = font(Role.BODY, look.view)
        to_caret = face.size(self.held[: self.caret])[0]
        shift = self._shift(face, to_caret - inner.width + edge)
        window = inner.inflate(edge * 2, 0)
        if shift:
            window.width, window.x = window.width - edge, inner.x
        surface.set_clip(window.clip(before))
        if self.held:
            chosen = self.selected and self.focused
            line = face.render(self.held, True, theme.chosen_text if chosen else shade)
            place = line.get_rect(midleft=(inner.x - shift, inner.centery))
            if chosen:
                surface.fill(theme.chosen, place)
            surface.blit(line, place)
        if self.focused and self.enabled:
            self._paint_caret(surface, look, inner.x - shift + to_caret, face)
        surface.set_clip(before)

    def _shift(self, face: pygame.font.Font, least: int) -> int:
        """How far the text is moved so that its caret is seen, and the first letter that is seen is whole."""
        if least <= 0:
            return 0
        place = bisect_left(range(self.caret), least, key=lambda each: face.size(self.held[:each])[0])
        return face.size(self.held[:place])[0]

    def _paint_caret(self, surface: pygame.Surface, look: Look, x: int, face: pygame.font.Font) -> None:
        high = face.get_height()
        width = max(2, look.px(3))
        if self.spelling and self.caret < len(self.held):
            wide = face.size(self.held[self.caret])[0]
            under = pygame.Rect(x, self._box.centery + high // 2 - width, wide, width)
            surface.fill(look.theme.text, under)
            return
        surface.fill(look.theme.text, pygame.Rect(x, self._box.centery - high // 2, width, high))


class CleanedField(TextField):
    """Shows what was typed, though only the cleaned text is taken: a space between two words can be typed."""

    def __init__(
        self,
        label: str,
        held: str,
        on_change: Callable[[str], Change | None],
        clean: Callable[[str], str],
        *,
        most: int = 16,
        on_accept: Callable[[], Change | None] | None = None,
        key: str = "",
    ) -> None:
        super().__init__(label, held, on_change, most=most, on_accept=on_accept, key=key)
        self._clean = clean

    def adopt(self, earlier: Widget) -> None:
        """Keep the text as typed when it means the same."""
        if isinstance(earlier, CleanedField) and self._clean(earlier.held) == self.held:
            self.held = earlier.held
        super().adopt(earlier)
