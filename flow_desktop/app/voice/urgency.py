"""How urgent words are: what is more urgent cuts off what is less."""

from enum import IntEnum


class Urgency(IntEnum):
    """From what can wait to what cannot."""

    FOCUS = 1
    """What has the focus now. The newest counts; older words about it are of no use."""
    EVENT = 2
    """What happened. All of it is said, in order."""
    ANSWER = 3
    """What somebody asked for by a key. The newest counts."""
    WARNING = 4
    """The clock, or trouble. Cuts off everything."""


ALL_SAID = frozenset({Urgency.EVENT, Urgency.WARNING})
"""Words of these kinds wait for those before them instead of replacing them."""
