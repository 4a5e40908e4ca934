"""Setting sail: a game at a stop, with its own wave at the first try and a fresh one at every other.

The stop's own wave is the one that friends can talk about. Whoever tries again wants another sea and not a
puzzle learnt by heart; 'Same wave again' is on the page of results for those who do.
"""

from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.rounds.voyage import Stop
from flow_desktop.scenes.destinations import ToNewGame
from flow_desktop.scenes.start import home_of, new_seed
from flow_desktop.scenes.voyage.crew import Crew, remember_crew
from flow_desktop.scenes.voyage.log import embark, reached_by


def set_sail(shell: Shell, stop: Stop, crew: Crew, seed: str = "") -> Change:
    """Begin a game at a stop; `seed` names a wave to be tried again."""
    remember_crew(shell, crew)
    first = reached_by(shell)[stop.key].tries == 0
    draft = crew.draft(shell, stop, seed or (stop.seed if first else new_seed()))
    table = home_of(shell).new_table(draft.options(), draft.seats, shell.now)
    embark(shell, stop, table)
    LOGGER.info("voyage: %s, %s, %d seats", stop.key, table.options.seed, table.options.players)
    return Reset(ToNewGame(table))
