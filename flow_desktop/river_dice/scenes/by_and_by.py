"""Pictures that take long to paint: a page is seen at once, and they come to it one after another."""

from collections.abc import Hashable


class ByAndBy:
    """Lets one picture through after each frame; until then something plain stands in its place."""

    def __init__(self) -> None:
        self._asked: dict[Hashable, None] = {}
        self._free: set[Hashable] = set()

    def holds(self, key: Hashable) -> bool:
        """Whether a picture that is wanted has to wait for its turn."""
        if key in self._free:
            return False
        self._asked[key] = None
        return True

    @property
    def waits(self) -> bool:
        """Whether somebody waits for a picture."""
        return bool(self._asked)

    def go_on(self) -> bool:
        """A frame was seen: the next picture may be painted; False where none is waited for."""
        if not self._asked:
            return False
        key = next(iter(self._asked))
        del self._asked[key]
        self._free.add(key)
        return True
