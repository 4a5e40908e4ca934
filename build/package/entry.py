"""Where the packaged program begins: the game itself, or a helper process that `simulate` started.

PyInstaller's own hook for helper processes imports multiprocessing at every start, which the first frame
would have to wait for; here it is imported only in a process that is one.
"""

import sys

TRACKER = "from multiprocessing.resource_tracker import main;main("


def begin() -> int:
    """Find out what this process is for and do it."""
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    if len(sys.argv) > 2 and sys.argv[-1].startswith(TRACKER):
        from multiprocessing import resource_tracker

        resource_tracker.main(int(sys.argv[-1].removeprefix(TRACKER).rstrip(")")))
        return 0
    from flow_desktop.__main__ import main

    return main()


if __name__ == "__main__":
    sys.exit(begin())
