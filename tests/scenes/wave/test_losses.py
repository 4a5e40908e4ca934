"""The wave in words: what is said is what happened."""

from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.naming import kind_name
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.telling.events import dice_words, dice_words_after
from flow_desktop.scenes.telling.wave import Toll, loss_lines, spoken_losses
from tests.scenes.wave.hosting import table_at_wave


def rolled(table: Table, die: Die | None = None) -> Toll:
    done = table.do(Roll(die))
    assert not isinstance(done, Refusal)
    return Toll.of(done.step.events)


def test_lost_tiles_are_counted_and_named() -> None:
    table = table_at_wave("puffin-bay", tiles=18)
    toll = rolled(table)
    first = loss_lines(toll, table)[0]
    assert first == f"The sea took {len(toll.washed)} tiles.", "pictures stand beside it"
    spoken = spoken_losses(toll, table)
    for line, event in zip(spoken, toll.washed, strict=False):
        assert kind_name(event.tile) in line and at_place(event.cell) in line


def test_birds_that_saved_and_birds_that_could_not() -> None:
    table = table_at_wave("puffin-bay", tiles=18, birds=49)
    toll = rolled(table)
    lines = loss_lines(toll, table)
    assert len(toll.saved) == 6 and "6 birds saved their tiles." in lines
    assert any(event.bird for event in toll.washed)
    assert "Both dice hit one bird: it could not save its tile." in lines
    spoken = spoken_losses(toll, table)
    for event in toll.saved:
        assert f"The bird saves the {kind_name(event.tile)} {at_place(event.cell)}." in spoken


def test_what_holds_is_named() -> None:
    table = table_at_wave("crab-cove", tiles=18, birds=49, remain=True)
    toll = rolled(table)
    assert len(toll.held) == 2 and "2 tiles hold fast." in loss_lines(toll, table)
    spoken = spoken_losses(toll, table)
    for event in toll.held:
        assert f"The {kind_name(event.tile)} {at_place(event.cell)} holds." in spoken


def test_who_is_cut_off_and_who_is_still_aboard() -> None:
    table = table_at_wave("otter-reef", tiles=22)
    aboard = set(animals_in(table.state.board.joined))
    toll = rolled(table)
    lines = loss_lines(toll, table)
    assert set(toll.cut_off) < aboard
    assert "The capybara and the lemur need a new path." in lines
    assert "The dog is still aboard." in lines


def test_a_wave_that_takes_nothing_is_told_too() -> None:
    table = table_at_wave("otter-reef", tiles=0)
    toll = rolled(table)
    assert loss_lines(toll, table) == spoken_losses(toll, table) == ("Nothing was lost!",)


def test_the_dice_name_their_lines_by_the_numbers_on_the_frame() -> None:
    table = table_at_wave("heron-bay", tiles=4)
    toll = rolled(table)
    assert dice_words(toll.dice) == "The wave comes: row 5, column 3."
    assert dice_words_after(toll.dice) == "The wave came along row 5 and column 3."
    calm = table_at_wave("heron-bay", tiles=4, calm=True)
    assert dice_words(rolled(calm, Die.BLACK).dice) == "The wave comes along column 3."
