"""'What would this give me', as one account: what is drawn, what is read and what is spoken are the same."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from flow_desktop.app.language import N_, _, with_capital
from flow_desktop.river_dice.bots.foresight import Foresight
from flow_desktop.river_dice.engine import RiverPhase, RiverState, score
from flow_desktop.river_dice.engine.commands import CollectAnimals, RiverCommand
from flow_desktop.river_dice.engine.content import habitat_cards
from flow_desktop.river_dice.engine.events import (
    AnimalWritten,
    DiamondWon,
    HabitatFilled,
    HexCircled,
    LandmarkCrossed,
    NumberWritten,
    OverflowCircled,
    RiverEvent,
    RowFilled,
    SignCrossed,
)
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.engine.preview import RiverPreview, how_collected
from flow_desktop.river_dice.scenes.amounts import hexes
from flow_desktop.river_dice.scenes.naming import (
    AND,
    animal_name,
    command_words,
    completion_words,
    habitat_name,
    lost_words,
    short_part_name,
    thing_name,
    vector_words,
    void_words,
)
from flow_desktop.river_dice.scenes.pictograms import MINUS, Pictogram, thing_art, vector_signs, words
from flow_desktop.river_dice.scenes.telling import told
from flow_desktop.values import dataclass

_MARKS_FOLLOW: Final = (RiverPhase.PAY, RiverPhase.TAKE, RiverPhase.DIE, RiverPhase.MARK)
LEFTOVERS: Final = "leftovers"
ACTIONS: Final = {
    "lower": N_("Each {animal} counts as the next lower animal."),
    "raise": N_("Each {animal} counts as the next higher animal."),
    "two": N_("Two kinds of animals at once."),
    "more": N_("Each token buys one more die."),
}
_PLUS: Final = words("+")
"""Keeps what is marked now apart from what is still to mark: a1 and 2 hexes, not a12."""


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One thing that would happen: its name, pictures for it, and the same in words."""

    name: str
    words: str
    signs: tuple[Pictogram, ...] = ()

    @property
    def spoken(self) -> str:
        """The line as a sentence."""
        whole = f"{self.name}: {self.words}" if self.name else self.words
        return whole if whole[-1:] in ".!?" else f"{whole}."


@dataclass(frozen=True, slots=True)
class Account:
    """Everything that a choice would give: `points` at once, `later` by the end of the turn at best."""

    title: str
    lines: tuple[AccountLine, ...]
    points: int = 0
    later: int = 0
    total: int = 0
    sure: bool = True

    @property
    def words(self) -> str:
        """The whole account as it is spoken and read, without its title."""
        return " ".join(line.spoken for line in self.lines)


def account_of(state: RiverState, command: RiverCommand, seen: Foresight) -> Account:
    """What a legal command would give."""
    title = with_capital(command_words(state, command))
    if seen.now.ends:
        return Account(title, (AccountLine("", _("This ends your turn. You cannot undo it.")),))
    if seen.now.rolls:
        return Account(title, (AccountLine("", _("This rolls the die. You cannot undo it.")),))
    near = seen.near
    lines = [*_dice(state, command), *_goods(near), *_marks(near), *_opened(state, command, near)]
    points, later = near.points, seen.then.points
    if points or later or near.parts:
        lines += _why_points(near)
        lines.append(AccountLine(_("Points"), _points_words(points, later), _points_signs(points, later)))
    lines = lines or [AccountLine("", _("Nothing changes yet."))]
    return Account(title, tuple(lines), points, later, score(state.current)["total"] + points)


def account_of_card(state: RiverState, place: int, why_not: str) -> Account:
    """A card that cannot be completed now: what it wants, what is missing, what lies beside it."""
    card = habitat_cards()[state.row[place - 1]]
    missing = tuple(max(0, cost - have) for cost, have in zip(card.cost, state.current.animals, strict=True))
    lines = [AccountLine("", why_not)]
    if any(missing):
        lines.append(AccountLine(_("Missing"), vector_words(missing), tuple(vector_signs(missing))))
    lines.append(completion_line(state, place))
    name = f"{habitat_name(card.habitat)} {card.value}"
    return Account(with_capital(name), tuple(lines), sure=False)


def completion_line(state: RiverState, place: int) -> AccountLine:
    """The completion card of a place: what kind it is, and what it does."""
    completion = state.completion_at(place)
    kind = _("discount") if completion.discount else _("bonus")
    return AccountLine(with_capital(kind), completion_words(completion.number))


def _dice(state: RiverState, command: RiverCommand) -> Iterator[AccountLine]:
    """By which dice action."""
    use = how_collected(state, command) if isinstance(command, CollectAnimals) else None
    if use is not None and use.action:
        animal = animal_name(use.animal) if use.animal is not None else ""
        yield AccountLine("", _(ACTIONS[use.action]).format(animal=animal))


def _goods(near: RiverPreview) -> Iterator[AccountLine]:
    if any(near.gained) or near.tokens_gained:
        signs = vector_signs(near.gained, near.tokens_gained)
        yield AccountLine(_("You get"), vector_words(near.gained, near.tokens_gained), tuple(signs))
    if any(near.paid) or near.tokens_paid:
        signs = vector_signs(near.paid, near.tokens_paid)
        yield AccountLine(_("You pay"), vector_words(near.paid, near.tokens_paid), tuple(signs))


