"""Settings for every test: the same examples on every run and machine, and art that is rasterized once."""

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import HealthCheck, settings

from build.compiled.modules import strays
from flow_desktop.app import assets

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    print_blob=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("steady")


def pytest_sessionstart() -> None:
    """No test may pass or fail because of a compiled module that was left among the sources."""
    if found := strays():
        raise pytest.UsageError(f"Python would run these instead of their sources; delete them: {found}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, on one core: nobody waits for the package, and nobody at the end."""
    items.sort(key=lambda item: item.get_closest_marker("package") is None)


@pytest.fixture(scope="session", autouse=True)
def art_is_rasterized_once() -> Iterator[None]:
    """Every test has a program of its own, but they need not all work out the same pictures again."""
    kept, rasterize = assets.SurfaceCache(assets.Budget(192 * 1024 * 1024)), assets.rasterize

    def rasterized(path: str, size: tuple[int, int]) -> pygame.Surface:
        shown = pygame.display.get_init() and pygame.display.get_surface() is not None
        return kept.get((path, size, shown), lambda: rasterize(path, size)).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assets, "rasterize", rasterized)
        yield
