"""Beside the board of a replay: seats and facts as at the table, only to be looked at."""

import pytest

from flow_desktop.app.intents import MouseButton, PointerPressed
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.play.columns.clock_panel import AnimalBadges
from flow_desktop.scenes.replay.scene import ReplayScene
from flow_desktop.scenes.replay.standing import SeatShown
from flow_desktop.widgets.widget import walk


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_moment_is_told_as_at_the_table(size: tuple[int, int]) -> None:
    with on_stage("replay", Wish(size), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, ReplayScene)
        state = scene.tape.table.state
        shown = list(walk(scene.root))
        seats = [widget for widget in shown if isinstance(widget, SeatShown)]
        badges = next(widget for widget in shown if isinstance(widget, AnimalBadges))
        assert [seat.playing for seat in seats] == [
            index == state.turn.player for index in range(len(state.hands))
        ]
        assert [seat.cards for seat in seats] == list(state.hands)
        assert len(badges.joined) == 2
        assert {f"Round {state.turn.round}", f"{state.supply.tiles_left} tiles left"} <= {
            widget.label for widget in shown
        }
        x, y = seats[0].rect.center
        assert not any(seat.focusable for seat in seats)
        assert seats[0].handle(PointerPressed(x, y, MouseButton.LEFT)) is None
