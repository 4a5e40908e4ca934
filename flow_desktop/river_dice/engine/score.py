"""The score as it stands, and who has won (8)."""

from typing import Final

from flow_desktop.river_dice.engine.state import RiverSeat, RiverState

_GOODS_A_POINT: Final = 5


def score(seat: RiverSeat) -> dict[str, int]:
    """The parts of a seat's score and its total, as if the game ended now (RD13)."""
    parts = {**seat.sheet.parts(), "leftovers": seat.goods // _GOODS_A_POINT}
    return {**parts, "total": sum(parts.values())}


def winners(state: RiverState) -> tuple[int, ...]:
    """The seats with most points, among them those with most tokens (8.2); counted from 0."""
    ranks = [(score(seat)["total"], seat.tokens) for seat in state.seats]
    best = max(ranks)
    return tuple(number for number, rank in enumerate(ranks) if rank == best)
