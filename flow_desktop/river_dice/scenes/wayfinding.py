"""Which scene follows: the one place that knows the scene behind every destination of River Dice."""

from flow_desktop.app.scene import Destination, Scene
from flow_desktop.asking import Thinking
from flow_desktop.river_dice.bots.worker import RiverAdviser, thought_here
from flow_desktop.river_dice.scenes import destinations as to
from flow_desktop.river_dice.scenes.cards_page import CardsPage
from flow_desktop.river_dice.scenes.games.replay import RiverReplay
from flow_desktop.river_dice.scenes.games.scene import RiverGames
from flow_desktop.river_dice.scenes.learn.lesson import RiverLessonPage
from flow_desktop.river_dice.scenes.learn.page import RiverLearn
from flow_desktop.river_dice.scenes.pause import RiverPause
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.results.scene import RiverResults
from flow_desktop.river_dice.scenes.rules.scene import RiverRules
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.scenes.trail import TrailPage


def scene_at(destination: Destination) -> Scene | None:
    """The scene of a destination; None when it is none of this game's."""
    match destination:
        case to.ToRiverSetup(shape):
            return RiverSetupPage(shape)
        case to.ToRiverCards(cards):
            return CardsPage(cards)
        case to.ToRiverTrail(who):
            return TrailPage(who)
        case to.ToRiverPlay(table):
            return RiverPlay(table, Thinking(thought_here, RiverAdviser()))
        case to.ToRiverLearn():
            return RiverLearn()
        case to.ToRiverLesson(number):
            return RiverLessonPage(number)
        case to.ToRiverPause(table):
            return RiverPause(table)
        case to.ToRiverResults(table):
            return RiverResults(table)
        case to.ToRiverRules(at):
            return RiverRules(at)
        case to.ToRiverGames():
            return RiverGames()
        case to.ToRiverReplay(record):
            return RiverReplay(record, runs=True)
    return None
