"""Somebody who plays River Dice with closed eyes: words, keys, and nothing else of the program."""

import re

from flow_desktop.app.language import _, ngettext
from flow_desktop.scenes.autoplay.ears.hearing import DeafError, Ears
from flow_desktop.scenes.autoplay.ears.phrases import COUNTS, pattern

MOST_STEPS = 900
MOST_LOOKS = 60
MOST_CHOICES = 4
"""So many choices are listened to; the best of them is taken."""
NUMBER = {"number": r"\d+", "count": r"\d+", "points": r"-?\d+", "rounds": r"\d+"}


def heard_as(*forms: str) -> re.Pattern[str]:
    """A sentence of the catalogue in all its forms, with what is filled in."""
    return re.compile("|".join(re.sub(r"\?P<\w+>", "", pattern(form, NUMBER)) for form in forms))


class RiverListener:
    """From the menu to the results of a game and back to the shelf, on what is spoken alone."""

    def __init__(self, ears: Ears) -> None:
        self.ears = ears
        self.last: list[str] = []
        self.steps = 0
        plural = [ngettext("{count} choice.", "{count} choices.", count) for count in COUNTS]
        self._choices = heard_as(*plural)
        self._over = heard_as(_("{points} points!"))

    def press(self, *keys: str) -> list[str]:
        said: list[str] = []
        for key in keys:
            self.ears.press(key)
            said += self.ears.hear()
        self.last = (self.last + said)[-8:]
        return said

    def wait(self) -> list[str]:
        self.ears.wait()
        said = list(self.ears.hear())
        self.last = (self.last + said)[-8:]
        return said

    def find(self, name: str) -> None:
        """Go over the page until something is called so."""
        for key in ("TAB", *("DOWN", "TAB") * MOST_LOOKS):
            if self.last and self.last[-1].startswith(name):
                return
            self.press(key)
        raise DeafError(f"nothing is called {name!r}; heard last: {self.last}")

    def read_to(self, name: str) -> None:
        """Read the page from its beginning until something is called so; what is read has the focus."""
        while _("The beginning of the page.") not in self.press("F5"):
            pass
        for _look in range(MOST_LOOKS):
            if self.press("F6")[-1].startswith(name):
                return
        raise DeafError(f"nothing is called {name!r}; heard last: {self.last}")

    def play(self, sheet: str = "A") -> int:
        """A whole game on that sheet; how many points were told at its end."""
        self.press("F2")
        self.find(_("River Dice"))
        self.press("RETURN")
        self.wait()
        self.read_to(f"{sheet} · ")
        self.press("RETURN")
        self.read_to(_("Start"))
        said = [*self.press("RETURN"), *self.wait()]
        for _step in range(MOST_STEPS):
            over = [hit for words in said for hit in self._over.finditer(words)]
            if over:
                return int(over[0].group(1))
            said = self.step()
        raise DeafError(f"the game does not end; heard last: {self.last}")

    def step(self) -> list[str]:
        """Ask what is to be done; listen to the choices, go back to the best of them and take it."""
        self.steps += 1
        told = " ".join(self.press("y"))
        hit = self._choices.search(told)
        count = int(next(filter(None, hit.groups()))) if hit else 1
        if count > 1:
            self._choose(min(count, MOST_CHOICES))
        return [*self.press("RETURN"), *self.wait()]

    def _choose(self, count: int) -> None:
        worths = [self._worth(self.press("f"))]
        for _more in range(count - 1):
            self.press("F6")
            worths.append(self._worth(self.press("f")))
        best = max(range(count), key=lambda place: (worths[place], -place))
        self.press(*["F5"] * (count - 1 - best))

    def _worth(self, said: list[str]) -> int:
        """The sum of what is told to come, points and all: more is better."""
        return sum(int(number) for number in re.findall(r"\+(\d+)", " ".join(said)))
