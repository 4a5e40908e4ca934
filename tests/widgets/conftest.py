"""What the tests of widgets share."""

import pytest

from flow_desktop.app.loop import App
from tests.widgets.demo import Demo, demo_app


@pytest.fixture
def demo() -> tuple[App, Demo]:
    app, scene = demo_app()
    app.loop_once()
    return app, scene
