"""What has happened, in short sentences for captions and the voice."""

from flow_desktop.app.language import _, ngettext, with_capital
from flow_desktop.river_dice.engine.events import (
    AnimalsCollected,
    BonusDieRolled,
    BonusVoid,
    CardPaid,
    DiamondWon,
    GoodsGained,
    HabitatFilled,
    LandmarkCrossed,
    MarksLost,
    NumberWritten,
    PointsGained,
    RiverEvent,
    RoundBegan,
    RowFilled,
    SeatBegan,
)
from flow_desktop.river_dice.scenes.naming import (
    card_words,
    habitat_name,
    lost_words,
    vector_words,
    void_words,
)
from flow_desktop.river_dice.scenes.table_dice import face_words


def told(event: RiverEvent, name: str = "", others: bool = False) -> str:
    """An event as a sentence; empty where the screen says enough. `name`: the seat's, among several.

    `others`: it is told of somebody else, whose name stands before it.
    """
    match event:
        case RoundBegan(number, card):
            return _("Round {number}. New card: {card}").format(number=number, card=card_words(card))
        case SeatBegan():
            return _("It is {name}'s turn.").format(name=name) if name else ""
        case AnimalsCollected(_, gain, _price):
            return _("Collected: {goods}.").format(goods=vector_words(gain))
        case CardPaid(_, _place, _card, animals, tokens):
            return _("Paid: {goods}.").format(goods=vector_words(animals, tokens) or "0")
        case GoodsGained(_, animals, tokens) if others:
            return _("Gets {goods}.").format(goods=vector_words(animals, tokens))
        case GoodsGained(_, animals, tokens):
            return _("You get {goods}.").format(goods=vector_words(animals, tokens))
        case PointsGained(_, points):
            return ngettext("{points} point more.", "{points} points more.", points).format(points=points)
        case BonusDieRolled(_, die, face):
            return _("The die shows {face}.").format(face=face_words(die, face))
        case NumberWritten(_, habitat, _row, value):
            return _("{value} written in {habitat}.").format(value=value, habitat=habitat_name(habitat))
        case HabitatFilled(_, habitat):
            return _("{habitat}: all done!").format(habitat=with_capital(habitat_name(habitat)))
        case RowFilled(_, row):
            return _("Row {row} is full!").format(row=row)
        case DiamondWon():
            return _("Diamond won!")
        case LandmarkCrossed(_, habitat):
            return _("Landmark: {habitat}.").format(habitat=habitat_name(habitat))
        case MarksLost(_, count, unreached):
            return lost_words(count, unreached)
        case BonusVoid(_, bonus):
            return void_words(bonus)
    return ""


def brief_told(event: RiverEvent, name: str = "") -> str:
    """The same for who wants few words: no costs, which were heard before; the new card can be asked for."""
    match event:
        case RoundBegan(number):
            return _("Round {round}").format(round=number) + "."
        case SeatBegan():
            return f"{name}." if name else ""
        case AnimalsCollected(_, animals, _price):
            return f"{vector_words(animals)}."
        case GoodsGained(_, animals, tokens):
            return f"{vector_words(animals, tokens)}."
        case CardPaid():
            return ""
    return told(event, name, others=True)
