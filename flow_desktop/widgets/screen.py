"""The base of scenes made of widgets: keeps the focus, routes intents to the widgets, speaks.

A subclass writes `build() -> Widget` and calls `refresh()` when what it shows has changed: the tree is then
built anew and focus, hover, pressed buttons, carets and scroll places are carried over, by place in the
tree or by key.
"""

import pygame

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import (
    NAVIGATION,
    READING,
    Act,
    Action,
    AnyAction,
    Device,
    Intent,
    PointerIntent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, ToQuestions
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.widgets.captions import bubble_text, draw_bubble, draw_floating_captions
from flow_desktop.widgets.focus import Focus
from flow_desktop.widgets.focus_words import change_words, focus_words, mark_words, value_words
from flow_desktop.widgets.letters_asked import letters_asked, letters_by_key
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pointing import Pointing
from flow_desktop.widgets.reading import ReadingCursor, page_words
from flow_desktop.widgets.rings import draw_corners, draw_focus_ring, draw_mark
from flow_desktop.widgets.scan import ScanGroup, Scanner
from flow_desktop.widgets.scroll import bring_into_sight, keep_in_place, visible_part
from flow_desktop.widgets.speaking_scene import SpeakingScene
from flow_desktop.widgets.widget import Taken, Widget, path_at, path_to, stops

FOCUS_SOUND = "focus"
JUMPED = {Action.JUMP_UP: -1, Action.JUMP_DOWN: 1}
"""Where nothing is to be jumped over, the same keys and stick go on reading."""


class Screen(SpeakingScene):
    """A scene made of widgets, used by pointer, keys, pad, voice and switch.

    Override `build` and, where needed: `first_focus` (a key), `opening_words`, `act` (keys and pad that no
    widget used), `pointer` (pointer that no widget used), `happened` (everything else), `back` (Esc),
    `background`, `foreground`. What is said comes from the focus, from `Taken(say=...)`, or by `read_out`,
    `tell` and `refuse`.
    """

    first_focus: str = ""
    asks: tuple[AnyAction, ...] = ()
    """The questions that this page answers, each by a key of its own."""

    def enter(self, shell: Shell) -> None:
        """Begin with the player's look, and say which page it is."""
        super().enter(shell)
        self.focus = Focus()
        self.reading = ReadingCursor()
        self._used = False
        self._pointing = Pointing()
        self._scanner = Scanner()
        self._covered = False
        self._revealing = True
        self._tree()
        shell.input.switches.rest()
        self._scanner.begin_at(self._tree(), self.focus.current)
        self.voiced()

    def voiced(self) -> None:
        """Say which page this is and what has the focus: as it opens, and when the voice is switched on."""
        self.read_out(self.opening_words(), Urgency.EVENT)
        self.speak_focus()

    def act(self, act: Act) -> Taken | None:
        """An action that neither the focused widget nor those around it used."""
        return None

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """A pointer intent that no widget used."""
        return None

    def happened(self, intent: Intent) -> Change | None:
        """Anything else: the window's focus, pads that come and go."""
        return None

    def back(self) -> Change | None:
        """One step back (Esc, pad B)."""
        return Pop()

    def foreground(self, surface: pygame.Surface) -> None:
        """What floats above the widgets (what is carried); not drawn while another scene covers this one."""

    def ask(self) -> Change | None:
        """A list of what can be asked here."""
        return Push(ToQuestions(self.asks))

    def focus_quietly(self, widget: Widget) -> None:
        """Give the focus to a widget without a sound, and bring it into sight; reading goes on from there."""
        self.focus.set(widget)
        self.reading.forget()
        self._reveal()
        self.shell.redraw()

    def focus_on(self, key: str) -> None:
        """Move the focus to the widget of that key."""
        self._set_focus(self.find(key))

    def reveal(self, key: str) -> None:
        """Scroll so that the widget of that key can be seen; the focus stays where it is."""
        bring_into_sight(self.root, self.look, self.find(key))

    def view_changed(self) -> None:
        """Lay out for the new size, text, theme or language; the focus stays in sight."""
        self._revealing = True
        super().view_changed()

    def covered(self) -> None:
        """Another scene is above: nothing is pressed any more."""
        self._covered = True
        self._pointing.let_go()

    def uncovered(self, result: object) -> Change | None:
        """On top again."""
        self._covered = False
        self.refresh()
        self._tree()  # what is spoken is what is there now
        self.speak_focus()
        return None

    def handle(self, intent: Intent) -> Change | None:
        """Route an intent to the widgets, then to the hooks."""
        self._tree()
        before = self.focus.current
        held = before.value() if before is not None else ""
        self._used, self._plays_before = True, self.shell.audio.plays
        match intent:
            case Act(Action.READ_ALL):
                change = self._read_page()
            case Act(Action.ASK, repeated=False) if self.shell.game.has_house:
                change = self.ask()
            case Act(action) if action in READING:
                change = self._read_on(READING[action])
            case PointerMoved() | PointerPressed() | PointerReleased() | Wheel():
                change = self._follow(self._point(intent))
            case Act(Action.SCAN_NEXT):
                change = self._scan_on()
            case Act(Action.SCAN_SELECT):
                change = self._scan_select()
            case Act():
                change = self._follow(self._do(intent))
            case TextTyped():
                change = self._follow(self._offer(intent, self.focus.current))
            case _:
                self._pointing.let_go()
                change = self.happened(intent)
        current = self.focus.current
        if current is not None and current is before and current.value() != held:
            self.read_out(value_words(current), Urgency.FOCUS)
        writes = current is not None and current.wants_text and not letters_by_key(self.shell.settings)
        self.shell.input.typing = writes and not self._covered
        return change

    def leave(self) -> None:
        """Typing ends with the screen, and so does what it refused."""
        self.shell.input.typing = False
        self.shell.captions.forget_refusals()

    def draw(self, surface: pygame.Surface) -> None:
        """Background, widgets, focus ring, what is read, bubble, captions."""
        root, look = self._tree(), self.look
        self._used = False
        self.background(surface)
        root.draw(surface, look)
        if self._covered:
            return
        self._draw_focus(surface, look)
        if self.reading.at is not None and not self.reading.at.focusable:
            draw_corners(surface, look, visible_part(root, self.reading.at))
        self.foreground(surface)
        if self.pointed is not None:
            draw_bubble(surface, look, self.pointed, root)
        if not self._tells:
            draw_floating_captions(surface, look, self.shell.captions.shown, self.used_places())

    @property
    def pointed(self) -> Widget | None:
        """The widget whose bubble is shown: under the pointer, or in focus where keys or pad are used."""
        return self._pointing.hovered if self.shell.device is Device.MOUSE else self.focus.current

    @property
    def tells_in_bubble(self) -> bool:
        """Whether a bubble is open over the page, or will be as soon as the other device is used."""
        both = (self._pointing.hovered, self.focus.current)
        return any(widget is not None and bubble_text(widget) for widget in both)

    def _draw_focus(self, surface: pygame.Surface, look: Look) -> None:
        marked, root = self.scanned, self._tree()
        if marked is not None:
            draw_mark(surface, look, marked.place(root))
        elif self.focus.current is not None:
            draw_focus_ring(surface, look, visible_part(root, self.focus.current))

    @property
    def scanned(self) -> ScanGroup | None:
        """What the mark of a switch stands on; None while nobody plays by switch."""
        return self._scanner.current(self._tree()) if self.shell.input.switches.on else None

    @property
    def scan_host(self) -> str:
        """The key of what a switch has chosen while the mark goes over what may be done with it first."""
        return self._scanner.host

    def _scan_on(self) -> Change | None:
        """Mark what comes next; a single thing gets the focus, a group says what it begins with."""
        node = self._scanner.move_on(self._tree())
        self.shell.redraw()
        self._tell_mark(node)
        return None

    def _tell_mark(self, node: ScanGroup | None) -> None:
        if node is None:
            return
        if self._scanner.host:
            self.read_out(node.widgets[0].spoken(), Urgency.FOCUS)
            return
        if not node.parts:
            self._set_focus(node.widgets[0], aloud=False)
            return
        bring_into_sight(self._tree(), self.look, node.widgets[0])
        self.read_out(mark_words(node), Urgency.FOCUS)

    def _scan_select(self) -> Change | None:
        """Go into the marked group, or use the marked thing; then the mark waits where it is needed."""
        root = self._tree()
        widget = self._scanner.select(root)
        self.shell.redraw()
        if widget is None:
            self.shell.audio.play(FOCUS_SOUND)
            self._tell_mark(self._scanner.current(root))
            return None
        if self._scanner.host:
            return self._follow(widget.handle(Act(Action.ACCEPT, Device.SWITCH)))
        self._set_focus(widget, aloud=False)
        letters = widget.letters_page()
        if letters is not None:
            return Push(letters)
        change = self._follow(self._do(Act(widget.use, Device.SWITCH)))
        if change is None:
            now = self.focus.current
            if now is None or now.key != widget.key:
                self._scanner.begin_at(self._tree(), now)
        return change

    def grew(self, root: Widget) -> None:
        """Pointer, focus and reading go on with the widgets that now stand where the others stood."""
        self._pointing.follow(root)
        before = self.focus.current
        self.focus.follow(root, self.first_focus)
        self.reading.follow(root)
        now = self.focus.current
        if before is None or now is None or before.key != now.key:
            self._reveal()
        else:
            if self._revealing:
                keep_in_place(root, self.look, now, before.ring_rect().top)
            if self._used and not self._covered:
                self.read_out(change_words(before, now), Urgency.FOCUS)
        self._revealing = self._used = False

    def _point(self, intent: PointerIntent) -> Taken | None:
        under = path_at(self._tree(), intent.x, intent.y)
        if self._pointing.hover(under):
            self.shell.redraw()
        if isinstance(intent, PointerPressed) and not self._pointing.holding:
            self._focus_under(under)
        taken = self._pointing.offer(under, intent)
        if isinstance(intent, PointerReleased) and taken is not None and self.shell.settings.screen_letters:
            letters = under[-1].letters_page() if under else None
            taken = Taken(Push(letters)) if letters is not None else taken
        return taken if taken is not None else self.pointer(intent)

    def _focus_under(self, under: list[Widget]) -> None:
        """Focus what is pressed, without a sound and where it is: nothing may move away under the pointer."""
        target = next((widget for widget in reversed(under) if widget.focusable), None)
        if target is not None and self.focus.set(target):
            self.reading.forget()
            self.shell.redraw()
            self.speak_focus()

    def _do(self, act: Act) -> Taken | None:
        letters = letters_asked(self.shell.settings, act, self.focus.current)
        if letters is not None:
            return Taken(Push(letters))
        taken = self._offer(act, self.focus.current)
        if taken is None:
            taken = self.act(act)
        if taken is not None:
            return taken
        before = self.focus.current
        if act.action in NAVIGATION:
            self.focus.move(self._tree(), NAVIGATION[act.action])
        elif act.action is Action.NEXT_AREA:
            self.focus.move_area(self._tree(), 1)
        elif act.action is Action.PREVIOUS_AREA:
            self.focus.move_area(self._tree(), -1)
        elif act.action in JUMPED:
            return Taken(self._read_on(JUMPED[act.action]))
        elif act.action is Action.BACK and not act.repeated:
            return Taken(self.back())
        if self.focus.current is not before:
            self._focus_moved()
        return None

    def _offer(self, intent: Intent, widget: Widget | None) -> Taken | None:
        """Let the widget use the intent, then those around it."""
        for each in reversed(path_to(self._tree(), widget) if widget is not None else []):
            taken = each.handle(intent)
            if taken is not None:
                return taken
        return None

    def _follow(self, taken: Taken | None) -> Change | None:
        """Carry out what a widget answered."""
        if taken is None:
            return None
        self.shell.redraw()
        if taken.sound and self.shell.audio.plays == self._plays_before:  # else that is heard instead
            (self.shell.audio.play if taken.change is None else self.shell.audio.answer)(taken.sound)
        if taken.letters and self.shell.settings.voice_letters:
            self.read_out(taken.letters)
        if taken.say:
            self.read_out(taken.say)
            kind = CaptionKind.REFUSAL if taken.refused else CaptionKind.EVENT
            self.shell.captions.show(taken.say, kind)
        return taken.change

    def _set_focus(self, widget: Widget, aloud: bool = True) -> None:
        if self.focus.set(widget):
            self._focus_moved(aloud)

    def _focus_moved(self, aloud: bool = True) -> None:
        self.reading.forget()
        self._reveal()
        self.shell.redraw()
        self.speak_focus()
        if aloud:
            self.shell.audio.play(FOCUS_SOUND)

    def _read_on(self, step: int) -> Change | None:
        """Read on or back; a control that is read has the focus, so that Enter presses what was heard."""
        root, end = self._tree(), ""
        if not self.reading.step(root, self.focus.current, step):
            end = _("The end of the page.") if step > 0 else _("The beginning of the page.")
        at = self.reading.at
        if at is None:
            self.read_out(end)
            return None
        if at.focusable:
            self.focus.set(at)
        bring_into_sight(root, self.look, at)
        self.shell.redraw()
        self.read_out(f"{end} {at.read()}".strip())  # two answers would replace each other
        return None

    def _read_page(self) -> Change | None:
        """Read everything from here on, and begin anew at the end."""
        order = stops(self._tree())
        here = self.reading.place(order, self.focus.current if self.reading.at else None)
        self.read_out(page_words(order[max(0, here) :]))
        return None

    def _reveal(self) -> None:
        """Scroll so that the focused widget can be seen."""
        if self.focus.current is not None and self._root is not None:
            bring_into_sight(self.root, self.look, self.focus.current)

    def speak_focus(self) -> None:
        """Say what has the focus, as briefly or fully as the player wishes."""
        if self.focus.current is not None:
            words = focus_words(self._tree(), self.focus.current, self.shell.settings.voice_detail)
            self.read_out(words, Urgency.FOCUS)
