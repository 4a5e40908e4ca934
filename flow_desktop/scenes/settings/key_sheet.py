"""A sheet on which an action gets another key: it listens at once, and says who has the key now."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.chosen import keys_of
from flow_desktop.app.intents import AnyAction, ControlHeard, Device, Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.action_names import action_name
from flow_desktop.scenes.settings.key_choice import KeyChoice
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EqualWrap, Wrap
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 760
CANCEL: Final = "ESCAPE"


class KeySheet(Screen):
    """Listens for the new key of one action; Esc ends the listening, and once more the sheet."""

    overlay = True
    first_focus = "done"

    def __init__(self, board: KeyChoice, action: AnyAction) -> None:
        self.board = board
        self.action = action
        self.adding = False
        self.listening = True
        self.wanted = ""
        """The key that was pressed though another action has it."""
        self.told = ""

    def enter(self, shell: Shell) -> None:
        """Listen at once."""
        super().enter(shell)
        self._listen(True)

    def leave(self) -> None:
        """Keys are keys again."""
        self._listen(False)
        super().leave()

    def opening_words(self) -> str:
        """Whose key it is, and what is to be done."""
        return f"{action_name(self.action)}. {self._asking()}"

    def _listen(self, on: bool) -> None:
        self.listening = on
        self.shell.input.listen(self.board.device if on else None)

    def _asking(self) -> str:
        return _("Press the new button now.") if self.board.is_pad else _("Press the new key now.")

    @property
    def _owner(self) -> AnyAction | None:
        return self.board.made.get(self.wanted) if self.wanted else None

    def build(self) -> Widget:
        """The action, its keys, and what is asked now."""
        owner = self._owner
        parts = self._conflict(owner) if owner is not None else self._usual()
        body = Column([heading(action_name(self.action)), *parts], gap=ROOMY)
        return sheet(self.look, body, action_name(self.action), WIDTH, least=WIDTH, inner=GAP, key="sheet")

    def _usual(self) -> list[Widget]:
        board, keys = self.board, self.board.keys(self.action)
        names = [board.words(key) for key in keys]
        now = _("Now: {keys}").format(keys=" · ".join(names)) if keys else _("It has no key now.")
        asked = self._asking() if self.listening else self.told
        words = Label(asked, Role.STRONG, key="asked")
        esc = Label(_("Esc leaves it as it is."), soft=True) if self.listening else None
        safe = [key for key in keys if key in board.safe]
        buttons: list[Widget] = [
            Button(_("Another key"), partial(self._again, False), key="other"),
            Button(_("One more key"), partial(self._again, True), key="more"),
        ]
        buttons += [
            Button(
                _("Without {key}").format(key=board.words(key)),
                partial(self._without, key),
                icon=art("icon_discard"),
                key=f"without-{key}",
            )
            for key in keys
            if key not in safe
        ]
        usual = keys_of(board.usual, self.action)
        buttons.append(
            Button(
                _("As usual: {keys}").format(keys=" · ".join(map(board.words, usual)) or _("no key")),
                self._reset,
                icon=art("icon_undo"),
                enabled=not board.is_usual(self.action),
                reason=_("It is as usual."),
                key="usual",
            )
        )
        done = Button(_("Done"), self._done, icon=art("icon_check"), weight=Weight.PRIMARY, key="done")
        parts: list[Widget] = [Label(now), words, *([esc] if esc else [])]
        return [
            Column(parts, gap=SNUG),
            Wrap(buttons, gap=SNUG),
            Wrap([done], justify=Align.END),
        ]

    def _conflict(self, owner: AnyAction) -> list[Widget]:
        board, other = self.board, action_name(owner)
        key, keys = board.words(self.wanted), board.keys(self.action)
        taken = _("{key} is for '{action}' now.").format(key=key, action=other)
        alone = len(board.keys(owner)) == 1
        lost = _("Then '{action}' has no key.").format(action=other) if alone else ""
        answers: list[Widget] = []
        old = self._old(keys)
        if old:
            words = _("Swap: '{action}' gets {key}").format(action=other, key=board.words(old))
            answers.append(Button(words, self._swap, key="swap", weight=Weight.PRIMARY))
        answers += [
            Button(_("Take it"), self._take, key="take", hint=lost),
            Button(_("Leave it"), self._leave_it, key="leave-it"),
        ]
        texts: list[Widget] = [Label(taken, Role.STRONG, key="asked"), *([Label(lost)] if lost else [])]
        return [Column(texts, gap=SNUG), EqualWrap(answers, gap=SNUG, widest=WIDTH)]

    def _old(self, keys: Sequence[str]) -> str:
        """The key that makes room for the new one; none when one more is wanted, or all stay anyway."""
        free = [key for key in keys if key not in self.board.safe]
        return "" if self.adding or not free else free[0]

    def happened(self, intent: Intent) -> Change | None:
        """A key was heard."""
        if isinstance(intent, ControlHeard) and self.listening:
            self._hear(intent)
        return None

    def _hear(self, heard: ControlHeard) -> None:
        board = self.board
        if heard.device is Device.KEYBOARD and (heard.name == CANCEL or board.is_pad):
            self._stop(_("It stays as it is.") if heard.name == CANCEL else "")
        elif heard.device is not board.device:
            return
        elif heard.name in board.safe and board.safe[heard.name] is not self.action:
            words = _("{key} always stays what it is. Press another one.")
            self.told = words.format(key=board.words(heard.name))
            self.refuse(self.told)
            self.shell.captions.show(self.told)
        elif board.made.get(heard.name, self.action) is not self.action:
            self.wanted = heard.name
            self._listen(False)
            self.refresh()
            self.focus_on("swap" if self.seek("swap") else "leave-it")
            owner = self._owner
            if owner is not None:
                self.read_out(
                    _("{key} is for '{action}' now.").format(
                        key=board.words(heard.name), action=action_name(owner)
                    )
                )
        else:
            self._give(heard.name)

    def _give(self, key: str) -> None:
        """Let the action have the key; it is the first one from now on."""
        keys = self.board.keys(self.action)
        old = self._old(keys)
        rest = [each for each in keys if each not in (key, old)]
        self.board.give(self.action, [*rest, key] if self.adding else [key, *rest])
        self._changed(key)

    def _changed(self, key: str) -> None:
        words = _("{action}: {key}").format(action=action_name(self.action), key=self.board.words(key))
        self._stop(words)
        self.shell.audio.play("ready")

    def _stop(self, told: str) -> None:
        self.told, self.wanted, self.adding = told, "", False
        self._listen(False)
        self.refresh()
        self.focus_on("done")
        if told:
            self.read_out(told)

    def _swap(self) -> None:
        key = self.wanted
        self.board.swap(self.action, key, self._old(self.board.keys(self.action)))
        self._changed(key)

    def _take(self) -> None:
        self._give(self.wanted)

    def _leave_it(self) -> None:
        self._stop(_("It stays as it is."))

    def _again(self, adding: bool) -> None:
        self.adding, self.told = adding, ""
        self._listen(True)
        self.refresh()
        self.read_out(self._asking())

    def _without(self, key: str) -> None:
        self.board.give(self.action, [each for each in self.board.keys(self.action) if each != key])
        self._stop(_("Without {key}").format(key=self.board.words(key)))

    def _reset(self) -> None:
        self.board.reset(self.action)
        self._stop(_("It is as usual."))

    def _done(self) -> Change:
        return Pop()

    def back(self) -> Change | None:
        """First the question, then the sheet."""
        if self.wanted:
            self._leave_it()
            return None
        return Pop()
