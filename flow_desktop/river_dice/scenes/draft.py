"""A table in the head: what was chosen before a game, kept for the next time; and from there to a game."""

from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Any, Final
from weakref import WeakKeyDictionary

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.river_dice.engine.options import MOST_SEATS
from flow_desktop.river_dice.engine.scenarios import SHEETS
from flow_desktop.river_dice.scenes.destinations import ToRiverPlay
from flow_desktop.river_dice.table import KeptRiver, RiverHome
from flow_desktop.table import Seat, StoreError
from flow_desktop.values import dataclass
from flow_desktop.widgets.dialog import tell

KEPT: Final = "river-dice"
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"
_LENGTH: Final = 6
_homes: WeakKeyDictionary[Shell, RiverHome] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class RiverDraft:
    """Names of the players, sheet and variants."""

    names: tuple[str, ...] = ("",)
    sheet: str = "A"
    family: bool = True
    abundance: bool = False
    starting: bool = True

    def options(self, seed: str) -> RiverOptions:
        """The options of a game."""
        cards = STARTING if self.family or self.starting else None
        return RiverOptions(seed, len(self.names), self.sheet, cards, self.family, self.abundance)

    def seats(self) -> tuple[Seat, ...]:
        """A seat for each player, each with a look of its own."""
        return tuple(Seat(name.strip(), index, index, index + 1) for index, name in enumerate(self.names))


def read_draft(kept: Any) -> RiverDraft:
    """The last table; whatever makes no sense becomes the first one."""
    usual = RiverDraft()
    if not isinstance(kept, Mapping):
        return usual
    names, sheet = kept.get("names"), kept.get("sheet")
    if isinstance(names, list) and 1 <= len(names) <= MOST_SEATS and all(map(_is_name, names)):
        usual = replace(usual, names=tuple(names))
    if sheet in SHEETS:
        usual = replace(usual, sheet=sheet)
    return replace(
        usual,
        family=_switch(kept, "family", usual.family),
        abundance=_switch(kept, "abundance", usual.abundance),
        starting=_switch(kept, "starting", usual.starting),
    )


def _switch(kept: Mapping[str, Any], name: str, usual: bool) -> bool:
    value = kept.get(name)
    return value if isinstance(value, bool) else usual


def _is_name(name: object) -> bool:
    return isinstance(name, str) and len(name) <= 16 and name.isprintable()


def last_draft(shell: Shell) -> RiverDraft:
    """The table that was played at last."""
    return read_draft(shell.kept(KEPT))


def remember(shell: Shell, draft: RiverDraft) -> None:
    """Keep a table for the next time."""
    shell.keep(
        KEPT,
        {
            "names": list(draft.names),
            "sheet": draft.sheet,
            "family": draft.family,
            "abundance": draft.abundance,
            "starting": draft.starting,
        },
    )


def home_of(shell: Shell) -> RiverHome:
    """Where the games are kept."""
    home = _homes.get(shell)
    if home is None:
        home = _homes[shell] = RiverHome(shell.folders.data)
    return home


def new_seed() -> str:
    """A deal that nobody has seen."""
    chance = SystemRandom()
    return "".join(chance.choice(_LETTERS) for _letter in range(_LENGTH))


def start_game(shell: Shell, draft: RiverDraft, seed: str = "") -> Change:
    """Sit down at a new table and play."""
    remember(shell, draft)
    table = home_of(shell).new_table(draft.options(seed or new_seed()), draft.seats(), shell.now)
    return Reset(ToRiverPlay(table))


def go_on(shell: Shell, kept: KeptRiver) -> Change:
    """Go on with a game that was interrupted, or say why that cannot be."""
    try:
        table = home_of(shell).go_on(kept, shell.now)
    except StoreError as error:
        return Push(tell(_("This game cannot be opened"), _(str(error))))
    return Reset(ToRiverPlay(table))


def draft_of(options: RiverOptions, seats: tuple[Seat, ...]) -> RiverDraft:
    """The draft of a game that was played."""
    return RiverDraft(
        tuple(seat.name for seat in seats),
        options.sheet_used,
        options.family,
        options.abundance,
        options.completion == STARTING,
    )
