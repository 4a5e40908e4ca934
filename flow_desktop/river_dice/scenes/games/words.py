"""A kept game in words: when, on which river, who, how far or how many points."""

from flow_desktop.app.dates import moment_words
from flow_desktop.app.language import _
from flow_desktop.river_dice.engine.content import ROUNDS
from flow_desktop.river_dice.engine.record import RiverRecord
from flow_desktop.river_dice.scenes.draft import names_of
from flow_desktop.river_dice.scenes.naming import sheet_title
from flow_desktop.river_dice.table import KeptRiver
from flow_desktop.table.paths import on_the_wall


def when_words(kept: KeptRiver) -> str:
    """When it began."""
    return moment_words(on_the_wall(kept.paths.started))


def seat_names(record: RiverRecord) -> list[str]:
    """Everybody at the table."""
    named = enumerate(names_of(record), 1)
    return [name or _("Player {number}").format(number=index) for index, name in named]


def standing_words(kept: KeptRiver) -> str:
    """How it ended, or how far it has come."""
    if not kept.finished:
        return _("Round {number} of {rounds}").format(number=kept.state.round, rounds=ROUNDS)
    points = zip(seat_names(kept.record), kept.totals, strict=True)
    if len(kept.totals) == 1:
        return _("{points} points").format(points=kept.totals[0])
    return ", ".join(f"{name} {total}" for name, total in points)


def title_words(kept: KeptRiver) -> str:
    """The river, with the scenario where one was played."""
    options = kept.record.options
    river = sheet_title(options.sheet_used)
    if options.scenario is None:
        return river
    return " · ".join((river, _("Scenario {number}").format(number=options.scenario)))
