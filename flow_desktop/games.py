"""The games of this house: what each hands to the shell and to the table. No other module lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from flow_desktop.scenes.cartridge import FLOW

if TYPE_CHECKING:
    from flow_desktop.app.cartridge import Cartridge
    from flow_desktop.table import GameBox


class Listed(NamedTuple):
    """One game. Its rules are imported when its box is asked for: the window need not wait for them."""

    cartridge: Cartridge
    box: Callable[[], GameBox[Any]]


def _flow_box() -> GameBox[Any]:
    from flow_desktop.rounds import FLOW_BOX

    return FLOW_BOX


GAMES: Final[Mapping[str, Listed]] = MappingProxyType({"flow": Listed(FLOW, _flow_box)})
