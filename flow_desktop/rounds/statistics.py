"""The numbers of all finished games: ``statistics.json``, one outcome by the name of each game.

A game counts once because it has one name, and only when its journal is gone: until then its end can be
taken back. What is missing, after a crash for instance, is read from the records; a deleted game stays
counted.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from flow_desktop.engine.options import is_plain
from flow_desktop.files.json_file import JsonFile, Sentences
from flow_desktop.files.reading import FileKind
from flow_desktop.rounds.box import FLOW_BOX
from flow_desktop.rounds.outcomes import (
    ClockKind,
    Outcome,
    OutcomeError,
    Tally,
    outcome_of,
    read_outcome,
    tally,
)
from flow_desktop.rounds.words import STATISTICS_BROKEN, STATISTICS_NEWER, STATISTICS_NOT_KEPT
from flow_desktop.table.box import JOURNAL
from flow_desktop.table.kept import load_record, names

LONGEST_NAME: Final = 100
WRITE_AFTER: Final = 50
"""So many games are counted before the file is written in between."""


class Statistics:
    """The outcomes of all games that were ever finished here; read when they are first needed."""

    def __init__(self, folder: Path, games: Path) -> None:
        sentences = Sentences(STATISTICS_BROKEN, STATISTICS_NEWER, STATISTICS_NOT_KEPT)
        self._file = JsonFile(folder, FileKind.STATISTICS, sentences)
        self._games = games
        self._outcomes: dict[str, Outcome] = {}
        self._passed_over: set[str] = set()  # records that cannot be read, or are not finished
        self._due: list[str] = []  # what was found to count and is not counted yet, oldest last
        self._read = False
        self._unkept = 0

    @property
    def outcomes(self) -> Mapping[str, Outcome]:
        """The outcome of each game by its name."""
        self._look()
        return MappingProxyType(self._outcomes)

    def tally(
        self, kind: ClockKind | None = None, difficulty: int | None = None, edition: str | None = None
    ) -> Tally:
        """All games, or those with that kind of clock, difficulty and rule set."""
        self._look()
        return tally(
            outcome
            for outcome in self._outcomes.values()
            if kind in (None, outcome.kind)
            and difficulty in (None, outcome.difficulty)
            and edition in (None, outcome.edition)
        )

    def catch_up(self, most: int = WRITE_AFTER) -> int:
        """Count up to ``most`` games that are finished and not counted yet; says how many are left."""
        self._look()
        self._due = self._due or sorted(self._uncounted(), reverse=True)
        for _ in range(min(most, len(self._due))):
            self._count(self._due.pop())
        if self._unkept and (not self._due or self._unkept >= WRITE_AFTER):
            self._write()
        return len(self._due)

    def take_trouble(self) -> str:
        """The next sentence for the players about the file (a msgid), each once; nothing when all is told."""
        self._look()
        return self._file.take_trouble()

    def _uncounted(self) -> set[str]:
        finished = names(self._games, (FLOW_BOX.ending,)) - names(self._games, (JOURNAL,))
        return finished - self._outcomes.keys() - self._passed_over

    def _count(self, name: str) -> None:
        try:
            outcome = outcome_of(*load_record(FLOW_BOX, FLOW_BOX.paths(self._games, name).record))
        except (OSError, ValueError):
            outcome = None
        if outcome is None or not is_plain(name, LONGEST_NAME):
            self._passed_over.add(name)
            return
        self._outcomes[name] = outcome
        self._unkept += 1

    def _write(self) -> None:
        if self._file.update(self._counted):
            self._unkept = 0

    def _counted(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """What another program has counted meanwhile, and what was counted here."""
        self._take(values)
        return {"games": {name: outcome.to_json() for name, outcome in sorted(self._outcomes.items())}}

    def _look(self) -> None:
        """Read the file at the first need, and again when another program has written it."""
        if self._read and not self._file.changed():
            return
        self._read = True
        if self._take(self._file.read()) and self._file.lacking:  # put aside, but something of it can be used
            self._unkept += 1

    def _take(self, values: Mapping[str, Any]) -> bool:
        """Add the outcomes of the file; False when there are none."""
        outcomes, whole = read_outcomes(values)
        if not whole:
            self._file.reject()
        self._outcomes = {**outcomes, **self._outcomes}
        return bool(outcomes)


def read_outcomes(values: Mapping[str, Any]) -> tuple[dict[str, Outcome], bool]:
    """The outcomes of a file, as many as make sense, and whether that was everything."""
    listed = values.get("games", {})
    if not isinstance(listed, dict):
        return {}, False
    outcomes: dict[str, Outcome] = {}
    whole = True
    for name, data in listed.items():
        try:
            outcome = read_outcome(data)
        except OutcomeError:
            whole = False
            continue
        if is_plain(name, LONGEST_NAME) and name:
            outcomes[name] = outcome
        else:
            whole = False
    return outcomes, whole
