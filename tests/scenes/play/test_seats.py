"""Seats: whose turn, how many cards, and when hands may be looked at."""

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Options, legal
from flow_desktop.engine.commands import Trade
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.state import Phase
from flow_desktop.pictures import on_stage
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.naming import card_name
from flow_desktop.scenes.play.columns.beside import SEAT_GAP
from flow_desktop.scenes.play.columns.cards import CardFace
from flow_desktop.scenes.play.columns.seats import ScenarioSign, SeatRow
from flow_desktop.table import Seat
from flow_desktop.widgets.captions import bubble_text
from flow_desktop.widgets.widget import walk
from tests.scenes.play.sitting import OFF, Sitting, new_table, place_tiles, sit_down


def seat(sitting: Sitting, index: int) -> SeatRow:
    found = sitting.play.find(f"seat-{index}")
    assert isinstance(found, SeatRow)
    return found


def cards_shown(sitting: Sitting) -> list[str]:
    return [widget.label for widget in walk(sitting.play.root) if isinstance(widget, CardFace)]


def test_exactly_one_seat_has_the_turn(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, players=4), time)
    for expected in (0, 1, 2, 3, 0):
        assert [seat(sitting, n).playing for n in range(4)] == [n == expected for n in range(4)]
        assert "has the turn" in seat(sitting, expected).spoken()
        sitting.act(FlowAction.DRAW_FULLEST, Action.JUMP_RIGHT, Action.ACCEPT)


@pytest.mark.parametrize("index", [0, 1, 2])
def test_the_turn_can_be_told_without_colour(tmp_path: Path, time: StillTime, index: int) -> None:
    """The row of the one who plays differs strongly from the others even in greyscale."""
    table = new_table(time, players=3)
    place_tiles(table, index)
    sitting = sit_down(tmp_path, table, time)
    surface = sitting.app.canvas.surface

    def light(number: int) -> float:
        row = seat(sitting, number).rect
        red, green, blue = surface.get_at((row.x + 8, row.centery - row.height // 4))[:3]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lights = [light(number) for number in range(3)]
    assert min(lights) == lights[index]
    assert sorted(lights)[1] - lights[index] > 60


def test_other_hands_can_be_looked_at(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, players=2), time)
    own = cards_shown(sitting)
    sitting.press("seat-1")
    assert len(cards_shown(sitting)) == len(sitting.state.hands[1])
    card = sitting.play.find("card-0")
    assert not card.enabled and "Ben" in card.reason
    sitting.act(Action.BACK)
    assert cards_shown(sitting) == own


def test_pointing_at_a_seat_tells_its_cards(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, players=2), time)
    told = bubble_text(seat(sitting, 1))
    assert all(card_name(card) in told for card in sitting.state.hands[1])


def test_without_trading_there_is_no_button_for_it(tmp_path: Path, time: StillTime) -> None:
    for edition, there in (("standard", True), ("italian", False)):
        table = Table.new(Options("wave", edition=edition, clock=OFF), (Seat("Ann"),), time.now)
        sitting = sit_down(tmp_path, table, time)
        assert (sitting.play.seek("trade") is not None) is there
        sitting.act(Action.HELP)
        labels = [widget.label for widget in walk(sitting.top.root)]
        assert ("Trade" in labels) is there
        assert {"Redo", "Discarded tiles"} <= set(labels)
        assert "Esc or U" in labels


def test_hands_stay_hidden_without_communication(tmp_path: Path, time: StillTime) -> None:
    """R16: the hands of others are hidden, except during the wave."""
    table = new_table(time, players=3, scenarios=(Scenario.NO_COMMUNICATION,))
    sitting = sit_down(tmp_path, table, time)
    assert seat(sitting, 0).open_hand
    for other in (1, 2):
        row = seat(sitting, other)
        assert not row.open_hand and not row.enabled
        for card in sitting.state.hands[other]:
            assert card.value.capitalize() not in row.value()
    sitting.press("seat-1")
    assert sitting.play.seen.looked_at is None
    sitting.press("wave")
    assert sitting.state.turn.phase is Phase.WAVE
    sitting.play.refresh()
    assert all(seat(sitting, number).open_hand for number in range(3))


def test_joined_animals_are_ticked(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    assert sitting.play.find("animals").label == "No animal has a path to the boat yet"


def test_the_aids_of_the_seat_that_plays_count(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=2)
    expert = table.seats[1]
    table.set_seat(1, replace(expert, aids=replace(expert.aids, legal_spots=False, preview_water=False)))
    sitting = sit_down(tmp_path, table, time)
    for spots in (True, False):
        sitting.act(FlowAction.DRAW_FULLEST)
        show = sitting.play.board.show
        assert bool(show.strong | show.faint) is spots
        carry = sitting.play.hand.carry
        assert carry is not None
        sitting.click(sitting.cell(min(carry.fits)))


def test_seats_that_moved_together_stay_so(tmp_path: Path, time: StillTime) -> None:
    """Everybody trades until hands are full, then plays them: the rows make way once and no more."""
    sitting = sit_down(tmp_path, table := new_table(time, "otter-reef", 4), time)
    places: list[int] = []
    for number in range(70):
        place = seat(sitting, 3).rect.y
        places += [place] if place not in places[-1:] else []
        choices = legal(table.state)
        cards = [each for each in choices if hasattr(each, "card")] if number > 40 else []
        table.do([*cards, *(each for each in choices if isinstance(each, Trade)), *choices][0])
        sitting.play.refresh()
    assert len(places) <= 2, places


def test_six_close_seats_leave_the_title_of_the_hand_and_stand_off_the_scenario_cards() -> None:
    with on_stage("play-six", Wish((1920, 1080)), painted=False) as app:
        play = play_scene(app)
        seats = [play.find(f"seat-{index}") for index in range(6)]
        signs = [widget for widget in walk(play.root) if isinstance(widget, ScenarioSign)]
        assert play.seek("hand-title") is not None, "as where fewer sit"
        between = play.look.px(SEAT_GAP)
    assert all(isinstance(each, SeatRow) and each.close for each in seats)
    assert signs and {sign.rect.top - seats[-1].rect.bottom for sign in signs} == {between}
