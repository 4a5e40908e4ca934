"""The dice: they land on what was decided, at the head of their lines, and their faces can be counted."""

import pygame
import pytest

from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.physics.cube import upright
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.wave.dice_view import die_picture
from flow_desktop.scenes.wave.throwing import DIE, RIM, throw_dice

WINDOW = pygame.Rect(0, 0, 1280, 720)
PLACES = BoardPlaces.fitted(pygame.Rect(300, 10, 690, 700))
STARTS = {Die.WHITE: (1100.0, 400.0), Die.BLACK: (1180.0, 400.0)}


@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("flick", [None, (1500.0, -300.0), (-4000.0, 900.0), (float("nan"), 0.0)])
def test_the_decided_faces_are_the_ones_shown_last(white: int, flick: tuple[float, float] | None) -> None:
    black = 7 - white
    tumble = throw_dice({Die.WHITE: white, Die.BLACK: black}, PLACES, WINDOW, STARTS, flick, seed=white)
    poses = {pose.colour: pose for pose in tumble.pose(tumble.duration)}
    assert (poses[Die.WHITE].face, poses[Die.BLACK].face) == (white, black)
    assert all(abs(pose.tilt) < 0.01 and pose.height < 0.01 for pose in poses.values())


def test_each_die_rests_on_the_rim_at_the_head_of_its_line() -> None:
    faces = {Die.WHITE: 4, Die.BLACK: 2}
    tumble = throw_dice(faces, PLACES, WINDOW, STARTS, None, seed=1)
    white, black = tumble.pose(tumble.duration)
    assert (white.x, white.y) == pytest.approx((-RIM, LINE_OF_FACE[4] + 0.5), abs=0.02)
    assert black.x == pytest.approx(LINE_OF_FACE[2] + 0.5, abs=0.02)
    top = PLACES.field.y + (black.y - DIE / 2) * PLACES.cell_px
    assert top >= 0 and black.y <= 0


def test_dice_start_where_they_lay() -> None:
    tumble = throw_dice({Die.WHITE: 1, Die.BLACK: 6}, PLACES, WINDOW, STARTS, None, seed=1)
    for pose in tumble.pose(0.0):
        px = PLACES.cell_px
        here = (PLACES.field.x + pose.x * px, PLACES.field.y + pose.y * px)
        assert here == pytest.approx(STARTS[Die(pose.colour)], abs=px * 0.3)


@pytest.mark.parametrize("die", list(Die))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_lying_die_shows_as_many_pips_as_its_face(die: Die, face: int) -> None:
    picture = die_picture(die, upright(face), 120)
    centre = picture.get_width() // 2
    inside = pygame.Rect(0, 0, 92, 92)
    inside.center = (centre, centre)
    sheet = pygame.Surface(inside.size)
    sheet.blit(picture, (0, 0), inside)
    light, dark = (255, 255, 255), (0, 0, 0)
    pip = dark if die is Die.WHITE else light
    mask = pygame.mask.from_threshold(sheet, pip, (90, 90, 90, 255))
    assert len(mask.connected_components(12)) == face
