"""Six puzzles that were found by hand among the first and have to be in every set."""

from typing import Final

from build.puzzles.examine import ALL_THROWS, Found, examine, seed_of
from build.puzzles.search import Task
from flow_desktop.bots.puzzle import Grade
from flow_desktop.engine.position_text import read_position

_EMPTY: Final = " / piles / cards"
EXAMPLES: Final = (
    (Grade.SURVIVE, 2, 2, (3, 2), "g3:NS e4:NEW f4:EW g4:NESW g5:NESW g6:NS / shown straight / hand bird"),
    (
        Grade.SURVIVE,
        3,
        2,
        (3, 1),
        "e1:ES f1:EW e2:NS d3:NES e3:NSW d5:NES b6:NESW c6:EW d6:NESW e6:ESW f6:NESW b7:NW f7:NE"
        " / shown tee / hand bird",
    ),
    (
        Grade.SURVIVE,
        1,
        2,
        None,
        "b1:NESW c1:SW c2:NES g2:NS c3:NS g3:NES c4:NES e4:ESW f4:ESW g4:NW a5:ES b5:EW c5:NW a6:NS"
        " / hand bird:2",
    ),
    (
        Grade.TURNS,
        4,
        2,
        (),
        "b1:NESW c1:SW c2:NE d2:ESW e2:NEW f2:NESW g2:NEW d3:NESW e3:SW# f3:NS# c4:ES g4:NESW c5:NS g5:NSW"
        " a6:ESW b6:EW c6:NW g6:NS / shown cross straight straight / hand current",
    ),
    (
        Grade.TURNS,
        4,
        3,
        (),
        "a2:NE b2:EW c2:NEW d2:ESW e2:NEW f2:NESW g2:NESW d3:NES d5:NS d6:NES b7:EW c7:ESW d7:NESW"
        " / shown bend bend bend tee / hand support",
    ),
    (
        Grade.SAVE,
        3,
        3,
        (),
        "b1:ESW c1:SW f1:ES a2:NSW b2:NE# c2:NSW e2:SW# f2:NS g2:NS# a3:NS f3:NESW a4:NS d4:N e4:NES#"
        " g4:ESW a5:NS f5:NESW# g5:NESW a6:NSW g6:NS / shown tee bend / hand current"
        " / scenarios single_path_boat",
    ),
)
"""Grade, animals, turns, the throw (none: whatever comes; empty: no wave), position."""


def examples() -> list[Found]:
    """The six, proved like all others."""
    found = []
    for grade, animals, turns, throw, text in EXAMPLES:
        seed = seed_of(throw) if throw else "puzzle"
        position = read_position(f"{text}{_EMPTY} / seed {seed}")
        throws = ALL_THROWS if throw is None else (throw,) if throw else ()
        made = examine(grade, Task(position, animals, turns, throws), 10_000_000, solutions=40)
        assert made is not None, text
        found.append(made)
    return found
