"""The jobs of the command line for River Dice: many games or one on the screens, a day's deal, kept games."""

import json
import os
from argparse import Namespace
from datetime import date
from pathlib import Path

from flow_desktop.app.folders import find_folders, home_variable
from flow_desktop.app.language import _
from flow_desktop.games_job import GamesJob, sorry
from flow_desktop.river_dice.bots.simulate import RiverSeries, simulate
from flow_desktop.river_dice.engine.codes import write_river_code
from flow_desktop.river_dice.engine.options import MOST_SEATS
from flow_desktop.river_dice.engine.record import write_record
from flow_desktop.river_dice.table import RIVER_BOX, KeptRiver, RiverHome, river_day
from flow_desktop.speaking_parser import WRONG, listed


def tell_simulation(series: RiverSeries, jobs: int | None, as_json: bool) -> int:
    """Play many games and print the figures."""
    if series.players > MOST_SEATS:
        return _too_many(series.players)
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


def _too_many(players: int) -> int:
    """Say how many can play."""
    wrong = _("{text} is not a whole number from {least} to {most}.")
    return sorry(f"--players: {wrong.format(text=players, least=1, most=MOST_SEATS)}", WRONG)


def tell_autoplay(options: Namespace) -> int:
    """Play one game through the screens and print how it went."""
    from flow_desktop.river_autoplay import DEVICES, ScriptedRiver, play
    from flow_desktop.scenes.cartridge import FLOW

    if options.players > MOST_SEATS:
        return _too_many(options.players)
    if options.device not in DEVICES:
        wrong = _("{word} is none of these: {words}.")
        return sorry(f"--with: {wrong.format(word=options.device, words=listed(DEVICES))}", WRONG)
    plan = ScriptedRiver(options.seed, options.players, options.sheet, options.device, options.keys)
    folders = find_folders(FLOW.name) if home_variable(FLOW.name) in os.environ else None
    played = play(plan, options.size, folders, options.lang or options.speak or "en")
    if options.json:
        print(json.dumps(played.to_json()))
        return 0
    rows = {
        _("Points"): ":".join(map(str, played.points)),
        _("Moves"): str(played.commands),
        _("Frames"): str(played.frames),
    }
    widest = max(map(len, rows))
    print("\n".join(f"{name:{widest}}  {told}" for name, told in rows.items()))
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


def river_games(data: Path) -> GamesJob[KeptRiver]:
    """The kept games of River Dice; their records are short as they are."""
    command = "flow-desktop games --game river-dice"
    return GamesJob(RiverHome(data), RIVER_BOX, _ended, lambda kept: write_record(kept.record), command)


def _ended(kept: KeptRiver) -> str:
    return ":".join(map(str, kept.totals))
