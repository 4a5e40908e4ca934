"""Whole games with partners, in the real program: from the first page to the results, kept, gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Reset
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.bots.partners import Partner
from flow_desktop.engine import Clock
from flow_desktop.rounds import Home, past_table
from flow_desktop.scenes.autoplay.keys import Keys
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.touch import Touch, play_scene, top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToMenu
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.partners.companion import Partners
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.setup.first_game import FirstGame
from flow_desktop.scenes.start import start_game
from flow_desktop.table import By
from tests.widgets.driving import do


def program(folder: Path) -> App:
    return off_screen(FLOW, lambda shell: MenuScene(), Folders(folder), (1024, 640), Settings(language="en"))


@pytest.mark.parametrize("edition", ["standard", "italian"])
def test_a_whole_game_with_all_partners_is_played_and_kept(tmp_path: Path, edition: str) -> None:
    app = program(tmp_path)
    app.loop_once()
    draft = Draft(edition=edition, clock=Clock(None, 8), seed="otter-reef")
    for partner in Partner:
        draft = draft.with_partner_added(partner)
    app.change(start_game(app.shell, draft))
    touch = Touch(app)
    touch.frames(3)
    table = play_scene(app).table
    by: set[By] = set()
    table.listen(lambda happening: by.add(happening.by))
    (partners,) = (each for each in play_scene(app).company if isinstance(each, Partners))
    partners.hurries = True
    player = ScriptedPlayer(app, Keys(touch), Brain("partners"))
    player.play_to_the_end()
    assert isinstance(top_screen(app), ResultsScene) and By.PARTNER in by and player.refusals == 0
    (kept,) = Home(tmp_path).games()
    assert kept.finished and kept.record.seats == ("", "Beno", "Pella", "Rufo")
    assert [seat.partner for seat in past_table(kept.record).seats] == ["", "beno", "pella", "rufo"]
    assert not [person for person in Home(tmp_path).people().known if person.name in kept.record.seats]


def test_a_first_game_offers_a_partner_and_a_gentle_pace_once(tmp_path: Path) -> None:
    app = program(tmp_path)
    app.loop_once()
    do(app, Action.ACCEPT)
    page = app.stack.top
    assert isinstance(page, FirstGame)
    page.focus_on("company")
    do(app, Action.NAV_RIGHT)
    page.focus_on("start")
    do(app, Action.ACCEPT)
    table = play_scene(app).table
    assert [seat.partner for seat in table.seats] == ["", "beno"] and table.setting == Clock(None, 10)
    table.close()
    again = program(tmp_path / "again")
    again.loop_once()
    do(again, Action.ACCEPT)
    assert isinstance(again.stack.top, FirstGame)
    do(again, Action.BACK)
    assert isinstance(again.stack.top, MenuScene)
    app.change(Reset(ToMenu()))
    app.loop_once()
    top_screen(app).focus_on("box-flow")
    do(app, Action.ACCEPT)
    assert [seat.partner for seat in play_scene(app).table.seats] == ["", "beno"]  # the table is remembered


def test_a_game_with_a_partner_is_gone_on_with(tmp_path: Path) -> None:
    app = program(tmp_path)
    app.loop_once()
    draft = Draft(clock=Clock(None, 8)).with_partner_added(Partner.RUFO)
    app.change(start_game(app.shell, draft))
    Touch(app).frames(3)
    play_scene(app).table.close()
    later = program(tmp_path)
    later.loop_once()
    do(later, Action.ACCEPT)  # go on
    table = play_scene(later).table
    assert [seat.partner for seat in table.seats] == ["", "rufo"]
