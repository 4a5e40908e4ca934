"""The job `daily` of the command line: the wave of a date, and a game of it that is won."""

import json
import sys
from datetime import date

from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.codes import write_code
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.options import Clock
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.daily_proof import day_object, proof_of
from flow_desktop.scenes.naming import listed, scenario_name


def tell_day(day: date | None, players: int, edition: str, clock: str, as_json: bool) -> int:
    """Print a day's wave with a way to win it; today's without a date."""
    wave = wave_of(day or date.today())
    options = wave.options(players, edition, Clock.parse(clock))
    record = proof_of(options)
    if record is None:
        no_way = _("Flow did not find out how this table wins the wave of {date}.")
        print(no_way.format(date=wave.day.isoformat()), file=sys.stderr)
        return 1
    if as_json:
        print(json.dumps(day_object(wave, record)))
        return 0
    turns = len(record.moves)
    won = ngettext("It can be won in {count} move:", "It can be won in {count} moves:", turns)
    print(f"{wave.day.isoformat()}  {write_code(options)}")
    print(listed(map(scenario_name, wave.cards)) or _("Basic game"))
    print(won.format(count=turns))
    print("\n".join(write_command(move.command) for move in record.moves))
    return 0
