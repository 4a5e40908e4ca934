from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import Act, Action, Device, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.engine import Clock
from flow_desktop.engine.geometry import BOAT, DIRECTIONS, EAST, NORTH, SOUTH, WEST
from flow_desktop.engine.options import MAX_DIFFICULTY
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes import draft as draft_module
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.kept_names import KEPT_TABLE
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.naming import difficulty_name
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.setup.seat_fields import PictureChoice
from flow_desktop.scenes.start import last_draft, remember
from flow_desktop.table import Aids
from flow_desktop.widgets.captions import bubble_text
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, opened, screen
from tests.widgets.driving import click, click_at, do, focused

LARGE = (1920, 1080)


def setup_of(app: App) -> SetupScene:
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    return scene


def press(app: App, key: str) -> None:
    screen(app).focus_on(key)
    click(app, screen(app).find(key))


def segment(app: App, key: str, index: int) -> None:
    screen(app).focus_on(key)
    choice = screen(app).find(key)
    assert isinstance(choice, Choice)
    click(app, choice.segments[index])


def test_start_has_the_focus_and_enter_starts(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(2)), tmp_path)
    assert focused(app) == "start"
    do(app, Action.ACCEPT)
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.options.players == 2
    assert len(app.stack.scenes) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 6])
def test_the_board_is_480_units_high_wherever_three_columns_stand(
    tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(players)), tmp_path, size)
    assert screen(app).find("board").rect.height == app.shell.view.px(480)


def test_players_join_get_names_and_leave(tmp_path: Path) -> None:
    app = opened(SetupScene, tmp_path, LARGE)
    press(app, "add-seat")
    press(app, "seat-1")
    assert focused(app) == "name-1"
    app.inject(TextTyped("Anna "), TextTyped("Lou"))
    app.loop_once()
    assert setup_of(app).draft.seats[1].name == "Anna Lou"
    press(app, "remove-1")
    assert len(setup_of(app).draft.seats) == 1
    assert screen(app).seek("remove-0") is None, "the last one stays"


@pytest.mark.parametrize(("gone", "then"), [(0, "seat-0"), (1, "seat-1"), (2, "seat-1")])
def test_a_player_leaves_in_one_step_and_the_focus_stays_with_the_seats(
    tmp_path: Path, gone: int, then: str
) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(3)), tmp_path)
    screen(app).focus_on(f"remove-{gone}")
    do(app, Action.ACCEPT)
    assert len(setup_of(app).draft.seats) == 2
    assert focused(app) == then


def test_enter_in_a_name_goes_to_the_next_seat_and_then_to_start(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(2)), tmp_path)
    press(app, "seat-0")
    app.inject(TextTyped("Mia"), Act(Action.ACCEPT))
    app.loop_once()
    assert focused(app) == "name-1"
    app.inject(TextTyped("Tom"), Act(Action.ACCEPT))
    app.loop_once()
    assert focused(app) == "start"
    assert [seat.name for seat in setup_of(app).draft.seats] == ["Mia", "Tom"]


def test_clicks_at_the_same_place_add_players(tmp_path: Path) -> None:
    app = opened(SetupScene, tmp_path, (1024, 640))
    place = screen(app).find("add-seat").rect.center
    for _ in range(3):
        click_at(app, *place)
    assert len(setup_of(app).draft.seats) == 4


def test_tab_reaches_the_name_of_an_opened_seat(tmp_path: Path) -> None:
    app = opened(SetupScene, tmp_path, LARGE)
    press(app, "seat-0")
    screen(app).focus_on("add-seat")
    do(app, Action.NEXT_AREA)
    assert focused(app) == "name-0"


def test_the_table_is_full_with_six(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(6)), tmp_path, LARGE)
    button = screen(app).find("add-seat")
    assert not button.enabled
    assert button.reason
    press(app, "add-seat")
    assert len(setup_of(app).draft.seats) == 6


def test_colour_avatar_and_aids_of_a_seat(tmp_path: Path) -> None:
    app = opened(SetupScene, tmp_path, LARGE)
    press(app, "seat-0")
    segment(app, "colour-0", 3)
    segment(app, "avatar-0", 6)
    press(app, "aid-spots-0")
    press(app, "aid-turn-0")
    seat = setup_of(app).draft.seats[0]
    assert (seat.colour, seat.pattern, seat.avatar) == (3, 3, 7)
    assert seat.aids == Aids(legal_spots=False, snap_rotation=False, preview_water=True)
    press(app, "seat-0")
    assert not any(isinstance(widget, PictureChoice) for widget in walk(screen(app).root))


