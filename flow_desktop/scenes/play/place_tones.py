"""Where the cursor is, by ear: a note for the row, high above and low below, from the side of its column."""

from typing import Final

from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import STRIDE, WIDTH, Cell

ROW_NOTES: Final = tuple(f"place_row_{row}" for row in range(1, WIDTH + 1))
"""The notes from the top row to the bottom one."""


def sound_place(shell: Shell, cell: Cell) -> None:
    """Let a space be heard, for whoever wants that."""
    if shell.settings.place_tones:
        row, column = divmod(cell, STRIDE)
        shell.audio.play(ROW_NOTES[row], side=2 * column / (WIDTH - 1) - 1)
