"""Whether goals are reached (11, RD13): each measure is a number read from a seat as it stands now."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, cast

from flow_desktop.river_dice.engine.goods import BEAR, HABITATS, MOUNTAINS, PRAIRIES, RIVERS, SALMON
from flow_desktop.river_dice.engine.scenarios import Aim, achievements, scenarios
from flow_desktop.river_dice.engine.score import score
from flow_desktop.river_dice.engine.sheets import map_content
from flow_desktop.river_dice.engine.sheets.animals import AnimalSheet
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.standing import bear_pairs, salmon_runs
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet
from flow_desktop.river_dice.engine.state import RiverSeat, RiverState

_FULL_RUN: Final = 7
_OF_ANIMAL: Final = ("bears", "elk", "foxes", "hawks", "salmon")
_ROWS: Final = ("row1", "row2", "row3", "row4")

Parts = Mapping[str, int]
Measure = Callable[[RiverSeat, Parts], int]


class ScenarioReport(NamedTuple):
    """How far a scenario has come: the points, each goal, and whether it is won."""

    points: bool
    goals: tuple[bool, ...]
    won: bool


class AimStanding(NamedTuple):
    """How far an aim has come: its measure as things stand, and whether that is enough."""

    aim: Aim
    value: int
    holds: bool


def standings(state: RiverState, seat: RiverSeat) -> tuple[AimStanding, ...]:
    """What a seat plays for: the scenario's points and goals, or the achievements of its sheet."""
    parts, number = score(seat), state.setup.options.scenario
    aims = achievements()[seat.sheet.letter] if number is None else scenarios()[number].aims
    return tuple(
        AimStanding(aim, MEASURES[aim.measure](seat, parts), _holds(aim, seat, parts)) for aim in aims
    )


def reached(seat: RiverSeat) -> tuple[int, ...]:
    """The achievements of the sheet, 1 to 8, that are reached as things stand."""
    parts = score(seat)
    aims = achievements()[seat.sheet.letter]
    return tuple(number for number, aim in enumerate(aims, 1) if _holds(aim, seat, parts))


def report(state: RiverState, seat: RiverSeat) -> ScenarioReport | None:
    """How a seat stands in the scenario that is played; None without one."""
    if state.setup.options.scenario is None:
        return None
    scenario, parts = scenarios()[state.setup.options.scenario], score(seat)
    points = parts["total"] >= scenario.points
    goals = tuple(_holds(aim, seat, parts) for aim in scenario.goals)
    return ScenarioReport(points, goals, points and all(goals))


def _holds(aim: Aim, seat: RiverSeat, parts: Parts) -> bool:
    value = MEASURES[aim.measure](seat, parts)
    return value <= aim.number if aim.at_most else value >= aim.number


def _columns(seat: RiverSeat) -> ColumnSheet:
    return cast(ColumnSheet, seat.sheet)


def _tracks(seat: RiverSeat) -> TrackSheet:
    return cast(TrackSheet, seat.sheet)


def _map(seat: RiverSeat) -> MapSheet:
    return cast(MapSheet, seat.sheet)


def _animals(seat: RiverSeat) -> AnimalSheet:
    return cast(AnimalSheet, seat.sheet)


def _best_animals(parts: Parts) -> list[int]:
    return sorted((parts[name] for name in _OF_ANIMAL), reverse=True)


def _runs_of_seven(seat: RiverSeat, parts: Parts) -> int:
    return sum(length >= _FULL_RUN for length in salmon_runs(_animals(seat).masks[SALMON]))


def _circled(seat: RiverSeat, mask: int) -> int:
    return (_map(seat).circled & mask).bit_count()


MEASURES: Final[dict[str, Measure]] = {
    # of every sheet
    "points": lambda seat, parts: parts["total"],
    "cards_completed": lambda seat, parts: seat.completed,
    "free_hexes": lambda seat, parts: seat.free,
    "goods_left": lambda seat, parts: seat.goods,
    "tokens_left": lambda seat, parts: seat.tokens,
    "tokens_at_most": lambda seat, parts: seat.tokens,
    "animals_at_most": lambda seat, parts: sum(seat.animals),
    "salmon_left": lambda seat, parts: seat.animals[SALMON],
    "salmon_at_most": lambda seat, parts: seat.animals[SALMON],
    "bears_left": lambda seat, parts: seat.animals[BEAR],
    "every_habitat_points": lambda seat, parts: min(parts[name] for name in HABITATS),
    "overflow": lambda seat, parts: cast(TrackSheet | MapSheet, seat.sheet).overflow,
    "signs": lambda seat, parts: cast(TrackSheet | MapSheet, seat.sheet).sky.crossed,
    # A
    "picks": lambda seat, parts: len(_columns(seat).picks),
    "full_rows": lambda seat, parts: _columns(seat).full_rows,
    "full_columns": lambda seat, parts: _columns(seat).full_columns,
    "best_row": lambda seat, parts: max(parts[name] for name in _ROWS),
    "best_column": lambda seat, parts: _columns(seat).column_points()[0],
    "second_column": lambda seat, parts: _columns(seat).column_points()[1],
    "bonus_rows": lambda seat, parts: parts["bonus1"] + parts["bonus2"],
    # B
    "full_tracks": lambda seat, parts: _tracks(seat).full_tracks,
    "fox_diamonds": lambda seat, parts: _tracks(seat).diamonds("fox"),
    "bear_diamonds": lambda seat, parts: _tracks(seat).diamonds("bear"),
    "one_point_diamonds": lambda seat, parts: _tracks(seat).diamonds("point"),
    "bonus_points": lambda seat, parts: parts["bonuses"],
    # C
    "complete_rivers": lambda seat, parts: int(_map(seat).complete(RIVERS)),
    "complete_habitats": lambda seat, parts: _map(seat).complete_habitats,
    "river_landmarks": lambda seat, parts: _map(seat).landmarks[RIVERS],
    "prairie_landmarks": lambda seat, parts: _map(seat).landmarks[PRAIRIES],
    "mountain_landmarks": lambda seat, parts: _map(seat).landmarks[MOUNTAINS],
    "landmarks": lambda seat, parts: sum(_map(seat).landmarks),
    "wetlands_points": lambda seat, parts: parts["wetlands"],
    "animal_hexes": lambda seat, parts: _circled(seat, map_content.content().animal_hexes),
    "four_point_hexes": lambda seat, parts: _circled(seat, map_content.content().four_points),
    # D
    "token_pairs": lambda seat, parts: _animals(seat).won("token"),
    "every_animal_points": lambda seat, parts: min(_best_animals(parts)),
    "two_animals_points": lambda seat, parts: sum(_best_animals(parts)[:2]),
    "third_animal_points": lambda seat, parts: _best_animals(parts)[2],
    "fox_points": lambda seat, parts: parts["foxes"],
    "bear_pairs": lambda seat, parts: bear_pairs(_animals(seat).masks[BEAR]),
    "full_habitats": lambda seat, parts: _animals(seat).full_habitats,
    "varied_habitats": lambda seat, parts: _animals(seat).varied_habitats,
    "salmon_runs_of_seven": _runs_of_seven,
}
"""Every measure by the name that data/goals.toml has for it."""
