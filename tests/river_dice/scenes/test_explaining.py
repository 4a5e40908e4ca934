"""What a thing on the table is, told to whoever lets the pointer rest on it."""

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.loop import App
from flow_desktop.river_dice.bots.foresight import foresee
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, legal, score, step
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, CrossOut
from flow_desktop.river_dice.engine.sheets.area import SkyArea
from flow_desktop.river_dice.engine.sheets.map_content import content
from flow_desktop.river_dice.scenes.destinations import ToRiverSetup
from flow_desktop.river_dice.scenes.naming import completion_words
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.play.account import Account, AccountLine, account_of
from flow_desktop.river_dice.scenes.play.explaining import REST, account_of_goals
from flow_desktop.river_dice.scenes.play.tallies import TallyLine
from flow_desktop.river_dice.scenes.sheet_rules import SHEET_SENTENCES, spot_sentence
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.captions import bubble_text
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk
from tests.river_dice.scenes.playing import FAMILY, at_table, opened, play_on, scene_of
from tests.river_dice.tables import RICH, a_game, a_map, do
from tests.river_dice.test_sheet_c import RIVERS

FULL = RiverOptions("heron", 1, "B", (2, 1, 3, 4))


def rested(app: App, place: tuple[int, int], seconds: float = REST) -> Account | None:
    """What is told after the pointer has rested somewhere for so long."""
    app.inject(PointerMoved(*place))
    app.loop_once()
    scene = scene_of(app)
    scene.update(0.0)
    scene.update(seconds)
    return scene.sight.account()


@pytest.mark.parametrize("letter", "ABCD")
def test_every_place_on_every_sheet_says_what_it_is_good_for(tmp_path: Path, letter: str) -> None:
    """Each of them, though nothing can be chosen there; and the legends as well."""
    app = at_table(tmp_path, RiverOptions("otter", 1, letter))
    sheet = scene_of(app).find("sheet")
    assert isinstance(sheet, SheetView)
    told = set()
    for spot in sheet.plan.spots:
        account = rested(app, sheet.spot_rect(spot).center)
        assert account is not None and account.title and account.words
        told.add(account.words)
        assert spot_sentence(letter, spot, None)
    for legend in (each for each in sheet.plan.legends if each.part):
        account = rested(app, sheet.printed_rect(f"legend-{legend.part}").center)
        assert account is not None and account.words in SHEET_SENTENCES[letter]
        told.add(account.words)
    assert len(told) >= 3


def test_a_full_row_is_explained_before_it_is_full(tmp_path: Path) -> None:
    app = at_table(tmp_path, FAMILY)
    sheet = scene_of(app).find("sheet")
    assert isinstance(sheet, SheetView)
    place = sheet.place_of("row-1").center
    assert rested(app, place, REST / 2) is None  # passing over it tells nothing
    account = rested(app, place)
    assert account is not None
    assert account.title == "Row 1: 3 points, 1 animal of your choice"
    assert account.words == "A full row gives points and an animal of your choice."
    read = scene_of(app).find("preview")
    assert account.words in read.read()


def test_whoever_rests_on_the_points_sees_where_they_come_from(tmp_path: Path) -> None:
    state = play_on(
        RiverTable.new(FAMILY).state, lambda each: each.round > 9 and each.phase is RiverPhase.COLLECT
    )
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    account = rested(app, scene_of(app).find("tally-points").rect.center)
    points = score(state.seats[0])
    parts = [line for line in account.lines if line.name] if account is not None else []
    assert account is not None and str(points["total"]) in account.title
    assert sum(int(line.words) for line in parts) == points["total"] and len(parts) > 1


def test_tokens_deck_dice_and_empty_places_are_explained(tmp_path: Path) -> None:
    """By the rules of this game: tokens buy dice in the family's, actions in the full ones."""
    app = at_table(tmp_path, FAMILY)
    scene = scene_of(app)
    tokens = rested(app, scene.find("tally-token").rect.center)
    assert tokens is not None and tokens.words == "Each token buys one more die."
    deck = rested(app, scene.find("deck").rect.center)
    assert deck is not None and deck.title == "19 cards in the deck"
    empty = rested(app, scene.find("card-3").rect.center)
    assert empty is not None and "Bonus: Roll one of your dice" in empty.words
    bear = rested(app, scene.find("tally-4").rect.center)
    assert bear is not None and bear.title == "1 bear"
    app = at_table(tmp_path, FULL)
    tokens = rested(app, scene_of(app).find("tally-token").rect.center)
    assert tokens is not None and tokens.words.startswith("1 token: one kind")


def test_a_special_die_without_an_animal_says_what_it_does(tmp_path: Path) -> None:
    state = a_game("A", dice=((1, 1, 4), 2, (1, 5)), phase=RiverPhase.COLLECT)
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    account = rested(app, scene_of(app).find("die-special-1").rect.center)
    assert account is not None and account.title == "Special die: an action costs 1 token less"


