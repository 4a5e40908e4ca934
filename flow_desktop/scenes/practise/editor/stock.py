"""The parts of a position that are set by number: hand, piles, scenario cards, rule set. Values to values.

Nothing gets lost: a card that leaves the hand goes to the action pile, a tile that leaves the board to the
draw piles, and what is taken out of a pile has been discarded.
"""

from dataclasses import replace
from typing import Final, TypeVar

from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import BOAT, DIRECTIONS
from flow_desktop.engine.position import Position, impossible, in_order, left_over
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import EDGES, MAP_KINDS, Kind

Item = TypeVar("Item", Kind, Card)
CARDS: Final = tuple(Card)


def most_in_hand(position: Position, card: Card) -> int:
    """How many of a card the hand can hold."""
    in_box = rule_set(position.edition).action_cards.count(card)
    return in_box - (position.calm and card is Card.CALM_WATERS)


def most_in_piles(position: Position, kind: Kind) -> int:
    """How many tiles of a kind the piles can hold: those that lie neither on the board nor face up."""
    box = rule_set(position.edition).tiles.count(kind)
    return max(0, box - position.on_board.count(kind) - position.shown.count(kind))


def most_in_action_pile(position: Position, card: Card) -> int:
    """How many of a card the action pile can hold; the Italian rule set has none."""
    if not rule_set(position.edition).keep_action_pile:
        return 0
    return most_in_hand(position, card) - position.hand.count(card)


def with_in_hand(position: Position, card: Card, count: int) -> Position:
    """With so many of a card in the hand; the others of it go to or come from the action pile."""
    hand = _with_count(position.hand, card, count, CARDS)
    moved = position.action_pile.count(card) + position.hand.count(card) - count
    held = replace(position, hand=hand)
    left = min(max(0, moved), most_in_action_pile(held, card))
    return replace(held, action_pile=_with_count(position.action_pile, card, left, CARDS))


def with_in_action_pile(position: Position, card: Card, count: int) -> Position:
    """With so many of a card in the action pile."""
    return replace(position, action_pile=_with_count(position.action_pile, card, count, CARDS))


def with_in_piles(position: Position, kind: Kind, count: int) -> Position:
    """With so many tiles of a kind in the draw piles; the rest of them has been discarded."""
    return replace(position, piles=_with_count(position.piles, kind, count, MAP_KINDS))


def with_scenario(position: Position, card: Scenario, count: int) -> Position:
    """With so many of a scenario card; the boat turns to its other side with the card that says so."""
    scenarios = [other for other in position.scenarios if other is not card] + [card] * count
    changed = replace(position, scenarios=tuple(sorted(scenarios, key=tuple(Scenario).index)))
    single = changed.rules.single_path
    if single is position.rules.single_path:
        return changed
    return _with_fitting_boat(changed, DIRECTIONS if single else (EDGES,))


def with_edition(position: Position, edition: str) -> Position:
    """With the other rule set: one has an action pile, the other none."""
    changed = replace(position, edition=edition, action_pile=())
    box = rule_set(edition)
    if not box.keep_action_pile:
        return changed
    used = (*position.hand, *(Card.CALM_WATERS,) * position.calm)
    return replace(changed, action_pile=in_order(left_over(box.action_cards, used), CARDS))


def with_round(position: Position, number: int) -> Position:
    """With another number of the round; the wave's throws go by it."""
    return replace(position, round=number)


def with_calm(position: Position, calm: bool) -> Position:
    """With a Calm Waters card beside the board or not; it comes from the action pile or the hand."""
    card = Card.CALM_WATERS
    if not calm:
        back = position.action_pile.count(card) + rule_set(position.edition).keep_action_pile
        freed = replace(position, calm=False)
        return with_in_action_pile(freed, card, min(back, most_in_action_pile(freed, card)))
    laid = replace(position, calm=True)
    if card in position.action_pile:
        return with_in_action_pile(laid, card, position.action_pile.count(card) - 1)
    spare = card in position.action_discard
    return (
        laid if spare else replace(laid, hand=_with_count(laid.hand, card, laid.hand.count(card) - 1, CARDS))
    )


def with_boat_turned(position: Position) -> Position:
    """The boat's next side or facing that matches what lies around it: all four openings, N, E, S, W."""
    order = (EDGES, *DIRECTIONS)
    present = order.index(position.board.pieces[BOAT] & EDGES)
    following = order[present + 1 :] + order[: present + 1]
    return _with_fitting_boat(position, following)


def _with_fitting_boat(position: Position, ways: tuple[int, ...]) -> Position:
    """The first of these ways that is possible, with or without the boat's card; else the first of them."""
    found = [_with_boat(position, edges) for edges in ways]
    return next((each for each in found if impossible(each) is None), found[0])


def _with_boat(position: Position, edges: int) -> Position:
    others = tuple(card for card in position.scenarios if card is not Scenario.SINGLE_PATH_BOAT)
    bare = replace(position, board=position.board.with_boat(edges), scenarios=others)
    if edges == EDGES or bare.rules.single_path:
        return bare
    cards = sorted((*others, Scenario.SINGLE_PATH_BOAT), key=tuple(Scenario).index)
    return replace(bare, scenarios=tuple(cards))


def _with_count(items: tuple[Item, ...], item: Item, count: int, order: tuple[Item, ...]) -> tuple[Item, ...]:
    return in_order([other for other in items if other != item] + [item] * count, order)
