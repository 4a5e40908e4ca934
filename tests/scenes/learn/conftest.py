"""Every test of the lessons speaks English."""

from collections.abc import Iterator

import pytest

from flow_desktop.app import language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    language.use("en")
    yield
    language.use("en")
