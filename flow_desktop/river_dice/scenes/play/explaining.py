"""What a thing on the table is: told to whoever lets the pointer rest on it, though it is no choice now."""

from collections.abc import Iterator
from typing import Final

from flow_desktop.app.language import N_, _, ngettext, spoken_row, with_capital
from flow_desktop.river_dice.engine import RiverSeat, RiverState, score
from flow_desktop.river_dice.engine.goals import standings
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.scenes.goals import goal_lines, goals_title
from flow_desktop.river_dice.scenes.naming import (
    counted,
    part_name,
    short_part_name,
)
from flow_desktop.river_dice.scenes.play.account import Account, AccountLine, completion_line
from flow_desktop.river_dice.scenes.play.cards import Deck
from flow_desktop.river_dice.scenes.sheet_rules import ANIMAL_SENTENCES, spot_sentence
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.sheet_words import spot_words
from flow_desktop.river_dice.scenes.table_dice import TableDie, die_words

REST: Final = 0.35
"""So many seconds the pointer rests on something before that is explained: passing over it tells nothing."""
_FAMILY_TOKENS: Final = (N_("Each token buys one more die."),)
_FULL_TOKENS: Final = (
    N_("1 token: one kind of animal counts as the next lower one."),
    N_("2 tokens: one kind of animal counts as the next higher one."),
    N_("3 tokens: collect two kinds of animals."),
)
_ANIMALS_PAY: Final = N_("Animals pay for habitat cards.")
_LEFT_OVER: Final = N_("Every five animals and tokens left over give one point.")
_DECK: Final = N_("After each round the cards move on one place. A fifth card leaves the game.")


class Lingering:
    """How long the pointer, or the focus, has rested on one thing."""

    def __init__(self) -> None:
        self._on: object = None
        self._seconds = 0.0

    def rest(self, thing: object, seconds: float) -> bool:
        """Let time pass over a thing; True when it has just been long enough."""
        if thing != self._on:
            self._on, self._seconds = thing, 0.0
            return False
        before, self._seconds = self._seconds, self._seconds + seconds
        return thing is not None and before < REST <= self._seconds

    def long_on(self, thing: object) -> bool:
        """Whether it has rested on this thing long enough."""
        return thing is not None and thing == self._on and self._seconds >= REST

    @property
    def wake_after(self) -> float | None:
        """When it will have been long enough; None where there is nothing to wait for."""
        return None if self._on is None or self._seconds >= REST else max(0.01, REST - self._seconds)


def account_of_spot(view: SheetView, key: str) -> Account:
    """A place on a sheet: what it is, what stands there, what it is good for."""
    if key.startswith("legend-"):
        part = key.removeprefix("legend-")
        animal = next(index for index, name in enumerate(ANIMALS) if part.startswith(name[:3]))
        return _told(part_name(part), _(ANIMAL_SENTENCES[animal]))
    spot = next(each for each in view.plan.spots if each.key == key)
    mark = view.plan.marks(view.sheet).get(key)
    return _told(spot_words(spot, mark), _(spot_sentence(view.plan.letter, spot, mark)))


def account_of_die(die: TableDie) -> Account:
    """A die and what it shows."""
    return _told(die_words(die))


def account_of_place(state: RiverState, place: int) -> Account:
    """A place where no habitat card lies yet: the completion card that waits there."""
    return Account(_("No card yet."), (completion_line(state, place),), sure=False)


def account_of_deck(deck: Deck) -> Account:
    """The cards that are still to come."""
    return _told(deck.label, _(_DECK))


def account_of_animals(seat: RiverSeat, animal: int) -> Account:
    """The animals of a kind on a tally."""
    return _told(counted(seat.animals[animal], ANIMALS[animal]), _(_ANIMALS_PAY))


def account_of_tokens(seat: RiverSeat, family: bool) -> Account:
    """The tokens on a tally, and what they buy."""
    return _told(counted(seat.tokens, "token"), *map(_, _FAMILY_TOKENS if family else _FULL_TOKENS))


def account_of_points(seat: RiverSeat) -> Account:
    """Where the points of a seat come from."""
    points = score(seat)
    title = ngettext("{count} point", "{count} points", points["total"]).format(count=points["total"])
    return Account(title, (*_parts(points), AccountLine("", _(_LEFT_OVER))), sure=False)


def account_of_goals(state: RiverState, seat: RiverSeat) -> Account:
    """How far each goal has come."""
    found = goal_lines(standings(state, seat))
    told = [spoken_row([each.standing, _("reached") if each.holds else ""]) for each in found]
    lines = tuple(AccountLine(each.label, words) for each, words in zip(found, told, strict=True))
    return Account(goals_title(state), lines, sure=False)


def _parts(points: dict[str, int]) -> Iterator[AccountLine]:
    for part, number in points.items():
        if number and part != "total":
            yield AccountLine(short_part_name(part), str(number))


def _told(title: str, *sentences: str) -> Account:
    return Account(with_capital(title), tuple(AccountLine("", each) for each in sentences), sure=False)
