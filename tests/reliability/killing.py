"""Kill the real program again and again: what it acknowledged is there, and nothing else.

    python -m tests.reliability.killing 300

kills that often and says what was found; the test does the same with fewer kills.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = [sys.executable, "-m", "flow_desktop"]
CLOCKS = ("10t", "3t", "30s", "off")
LONGEST_LIFE = 1.2
BELL = "time"


def environment(home: Path) -> dict[str, str]:
    return os.environ | {"FLOW_HOME": str(home), "PYTHONPATH": str(ROOT)}


def games(home: Path) -> list[dict[str, Any]]:
    """What the program itself says about its games."""
    asked = [*PROGRAM, "games", "--json"]
    done = subprocess.run(asked, env=environment(home), capture_output=True, text=True, check=True)
    assert done.stderr == "", done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@dataclass
class Killer:
    """Plays in one data folder by starting and killing programs, and keeps the books."""

    home: Path
    chance: random.Random
    said: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def start(self) -> subprocess.Popen[str]:
        asked = ["autoplay", "--ack", "--resume", "--size", "1024x640"]
        asked += [
            "--seed",
            f"kill-{self.chance.randrange(10**6)}",
            "--players",
            str(self.chance.randint(1, 3)),
        ]
        asked += ["--clock", self.chance.choice(CLOCKS), "--difficulty", str(self.chance.randint(0, 3))]
        asked += ["--with", self.chance.choice(("mouse", "drag", "keyboard"))]
        return subprocess.Popen(
            [*PROGRAM, *asked], env=environment(self.home), stdout=subprocess.PIPE, text=True
        )

    def kill_once(self) -> None:
        """Start, let it play for a moment, kill, and compare with what is on the disk."""
        child = self.start()
        assert child.stdout is not None
        first = child.stdout.readline()  # it plays: from now on any moment may be its last
        time.sleep(self.chance.random() * LONGEST_LIFE)
        child.send_signal(signal.SIGKILL)
        lines = [first, *child.stdout.readlines()]
        child.stdout.close()
        status = child.wait()
        assert status in (0, -signal.SIGKILL), f"the program ended by itself with {status}"
        self.counts["killed" if status else "played to the end"] += 1
        self.compare([line.rstrip("\n") for line in lines if line.endswith("\n")])

    def compare(self, said: list[str]) -> None:
        """Nothing acknowledged is missing; at most one command more is there, with the bell that it rang.

        The bell after a round's last turn is acknowledged together with that turn, when both are safe.
        """
        found = games(self.home)
        newest = found[0]
        self.said += said
        self.counts["acknowledged"] += len(said)
        assert [game["finished"] for game in found[1:]] == [True] * len(found[1:])
        commands = newest["commands"]
        assert commands[: len(self.said)] == self.said
        more = commands[len(self.said) :]
        assert len(more) < 2 or more[1:] == [BELL], more
        self.counts["safe but not yet said"] += len(more)
        self.said = [] if newest["finished"] else list(commands)


def main(kills: int) -> None:
    """Kill so many times in one folder."""
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), random.Random())
        for _ in range(kills):
            killer.kill_once()
    print(", ".join(f"{count} {what}" for what, count in killer.counts.items()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
