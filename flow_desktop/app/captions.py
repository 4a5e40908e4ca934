"""Captions: short written lines for what happens or can be heard, shown one below the other."""

from collections import deque
from enum import Enum

from flow_desktop.values import dataclass

REMEMBERED = 400
USUAL_SECONDS = 6.0
NOTICE_SECONDS = 20.0
MOST_SHOWN = 3


class CaptionKind(Enum):
    """What a caption is about; a warning is shown more strongly, a refusal says why something cannot be."""

    EVENT = "event"
    SOUND = "sound"
    WARNING = "warning"
    REFUSAL = "refusal"


ALWAYS_SHOWN = frozenset({CaptionKind.WARNING, CaptionKind.REFUSAL})


@dataclass(frozen=True, slots=True)
class Caption:
    """One line; `seconds` is None for a line that stays until it is cleared."""

    text: str
    kind: CaptionKind = CaptionKind.EVENT
    seconds: float | None = USUAL_SECONDS


class Captions:
    """The lines that are shown now, and a log of all of them for tests and for reading back."""

    def __init__(self) -> None:
        self.log: deque[Caption] = deque(maxlen=REMEMBERED)
        self._shown: list[tuple[Caption, float]] = []
        self.changed = False
        self.all_shown = True

    @property
    def shown(self) -> tuple[Caption, ...]:
        """What is on screen now, the newest last; with captions switched off only warnings and refusals."""
        return tuple(caption for caption, _ in self._shown if self.all_shown or caption.kind in ALWAYS_SHOWN)

    def show(
        self, text: str, kind: CaptionKind = CaptionKind.EVENT, seconds: float | None = USUAL_SECONDS
    ) -> None:
        """Show a line; the same line again only starts its time anew."""
        caption = Caption(text, kind, seconds)
        self.log.append(caption)
        kept = [entry for entry in self._shown if entry[0].text != text]
        self._shown = [*kept, (caption, 0.0)][-MOST_SHOWN:]
        self.changed = True

    def notice(self, text: str) -> None:
        """Tell something about the program itself that must not be missed: a file that could not be read."""
        self.show(text, CaptionKind.WARNING, NOTICE_SECONDS)

    def clear(self) -> None:
        """Take every line away."""
        self.changed = self.changed or bool(self._shown)
        self._shown = []

    def advance(self, seconds: float) -> None:
        """Let time pass; lines whose time is over go away."""
        aged = [(caption, age + seconds) for caption, age in self._shown]
        kept = [entry for entry in aged if entry[0].seconds is None or entry[1] < entry[0].seconds]
        self.changed = self.changed or len(kept) != len(aged)
        self._shown = kept

    def take_changed(self) -> bool:
        """True once after the shown lines changed."""
        changed, self.changed = self.changed, False
        return changed
