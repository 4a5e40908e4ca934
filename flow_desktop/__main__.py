"""The program's front door: plays the game, or does one of the tools' jobs without a window."""

import sys

from flow_desktop.cli import run


def main() -> int:
    """Run the command line and return its exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
