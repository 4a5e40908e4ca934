"""Keys of a player's own choice: a few lines that differ from what is usual, as plain text that can be kept.

A choice is `{"undo": "q, F8"}`: by the name of an action, what does it from now on, the first one shown in
hints. An action that is not named keeps what is usual for it, unless another one was given that. The safe
ones (`SAFE_KEYS`, `SAFE_PAD`) always stay: nobody can lock themselves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from flow_desktop.app.intents import Action, AnyAction

Chosen = Mapping[str, str]
"""By the name of an action, its keys or buttons, a comma between two."""
Usual = Mapping[str, AnyAction]
"""By its text, what a key or a button usually does."""

BETWEEN: Final = ", "
SAFE_KEYS: Final[Usual] = {
    "UP": Action.NAV_UP,
    "DOWN": Action.NAV_DOWN,
    "LEFT": Action.NAV_LEFT,
    "RIGHT": Action.NAV_RIGHT,
    "RETURN": Action.ACCEPT,
    "ESCAPE": Action.BACK,
}
"""Keys that cannot be given away."""
SAFE_PAD: Final[Usual] = {}
"""A pad can be given away altogether: the keys stay."""


class ChoiceError(ValueError):
    """A kept choice that makes no sense: it names no key, or gives one twice."""


def name_of(action: AnyAction) -> str:
    """The name under which an action is kept."""
    return action.name.lower()


def texts(choice: str) -> list[str]:
    """The keys or buttons of one action."""
    return [text.strip() for text in choice.split(",") if text.strip()]


def told(keys: Iterable[str]) -> str:
    """Keys or buttons as they are kept."""
    return BETWEEN.join(keys)


def applied(usual: Usual, chosen: Chosen, actions: Iterable[AnyAction], safe: Usual) -> dict[str, AnyAction]:
    """Every key or button and what it does now; the first of an action is the one that hints show.

    Names that belong to no action of this game are left alone: another game may know them.
    """
    by_name = {name_of(action): action for action in actions}
    mine = {by_name[name]: texts(keys) for name, keys in chosen.items() if name in by_name}
    made: dict[str, AnyAction] = {}
    for action, keys in mine.items():
        for key in keys:
            if made.get(key, action) is not action or safe.get(key, action) is not action:
                raise ChoiceError(f"{key} is given to {name_of(action)} and to another one")
            made[key] = action
    for key, action in usual.items():
        if key in safe or action not in mine:
            made.setdefault(key, action)
    return made


def checked(chosen: Chosen, is_known: Callable[[str], bool]) -> None:
    """Raise ChoiceError when a choice names what is no key or button at all."""
    for keys in chosen.values():
        for key in texts(keys):
            if not is_known(key):
                raise ChoiceError(f"no such key or button: {key}")


def keys_of(made: Usual, action: AnyAction) -> list[str]:
    """The keys or buttons of an action, in order."""
    return [key for key, owner in made.items() if owner is action]


def chosen_from(usual: Usual, made: Usual, actions: Iterable[AnyAction]) -> dict[str, str]:
    """The lines that say how a map differs from what is usual."""
    return {
        name_of(action): told(keys_of(made, action))
        for action in actions
        if keys_of(made, action) != keys_of(usual, action)
    }


def given(made: Usual, action: AnyAction, keys: list[str]) -> dict[str, AnyAction]:
    """The map with these keys for an action, and for nobody else."""
    rest = {key: owner for key, owner in made.items() if owner is not action and key not in keys}
    return {**dict.fromkeys(keys, action), **rest}
