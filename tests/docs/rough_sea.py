"""Plays with the card of CONTRIBUTING.md wherever a card can be met, and prints what must not have changed.

`test_contributing` runs it in a copy of the game in which the recipe was followed, and only that.
"""

import json
import sys
from pathlib import Path
from random import Random

import flow_desktop
from build.clauses import clauses
from flow_desktop.app.scene import Scene
from flow_desktop.bots.rollout import rollout
from flow_desktop.engine import Options, new_game
from flow_desktop.engine.codes import read_code, write_code
from flow_desktop.engine.door import Door
from flow_desktop.engine.position import Position, fault, position_of
from flow_desktop.engine.position_text import read_position, write_position
from flow_desktop.engine.record import Record, read_record, write_record
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.draft_json import read_draft, write_draft
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.scenes.play.help import HelpScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.practise.editor.pages import ScenariosPage
from flow_desktop.scenes.practise.editor.workbench import Workbench
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.scenario_cards import refusal_page
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.widget import walk
from tests.docs.test_contributing import lasting
from tests.engine.positions import a_game, done, refused
from tests.scenes.learn.test_introduction import begin, draft
from tests.scenes.menu.opening import opened, screen

CARD = Scenario("rough_sea")
PICKED = Options("otter-reef", 2, scenarios=(Scenario.OBSTACLES, CARD))


def in_force() -> None:
    """Its rock lies on the board, and the third action card of a round is refused."""
    state = new_game(PICKED).state
    assert state.setup.scenarios == PICKED.scenarios
    assert position_of(state).on_board == (Kind.ROCK,) * 3
    game = a_game("b1:EW c1:NW#", "bird", "bird", "support", scenarios="rough_sea")
    refusal = refused(done(game, "bird b1", "bird c1"), "support b1")
    assert refusal is not None and (refusal.code, refusal.limit) == (Code.CARD_LIMIT, 2)
    assert rollout(state, Random(1).random).rounds


def drawn() -> None:
    """With a copy in a box it is drawn as the others are."""
    CARD.copies = {"standard": 1}
    tables = [new_game(Options(f"seed {number}", difficulty=6)).state.setup.scenarios for number in range(20)]
    assert any(CARD in cards for cards in tables) and not all(CARD in cards for cards in tables)
    CARD.copies = {}


def written() -> None:
    """Codes, records, positions, drafts and the line protocol are read back."""
    assert read_code(write_code(PICKED)) == PICKED
    record = Record(PICKED, ())
    assert read_record(write_record(record))[0] == record
    position = Position(scenarios=(CARD,))
    assert fault(position) is None and read_position(write_position(position)) == position
    table = Draft(picked=(CARD,))
    assert read_draft(write_draft(table)).picked == (CARD,)
    answer = Door("1").answer(json.dumps({"op": "new", "seed": "otter", "scenarios": [CARD]}))
    assert answer["game"]["scenarios"] == ["rough_sea"]


def shown(folder: Path) -> None:
    """Named, offered, introduced, explained and told by the screens."""
    assert scenario_name(CARD) == "Rough Sea"
    assert clauses()["7.rough_sea"].startswith("Rough Sea: One rock")
    assert refusal_page(Code.CARD_LIMIT, (CARD,)) == "scenario-rough_sea"
    rules = opened(lambda: RulesScene("scenario-rough_sea"), folder).stack.top
    assert isinstance(rules, RulesScene) and rules.reader.current() == "scenario-rough_sea"
    app = begin(folder, draft(cards=(CARD,)))
    assert isinstance(app.stack.top, IntroductionScene)
    table = app.stack.top.table
    for scene, said in (
        (lambda: SetupScene(Draft(picked=(CARD,))), scenario_name(CARD)),
        (lambda: ScenariosPage(Workbench(Position(scenarios=(CARD,)))), scenario_name(CARD)),
        (lambda: HelpScene(table), scenario_effect(CARD)),
        (lambda: PlayScene(table), scenario_name(CARD)),
    ):
        assert is_said(scene(), said, folder), scene


def is_said(scene: Scene, said: str, folder: Path) -> bool:
    """Whether a widget of the scene has these words."""
    return any(said in widget.label for widget in walk(screen(opened(lambda: scene, folder)).root))


if __name__ == "__main__":
    house, folder = map(Path, sys.argv[1:])
    assert Path(flow_desktop.__file__).is_relative_to(house)
    in_force()
    drawn()
    written()
    shown(folder)
    print(json.dumps(lasting()))
