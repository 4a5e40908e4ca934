"""The linter passes every picture of the game and refuses each feature that is drawn wrongly."""

from pathlib import Path

import pytest

from build.art.lint import faults
from tests.art.pixels import PICTURES

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'
RECT = '<rect width="9" height="9" fill="#123456"'

WRONG = {
    "fraction in a linear gradient": '<linearGradient id="g" x2="1"/>',
    "fraction in a radial gradient": '<radialGradient id="g" r=".5"/>',
    "plain zero in a gradient": '<linearGradient id="g" x1="0" x2="100%"/>',
    "gradient href": '<linearGradient id="g" href="#h"/>',
    "focal point": '<radialGradient id="g" fx="20%"/>',
    "spread": '<linearGradient id="g" spreadMethod="repeat"/>',
    "clip path element": '<clipPath id="c"><rect width="4" height="4"/></clipPath>',
    "clip path": f'{RECT} clip-path="url(#c)"/>',
    "mask": f'{RECT} mask="url(#m)"/>',
    "filter": f'{RECT} style="filter: blur(2px)"/>',
    "blend mode": f'{RECT} style="mix-blend-mode:multiply"/>',
    "pattern": '<pattern id="p" width="2" height="2"/>',
    "marker": f'{RECT} marker-end="url(#m)"/>',
    "text": "<text>a</text>",
    "image": '<image href="a.png"/>',
    "use": '<use href="#a"/>',
    "symbol": '<symbol id="a"/>',
    "group opacity": f'<g opacity="0.5">{RECT}/></g>',
    "group opacity in a style": f'<g style="opacity:.5">{RECT}/></g>',
    "opacity over fill and stroke": f'{RECT} stroke="#000000" opacity=".5"/>',
    "opacity over an inherited stroke": f'<g stroke="#000000">{RECT} opacity=".5"/></g>',
    "opacity by class": f'<style>.k{{opacity:.5;stroke:#000000}}</style>{RECT} class="k"/>',
    "eight digits": '<rect width="9" height="9" fill="#11223344"/>',
    "four digits": '<rect width="9" height="9" fill="#1234"/>',
    "hsl": '<rect width="9" height="9" fill="hsl(10 20% 30%)"/>',
    "rgba": '<rect width="9" height="9" stroke="rgba(1,2,3,.5)"/>',
    "rgb with alpha": '<rect width="9" height="9" fill="rgb(1 2 3 / 50%)"/>',
    "currentColor": '<rect width="9" height="9" fill="currentColor"/>',
    "wrong stop colour": '<linearGradient id="g"><stop stop-color="#12345678"/></linearGradient>',
    "two classes": f'{RECT} class="a b"/>',
    "element selector": "<style>rect{fill:#123456}</style>",
    "id selector": "<style>#a{fill:#123456}</style>",
    "descendant selector": "<style>.a .b{fill:#123456}</style>",
    "paint order": f'{RECT} paint-order="stroke"/>',
    "uneven scale of a stroke": f'<g transform="scale(2 1)">{RECT} stroke="#000000"/></g>',
    "skewed stroke": f'{RECT} stroke="#000000" transform="skewX(20)"/>',
    "uneven matrix": f'{RECT} stroke="#000000" transform="matrix(2 0 0 1 0 0)"/>',
    "nested svg": '<svg viewBox="0 0 2 2"/>',
    "hidden": f'{RECT} visibility="hidden"/>',
    "dashes": '<path d="M0 0L9 9" stroke="#000000" stroke-dasharray="2 2"/>',
    "missing gradient": '<rect width="9" height="9" fill="url(#nothing)"/>',
}

RIGHT = {
    "plain": f"{RECT}/>",
    "opacity of a fill": f'{RECT} opacity=".5"/>',
    "fill and stroke opacity": f'{RECT} stroke="#000000" fill-opacity=".5" stroke-opacity=".5"/>',
    "gradient in per cent": '<linearGradient id="g" x1="0%" x2="100%">'
    '<stop stop-color="#FFF"/></linearGradient>',
    "gradient in user space": '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="3"/>',
    "gradient by xlink": '<linearGradient id="h"/><linearGradient id="g" xlink:href="#h"/>',
    "single classes": f'<style>.a,.b{{fill:#123456}}</style>{RECT} class="a"/>',
    "even scale of a stroke": f'<g transform="translate(1 2) scale(-2 2)">{RECT} stroke="#000000"/></g>',
    "turned stroke": f'{RECT} stroke="rgb(1,2,3)" transform="matrix(0 1 -1 0 0 0)"/>',
    "uneven scale of a fill": f'{RECT} transform="scale(2 1)"/>',
    "comment": f"<!-- words -->{RECT}/>",
}


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_pictures_are_clean(path: Path) -> None:
    assert faults(path) == []


@pytest.mark.parametrize("name", WRONG)
def test_wrong_features_are_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.svg"
    path.write_text(f"{HEAD}{WRONG[name]}</svg>", encoding="utf-8")
    assert len(faults(path)) == 1


@pytest.mark.parametrize("name", RIGHT)
def test_right_features_pass(name: str, tmp_path: Path) -> None:
    path = tmp_path / "right.svg"
    path.write_text(f"{HEAD}{RIGHT[name]}</svg>", encoding="utf-8")
    assert faults(path) == []


def test_broken_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.svg"
    path.write_text("<svg", encoding="utf-8")
    assert faults(path)
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    assert faults(path) == ["no viewBox"]
