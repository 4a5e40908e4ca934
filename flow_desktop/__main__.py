"""The program's front door: plays the game, or does one of the tools' jobs without a window."""

import sys

MEASURED = "--first-frame"


def main() -> int:
    """Play, or run the command line; gives the exit status. A plain start does without the command line."""
    if sys.argv[1:] in ([], [MEASURED]):
        from flow_desktop.playing import play_at_once

        return play_at_once(measured=MEASURED in sys.argv)
    from flow_desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
