"""The page of keys: everything that can be done, in groups, with keys or pad buttons that can be changed."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import AnyAction, Device
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.app.scene import Change, Push
from flow_desktop.scenes.action_names import QUESTIONS_GROUP, TABLE_GROUP, action_name, grouped
from flow_desktop.scenes.panel_page import Chapter, PanelPage, words
from flow_desktop.scenes.presets import Preset, key_presets, pad_presets
from flow_desktop.scenes.settings.key_choice import KeyChoice
from flow_desktop.scenes.settings.key_sheet import KeySheet
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.dialog import ask
from flow_desktop.widgets.key_sign import KeySign, draw_key_sign
from flow_desktop.widgets.layout import Column, Columns
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import BUTTON_RADIUS, CLOSE, GAP, ROOMY, SNUG
from flow_desktop.widgets.widget import Press, Size, Widget, touched

ROOM: Final = 12
SHARE: Final = 0.55
"""So much of a row may be taken by its keys."""
CAP_ROOM: Final = 10
RULE: Final = 1.5
FAINT: Final = 0.3
"""How thick the line below each row is, and how much of the edge's colour it has."""
OWN: Final = N_("My own")
SHORT: Final = 12
"""A group of so many actions has room for another beside it."""
TABS: Final = {TABLE_GROUP: N_("Table, voice, window"), QUESTIONS_GROUP: N_("Questions, writing")}
"""What a pair of groups is called, by the first of them."""


