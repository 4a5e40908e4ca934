"""The results on the screen: focus, ways on, the wave code, no flashing, and a whole layout everywhere."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Result
from flow_desktop.engine.codes import read_code
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, Animal, animals_in
from flow_desktop.rounds import Home
from flow_desktop.scenes.board.picture import board_picture
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.naming import the_animal
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results.pages import FinalBoard
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.widget import walk
from tests.scenes.results.ending import SEATS, WORDLESS, finished_table, results_app
from tests.scenes.wave.flashes import MOST, brightness, most_flashes
from tests.widgets.checking import problems, untranslated
from tests.widgets.driving import click, do, focused

SIZES = [(1024, 640), (1280, 960), (2560, 1080), (3840, 2160)]
ENDS = [Result.WON, Result.LOST]


@pytest.mark.parametrize(("result", "key"), [(Result.WON, "new"), (Result.LOST, "same")])
def test_the_obvious_next_step_has_the_focus(tmp_path: Path, result: Result, key: str) -> None:
    app, scene = results_app(tmp_path, finished_table(result))
    assert focused(app) == key
    assert [sound.name for sound in app.shell.audio.heard] == [str(result)]
    assert scene.find("time").label.startswith("time: ")
    assert scene.find("rounds").label == f"rounds: {scene.summary.rounds}"
    assert scene.find("tiles-left").label == f"tiles left: {scene.summary.tiles_left}"


def test_one_round_and_one_tile_are_counted_as_one(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.WON))
    scene.summary = replace(scene.summary, rounds=1, tiles_left=1)
    scene.refresh()
    app.loop_once()
    assert scene.find("rounds").label == "round: 1"
    assert scene.find("tiles-left").label == "tile left: 1"


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_the_same_wave_again(tmp_path: Path, device: Device) -> None:
    table = finished_table(Result.LOST)
    app, _scene = results_app(tmp_path, table)
    do(app, Action.ACCEPT, device=device)
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.options == table.options and play.table.seats == table.seats
    assert play.table.state.result is None and len(app.stack.scenes) == 1


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_enter_pressed_fast_leaves_the_result_standing(tmp_path: Path, device: Device) -> None:
    """Whoever skips the last moment with Enter, over and over, sees how the game ended."""
    table, time = finished_table(Result.LOST), StillTime()
    app = off_screen(
        FLOW,
        lambda _shell: ResultsScene(table),
        Folders(tmp_path),
        (1280, 720),
        Settings(language="en"),
        time,
    )
    do(app, Action.ACCEPT, device=device)
    for _ in range(10):
        time.seconds += 0.3
        do(app, Action.ACCEPT, device=device)
        assert isinstance(app.stack.top, ResultsScene)
    time.seconds += 2
    app.inject(Act(Action.ACCEPT, device, repeated=True))
    app.loop_once()
    assert isinstance(app.stack.top, ResultsScene), "a key that is held does nothing"
    do(app, Action.ACCEPT, device=device)
    assert not isinstance(app.stack.top, ResultsScene), "a press on purpose does"


def test_a_loss_says_why_and_who_lacked_a_way(tmp_path: Path) -> None:
    table = finished_table(Result.LOST)
    _app, scene = results_app(tmp_path, table)
    words = scene.find("why-lost").label
    assert "No tiles left" in words and words in scene.opening_words()
    joined = animals_in(table.state.board.joined)
    assert all((the_animal(animal) in words) is (animal not in joined) for animal in Animal)


def test_a_new_wave_for_the_same_table(tmp_path: Path) -> None:
    table = finished_table(Result.WON)
    app, scene = results_app(tmp_path, table)
    click(app, scene.find("new"))
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.options.seed != table.options.seed
    assert play.table.seats == table.seats and play.table.options.difficulty == table.options.difficulty


def test_changing_the_table_and_coming_back(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.WON))
    click(app, scene.find("change"))
    assert isinstance(app.stack.top, SetupScene)
    do(app, Action.BACK)
    assert app.stack.scenes == (scene,)


@pytest.mark.parametrize("by_key", [False, True])
def test_back_to_the_menu(tmp_path: Path, by_key: bool) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.LOST))
    if by_key:
        do(app, Action.BACK)
    else:
        click(app, scene.find("menu"))
    assert isinstance(app.stack.top, MenuScene) and len(app.stack.scenes) == 1


def test_leaving_keeps_the_finished_game_and_lets_the_table_go(tmp_path: Path) -> None:
    home = Home(tmp_path)
    app, scene = results_app(tmp_path, finished_table(Result.LOST, home=home))
    click(app, scene.find("menu"))
    kept = home.games()
    assert [game.finished for game in kept] == [True] and not kept[0].in_use


def test_the_wave_code_can_be_copied(tmp_path: Path) -> None:
    table = finished_table(Result.WON)
    app, scene = results_app(tmp_path, table)
    scene.focus_on("copy")
    do(app, Action.ACCEPT)
    assert scene.find("copy").hint == "Copied"
    assert read_code(clipboard.paste()).seed == table.options.seed
    assert clipboard.paste() == scene.code()


def test_a_seed_without_words_has_no_code(tmp_path: Path) -> None:
    _app, scene = results_app(tmp_path, finished_table(Result.WON, seeds=WORDLESS))
    assert scene.code() == ""
    assert all(widget.key != "copy" for widget in walk(scene.root))


@pytest.mark.parametrize("still", [False, True])
def test_a_win_moves_gently_or_not_at_all(tmp_path: Path, still: bool) -> None:
    settings = Settings(language="en", reduced_motion=still)
    app, scene = results_app(tmp_path, finished_table(Result.WON), settings=settings)
    assert scene.moving is not still
    recorded = [brightness(app)]
    for _ in range(400):
        if not scene.moving:
            break
        app.loop_once()
        recorded.append(brightness(app))
    assert not scene.moving, "it comes to rest"
    assert (len(recorded) > 100) is not still
    assert most_flashes(recorded) <= MOST


def test_after_a_loss_the_tide_stands_still(tmp_path: Path) -> None:
    """It rose in the moment before."""
    app, scene = results_app(tmp_path, finished_table(Result.LOST))
    assert not scene.moving
    final = scene.find("final")
    assert isinstance(final, FinalBoard)
    dry = board_picture(scene.look, scene.table.state.board, min(final.rect.size), final.board_show)
    field = final.places(scene.look).field
    for share, wet in ((0.2, False), (0.8, True)):
        y = field.top + round(share * field.height)
        row = [(x, y) for x in range(field.left, field.right, 3)]
        there = [(x - final.rect.x, y - final.rect.y) for x, y in row]
        same = [
            app.canvas.surface.get_at(a)[:3] == dry.get_at(b)[:3] for a, b in zip(row, there, strict=True)
        ]
        assert all(same) is not wet


@pytest.mark.parametrize("result", ENDS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
def test_the_page_is_whole(tmp_path: Path, result: Result, size: tuple[int, int], percent: int) -> None:
    settings = Settings(language="qps", text_percent=percent, reduced_motion=True)
    app, scene = results_app(tmp_path, finished_table(result), size, settings)
    assert problems(scene.root, app.shell.view) == []
    names = [seat.name for seat in SEATS]
    assert untranslated(scene.root, names) == []


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_whoever_has_left_is_missing_in_the_right_place(tmp_path: Path, percent: int) -> None:
    """The frame grows with the text: beyond the corners and the boat nothing is drawn over the board."""
    settings = Settings(language="en", text_percent=percent, reduced_motion=True)
    _app, scene = results_app(tmp_path, finished_table(Result.WON), (1920, 1080), settings)
    final = scene.find("final")
    assert isinstance(final, FinalBoard)
    plain = board_picture(scene.look, scene.table.state.board, min(final.rect.size), final.board_show)
    drawn = pygame.Surface(plain.get_size(), pygame.SRCALPHA)
    final.rect.topleft = (0, 0)
    final.paint(drawn, scene.look)
    places = final.places(scene.look)
    for cell in (*ANIMAL_CELLS.values(), BOAT):
        for picture in (plain, drawn):
            picture.fill((0, 0, 0, 255), places.cell_rect(cell))
    field = places.field
    assert pygame.image.tobytes(drawn.subsurface(field), "RGB") == pygame.image.tobytes(
        plain.subsurface(field), "RGB"
    )


def test_the_celebration_leaves_the_boards_numbers_and_the_words_alone(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.WON))
    board = scene.find("final")
    assert isinstance(board, FinalBoard)
    frame, field = board.places(scene.look).rect, board.places(scene.look).field
    strips = [
        pygame.Rect(field.x, frame.y, field.width, field.y - frame.y).inflate(0, -8),
        pygame.Rect(field.x, field.bottom, field.width, frame.bottom - field.bottom).inflate(0, -8),
        scene.find("words").rect.inflate(-60, -60),
    ]
    moments: list[list[bytes]] = []
    fields = set()
    while scene.moving:
        app.loop_once()
        moments.append([pygame.image.tobytes(app.canvas.surface.subsurface(s), "RGB") for s in strips])
        fields.add(pygame.image.tobytes(app.canvas.surface.subsurface(field), "RGB"))
    assert len(fields) > 50, "the drops rise over the spaces"
    assert all(moment == moments[0] for moment in moments)
