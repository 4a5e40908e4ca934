"""The line below the voyage: where it goes on. It is imported, and looked up, once the menu is seen."""

from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.rounds.voyage import present_stop
from flow_desktop.scenes.voyage.log import reached_by
from flow_desktop.scenes.voyage.words import stop_name


def next_stop_words(shell: Shell) -> str:
    """The name of the next stop; nothing before the first one was tried."""
    reached = reached_by(shell)
    if not any(each.tries or each.skipped for each in reached.values()):
        return ""
    return _("Next stop: {name}").format(name=stop_name(present_stop(reached)))
