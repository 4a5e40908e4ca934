"""Nothing can win any more: it is said, and the players may call it lost; who is passed over is named."""

from pathlib import Path

from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.events import TurnPassed, TurnStarted, Why
from flow_desktop.engine.legal import legal
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.rounds import Table
from flow_desktop.scenes.play.bubble import announcement
from flow_desktop.scenes.play.tell import HOPELESS
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.widgets.theme import LEAST_RING, RING_WIDTH
from tests.scenes.play.sitting import Sitting, new_table, sit_down


def at_the_last_tile(folder: Path, time: StillTime) -> Sitting:
    position = read_position("b1:EW / piles straight / hand bird support / cards")
    return sit_down(folder, Table.at(game_at(position), Clock(None), time.now), time)


def test_it_can_be_called_lost_once_nothing_can_win(tmp_path: Path, time: StillTime) -> None:
    sitting = at_the_last_tile(tmp_path, time)
    spoken = sitting.app.shell.speech.spoken
    assert sitting.play.seek("lost") is None and HOPELESS not in spoken
    piles = sitting.state.supply.piles
    sitting.table.do(Draw(next(number for number, pile in enumerate(piles) if pile)))
    assert sitting.play.seek("lost") is None, "a tile in hand"
    sitting.table.do(legal(sitting.state)[0])
    sitting.let_run(1)
    assert spoken.count(HOPELESS) == 1
    sitting.let_run(20)
    assert sitting.play.find("step-words").label == "No card can help any more.", (
        "it stays, as the button does"
    )
    look, button = sitting.play.look, sitting.play.find("lost").ring_rect()
    width = max(LEAST_RING, look.px(RING_WIDTH))
    around = button.inflate(*(2 * (width + 2 * max(2, width // 2)),) * 2)
    assert not around.colliderect(sitting.play.find("step-words").rect), "a ring around it cuts no letters"
    state = sitting.state
    sitting.press("lost")
    sitting.frames(2)
    top = sitting.app.stack.top
    assert isinstance(top, ResultsScene) and not top.won
    assert top.table.state is state, "the game is kept as it is"
    assert top.table.given_up, "and found under Our games as given up, not as one that waits"
    told = top.find("why-lost").label
    assert told.startswith("No tiles left, and no card could help:"), "nobody is told that they gave up"


def test_everybody_who_is_passed_over_is_named(time: StillTime) -> None:
    table = new_table(time, players=4)
    passed = tuple(TurnPassed(seat, Why.NOTHING_TO_PLAY) for seat in (1, 2))
    reason = announcement((*passed, TurnStarted(3)), table)
    assert reason is not None and reason.key == "seat-1"
    assert reason.words == "Ben and Cleo have nothing to draw or play and are passed over."