def _marks(near: RiverPreview) -> Iterator[AccountLine]:
    signs, told_of = _marked(near)
    if signs:
        yield AccountLine(_("You mark"), AND.join(told_of), tuple(signs))
    for event in near.marked:
        if isinstance(event, RowFilled | HabitatFilled | DiamondWon | LandmarkCrossed):
            yield AccountLine("", told(event))
    for count, unreached in ((near.lost, False), (near.unreached, True)):
        if count:
            yield AccountLine("", lost_words(count, unreached))
    for bonus in near.void:
        yield AccountLine("", void_words(bonus))
    if near.waits:
        names = AND.join(map(thing_name, near.waits))
        yield AccountLine(_("Then choose"), names, tuple(Pictogram(thing_art(each)) for each in near.waits))


def _marked(near: RiverPreview) -> tuple[list[Pictogram], list[str]]:
    """What the pencil writes, and what it would still have to."""
    groups: list[Sequence[Pictogram]] = []
    told_of: list[str] = []
    circled = Counter(event.habitat for event in near.marked if isinstance(event, HexCircled))
    over = [event.number for event in near.marked if isinstance(event, OverflowCircled)]
    for event in near.marked:
        found = _mark(event)
        if found is not None:
            groups.append(found[0])
            told_of.append(found[1])
    for habitat, count in circled.items():
        art = "sign_free" if habitat is None else f"emblem_{HABITATS[habitat]}"
        name = thing_name("free") if habitat is None else habitat_name(habitat)
        groups.append([words(str(count)), Pictogram(art)])
        told_of.append(hexes(count, name))
    if over:
        name = _range(_("Overflow"), over)
        groups.append([words(name)])
        told_of.append(name)
    left = near.after.completing
    if left is not None and not near.waits:
        count = left.left if near.after.phase is RiverPhase.MARK else left.value
        if count and near.after.phase in _MARKS_FOLLOW:
            groups.append([words(str(count)), Pictogram(f"emblem_{HABITATS[left.habitat]}")])
            told_of.append(hexes(count, habitat_name(left.habitat)))
    signs = [sign for place, group in enumerate(groups) for sign in ([_PLUS] if place else []) + [*group]]
    return signs, told_of


def _range(name: str, numbers: Sequence[int]) -> str:
    """Places of one row that are marked one after another: 'Overflow 1–5'."""
    first, last = min(numbers), max(numbers)
    return f"{name} {first}" if first == last else f"{name} {first}–{last}"


def _mark(event: RiverEvent) -> tuple[Sequence[Pictogram], str] | None:
    match event:
        case NumberWritten(_, habitat, row, value):
            name = habitat_name(habitat)
            said = _("{value} in {habitat}, row {row}").format(value=value, habitat=name, row=row)
            return [words(str(value)), Pictogram(f"emblem_{HABITATS[habitat]}")], said
        case AnimalWritten(_, place, animal):
            said = _("{animal} into {place}").format(animal=animal_name(animal), place=place)
            return [Pictogram(f"animal_{ANIMALS[animal]}"), words(place)], said
        case SignCrossed(_, sign, column, _letter):
            return [Pictogram(f"sign_{sign}"), words(str(column))], f"{thing_name(sign)} {column}"
    return None


def _opened(state: RiverState, command: RiverCommand, near: RiverPreview) -> Iterator[AccountLine]:
    """The cards that could be paid then."""
    if isinstance(command, CollectAnimals) and near.unlocked:
        signs: list[Pictogram] = []
        names = []
        for place in near.unlocked:
            card = habitat_cards()[state.row[place - 1]]
            signs += [Pictogram(f"emblem_{HABITATS[card.habitat]}"), words(str(card.value))]
            names.append(f"{habitat_name(card.habitat)} {card.value}")
        yield AccountLine(_("Then you can pay"), AND.join(names), tuple(signs))
    if near.goals:
        yield AccountLine("", _("It reaches a scenario goal."))
    if near.achievements:
        yield AccountLine("", _("It wins an achievement."))


def _why_points(near: RiverPreview) -> Iterator[AccountLine]:
    """Where points come from and where some go; a mark that is seen on the sheet says so by itself."""
    if any(part == LEFTOVERS for part, _more in near.parts) or len(near.parts) > 1:
        yield AccountLine(
            "", AND.join(f"{short_part_name(part)} {signed(more)}" for part, more in near.parts)
        )


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change >= 0 else f"{MINUS}{-change}"


def _points_words(points: int, later: int) -> str:
    now = _("{points} now").format(points=signed(points))
    if later == points:
        return now
    return now + AND + _("{points} by the end of the turn").format(points=signed(later))


def _points_signs(points: int, later: int) -> tuple[Pictogram, ...]:
    shown = [Pictogram("sign_point", signed(points))]
    if later != points:
        shown += [Pictogram("sign_arrow"), Pictogram("sign_point", signed(later))]
    return tuple(shown)
