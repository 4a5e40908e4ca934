"""Which scenario cards need an introduction: those that somebody at the table has never met."""

from __future__ import annotations

from typing import Final

from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Table
from flow_desktop.scenes.start import people_of, remember_people
from flow_desktop.table import Profile
from flow_desktop.widgets.toggle import Toggle

KEPT: Final = "introductions"


def are_wished(shell: Shell) -> bool:
    """Whether new scenario cards are to be introduced; they are, unless somebody has switched it off."""
    return shell.kept(KEPT) is not False


def wish_toggle(shell: Shell) -> Toggle:
    """The switch for it, in the introduction itself and in the settings."""
    words = _("Introduce new scenario cards")
    return Toggle(words, are_wished(shell), lambda wished: shell.keep(KEPT, wished), key="introduce")


def unmet(shell: Shell, table: Table) -> tuple[Scenario, ...]:
    """The scenario cards in force that are new to somebody, each once."""
    if not are_wished(shell):
        return ()
    people = _people(shell, table)
    cards = dict.fromkeys(table.state.setup.scenarios)
    return tuple(card for card in cards if any(str(card) not in person.met for person in people))


def meet(shell: Shell, table: Table, card: Scenario) -> None:
    """Everybody at the table has met a card now."""
    remember_people(shell, *(person.having_met(str(card)) for person in _people(shell, table)))


def _people(shell: Shell, table: Table) -> list[Profile]:
    """Whoever sits there; seats without a name stand for the machine."""
    people = people_of(shell)
    found = {person.key: person for person in (people.named(seat.name) for seat in table.seats)}
    return list(found.values())