class KeyRow(Pressable):
    """An action and its keys; the whole line is the target."""

    role_word = N_("button")

    def __init__(self, label: str, signs: Sequence[KeySign], on_press: Press, key: str) -> None:
        super().__init__(label, on_press, key=key)
        self.signs = tuple(signs)

    def value(self) -> str:
        """The keys in words."""
        return spoken_row(sign.words for sign in self.signs) or _("no key")

    def _cap(self, look: Look, sign: KeySign) -> int:
        wide, high = font(Role.SMALL, look.view).size(sign.words)
        return round(high * 1.2) if sign.picture is not None else max(high, wide + look.px(CAP_ROOM))

    def _lines(self, look: Look, width: int) -> list[list[KeySign]]:
        """The keys in lines of that width."""
        lines: list[list[KeySign]] = [[]]
        taken = 0
        for sign in self.signs:
            wide = self._cap(look, sign) + look.px(CLOSE)
            if lines[-1] and taken + wide > width:
                lines.append([])
                taken = 0
            lines[-1].append(sign)
            taken += wide
        return lines

    def _keys_width(self, look: Look, width: int) -> int:
        most = round(width * SHARE)
        gap = look.px(CLOSE)
        lines = [sum(self._cap(look, sign) + gap for sign in line) for line in self._lines(look, most)]
        return min(most, max(lines, default=0)) if self.signs else min(most, self._none(look))

    def _none(self, look: Look) -> int:
        return font(Role.SMALL, look.view).size(_("no key"))[0] + look.px(CLOSE)

    def _line_height(self, look: Look) -> int:
        return round(font(Role.SMALL, look.view).get_linesize() * 1.2) + look.px(CLOSE)

    def measure(self, look: Look, width: int) -> Size:
        """The words on the left, the keys on the right."""
        keys, room = self._keys_width(look, width), 2 * look.px(ROOM)
        name = look.block(self.label, Role.BODY, max(1, width - keys - room - look.px(SNUG)))
        high = max(name.height, len(self._lines(look, keys)) * self._line_height(look))
        return width, max(look.view.target, high + look.px(ROOM))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The name and a cap for each key on a ruled line; a box only while it is pointed at."""
        theme = look.theme
        if self.hovered or self.pressed:
            ground = touched(theme, theme.plain, self)
            draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground)
        else:
            rule = pygame.Rect(self.rect.x, self.rect.bottom - 1, self.rect.width, look.px(RULE))
            surface.fill(theme.edge if theme.flat else theme.panel.mixed(theme.edge, FAINT), rule)
        keys, inner = self._keys_width(look, self.rect.width), self.rect.inflate(-2 * look.px(ROOM), 0)
        name = pygame.Rect(inner.x, inner.y, inner.width - keys - look.px(SNUG), inner.height)
        look.text(surface, self.label, Role.BODY, theme.text, name)
        if not self.signs:
            look.text(surface, _("no key"), Role.SMALL, theme.soft_text, inner, Align.END)
            return
        lines, step = self._lines(look, keys), self._line_height(look)
        top = inner.centery - len(lines) * step // 2 + look.px(CLOSE) // 2
        for line in lines:
            wide = sum(self._cap(look, sign) + look.px(CLOSE) for sign in line) - look.px(CLOSE)
            left = inner.right - wide
            for sign in line:
                high = font(Role.SMALL, look.view).size(sign.words)[1]
                spare = step - look.px(CLOSE) - (round(high * 1.2) if sign.picture is not None else high)
                place = draw_key_sign(surface, look, sign, (left, top + spare // 2))
                left = place.right + look.px(CLOSE)
            top += step


def _halves(rows: Sequence[Widget], count: int) -> list[Sequence[Widget]]:
    """The rows in so many columns, the first ones no shorter than the last."""
    each = -(-len(rows) // count)
    return [rows[first : first + each] for first in range(0, len(rows), each)]


class KeysScene(PanelPage):
    """Reached from the settings, from the accessibility page, and from every pause."""

    title = N_("Keys and buttons")
    first_focus = "preset"

    def __init__(self, device: Device = Device.KEYBOARD) -> None:
        self.device = device

    @property
    def board(self) -> KeyChoice:
        """The keys or the pad that is shown."""
        return KeyChoice(self.shell, self.device)

    def panels(self) -> Sequence[Widget]:
        """What can be taken as a whole, then every action in its group."""
        return (self._whole(), *(self._group(name, actions) for name, actions in self._groups()))

    def chapters(self) -> Sequence[Chapter]:
        """Beside what can be taken as a whole, a long group in two columns, or two short ones."""
        short = [group for group in self._groups() if len(group[1]) <= SHORT]
        pairs = {short[n][0]: short[n : n + 2] for n in range(0, len(short), 2)}
        chapters = []
        for name, actions in self._groups():
            if len(actions) > SHORT:
                panels: list[Widget] = [self._group(name, actions, columns=2 if self.is_wide() else 1)]
            else:
                panels = [self._group(*group) for group in pairs.get(name, ())]
            if panels:
                tab = next((_(TABS[key]) for key in TABS if _(key) == name), name)
                chapters.append(Chapter(tab, (self._whole(), *panels), wide=len(panels) == 1))
        return chapters

    def _groups(self) -> list[tuple[str, list[AnyAction]]]:
        return grouped(self.shell.game.controls().actions())

    def _group(self, name: str, actions: Sequence[AnyAction], columns: int = 1) -> Widget:
        rows = [self._row(action) for action in actions]
        body = Columns([Column(part, gap=0) for part in _halves(rows, columns)], [1.0] * columns, gap=ROOMY)
        return Panel(body if columns > 1 else Column(rows, gap=0), title=name, area=name)

    def _row(self, action: AnyAction) -> Widget:
        board = self.board
        signs = [board.sign(key) for key in board.keys(action)]

        def press() -> Change:
            return Push(KeySheet(board, action))

        return KeyRow(action_name(action), signs, press, f"keys-{action.name.lower()}")

    def _whole(self) -> Widget:
        devices = (Device.KEYBOARD, Device.PAD)
        which = Choice(
            _("Device"),
            [_("Keyboard"), _("Gamepad")],
            devices.index(self.device),
            lambda n: self._show(devices[n]),
            key="device",
        )
        note = words(
            _("Choose a line, then press its new key."),
            _("Esc, Enter and the arrows always work."),
        )
        parts: list[Widget] = [which, self._presets(), note]
        if self.device is Device.KEYBOARD:
            sticky = self.setting("sticky_keys")
            held = self.shell.settings.sticky_keys
            parts.append(Toggle(_("Shift and Ctrl before the key"), held, sticky, key="sticky-keys"))
            letters = self.setting("screen_letters")
            shown = self.shell.settings.screen_letters
            parts.append(Toggle(_("Letters on the screen"), shown, letters, key="screen-letters"))
        every = Button(
            _("All as usual"),
            self._ask_all,
            icon=art("icon_undo"),
            enabled=bool(self._kept),
            reason=_("Everything is as usual."),
            key="all-usual",
        )
        return Panel(Column([*parts, every], gap=GAP), title=_("Which keys"), area="whole")

    def _show(self, device: Device) -> None:
        self.device = device
        self.refresh()

    @property
    def _kept(self) -> Mapping[str, str]:
        settings = self.shell.settings
        return settings.pad if self.device is Device.PAD else settings.keys

    def _presets(self) -> Widget:
        pad = self.device is Device.PAD
        presets = pad_presets() if pad else key_presets(*self.shell.game.all_controls())
        now = next((n for n, each in enumerate(presets) if self._is(each)), len(presets))
        names = [_(each.name) for each in presets] + ([_(OWN)] if now == len(presets) else [])

        def take(number: int) -> Change | None:
            if number == len(presets):
                return None
            chosen = presets[number]
            if pad:
                self.shell.change(pad=dict(chosen.chosen))
            else:
                self.shell.change(
                    keys=dict(chosen.chosen),
                    sticky_keys=chosen.sticky_keys,
                    screen_letters=chosen.screen_letters,
                )
            self.refresh()
            return None

        return Choice(_("For which hand"), names, now, take, key="preset")

    def _is(self, preset: Preset) -> bool:
        settings = self.shell.settings
        if dict(self._kept) != dict(preset.chosen):
            return False
        return (
            self.device is Device.PAD
            or settings.screen_letters == preset.screen_letters
            or bool(preset.chosen)
        )

    def _ask_all(self) -> Change:
        lost = _("Every key of your own choice is forgotten.")
        return Push(ask(_("All as usual?"), lost, _("All as usual")))

    def uncovered(self, result: object) -> Change | None:
        """All keys as usual, when that was the answer."""
        if result is True:
            if self.device is Device.PAD:
                self.shell.change(pad={})
            else:
                self.shell.change(keys={}, sticky_keys=False, screen_letters=False)
        return super().uncovered(result)
