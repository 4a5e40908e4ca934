"""Captions: short written lines for what happens or can be heard, shown one below the other."""

from collections import deque
from enum import Enum

from flow_desktop.values import dataclass

REMEMBERED = 400
USUAL_SECONDS = 6.0
NOTICE_SECONDS = 20.0
MOST_SHOWN = 3


class CaptionKind(Enum):
    """What a caption is about; a warning is shown more strongly, a refusal says why something cannot be.

    Good news has a place of its own: what is told next stands beside it.
    """

    EVENT = "event"
    SOUND = "sound"
    WARNING = "warning"
    REFUSAL = "refusal"
    GOOD_NEWS = "good news"


ALWAYS_SHOWN = frozenset({CaptionKind.WARNING, CaptionKind.REFUSAL})


@dataclass(frozen=True, slots=True)
class Caption:
    """One line; `seconds` is None for a line that stays until it is cleared."""

    text: str
    kind: CaptionKind = CaptionKind.EVENT
    seconds: float | None = USUAL_SECONDS


def beside(shown: tuple[Caption, ...]) -> tuple[Caption, ...]:
    """What is to be read now where there is room for two: the last good news, and the newest of the rest."""
    good = [caption for caption in shown if caption.kind is CaptionKind.GOOD_NEWS]
    rest = [caption for caption in shown if caption.kind is not CaptionKind.GOOD_NEWS]
    return (*good[-1:], *rest[-1:])


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
        self._shown = _the_most([*kept, (caption, 0.0)])
        self.changed = True

    def notice(self, text: str) -> None:
        """Tell something about the program itself that must not be missed: a file that could not be read."""
        self.show(text, CaptionKind.WARNING, NOTICE_SECONDS)

    def clear(self, good_news: bool = True) -> None:
        """Take every line away; good news only when asked, else it stays for its time."""
        kept = [] if good_news else [entry for entry in self._shown if entry[0].kind is CaptionKind.GOOD_NEWS]
        self.changed = self.changed or len(kept) != len(self._shown)
        self._shown = kept

    def forget_refusals(self) -> None:
        """What could not be done on a page is no news on the next one."""
        kept = [entry for entry in self._shown if entry[0].kind is not CaptionKind.REFUSAL]
        self.changed = self.changed or len(kept) != len(self._shown)
        self._shown = kept

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


def _the_most(lines: list[tuple[Caption, float]]) -> list[tuple[Caption, float]]:
    """As many lines as are shown at once, the newest; good news goes last."""
    while len(lines) > MOST_SHOWN:
        others = [entry for entry in lines[:-1] if entry[0].kind is not CaptionKind.GOOD_NEWS]
        lines.remove(others[0] if others else lines[0])
    return lines
