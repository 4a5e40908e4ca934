"""The story of a game in about ten sentences, in the player's language.

It is told in the present, and names are always the ones who do something: so no language has to bend them.
Which of several sentences is told, the game's seed says: the same game has the same story. Nobody is compared
with anybody, and what was lost is not held against anyone.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import _, ngettext, with_capital
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.state import Result
from flow_desktop.rounds import Table
from flow_desktop.scenes.keepsakes.facts import TaleFacts, facts_of
from flow_desktop.scenes.naming import MOST_NAMES, animals_words, card_name, kind_name, listed

MOST: Final = 12
LEAST: Final = 6


def story(table: Table) -> tuple[str, ...]:
    """The sentences, in order."""
    return Storyteller(facts_of(table)).told()


class Storyteller:
    """Finds words for facts."""

    def __init__(self, facts: TaleFacts) -> None:
        self.facts = facts

    def told(self) -> tuple[str, ...]:
        """Beginning, middle and end; of a long game the smaller things are left out."""
        facts, late = self.facts, self.facts.rounds + 1.0
        start = [self._opening(), self._clock(), self._first_tile()]
        middle = [
            (facts.rescues[0].round if facts.rescues else late, self._rescue()),
            (facts.card_round if facts.cards else late, self._card()),
            (facts.worst.round + 0.5 if facts.worst else late, self._worst()),
            (facts.lost_path.round + 0.6 if facts.lost_path else late, self._lost_path()),
            (facts.turn.round if facts.turn else late, self._turn()),
            (facts.later_round + 0.1 if facts.later_round is not None else late, self._later()),
            (late, self._birds()),
            (late, self._placed()),
        ]
        end = [self._end(), self._at_the_end(), self._farewell()]
        told = [(when, words) for when, words in middle if words]
        del told[max(0, MOST - sum(map(bool, (*start, *end)))) :]
        told.sort(key=lambda part: part[0])
        return tuple(
            with_capital(words) for words in (*start, *(words for _when, words in told), *end) if words
        )

    def _one(self, part: str, *ways: str) -> str:
        """One of several ways to say it; which, the game's seed decides."""
        stamp = hashlib.sha256(f"{self.facts.options.seed}/story/{part}".encode()).digest()
        return ways[stamp[0] % len(ways)]

    # The beginning

    def _opening(self) -> str:
        names = self.facts.names
        if len(names) == 1:
            ways = (
                _("{name} sets out alone to save four animals."),
                _("Four animals are waiting, and {name} is coming."),
            )
            return self._one("opening", *ways).format(name=names[0])
        if len(names) <= MOST_NAMES:
            ways = (
                _("{names} set out together to save four animals."),
                _("Four animals are waiting, and {names} are coming."),
            )
            return self._one("opening", *ways).format(names=listed(names))
        return ngettext(
            "{count} friend sets out to save four animals.",
            "{count} friends set out together to save four animals.",
            len(names),
        ).format(count=len(names))

    def _clock(self) -> str:
        clock = self.facts.options.clock
        if clock.seconds is not None:
            count = clock.seconds
            return self._one(
                "clock",
                ngettext(
                    "The sea gives {count} second before each wave.",
                    "The sea gives {count} seconds before each wave.",
                    count,
                ),
                ngettext(
                    "A giant wave comes after every {count} second.",
                    "A giant wave comes after every {count} seconds.",
                    count,
                ),
            ).format(count=count)
        if clock.turns is not None:
            return ngettext(
                "The sea waits for {count} turn before each wave.",
                "The sea waits for {count} turns before each wave.",
                clock.turns,
            ).format(count=clock.turns)
        return self._one(
            "clock",
            _("No clock ticks today, and the sea takes its time."),
            _("Nobody has to hurry: today no clock runs."),
        )

    def _first_tile(self) -> str:
        if self.facts.first_tile is None:
            return _("The board still lies open, and everything is possible.")
        name, kind = self.facts.first_tile
        ways = (
            _("{name} places the first tile: {tile}."),
            _("The first water comes from {name}: {tile}."),
        )
        return self._one("tile", *ways).format(name=name, tile=kind_name(kind))

    # The middle

    def _rescue(self) -> str:
        if not self.facts.rescues:
            return ""
        first = self.facts.rescues[0]
        ways = (
            ngettext(
                "Round {round}: {name} builds a path for {animals}.",
                "Round {round}: {name} builds paths for {animals}.",
                len(first.animals),
            ),
            ngettext(
                "Round {round}, and {name} cheers: {animals} has a path!",
                "Round {round}, and {name} cheers: {animals} have paths!",
                len(first.animals),
            ),
        )
        told = self._one("rescue", *ways)
        return told.format(round=first.round, name=first.name, animals=_animals(first.animals))

    def _later(self) -> str:
        later = self.facts.later
        if not later:
            return ""
        ways = (
            ngettext(
                "Later {animals} gets a path to the boat, too.",
                "Later {animals} get a path to the boat, too.",
                len(later),
            ),
            ngettext(
                "Later {animals} is glad as well: a path of water!",
                "Later {animals} are glad as well: paths of water!",
                len(later),
            ),
        )
        return self._one("later", *ways).format(animals=_animals(later))

    def _card(self) -> str:
        if self.facts.first_card is None:
            return _("The cards stay in the hand this time.")
        name, card = self.facts.first_card
        ways = (
            _("{name} plays the first card: {card}."),
            _("A card brings hope, and {name} plays it: {card}."),
        )
        return self._one("card", *ways).format(name=name, card=card_name(card))

    def _worst(self) -> str:
        worst = self.facts.worst
        if worst is None:
            if self.facts.waves:
                return _("The waves roll by and take nothing at all.")
            return self._one(
                "calm", _("No wave comes over the board."), _("The great wave stays away this time.")
            )
        ways = (
            ngettext(
                "The hardest wave comes in round {round} and takes {count} tile.",
                "The hardest wave comes in round {round} and takes {count} tiles.",
                worst.taken,
            ),
            ngettext(
                "Round {round} ends with a mighty wave: {count} tile goes.",
                "Round {round} ends with a mighty wave: {count} tiles go.",
                worst.taken,
            ),
        )
        return self._one("worst", *ways).format(round=worst.round, count=worst.taken)

    def _lost_path(self) -> str:
        lost = self.facts.lost_path
        if lost is None:
            return ""
        ways = (
            ngettext(
                "{animals} loses the path, but nobody gives up.",
                "{animals} lose their paths, but nobody gives up.",
                len(lost.cut_off),
            ),
            ngettext(
                "{animals} has to wait, and everybody thinks hard.",
                "{animals} have to wait, and everybody thinks hard.",
                len(lost.cut_off),
            ),
        )
        return self._one("lost", *ways).format(animals=_animals(lost.cut_off))

    def _turn(self) -> str:
        turn = self.facts.turn
        if turn is None:
            return ""
        ways = (
            ngettext(
                "Round {round} turns the tide: {animals} has a path.",
                "Round {round} turns the tide: {animals} have paths.",
                len(turn.animals),
            ),
            ngettext(
                "Hope is back in round {round} for {animals}.",
                "Hope is back in round {round} for {animals}.",
                len(turn.animals),
            ),
        )
        return self._one("turn", *ways).format(round=turn.round, animals=_animals(turn.animals))

    def _birds(self) -> str:
        count = self.facts.birds
        if not count:
            return ""
        return ngettext(
            "A bird holds {count} tile against the water.",
            "Birds hold {count} tiles against the water.",
            count,
        ).format(count=count)

    def _placed(self) -> str:
        count = self.facts.placed
        if count < 2:
            return ""
        ways = (
            ngettext("In all {count} tile is placed.", "In all {count} tiles are placed.", count),
            ngettext(
                "{count} tile becomes water on this day.", "{count} tiles become water on this day.", count
            ),
        )
        return self._one("placed", *ways).format(count=count)

    # The end

    def _end(self) -> str:
        facts = self.facts
        if facts.result is Result.WON:
            ways = (
                _("In round {round} {name} closes the last gap: all aboard!"),
                _("Then {name} does it in round {round}: four animals climb aboard!"),
            )
            return self._one("end", *ways).format(round=facts.rounds, name=facts.last_name)
        if facts.result is None:
            return _("In round {round} the story rests, and the boat waits.").format(round=facts.rounds)
        return self._one(
            "end",
            _("Then no tile is left, and the sea is faster this time."),
            _("The tiles run out, and today the sea keeps its secret."),
        )

    def _at_the_end(self) -> str:
        facts = self.facts
        if facts.result is Result.WON:
            left = facts.tiles_left
            if not left:
                return _("Not one tile is left, and not one is needed.")
            return ngettext(
                "{count} tile is still left over.", "{count} tiles are still left over.", left
            ).format(count=left)
        if not facts.aboard:
            return ""
        return ngettext(
            "In the end {animals} has a path: good work.",
            "In the end {animals} have paths: good work.",
            len(facts.aboard),
        ).format(animals=_animals(facts.aboard))

    def _farewell(self) -> str:
        if self.facts.result is Result.WON:
            return self._one(
                "farewell",
                _("What a voyage that was!"),
                _("They will still tell of it in the harbour."),
                _("The whole boat sings all the way home."),
            )
        return self._one(
            "farewell",
            _("The boat is ready for the next voyage."),
            _("Tomorrow the tide comes in again, and so do friends."),
            _("And the animals already know who is coming back."),
        )


def _animals(animals: Sequence[Animal]) -> str:
    """Animals by name, or all of them together."""
    return _("all four animals") if len(animals) == len(Animal) else animals_words(animals)
