"""The page of keepsakes: the story is spoken and copied, postcard and film are files that others can read."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Push
from flow_desktop.engine import Options
from flow_desktop.engine.record_short import read_short
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Table
from flow_desktop.scenes.contribution import FinishedGame
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.keepsakes import scene as page_module
from flow_desktop.scenes.keepsakes.film import ENDS, RUNS, SIZE, changed_place, durations, shots
from flow_desktop.scenes.keepsakes.postcard import RIM, SIDE, STAMP, postcard
from flow_desktop.scenes.keepsakes.postcard import SIZE as CARD
from flow_desktop.scenes.keepsakes.scene import KeepsakesScene
from flow_desktop.scenes.keepsakes.story import story
from flow_desktop.scenes.keepsakes.way import keepsakes
from flow_desktop.table import Seat
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import RING_WIDTH
from tests.scenes.keepsakes.played import played

MOST_BYTES = 3_000_000


@pytest.fixture
def app() -> Iterator[App]:
    with on_stage("keepsakes", Wish((1280, 720))) as made:
        yield made


def page(app: App) -> KeepsakesScene:
    found = app.stack.scenes[0]
    assert isinstance(found, KeepsakesScene)
    return found


def saved(app: App, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(page_module, "export_folder", lambda name, data: folder)


def test_the_story_is_spoken_as_the_page_opens_and_can_be_copied(app: App) -> None:
    told = story(page(app).table)
    assert any(told[0] in words and told[-1] in words for words in app.shell.speech.spoken)
    page(app).copy_story()
    assert clipboard.paste() == "\n".join(told)


def test_the_whole_game_can_be_copied_as_a_short_text(app: App) -> None:
    page(app).copy_game()
    assert read_short(clipboard.paste())[0].moves == page(app).record.moves


def test_a_postcard_is_a_picture_and_nothing_is_written_over(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved(app, monkeypatch, tmp_path / "exports")
    for _time in range(2):
        page(app).save_postcard()
    files = sorted((tmp_path / "exports").iterdir())
    assert len(files) == 2 and all(file.suffix == ".png" for file in files)
    assert pygame.image.load(files[0]).get_size() == CARD


def test_a_postcard_of_picked_cards_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    draw = Look.text

    def noted(look: Look, card: pygame.Surface, words: str, *rest: Any) -> Any:
        written.append(words)
        return draw(look, card, words, *rest)

    monkeypatch.setattr(Look, "text", noted)
    picked = Options("tale", scenarios=(Scenario.NO_NEW_CARDS,))
    table = Table.new(picked, (Seat("Ann", 0, 0, 1),), lambda: 0.0)
    postcard(app.shell.assets, table, page(app).day)
    assert any(words.startswith("Cards picked by hand") for words in written)
    written.clear()
    postcard(app.shell.assets, table, page(app).day, "Voyage: The Skerry")
    assert any(words.startswith("Voyage: The Skerry · 1 round") for words in written)
    assert not any("picked" in words for words in written)


@pytest.mark.parametrize("code", ["en", "fr", "de", "pl", "it"])
@pytest.mark.parametrize("number", [0, 2, 5])
def test_nothing_is_written_over_the_headline_of_a_postcard(
    number: int, code: str, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[pygame.Rect] = []
    draw = Look.text

    def noted(look: Look, card: pygame.Surface, words: str, role: Role, *rest: Any) -> Any:
        room = rest[1]
        if room.left > SIDE and room.top > RIM + STAMP[1]:
            high = look.block(words, role, room.width).height
            slack = max(0, room.height - high) // 2
            written.append(pygame.Rect(room.left, room.top + slack, room.width, high))
        return draw(look, card, words, role, *rest)

    monkeypatch.setattr(Look, "text", noted)
    app.shell.change(language=code)
    postcard(app.shell.assets, played(number), page(app).day)
    postcard(app.shell.assets, played(number, 20), page(app).day)
    cards = [at for at, place in enumerate(written) if place.top == written[0].top]
    assert len(cards) == 2
    for first, last in pairwise([*cards, len(written)]):
        assert all(above.bottom <= below.top for above, below in pairwise(written[first:last]))
        assert written[last - 1].bottom < CARD[1] - RIM


def test_a_long_story_opens_at_its_beginning() -> None:
    with on_stage("keepsakes", Wish((1280, 720), language="de", text_percent=200)) as made:
        scroll = page(made).find("page")
        assert isinstance(scroll, Scroll) and scroll.furthest and not scroll.offset
        assert page(made).focus.current is page(made).find("story-0")


def test_the_frame_of_stop_it_is_clear_of_how_far_the_film_is(app: App) -> None:
    scene = page(app)
    scene.begin_film()
    assert (
        scene.find("film").rect.left - scene.find("progress").rect.right >= 2 * scene.look.px(RING_WIDTH) + 1
    )


def test_a_folder_that_cannot_be_made_is_told(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    saved(app, monkeypatch, tmp_path / "file" / "exports")
    change = page(app).save_postcard()
    assert isinstance(change, Push) and isinstance(change.to, Dialog)
    assert "could not be saved" in change.to.message


def test_a_film_is_made_while_the_page_lives_and_is_read_by_another_reader(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved(app, monkeypatch, tmp_path)
    monkeypatch.setattr(page_module, "STEPS", 60)
    scene = page(app)
    scene.begin_film()
    told = set()
    while not list(tmp_path.glob("*.gif")):
        app.loop_once()
        if scene.seek("progress") is not None:
            told.add(scene.find("progress").label)
    (file,) = tmp_path.glob("*.gif")
    assert len(told) > 2, "how far it has come is told"
    assert isinstance(app.stack.top, Dialog), "and where it is"
    assert file.stat().st_size <= MOST_BYTES
    frames = pygame.image.load_animation(file)
    assert len(frames) == len(shots(scene.table))
    assert 10_000 <= sum(wait for _picture, wait in frames) <= 20_000
    assert frames[0][0].get_size() == SIZE
    assert pygame.image.tobytes(frames[0][0], "RGB") != pygame.image.tobytes(frames[-1][0], "RGB")


def test_a_film_can_be_left(app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved(app, monkeypatch, tmp_path)
    scene = page(app)
    scene.begin_film()
    for _frame in range(5):
        app.loop_once()
    assert scene.moving
    scene.stop_film()
    app.loop_once()
    assert not scene.moving and not list(tmp_path.iterdir())


@pytest.mark.parametrize("number", range(6))
def test_a_film_of_any_game_is_short(number: int) -> None:
    waits = durations(shots(played(number)))
    assert sum(waits) <= RUNS + ENDS + 4 * len(waits)
    assert min(waits) >= 4


def test_only_what_changed_is_kept() -> None:
    before = bytes(3 * SIZE[0] * SIZE[1])
    now = bytearray(before)
    for x, y in ((17, 40), (90, 61)):
        now[3 * (y * SIZE[0] + x) + 1] = 200
    assert changed_place(before, bytes(now)) == (17, 40, 74, 22)
    assert changed_place(before, before) == (0, 0, 1, 1)


def test_a_kept_game_leads_to_its_keepsakes_and_practice_does_not(app: App) -> None:
    table = page(app).table
    kept = keepsakes(FinishedGame(app.shell, table, "2026-11-16-game"))
    (button,) = kept.buttons
    assert button.label == "Keepsakes"
    assert not keepsakes(FinishedGame(app.shell, table)).buttons
