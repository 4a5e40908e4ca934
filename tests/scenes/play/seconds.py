"""A clock to be moved by hand."""

from __future__ import annotations

from flow_desktop.rounds import Table


class Seconds:
    """Time stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def let_run(table: Table, clock: Seconds, seconds: int) -> None:
    """Let so many seconds pass at a table."""
    for _ in range(seconds):
        clock.now += 1
        table.tick()
