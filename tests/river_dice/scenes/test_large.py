"""River Dice at 200 % in the smallest window: what hints and accounts are about stays in sight."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from flow_desktop.app.loop import App
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.scroll import Scroll, visible_part
from flow_desktop.widgets.widget import path_to

LONG = "Sammle drei Füchse, denn die Karte auf Platz 2 kommt damit in Reichweite. " * 4


@contextmanager
def at_the_table(name: str) -> Iterator[tuple[App, RiverPlay]]:
    with on_stage(name, Wish((1024, 640), "de", 200, reduced_motion=True), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, RiverPlay)
        yield app, scene


def told(scene: RiverPlay) -> None:
    """Say something long beside the choices."""
    scene._introduction = LONG
    scene.refresh()


def test_hint_price_and_choices_are_one_page_that_can_be_turned() -> None:
    """V1: a long hint pushes neither itself nor a choice out of reach."""
    with at_the_table("river-dice") as (_app, scene):
        told(scene)
        keys = ("introduction", "price", "choice-0", f"choice-{len(scene.choosing.listed()) - 1}")
        pages = {
            each for key in keys for each in path_to(scene.root, scene.find(key)) if isinstance(each, Scroll)
        }
        assert [page.key for page in pages] == ["list"]
        for key in ("choice-0", keys[-1]):
            scene.focus_on(key)
            chip = scene.find(key)
            assert visible_part(scene.root, chip).contains(chip.rect)
        page = pages.pop()
        page.turn(0)
        words = scene.find("introduction")
        assert visible_part(scene.root, words).height > page.rect.height // 2


def test_done_is_in_sight_whatever_is_said() -> None:
    """I8: the way on never lies below the edge of a list."""
    with at_the_table("river-dice-complete") as (_app, scene):
        told(scene)
        done = scene.find(f"choice-{scene.choosing.listed().index(FinishTurn())}")
        for turned in (0, 10_000):
            page = scene.find("list")
            assert isinstance(page, Scroll)
            page.turn(turned)
            assert visible_part(scene.root, done).contains(done.rect)


@pytest.mark.parametrize("name", ["river-dice-bonus", "river-dice-c", "river-dice-d"])
def test_an_account_leaves_the_sheet_and_the_choices_in_sight(name: str) -> None:
    """It lies at the foot of the map, over a quarter of it at most, and over none of the choices."""
    with at_the_table(name) as (app, scene):
        scene.draw(app.canvas.surface)
        card, sheet, panel = (scene.find(key).rect for key in ("preview", "sheet", "choices"))
        over = card.clip(sheet)
        assert card.height > 0 and not card.colliderect(panel)
        assert over.width * over.height <= sheet.width * sheet.height * 0.27
        assert not any(card.colliderect(mark) for mark in scene.sight.others()[-1:])


def test_an_account_leaves_its_card_in_sight() -> None:
    """That of a card above lies at the foot of the row, that of a card below at its head."""
    with at_the_table("river-dice-complete") as (app, scene):
        for place in range(1, 5):
            scene.focus_on(f"card-{place}")
            scene.draw(app.canvas.surface)
            card, meant = scene.find("preview").rect, scene.find(f"card-{place}").rect
            hidden = card.clip(meant)
            assert card.height > 0 and hidden.width * hidden.height <= meant.width * meant.height * 0.1
