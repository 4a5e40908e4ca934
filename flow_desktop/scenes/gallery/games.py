"""Exhibits of a game: play, wave, results, pause, and how each state is come to by intents."""

from datetime import date

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Push, Scene
from flow_desktop.bots.partners import Partner
from flow_desktop.engine import Clock, GameState, Options, Phase, Result, legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Roll
from flow_desktop.engine.events import TileWashedAway
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.step import step
from flow_desktop.rounds.tape import Sign
from flow_desktop.scenes.actions import QUESTIONS, FlowAction
from flow_desktop.scenes.autoplay.touch import Touch, board_of, hand_of, top_screen
from flow_desktop.scenes.destinations import ToDeeds
from flow_desktop.scenes.draft import seat_of
from flow_desktop.scenes.finale.scene import ClosingScene
from flow_desktop.scenes.gallery.beside import at_table
from flow_desktop.scenes.gallery.easel import (
    Easel,
    animals_aboard,
    let_settle,
    look_on,
    look_until,
    table_when,
    tiles_on_board,
)
from flow_desktop.scenes.keepsakes.scene import KeepsakesScene
from flow_desktop.scenes.partners.companion import Partners
from flow_desktop.scenes.partners.mind import AtOnce
from flow_desktop.scenes.play.deeds import deed_key
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.replay.scene import ReplayScene
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.scene import WaveScene

FEW_FRAMES = 12
DAY = date(2026, 11, 16)
MANY_FRAMES = 600
GLAD_FRAMES = 26
SWIMMING = 95
"""Frames until all animals are on their way."""


def _middle(state: GameState) -> bool:
    """A round that is well under way, with cards in the hand."""
    turn = state.turn
    return turn.phase is Phase.TURN and turn.round >= 2 and tiles_on_board(state) >= 10 and bool(state.hand)


def _can_support(state: GameState) -> bool:
    return _middle(state) and Card.SUPPORT in state.hand


def _much_to_lose(state: GameState) -> bool:
    if state.turn.phase is not Phase.WAVE or tiles_on_board(state) < 14 or state.turn.calm:
        return False
    events = step(state, Roll()).events
    return sum(isinstance(event, TileWashedAway) for event in events) >= 5


def _is_calm(state: GameState) -> bool:
    return state.turn.phase is Phase.WAVE and state.turn.calm


def _play(easel: Easel, options: Options, ran: float) -> Scene:
    table = table_when(options, easel.shell.now, _middle)
    easel.let_run(table, ran)
    return at_table(table)


def play(easel: Easel) -> Scene:
    """Two players in the middle of a game, 23 seconds gone."""
    return _play(easel, Options("otter-reef", 2, difficulty=1), 23)


def six(easel: Easel) -> Scene:
    """A full table."""
    return _play(easel, Options("puffin-bay", 6, difficulty=3), 17)


def with_partners(easel: Easel) -> Scene:
    """A person and two partners in the middle of a game; Pella has drawn a tile."""
    table = table_when(Options("otter-reef", 3, clock=Clock(None, 10)), easel.shell.now, _partner_holds)
    for index, partner in ((1, Partner.PELLA), (2, Partner.BENO)):
        table.set_seat(index, seat_of(partner, table.seats[index]))
    return PlayScene(table, Partners(AtOnce()))


def _partner_holds(state: GameState) -> bool:
    turn = state.turn
    return turn.round == 2 and turn.player == 1 and turn.phase is Phase.HOLDING and tiles_on_board(state) >= 6


def partner_points(app: App) -> None:
    """Until the partner points at what it means."""
    for _ in range(MANY_FRAMES):
        if board_of(app).show.ghost is not None:
            break
        app.loop_once()
    look_on(app, FEW_FRAMES)


def replay(easel: Easel) -> Scene:
    """A game that was won, shown again."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, _is_won)
    return ReplayScene(table.record())


def keepsakes(easel: Easel) -> Scene:
    """What is left of a game that was won."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, _is_won)
    return KeepsakesScene(table.record(), DAY)


