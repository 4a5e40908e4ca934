"""The tags that show the risk: told apart without colour, and never wider than their space."""

from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.risk import Hazard, Risk
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.practise import risk_view
from flow_desktop.scenes.practise.practice import Practice
from flow_desktop.scenes.practise.risk_view import (
    TagSign,
    about,
    brief,
    draw_risks,
    level,
    risk_tag,
    risk_words,
)
from flow_desktop.scenes.practise.scene import PractiseScene
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import walk
from tests.scenes.practise.practising import opened

SIZES = (60, 80, 122, 240)


def risk(white: str, black: str | None = None, bird: str = "0") -> Risk:
    whites, blacks = Fraction(white), Fraction(black if black is not None else white)
    return Risk(Hazard(whites, Fraction(bird)), Hazard(blacks, Fraction(bird)))


RISKS = (risk("0"), risk("1/36"), risk("1/6"), risk("11/36"), risk("1/6", "0"), risk("0", "1/6"))


@pytest.fixture
def look(tmp_path: Path) -> Look:
    return Look.of(opened(tmp_path, PractiseScene).shell)


def grey(tag: pygame.Surface) -> bytes:
    plain = pygame.Surface(tag.get_size())
    plain.blit(tag, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(plain), "RGB")


@pytest.mark.parametrize("px", SIZES)
def test_every_two_risks_look_different_in_greyscale(px: int, look: Look) -> None:
    for one, other in combinations(RISKS, 2):
        assert grey(risk_tag(look, one, px, True)) != grey(risk_tag(look, other, px, True))


@pytest.mark.parametrize("px", SIZES)
@pytest.mark.parametrize("on_tile", [True, False])
def test_a_tag_is_no_wider_than_its_space(px: int, on_tile: bool, look: Look) -> None:
    for each in RISKS:
        tag = risk_tag(look, each, px, on_tile, brief(each))
        assert tag.get_width() <= px
        assert tag.get_height() <= px // 2


def test_the_bars_rise_with_the_risk() -> None:
    assert [level(each.most) for each in RISKS[:4]] == [0, 1, 2, 3]
    assert [brief(each) for each in RISKS[:4]] == ["0", "1/36", "1/6", "11/36"]
    assert [each.one_die for each in RISKS[3:]] == [None, Die.WHITE, Die.BLACK]


def test_in_words() -> None:
    assert risk_words(risk("11/36")) == "the wave takes it in about 1 of 3 rolls"
    assert risk_words(risk("11/36"), fractions=True) == "the wave takes it in 11 of 36 rolls"
    assert [about(each) for each in RISKS[:4]] == ["safe from the wave", "1 in 36", "1 in 6", "about 1 in 3"]
    assert risk_words(risk("0")) == "safe from the wave"
    assert risk_words(risk("0", bird="1/6")) == "only its bird is at risk"
    assert risk_words(risk("1/6", "0")).startswith("white die: the wave takes it in 1 of 6 rolls, black die")


@pytest.mark.parametrize("theme", ["normal", "plain", "contrast"])
def test_an_empty_space_is_as_warm_as_its_risk_and_has_a_tag_in_the_flat_themes_alone(theme: str) -> None:
    """The risk is a tint: thirty tags on the sea were louder than the tiles. In the flat themes they stay."""
    with on_stage("play", Wish((1280, 720), theme=theme), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, PlayScene)
        pieces = scene.board.show.board.pieces
        cells = [cell for cell in CELLS if not pieces[cell]][:3]
        surface, look = app.canvas.surface, scene.look
        surface.fill((20, 60, 70))
        draw_risks(surface, look, scene.board, dict(zip(cells, (RISKS[0], RISKS[1], RISKS[3]), strict=True)))
        places = [scene.board.cell_rect(cell) for cell in cells]
    reds = [surface.get_at((place.centerx, place.top + 4))[0] for place in places]
    assert reds == sorted(set(reds)), "the higher the risk, the warmer"
    for place in places:
        assert surface.get_at(place.center)[:3] == (20, 60, 70), "what lies in the middle keeps its colours"
        inner = surface.subsurface(place)
        turned = pygame.transform.flip(inner, False, True)
        uneven = (
            pygame.PixelArray(inner.copy()).compare(pygame.PixelArray(turned), distance=0.1).make_surface()
        )
        tagged = pygame.mask.from_threshold(uneven, (0, 0, 0), (9, 9, 9)).count() > 0
        assert tagged is look.theme.flat


def drawn(heights: list[int], look: Look, risk: Risk, *more: int | bool | str) -> pygame.Surface:
    heights.append(level(risk.most))
    return pygame.Surface((10, 10))


def test_a_key_beside_the_board_says_what_each_height_of_bars_means() -> None:
    """One step for each height that is there; where text is large, what is told of a space says it."""
    with on_stage("practise-risk", Wish((1920, 1080)), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, PlayScene)
        risks = next(each for each in scene.company if isinstance(each, Practice)).risks.values()
        keyed = [widget for widget in walk(scene.root) if isinstance(widget, TagSign)]
        told = {widget.label for widget in walk(scene.root)}
        pieces, heights = scene.board.show.board.pieces, list[int]()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(
                risk_view, "risk_tag", lambda look, risk, *more: drawn(heights, look, risk, *more)
            )
            known = next(each for each in scene.company if isinstance(each, Practice)).risks
            draw_risks(app.canvas.surface, scene.look, scene.board, known)
        assert any(pieces[cell] and not level(risk.most) for cell, risk in known.items()), "a rock is safe"
    assert [level(each.bare.most) for each in keyed] == sorted({level(each.most) for each in risks} - {0})
    assert {about(each) for each in risks if each.most} <= told
    assert set(heights) == {level(each.bare.most) for each in keyed}, "the key names every tag there is"
    with on_stage("practise-risk", Wish((1280, 720), text_percent=200), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, PlayScene)
        assert not [widget for widget in walk(scene.root) if isinstance(widget, TagSign)]
