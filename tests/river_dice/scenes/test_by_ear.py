"""B2, B3, B6: River Dice is played with the screen off, and every question is answered in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flow_desktop.app import language
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act
from flow_desktop.app.language import available
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.river_dice.engine import RiverOptions, score
from flow_desktop.river_dice.engine.goals import standings
from flow_desktop.river_dice.scenes.actions import QUESTION_NAMES, RiverAction
from flow_desktop.river_dice.table import RiverHome
from flow_desktop.scenes.autoplay.dark import ears_of
from flow_desktop.scenes.menu.scene import MenuScene
from tests.river_dice.scenes.listening import RiverListener
from tests.river_dice.scenes.playing import FAMILY, at_table, scene_of


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    language.use("en")


@pytest.mark.parametrize("spoken", ["en", "de", "pl"])
def test_a_whole_game_on_spoken_words_alone(tmp_path: Path, spoken: str) -> None:
    """From the menu over shelf, setup and twenty rounds to the results; the points heard are those kept."""
    told = Settings(reduced_motion=True, language=spoken)
    app = off_screen(GAMES["flow"].cartridge, lambda shell: MenuScene(), Folders(tmp_path), (1024, 640), told)
    app.loop_once()
    app.painting = False
    player = RiverListener(ears_of(app))
    points = player.play()
    (kept,) = RiverHome(tmp_path).games()
    assert kept.finished and player.steps > 40
    assert points == score(kept.state.seats[0])["total"]


@pytest.mark.parametrize("spoken", available(with_pseudo=False))
def test_every_question_has_a_key_and_an_answer_in_every_language(tmp_path: Path, spoken: str) -> None:
    """B3: asked at the table in the middle of a game, each is answered, written too, and changes nothing."""
    app = at_table(tmp_path, FAMILY, language=spoken)
    scene = scene_of(app)
    before, keys = scene.state, set(app.shell.game.controls().keys.values())
    answers = {}
    for question in QUESTION_NAMES:
        assert question in keys
        app.shell.speech.spoken.clear()
        app.inject(Act(question))
        app.loop_once()
        answers[question] = " ".join(app.shell.speech.spoken)
        assert app.shell.captions.shown[-1].text == answers[question]
    assert len(set(answers.values())) == len(answers) and all(answers.values())
    assert scene.state is before
    assert "20" in answers[RiverAction.ASK_CLOCK] and "{" not in "".join(answers.values())


@pytest.mark.parametrize("letter", "ABCD")
def test_a_sheet_is_told_with_what_is_written_on_it(tmp_path: Path, letter: str) -> None:
    """B3: of each habitat how much is marked; the reading cursor calls no place by a bare number."""
    options = RiverOptions("otter", 1, letter)
    app = at_table(tmp_path, options)
    told = scene_of(app).questions.answer(RiverAction.ASK_SPACE)
    assert told.count(" of ") == 5 and "rivers: 0 of " in told
    places = [each.label for each in scene_of(app).find("sheet").children]
    assert len(set(places)) == len(places), "each place has a name of its own"
    assert not [name for name in places if " 0" in name.partition(":")[0]]


def test_the_goals_of_a_scenario_are_told_with_how_far_they_are(tmp_path: Path) -> None:
    """B3: what the panel of goals shows is what the question answers."""
    scene = scene_of(at_table(tmp_path, RiverOptions("otter", 1, scenario=1)))
    told = scene.questions.answer(RiverAction.ASK_GOAL)
    goals = standings(scene.state, scene.state.seats[0])
    assert len(goals) > 1 and all(f"{each.value} of {each.aim.number}, not yet." in told for each in goals)
