"""What can be asked at the table of River Dice by a key, answered in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from flow_desktop.app.intents import AnyAction
from flow_desktop.app.language import _, ngettext
from flow_desktop.river_dice.engine import score
from flow_desktop.river_dice.engine.content import PLACES
from flow_desktop.river_dice.engine.goals import standings
from flow_desktop.river_dice.scenes.actions import RiverAction
from flow_desktop.river_dice.scenes.goals import goal_lines, in_sight
from flow_desktop.river_dice.scenes.naming import (
    AND,
    card_words,
    completion_words,
    sheet_title,
    thing_name,
    vector_words,
)
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.prompts import round_words
from flow_desktop.river_dice.scenes.sheet_words import neighbours_answer, sheet_answer
from flow_desktop.river_dice.scenes.table_dice import dice_of, die_words
from flow_desktop.river_dice.table import RiverTable


class RiverQuestions:
    """Answers for whoever sits at the table; what the page itself knows is asked of it."""

    def __init__(
        self,
        table: RiverTable,
        watching: Callable[[], int],
        prompt: Callable[[], str],
        choices: Callable[[], Sequence[str]],
        gives: Callable[[], str],
        spot: Callable[[], str],
    ) -> None:
        """`spot`: the key of the place that is pointed at."""
        self._table = table
        self._watching = watching
        self._prompt = prompt
        self._choices = choices
        self._gives = gives
        self._spot = spot
        self.last_words = ""
        """What happened last, as it was told."""
        self._answers: Final[Mapping[AnyAction, Callable[[], str]]] = {
            RiverAction.ASK_CLOCK: self._round,
            RiverAction.ASK_HAND: self._turn,
            RiverAction.ASK_DICE: self._dice,
            RiverAction.ASK_FITS: self._fits,
            RiverAction.ASK_SPACE: self._sheet,
            RiverAction.ASK_ANIMALS: self.tally,
            RiverAction.ASK_CARDS: self._cards,
            RiverAction.ASK_LAST: lambda: self.last_words or _("Nothing has changed yet."),
            RiverAction.ASK_GOAL: self._goal,
        }

    def knows(self, action: AnyAction) -> bool:
        """Whether this is a question."""
        return action in self._answers

    def answer(self, question: AnyAction) -> str:
        """The answer, in sentences."""
        return self._answers[question]()

    def _round(self) -> str:
        state = self._table.state
        return f"{round_words(state)}. {sheet_title(state.setup.options.sheet_used)}."

    def _turn(self) -> str:
        count = len(self._choices())
        listed = ngettext("{count} choice.", "{count} choices.", count).format(count=count)
        return f"{self._prompt()} {listed}" if count else self._prompt()

    def _dice(self) -> str:
        return " ".join(f"{die_words(die)}." for die in dice_of(self._table.state))

    def _fits(self) -> str:
        choices = "; ".join(self._choices())
        listed = _("Choices: {choices}").format(choices=choices) if choices else self._prompt()
        gives = self._gives()
        return f"{listed}. " + _("This one gives: {goods}").format(goods=gives) if gives else listed

    def _sheet(self) -> str:
        state = self._table.state
        plan, sheet = plan_of(state.setup.options.sheet_used), state.seats[self._watching()].sheet
        return f"{neighbours_answer(plan, sheet, self._spot())} {sheet_answer(plan, sheet)}".strip()

    def tally(self) -> str:
        """What the seat that is looked at has: animals, tokens, points, bonuses that wait."""
        seat = self._table.state.seats[self._watching()]
        points = score(seat)["total"]
        parts = [
            vector_words(seat.animals, seat.tokens) or _("No animals, no tokens"),
            ngettext("{count} point", "{count} points", points).format(count=points),
        ]
        if seat.pending:
            parts.append(
                _("Bonuses that wait: {names}").format(names=AND.join(map(thing_name, seat.pending)))
            )
        return " ".join(f"{part}." for part in parts)

    def _cards(self) -> str:
        state = self._table.state
        lines = []
        for place in range(1, min(PLACES, len(state.row)) + 1):
            card = _("Place {place}. {card}").format(place=place, card=card_words(state.row[place - 1]))
            lines.append(f"{card} {completion_words(state.completion_at(place).number)}")
        return " ".join(lines)

    def _goal(self) -> str:
        """What wins, the points so far, and the goals of the scenario or the sheet that still matter."""
        state = self._table.state
        seat = state.seats[self._watching()]
        points = score(seat)["total"]
        lines = [
            _("After 20 rounds, the most points win. Playing alone, beat your best score."),
            ngettext("{count} point", "{count} points", points).format(count=points) + ".",
        ]
        lines += [f"{line.label}: {line.value()}." for line in goal_lines(in_sight(standings(state, seat)))]
        return " ".join(lines)
