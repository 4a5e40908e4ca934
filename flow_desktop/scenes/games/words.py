"""A kept game in words: how it ended or stands, when, who, how hard, against which clock."""

from datetime import datetime
from typing import Final

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.dates import moment_words
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine import Result
from flow_desktop.engine.codes import has_code, write_code
from flow_desktop.rounds import KeptGame, Tally
from flow_desktop.scenes.naming import (
    clock_name,
    edition_name,
    listed,
    players_words,
    scenario_name,
)
from flow_desktop.scenes.occasions import Occasions
from flow_desktop.scenes.results.words import time_words
from flow_desktop.table import Unread
from flow_desktop.table.paths import on_the_wall

BETWEEN: Final = " · "
Shown = KeptGame | Unread
"""A game on the page, readable or not."""


def standing_words(game: Shown) -> str:
    """How a game ended, or where it stands: "Won in 5 rounds"."""
    if isinstance(game, Unread):
        return _("This game cannot be shown")
    number = game.state.turn.round
    if game.result is Result.WON:
        return ngettext("Won in {count} round", "Won in {count} rounds", number).format(count=number)
    if game.result is Result.LOST:
        words = ngettext("The sea won after {count} round", "The sea won after {count} rounds", number)
        return words.format(count=number)
    if game.given_up:
        return _("Given up in round {number}").format(number=number)
    return _("Waits in round {number}").format(number=number)


def sign_of(game: Shown) -> ArtName:
    """The sign of a game: won, lost, waiting, or not to be read."""
    if isinstance(game, Unread):
        return art("icon", "close")
    if game.result is None:
        return art("icon_quit") if game.given_up else art("icon", "play")
    return art("icon", "won" if game.result is Result.WON else "lost")


def when_words(game: Shown) -> str:
    """When a game was begun, and who plays."""
    date = date_words(game.paths.started)
    if isinstance(game, Unread):
        return date
    return BETWEEN.join((date, players_words(_names(game))))


def table_words(occasions: Occasions, game: Shown) -> str:
    """Which game it was, its clock, and whether it was a copy; for one that cannot be shown, why."""
    if isinstance(game, Unread):
        return _(game.why)
    clock = clock_name(game.record.options.clock)
    return BETWEEN.join((which_words(occasions, game), clock, *occasions.more(game.paths.name)))


def which_words(occasions: Occasions, game: KeptGame) -> str:
    """What a game of ours was played for, else how hard it was."""
    return occasions.game_is(game.paths.name, game.record.options, game.paths.begun.date())


def _names(game: KeptGame) -> tuple[str, ...]:
    return game.record.seats or ("",) * game.record.options.players


def fact_lines(game: KeptGame, which: str) -> list[str]:
    """What there is to know about a game, a line each; the first is when it was, the third which it was."""
    options, moves = game.record.options, game.record.moves
    seats = listed(name or _("Player {number}").format(number=n + 1) for n, name in enumerate(_names(game)))
    lines = [date_words(game.paths.started), seats, which]
    if game.state.setup.scenarios:
        lines.append(listed(scenario_name(card) for card in dict.fromkeys(game.state.setup.scenarios)))
    lines.append(_("Rule set {name}").format(name=edition_name(options.edition)))
    lines.append(_("Clock: {clock}").format(clock=clock_name(options.clock)))
    played = time_words(moves[-1].time if moves else 0)
    lines.append(_("Played for {time}").format(time=played))
    if has_code(options):
        lines.append(_("Wave code: {code}").format(code=write_code(options)))
    return lines


def won_words(tally: Tally) -> str:
    """How many games were won: "Won together: 7 of 12"."""
    return _("Won together: {won} of {finished}").format(won=tally.won, finished=tally.finished)


def date_words(when: datetime, now: datetime | None = None) -> str:
    """When something was, as the clock on this computer's wall says it: "16 November 2026, 18:05"."""
    return moment_words(on_the_wall(when), now)
