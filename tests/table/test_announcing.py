"""Whatever happens at a table is announced once, in order, with the game before and after, and by whom."""

from collections.abc import Callable

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Happening, Table
from flow_desktop.table import By
from tests.table.playing import first_placement


def table(clock: Clock | None = None) -> tuple[Table, list[Happening]]:
    told: list[Happening] = []
    made = Table.new(Options("otter-reef", players=1, clock=clock or Clock(None)), source=lambda: 0.0)
    made.listen(told.append)
    return made, told


def test_a_command_is_announced_once_with_the_game_before_and_after() -> None:
    made, told = table()
    before = made.state
    done = made.do(Draw(2))
    assert not isinstance(done, Refusal)
    assert told == [Happening((Draw(2),), done.step.events, before, made.state, By.HAND)]


def test_a_refused_command_is_not_announced() -> None:
    made, told = table()
    assert isinstance(made.do(Roll()), Refusal)
    assert told == []


def test_whoever_gives_a_command_is_named() -> None:
    made, told = table()
    made.do(Draw(0), By.PARTNER)
    assert told[0].by is By.PARTNER


def test_taking_back_and_doing_again_are_announced_both_ways() -> None:
    made, told = table()
    made.do(Draw(0))
    opening, drawn = told[0].before, told[0].after
    made.undo()
    made.redo()
    back, again = told[1:]
    assert (back.by, back.before, back.after, back.events) == (By.UNDO, drawn, opening, ())
    assert (again.by, again.before, again.after, again.events) == (By.REDO, opening, drawn, told[0].events)
    assert not back.forward
    assert again.forward


def test_the_bell_is_announced_by_the_clock() -> None:
    seconds = [0.0]
    told: list[Happening] = []
    made = Table.new(Options("otter-reef", players=1, clock=Clock(30)), source=lambda: seconds[0])
    made.listen(told.append)
    made.ready()
    for _ in range(40):
        seconds[0] += 1
        made.tick()
    assert [(each.commands, each.by) for each in told] == [((TimeUp(),), By.CLOCK)]


def test_the_bell_after_the_last_turn_belongs_to_its_command() -> None:
    made, told = table(Clock(None, 1))
    made.do(Draw(0))
    place = first_placement(made)
    made.do(place)
    assert told[-1].commands == (place, TimeUp())


def test_a_listener_that_gives_a_command_is_told_of_it_after_everybody_heard_the_first() -> None:
    made, _ = table()
    heard: list[tuple[str, type]] = []

    def partner(happening: Happening) -> None:
        heard.append(("partner", type(happening.commands[0])))
        if isinstance(happening.commands[0], Draw):
            place = first_placement(made)
            made.do(place, By.PARTNER)

    made.listen(partner)
    made.listen(lambda happening: heard.append(("screen", type(happening.commands[0]))))
    made.do(Draw(0))
    assert heard == [("partner", Draw), ("screen", Draw), ("partner", PlaceTile), ("screen", PlaceTile)]


def test_who_has_left_hears_nothing_more() -> None:
    made, told = table()
    others: list[Happening] = []
    leave = made.listen(others.append)
    made.do(Draw(0))
    leave()
    leave()
    made.undo()
    assert (len(told), len(others)) == (2, 1)


def test_a_listener_that_fails_keeps_nothing_from_the_others() -> None:
    made, told = table()

    def clumsy(happening: Happening) -> None:
        raise RuntimeError("fell over")

    made.listen(clumsy)
    others: list[Happening] = []
    made.listen(others.append)
    with pytest.raises(RuntimeError, match="fell over"):
        made.do(Draw(0))
    assert len(told) == len(others) == 1
    assert isinstance(made.state.turn.holding, int)


def test_who_leaves_while_others_are_told_is_told_no_more() -> None:
    made, _ = table()
    heard: list[Happening] = []
    leaves: list[Callable[[], None]] = []
    made.listen(lambda happening: leaves[0]())
    leaves.append(made.listen(heard.append))
    made.do(Draw(0))
    assert heard == []
