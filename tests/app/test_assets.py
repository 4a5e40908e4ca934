import ctypes
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pygame
import pytest

import flow_desktop
from flow_desktop.app import assets as drawings
from flow_desktop.app import catalogue
from flow_desktop.app.assets import BUDGET, LEAST_BYTES, Assets, Budget, SurfaceCache
from flow_desktop.app.cartridge import Cartridge
from flow_desktop.app.catalogue import MissingAssetError, read_catalogue
from flow_desktop.app.svg import draw_svg
from tests.app.scenes import GAME, ToyAction, shell

ART = sorted(catalogue.catalogue().art)
NAME = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")


def test_the_catalogue_holds_what_the_shell_itself_uses() -> None:
    names = catalogue.catalogue()
    assert {"button", "focus", "refuse"} <= set(names.sounds)
    assert {"Baloo2-Bold", "Nunito-SemiBold", "Nunito-Bold"} <= set(names.fonts)
    assert "program_icon" in names.art


def test_every_name_follows_the_rule_and_every_file_exists() -> None:
    names = catalogue.catalogue()
    for files in (names.art, names.sounds, names.music):
        assert files
        for name, path in files.items():
            assert NAME.fullmatch(name), name
            assert path.is_file()
    assert all(path.is_file() for path in names.fonts.values())


@pytest.mark.parametrize("name", ART)
def test_every_picture_can_be_drawn_and_is_not_empty(name: str) -> None:
    picture = Assets().image(name, (48, 48))
    assert max(picture.get_size()) == 48
    assert picture.get_bounding_rect().width > 0


def test_a_name_that_does_not_exist_says_which_ones_are_near() -> None:
    with pytest.raises(MissingAssetError, match="tile_tee"):
        catalogue.art("tile", "teee", "a")
    with pytest.raises(MissingAssetError):
        catalogue.sound("silence")


@pytest.fixture
def own_folder(tmp_path: Path) -> Iterator[Path]:
    """A game's own folder, with a logo and a picture that nobody else has."""
    (tmp_path / "art").mkdir()
    for name, shade in (("logo", "#ff0000"), ("meeple", "#0000ff")):
        (tmp_path / "art" / f"{name}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'
            f'<rect width="10" height="10" fill="{shade}"/></svg>'
        )
    yield tmp_path
    catalogue.use()


def test_a_games_own_folder_is_looked_through_first(own_folder: Path) -> None:
    program = catalogue.catalogue()
    catalogue.use(own_folder)
    names = catalogue.catalogue()
    assert names.art["logo"].parent.parent == own_folder != program.art["logo"].parent.parent
    assert catalogue.art("meeple") == "meeple"
    assert names.fonts == program.fonts and set(program.art) < set(names.art)


def test_another_game_brings_its_keys_and_pictures_into_the_same_shell(own_folder: Path) -> None:
    with pytest.raises(MissingAssetError):
        shell().assets.image("meeple", (4, 4))
    used = shell()
    before = used.assets.image("logo", (40, 40))
    used.play(Cartridge("Second", GAME.first, assets=(own_folder,)))
    assert used.assets.image("meeple", (4, 4)).get_at((2, 2))[:3] == (0, 0, 255)
    assert used.assets.image("logo", (40, 40)) is not before
    assert used.assets.image("logo", (40, 40)).get_at((20, 20))[:3] == (255, 0, 0)
    assert used.hint(ToyAction.ROLL) == ""
    used.play(GAME)
    assert used.hint(ToyAction.ROLL) == "R"
    assert used.assets.image("logo", (40, 40)).get_size() == before.get_size()


def test_pictures_fit_keep_their_shape_and_turn(tmp_path: Path) -> None:
    folder = tmp_path / "art"
    folder.mkdir()
    (folder / "wide.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">'
        '<rect width="10" height="10" fill="#ff0000"/>'
        '<rect x="10" width="10" height="10" fill="#0000ff"/></svg>'
    )
    assets = Assets(read_catalogue(tmp_path))
    assert assets.image("wide", (100, 100)).get_size() == (100, 50)
    turned = assets.image("wide", (100, 100), turns=1)
    assert turned.get_size() == (50, 100)
    assert turned.get_at((25, 10))[:3] == (255, 0, 0)
    assert assets.image("wide", (100, 100), turns=5) is turned


def test_an_empty_folder_is_an_empty_catalogue(tmp_path: Path) -> None:
    assert not read_catalogue(tmp_path).art


def picture(side: int = 10) -> pygame.Surface:
    return pygame.Surface((side, side), 0, 32)


def test_the_caches_forget_what_was_not_used_for_longest_whosever_it_is() -> None:
    budget = Budget(3 * 400)
    ours, theirs = SurfaceCache(budget), SurfaceCache(budget)
    made: list[str] = []

    def get(cache: SurfaceCache, key: str) -> None:
        def make() -> pygame.Surface:
            made.append(key)
            return picture()

        cache.get(key, make)

    for cache, key in ((ours, "a"), (theirs, "b"), (theirs, "c"), (ours, "a"), (ours, "d")):
        get(cache, key)
    assert made == ["a", "b", "c", "d"]
    assert "a" in ours
    assert "a" not in theirs
    assert "b" not in theirs
    assert (len(ours), len(theirs), budget.bytes) == (2, 1, 3 * 400)
    ours.clear()
    assert (len(ours), len(theirs), budget.bytes) == (0, 1, 400)


def test_a_picture_larger_than_the_budget_is_given_and_not_kept() -> None:
    budget = Budget(3 * 400)
    cache = SurfaceCache(budget)
    cache.get("small", picture)
    assert cache.get("large", lambda: picture(100)).get_size() == (100, 100)
    assert budget.bytes == 0
    assert "large" not in cache


