"""Partners at the table: they play their own turns and nobody else's, and are kept with the game."""

import random
from pathlib import Path

from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.bots.players import river_player
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.table import RiverHome, RiverTable, partner_on, with_partner
from flow_desktop.table import By, Seat, default_seats
from tests.river_dice.table.playing import done


def chosen(table: RiverTable) -> RiverCommand:
    """What the partner whose turn it is does next."""
    partner = partner_on(table)
    assert partner is not None
    return river_player(partner.value).choose(table.state)


def test_a_person_and_two_partners_play_a_game(tmp_path: Path) -> None:
    plain = default_seats(3)
    seats = (
        Seat("Ada"),
        with_partner(plain[1], RiverPartner.LUMA),
        with_partner(plain[2], RiverPartner.TEO),
    )
    home, chance = RiverHome(tmp_path), random.Random(1)
    table = home.new_table(RiverOptions("together", 3), seats)
    told: list[tuple[int, By]] = []
    table.listen(lambda happening: told.append((happening.before.seat, happening.by)))
    while not table.is_over:
        if partner_on(table) is None:
            assert table.state.seat == 0
            done(table.do(chance.choice(table.legal)))
        else:
            done(table.do(chosen(table), By.PARTNER))
    assert {(seat, by) for seat, by in told} == {(0, By.HAND), (1, By.PARTNER), (2, By.PARTNER)}
    table.close()
    (kept,) = home.games()
    assert kept.record.names == ("Ada", "Luma", "Teo") and kept.totals[1] > kept.totals[0]


def test_a_partner_goes_on_where_a_game_was_left(tmp_path: Path) -> None:
    home = RiverHome(tmp_path)
    seats = (with_partner(Seat(), RiverPartner.NIVA),)
    table = home.new_table(RiverOptions("left", sheet="C"), seats)
    for _ in range(7):
        done(table.do(chosen(table), By.PARTNER))
    table.close()
    again = home.go_on(next(home.waiting()))
    again.resume()
    assert partner_on(again) is RiverPartner.NIVA
    assert chosen(again) in again.legal


def test_somebody_nobody_knows_is_played_for() -> None:
    table = RiverTable.new(RiverOptions("later"), (Seat("Zed", partner="zed"),))
    assert partner_on(table) is RiverPartner.TEO
