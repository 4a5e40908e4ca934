"""The clock as a setting of the table (section 4, R20)."""

import pytest

from flow_desktop.engine import Clock, Options, OptionsError, legal, new_game, step
from flow_desktop.engine.commands import TimeUp


@pytest.mark.rule("4.clock", "R20")
def test_sixty_seconds_unless_told_otherwise() -> None:
    assert Options("otter").clock == Clock() == Clock(60)


@pytest.mark.rule("4.clock", "R20")
@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("60s", Clock(60)),
        ("30s", Clock(30)),
        ("600s", Clock(600)),
        ("10t", Clock(None, 10)),
        ("off", Clock(None)),
    ],
)
def test_clocks_are_written_and_read(text: str, clock: Clock) -> None:
    assert Clock.parse(text) == clock
    assert str(clock) == text


@pytest.mark.rule("R20")
@pytest.mark.parametrize(
    "text", ["29s", "601s", "0t", "100t", "", "s", "60", "60 s", "-60s", "6e1s", "٦٠s", "1000s", "on", "60S"]
)
def test_there_are_no_other_clocks(text: str) -> None:
    with pytest.raises(OptionsError):
        Clock.parse(text)


@pytest.mark.rule("R20")
@pytest.mark.parametrize(("seconds", "turns"), [(60, 10), (29, None), (601, None), (None, 0), (None, 100)])
def test_bounds_hold_without_text_too(seconds: int | None, turns: int | None) -> None:
    with pytest.raises(OptionsError):
        Clock(seconds, turns)


@pytest.mark.rule("4.clock", "R20")
@pytest.mark.parametrize("text", ["60s", "3t", "off"])
def test_the_clock_changes_no_rule(text: str) -> None:
    usual = new_game(Options("otter", 2)).state
    other = new_game(Options("otter", 2, clock=Clock.parse(text))).state
    assert legal(other) == legal(usual)
    assert other.supply == usual.supply
    for _ in range(10):  # no turn ends the round by itself
        other = step(other, legal(other)[0]).state
        assert not other.turn.time_up
    assert step(other, TimeUp()).state.turn.time_up
