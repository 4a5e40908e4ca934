"""What is decided before a game: seed, seats, sheet, completion cards, variants, scenario."""

from collections.abc import Iterator
from typing import Final

from flow_desktop.chance import MAX_SEED, is_seed
from flow_desktop.river_dice.engine.content import PLACES, STARTING, completion_cards
from flow_desktop.river_dice.engine.scenarios import SHEETS, scenarios
from flow_desktop.values import dataclass

MOST_SEATS: Final = 4


class RiverOptionsError(ValueError):
    """The options do not describe a game; the message says why, ``field`` which of them is at fault."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, slots=True)
class RiverOptions:
    """Everything that, with the commands, makes a game what it is. What is None is left to the rules."""

    seed: str
    players: int = 1
    sheet: str | None = None  # None: sheet A, or that of the scenario
    completion: tuple[int, ...] | None = None  # None: by chance, or what variant or scenario fix
    family: bool = False
    abundance: bool = False
    scenario: int | None = None

    def __post_init__(self) -> None:
        for name, sound, message in self._demands():
            if not sound:
                raise RiverOptionsError(message, name)

    def _demands(self) -> Iterator[tuple[str, bool, str]]:
        """Yield each field, whether it is sound, and what to say if not."""
        yield "seed", is_seed(self.seed), f"A seed is 1 to {MAX_SEED} printable characters."
        yield "players", 1 <= self.players <= MOST_SEATS, f"1 to {MOST_SEATS} can play."
        yield "sheet", self.sheet is None or self.sheet in SHEETS, "The sheets are A, B, C and D."
        yield (
            "completion",
            self.completion is None or _four_cards(self.completion),
            "Four different completion cards from 1 to 12 lie at the places.",
        )
        yield (
            "scenario",
            self.scenario is None or self.scenario in scenarios(),
            f"The scenarios are 1 to {len(scenarios())}.",
        )
        if self.family:
            cards = self.completion is None or self.completion == STARTING
            yield "completion", cards, "The family variant is played with the starting cards 1, 2, 3, 4."
            yield "family", self.scenario is None, "There are no scenarios in the family variant."
        if self.scenario is not None:
            yield "completion", self.completion is None, "A scenario brings its own completion cards."
            own = scenarios()[self.scenario].sheet
            yield "sheet", self.sheet in (None, own), f"Scenario {self.scenario} is played on sheet {own}."

    @property
    def sheet_used(self) -> str:
        """The sheet that is played on."""
        if self.scenario is not None:
            return scenarios()[self.scenario].sheet
        return self.sheet or SHEETS[0]


def _four_cards(cards: tuple[int, ...]) -> bool:
    return len(cards) == PLACES == len(set(cards)) and all(card in completion_cards() for card in cards)
