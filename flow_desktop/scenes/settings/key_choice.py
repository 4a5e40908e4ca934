"""The keys, or the pad, of a player as they are now, and how one of them is changed."""

from collections.abc import Sequence
from typing import NamedTuple

from flow_desktop.app.catalogue import ArtName, catalogue
from flow_desktop.app.chosen import SAFE_KEYS, SAFE_PAD, Usual, chosen_from, given, keys_of
from flow_desktop.app.intents import AnyAction, Device
from flow_desktop.app.keymap import key_words
from flow_desktop.app.pad import place_words
from flow_desktop.app.shell import Shell
from flow_desktop.widgets.key_sign import KeySign


class KeyChoice(NamedTuple):
    """The keys, or the pad, of a player: what does what, and how it is changed."""

    shell: Shell
    device: Device

    @property
    def is_pad(self) -> bool:
        """Whether this is about a pad."""
        return self.device is Device.PAD

    @property
    def made(self) -> Usual:
        """What does what now."""
        return self.shell.input.pad_state.map.pad if self.is_pad else self.shell.input.keymap.keys

    @property
    def usual(self) -> Usual:
        """What does what for a new player."""
        controls = self.shell.game.controls()
        return controls.usual_pad() if self.is_pad else controls.usual_keys()

    @property
    def safe(self) -> Usual:
        """What cannot be given away."""
        return SAFE_PAD if self.is_pad else SAFE_KEYS

    def words(self, key: str) -> str:
        """What a key or button is called."""
        return place_words(key) if self.is_pad else key_words(key)

    def sign(self, key: str) -> KeySign:
        """A key or button as it is drawn."""
        name = f"icon_pad_{key.lower()}"
        drawn = self.is_pad and name in catalogue().art
        return KeySign(self.words(key), ArtName(name) if drawn else None)

    def keys(self, action: AnyAction) -> list[str]:
        """The keys or buttons of an action."""
        return keys_of(self.made, action)

    def keep(self, made: Usual) -> None:
        """Use this map from now on."""
        lines = chosen_from(self.usual, {**made, **self.safe}, self.shell.game.controls().actions())
        self.shell.change(**{"pad" if self.is_pad else "keys": lines})

    def give(self, action: AnyAction, keys: Sequence[str]) -> None:
        """Let these keys be for that action; whoever had one of them has it no more."""
        self.keep(given(self.made, action, list(keys)))

    def swap(self, action: AnyAction, key: str, old: str) -> None:
        """Take a key from whoever has it, and leave that one the old key."""
        changed = {old: key, key: old}
        owners = {**self.made, key: action}
        if old:
            owners[old] = self.made[key]
        order = [changed.get(each, each) if old else each for each in self.made]
        self.keep({each: owners[each] for each in order if each in owners})

    def reset(self, action: AnyAction) -> None:
        """Let an action have what is usual for it, unless that belongs to another one now."""
        made = self.made
        free = [key for key in keys_of(self.usual, action) if made.get(key, action) is action]
        self.give(action, free)

    def is_usual(self, action: AnyAction) -> bool:
        """Whether nothing was changed for an action."""
        return self.keys(action) == keys_of(self.usual, action)
