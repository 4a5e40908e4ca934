"""What the start draws ahead is what the menu shows, in every window."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app import assets
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.settings import Settings
from flow_desktop.scenes import seascape
from flow_desktop.scenes.cartridge import draw_sea_ahead
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.widgets.look import Look
from tests.scenes.menu.opening import opened

Drawn = set[tuple[str, tuple[int, int]]]


@pytest.mark.parametrize("theme", ["normal", "contrast"])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_it_is_drawn_ahead_in_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], percent: int, theme: str
) -> None:
    ahead: Drawn = set()
    needed: Drawn = set()
    image, drawn = assets.Assets.image, assets.drawn

    def shown(self: assets.Assets, name: str, box: tuple[int, int], turns: int = 0) -> pygame.Surface:
        if name.startswith("animal_"):
            needed.add((name, assets.oversampled(box)))
        return image(self, name, box, turns)

    def ground(path: Path, pixels: tuple[int, int]) -> pygame.Surface:
        needed.add((path.stem, pixels))
        return drawn(path, pixels)

    seascape._cache.clear()
    monkeypatch.setattr(assets, "begin", lambda *wanted: ahead.update((p.stem, s) for p, s in wanted))
    monkeypatch.setattr(assets.Assets, "image", shown)
    monkeypatch.setattr(seascape, "drawn", ground)
    app = opened(MenuScene, tmp_path, size, Settings(text_percent=percent, theme=theme))
    draw_sea_ahead(app.shell.settings, app.shell.view.size)
    assert ahead == needed
    if percent == 100:
        assert len(ahead) == (5 if theme == "normal" else 4)


@pytest.mark.parametrize("name", ["sea_sky", "sea_deep"])
@pytest.mark.parametrize("size", [(1366, 768), (1600, 900), (1920, 1200), (2560, 1440)])
def test_nothing_shines_through_a_sea(name: str, size: tuple[int, int]) -> None:
    """It is copied onto the window, not blended; but for an edge that it covers in part."""
    picture = pygame.image.load_sized_svg(catalogue().find("art", name), assets.ground_size(size))
    inner = picture.subsurface(picture.get_rect().inflate(-2, -2))
    assert set(pygame.image.tobytes(inner, "RGBA")[3::4]) == {255}


@pytest.mark.parametrize("name", ["sea_sky", "sea_deep"])
def test_a_sea_has_no_dark_edge_where_its_drawing_ends_within_a_pixel(tmp_path: Path, name: str) -> None:
    app = opened(MenuScene, tmp_path, (1366, 769))
    surface = pygame.Surface(app.shell.view.size)
    seascape.draw_sea(surface, Look.of(app.shell), name)
    last, above = (sum(surface.get_at((700, y))[:3]) for y in (768, 767))
    assert abs(last - above) < 12
