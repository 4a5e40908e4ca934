"""The job `games` of the command line, for every game: list what is kept, show, export or delete one."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic

from flow_desktop.app.language import _, ngettext
from flow_desktop.files.reading import there
from flow_desktop.speaking_parser import WRONG
from flow_desktop.table import Store, StoreError
from flow_desktop.table.box import GameBox, K
from flow_desktop.values import dataclass

NEWEST: Final = "newest"


@dataclass(frozen=True)
class GamesJob(Generic[K]):
    """The kept games of one game, and what only that game can say of them."""

    store: Store[K, Any]
    box: GameBox[K]
    ended: Callable[[K], str]
    """How a finished one has ended, in a word."""
    short: Callable[[K], str]
    """A game as a short text, to be mailed and pasted."""
    command: str
    """What is typed to list them."""

    def list(self, as_json: bool) -> int:
        """Print every game, newest first; files that cannot be read are named on standard error."""
        games = self.store.games()
        unread = sorted(self.store.names() - {kept.paths.name for kept in games})
        closed = self.store.why_closed()
        for name in unread:
            sorry(_("{name} could not be read.").format(name=_plain(name)))
        if closed:
            sorry(_(closed))
        if as_json:
            print(json.dumps([kept.to_json() for kept in games], indent=1))
        elif games:
            print("\n".join(map(self._line, games)))
        elif not unread and not closed:
            print(_("No games yet."))
        return 1 if closed else 0

    def _line(self, kept: K) -> str:
        """A game in one line: its name, how it stands, how long it is, its title."""
        count = len(kept.record.moves)
        moves = ngettext("{count} move", "{count} moves", count).format(count=count)
        title = self.box.title(kept.record)
        return f"{_plain(kept.paths.name)}  {self._standing(kept):<12}  {moves:>9}  {title}"

    def _standing(self, kept: K) -> str:
        if kept.given_up:
            return _("given up")
        if kept.finished:
            return self.ended(kept)
        return _("being played") if kept.in_use else _("unfinished")

    def one(self, deed: str, name: str, file: str = "") -> int:
        """Show, export or delete the game of that name, or give it as a short text."""
        kept = self._find(name)
        if kept is None:
            return WRONG
        if deed == "show":
            print(self.box.write_record(kept.record), end="")
        elif deed == "text":
            print(self.short(kept), end="")
        else:
            return self._delete(kept) if deed == "delete" else self._export(kept, file)
        return 0

    def _export(self, kept: K, file: str) -> int:
        """Write a game as a record into a file that is not there yet."""
        try:
            if there(Path(file)):
                return sorry(_("There is already a file of that name. Nothing was written."))
            self.store.export(kept, Path(file))
        except StoreError as error:
            return sorry(_(str(error)))
        except (OSError, ValueError):
            return sorry(_("The game could not be written there."))
        return 0

    def _delete(self, kept: K) -> int:
        """Remove a game for good."""
        try:
            self.store.delete(kept)
        except StoreError as error:
            return sorry(_(str(error)))
        return 0

    def _find(self, name: str) -> K | None:
        """The game of that name, or the only one whose name begins so; else None, and it is told."""
        games = self.store.games()
        found = games[:1] if name == NEWEST else [kept for kept in games if kept.paths.name.startswith(name)]
        exact = [kept for kept in found if kept.paths.name == name]
        if len(exact or found) == 1 and name:
            return (exact or found)[0]
        said = _("More than one game has that name.") if found else _("There is no such game.")
        hint = _("{command} lists them.").format(command=f"`{self.command}`")
        sorry(f"{said} {hint}")
        return None


def _plain(name: str) -> str:
    """A file's name as a terminal may show it: whoever named it does not command the terminal."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in name)


def sorry(sentence: str, status: int = 1) -> int:
    """Say on standard error what could not be done."""
    print(sentence, file=sys.stderr)
    return status
