"""What a page of rules is made of: short sentences, and pictures that the game itself can draw."""

from typing import TypeAlias

from flow_desktop.app.catalogue import ArtName
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.scenario_cards import Ours
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class BoardFigure:
    """A board in the engine's notation, and what the eye should go to.

    `tile` and `spot` hold a tile over a space; `refused` is what the engine has to say about it. With a tile
    alone, every space where it fits is shown. `row` and `column` are lines that a wave runs along.
    """

    caption: str
    board: str = ""
    tile: Kind | None = None
    spot: str = ""
    refused: Code | None = None
    row: int | None = None
    column: int | None = None
    edition: str = "standard"
    by_current: bool = False


@dataclass(frozen=True, slots=True)
class TilesFigure:
    """Tiles side by side."""

    caption: str
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class CardFigure:
    """The picture of an action card or a scenario card."""

    card: Card | Scenario


@dataclass(frozen=True, slots=True)
class DrawnFigure:
    """Drawings of the game side by side: cards, signs, animals."""

    caption: str
    drawings: tuple[ArtName, ...]


Picture: TypeAlias = BoardFigure | TilesFigure | CardFigure | DrawnFigure


@dataclass(frozen=True, slots=True)
class RulePage:
    """One rule, to which a refusal can lead: `clauses` are the printed parts of the rules that it tells."""

    anchor: str
    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[Picture, ...]
    clauses: tuple[str, ...]

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings of ours that it tells."""
        return tuple(number for text in self.paragraphs if isinstance(text, Ours) for number in text.rulings)


@dataclass(frozen=True, slots=True)
class RuleChapter:
    """Pages that belong together."""

    anchor: str
    title: str
    pages: tuple[RulePage, ...]