def test_who_starts_is_chosen(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(3)), tmp_path, LARGE)
    segment(app, "first", 2)
    assert setup_of(app).draft.options().first == 2


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_difficulty_and_rule_set_by_arrows(tmp_path: Path, device: Device) -> None:
    app = opened(SetupScene, tmp_path, LARGE)
    screen(app).focus_on("difficulty")
    do(app, Action.NAV_RIGHT, Action.NAV_RIGHT, device=device)
    assert setup_of(app).draft.difficulty == 2
    assert len(setup_of(app).draft.scenarios()) == 2
    screen(app).focus_on("edition")
    do(app, Action.NAV_RIGHT, device=device)
    assert setup_of(app).draft.edition == "italian"


def test_draw_again_is_another_wave(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_difficulty(3)), tmp_path, LARGE)
    before = setup_of(app).draft.seed
    press(app, "draw-again")
    assert setup_of(app).draft.seed != before
    assert setup_of(app).draft.difficulty == 3


def test_cards_are_picked_by_hand_and_put_back(tmp_path: Path) -> None:
    app = opened(SetupScene, tmp_path, LARGE)
    press(app, "pick")
    press(app, "pick-obstacles")
    press(app, "pick-obstacles")
    press(app, "pick-no_new_cards")
    assert setup_of(app).draft.picked == (*[Scenario.OBSTACLES] * 2, Scenario.NO_NEW_CARDS)
    press(app, "pick-no_new_cards")
    for _ in range(3):
        press(app, "pick-obstacles")
    assert setup_of(app).draft.picked == ()
    assert "picked by hand" in screen(app).find("difficulty").spoken()
    segment(app, "difficulty", 3)
    assert setup_of(app).draft.picked is None
    assert len(setup_of(app).draft.scenarios()) == 3


def test_each_stone_tells_its_name(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_difficulty(2)), tmp_path, LARGE)
    steps = screen(app).find("difficulty")
    assert isinstance(steps, Choice)
    names = [difficulty_name(step) for step in range(MAX_DIFFICULTY + 1)]
    assert [bubble_text(stone) for stone in steps.segments] == names
    assert names[2] in [widget.label for widget in walk(steps)]
    assert steps.spoken().startswith(f"Difficulty, choice, {names[2]}")


def test_the_boat_is_turned_on_the_board_and_only_as_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed = (EAST, SOUTH)
    monkeypatch.setattr(draft_module, "allowed_facings", lambda board: allowed)
    app = opened(lambda: SetupScene(Draft(picked=(Scenario.SINGLE_PATH_BOAT,))), tmp_path, LARGE)
    for edge in DIRECTIONS:
        button = screen(app).find(f"facing-{edge}")
        assert button.enabled == (edge in allowed)
        assert button.enabled or button.reason
        press(app, f"facing-{edge}")
        if edge in allowed:
            assert setup_of(app).draft.board().pieces[BOAT] & EDGES == edge
    assert setup_of(app).draft.boat == SOUTH


@pytest.mark.rule("R18")
def test_who_has_no_path_to_the_turned_boat_is_told_beside_it(tmp_path: Path) -> None:
    picked = (*(Scenario.OBSTACLES,) * 4, Scenario.SINGLE_PATH_BOAT)
    stranded = replace(Draft(), picked=picked, seed="387")
    app = opened(lambda: SetupScene(stranded), tmp_path, LARGE)
    words = screen(app).find("facing-words").label
    assert words.endswith("No path yet: the capybara. Waves and Support can clear the rocks.")
    assert setup_of(app).draft.facings() == (NORTH, SOUTH, WEST)
    assert not screen(app).find(f"facing-{EAST}").enabled


@pytest.mark.parametrize(("language", "edition"), [("it", "italian"), ("en", "standard"), ("de", "standard")])
def test_the_first_table_has_the_rules_of_the_box_of_the_language(
    tmp_path: Path, language: str, edition: str
) -> None:
    app = opened(SetupScene, tmp_path, LARGE, Settings(language=language))
    assert setup_of(app).draft.edition == edition
    remember(app.shell, Draft())
    assert last_draft(app.shell).edition == "standard"


