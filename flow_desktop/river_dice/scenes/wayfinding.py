"""Which scene follows: the one place that knows the scene behind every destination of River Dice.

Each page is loaded when it is first asked for: whoever opens the box does not wait for all that is in it.
"""

from flow_desktop.app.scene import Destination, Scene
from flow_desktop.river_dice.scenes import destinations as to


def scene_at(destination: Destination) -> Scene | None:
    """The scene of a destination; None when it is none of this game's."""
    match destination:
        case to.ToRiverSetup(shape, anew):
            from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage

            return RiverSetupPage(shape, anew=anew)
        case to.ToRiverCards(cards):
            from flow_desktop.river_dice.scenes.cards_page import CardsPage

            return CardsPage(cards)
        case to.ToRiverTrail(who):
            from flow_desktop.river_dice.scenes.trail import TrailPage

            return TrailPage(who)
        case to.ToRiverLearn():
            from flow_desktop.river_dice.scenes.learn.page import RiverLearn

            return RiverLearn()
        case to.ToRiverRules(at):
            from flow_desktop.river_dice.scenes.rules.scene import RiverRules

            return RiverRules(at)
    return _table_at(destination) or _kept_at(destination)


def _table_at(destination: Destination) -> Scene | None:
    """A table, and what lies over it or follows it."""
    match destination:
        case to.ToRiverPlay(table):
            from flow_desktop.asking import Thinking
            from flow_desktop.river_dice.bots.worker import RiverAdviser, thought_here
            from flow_desktop.river_dice.scenes.play import RiverPlay

            return RiverPlay(table, Thinking(thought_here, RiverAdviser()))
        case to.ToRiverLesson(number):
            from flow_desktop.river_dice.scenes.learn.lesson import RiverLessonPage

            return RiverLessonPage(number)
        case to.ToRiverPause(table):
            from flow_desktop.river_dice.scenes.pause import RiverPause

            return RiverPause(table)
        case to.ToRiverResults(table):
            from flow_desktop.river_dice.scenes.results.scene import RiverResults

            return RiverResults(table)
    return None


def _kept_at(destination: Destination) -> Scene | None:
    """Games that were played."""
    match destination:
        case to.ToRiverGames():
            from flow_desktop.river_dice.scenes.games.scene import RiverGames

            return RiverGames()
        case to.ToRiverReplay(record):
            from flow_desktop.river_dice.scenes.games.replay import RiverReplay

            return RiverReplay(record, runs=True)
    return None
