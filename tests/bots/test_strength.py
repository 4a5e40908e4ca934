"""How strong everybody is: the order on the same deals, and what setup is told."""

import json

import pytest

from build import strength as measuring
from flow_desktop.bots.simulate import Series, simulate
from flow_desktop.bots.strength import LIKE_YOURS, in_ten, measured, win_share
from flow_desktop.bots.tempers import BY_STRENGTH, HINT, TEMPERS

GAMES = 8


def wins(who: str) -> int:
    return int(simulate(Series(GAMES, players=2, pace=8, bot=who, seed="steps"), jobs=1)["wins"])


def test_partners_lie_between_random_and_hint_in_their_order() -> None:
    """A small sample on fixed deals; docs/strength.md has the large one."""
    found = [wins(who) for who in ("random", *BY_STRENGTH, HINT)]
    assert found == sorted(found) and found[0] == 0
    assert found[-1] - wins("greedy") >= 0.3 * GAMES  # thirty points, here on a few deals


def test_every_partner_has_a_temper_of_its_own() -> None:
    assert len(set(TEMPERS.values())) == len(TEMPERS) == 4
    everybody = TEMPERS.values()
    assert TEMPERS[BY_STRENGTH[0]].haste  # one thinks short,
    assert TEMPERS[BY_STRENGTH[1]].trade_gain == max(
        temper.trade_gain for temper in everybody
    )  # loves cards,
    assert TEMPERS[BY_STRENGTH[2]].caution == max(temper.caution for temper in everybody)  # plays safe


def test_every_difficulty_and_pace_was_measured() -> None:
    assert list(measured()) == list(measuring.DIFFICULTIES)
    assert all(list(row) == list(measuring.PACES) for row in measured().values())
    assert all(chance.rollouts >= 100 for row in measured().values() for chance in row.values())


def test_the_page_and_the_program_have_the_same_numbers() -> None:
    page = measuring.PAGE.read_text("utf-8").split(f"**{LIKE_YOURS}** by difficulty")[1]
    assert json.loads(measuring.DATA.read_text("utf-8"))["player"] == LIKE_YOURS
    for difficulty, row in measured().items():
        line = next(line for line in page.splitlines() if line.startswith(f"| {difficulty} |"))
        shown = [cell.split("%")[0].strip() for cell in line.strip("|").split("|")[1:]]
        assert shown == [f"{100 * chance.share:.0f}" for chance in row.values()]


def test_the_share_between_two_paces_is_in_proportion() -> None:
    row = measured()[0]
    assert win_share(0, 8) == row[8].share
    assert win_share(0, 9) == pytest.approx((row[8].share + row[10].share) / 2)
    assert win_share(0, 2) == row[6].share and win_share(0, 80) == row[14].share
    assert win_share(7, 8) is None


def test_people_hear_tenths_and_never_none_or_all() -> None:
    assert [in_ten(share) for share in (0.0, 0.04, 0.55, 0.62, 0.97, 1.0)] == [1, 1, 6, 6, 9, 9]
