"""SDL's device that plays to nobody, and pieces of music of one's own."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.catalogue import ASSETS, Catalogue, catalogue, read_catalogue


@pytest.fixture
def dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is opened plays to nobody, and is closed afterwards."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def pieces(tmp_path: Path) -> Catalogue:
    """A folder with pieces of its own before the program's."""
    (tmp_path / "music").mkdir()
    for name, stem in (("first", "pulse"), ("second", "alarm")):
        (tmp_path / "music" / f"{name}.ogg").write_bytes(catalogue().music[stem].read_bytes())
    return read_catalogue(tmp_path, ASSETS)
