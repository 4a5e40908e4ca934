"""A value class that is made quickly behaves as one of the standard library's does."""

import copy
import dataclasses
import functools
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field
from typing import Any, ClassVar

import pytest

from flow_desktop import values
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.events import TileDiscarded
from flow_desktop.engine.options import Options

MADE: Any = values.quick
STANDARD: Any = dataclasses.dataclass(frozen=True, slots=True)
OPEN: Any = functools.partial(values.quick, slots=False)
STANDARD_OPEN: Any = dataclasses.dataclass(frozen=True)
BOTH = pytest.mark.parametrize("make", [MADE, STANDARD], ids=["quick", "standard"])


def family(make: Any) -> dict[str, Any]:
    """The same classes, made in one way or the other."""

    @make
    class Nothing:
        """No field."""

    @make
    class One:
        """One field."""

        it: object

    @make
    class Many:
        """Every kind of field, and a constant."""

        first: int
        second: str = "two"
        things: list[int] = field(default_factory=list)
        unseen: int = field(default=0, repr=False, compare=False)
        later: int = field(init=False, default=7)
        named: bool = field(default=False, kw_only=True)
        constant: ClassVar[int] = 3

        def __post_init__(self) -> None:
            if self.first < 0:
                raise ValueError("too small")

        @property
        def twice(self) -> int:
            return 2 * self.first

    @make
    class Derived(One):
        """A field more."""

        more: int = 0

    @make
    class Own:
        """Says itself how it is shown and compared."""

        it: int

        def __repr__(self) -> str:
            return "own"

        def __eq__(self, other: object) -> bool:
            return True

    return {each.__name__: each for each in (Nothing, One, Many, Derived, Own)}


def outcome(ask: Callable[[], Any]) -> Any:
    """What comes of it, or the kind and the words of the error."""
    try:
        return repr(ask())
    except Exception as error:
        return type(error), str(error)


ASKED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "by place": lambda of: of["Many"](1, "b", [1], 4),
    "by name": lambda of: of["Many"](first=1, named=True),
    "named by place": lambda of: of["Many"](1, "b", [1], 4, True),
    "argument missing": lambda of: of["Many"](),
    "argument unknown": lambda of: of["Many"](1, other=2),
    "argument too many": lambda of: of["Nothing"](1),
    "not set by the maker": lambda of: of["Many"](1, later=2),
    "after it is made": lambda of: of["Many"](-1),
    "equal": lambda of: (of["Many"](1) == of["Many"](1), of["Many"](1) == of["Many"](2)),
    "uncompared": lambda of: of["Many"](1, unseen=5) == of["Many"](1),
    "equal, nothing in it": lambda of: of["Nothing"]() == of["Nothing"](),
    "unequal to its family": lambda of: of["One"](1) == of["Derived"](1),
    "unequal to others": lambda of: (of["One"](1) == 1, of["One"](1) != 1),
    "hash": lambda of: [hash(of["Nothing"]()), hash(of["One"](1)), hash(of["Derived"](1, 2))],
    "hash of a list": lambda of: hash(of["Many"](1)),
    "own words": lambda of: (of["Own"](1), of["Own"](1) == of["Own"](2), hash(of["Own"](1))),
    "order": lambda of: of["One"](1) < of["One"](2),
    "new list each": lambda of: of["Many"](1).things is of["Many"](1).things,
    "property": lambda of: of["Many"](4).twice,
    "set": lambda of: setattr(of["Many"](1), "first", 2),
    "set in the family": lambda of: setattr(of["Derived"](1), "it", 2),
    "delete": lambda of: delattr(of["Many"](1), "first"),
    "replace": lambda of: dataclasses.replace(of["Many"](1), second="c", named=True),
    "replace wrongly": lambda of: dataclasses.replace(of["Many"](1), later=1),
    "asdict": lambda of: dataclasses.asdict(of["Many"](1)),
    "astuple": lambda of: dataclasses.astuple(of["Derived"](of["One"](1))),
    "fields": lambda of: [part.name for part in dataclasses.fields(of["Many"])],
    "match": lambda of: [of[name].__match_args__ for name in sorted(of)],
    "slots": lambda of: [of[name].__slots__ for name in sorted(of)],
    "no dict": lambda of: hasattr(of["Many"](1), "__dict__"),
    "copy": lambda of: (copy.copy(of["Many"](1)), copy.deepcopy(of["Many"](1, things=[2]))),
    "kept by name": lambda of: {of["One"](1): "a"}[of["One"](1)],
}


@pytest.mark.parametrize(
    ("make", "standard"), [(MADE, STANDARD), (OPEN, STANDARD_OPEN)], ids=["slots", "open"]
)
@pytest.mark.parametrize("name", ASKED)
def test_it_answers_as_the_standard_one(name: str, make: Any, standard: Any) -> None:
    assert outcome(lambda: ASKED[name](family(make))) == outcome(lambda: ASKED[name](family(standard)))


@BOTH
def test_a_value_that_holds_itself_is_shown(make: Any) -> None:
    kind, held = family(make)["One"], list[Any]()
    value = kind(held)
    held.append(value)
    assert "..." in repr(value)


def test_a_plain_class_below_may_have_more() -> None:
    """The standard one of Python 3.11 loses its way here: it asks the class as it was before its slots."""
    base = family(MADE)["One"]

    class Open(base):  # type: ignore[misc,valid-type]
        """Has a dict."""

    value = Open(1)
    value.other = 2
    assert value.other == 2
    with pytest.raises(FrozenInstanceError):
        value.it = 2
    with pytest.raises(FrozenInstanceError):
        base(1).other = 2


def test_values_of_the_game_go_through_pickle() -> None:
    options = Options("otter-reef", players=2)
    assert pickle.loads(pickle.dumps(options)) == options  # noqa: S301 - our own
    assert pickle.loads(pickle.dumps(Draw(2))) == Draw(2)  # noqa: S301 - our own


def test_a_constructor_is_compiled_for_the_first_value() -> None:
    kind = family(MADE)["Many"]
    before = kind.__init__.__code__.co_filename
    kind(1)
    assert before == values.__file__
    assert kind.__init__.__code__.co_filename == "<string>"


def test_other_kinds_are_left_to_the_standard_library() -> None:
    @values.dataclass(slots=True)
    class Open:
        """May change."""

        it: int

    value = Open(1)
    value.it = 2
    assert value == Open(2)


def test_the_games_events_are_made_quickly() -> None:
    """The decorator of the module is the quick one, whatever the type checker is told."""
    asked = "print(TileDiscarded.__init__.__code__.co_filename)"
    script = f"from flow_desktop.engine.events import TileDiscarded; {asked}"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == values.__file__
    assert dataclasses.is_dataclass(TileDiscarded)
