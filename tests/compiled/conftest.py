"""What was compiled, once for all tests; where nothing can be compiled, they are skipped and say why."""

from pathlib import Path

import pytest

from build.compiled.compiling import NoCompilerError, compiled
from build.compiled.tree import plant


@pytest.fixture(scope="session")
def libraries() -> Path:
    """The folder with the compiled modules."""
    try:
        return compiled()
    except NoCompilerError as error:
        pytest.skip(f"nothing can be compiled here: {error}")


@pytest.fixture(scope="session")
def trees(libraries: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The game twice, as it is installed: plain and compiled."""
    place = tmp_path_factory.mktemp("trees")
    return plant(place / "plain", None), plant(place / "compiled", libraries)
