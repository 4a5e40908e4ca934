"""What players see of each scenario card: its name, its effect, its page of the rules and its picture.

Plain values: the setup, the table, the rules, the introduction and the editor draw them. The drawing on the
card itself is `scenario_` and the card's name among the art. What a card does is in `engine/scenarios.py`.
"""

from collections.abc import Iterable
from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.values import dataclass

_RIVER: Final = "a2:NS a3:NE b3:EW c3:SW f1:EW"


class Ours(str):
    """A sentence of the rules that print does not have: a ruling of ours, by its number where it has one."""

    rulings: tuple[str, ...]

    def __new__(cls, words: str, *rulings: str) -> "Ours":
        """Take the sentence, and the rulings that it tells."""
        sentence = str.__new__(cls, words)
        sentence.rulings = rulings
        return sentence


@dataclass(frozen=True, slots=True)
class Laid:
    """A board in the engine's notation, with spaces to choose from, or with the lines of a wave."""

    board: str
    targets: str = ""
    lines: tuple[int | None, int | None] = (None, None)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawing of the catalogue or a tile in a row on a sheet: where its middle is, how high, how faint."""

    what: str | Kind
    x: float
    size: float
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class ScenarioFace:
    """The words and pictures of a card.

    `rule` is its page of the rules, with an `example` (words, and a board in notation); the refusals that it
    `explains` lead there. The `picture` introduces it to whoever has never met it: a board, drawings on a
    sheet, or else the board of the game that begins.
    """

    name: str
    effect: str
    rule: tuple[str, ...]
    picture: Laid | tuple[Drawn, ...] | None = None
    example: tuple[str, str] | None = None
    explains: tuple[Code, ...] = ()


FACES: Final[dict[Scenario, ScenarioFace]] = {
    Scenario.OBSTACLES: ScenarioFace(
        N_("Scenario Obstacles"),
        N_("Two rocks lie on the board from the start."),
        (
            N_("Two rocks come onto the board. Dice decide where each one lies."),
            N_("The dice are rolled again if the space is taken or an animal's."),
            N_("Also if a rock there would cut an animal off."),
            Ours(N_("After 200 rolls the first allowed space is taken."), "R19"),
        ),
        example=(N_("Two rocks at the start"), "c2:rock f5:rock"),
    ),
    Scenario.NO_COMMUNICATION: ScenarioFace(
        N_("No Communication"),
        N_("Say nothing to each other, except while the wave is rolled."),
        (
            N_("Nobody speaks or points, except during the wave."),
            Ours(N_("Hints and the other hands are hidden as well."), "R16"),
            N_("A second copy is replaced by another card."),
        ),
        Laid(_RIVER, lines=(2, 1)),
    ),
    Scenario.ONE_ACTION_CARD: ScenarioFace(
        N_("One Action Card per Round"),
        N_("All of you together play at most one action card a round."),
        (N_("All players together may play one action card in each round."),),
        (
            Drawn(f"action_{Card.SUPPORT}", 0.2, 0.5, 90),
            Drawn(f"action_{Card.FISHING}", 0.8, 0.5, 90),
            Drawn(f"action_{Card.BIRD}", 0.5, 0.66),
        ),
        explains=(Code.CARD_LIMIT,),
    ),
    Scenario.NO_NEW_CARDS: ScenarioFace(
        N_("No New Cards"),
        N_("Tiles cannot be traded for action cards."),
        (N_("Tiles cannot be traded for action cards."),),
        (
            Drawn(Kind.TEE, 0.22, 0.5),
            Drawn("icon_trade", 0.5, 0.3),
            Drawn("card_action_back", 0.78, 0.72, 120),
            Drawn("icon_close", 0.78, 0.46),
        ),
        explains=(Code.TRADE_FORBIDDEN,),
    ),
    Scenario.NO_SUPPORT_CURRENT: ScenarioFace(
        N_("No Support or Current for Obstacles"),
        N_("Support and Current cannot touch obstacles or rocks."),
        (
            N_("Support cannot remove a tile with an obstacle or a rock."),
            N_("Current cannot move them either."),
        ),
        Laid(f"{_RIVER} f2:NS# c2:rock", targets="a2 a3 b3 c3 f1"),
        explains=(Code.OBSTACLE_PROTECTED,),
    ),
    Scenario.SINGLE_PATH_BOAT: ScenarioFace(
        N_("Single Path Boat"),
        N_("The boat has a single opening. You choose where it faces."),
        (
            N_("The boat is turned over: it has a single opening."),
            N_("You choose where it faces, before the first turn."),
            Ours(N_("Only directions every animal can still reach are offered."), "R18"),
            Ours(N_("If rocks leave none, it faces where most animals get through."), "R18"),
        ),
        example=(N_("The boat opens to the right"), "d4:E"),
    ),
    Scenario.OBSTACLES_REMAIN: ScenarioFace(
        N_("Obstacles Remain"),
        N_("Waves carry off neither obstacles nor rocks."),
        (
            N_("Waves wash away neither tiles with obstacles nor rocks."),
            Ours(N_("A bird on such a tile stays as well."), "R17"),
        ),
        Laid("b1:EW c1:SW a2:NS# e2:EW# f5:rock", lines=(1, 5)),
    ),
}


def scenario_page(card: Scenario) -> str:
    """Where the rules tell of a card."""
    return f"scenario-{card}"


def refusal_page(code: Code, cards: Iterable[Scenario]) -> str:
    """Where the rules explain a refusal: at the card in force that it comes from, else at its own code."""
    return next((scenario_page(card) for card in cards if code in FACES[card].explains), code)
