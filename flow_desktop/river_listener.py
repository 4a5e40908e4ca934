"""Plays River Dice with closed eyes: from the shelf to the results and back, on spoken words alone.

It gets the same four calls as whoever listens to Flow (`Ears`), and never sees the program behind them.
"""

from __future__ import annotations

import re
from typing import Final

from flow_desktop.app.language import _, ngettext
from flow_desktop.scenes.autoplay.ears.hearing import DeafError, Ears
from flow_desktop.scenes.autoplay.ears.phrases import COUNTS, pattern

MOST_STEPS: Final = 900
"""So often somebody alone chooses before the game is taken to have no end; a table takes more."""
MOST_LOOKS: Final = 90
MOST_CHOICES: Final = 4
"""So many choices are listened to; the best of them is taken."""
REMEMBERED: Final = 8
NUMBER: Final = {"number": r"\d+", "count": r"\d+", "points": r"-?\d+", "rounds": r"\d+"}


def heard_as(*forms: str) -> re.Pattern[str]:
    """A sentence of the catalogue in all its forms, with what is filled in."""
    return re.compile("|".join(re.sub(r"\?P<\w+>", "", pattern(form, NUMBER)) for form in forms))


class RiverListener:
    """Somebody at the keyboard whose screen is dark; `code` is the deal that was agreed on."""

    def __init__(self, ears: Ears, code: str, players: int = 1) -> None:
        self.ears = ears
        self.code = code
        self.players = players
        self.last: list[str] = []
        self.steps = 0
        plural = [ngettext("{count} choice.", "{count} choices.", count) for count in COUNTS]
        self._choices = heard_as(*plural)
        headline = _("{points} points!") if players == 1 else _("{names}: {points} points!")
        self._over = re.compile(pattern(headline, NUMBER))

    def play(self) -> int:
        """A whole game; how many points the best were told to have at its end."""
        self._sit_down()
        said = [*self._press("RETURN"), *self._wait()]
        for _step in range(MOST_STEPS * self.players):
            over = [hit for words in said for hit in self._over.finditer(words)]
            if over:
                self._leave()
                return int(over[0]["points"])
            said = self._choose()
        raise self._lost("the game does not end")

    # Pages

    def _sit_down(self) -> None:
        """Switch the voice on, find the box on the shelf, and set up the deal that was agreed on."""
        self._press("F2")
        self._find(_("River Dice"))
        self._press("RETURN")
        self._wait()
        for _more in range(self.players - 1):
            self._read_to(_("Add a player"))
            self._press("RETURN")
        self._read_to(_("Type in a deal code"))
        self.ears.write(self.code)
        self._press("RETURN")
        self._read_to(_("Start"))

    def _leave(self) -> None:
        self._find(_("Other games"))
        self._press("RETURN")
        self._wait()
        self._find(_("River Dice"))

    def _find(self, name: str) -> None:
        """Go over the page until something is called so."""
        for key in ("TAB", *("DOWN", "TAB") * MOST_LOOKS):
            if self.last and self.last[-1].startswith(name):
                return
            self._press(key)
        raise self._lost(f"nothing is called {name!r}")

    def _read_to(self, name: str) -> None:
        """Read the page from its beginning until something is called so; what is read has the focus."""
        for _look in range(MOST_LOOKS):
            if _("The beginning of the page.") in self._press("F5"):
                break
        for _look in range(MOST_LOOKS):
            if self._press("F6")[-1].startswith(name):
                return
        raise self._lost(f"nothing is called {name!r}")

    # The table

    def _choose(self) -> list[str]:
        """Ask what is to be done; listen to the choices, go back to the best of them and take it."""
        self.steps += 1
        hit = self._choices.search(" ".join(self._press("y")))
        count = int(next(filter(None, hit.groups()))) if hit else 1
        if count > 1:
            self._go_to_best(min(count, MOST_CHOICES))
        return [*self._press("RETURN"), *self._wait()]

    def _go_to_best(self, count: int) -> None:
        worths = [self._worth(self._press("f"))]
        for _more in range(count - 1):
            self._press("F6")
            worths.append(self._worth(self._press("f")))
        best = max(range(count), key=lambda place: (worths[place], -place))
        self._press(*["F5"] * (count - 1 - best))

    def _worth(self, said: list[str]) -> int:
        """The sum of what is told to come, points and all: more is better."""
        return sum(int(number) for number in re.findall(r"\+(\d+)", " ".join(said)))

    # Keys and words

    def _press(self, *keys: str) -> list[str]:
        said: list[str] = []
        for key in keys:
            self.ears.press(key)
            said += self.ears.hear()
        self.last = (self.last + said)[-REMEMBERED:]
        return said

    def _wait(self) -> list[str]:
        self.ears.wait()
        return self._press()

    def _lost(self, wanted: str) -> DeafError:
        return DeafError(f"{wanted}; heard last: {' | '.join(self.last)}")
