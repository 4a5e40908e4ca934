"""The job `games` of the command line: list the kept games, show, export or delete one."""

import json
import sys
from pathlib import Path
from typing import Final

from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.record import write_record
from flow_desktop.engine.record_short import ShortError, write_short
from flow_desktop.files.reading import there
from flow_desktop.rounds import Home, KeptGame
from flow_desktop.rounds.games_csv import games_csv
from flow_desktop.table import StoreError

NEWEST: Final = "newest"
WRONG: Final = 2


def list_games(home: Home, as_json: bool) -> int:
    """Print every game, newest first; files that cannot be read are named on standard error."""
    games = home.games()
    unread = sorted(home.names() - {kept.paths.name for kept in games})
    closed = home.why_closed()
    for name in unread:
        print(_("{name} could not be read.").format(name=_plain(name)), file=sys.stderr)
    if closed:
        _sorry(_(closed))
    if as_json:
        print(json.dumps([kept.to_json() for kept in games], indent=1))
    elif games:
        print("\n".join(map(line_of, games)))
    elif not unread and not closed:
        print(_("No games yet."))
    return 1 if closed else 0


def print_table(home: Home) -> int:
    """Print all games that are over as a table for a spreadsheet, the oldest first."""
    sys.stdout.flush()
    sys.stdout.buffer.write(games_csv(reversed(home.games())).encode())  # its line ends are its own
    sys.stdout.buffer.flush()
    return 0


def _plain(name: str) -> str:
    """A file's name as a terminal may show it: whoever named it does not command the terminal."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in name)


def line_of(kept: KeptGame) -> str:
    """A game in one line: its name, how it stands, how long it is, its wave."""
    count = len(kept.commands)
    moves = ngettext("{count} move", "{count} moves", count).format(count=count)
    return f"{_plain(kept.paths.name)}  {_standing(kept):<12}  {moves:>9}  {kept.record.options.seed}"


def _standing(kept: KeptGame) -> str:
    if kept.given_up:
        return _("given up")
    if kept.result is None:
        return _("being played") if kept.in_use else _("unfinished")
    return _("won") if kept.result == "won" else _("lost")


def show(home: Home, name: str) -> int:
    """Print a game as a record."""
    kept = _find(home, name)
    if kept is None:
        return WRONG
    print(write_record(kept.record), end="")
    return 0


def text(home: Home, name: str) -> int:
    """Print a game as a short text, to be mailed and pasted."""
    kept = _find(home, name)
    if kept is None:
        return WRONG
    try:
        print(write_short(kept.record), end="")
    except ShortError:
        print(write_record(kept.record), end="")
    return 0


def export(home: Home, name: str, file: str) -> int:
    """Write a game as a record into a file that is not there yet."""
    kept = _find(home, name)
    if kept is None:
        return WRONG
    try:
        if there(Path(file)):
            return _sorry(_("There is already a file of that name. Nothing was written."))
        home.export(kept, Path(file))
    except StoreError as error:
        return _sorry(_(str(error)))
    except (OSError, ValueError):
        return _sorry(_("The game could not be written there."))
    return 0


def delete(home: Home, name: str) -> int:
    """Remove a game for good."""
    kept = _find(home, name)
    if kept is None:
        return WRONG
    try:
        home.delete(kept)
    except StoreError as error:
        return _sorry(_(str(error)))
    return 0


def _find(home: Home, name: str) -> KeptGame | None:
    """The game of that name, or of a name that begins so and is the only one; else None, and it is told."""
    games = home.games()
    found = games[:1] if name == NEWEST else [kept for kept in games if kept.paths.name.startswith(name)]
    exact = [kept for kept in found if kept.paths.name == name]
    if len(exact or found) == 1 and name:
        return (exact or found)[0]
    said = _("More than one game has that name.") if found else _("There is no such game.")
    hint = _("{command} lists them.").format(command="`flow-desktop games`")
    _sorry(f"{said} {hint}")
    return None


def _sorry(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
