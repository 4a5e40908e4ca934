"""Partners at the table: they play their own turns and nobody else's, and are kept with the game."""

import random
from pathlib import Path

from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.table import RiverHome, RiverPartners, RiverTable, partner_on, with_partner
from flow_desktop.table import By, Seat, default_seats
from tests.river_dice.table.playing import done


def test_a_person_and_two_partners_play_a_game(tmp_path: Path) -> None:
    plain = default_seats(3)
    seats = (
        Seat("Ada"),
        with_partner(plain[1], RiverPartner.LUMA),
        with_partner(plain[2], RiverPartner.TEO),
    )
    home, chance, partners = RiverHome(tmp_path), random.Random(1), RiverPartners()
    table = home.new_table(RiverOptions("together", 3), seats)
    told: list[tuple[int, By]] = []
    table.listen(lambda happening: told.append((happening.before.seat, happening.by)))
    while not table.is_over:
        command = partners.command(table)
        if command is None:
            assert table.state.seat == 0 and partner_on(table) is None
            done(table.do(chance.choice(table.legal)))
        else:
            done(table.do(command, By.PARTNER))
    assert {(seat, by) for seat, by in told} == {(0, By.HAND), (1, By.PARTNER), (2, By.PARTNER)}
    assert partners.command(table) is None
    table.close()
    (kept,) = home.games()
    assert kept.record.names == ("Ada", "Luma", "Teo") and kept.totals[1] > kept.totals[0]


def test_a_partner_goes_on_where_a_game_was_left(tmp_path: Path) -> None:
    """It means another turn than the one it had in its head, and nothing is amiss."""
    home = RiverHome(tmp_path)
    seats = (with_partner(Seat(), RiverPartner.NIVA),)
    table = home.new_table(RiverOptions("left", sheet="C"), seats)
    partners = RiverPartners()
    for _ in range(7):
        command = partners.command(table)
        assert command is not None
        done(table.do(command, By.PARTNER))
    table.close()
    again = home.go_on(home.unfinished()[0])
    again.resume()
    assert partner_on(again) is RiverPartner.NIVA
    command = RiverPartners().command(again)
    assert command in again.legal


def test_somebody_nobody_knows_is_played_for() -> None:
    table = RiverTable.new(RiverOptions("later"), (Seat("Zed", partner="zed"),))
    assert partner_on(table) is RiverPartner.TEO and RiverPartners().command(table) in table.legal