def wind(app: App) -> None:
    """Wind it past the middle, to where an animal was joined."""
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    marks = [mark.at for mark in scene.tape.marks if mark.sign is Sign.JOINED]
    scene.wind_to(marks[len(marks) // 2])
    let_settle(app)


def about_to_join(easel: Easel) -> Scene:
    """A tile is held that gives an animal its path."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, lambda state: _joining(state) is not None)
    easel.let_run(table, 12)
    return at_table(table)


def _joining(state: GameState) -> Command | None:
    """A command that joins an animal and does not end the game."""
    if state.turn.phase is not Phase.HOLDING or animals_aboard(state) < 1:
        return None
    for command in legal(state):
        after = step(state, command).state
        if after.result is None and animals_aboard(after) > animals_aboard(state):
            return command
    return None


def join(app: App) -> None:
    """Lay it, and look on until its animal is in the air."""
    scene = app.stack.top
    assert isinstance(scene, PlayScene)
    command = _joining(scene.table.state)
    assert command is not None
    scene.table.do(command)
    look_on(app, GLAD_FRAMES)


def hurry(easel: Easel) -> Scene:
    """Nine seconds left."""
    return _play(easel, Options("otter-reef", 2, difficulty=1), 51)


def start(easel: Easel) -> Scene:
    """The first moment of a game for one."""
    return at_table(table_when(Options("otter-reef"), easel.shell.now, lambda state: True))


def with_a_card(easel: Easel) -> Scene:
    """Somebody holds a Support card and can use it."""
    table = table_when(Options("otter-reef", 3), easel.shell.now, _can_support)
    easel.let_run(table, 12)
    return at_table(table)


def wave(easel: Easel) -> Scene:
    """The bell has rung over a board with many tiles."""
    return at_table(table_when(Options("heron-lagoon", 2), easel.shell.now, _much_to_lose, pace=12))


def calm_wave(easel: Easel) -> Scene:
    """The bell has rung, and Calm Waters lies beside the board."""
    return at_table(table_when(Options("heron-lagoon", 2), easel.shell.now, _is_calm, pace=12))


def _is_won(state: GameState) -> bool:
    return state.result is Result.WON


def _is_lost(state: GameState) -> bool:
    """Lost, though somebody was saved."""
    return state.result is Result.LOST and animals_aboard(state) >= 1


def won(easel: Easel) -> Scene:
    """All animals are aboard."""
    options = Options("otter-reef", 3, difficulty=1)
    return ResultsScene(easel.table_in_time(options, _is_won))


def lost(easel: Easel) -> Scene:
    """The tiles are used up, though somebody was saved."""
    options = Options("otter-reef", 2, difficulty=5)
    return ResultsScene(easel.table_in_time(options, _is_lost))


def given_up(easel: Easel) -> Scene:
    """In the middle of a game nobody wanted to play on."""
    table = easel.table_in_time(Options("otter-reef", 2, difficulty=2), _in_round_three)
    table.give_up()
    return ResultsScene(table)


def _in_round_three(state: GameState) -> bool:
    return state.turn.round == 3


def _draw(app: App) -> Touch:
    """Click on the fullest pile."""
    hand, pile = Touch(app), hand_of(app).fullest_pile()
    hand.press(top_screen(app).find(f"pile-{pile}"))
    let_settle(app)
    return hand


def carry(app: App) -> None:
    """Draw a tile and hold it over the middle one of the spaces where it fits."""
    hand = _draw(app)
    fits = sorted(hand_of(app).targets())
    board = board_of(app)
    hand.move(board.cell_rect(fits[len(fits) // 2]).center)
    look_on(app, FEW_FRAMES)


def refuse(app: App) -> None:
    """Put a tile down where it does not fit."""
    hand = _draw(app)
    held, board = hand_of(app), board_of(app)
    taken = held.state.board.occupied
    wrong = [cell for cell in CELLS if cell not in held.targets() and not taken >> cell & 1]
    near = [cell for cell in wrong if any(taken >> other & 1 for other in (cell - 1, cell + 1))]
    hand.click(board.cell_rect((near or wrong)[0]).center)
    look_on(app, 2 * FEW_FRAMES)


def begin_card(app: App) -> None:
    """Take the Support card, so that its targets light up."""
    let_settle(app)
    Touch(app).act(FlowAction.CARDS)
    look_on(app, FEW_FRAMES)
    Touch(app).act(Action.ACCEPT)
    look_on(app, FEW_FRAMES)


def see_discards(app: App) -> None:
    """Look at the discarded tiles."""
    let_settle(app)
    Touch(app).act(FlowAction.DISCARDS)
    let_settle(app)


def ask_help(app: App) -> None:
    """Ask what everything means."""
    let_settle(app)
    Touch(app).act(Action.HELP)
    let_settle(app)


def see_deeds(app: App) -> None:
    """Look at everything that can be done."""
    ask_help(app)
    app.change(Push(ToDeeds()))
    let_settle(app)


def see_questions(app: App) -> None:
    """Look at everything that can be asked, the lines at risk last time."""
    let_settle(app)
    app.change(Push(ToDeeds(QUESTIONS)))
    top_screen(app).focus_on(deed_key(FlowAction.ASK_LINES))
    let_settle(app)


def pause(app: App) -> None:
    """Press pause, and let the page come."""
    let_settle(app)
    Touch(app).act(Action.PAUSE)
    let_settle(app)


def to_the_wave(app: App) -> None:
    """Look on until the wave waits for its throw."""
    look_until(app, lambda: isinstance(top_screen(app), WaveScene))
    let_settle(app)


def dice_tumble(app: App) -> None:
    """Throw, and look at the dice in the air."""
    to_the_wave(app)
    Touch(app).press(top_screen(app).find("throw"))
    look_on(app, 2 * FEW_FRAMES)


def dice_lie(app: App) -> None:
    """Throw, and look at the dice as they lie."""
    dice_tumble(app)
    _to_part(app, WavePart.REVEAL)
    look_on(app, 2 * FEW_FRAMES)


def water_runs(app: App) -> None:
    """Throw, and look at the water."""
    dice_tumble(app)
    _to_part(app, WavePart.FLOOD)
    look_on(app, 6 * FEW_FRAMES)


def _to_part(app: App, part: WavePart) -> None:
    wave = top_screen(app)
    assert isinstance(wave, WaveScene)
    look_until(app, lambda: wave.part in (part, WavePart.TOLD))


def wave_told(app: App) -> None:
    """Throw, and wait until everything is told."""
    dice_tumble(app)
    look_until(app, lambda: not top_screen(app).moving)


def winning(easel: Easel) -> Scene:
    """The game has just been won."""
    return at_table(easel.table_in_time(Options("otter-reef", 3, difficulty=1), _is_won))


def losing(easel: Easel) -> Scene:
    """The game has just been lost, though somebody was saved."""
    return at_table(easel.table_in_time(Options("otter-reef", 2, difficulty=5), _is_lost))


def animals_swim(app: App) -> None:
    """Look on until everybody is in the water or about to be."""
    app.shell.captions.clear()  # the round that this game began with is long over
    look_on(app, SWIMMING)


def all_aboard(app: App) -> None:
    """Look on until the words stand there."""
    closing = app.stack.top
    assert isinstance(closing, ClosingScene)
    app.shell.captions.clear()
    look_until(app, lambda: closing.told)
    look_on(app, 2 * FEW_FRAMES)


def tide_rises(app: App) -> None:
    """Look on while the tide rises."""
    look_on(app, 4 * FEW_FRAMES)
