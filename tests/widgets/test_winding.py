"""The way through a game that both games' replays share."""

from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.widgets.layout import Row
from flow_desktop.widgets.widget import Widget
from flow_desktop.widgets.winding import WindingPage


class Ribbon:
    """Nine moments in turns of three."""

    at = 0

    def __len__(self) -> int:
        return 9

    def wind(self, at: int) -> None:
        self.at = at

    def next_turn(self) -> int:
        return min(9, self.at // 3 * 3 + 3)

    def previous_turn(self) -> int:
        return max(0, (self.at - 1) // 3 * 3)


class RibbonPage(WindingPage):
    """Notes what it is asked to show and to tell."""

    def __init__(self) -> None:
        self.ribbon = Ribbon()
        self.told: list[tuple[int, bool]] = []

    @property
    def way(self) -> Ribbon:
        return self.ribbon

    def wound(self) -> None:
        self.refresh()

    def tell_move(self, forward: bool) -> None:
        self.told.append((self.ribbon.at, forward))

    def looked_at(self) -> float:
        return 1.0

    def build(self) -> Widget:
        return Row(self.winding_buttons())


def test_it_runs_by_moves_goes_by_turns_and_stays_where_one_winds_it(tmp_path: Path) -> None:
    page = RibbonPage()
    app = off_screen(FLOW, lambda shell: page, Folders(tmp_path), (1280, 720), None, StillTime())
    app.loop_once()
    page.toggle()
    for _ in range(4):
        page.update(1.0)
    assert page.runs and page.told == [(at, True) for at in (1, 2, 3, 4)]
    app.inject(Act(Action.REDO))
    app.loop_once()
    assert not page.runs and page.told[-1] == (6, True)
    page.toggle()
    app.inject(Act(Action.UNDO))
    app.loop_once()
    assert not page.runs and page.told[-1] == (6, False), "it had run on to 7"
    told = len(page.told)
    page.wind_to(9)
    assert len(page.told) == told, "where it is wound to, nothing is told"
    page.toggle()
    assert page.ribbon.at == 0, "at its end it begins anew"
    page.wind_to(8)
    page.toggle()
    for _ in range(3):
        page.update(1.0)
    assert page.ribbon.at == 9 and not page.runs
    app.inject(Act(Action.PAUSE, repeated=True))
    app.loop_once()
    assert not page.runs, "a key that is held is pressed once"