def test_the_account_of_a_card_leaves_the_tally_in_sight(tmp_path: Path) -> None:
    """What is paid and what is left are looked at together, in every size of window."""
    state = a_game("A", animals=(9, 9, 9, 9, 9), row=("R4", "P2", "M3", "F2"))
    for size in ((1920, 1080), (1280, 720)):
        app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)), size=size)
        scene = scene_of(app)
        for place in range(1, 5):
            app.painting = True
            app.inject(PointerMoved(*scene.find(f"card-{place}").rect.center))
            app.loop_once()
            lines = [each.rect for each in walk(scene.root) if isinstance(each, TallyLine)]
            card = scene.find("preview").rect
            assert card.width and card.collidelist(lines) == -1


def test_a_hex_and_the_number_of_those_to_come_stand_apart() -> None:
    """On the map of animals: a hawk into a1 and 2 more forests; side by side they were read as a12."""
    state = step(a_game("D", animals=RICH, row=("F3",)), CompleteCard(1)).state
    assert state.phase is RiverPhase.MARK
    told = account_of(state, legal(state)[0], foresee(state, legal(state)[0]))
    line = next(each for each in told.lines if each.name == "You mark")
    assert [sign.text for sign in line.signs if sign.text] == ["a1", "+", "2"]


def test_points_say_where_they_come_from_and_where_they_go() -> None:
    """A card that is paid has fewer left over: a value of 2 may bring one point."""
    state = a_game("A", animals=(0, 0, 2, 2, 1), tokens=0, row=("P2",))
    command = CompleteCard(1, False)
    told = account_of(state, command, foresee(state, command)).words
    assert "Row 1 +2, Left over −1" in told
    state = a_game("A", animals=(1, 0, 1, 1, 2), tokens=0, row=("P1",))
    told = account_of(state, CompleteCard(1), foresee(state, CompleteCard(1))).words
    assert "Row 1 +1, Left over −1. Points: +0 now" in told, "what comes to nothing is told as well"
    state = a_game(
        "A",
        animals=(0, 0, 0, 0, 0),
        tokens=4,
        dice=((1, 4, 5), None, (1, 4)),
        family=True,
        cards=(1, 2, 3, 4),
        phase=RiverPhase.COLLECT,
    )
    collect = next(each for each in legal(state) if isinstance(each, CollectAnimals) and not each.price)
    assert "Left over +1" in account_of(state, collect, foresee(state, collect)).words


@pytest.mark.rule("river 6.2", "river 3.16")
def test_what_is_lost_says_why_it_is_lost() -> None:
    """Hexes that cannot be reached are no full overflow, and a bonus without a target is no mark."""
    state = a_game("C", animals=RICH, row=("R3",))
    told = account_of(state, CompleteCard(1), foresee(state, CompleteCard(1))).words
    assert "Out of reach: 3 marks are lost." in told and "No room" not in told
    full = a_game(a_map(RIVERS, overflow=6), animals=RICH, row=("R1",))
    told = account_of(full, CompleteCard(1), foresee(full, CompleteCard(1))).words
    assert "No room: 1 mark is lost." in told and "Out of reach" not in told
    others = " ".join(name for name in content().map.names if name != "a2")
    last = a_game(a_map(others, sky=SkyArea(3, 0)), animals=RICH, row=("R1",))
    void = do(last, "complete 1", "skip", "circle rivers a2")
    cross = next(each for each in legal(void) if isinstance(each, CrossOut) and each.letter == "c")
    told = account_of(void, cross, foresee(void, cross)).words
    assert "This bonus cannot be used: free hex." in told and "mark is lost" not in told


@pytest.mark.parametrize(
    ("each", "words"), [(0, "You can pay no card yet. Press Done."), (9, "Complete a card, or press Done.")]
)
def test_nothing_that_can_be_paid_is_said_so(tmp_path: Path, each: int, words: str) -> None:
    """Nobody is asked for a card that cannot be completed."""
    state = a_game("A", animals=[each] * 5, row=("R4",))
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    assert scene_of(app).find("prompt").label == words


def test_the_line_of_achievements_tells_how_far_each_has_come(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.new(FAMILY)), size=(1920, 1080))
    account = rested(app, scene_of(app).find("goals").rect.center)
    assert account is not None and account.title == "Achievements" and len(account.lines) == 8
    assert AccountLine("Full columns", "0 of 2") in account.lines


def test_each_completion_card_before_a_game_says_what_it_does(tmp_path: Path) -> None:
    """Four signs beside each other were a riddle; a bubble tells each of them."""
    app = opened(tmp_path, lambda shell: ToRiverSetup(), size=(1920, 1080))
    page = app.stack.top
    assert isinstance(page, Screen)
    for number in (1, 2, 3, 4):
        sign = page.find(f"card-sign-{number}")
        app.inject(PointerMoved(*sign.rect.center))
        app.loop_once()
        assert page.pointed is sign and bubble_text(sign) == completion_words(number)


def test_goals_that_are_reached_say_so(tmp_path: Path) -> None:
    """'79 of 70' alone would leave one counting; what is still open needs no word."""
    state = a_game("B")
    account = account_of_goals(state, state.current)
    assert not any("reached" in line.words for line in account.lines)
    rich = replace(state.current, tokens=400)
    lines = account_of_goals(state, rich).lines
    assert [line.words.endswith(", reached") for line in lines[:4]] == [True, False, False, False]
