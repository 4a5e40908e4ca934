"""A badge is told at the table when it is earned: a line, a word, a sound; the board and the game go on."""

from datetime import date
from pathlib import Path

import pytest

from flow_desktop.app.start import StillTime
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.rounds import Table
from flow_desktop.rounds.achievements import Achievement
from flow_desktop.rounds.achievements_kept import badges_kept
from flow_desktop.scenes.badges.companion import SECONDS, Praise
from flow_desktop.scenes.badges.results import badges_of_game
from flow_desktop.scenes.contribution import FinishedGame
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.widget import walk
from tests.rounds.test_achievements import THREE
from tests.scenes.play.sitting import Sitting, sit_down

DAY = date(2026, 5, 31)
TOLD = "A badge for you: Three Aboard."


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    table = Table.at(game_at(read_position(f"{THREE} / seed praise")), source=time.now)
    return sit_down(tmp_path, table, time, beside=(Praise(DAY),))


def join_three(sitting: Sitting) -> None:
    for text in ("draw shown 1", "place d3:NS"):
        sitting.table.do(read_command(text))
    sitting.let_run(0.5)


def told(sitting: Sitting) -> list[str]:
    return [caption.text for caption in sitting.app.shell.captions.log]


def test_it_is_written_spoken_and_kept(sitting: Sitting) -> None:
    join_three(sitting)
    sitting.let_run(4 * SECONDS)
    shell = sitting.app.shell
    assert TOLD in told(sitting) and TOLD in shell.speech.spoken
    assert badges_kept(home_of(shell).library, "").keys() >= {Achievement.THREE_ABOARD, Achievement.FERRYMAN}
    assert sum("A badge for you" in line for line in told(sitting)) == 3


def test_what_everybody_has_is_not_told_again(sitting: Sitting) -> None:
    library = home_of(sitting.app.shell).library
    for badge in Achievement:
        library.keep_progress("badges", f"/{badge.value}", DAY.isoformat())
    join_three(sitting)
    sitting.let_run(1)
    assert not any("A badge for you" in line for line in told(sitting))


def test_a_game_in_which_something_revealed_is_taken_back_gives_none(sitting: Sitting) -> None:
    table = sitting.table
    table.do(read_command("draw 1"))
    assert table.undo() is not None
    join_three(sitting)
    assert badges_kept(home_of(sitting.app.shell).library, "") == {}


def test_nor_does_it_after_it_was_left_and_gone_on_with(tmp_path: Path, time: StillTime) -> None:
    """Who sits down at the game again knows of it from the table alone."""
    table = Table.at(game_at(read_position(f"{THREE} / seed praise")), source=time.now)
    table.do(read_command("draw 1"))
    assert table.undo() is not None
    again = sit_down(tmp_path, table, time, beside=(Praise(DAY),))
    join_three(again)
    assert badges_kept(home_of(again.app.shell).library, "") == {}


def test_its_picture_stands_outside_the_board(sitting: Sitting) -> None:
    join_three(sitting)
    play = sitting.play
    caption = play.find("caption").rect
    side = caption.height
    place = caption.__class__(caption.x, caption.y, side, side)
    assert not place.colliderect(play.board.cell_rect(0).union(play.board.cell_rect(54)))


def shown_in_results(sitting: Sitting) -> set[str]:
    """The badges on the page of this game."""
    page = badges_of_game(FinishedGame(sitting.app.shell, sitting.table, "a-kept-game"))
    return {widget.key for part in page.widgets for widget in walk(part) if widget.key}


def test_the_results_show_what_the_game_gave(sitting: Sitting) -> None:
    join_three(sitting)
    sitting.let_run(4 * SECONDS)
    assert {"earned-three_aboard", "earned-ferryman"} <= shown_in_results(sitting)


def test_the_results_show_no_badge_that_nobody_was_given(sitting: Sitting) -> None:
    sitting.table.do(read_command("draw 1"))
    assert sitting.table.undo() is not None
    join_three(sitting)
    assert shown_in_results(sitting) == set()
