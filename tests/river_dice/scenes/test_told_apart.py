"""Animals, habitats, signs and dice are told apart where they are small, without colour, by other eyes."""

import itertools

import pygame
import pytest

from flow_desktop.app.assets import BUDGET
from flow_desktop.physics.cube import about, after, upright
from flow_desktop.physics.dice import DiePose
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.scenes.colours import SHEET
from flow_desktop.river_dice.scenes.die_pictures import UP, die_picture
from flow_desktop.river_dice.scenes.rolling_die import RollingDice
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.screen import Screen
from tests.scenes.vision.eyes import EYES, changed_share

SMALL = 26
FAMILIES = {
    "animals": [f"animal_{name}" for name in (*ANIMALS, "any")],
    "habitats": [f"emblem_{name}" for name in HABITATS],
    "hexes": [*(f"hex_{name}" for name in HABITATS), "hex_none", "hex_star"],
    "signs": [f"sign_{name}" for name in ("token", "sun", "rain", "landmark", "free", "pick", "point")],
    "special": [f"sign_{name}" for name in ("cheaper", "add", "twice")],
}
LEAST = 0.08
KINDS = 0.008
"""Shares of the pixels that differ plainly; a die's wood and the brand in its corners tell whose it is."""


@pytest.fixture(scope="module")
def look() -> Look:
    with on_stage("river-dice-setup", Wish((1024, 640), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        return screen.look


def on_paper(picture: pygame.Surface) -> pygame.Surface:
    paper = pygame.Surface(picture.get_size(), 0, 24)
    paper.fill(SHEET)
    paper.blit(picture, (0, 0))
    return paper


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_two_of_a_family_differ_at_26_pixels(look: Look, family: str, eyes: str) -> None:
    """V3."""
    drawn = {name: on_paper(look.assets.image(name, (SMALL, SMALL))) for name in FAMILIES[family]}
    for one, other in itertools.combinations(drawn, 2):
        assert changed_share(drawn[one], drawn[other], eyes) >= LEAST, f"{one} and {other}"


@pytest.mark.parametrize("eyes", EYES)
def test_whose_die_it_is_can_be_seen(look: Look, eyes: str) -> None:
    """V3. All show the same animal: a fox."""
    foxes = (("central", 4), ("bear", 3), ("hawk", 4))
    drawn = {kind: on_paper(die_picture(look, kind, upright(face), 60)) for kind, face in foxes}
    for one, other in itertools.combinations(drawn, 2):
        assert changed_share(drawn[one], drawn[other], eyes) >= KINDS, f"{one} and {other}"


def test_dice_that_roll_are_not_kept(look: Look) -> None:
    """Each frame of a throw shows six new pictures; kept, they would drive the painted maps out of memory."""
    table, dice, kept = pygame.Surface((200, 200)), RollingDice(), list[int]()
    for step in range(20):
        pose = DiePose("central", 0, 0, step / 3, 4, 0.0, 0.0, 1.0, after(about(UP, step / 3), upright(4)))
        dice.draw(table, look, "die", "central", pose, 60)
        kept.append(BUDGET.bytes)
    assert len(set(kept)) == 1, "only what all of them are made from is kept"
