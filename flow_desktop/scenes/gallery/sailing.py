"""Exhibits of the voyage: at its beginning, far out, and the results of a stop."""

from random import Random

from flow_desktop.app.scene import Scene
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine.command_text import write_command
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.voyage import StopLog, stops
from flow_desktop.scenes.gallery.easel import Easel, seats
from flow_desktop.scenes.start import home_of
from flow_desktop.scenes.voyage.arrival import voyage_results
from flow_desktop.scenes.voyage.log import embark, keep
from flow_desktop.scenes.voyage.scene import VoyageScene

FAR = 13


def begun(easel: Easel) -> Scene:
    """The first stop, before anything was reached."""
    return VoyageScene()


def far(easel: Easel) -> Scene:
    """Half of the voyage is sailed, one stop was left out."""
    for place, stop in enumerate(stops()[:FAR]):
        earned = tuple((place * 5 + star * 3) % 4 > 0 for star in range(3))
        reached = StopLog().begun()
        keep(easel.shell, stop, reached.left_out() if place == 7 else reached.won(ClockKind.TURNS, earned))
    return VoyageScene()


def arrived(easel: Easel) -> Scene:
    """A game at the first stop was won."""
    stop = stops()[0]
    options = stop.options(stop.seed, 1)
    table = home_of(easel.shell).new_table(options, seats(1), easel.shell.now)
    embark(easel.shell, stop, table)
    played = play(options, player_named("hint"), stop.pace, Random(stop.seed).random)
    assert played.won, write_command(played.commands[-1])
    table.lay_out(played.commands)
    results = voyage_results(easel.shell, table, heard=True)
    assert results is not None
    return results
