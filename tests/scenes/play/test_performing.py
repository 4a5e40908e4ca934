"""Timelines performed in the play scene: each cue at its moment, stopped and waited for as it should be."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action, PointerMoved
from flow_desktop.app.start import StillTime
from flow_desktop.engine.geometry import ANIMAL_CELLS, Animal
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.performing.lights import brightness
from flow_desktop.scenes.performing.motions import MANNERS, Flight
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.telling.cues import (
    Feeling,
    Glow,
    InDiscard,
    InHand,
    Line,
    OnBoard,
    Sound,
    Timeline,
    Tween,
    Way,
)
from flow_desktop.scenes.wave.scene import WaveScene
from tests.scenes.play.sitting import Sitting, new_table, sit_down

BEND = piece_of(Kind.BEND, 3)


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    return sit_down(tmp_path, new_table(time), time)


def heard(sitting: Sitting) -> list[str]:
    return [each.name for each in sitting.app.shell.audio.heard]


def test_what_is_due_at_once_is_there_at_once(sitting: Sitting) -> None:
    before = len(heard(sitting))
    sitting.play.performer.perform(Timeline.of(Sound(0.0, "place"), Sound(0.3, "turn"), Line(0.0, "Hello.")))
    assert heard(sitting)[before:] == ["place"]
    assert sitting.app.shell.captions.shown[-1].text == "Hello."
    sitting.let_run(0.4)
    assert heard(sitting)[before:] == ["place", "turn"]


def test_the_next_scene_waits_for_what_is_to_be_seen(sitting: Sitting) -> None:
    performer = sitting.play.performer
    assert not performer.busy
    performer.perform(Timeline.of(Glow(0.2, 0.4, Animal.CAT, (0, 1))))
    assert performer.busy, "it has not begun yet"
    sitting.let_run(0.4)
    assert performer.busy, "it glows"
    sitting.let_run(0.4)
    assert not performer.busy


def test_a_pause_stops_everything_but_loses_no_words(sitting: Sitting) -> None:
    performer = sitting.play.performer
    performer.perform(
        Timeline.of(
            Tween(0.0, 0.2, BEND, OnBoard(9), OnBoard(9), Way.SETTLE), Sound(0.3, "won"), Line(0.3, "Later.")
        )
    )
    before = len(heard(sitting))
    performer.stop()
    assert not performer.busy and not sitting.play.motions.active
    assert "Later." in [caption.text for caption in sitting.app.shell.captions.log]
    assert heard(sitting)[before:] == []


def test_a_tile_goes_to_the_discard_and_gets_smaller(sitting: Sitting) -> None:
    sitting.play.performer.perform(Timeline.of(Tween(0.0, 0.2, BEND, InHand(), InDiscard(), Way.SLIDE)))
    flight = sitting.play.motions.flights[0]
    assert flight.end == sitting.play.find("discards").rect.center
    assert flight.manner.scale[0] > flight.manner.scale[1]


def test_a_drawn_tile_comes_from_its_pile_to_the_hand(sitting: Sitting) -> None:
    pile = sitting.play.find("pile-0").rect.center
    sitting.act(FlowAction.DRAW_1)
    flight = sitting.play.motions.flights[0]
    carry = sitting.play.hand.carry
    assert carry is not None and carry.cell is not None
    assert (flight.start, flight.end) == (pile, sitting.play.board.cell_rect(carry.cell).center)
    sitting.let_run(0.3)
    assert not sitting.play.motions.active


def test_at_the_pointer_it_is_lifted_where_it_is(sitting: Sitting) -> None:
    sitting.press("pile-0")
    assert sitting.play.motions.flights == []
    scale, tilt = sitting.play.motions.lifted()
    assert scale < 1 and tilt < 0
    sitting.let_run(0.3)
    sitting.send(PointerMoved(5, 5))
    assert sitting.play.motions.lifted() == (1.0, 0.0)


def test_an_animal_is_shown_as_it_feels_and_then_as_the_water_says(sitting: Sitting) -> None:
    sitting.play.performer.perform(Timeline.of(Feeling(0.0, 0.5, Animal.DOG, Mood.ALARMED)))
    sitting.frames()
    assert sitting.play.board.show.moods == {Animal.DOG: Mood.ALARMED}
    sitting.let_run(0.6)
    assert sitting.play.board.show.moods == {}


def test_the_space_of_a_settling_tile_is_empty_meanwhile(sitting: Sitting) -> None:
    sitting.play.performer.perform(Timeline.of(Tween(0.0, 0.2, BEND, OnBoard(9), OnBoard(9), Way.SETTLE)))
    sitting.frames()
    assert sitting.play.board.show.hidden == {9}
    sitting.let_run(0.3)
    assert sitting.play.board.show.hidden == frozenset()


def test_a_settling_tile_snaps_to_its_size_upright_and_opaque() -> None:
    flight = Flight(BEND, 9, (0, 0), (10, 0), 0.0, 0.2, MANNERS[Way.SETTLE])
    first, last = flight.at(0.0), flight.at(0.2)
    assert first.scale > 1.1 and first.tilt
    assert (last.scale, last.tilt, last.alpha, last.middle) == (1.0, 0.0, 255, (10.0, 0.0))


def test_light_runs_along_the_way() -> None:
    glow = Glow(0.0, 1.0, Animal.CAT, tuple(range(10)))
    brightest = [max(range(100), key=lambda at: brightness(glow, index, at / 100)) for index in range(10)]
    assert brightest == sorted(brightest)
    assert len(set(brightest)) == 10
    assert all(brightness(glow, index, 1.0) < 0.15 for index in range(10))


def test_glows_and_rings_can_be_drawn(sitting: Sitting) -> None:
    before = sitting.app.canvas.surface.copy()
    corner = sitting.play.board.cell_rect(ANIMAL_CELLS[Animal.CAT])
    sitting.play.performer.perform(
        Timeline.of(Glow(0.0, 0.5, Animal.CAT, (0, 1, 2)), Feeling(0.0, 0.5, Animal.CAT, Mood.HOPEFUL))
    )
    sitting.let_run(0.25)
    after = sitting.app.canvas.surface
    pictures = [pygame.image.tobytes(each.subsurface(corner), "RGB") for each in (before, after)]
    assert pictures[0] != pictures[1]


def test_any_press_skips_what_the_wave_waits_for(sitting: Sitting) -> None:
    sitting.play.performer.perform(Timeline.of(Glow(0.0, 1.0, Animal.CAT, (0, 1))))
    assert not isinstance(sitting.table.call_wave(), Refusal)
    sitting.frames(2)
    assert sitting.shows(PlayScene), "it waits for the light"
    sitting.act(Action.ACCEPT)
    sitting.frames(1)
    assert sitting.shows(WaveScene)


def test_a_page_over_the_table_ends_every_motion(sitting: Sitting) -> None:
    sitting.play.performer.perform(Timeline.of(Glow(0.0, 1.0, Animal.CAT, (0, 1))))
    sitting.act(Action.HELP)
    assert not sitting.play.performer.busy


def test_a_tile_that_settles_is_seen_under_a_page_that_comes_over_it(sitting: Sitting) -> None:
    sitting.act(FlowAction.DRAW_1)
    assert sitting.play.hand.carry is not None
    cell = min(sitting.play.hand.carry.fits)
    sitting.click(sitting.cell(cell))
    sitting.act(FlowAction.DISCARDS)
    sitting.frames()
    assert sitting.play.board.show.hidden == frozenset()
