"""The caption line of a game: no clock where there is none, the goal at the start, nothing under a page."""

from pathlib import Path

from flow_desktop.app.intents import Action
from flow_desktop.app.start import StillTime
from flow_desktop.scenes.play.help import HelpScene
from flow_desktop.scenes.telling.events import goal_words
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down


def shown(sitting: Sitting) -> list[str]:
    return [caption.text for caption in sitting.app.shell.captions.shown]


def test_a_called_wave_is_not_told_as_time_that_is_up(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time)
    place_tiles(table, 1)
    sitting = sit_down(tmp_path, table, time)
    sitting.play.moves.call_wave()
    assert any("The giant wave is coming." in words for words in shown(sitting))
    assert not any("Time is up" in words for words in shown(sitting))


def test_the_goal_is_told_until_the_first_tile_lies(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    assert shown(sitting)[-1] == goal_words()
    assert goal_words() in sitting.app.shell.speech.spoken
    sitting.press("pile-0")
    sitting.let_run(20)
    assert shown(sitting) == [goal_words()]
    carry = sitting.play.hand.carry
    assert carry is not None
    sitting.click(sitting.cell(min(carry.fits)))
    assert goal_words() not in shown(sitting)


def test_a_game_that_is_further_on_does_not_tell_the_goal(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time)
    place_tiles(table, 1)
    assert goal_words() not in shown(sit_down(tmp_path, table, time))


def test_no_caption_of_the_game_lies_over_a_page(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    sitting.act(Action.HELP)
    assert sitting.shows(HelpScene) and not shown(sitting)
    sitting.act(Action.BACK)
    assert shown(sitting) == [goal_words()]
