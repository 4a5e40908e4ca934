"""Where letters are large, cards, sheet and tally share one large place: what is needed next is in front."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.app.view import View
from flow_desktop.river_dice.engine import RiverPhase
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.widget import Weight, Widget

ROOMY: Final = 1300
"""A window that is narrower than so many units of its text has tabs."""
TABS: Final = {
    "row": (N_("Cards"), "card_river_back"),
    "sheet": (N_("Sheet"), "hex_rivers"),
    "side": (N_("Tally"), "animal_any"),
}
_FRONT: Final = {
    RiverPhase.COLLECT: "row",
    RiverPhase.CHOOSE: "row",
    RiverPhase.PAY: "side",
    RiverPhase.TAKE: "side",
    RiverPhase.DIE: "side",
}


def has_tabs(view: View) -> bool:
    """Whether there is too little room for everything at once."""
    return view.width < view.text_px(ROOMY)


class TableTabs:
    """Which of the three is in front: that of the phase, until another is asked for."""

    def __init__(self, table: RiverTable) -> None:
        self._table = table
        self._asked: tuple[tuple[int, int, RiverPhase], str] | None = None

    def _moment(self) -> tuple[int, int, RiverPhase]:
        state = self._table.state
        return state.round, state.seat, state.phase

    def front(self) -> str:
        """The key of the part that is shown."""
        if self._asked is not None and self._asked[0] == self._moment():
            return self._asked[1]
        return _FRONT.get(self._table.state.phase, "sheet")

    def ask(self, key: str) -> None:
        """Bring a part to the front until the phase changes."""
        self._asked = self._moment(), key

    def buttons(self, use: Callable[[str], Change | None], front: str, units: float) -> list[Widget]:
        """A button for each part; that of the one in front is lit."""

        def press(key: str) -> Callable[[], Change | None]:
            return lambda: use(key)

        return [
            IconButton(
                ArtName(picture),
                _(name),
                press(key),
                key=f"tab-{key}",
                units=units,
                weight=Weight.PRIMARY if key == front else Weight.PLAIN,
            )
            for key, (name, picture) in TABS.items()
        ]
