"""What the menu knows of games and tables. As the program opens it is drawn without: rules and games are read
when this module is imported, and nobody waits for that unless a game waits for them.
"""

from collections.abc import Iterator

from flow_desktop.app.language import _, ngettext
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import KeptGame
from flow_desktop.scenes.draft import Draft, draft_words
from flow_desktop.scenes.naming import players_words
from flow_desktop.scenes.start import (
    WITH_WHOM,
    begin,
    gently,
    home_of,
    last_draft,
    people_of,
    remember_people,
    resume_game,
    say,
)
from flow_desktop.values import dataclass

QUESTION = "learn"


@dataclass(frozen=True, slots=True)
class Known:
    """The last table, and a game to go on with, if one waits."""

    draft: Draft
    kept: KeptGame | None

    @property
    def draft_words(self) -> str:
        """The table in one line."""
        return draft_words(self.draft)

    @property
    def kept_words(self) -> str:
        """The game that waits in one line; nothing when none does."""
        return "" if self.kept is None else kept_words(self.kept)

    def play(self, shell: Shell) -> Change:
        """A new game at the last table."""
        return begin(shell, self.draft)

    def go_on(self, shell: Shell) -> Change | None:
        """Back to the game that waits."""
        return None if self.kept is None else resume_game(shell, self.kept)


def look_around(shell: Shell) -> Known:
    """Tidy the games, say what has to be said, and know the newest that waits."""
    welcome = home_of(shell).welcome()
    say(shell, welcome.sentences)
    return Known(gently(shell, last_draft(shell)), next(iter(welcome.unfinished), None))


def look_again(shell: Shell, known: Known, somebody_else: bool = False) -> Known:
    """The games may have changed meanwhile; the table is the same unless somebody else plays now."""
    draft = gently(shell, last_draft(shell)) if somebody_else else known.draft
    return Known(draft, next(_free(home_of(shell).waiting()), None))


def _free(waiting: Iterator[KeptGame]) -> Iterator[KeptGame]:
    return (kept for kept in waiting if not kept.in_use)


def kept_words(kept: KeptGame) -> str:
    """An interrupted game in one line: "Mia and Tom · round 3 · 21 tiles left"."""
    supply = kept.state.supply
    tiles = supply.tiles_left
    return " · ".join(
        (
            players_words(kept.record.seats or [""] * kept.record.options.players),
            _("round {number}").format(number=kept.state.turn.round),
            ngettext("{count} tile left", "{count} tiles left", tiles).format(count=tiles),
        )
    )


def may_be_asked(shell: Shell) -> bool:
    """Whether nobody was asked or has learnt anything here."""
    machine = people_of(shell).machine
    return QUESTION not in machine.asked and not machine.lessons


def was_asked(shell: Shell) -> None:
    """Remember that lessons and company were offered; whatever the answer is, they are not offered again."""
    machine = people_of(shell).machine.having_been_asked(QUESTION).having_been_asked(WITH_WHOM)
    remember_people(shell, machine)
