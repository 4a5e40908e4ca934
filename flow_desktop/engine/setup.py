"""Setting up a game (sections 2 and 7): everything that chance decides here comes from the seed."""

from flow_desktop.engine import chance
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.events import (
    BoatTurned,
    CardsDealt,
    Event,
    ObstacleLeftOut,
    ObstaclePlaced,
    ObstacleRolled,
    RoundStarted,
    ScenarioDrawn,
    ScenarioReplaced,
    TurnStarted,
    Why,
)
from flow_desktop.engine.geometry import (
    ANIMALS,
    CELLS,
    DIRECTIONS,
    LINE_OF_FACE,
    STRIDE,
    Cell,
    Edges,
    animals_in,
)
from flow_desktop.engine.options import Options, OptionsError
from flow_desktop.engine.placement import cut_off
from flow_desktop.engine.scenarios import Rules, Scenario, rules_in_force, scenario_box
from flow_desktop.engine.state import GameState, Phase, Setup, Supply, Turn
from flow_desktop.engine.step import Step
from flow_desktop.engine.tiles import ROCK, Kind


class FacingError(OptionsError):
    """The chosen facing of the Single Path Boat leaves an animal a way less than another would (R18)."""


def new_game(options: Options) -> Step:
    """Set up a game and start the first turn; raises FacingError for a facing that is not offered."""
    events: list[Event] = []
    scenarios = _scenarios(options, events)
    rules = rules_in_force(options.edition, scenarios)
    board = _with_obstacles(options.seed, rules, events)
    if rules.single_path:
        board = _with_boat_turned(board, options.boat, events)
    hands, action_pile = _deal(options, rules, events)
    supply = Supply(_piles(options.seed, rules), (), (), action_pile, ())
    events += [RoundStarted(1, options.first), TurnStarted(options.first)]
    turn = Turn(Phase.TURN, options.first, 1)
    state = GameState(Setup(options, scenarios, rules), board, supply, hands, turn)
    return Step(state, tuple(events))


def _scenarios(options: Options, events: list[Event]) -> tuple[Scenario, ...]:
    """Take the cards picked by hand, or draw as many as the difficulty says."""
    if options.scenarios is not None:
        events.extend(map(ScenarioDrawn, options.scenarios))
        return options.scenarios
    drawn: list[Scenario] = []
    for card in chance.shuffled(options.seed, "scenarios", scenario_box(options.edition)):
        if len(drawn) == options.difficulty:
            break
        if card in drawn and not card.adds_up:
            events.append(ScenarioReplaced(card, Why.SECOND_COPY))
        else:
            events.append(ScenarioDrawn(card))
            drawn.append(card)
    return tuple(drawn)


def _piles(seed: str, rules: Rules) -> tuple[tuple[Kind, ...], ...]:
    tiles = chance.shuffled(seed, "tiles", rules.edition.tiles)
    size = len(tiles) // rules.edition.piles
    return tuple(tiles[start : start + size] for start in range(0, len(tiles), size))


def _deal(
    options: Options, rules: Rules, events: list[Event]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal the action cards; what is left is the action pile, or goes back in the box."""
    cards = chance.shuffled(options.seed, "actions", rules.edition.action_cards)
    each = rules.edition.deal[options.players - 1]
    hands = tuple(cards[seat * each : (seat + 1) * each] for seat in range(options.players))
    events.append(CardsDealt(hands))
    return hands, cards[options.players * each :] if rules.edition.keep_action_pile else ()


def _with_obstacles(seed: str, rules: Rules, events: list[Event]) -> Board:
    board = START
    for obstacle in range(1, min(rules.rocks, rules.edition.rocks) + 1):
        cell, rolls = _obstacle_cell(seed, obstacle, board, rules.edition.rolls_per_obstacle, events)
        if cell is None:
            events.append(ObstacleLeftOut(Why.NO_SPACE))
            break
        events.append(ObstaclePlaced(cell, rolls))
        board = board.with_piece(cell, ROCK)
    return board


def _obstacle_cell(
    seed: str, obstacle: int, board: Board, most_rolls: int, events: list[Event]
) -> tuple[Cell | None, int]:
    """Roll for a space until one is legal; after too many rolls take the first in reading order (R19)."""
    for roll in range(1, most_rolls + 1):
        white = chance.die(seed, f"obstacle/{obstacle}/{roll}/white")
        black = chance.die(seed, f"obstacle/{obstacle}/{roll}/black")
        cell = LINE_OF_FACE[white] * STRIDE + LINE_OF_FACE[black]
        why = obstacle_problem(board, cell)
        events.append(ObstacleRolled(white, black, cell, why))
        if why is None:
            return cell, roll
    return first_obstacle_cell(board), most_rolls


def first_obstacle_cell(board: Board) -> Cell | None:
    """The first space in reading order where a scenario obstacle may be put; the calm lines are never one."""
    lines = set(LINE_OF_FACE.values())
    numbered = (cell for cell in CELLS if cell // STRIDE in lines and cell % STRIDE in lines)
    return next((cell for cell in numbered if obstacle_problem(board, cell) is None), None)


def obstacle_problem(board: Board, cell: Cell) -> Why | None:
    """Say why a scenario obstacle cannot be set up on a space, or None when it can."""
    if ANIMALS >> cell & 1:
        return Why.ANIMAL_SPACE
    if board.occupied >> cell & 1:
        return Why.OCCUPIED
    return Why.CUTS_OFF if cut_off(board, Kind.ROCK, cell, 0) else None


def allowed_facings(board: Board) -> tuple[Edges, ...]:
    """The facings of a Single Path Boat that leave every animal a possible way, in order N, E, S, W (R18).

    Where none does, those that leave it to the most animals: rocks picked by hand can lie so.
    """
    reached = {edge: board.with_boat(edge).possible.bit_count() for edge in DIRECTIONS}
    return tuple(edge for edge in DIRECTIONS if reached[edge] == max(reached.values()))


def _with_boat_turned(board: Board, wanted: Edges | None, events: list[Event]) -> Board:
    allowed = allowed_facings(board)
    if wanted is not None and wanted not in allowed:
        raise FacingError("With the boat facing that way, an animal could never reach it.")
    facing = allowed[0] if wanted is None else wanted
    turned = board.with_boat(facing)
    events.append(BoatTurned(facing, tuple(animals_in(ANIMALS & ~turned.possible))))
    return turned
