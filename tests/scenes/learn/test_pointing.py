"""Pointing: the hand for the mouse, keys for the keyboard, buttons for the pad; still in reduced motion."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action, AnyAction
from flow_desktop.engine.geometry import BOAT, CELLS
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import play_scene, seen
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.learn import guide
from flow_desktop.scenes.learn.gestures import GESTURES, GestureView
from flow_desktop.scenes.learn.guide import GLOW, RESTLESS, action_now, draw_glow, in_the_way, place_beside
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.learn.panel import Dots
from flow_desktop.scenes.learn.sketchpad import Sketchpad
from flow_desktop.widgets.widget import Widget
from tests.scenes.learn.classroom import Pupil, attend

PLACE, EDGES, JOIN = lessons()[:3]


def pointed(pupil: Pupil) -> tuple[str, AnyAction]:
    """The widget that the ring is around, and what is to be pressed."""
    target = pupil.teacher.target
    widget = pupil.teacher.guide.widget(target)
    assert target is not None and widget is not None
    return widget.key, action_now(pupil.play, target, widget)


def test_the_keyboard_is_shown_its_keys(tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE, device="keyboard")
    assert pointed(pupil) == ("pile-0", Action.ACCEPT)
    pupil.touch.act(Action.NAV_LEFT)
    assert pointed(pupil) == ("pile-0", FlowAction.DRAW_1)
    pupil.do_step()
    assert pointed(pupil) == ("board/a2", Action.ACCEPT)
    pupil.touch.act(Action.NAV_RIGHT)
    assert pointed(pupil) == ("board/a2", Action.NAV_LEFT)
    pupil.touch.act(Action.NAV_LEFT)
    pupil.touch.act(Action.ACCEPT)
    pupil.touch.frames(30)
    pupil.do_step()
    assert pointed(pupil) == ("board/b1", FlowAction.ROTATE_RIGHT)
    pupil.touch.act(FlowAction.ROTATE_RIGHT)
    pupil.touch.frames(2)
    assert pointed(pupil) == ("board/b1", Action.ACCEPT)


def test_a_shown_key_covers_nothing_of_use(tmp_path: Path) -> None:
    """The target's neighbours are the boat on one side, an empty space on the other."""
    pupil = attend(tmp_path, JOIN, device="keyboard")
    board = pupil.play.board
    seen = board.cell_rect(BOAT - 1)
    others = in_the_way(pupil.play, seen)
    assert board.cell_rect(BOAT) in others and board.cell_rect(BOAT - 2) not in others
    room = pygame.Rect((0, 0), pupil.app.canvas.surface.get_size())
    key = place_beside((board.cell_px // 2, board.cell_px // 2), seen, 10, room, others)
    assert board.cell_rect(BOAT - 2).contains(key)
    walled = [seen.move(x * seen.width, y * seen.height) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    assert place_beside((20, 20), seen, 10, room, walled).center == seen.center


def test_the_pad_is_shown_its_buttons(tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE, device="pad")
    pupil.hands.choose("leave")
    pupil = attend(tmp_path, PLACE, device="pad")
    assert pointed(pupil)[0] == "pile-0"
    pupil.play.focus_on("pause")
    assert pointed(pupil) == ("pile-0", FlowAction.DRAW)


def test_the_mouse_is_shown_the_button_that_turns(tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE)
    for _ in range(3):
        pupil.do_step()
    assert pointed(pupil)[0] == "turn-right"
    pupil.hands.choose("turn-right")
    pupil.touch.frames(2)
    assert pointed(pupil)[0] == "board/b1"


def test_the_focus_is_where_the_hand_points(tmp_path: Path) -> None:
    pupil = attend(tmp_path, JOIN)
    for key in ("pile-0", "board/c4", "pile-1", "board/e4"):
        current = pupil.play.focus.current
        assert current is not None and current.key == key
        pupil.do_step()
    current = pupil.play.focus.current
    assert current is not None and current.key == "next"


def test_only_the_wanted_spaces_are_lit(tmp_path: Path) -> None:
    pupil = attend(tmp_path, EDGES)
    pupil.do_step()
    pupil.do_step()
    show = pupil.play.board.show
    assert len(pupil.play.hand.targets()) > 1
    assert len(show.strong | show.faint) == 1


def frame(pupil: Pupil) -> bytes:
    pupil.app.shell.redraw()
    pupil.app.loop_once()
    return pygame.image.tobytes(pupil.app.canvas.surface, "RGB")


def test_the_light_of_a_space_leaves_the_numbers_of_the_frame_alone(tmp_path: Path) -> None:
    """At the left edge of the board it washed over the number of its row."""
    play = attend(tmp_path, PLACE).play
    field, seen = play.board.places.field, play.board.cell_rect(CELLS[7])
    assert seen.left == field.left
    light = pygame.Surface(play.look.view.size, 0, 32)
    draw_glow(light, play.look, seen, None, field)
    far = play.look.px(GLOW)  # beyond the ring
    assert light.get_at((seen.left - far, seen.centery)) == light.get_at((0, 0))
    assert light.get_at((seen.right + far, seen.centery)) != light.get_at((0, 0))


def test_the_hand_moves_and_comes_to_rest(tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE)
    assert pupil.teacher.moving
    first = frame(pupil)
    pupil.touch.frames(40)
    assert frame(pupil) != first
    pupil.teacher.update(RESTLESS + 1)
    assert not pupil.teacher.moving


def test_reduced_motion_keeps_hand_and_picture_still(tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE, reduced_motion=True)
    pupil.touch.frames(30)
    assert not pupil.teacher.moving
    first = frame(pupil)
    pupil.app.loop_once()
    pupil.teacher.guide.age += 1.0
    assert frame(pupil) == first


def drawn(widget: Widget, pupil: Pupil) -> bytes:
    sheet = pygame.Surface((360, 160))
    widget.place(pupil.play.look, sheet.get_rect())
    widget.draw(sheet, pupil.play.look)
    return pygame.image.tobytes(sheet, "RGB")


@pytest.mark.parametrize("name", sorted(GESTURES))
def test_every_gesture_moves_or_stands_still(name: str, tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE)
    times = iter((0.0, 0.7, 1.2, 1.9))
    moments = {drawn(GestureView(name, lambda: next(times), "x"), pupil) for _ in range(4)}
    assert len(moments) > 1
    still = {drawn(GestureView(name, lambda: None, "x"), pupil) for _ in range(2)}
    assert len(still) == 1


def test_the_pictures_tell_the_steps_apart(tmp_path: Path) -> None:
    pupil = attend(tmp_path, PLACE)
    pictures = {name: drawn(GestureView(name, lambda: 1.4, name), pupil) for name in GESTURES}
    assert len(set(pictures.values())) == len(GESTURES)
    assert Dots(1, 4).label == "Step 2 of 4"


@pytest.mark.parametrize("name", ["story", "game", "praise"])
def test_a_picture_stays_within_its_place_in_small_windows(name: str, tmp_path: Path) -> None:
    """The cat and the boat of the first picture were cut off by the edge of their paper."""
    look = attend(tmp_path, PLACE).play.look
    view = GestureView(name, lambda: 1.4, name)
    size = look.px(270), view.measure(look, look.px(270))[1]
    sheet = pygame.Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    view.place(look, pygame.Rect(size[0] // 2, size[1] // 2, *size))
    view.paint(sheet, look)
    assert view.rect.contains(sheet.get_bounding_rect())


def test_one_step_alone_has_no_dots(tmp_path: Path) -> None:
    """A single dot tells nothing about how far one has come."""
    assert seen(attend(tmp_path, PLACE).app, "dots") is not None
    assert seen(attend(tmp_path, lessons()[-1]).app, "dots") is None


def test_a_tile_at_the_pointer_is_not_shown_once_more_by_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tile was seen in four places at once."""
    drawn: list[object] = []
    with on_stage("lesson-drawn", Wish((1280, 720))) as app:
        play = play_scene(app)
        carry = play.hand.carry
        assert carry is not None and carry.lifted
        monkeypatch.setattr(guide, "draw_piece", lambda *told, **more: drawn.append(told))
        app.shell.redraw()
        app.loop_once()
        assert not drawn
        play.hand.rest()
        app.shell.redraw()
        app.loop_once()
    assert drawn, "a tile in its place is what the hand brings"


@pytest.mark.parametrize("name", ["join", "join_dog"])
def test_the_last_bend_comes_from_the_free_corner_so_its_picture_stays_in_the_middle(
    name: str, tmp_path: Path
) -> None:
    """Coming from the side it made the picture lopsided, which stood 34 pixels off."""
    look, place = attend(tmp_path, PLACE).play.look, pygame.Rect(20, 20, 400, 200)
    for moment in (0.0, 0.6):
        sheet = pygame.Surface((440, 240), pygame.SRCALPHA)
        GESTURES[name](Sketchpad(sheet, look, place), moment)
        row = sheet.subsurface(0, 30, 440, 20)  # above the hand: the animal, and the bend at first
        low = sheet.subsurface(0, 190, 440, 20)
        shown = row.get_bounding_rect().union(low.get_bounding_rect())
        assert abs(shown.centerx - place.centerx) <= 6
