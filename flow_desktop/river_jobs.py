"""The jobs of the command line for River Dice: many games, the deal of a day, kept games."""

import json
import sys
from datetime import date
from pathlib import Path
from typing import Final

from flow_desktop.app.language import _, ngettext
from flow_desktop.files.reading import there
from flow_desktop.river_dice.bots.simulate import RiverSeries, simulate
from flow_desktop.river_dice.engine.codes import write_river_code
from flow_desktop.river_dice.engine.options import MOST_SEATS
from flow_desktop.river_dice.engine.record import write_record
from flow_desktop.river_dice.table import KeptRiver, RiverHome, river_day
from flow_desktop.speaking_parser import WRONG
from flow_desktop.table import StoreError

NEWEST: Final = "newest"


def tell_simulation(series: RiverSeries, jobs: int | None, as_json: bool) -> int:
    """Play many games and print the figures."""
    if series.players > MOST_SEATS:
        wrong = _("{text} is not a whole number from {least} to {most}.")
        told = wrong.format(text=series.players, least=1, most=MOST_SEATS)
        return _sorry(f"--players: {told}", WRONG)
    figures = simulate(series, jobs)
    rows = {
        _("Games"): "games",
        _("Points in the middle"): "median",
        _("One in ten has at most"): "p10",
        _("Nine in ten have at most"): "p90",
        _("Fewest points"): "min",
        _("Most points"): "max",
    }
    widest = max(map(len, rows))
    people = "\n".join(f"{name:{widest}}  {figures[key]:g}" for name, key in rows.items())
    print(json.dumps(figures) if as_json else people)
    return 0


def tell_river_day(day: date | None, players: int, as_json: bool) -> int:
    """Print the deal of a day; today's without a date."""
    deal = river_day(day or date.today())
    code = write_river_code(deal.options())
    if as_json:
        told = {"game": "river-dice", "date": deal.day.isoformat(), "code": code, "players": players}
        print(json.dumps({**told, "seed": deal.seed, "sheet": deal.sheet}))
    else:
        print(f"{deal.day.isoformat()}  {deal.sheet}  {code}")
    return 0


def river_games(home: RiverHome, as_json: bool) -> int:
    """Print every game, newest first; files that cannot be read are named on standard error."""
    games = home.games()
    for name in sorted(home.names() - {kept.paths.name for kept in games}):
        print(_("{name} could not be read.").format(name=ascii(name)[1:-1]), file=sys.stderr)
    if as_json:
        print(json.dumps([kept.to_json() for kept in games], indent=1))
    else:
        print("\n".join(map(_line, games)) if games else _("No games yet."))
    return 0


def _line(kept: KeptRiver) -> str:
    count = len(kept.commands)
    moves = ngettext("{count} move", "{count} moves", count).format(count=count)
    options, totals = kept.record.options, ":".join(map(str, kept.totals))
    standing = totals if kept.finished else _("given up") if kept.given_up else _("unfinished")
    return f"{ascii(kept.paths.name)[1:-1]}  {standing:<12}  {moves:>9}  {options.sheet_used}  {options.seed}"


def one_river_game(home: RiverHome, deed: str, name: str, file: str = "") -> int:
    """Show, export or delete the game of that name."""
    kept = _find(home, name)
    if kept is None:
        return WRONG
    if deed in ("show", "text"):
        print(write_record(kept.record), end="")
        return 0
    try:
        if deed == "delete":
            home.delete(kept)
        elif there(Path(file)):
            return _sorry(_("There is already a file of that name. Nothing was written."))
        else:
            home.export(kept, Path(file))
    except StoreError as error:
        return _sorry(_(str(error)))
    except (OSError, ValueError):
        return _sorry(_("The game could not be written there."))
    return 0


def _find(home: RiverHome, name: str) -> KeptRiver | None:
    """The game of that name, or of a name that begins so and is the only one; else None, and it is told."""
    games = home.games()
    found = games[:1] if name == NEWEST else [kept for kept in games if kept.paths.name.startswith(name)]
    exact = [kept for kept in found if kept.paths.name == name]
    if len(exact or found) == 1 and name:
        return (exact or found)[0]
    said = _("More than one game has that name.") if found else _("There is no such game.")
    hint = _("{command} lists them.").format(command="`flow-desktop games --game river-dice`")
    _sorry(f"{said} {hint}")
    return None


def _sorry(sentence: str, status: int = 1) -> int:
    print(sentence, file=sys.stderr)
    return status
