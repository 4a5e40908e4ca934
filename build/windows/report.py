"""What ran, what was skipped, what failed: a line for each at once, and all of it at the end."""

import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from xml.etree import ElementTree


class Outcome(Enum):
    """How a part came out."""

    RAN = "ran"
    SKIPPED = "skipped"
    FAILED = "failed"


class SkippedError(Exception):
    """A part was left out; the words say why."""


@dataclass(frozen=True, slots=True)
class Line:
    """One part."""

    outcome: Outcome
    name: str
    seconds: float = 0.0
    words: str = ""

    def __str__(self) -> str:
        told = f": {self.words}" if self.words else ""
        return f"{self.outcome.value:8} {self.seconds:6.1f} s  {self.name}{told}"


@dataclass(slots=True)
class Report:
    """All parts so far."""

    lines: list[Line] = field(default_factory=list)
    say: Callable[[str], None] = print

    def take(self, name: str, part: Callable[[], str | None]) -> bool:
        """Do a part and note how it came out; its words are what it found. Says whether it ran."""
        began = time.monotonic()
        outcome, words = Outcome.RAN, ""
        try:
            words = part() or ""
        except SkippedError as why:
            outcome, words = Outcome.SKIPPED, str(why)
        except Exception as error:
            outcome = Outcome.FAILED
            words = f"{type(error).__name__}: {str(error)[:2000]}"
            if not isinstance(error, AssertionError | FailedTestsError):
                self.say(traceback.format_exc())
        self.note(Line(outcome, name, time.monotonic() - began, words))
        return outcome is Outcome.RAN

    def note(self, line: Line) -> None:
        """Say a line at once, and again at the end."""
        self.lines.append(line)
        self.say(str(line))

    def end(self) -> int:
        """Say all of it; the status is 0 when everything ran and passed: what was left out has not."""
        counted = Counter(line.outcome for line in self.lines)
        self.say("\nAll parts:")
        for line in self.lines:
            self.say(str(line))
        self.say(", ".join(f"{counted[each]} {each.value}" for each in Outcome) + ".")
        return 0 if self.lines and counted[Outcome.RAN] == len(self.lines) else 1


class FailedTestsError(Exception):
    """Some tests failed; the words name them."""


def counted(results: Path, may_skip: bool = True) -> str:
    """What pytest noted in its XML file, in words; raises FailedTestsError."""
    if not results.exists():
        raise FailedTestsError("pytest did not come to its end")
    cases = list(ElementTree.parse(results).getroot().iter("testcase"))
    bad = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    skipped = [found for case in cases if (found := case.find("skipped")) is not None]
    reasons = Counter(each.get("message", "") for each in skipped)
    told = f"{len(cases) - len(bad) - len(skipped)} ran, {len(skipped)} skipped, {len(bad)} failed"
    told += "".join(f"\n           skipped {count}: {reason}" for reason, count in reasons.most_common())
    if bad or not cases or (skipped and not may_skip):
        names = "".join(f"\n           {case.get('classname')}::{case.get('name')}" for case in bad)
        raise FailedTestsError(told + names)
    return told
