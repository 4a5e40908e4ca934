"""The screens of River Dice in states worth a picture."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import Final

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase
from flow_desktop.river_dice.engine.commands import CompleteCard, FinishTurn
from flow_desktop.river_dice.engine.content import ROUNDS, STARTING
from flow_desktop.river_dice.engine.scenarios import scenarios
from flow_desktop.river_dice.engine.trail import RiverTrail, TrailBook
from flow_desktop.river_dice.scenes.cards_page import CardsPage
from flow_desktop.river_dice.scenes.draft import RiverDraft, home_of
from flow_desktop.river_dice.scenes.games.replay import RiverReplay
from flow_desktop.river_dice.scenes.games.scene import RiverGames
from flow_desktop.river_dice.scenes.learn.lesson import RiverLessonPage
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.results.scene import RiverResults
from flow_desktop.river_dice.scenes.rules.scene import RiverRules
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.scenes.trail import TrailPage
from flow_desktop.river_dice.table import RiverHome, RiverTable
from flow_desktop.table import Seat
from flow_desktop.values import dataclass

_FRAMES: Final = 120
_AWAY: Final = 12
_NAMES: Final = ("Pip", "Kiki", "Bo", "Tamtam")
Wanted = Callable[[RiverTable], bool]


@dataclass(frozen=True, slots=True)
class RiverExhibit:
    """A scene, and what is done with it before the picture."""

    first: Callable[[Shell], Scene]
    arrange: Callable[[App], None]


def _settle(app: App) -> None:
    for _frame in range(_FRAMES):
        app.loop_once()


def _few(app: App) -> None:
    """The dice are in the air."""
    for _frame in range(_AWAY):
        app.loop_once()


def _then(*actions: Action) -> Callable[[App], None]:
    """Some keys, once all lies still."""

    def arrange(app: App) -> None:
        _settle(app)
        for action in actions:
            app.inject(Act(action))
            app.loop_once()

    return arrange


def played(options: RiverOptions, wanted: Wanted) -> RiverTable:
    """A table whose game has come so far, by chance."""
    seats = tuple(Seat(_NAMES[number], number, number, number + 1) for number in range(options.players))
    table = RiverTable.new(options, seats)
    _play(table, wanted)
    return table


def _play(table: RiverTable, wanted: Wanted) -> None:
    """Go on by chance until something is so, or the game is over."""
    chance = Random(table.options.seed)
    table.resume()
    while not table.is_over and not wanted(table):
        listed = tuple(each for each in table.legal if not isinstance(each, FinishTurn))
        table.do(chance.choice(listed or table.legal))


def _at(options: RiverOptions, wanted: Wanted, shell: Shell) -> Scene:
    return RiverPlay(played(options, wanted))


def _from(number: int, phase: RiverPhase) -> Wanted:
    return lambda table: table.state.round >= number and table.state.phase is phase


def _payable(table: RiverTable) -> bool:
    return table.state.round >= 7 and any(isinstance(each, CompleteCard) for each in table.legal)


def _setup(shell: Shell) -> Scene:
    """Two people, a partner and a scenario."""
    draft = RiverDraft((Seat("Pip", 0, 0, 1), Seat("Kiki", 1, 1, 3))).with_seat_added(RiverPartner.NIVA)
    return RiverSetupPage(given=draft.with_scenario(6))


def _trail(shell: Shell) -> Scene:
    """A trail that is well begun."""
    home_of(shell).keep_trails(TrailBook((("", RiverTrail(_WON)),)))
    return TrailPage()


def _games(shell: Shell) -> Scene:
    """A game that is over and one that waits."""
    for options, number in ((_TWO, ROUNDS + 1), (_EXPLORED, 8)):
        seats = tuple(Seat(_NAMES[seat], seat, seat, seat + 1) for seat in range(options.players))
        home = RiverHome(shell.folders.data, partial(datetime, 2025, 3, number, 9, 30, tzinfo=UTC))
        table = home.new_table(options, seats)
        _play(table, _from(number, RiverPhase.COLLECT))
        table.close()
    return RiverGames()


def _replay(shell: Shell) -> Scene:
    """A game of two, looked at in its middle."""
    scene = RiverReplay(played(_TWO, lambda table: False).record())
    scene.reel.wind(len(scene.reel) // 2)
    return scene


_WON: Final = ("1", "2", "3", "5", "A1", "A2", "A4", "B1", "C1", "C6")
_FAMILY: Final = RiverOptions("otter", 1, "A", STARTING, True)
_TWO: Final = RiverOptions("heron", 2, "B")
_AIMED: Final = RiverOptions("heron", 2, scenario=2)
_EXPLORED: Final = RiverOptions("marten", 1, "C")
_WRITTEN: Final = RiverOptions("beaver", 1, "D")

RIVER_EXHIBITS: Final[dict[str, RiverExhibit]] = {
    "river-dice": RiverExhibit(partial(_at, _FAMILY, _from(9, RiverPhase.COLLECT)), _then(Action.NAV_RIGHT)),
    "river-dice-roll": RiverExhibit(partial(_at, _FAMILY, _from(5, RiverPhase.COLLECT)), _few),
    "river-dice-complete": RiverExhibit(
        partial(_at, _FAMILY, _payable), _then(Action.NAV_RIGHT, Action.NAV_LEFT)
    ),
    "river-dice-bonus": RiverExhibit(
        partial(_at, _FAMILY, _from(6, RiverPhase.BONUS)), _then(Action.NAV_RIGHT)
    ),
    "river-dice-b": RiverExhibit(partial(_at, _TWO, _from(12, RiverPhase.CHOOSE)), _settle),
    "river-dice-c": RiverExhibit(
        partial(_at, _EXPLORED, _from(12, RiverPhase.MARK)), _then(Action.NAV_RIGHT)
    ),
    "river-dice-d": RiverExhibit(partial(_at, _WRITTEN, _from(6, RiverPhase.MARK)), _then(Action.NAV_RIGHT)),
    "river-dice-lesson": RiverExhibit(lambda shell: RiverLessonPage(1), _then(Action.NAV_RIGHT)),
    "river-dice-pause": RiverExhibit(
        partial(_at, _FAMILY, _from(9, RiverPhase.COLLECT)), _then(Action.PAUSE)
    ),
    "river-dice-ask": RiverExhibit(partial(_at, _FAMILY, _from(9, RiverPhase.COLLECT)), _then(Action.ASK)),
    "river-dice-setup": RiverExhibit(_setup, _settle),
    "river-dice-cards": RiverExhibit(lambda shell: CardsPage(scenarios()[1].cards), _settle),
    "river-dice-trail": RiverExhibit(_trail, _settle),
    "river-dice-results": RiverExhibit(
        lambda shell: RiverResults(played(_FAMILY, lambda table: table.state.round > ROUNDS)), _settle
    ),
    "river-dice-results-two": RiverExhibit(
        lambda shell: RiverResults(played(_AIMED, lambda table: table.state.round > ROUNDS)), _settle
    ),
    "river-dice-games": RiverExhibit(_games, _settle),
    "river-dice-replay": RiverExhibit(_replay, _settle),
    "river-dice-rules": RiverExhibit(lambda shell: RiverRules(), _settle),
}
"""Every screen of River Dice by name."""
