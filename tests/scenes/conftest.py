"""What every test of a scene begins with: English, and a time that stands still until it is told to go on."""

from collections.abc import Iterator

import pytest

from flow_desktop.app import language
from flow_desktop.app.start import StillTime


@pytest.fixture
def time() -> StillTime:
    return StillTime()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    language.use("en")
    yield
    language.use("en")
