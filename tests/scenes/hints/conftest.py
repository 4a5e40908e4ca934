"""Who asks for hints in these tests."""

from pathlib import Path

import pytest

from flow_desktop.app.start import StillTime
from tests.scenes.hints.asking import Seat, sit


@pytest.fixture
def seat(tmp_path: Path, time: StillTime) -> Seat:
    """Somebody holds a tile, and whoever is asked is there."""
    return sit(tmp_path, time)
