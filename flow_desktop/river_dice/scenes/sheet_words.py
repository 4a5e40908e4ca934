"""A sheet in words: each of its spots, and the whole of it for somebody who asks."""

from collections.abc import Iterable, Iterator

from flow_desktop.app.language import _, ngettext
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.scenes.naming import AND, animal_name, bonus_words, habitat_name, spot_name
from flow_desktop.river_dice.scenes.plans.plan import Marks, Pencil, PencilMark, SheetPlan, SheetSpot

HEX = "hex-"


def spot_words(spot: SheetSpot, mark: PencilMark | None) -> str:
    """What a spot is, and how it is marked."""
    name = spot_name(spot.key)
    parts = [habitat_name(each) for each in spot.habitats]
    parts = [part for part in parts if part not in name]
    if spot.points:
        parts.append(ngettext("{count} point", "{count} points", spot.points).format(count=spot.points))
    if spot.gift:
        parts.append(bonus_words(spot.gift))
    if mark is not None:
        parts.append(mark_words(mark))
    return f"{name}: {AND.join(parts)}" if parts else name


def mark_words(mark: PencilMark) -> str:
    """How a spot is marked."""
    match mark.kind:
        case Pencil.NUMBER:
            return _("{number} is written here").format(number=mark.number)
        case Pencil.ANIMAL:
            return _("{animal} is written here").format(animal=animal_name(mark.number))
        case Pencil.CIRCLE:
            return _("circled")
        case Pencil.CROSS:
            return _("crossed out")


def neighbours_answer(plan: SheetPlan, sheet: RiverSheet, key: str) -> str:
    """A hex of a map and what lies on each side of it; nothing for a spot that has no neighbours."""
    beside, marks = plan.around(key), plan.marks(sheet)
    if not beside:
        return ""
    spots = {spot.key: spot for spot in plan.spots}
    named = "; ".join(spot_words(spots[each], marks.get(each)) for each in beside)
    return f"{spot_words(spots[key], marks.get(key))}. " + _("Beside it: {places}.").format(places=named)


def sheet_answer(plan: SheetPlan, sheet: RiverSheet) -> str:
    """Each habitat with what is marked of it, then what else was won: enough to know how it stands."""
    marks = plan.marks(sheet)
    lines = [_habitat_line(plan, marks, habitat) for habitat in range(len(HABITATS))]
    won = [spot_name(spot.key) for spot in plan.spots if spot.key in marks and not spot.key.startswith(HEX)]
    if won:
        lines.append(_("Also marked: {places}").format(places=AND.join(won)))
    return " ".join(f"{line}." for line in lines)


def _habitat_line(plan: SheetPlan, marks: Marks, habitat: int) -> str:
    hexes = [spot for spot in plan.spots if spot.key.startswith(HEX) and spot.habitats[:1] == (habitat,)]
    marked = [spot for spot in hexes if spot.key in marks]
    words = _("{habitat}: {marked} of {all} hexes").format(
        habitat=habitat_name(habitat), marked=len(marked), all=len(hexes)
    )
    written = AND.join(_written(marked, marks))
    return f"{words}, {written}" if written else words


def _written(marked: Iterable[SheetSpot], marks: Marks) -> Iterator[str]:
    """The numbers in a column, the animals and circles on a map by their places; a track needs no more."""
    for spot in marked:
        mark, place = marks[spot.key], spot.key.removeprefix(HEX)
        if mark.kind is Pencil.NUMBER:
            yield str(mark.number)
        elif mark.kind is Pencil.ANIMAL:
            yield f"{place} {animal_name(mark.number)}"
        elif not place[:1].isdigit():
            yield place
