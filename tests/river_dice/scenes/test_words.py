"""What is said: goods as one counts them, a payment by what it spares, and whose gain it is."""

import pytest

from flow_desktop.river_dice.engine import legal
from flow_desktop.river_dice.engine.command_text import read_command
from flow_desktop.river_dice.engine.events import GoodsGained
from flow_desktop.river_dice.scenes.naming import command_words, vector_words
from flow_desktop.river_dice.scenes.telling import told
from tests.river_dice.tables import RICH, a_game, do


def test_goods_are_counted_as_one_says_it() -> None:
    assert vector_words((2, 1, 3, 2, 1), 2) == "2 salmon, 1 hawk, 3 foxes, 2 elk, 1 bear, 2 nature tokens"


@pytest.mark.parametrize(
    ("card", "begins", "pays", "said"),
    [
        (1, "complete 1 discount", "pay 4,2,0,1,0", "Keep 1 elk; pay 4 salmon, 2 hawks, 1 elk"),
        (7, "complete 1 discount", "pay 4,2,1,1,0", "1 fox instead of 1 elk"),
        (11, "complete 1 discount", "pay 4,2,0,0,0", "Keep 2 elk; pay 4 salmon, 2 hawks"),
        (12, "complete 1 discount 1", "pay 4,2,0,1,0", "Tokens for 1 elk; pay 4 salmon, 2 hawks, 1 elk"),
    ],
)
def test_a_payment_is_named_by_what_it_spares(card: int, begins: str, pays: str, said: str) -> None:
    cards = (card, *(each for each in (2, 3, 4, 5) if each != card))[:4]
    state = do(a_game(animals=RICH, cards=cards), begins)
    assert read_command(pays) in legal(state)
    assert command_words(state, read_command(pays)) == said


def test_what_somebody_else_gets_is_not_told_to_you() -> None:
    event = GoodsGained(1, (0, 0, 2, 0, 0), 0)
    assert told(event) == "You get 2 foxes."
    assert told(event, others=True) == "Gets 2 foxes."
