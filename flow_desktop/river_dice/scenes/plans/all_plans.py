"""The plan of each sheet by its letter."""

from collections.abc import Callable
from functools import cache
from typing import Final

from flow_desktop.river_dice.scenes.plans.animal_plan import AnimalPlan
from flow_desktop.river_dice.scenes.plans.column_plan import ColumnPlan
from flow_desktop.river_dice.scenes.plans.map_plan import MapPlan
from flow_desktop.river_dice.scenes.plans.plan import SheetPlan
from flow_desktop.river_dice.scenes.plans.track_plan import TrackPlan

_PLANS: Final[dict[str, Callable[[], SheetPlan]]] = {
    "A": ColumnPlan,
    "B": TrackPlan,
    "C": MapPlan,
    "D": AnimalPlan,
}


@cache
def plan_of(letter: str) -> SheetPlan:
    """The plan of a sheet."""
    return _PLANS[letter]()
