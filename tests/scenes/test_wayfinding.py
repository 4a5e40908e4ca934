"""Every destination has its scene, and only `wayfinding` knows it."""

from datetime import date
from pathlib import Path

import pytest

from flow_desktop.app.scene import Destination
from flow_desktop.engine import Options
from flow_desktop.rounds import Table
from flow_desktop.scenes import destinations as to
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.wayfinding import scene_at
from tests.app.scenes import shell

OPTIONS = Options("cedar-lake")
SAVE = to.Exercise(to.Drill.SAVE, timed=True)


def table() -> Table:
    return Table.new(OPTIONS, None, lambda: 0.0)


def board() -> BoardView:
    return BoardView(BoardShow(), lambda cell: None)


WAYS: dict[str, list[Destination]] = {
    "MenuScene": [to.ToMenu()],
    "SetupScene": [to.ToSetup(Draft())],
    "FirstGame": [to.ToFirstGame(Draft())],
    "DailyScene": [to.ToDaily(), to.ToDaily(date(2026, 2, 28))],
    "GamesScene": [to.ToGames()],
    "KeepsakesScene": [to.ToKeepsakes(table().record())],
    "PasteScene": [to.ToPaste()],
    "ReplayScene": [to.ToReplay(table().record())],
    "Dialog": [to.ToOpened(Path("there is none.flow"))],
    "WhoScene": [to.ToWho()],
    "PersonPage": [to.ToPerson("Mia")],
    "LanguageScene": [to.ToLanguages()],
    "SettingsScene": [to.ToSettings()],
    "AccessibilityScene": [to.ToAccessibility()],
    "KeysScene": [to.ToKeys()],
    "RulesScene": [to.ToRules(), to.ToRules("wave")],
    "VoyageScene": [to.ToVoyage(), to.ToVoyage("reef", alone=True)],
    "PauseScene": [to.ToPause(table())],
    "HelpScene": [to.ToHelp(table())],
    "DeedsPage": [to.ToDeeds()],
    "QuestionsPage": [to.ToDeeds(())],
    "ClosingScene": [to.ToClosing(table(), board(), lambda: board().rect)],
    "WaveScene": [to.ToWave(table(), board(), lambda: board().rect, lambda: to.ToPause(table()))],
    "ResultsScene": [to.ToResults(table())],
    "PracticeResults": [to.ToResults(table(), to.ToPractice(OPTIONS))],
    "LearnOffer": [to.ToLearnOffer()],
    "LearnScene": [to.ToLessons(), to.ToLessons(after="place")],
    "GraduationScene": [to.ToGraduation("game", BoardShow().board)],
    "PractiseScene": [to.ToPractise()],
    "EditorScene": [to.ToEditor()],
    "DrillsScene": [to.ToDrills()],
    "ReadyScene": [to.ToDrill(SAVE, 0)],
    "PuzzlesScene": [to.ToPuzzles()],
    "PlayScene": [
        to.ToPlay(table()),
        to.ToNewGame(table()),
        to.ToLesson("place"),
        to.ToPractice(OPTIONS),
        to.ToDrill(SAVE, 0, looked_at=True),
        to.ToPuzzle("win-01"),
        to.ToDrill(to.Exercise(to.Drill.PLACE, timed=False), 0),
    ],
}


@pytest.mark.parametrize("name", WAYS)
def test_every_way_leads_to_its_scene(name: str, tmp_path: Path) -> None:
    assert {type(scene_at(shell(tmp_path), way)).__name__ for way in WAYS[name]} == {name}


def test_no_way_is_forgotten() -> None:
    walked = {type(way) for ways in WAYS.values() for way in ways}
    assert walked == set(Destination.__subclasses__()) & {
        value for value in vars(to).values() if isinstance(value, type)
    }


def test_a_new_card_is_introduced_before_the_first_turn(tmp_path: Path) -> None:
    new = Table.new(Options("cedar-lake", difficulty=3), None, lambda: 0.0)
    assert type(scene_at(shell(tmp_path), to.ToNewGame(new))).__name__ == "IntroductionScene"


def test_a_practice_game_is_taken_up_at_its_own_table(tmp_path: Path) -> None:
    left = table()
    play = scene_at(shell(tmp_path), to.ToPractice(OPTIONS, table=left))
    assert getattr(play, "table", None) is left


def test_a_page_that_is_not_listed_is_not_made_up() -> None:
    with pytest.raises(TypeError):
        scene_at(shell(), Destination())
