"""The gentle curve of everything that moves."""

import subprocess
import sys

import pytest

from flow_desktop.physics.easing import eased


def test_it_starts_and_ends_at_rest_and_never_leaves_its_bounds() -> None:
    assert [eased(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert eased(0.01) == pytest.approx(0.0, abs=1e-3) and eased(0.99) == pytest.approx(1.0, abs=1e-3)


def test_a_page_that_eases_does_not_load_the_physics_of_dice() -> None:
    asked = "import sys, flow_desktop.physics.easing; print('pymunk' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
