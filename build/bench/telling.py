"""How every measurement is asked for, and how its figures stand below each other."""

import argparse
from collections.abc import Iterable, Sequence


def asker(name: str, document: str | None) -> argparse.ArgumentParser:
    """Reads the options of a measurement, `--json` among them; the first line of its document explains it."""
    parser = argparse.ArgumentParser(
        prog=f"dev.py bench {name}", description=(document or "").partition("\n")[0]
    )
    parser.add_argument("--json", action="store_true", help="for machines")
    return parser


def columns(rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells below each other: names on the left, figures flush right.

    >>> print(columns([("who", "ms"), ("wave", "3.14"), ("menu", "12.00")]))
    who      ms
    wave   3.14
    menu  12.00
    """
    lines = [list(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(wide) if place else cell.ljust(wide)
            for place, (cell, wide) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
