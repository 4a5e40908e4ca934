"""What can be taken back: everything of one's own turn, until the next roll."""

from flow_desktop.river_dice.engine import RiverOptions, RiverPhase
from flow_desktop.river_dice.engine.command_text import read_command, write_command
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.table.words import ALREADY_SEEN, NOTHING_TO_UNDO
from tests.river_dice.table.playing import done
from tests.river_dice.tables import RICH, a_game


def acting(table: RiverTable, *texts: str) -> RiverTable:
    for text in texts:
        done(table.do(read_command(text)))
    return table


def at(cards: tuple[int, ...] = (1, 2, 3, 4), row: tuple[str, ...] = ("R4",)) -> RiverTable:
    return RiverTable.at(a_game("A", animals=RICH, cards=cards, row=row))


def test_a_whole_turn_is_taken_back_step_by_step() -> None:
    table = at(cards=(4, 1, 2, 3))
    first = table.state
    acting(table, "complete 1", "tokens", "bonus")
    assert table.state.phase is RiverPhase.CHOOSE
    steps = 0
    while not table.why_not_undo():
        assert table.undo() is not None
        steps += 1
    assert steps == 3 and table.state == first and table.why_not_undo() == NOTHING_TO_UNDO
    while table.can_redo:
        table.redo()
    assert table.state.phase is RiverPhase.CHOOSE and table.state.current.completed == 1


def test_a_card_that_can_be_paid_in_one_way_is_paid_at_once() -> None:
    """Nobody is asked where nothing is to be chosen; it is taken back as one step."""
    table = RiverTable.at(a_game("A", animals=(4, 2, 0, 1, 0), tokens=0))
    first = table.state
    told = done(table.do(read_command("complete 1 discount")))
    assert [write_command(each) for each in told.commands] == ["complete 1 discount", "pay 4,2,0,1,0"]
    assert table.state.phase is RiverPhase.TAKE
    assert table.undo() is not None and table.state == first
    asked = acting(at(), "complete 1 discount")
    assert asked.state.phase is RiverPhase.PAY and len(asked.legal) == 3


def test_a_turn_that_is_over_stays() -> None:
    table = RiverTable.new(RiverOptions("otter", 2))
    acting(table, "collect 2,0,0,0,0" if read_command("collect 2,0,0,0,0") in table.legal else first(table))
    assert table.seat is table.seats[0]
    acting(table, "done")
    assert table.seat is table.seats[1] and table.state.round == 1
    assert table.why_not_undo() == ALREADY_SEEN and table.undo() is None
    acting(table, first(table))
    assert table.undo() is not None and table.undo() is None


def first(table: RiverTable) -> str:
    return table._game.rules.write_command(table.legal[0])


def test_a_rolled_die_stays_and_what_came_after_it_goes() -> None:
    """Card 3 rolls a personal die."""
    table = at(cards=(3, 1, 2, 4))
    acting(table, "complete 1", "bonus bear die")
    rolled = table.state
    assert table.why_not_undo() == ALREADY_SEEN
    acting(table, "tokens")
    assert table.undo() is not None and table.state == rolled
    assert table.undo() is None


def test_the_last_turn_of_a_game_stays() -> None:
    table = RiverTable.new(RiverOptions("otter"))
    while not table.is_over:
        acting(table, first(table) if table.state.phase is RiverPhase.COLLECT else "done")
    assert table.undo() is None and table.why_not_undo()
