from dataclasses import dataclass

import pytest

from flow_desktop.app.scene import Destination, Pop, Push, Quit, Replace, Reset, SceneStack
from tests.app.scenes import GAME, Recorder, shell


def stack_of(*scenes: Recorder) -> SceneStack:
    stack = SceneStack(shell())
    for scene in scenes:
        stack.apply(Push(scene))
    return stack


def test_push_covers_and_pop_gives_the_result_back() -> None:
    below, above = Recorder("below"), Recorder("above")
    stack = stack_of(below, above)
    assert below.calls == ["enter", "covered"]
    stack.apply(Pop(7))
    assert above.calls == ["enter", "leave"]
    assert below.calls[-1] == "uncovered 7"
    assert stack.top is below


def test_replace_takes_only_the_top() -> None:
    below, above, other = Recorder(), Recorder(), Recorder()
    stack = stack_of(below, above)
    stack.apply(Replace(other))
    assert stack.scenes == (below, other)
    assert above.calls[-1] == "leave"
    assert not any(call.startswith("uncovered") for call in below.calls)


def test_reset_and_quit_leave_every_scene_from_the_top_down() -> None:
    left: list[str] = []

    class Leaving(Recorder):
        def leave(self) -> None:
            left.append(self.name)

    first = Leaving("menu")
    stack = stack_of(Leaving("a"), Leaving("b"))
    stack.apply(Reset(first))
    assert (left, stack.scenes) == (["b", "a"], (first,))
    stack.apply(Quit())
    assert (left, stack.top) == (["b", "a", "menu"], None)


def test_overlays_show_what_lies_below_down_to_the_first_full_scene() -> None:
    hidden, full, veil, dialog = Recorder(), Recorder(), Recorder(overlay=True), Recorder(overlay=True)
    stack = stack_of(hidden, full, veil, dialog)
    assert stack.drawn() == [full, veil, dialog]
    assert stack_of(veil).drawn() == [veil]


def test_an_answer_to_a_result_is_followed_too() -> None:
    class Chained(Recorder):
        def uncovered(self, result: object) -> Pop:
            return Pop(f"{result}+")

    bottom = Recorder()
    stack = stack_of(bottom, Chained(), Recorder())
    stack.apply(Pop("x"))
    assert stack.scenes == (bottom,)
    assert bottom.calls[-1] == "uncovered x+"


def test_a_destination_is_opened_by_whom_the_game_hands_in() -> None:
    @dataclass(frozen=True)
    class ToPage(Destination):
        number: int

    pages = [Recorder("first"), Recorder("second"), Recorder("third")]
    console = shell()
    console.game = GAME._replace(opens=lambda _shell, to: pages[getattr(to, "number", 0)])
    stack = SceneStack(console)
    for change in (Push(ToPage(0)), Push(ToPage(1)), Replace(ToPage(2))):
        stack.apply(change)
    assert list(stack.scenes) == [pages[0], pages[2]]
    stack.apply(Reset(ToPage(1)))
    assert list(stack.scenes) == [pages[1]]


def test_a_destination_that_nobody_opens_leaves_the_present_scene_alone() -> None:
    stack = stack_of(present := Recorder())
    with pytest.raises(TypeError):
        stack.apply(Reset(Destination()))
    assert (stack.top, present.calls) == (present, ["enter"])
