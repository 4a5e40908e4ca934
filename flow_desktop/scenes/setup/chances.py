"""How likely a table like this wins, as people say it, and which pace suits somebody's first games."""

from typing import Final

from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.bots.strength import in_ten, win_share
from flow_desktop.engine.options import MAX_DIFFICULTY
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.pace import expected_pace
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.start import home_of

FIRST_GAMES: Final = 3
"""So many finished games, and the clock of the board game is no news any more."""


def chance_words(draft: Draft) -> str:
    """What was measured for tables with these cards and this pace; nothing where there is no pace."""
    cards = draft.difficulty if draft.picked is None else min(MAX_DIFFICULTY, len(draft.picked))
    turns = expected_pace(draft.clock)
    share = None if turns is None else win_share(cards, turns)
    if share is None:
        return ""
    return _("About {count} in 10 tables like yours win this.").format(count=in_ten(share))


def pace_words(shell: Shell, draft: Draft) -> str:
    """A gentler clock for first games, as long as theirs is the usual one or a quicker one."""
    seconds = draft.clock.seconds
    statistics = home_of(shell).statistics()
    finished = sum(statistics.tally(kind).finished for kind in ClockKind)
    if seconds is None or seconds > 60 or finished >= FIRST_GAMES:
        return ""
    return _("For your first games: some turns, or more time.")
