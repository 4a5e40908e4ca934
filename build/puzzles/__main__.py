"""Make the puzzles anew, or prove those that are kept."""

import argparse

from build.puzzles.making import make
from build.puzzles.proof import prove_all


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m build.puzzles", description=__doc__)
    parser.add_argument("--make", action="store_true")
    parser.add_argument("--prove", action="store_true")
    options = parser.parse_args()
    if options.make:
        make()
    if options.prove:
        prove_all()


if __name__ == "__main__":
    main()
