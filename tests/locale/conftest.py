"""What the tests of the words share: the template of the source, read once, and English afterwards."""

from collections.abc import Iterator

import pytest

from build.words.catalogue import Words
from build.words.extract import template
from flow_desktop.app import language


@pytest.fixture(scope="session")
def source() -> Words:
    """The words of the source as it is now."""
    return template()


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Leave the program in English."""
    yield
    language.use("en")
