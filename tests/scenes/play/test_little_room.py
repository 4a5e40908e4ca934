"""Where there is little room: the facts keep their words in every language, and cards say what they do."""

from pathlib import Path

import pytest

from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Options, Phase
from flow_desktop.engine.commands import Draw, PlaceTile, Trade
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.play.columns.cards import TELLING, CardFace
from flow_desktop.scenes.play.columns.seats import SeatRow
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import walk
from tests.scenes.play.sitting import new_table, sit_down
from tests.widgets.checking import problems


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("clock", [Clock(60), Clock(None)])
def test_words_stay_in_small_windows(
    tmp_path: Path, time: StillTime, language: str, size: tuple[int, int], clock: Clock
) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=clock), time, size, Settings(language=language))
    widgets = list(walk(sitting.play.root))
    facts = [widget for widget in widgets if isinstance(widget, Fact)]
    assert len(facts) == 2 and not any(fact.brief for fact in facts)
    cards = [widget for widget in widgets if isinstance(widget, CardFace)]
    assert cards and all(card.detail in TELLING for card in cards)
    assert not any(isinstance(widget, Scroll) for widget in widgets), "and nothing scrolls for it"


def three_cards_each_at_most(time: StillTime, players: int) -> Table:
    """A table of so many at which somebody whose turn it is has traded for a third card."""
    table = Table.new(Options("otter-reef", players, clock=Clock(None)), source=time.now)
    for _ in range(60):
        state = table.state
        if len(state.hand) >= 3 and state.turn.phase is Phase.TURN:
            return table
        table.do(Draw(max(range(6), key=lambda pile: len(table.state.supply.piles[pile]))))
        if isinstance(table.do(Trade()), Refusal):
            assert table.state.turn.holding is not None
            spots = placements(table.state.board, table.state.turn.holding, table.state.rules.edition)
            table.do(PlaceTile(*spot_list(spots)[0]))
    raise AssertionError("nobody comes to three cards")


@pytest.mark.parametrize("players", [5, 6])
def test_three_cards_say_what_they_do_at_a_full_table(tmp_path: Path, time: StillTime, players: int) -> None:
    """Three cards showed their titles only where six seats stand above them."""
    sitting = sit_down(tmp_path, three_cards_each_at_most(time, players), time, (1024, 640))
    for language in ("en", "fr", "de", "pl", "it"):
        sitting.app.shell.change(language=language)
        sitting.play.view_changed()
        cards = [widget for widget in walk(sitting.play.root) if isinstance(widget, CardFace)]
        assert len(cards) == 3 and all(card.detail in TELLING for card in cards), language
        rows = [widget for widget in walk(sitting.play.root) if isinstance(widget, SeatRow)]
        assert len(rows) == players and problems(sitting.play.root, sitting.app.shell.view) == []


def test_seats_move_together_for_the_fullest_hand_whoever_has_the_turn(
    tmp_path: Path, time: StillTime
) -> None:
    sitting = sit_down(tmp_path, three_cards_each_at_most(time, 6), time, (1024, 640))
    turns = []
    for seat in range(6):
        sitting.press(f"seat-{seat}")
        turns.append([row.rect for row in walk(sitting.play.root) if isinstance(row, SeatRow)])
    assert all(rects == turns[0] for rects in turns), "nothing jumps"
