"""What each action card could do now: its legal targets, and whether it may be played at all."""

from collections.abc import Iterator

from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.lanes import REPEAT
from flow_desktop.engine.placement import placements
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import BIRD, Kind, blocks_water, kind_of


def removable(state: GameState) -> list[Cell]:
    """The tiles that Support may remove and Current may take up."""
    protected = state.rules.obstacles_protected
    pieces = state.board.pieces
    return [cell for cell in state.board.tiles() if not (protected and blocks_water(pieces[cell]))]


def bird_cells(state: GameState) -> list[Cell]:
    """The tiles that a bird may be put on."""
    if not state.birds:
        return []
    return [cell for cell in state.board.tiles() if not state.board.pieces[cell] & BIRD]


def current_spots(state: GameState, source: Cell) -> int:
    """The spots where Current may put the tile of a cell: rules 1, 3 and 4, and not where it came from."""
    board = state.board.without(source)
    spots = placements(board, kind_of(state.board.pieces[source]), state.rules.edition, path=False)
    return spots & ~((1 << source) * REPEAT)


def fishing_piles(state: GameState) -> Iterator[tuple[int, ...]]:
    """The piles whose tops Fishing may turn up: two, smaller number first, or that of the last tile (R24)."""
    sizes = [len(pile) for pile in state.supply.piles]
    if sum(sizes) == 1:
        yield (sizes.index(1),)
        return
    for first, size in enumerate(sizes):
        if size >= 2:
            yield first, first
        if size:
            yield from ((first, second) for second in range(first + 1, len(sizes)) if sizes[second])


def return_spots(state: GameState, kind: Kind) -> int:
    """The spots where a discarded tile of this kind may come back."""
    return placements(state.board, kind, state.rules.edition)


def has_target(state: GameState, card: Card) -> bool:
    """Say whether the card could do anything now, whatever the limits of the round are."""
    match card:
        case Card.SUPPORT:
            return bool(removable(state))
        case Card.BIRD:
            return bool(bird_cells(state))
        case Card.CURRENT:
            return any(current_spots(state, source) for source in removable(state))
        case Card.FISHING:
            return state.supply.face_down > 0
        case Card.RETURN:
            return any(return_spots(state, kind) for kind in dict.fromkeys(state.supply.discard))
    return True


def limit_refusal(state: GameState, card: Card) -> Refusal | None:
    """The limits of this round: One Action Card per Round, and one Calm Waters per round."""
    limit = state.rules.cards_per_round
    if limit is not None and state.turn.cards_this_round >= limit:
        return Refusal(Code.CARD_LIMIT, limit=limit)
    if card is Card.CALM_WATERS and state.turn.calm:
        return Refusal(Code.CALM_ALREADY)
    return None


def card_refusal(state: GameState, card: Card) -> Refusal | None:
    """Say why the current player cannot play this card now, whatever the target, or None."""
    if card not in state.hand:
        return Refusal(Code.CARD_NOT_HELD, card=card)
    refusal = limit_refusal(state, card)
    if refusal is None and not has_target(state, card):
        return Refusal(Code.NO_TARGET, card=card)
    return refusal


def can_play(state: GameState, player: int) -> bool:
    """Say whether a player holds a card that can be played now."""
    return any(
        limit_refusal(state, card) is None and has_target(state, card) for card in set(state.hands[player])
    )


def only_limits_forbid(state: GameState) -> bool:
    """Say whether someone holds a card that only a limit of this round forbids (R22)."""
    held = {card for hand in state.hands for card in hand}
    return any(limit_refusal(state, card) is not None and has_target(state, card) for card in held)
