"""Before a game: everything can be chosen, everything has a default, and Enter starts."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.river_dice.engine.trail import RiverTrail, TrailBook
from flow_desktop.river_dice.scenes.cards_page import CardsPage
from flow_desktop.river_dice.scenes.draft import RiverDraft, home_of
from flow_desktop.river_dice.scenes.draft_json import last_draft, read_draft, write_draft
from flow_desktop.river_dice.scenes.pause import RiverPause
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.rules.chapters import CHAPTERS
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.scenes.setup.seats import FACES
from flow_desktop.river_dice.scenes.trail import TrailPage
from flow_desktop.river_dice.table import river_day
from flow_desktop.table import Seat
from flow_desktop.widgets.text_field import CleanedField
from tests.river_dice.scenes.playing import act, opened, press


def at_setup(folder: Path, draft: RiverDraft | None = None) -> App:
    return opened(folder, lambda shell: RiverSetupPage(given=draft))


def page(app: App) -> RiverSetupPage:
    scene = app.stack.top
    assert isinstance(scene, RiverSetupPage)
    return scene


@pytest.mark.rule("river 2.7", "river 10.1")
def test_enter_starts_the_usual_game(tmp_path: Path) -> None:
    app = at_setup(tmp_path)
    act(app, Action.ACCEPT)
    scene = app.stack.top
    assert isinstance(scene, RiverPlay)
    options = scene.table.options
    assert (options.sheet, options.family, options.completion) == ("A", True, STARTING)


@pytest.mark.rule("river 11.2")
def test_a_scenario_brings_its_river_and_a_river_leaves_the_scenario() -> None:
    draft = RiverDraft().with_scenario(6)
    assert (draft.sheet_used, draft.family, draft.cards_used) == ("B", False, (10, 8, 7, 11))
    assert draft.with_sheet("D").options() == RiverOptions(draft.seed, 1, "D", STARTING)
    assert draft.with_family(True).scenario is None and draft.with_family(True).sheet == "B"


@pytest.mark.rule("river 11.2")
def test_who_plays_for_a_scenario_gets_one_of_the_river_that_is_chosen(tmp_path: Path) -> None:
    """The first of that river that is not won; the river one has is no other."""
    app = at_setup(tmp_path, RiverDraft().with_scenario(1))
    home_of(app.shell).keep_trails(TrailBook((("", RiverTrail(("4",))),)))
    for key, wanted in (("sheet-D", 8), ("sheet-D", 8), ("sheet-B", 2)):
        press(app, key)
        assert (page(app).draft.scenario, page(app).draft.sheet_used) == (wanted, key[-1])
    won = RiverTrail(tuple(map(str, range(1, 21))))
    assert won.next_on("C") == 3, "where all are won it begins anew"


def test_partners_do_not_look_like_the_people_beside_them() -> None:
    draft = RiverDraft().with_seat_added().with_seat_added().with_seat_added()
    assert {f"avatar_{seat.avatar}" for seat in draft.seats}.isdisjoint(FACES.values())


def test_whatever_is_read_a_table_comes_out() -> None:
    """The last table is kept with its people; what makes no sense becomes the first one."""
    draft = RiverDraft((Seat("Pip", 2, 2, 5),)).with_seat_added(RiverPartner.TEO).with_cards((5, 12, 1, 7))
    assert read_draft(write_draft(draft)) == draft
    assert read_draft(write_draft(draft.with_scenario(20))).scenario == 20
    nonsense: list[object] = [None, [], {"names": ["Pip"]}, {**write_draft(draft), "cards": [1, 1, 2, 3]}]
    for broken in nonsense:
        assert read_draft(broken).options().sheet_used == "A"
    for seats in ([], [{"name": 3}], [Seat("Teo", partner="teo").to_json()]):
        assert read_draft({**write_draft(draft), "seats": seats}).seats == (Seat(),)


def test_a_code_sets_the_table_up_and_a_slip_is_explained(tmp_path: Path) -> None:
    there = RiverDraft(seed="otter-reef").with_scenario(13)
    app = at_setup(tmp_path, RiverDraft())
    page(app)._code.type(there.code().lower().replace("-", " "))
    press(app, "use-code")
    assert page(app).draft.options() == there.options()
    page(app)._code.type("OTTER-REEV-0612")
    press(app, "use-code")
    assert "REEV" in page(app).find("problem").label and page(app).draft.options() == there.options()


def test_the_deal_of_the_day(tmp_path: Path) -> None:
    app = at_setup(tmp_path, RiverDraft())
    press(app, "day")
    today = page(app).draft.options()
    assert today == river_day(page(app).today).options()
    press(app, "day")
    assert "This is today's deal." in " ".join(app.shell.speech.spoken)


def test_people_sit_down_and_are_known_the_next_time(tmp_path: Path) -> None:
    app = at_setup(tmp_path, RiverDraft())
    press(app, "add-partner")
    press(app, "seat-0")
    field = page(app).find("name-0")
    assert isinstance(field, CleanedField)
    field.on_change("Mia ")
    press(app, "start")
    scene = app.stack.top
    assert isinstance(scene, RiverPlay)
    assert [(seat.name, seat.partner) for seat in scene.table.seats] == [("Mia", ""), ("Luma", "luma")]
    assert home_of(app.shell).people().knows("mia")
    assert [seat.name for seat in last_draft(app.shell).seats] == ["Mia", "Luma"]


def test_cards_are_chosen_by_hand(tmp_path: Path) -> None:
    app = at_setup(tmp_path, RiverDraft().with_cards(STARTING))
    page(app).focus_on("cards")
    act(app, Action.NAV_RIGHT)
    act(app, Action.NAV_RIGHT)
    assert isinstance(app.stack.top, CardsPage)
    for number in (1, 2, 9, 12):
        press(app, f"pick-{number}")
    press(app, "done")
    assert page(app).draft.cards == (3, 4, 9, 12)


@pytest.mark.rule("river 11.1")
def test_a_stone_of_the_trail_is_played_for(tmp_path: Path) -> None:
    app = at_setup(tmp_path, RiverDraft())
    home_of(app.shell).keep_trails(TrailBook((("", RiverTrail(("1", "A2"))),)))
    press(app, "trail")
    trail = app.stack.top
    assert isinstance(trail, TrailPage) and trail.shown == "2"
    press(app, "stone-20")
    press(app, "play-this")
    assert page(app).draft.scenario == 20
    press(app, "trail")
    press(app, "stone-C6")
    press(app, "play-this")
    assert (page(app).draft.scenario, page(app).draft.sheet) == (None, "C")


def test_the_first_visit_says_what_the_game_is(tmp_path: Path) -> None:
    """A sentence under the title, and who teaches it, until a game was begun here."""
    app = at_setup(tmp_path)
    welcome = page(app).find("welcome")
    assert welcome.label == f"{CHAPTERS[0].sentences[0]} Learn shows you how."
    press(app, "start")
    assert page(at_setup(tmp_path)).seek("welcome") is None


def test_the_pause_names_the_deal_as_setup_does_and_all_goals(tmp_path: Path) -> None:
    draft = RiverDraft().with_sheet("B")
    app = at_setup(tmp_path, draft)
    press(app, "start")
    act(app, Action.PAUSE)
    pause = app.stack.top
    assert isinstance(pause, RiverPause)
    assert draft.code() in pause.find("facts").label
    assert pause.seek("goal-8") and not pause.seek("goal-9")
