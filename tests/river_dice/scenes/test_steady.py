"""What stays where it is while a game goes on, and what stays in sight on a sheet that fills."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.bots.foresight import foresee
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.command_text import read_command
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet
from flow_desktop.river_dice.scenes.pictograms import Pictogram, draw_signs
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.account import account_of
from flow_desktop.river_dice.scenes.play.panels import price_choice, turned_choices
from flow_desktop.river_dice.scenes.sheet_print import printed
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import PAPER
from tests.river_dice.scenes.playing import FAMILY, at_table, scene_of
from tests.river_dice.scenes.test_helpers import together
from tests.river_dice.tables import RICH, a_game, written

LONG = "Round 20. New card: wetlands, value 3. Cost: 3 salmon, 4 hawks, 2 foxes. Gives 1 nature token. " * 2
LETTER_HALF = 6
FRAME_ENDS = 17


def test_a_long_caption_moves_nothing(tmp_path: Path) -> None:
    """What has two lines stands over the edge of the sheet, which keeps its size."""
    app = at_table(tmp_path, FAMILY)
    app.shell.resize((1920, 1080))
    scene = scene_of(app)
    scene.view_changed()
    places = {}
    for words in ("Short.", LONG):
        app.shell.captions.show(words)
        scene.refresh()
        app.loop_once()
        keys = ("sheet", "caption", "choices", "card-1")
        places[words] = [scene.find(key).rect.copy() for key in keys]
    assert places["Short."] == places[LONG]
    caption = scene.find("caption")
    assert caption.measure(scene.look, caption.rect.width)[1] > caption.rect.height


def test_no_button_moves_while_a_partner_speaks(tmp_path: Path) -> None:
    """I8: whatever it says, and in however many lines."""
    app = together(tmp_path, RiverPartner.LUMA)
    scene = scene_of(app)
    scene.moves.do(scene.table.legal[0])
    scene.moves.do(FinishTurn())
    scene.partners.wait()
    app.loop_once()
    places = []
    for said in ("", "Luma: Yes.", f"Luma: {LONG}"):
        scene.partners.says = said
        scene.refresh()
        app.loop_once()
        assert scene.find("prompt").label == (said or "Luma waits for you.")
        places.append([scene.find(key).rect.copy() for key in ("choice-0", "wait")])
    assert places[0] == places[1] == places[2]
    assert scene.find("turn").label == "It is Luma's turn."


def test_an_overflow_is_told_in_one_breath() -> None:
    """Five places in a row are 'Overflow 1–5', drawn and spoken: five names would be too small to read."""
    state = a_game(TrackSheet((11, 11, 11, 11, 11), 0), animals=RICH, row=("P6",))
    command = read_command("complete 1")
    account = account_of(state, command, foresee(state, command))
    (line,) = [each for each in account.lines if each.name == "You mark"]
    assert line.words == "Overflow 1–5"


def test_signs_between_hexes_stay_above_what_is_written_beside_them(tmp_path: Path) -> None:
    """Sheet D: what can still be won is whole, though an animal has its place on one side."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "D"))
    look, plan = scene_of(app).look, plan_of("D")
    view = SheetView(plan, written(salmon="a2"), targets={"hex-a3": lambda: None})
    view.place(look, pygame.Rect(0, 0, 1000, 760))
    seen = pygame.Surface((1000, 760), pygame.SRCALPHA)
    view.paint(seen, look)
    sheet = printed(look, plan, view.rect.size)
    assert sheet is not None
    sign = view.place_of("between-0").inflate(-14, -14)
    before, after = (pygame.image.tobytes(each.subsurface(sign), "RGB") for each in (sheet, seen))
    assert before == after
    animal = view.place_of("hex-a2").inflate(-40, -40)
    assert pygame.image.tobytes(sheet.subsurface(animal), "RGB") != pygame.image.tobytes(
        seen.subsurface(animal), "RGB"
    )


def test_no_sign_between_hexes_lies_on_another() -> None:
    signs = [spot for spot in plan_of("D").spots if spot.between]
    for index, first in enumerate(signs):
        for second in signs[index + 1 :]:
            away = pygame.Vector2(first.x, first.y).distance_to((second.x, second.y))
            assert away >= first.reach + second.reach - 0.01, (first.key, second.key)


@pytest.mark.parametrize("letter", "CD")
def test_the_letter_of_a_row_stands_between_frame_and_hexes(letter: str) -> None:
    """Hexes are called by it: it lies neither on the frame of the map nor under the first hex."""
    plan = plan_of(letter)
    rows = [legend for legend in plan.legends if not legend.art]
    assert len(rows) == 7
    for row in rows:
        first = min(spot.x - 0.87 * spot.reach for spot in plan.spots if spot.key == f"hex-{row.text}1")
        assert row.x - LETTER_HALF >= FRAME_ENDS and row.x + LETTER_HALF <= first, row.text


def test_the_tick_of_the_last_choice_is_whole() -> None:
    """It stands out beside the list, which cuts off nothing there."""
    with on_stage("river-dice", Wish((1920, 1080), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        choice = price_choice((0, 1, 2), 2, lambda price: None)
        panel = turned_choices("Collect.", "", "", choice, [])
        panel.place(screen.look, pygame.Rect(100, 100, 400, 300))
        surface = pygame.Surface((600, 500))
        surface.fill(PAPER)
        panel.draw(surface, screen.look)
        chip = next(each for each in panel.children[0].children if each.key == "list").rect
        beside = {surface.get_at((chip.right + 2, y))[:3] for y in range(chip.top - 8, chip.bottom)}
        assert len(beside) > 1


@pytest.mark.parametrize("number", ["+1", "+11", "−11", "+102"])
def test_a_number_stays_within_its_coin(number: str) -> None:
    with on_stage("river-dice", Wish((1920, 1080), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        plain, told = (pygame.Surface((200, 100), pygame.SRCALPHA) for _time in range(2))
        for surface, text in ((plain, ""), (told, number)):
            draw_signs(surface, screen.look, [Pictogram("sign_point", text)], surface.get_rect(), PAPER)
        changed = pygame.mask.from_threshold(told, (0, 0, 0), (1, 1, 1, 255), plain)
        changed.invert()
        wide = max(rect.right for rect in changed.get_bounding_rects())
        wide -= min(rect.left for rect in changed.get_bounding_rects())
        assert 10 < wide < 72
