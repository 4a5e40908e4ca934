"""`dataclass` as in the standard library, but made in a fifth of the time where it is frozen.

The standard library compiles six functions for every such class while its module is imported; the menu waited
for nine hundred of them. Here the constructor is compiled when the first value is made, which for most events
and commands is in a game, and the rest is closures. Whoever reads or types the code sees no difference:
`fields`, `replace`, `asdict`, `match`, `copy` and `pickle` work, and for the type checker it is `dataclass`.

A class of the standard library's that is frozen cannot derive from one that is made here; make it here too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, fields
from functools import partial
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls=None, /, *, frozen=False, slots=False, **others):
        """The standard library's decorator; the usual value class is made quickly."""
        if frozen and not others:
            return partial(quick, slots=slots) if cls is None else quick(cls, slots=slots)
        return dataclasses.dataclass(cls, frozen=frozen, slots=slots, **others)


_FRESH: Final = object()
"""Stands for an argument that a factory makes anew for every value."""


def quick(cls: type[Any], slots: bool = True) -> type[Any]:
    """The class as a frozen value; what it defines itself stays.

    The standard library finds the fields and makes the slots, which takes little time. It is not told that
    the class is frozen, for then it would compile again.
    """
    made: type[Any] = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    parts = fields(made)
    compared = _values_of([part.name for part in parts if part.compare])
    hashed = _values_of([part.name for part in parts if (part.compare if part.hash is None else part.hash)])

    def first_made(self: Any, /, *given: Any, **named: Any) -> None:
        constructor = _constructor(made)
        made.__init__ = constructor
        constructor(self, *given, **named)

    def equal(self: Any, other: object) -> bool:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    def hash_of(self: Any) -> int:
        return hash(hashed(self))

    def refuse(self: Any, name: str, value: object) -> None:
        if type(self) is made or name in made.__dataclass_fields__:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(made, self).__setattr__(name, value)

    def refuse_deleting(self: Any, name: str) -> None:
        if type(self) is made or name in made.__dataclass_fields__:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(made, self).__delattr__(name)

    own = vars(made)
    for name, function in (
        ("__init__", first_made),
        ("__repr__", _shown),
        ("__eq__", equal),
        ("__hash__", hash_of),
        ("__setattr__", refuse),
        ("__delattr__", refuse_deleting),
        *((("__getstate__", _state), ("__setstate__", _set_state)) if slots else ()),
    ):
        if own.get(name) is None:  # a class with its own `__eq__` has None as `__hash__`
            setattr(made, name, function)
    return made


def _values_of(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What gives the values of these fields as a tuple, without a line of Python where there are several."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda value: ()
    only = attrgetter(names[0])
    return lambda value: (only(value),)


@recursive_repr()
def _shown(self: Any) -> str:
    values = ", ".join(f"{part.name}={getattr(self, part.name)!r}" for part in fields(self) if part.repr)
    return f"{type(self).__qualname__}({values})"


def _state(self: Any) -> list[Any]:
    return [getattr(self, part.name) for part in fields(self)]


def _set_state(self: Any, state: Sequence[Any]) -> None:
    for part, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, part.name, value)


def _constructor(made: type[Any]) -> Callable[..., None]:
    """The constructor, written and compiled: every argument by its name, then `__post_init__`."""
    known: dict[str, Any] = {"_set": object.__setattr__, "_fresh": _FRESH}
    by_place, by_name, lines = ["self"], list[str](), list[str]()
    for part in fields(made):
        if part.init:
            (by_name if part.kw_only else by_place).append(_parameter(part, known))
        value = _value(part, known)
        if value:
            lines.append(f"    _set(self, {part.name!r}, {value})")
    if hasattr(made, "__post_init__"):
        lines.append("    self.__post_init__()")
    parameters = ", ".join([*by_place, *(["*", *by_name] if by_name else [])])
    exec("\n".join([f"def __init__({parameters}):", *(lines or ["    pass"])]), known)
    constructor: Callable[..., None] = known["__init__"]
    constructor.__qualname__ = f"{made.__qualname__}.__init__"
    constructor.__module__ = made.__module__
    return constructor


def _parameter(part: Field[Any], known: dict[str, Any]) -> str:
    if part.default is not MISSING:
        known[f"_default_{part.name}"] = part.default
        return f"{part.name}=_default_{part.name}"
    return f"{part.name}=_fresh" if part.default_factory is not MISSING else part.name


def _value(part: Field[Any], known: dict[str, Any]) -> str:
    """What the field is set to; nothing where `__post_init__` has to."""
    if part.default_factory is not MISSING:
        known[f"_make_{part.name}"] = part.default_factory
        made = f"_make_{part.name}()"
        return f"{made} if {part.name} is _fresh else {part.name}" if part.init else made
    if part.init:
        return part.name
    if part.default is MISSING:
        return ""
    known[f"_default_{part.name}"] = part.default
    return f"_default_{part.name}"
