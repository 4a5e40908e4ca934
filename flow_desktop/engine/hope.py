"""Whether a game can still be won at all, once no tile is left to draw."""

from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import ANIMALS, BOAT
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.water import beside, flood, opened

_FIXED = ANIMALS | 1 << BOAT


def is_hopeless(state: GameState) -> bool:
    """Say whether it is certain that nothing can win any more; False wherever it is not.

    With no tile to draw and none in hand only Current and Return lay tiles, one for each card, and no card
    comes to a hand any more. As many spaces as there are such cards can be filled anew: when
    some animal is further than that from the boat's water, however they are filled, it stays without a way.
    """
    turn = state.turn
    if turn.phase not in (Phase.TURN, Phase.WAVE) or turn.begun is not None or state.supply.can_be_drawn:
        return False
    held = [card for hand in state.hands for card in hand]
    water, channels = state.board.ship, state.board.channels
    for _laid in range(held.count(Card.CURRENT) + held.count(Card.RETURN)):
        laid = beside(water) & ~_FIXED
        channels = opened(channels, laid)
        water = flood(water | laid, channels)
    return water & ANIMALS != ANIMALS
