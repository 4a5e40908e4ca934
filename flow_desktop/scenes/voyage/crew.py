"""Who sails to a stop, and by which clock: what was chosen last is chosen again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from flow_desktop.app.shell import Shell
from flow_desktop.bots.partners import Partner
from flow_desktop.engine.options import MAX_PLAYERS
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.voyage import EDITION, Stop
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.start import last_draft
from flow_desktop.table.seats import Seat, default_seats
from flow_desktop.values import dataclass

KEPT: Final = "voyage"
FEW: Final = 2


class SailingWith(StrEnum):
    """With whom somebody sails: alone, with one of the partners, or with other people."""

    ALONE = "alone"
    BENO = "beno"
    PELLA = "pella"
    RUFO = "rufo"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class Crew:
    """What was chosen on the card of a stop; `hints` None: as the stop suggests."""

    company: SailingWith = SailingWith.ALONE
    people: int = FEW
    kind: ClockKind = ClockKind.TURNS
    hints: bool | None = None

    def at(self, stop: Stop) -> Crew:
        """The same at a stop: nobody is alone where two are needed."""
        alone = self.company is SailingWith.ALONE and stop.seats > 1
        return replace(self, company=SailingWith.BENO) if alone else self

    def companies(self, stop: Stop) -> tuple[SailingWith, ...]:
        """Who can be chosen at a stop."""
        return tuple(each for each in SailingWith if each is not SailingWith.ALONE or stop.seats == 1)

    def players(self, stop: Stop) -> int:
        """How many sit at the table."""
        company = self.at(stop).company
        if company is SailingWith.TOGETHER:
            return max(self.people, stop.seats)
        return 1 if company is SailingWith.ALONE else FEW

    def wants_hints(self, stop: Stop) -> bool:
        """Whether people may ask for hints."""
        return stop.hints if self.hints is None else self.hints

    def draft(self, shell: Shell, stop: Stop, seed: str) -> Draft:
        """The table: the people of the last one as far as they go, with the stop's cards and clock."""
        company = self.at(stop).company
        people = [seat for seat in last_draft(shell).seats if not seat.partner] or [*default_seats(1)]
        draft = Draft(
            tuple(people[: self.players(stop)] if company is SailingWith.TOGETHER else people[:1]),
            EDITION,
            picked=stop.cards,
            seed=seed,
            clock=stop.clock(self.kind),
        )
        if company is SailingWith.TOGETHER:
            draft = draft.with_players(self.players(stop))
        elif company is not SailingWith.ALONE:
            draft = draft.with_partner_added(Partner(company))
        return replace(draft, seats=tuple(self._helped(seat, stop) for seat in draft.seats))

    def _helped(self, seat: Seat, stop: Stop) -> Seat:
        if seat.partner:
            return seat
        return replace(seat, aids=replace(seat.aids, hints=self.wants_hints(stop)))


def last_crew(shell: Shell) -> Crew:
    """What was chosen last; each part that makes no sense gets its default."""
    kept = shell.kept(KEPT)
    if not isinstance(kept, Mapping):
        return Crew()
    people, company, kind = kept.get("people"), kept.get("company"), kept.get("clock")
    return Crew(
        SailingWith(company)
        if isinstance(company, str) and company in set(SailingWith)
        else SailingWith.ALONE,
        people if type(people) is int and FEW <= people <= MAX_PLAYERS else FEW,
        ClockKind(kind) if isinstance(kind, str) and kind in set(ClockKind) else ClockKind.TURNS,
    )


def remember_crew(shell: Shell, crew: Crew) -> None:
    """Keep it for the next stop; hints are a matter of each stop."""
    values: dict[str, Any] = {"company": str(crew.company), "people": crew.people, "clock": str(crew.kind)}
    shell.keep(KEPT, values)