def test_the_budget_follows_the_window() -> None:
    budget = Budget()
    cache = SurfaceCache(budget)
    budget.fit((3840, 2160))
    large = budget.most_bytes
    for key in range(40):
        cache.get(key, lambda: picture(1000))
    assert budget.bytes > 100_000_000
    budget.fit((1920, 1080))
    assert budget.bytes <= budget.most_bytes < 100_000_000 < large
    assert 39 in cache
    assert 0 not in cache
    budget.fit((200, 100))
    assert budget.most_bytes == LEAST_BYTES


def test_every_cache_of_the_game_shares_the_one_budget() -> None:
    for found in walk_packages(flow_desktop.__path__, "flow_desktop."):
        if not found.name.endswith("__main__"):
            import_module(found.name)
    caches = [
        value
        for name, module in sys.modules.items()
        if name.startswith("flow_desktop")
        for value in vars(module).values()
        if isinstance(value, SurfaceCache)
    ]
    assert len(caches) > 5
    assert all(cache.budget is BUDGET for cache in caches)


def test_the_memory_of_large_pictures_can_be_given_back_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []

    class Library:
        """A C library that writes down what it is asked for."""

        def __init__(self, name: str | None) -> None:
            self.mallopt = lambda option, value: asked.append((sys.platform, option, value))

    monkeypatch.setattr(ctypes, "CDLL", Library)
    for system in ("linux", "win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        drawings.return_large_pictures()
    assert asked == [("linux", drawings.MMAP_THRESHOLD, drawings.LARGE_BYTES)]
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    monkeypatch.setattr(sys, "platform", "linux")
    drawings.return_large_pictures()  # another C library knows no such wish
    assert len(asked) == 1


SIZE = (240, 120)
LOGO = catalogue.catalogue().art["logo"]


def test_a_drawing_made_ahead_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawings.begin((LOGO, SIZE))
    made = drawings._begun[LOGO, SIZE]
    first = drawings.drawn(LOGO, SIZE)
    assert first is made.picture()
    second = drawings.drawn(LOGO, SIZE)
    assert second is not first
    assert pygame.image.tobytes(second, "RGBA") == pygame.image.tobytes(first, "RGBA")
    assert (LOGO, SIZE) not in drawings._begun


def test_what_is_begun_twice_is_drawn_once() -> None:
    drawings.begin((LOGO, SIZE))
    made = drawings._begun[LOGO, SIZE]
    drawings.begin((LOGO, SIZE))
    assert drawings._begun[LOGO, SIZE] is made
    assert drawings.drawn(LOGO, SIZE) is made.picture()


def test_a_drawing_made_beside_is_the_one_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown already is not drawn again."""
    assets, px = Assets(), 24
    shown = assets.image(catalogue.art("bird"), (px, px))
    begun: list[tuple[Path, tuple[int, int]]] = []
    monkeypatch.setattr(drawings, "begin", lambda *wanted: begun.extend(wanted))
    first, last = catalogue.art("rock"), catalogue.art("boat", "open")
    assets.draw_beside([(first, px), (catalogue.art("bird"), px), (last, px), (first, px)])
    assert [path.stem for path, _size in begun] == [last, first], "the last first, each once"
    monkeypatch.undo()
    assets.draw_beside([(first, px)])
    key = begun[1]
    made = drawings._begun[key].picture()
    made.fill("red")
    assert assets.image(first, (px, px)).get_at((px // 2, px // 2)) == pygame.Color("red")
    assert assets.image(catalogue.art("bird"), (px, px)) is shown


def test_another_size_is_drawn_anew() -> None:
    drawings.begin((LOGO, SIZE))
    assert drawings.drawn(LOGO, (80, 40)).get_size() != drawings.drawn(LOGO, SIZE).get_size()


def test_what_cannot_be_drawn_ahead_fails_where_it_is_needed(tmp_path: Path) -> None:
    missing = tmp_path / "missing.svg"
    drawings.begin((missing, SIZE))
    with pytest.raises((pygame.error, FileNotFoundError)):
        drawings.drawn(missing, SIZE)


@pytest.mark.parametrize(
    ("window", "wanted"),
    [
        ((1600, 900), (1600, 900)),
        ((1024, 768), (1366, 769)),
        ((3440, 1440), (2560, 1440)),
        ((3840, 2160), (1920, 1080)),
    ],
)
def test_the_ground_covers_the_window_or_is_enlarged(
    window: tuple[int, int], wanted: tuple[int, int]
) -> None:
    assert drawings.ground_size(window) == wanted


@pytest.mark.parametrize("side", [96, 240, 530])
def test_a_picture_is_as_large_as_asked_and_a_large_one_is_drawn_once_as_large(side: int) -> None:
    finer = 2 if side < drawings.LARGE else 1
    assert drawings.oversampled((side, side // 2)) == (side * finer, side // 2 * finer)
    assert Assets().image("boat_open", (side, side)).get_size() == (side, side)


@pytest.mark.parametrize(("window", "part"), [((1920, 1080), 1), ((3840, 2160), 2)])
def test_a_ground_keeps_its_shape_and_is_drawn_smaller_in_a_very_large_window(
    window: tuple[int, int], part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    draw = draw_svg

    def noting(path: Path, size: tuple[int, int]) -> pygame.Surface:
        asked.append(size)
        return draw(path, size)

    monkeypatch.setattr(drawings, "draw_svg", noting)
    shape = (512, 92)
    picture = drawings.ground(catalogue.catalogue().art["harbour_sky"], shape, window)
    assert picture.get_size() == shape
    assert asked == [(512 // part, 92 // part)]