def test_every_kind_of_clock(tmp_path: Path) -> None:
    """T1."""
    app = opened(SetupScene, tmp_path, LARGE)
    segment(app, "clock", 3)
    assert setup_of(app).draft.clock == Clock(None)
    segment(app, "clock", 2)
    screen(app).focus_on("clock-turns")
    do(app, Action.NAV_LEFT)
    assert setup_of(app).draft.clock == Clock(None, 9)
    segment(app, "clock", 1)
    screen(app).focus_on("clock-seconds")
    for _ in range(9):
        do(app, Action.NAV_LEFT)
    assert setup_of(app).draft.clock == Clock(30)
    for _ in range(57):
        do(app, Action.NAV_RIGHT)
    assert setup_of(app).draft.clock == Clock(600)
    segment(app, "clock", 0)
    assert setup_of(app).draft.clock == Clock(60)


def test_other_seconds_stay_open_though_they_pass_the_usual_ones(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft(clock=Clock(70))), tmp_path, LARGE)
    screen(app).focus_on("clock-seconds")
    do(app, Action.NAV_LEFT)
    assert setup_of(app).draft.clock == Clock(60)
    do(app, Action.NAV_LEFT)
    assert setup_of(app).draft.clock == Clock(50)


def test_the_code_is_copied_and_typed_in_by_a_friend(tmp_path: Path) -> None:
    theirs = replace(Draft().with_players(3).with_difficulty(4), clock=Clock(None))
    app = opened(lambda: SetupScene(theirs), tmp_path, LARGE)
    press(app, "copy-code")
    app = opened(SetupScene, tmp_path, LARGE)
    screen(app).focus_on("code-field")
    do(app, Action.PASTE, Action.ACCEPT)
    assert clipboard.paste() == theirs.code()
    assert setup_of(app).draft.options() == theirs.options()


def test_a_mistyped_code_is_told_at_the_field_and_changes_nothing(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft()), tmp_path, LARGE)
    screen(app).focus_on("code-field")
    app.inject(TextTyped("ottre-reef-60"))
    app.loop_once()
    place = screen(app).find("code-field").rect.copy()
    press(app, "use-code")
    problem, field = screen(app).find("problem"), screen(app).find("code-field")
    assert "OTTER" in problem.label
    assert 0 <= field.rect.top - problem.rect.bottom < 40
    assert field.rect == place  # who is typing finds it where it was
    assert bubble_text(screen(app).find("use-code")) == ""
    assert problem.label in app.shell.speech.spoken
    assert setup_of(app).draft == Draft()
    screen(app).focus_on("code-field")
    do(app, Action.ERASE_BACK)
    assert "problem" not in {widget.key for widget in walk(screen(app).root)}


def test_what_is_wrong_with_a_code_is_in_sight_in_a_small_window(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft()), tmp_path, (1024, 640))
    screen(app).focus_on("code-field")
    app.inject(TextTyped("ottre-reef-60"), Act(Action.ACCEPT))
    app.loop_once()
    for key in ("problem", "code-field"):
        found = screen(app).find(key)
        assert visible_part(screen(app).root, found) == found.ring_rect()


def test_the_table_is_remembered_by_starting_and_not_by_leaving(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path, LARGE)
    press(app, "new-table")
    press(app, "add-seat")
    do(app, Action.BACK)
    assert isinstance(app.stack.top, MenuScene)
    assert app.shell.kept(KEPT_TABLE) is None
    press(app, "new-table")
    assert len(setup_of(app).draft.seats) == 1
    press(app, "add-seat")
    press(app, "start")
    assert len(app.shell.kept(KEPT_TABLE)["seats"]) == 2
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.options.players == 2


def test_everything_is_reached_by_single_clicks_in_a_small_window(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(2).with_difficulty(2)), tmp_path, (1024, 640))
    start = screen(app).find("start")
    click_at(app, *start.rect.center)
    assert isinstance(app.stack.top, PlayScene | IntroductionScene)


STATES = {
    "first": Draft(),
    "drawn": replace(Draft().with_players(3).with_difficulty(6), clock=Clock(90)),
    "picked": Draft(
        picked=(Scenario.OBSTACLES, Scenario.SINGLE_PATH_BOAT), clock=Clock(None, 10)
    ).with_players(6),
}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", CORNERS)
@pytest.mark.parametrize("state", STATES)
def test_the_layout_holds(tmp_path: Path, state: str, size: tuple[int, int], text: int) -> None:
    draft = STATES[state]

    def prepare(scene: Screen) -> None:
        assert isinstance(scene, SetupScene)
        scene._open_seat(0)
        scene._code.type("ottre-reef-60")
        scene._code.use()

    names = (draft.code(), "ottre-reef-60")
    assert faults(lambda: SetupScene(draft), tmp_path, size, text, names, prepare) == []
