"""How somebody likes to practise: when the wave comes, how hard, with which aids. Kept between starts."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock
from flow_desktop.engine.options import CLOCK_OFF, MAX_DIFFICULTY, OptionsError
from flow_desktop.table import Aids

KEPT: Final = "practise"
USUAL_TURNS: Final = 10
USUAL_AIDS: Final = Aids()


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was chosen on the page. The clock never counts seconds here."""

    clock: Clock = CLOCK_OFF
    difficulty: int = 0
    aids: Aids = USUAL_AIDS
    risk: bool = False

    def to_json(self) -> dict[str, Any]:
        """The wishes as plain values; `read_wishes` gives them back."""
        return {
            "clock": str(self.clock),
            "difficulty": self.difficulty,
            "aids": asdict(self.aids),
            "risk": self.risk,
        }


def read_wishes(data: object) -> Wishes:
    """What was kept, as far as it makes sense; else as usual."""
    if not isinstance(data, dict):
        return Wishes()
    difficulty = data.get("difficulty")
    return Wishes(
        _clock(data.get("clock")),
        difficulty if type(difficulty) is int and 0 <= difficulty <= MAX_DIFFICULTY else 0,
        _aids(data.get("aids")),
        data.get("risk") is True,
    )


def wishes_of(shell: Shell) -> Wishes:
    """What this player chose last."""
    return read_wishes(shell.kept(KEPT))


def keep_wishes(shell: Shell, wishes: Wishes) -> None:
    """Keep them for the next time."""
    shell.keep(KEPT, wishes.to_json())


def _clock(data: object) -> Clock:
    try:
        clock = Clock.parse(data) if isinstance(data, str) else CLOCK_OFF
    except OptionsError:
        return CLOCK_OFF
    return clock if clock.seconds is None else CLOCK_OFF


def _aids(data: object) -> Aids:
    if not isinstance(data, dict):
        return Aids()
    known = {spec.name: data[spec.name] for spec in fields(Aids) if type(data.get(spec.name)) is bool}
    return Aids(**known)
