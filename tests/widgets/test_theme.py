import itertools
from dataclasses import fields

import pytest

from flow_desktop.widgets.button import Button, button_colours, button_edge
from flow_desktop.widgets.theme import (
    BLACK,
    CONTRAST,
    LEAST_RING,
    NORMAL,
    PLAIN,
    WHITE,
    Colour,
    Theme,
    contrast,
)
from flow_desktop.widgets.widget import Weight, touched

THEMES = pytest.mark.parametrize("theme", [NORMAL, PLAIN, CONTRAST], ids=lambda theme: theme.name)


def test_the_measure_itself() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == pytest.approx(1)
    assert contrast((119, 119, 119), WHITE) == pytest.approx(4.48, abs=0.01)


@THEMES
def test_text_stands_out_by_four_and_a_half(theme: Theme) -> None:
    """V2."""
    pairs = [
        (theme.ground_text, theme.ground_top),
        (theme.ground_text, theme.ground_bottom),
        (theme.text, theme.panel),
        (theme.text, theme.field),
        (theme.soft_text, theme.panel),
        (theme.title, theme.panel),
        (theme.primary_text, theme.primary),
        (theme.plain_text, theme.plain),
        (theme.danger_text, theme.danger),
        (theme.disabled_text, theme.disabled),
        (theme.disabled_text, theme.panel),
        (theme.chosen_text, theme.chosen),
        (theme.caption_text, theme.caption),
        (theme.warning_text, theme.warning),
    ]
    assert [(text, ground) for text, ground in pairs if contrast(text, ground) < 4.5] == []


@THEMES
def test_words_stay_readable_under_the_pointer_and_while_pressed(theme: Theme) -> None:
    for kind, pressed in itertools.product(Weight, (False, True)):
        widget = Button("x", lambda: None, weight=kind)
        widget.hovered, widget.pressed = True, pressed
        fill, text = button_colours(theme, kind, True)
        assert touched(theme, fill, widget) != fill
        assert contrast(text, touched(theme, fill, widget)) >= 4.5


@THEMES
def test_controls_stand_out_by_three_on_panels_and_on_the_ground(theme: Theme) -> None:
    """V2."""
    for ground in (theme.panel, theme.ground_top, theme.ground_bottom):
        for kind, enabled in itertools.product(Weight, (True, False)):
            fill, _text = button_colours(theme, kind, enabled)
            assert max(contrast(fill, ground), contrast(button_edge(theme, kind, enabled), ground)) >= 3
    assert contrast(theme.edge, theme.panel) >= 3
    assert contrast(theme.edge, theme.field) >= 3
    assert contrast(theme.chosen, theme.field) >= 3


@THEMES
def test_the_focus_ring_can_be_seen_on_every_colour(theme: Theme) -> None:
    """I10."""
    assert contrast(theme.ring_outer, theme.ring_inner) >= 3
    grounds = [value for spec in fields(theme) if isinstance(value := getattr(theme, spec.name), Colour)]
    for ground in [*grounds, BLACK, WHITE]:
        assert max(contrast(theme.ring_outer, ground), contrast(theme.ring_inner, ground)) >= 3
    assert LEAST_RING >= 3


def test_high_contrast_text_is_stronger_than_seven() -> None:
    """V4."""
    for text, ground in ((CONTRAST.text, CONTRAST.panel), (CONTRAST.primary_text, CONTRAST.primary)):
        assert contrast(text, ground) >= 7
