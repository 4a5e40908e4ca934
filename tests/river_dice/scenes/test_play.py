"""Whole games on the real screen: every choice is the engine's, and each is seen before it is made."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from flow_desktop.app.captions import Caption
from flow_desktop.app.intents import Act, Action, Device, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.river_dice.bots.foresight import foresee
from flow_desktop.river_dice.engine import (
    RiverOptions,
    RiverPhase,
    RiverSeat,
    RiverState,
    legal,
    new_game,
    score,
)
from flow_desktop.river_dice.engine.command_text import read_command
from flow_desktop.river_dice.engine.commands import (
    CollectAnimals,
    CompleteCard,
    FinishTurn,
    PayAnimals,
    TakeBonus,
    TakeTokens,
    entry_of,
)
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.river_dice.scenes.play.panels import RoundLabel
from flow_desktop.river_dice.scenes.play.prompts import longest_round_words
from flow_desktop.river_dice.scenes.results.scene import RiverResults
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.table_dice import dice_of
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets import captions
from flow_desktop.widgets.look import Look
from tests.river_dice.scenes.playing import FAMILY, act, at_table, chips, click, opened, play_on, scene_of
from tests.river_dice.tables import a_game
from tests.scenes.vision.eyes import changed_share

ARROWS = (Action.NAV_RIGHT, Action.NAV_DOWN, Action.NAV_LEFT, Action.NAV_UP)


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    """I1, 3.18: twenty rounds with arrows and Enter alone, then the score."""
    app, chance = at_table(tmp_path, FAMILY), Random(1)
    table = scene_of(app).table
    for _ in range(3000):
        if not isinstance(app.stack.top, RiverPlay):
            break
        for _arrow in range(chance.randrange(3)):
            act(app, chance.choice(ARROWS[:2]))
        if isinstance(scene_of(app).focus.current, ChoiceChip):
            act(app, Action.ACCEPT)
        else:
            scene_of(app).focus_on("choice-0")
    assert isinstance(app.stack.top, RiverResults) and table.is_over
    assert score(table.state.seats[0])["total"] > 0
    assert any("points" in spoken for spoken in app.shell.speech.spoken)


@pytest.mark.parametrize("sheet", "ABCD")
def test_a_whole_game_by_single_clicks(tmp_path: Path, sheet: str) -> None:
    """I2: choices, cards and places are clicked; on every sheet, with all rules, two at the table."""
    options = RiverOptions("heron", 2, sheet)
    app, chance = at_table(tmp_path, options), Random(2)
    table = scene_of(app).table
    for _ in range(3000):
        scene = app.stack.top
        if not isinstance(scene, RiverPlay):
            break
        view = scene.find("sheet")
        assert isinstance(view, SheetView)
        places = [view.place_of(key).center for key in view.targets]
        places += [
            scene.find(f"card-{place}").rect.center for place in range(1, 5) if scene.choosing.ways(place)
        ]
        places += [chip.rect.center for chip in chips(app)]
        before = table.state
        click(app, chance.choice(places))
        assert table.state is not before or scene.choosing.narrowed or scene.state.phase is RiverPhase.COLLECT
    assert isinstance(app.stack.top, RiverResults) and table.is_over


def test_a_card_is_dragged_onto_the_sheet(tmp_path: Path) -> None:
    """I2: dragging does what clicking does; let go elsewhere, nothing has happened."""
    state = play_on(new_game(FAMILY).state, lambda each: _affordable(each) != [])
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    scene, place = scene_of(app), _affordable(state)[0].place
    start, sheet = scene.find(f"card-{place}").rect.center, scene.find("sheet").rect.center
    for end, done in ((scene.find("tray").rect.center, False), (sheet, True)):
        app.inject(PointerMoved(*start), PointerPressed(*start))
        app.inject(*(PointerMoved(start[0] + 20, start[1] + 20), PointerMoved(*end), PointerReleased(*end)))
        app.loop_once()
        assert (scene.state is not state or scene.choosing.narrowed) is done


def test_a_tap_shows_and_the_second_one_chooses(tmp_path: Path) -> None:
    """18.4: a finger cannot point without pressing, and nothing is confirmed before it was seen."""
    state = play_on(new_game(FAMILY).state, lambda each: len(_affordable(each)) == 1)
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    scene, command = scene_of(app), _affordable(state)[0]
    app.shell.input.finger = True
    chip = next(each for each in chips(app) if each.command == command)
    card = scene.find(f"card-{command.place}")
    for first, again in ((chip, card), (card, card)):
        click(app, scene.find("choice-1").rect.center)
        for tapped in (first, again):
            assert scene.state == state
            click(app, tapped.rect.center)
            told = scene.sight.account()
            assert scene.state != state or (told is not None and "You pay" in told.words)
        assert scene.state.completing is not None or scene.state.used
        scene.moves.undo()


def _affordable(state: RiverState) -> list[CompleteCard]:
    return [each for each in legal(state) if isinstance(each, CompleteCard)]


def test_a_die_asks_for_its_animal(tmp_path: Path) -> None:
    """Pressing a die leaves the choices that take its animal; Esc brings all back."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "A"))
    scene = scene_of(app)
    die = next(each for each in dice_of(scene.state) if len(each.animals) == 1)
    every = len(scene.choosing.collects())
    click(app, scene.find(die.key).rect.center)
    shown = [chip.command for chip in chips(app)]
    assert shown and all(isinstance(each, CollectAnimals) and each.gain[die.animals[0]] for each in shown)
    assert len(scene.choosing.collects()) < every
    act(app, Action.BACK)
    assert scene is app.stack.top and len(scene.choosing.collects()) == every


@pytest.mark.parametrize(
    ("dice", "family", "wish", "lifted"),
    [
        (((4, 4, 6), 2, (1, 3)), False, "collect 0,3,0,0,0", {0, 1, 5}),  # both foxes count as hawks
        (((2, 2, 6), 2, (1, 1)), False, "collect 1,0,0,0,0", 1),  # of three dice with a salmon one is read so
        (((1, 4, 4), None, (5, 2)), True, "collect 3,0,1,0,0 -1", 4),  # a token buys one fox of two
    ],
)
def test_the_dice_that_a_choice_would_collect_are_lifted(
    tmp_path: Path, dice: Any, family: bool, wish: str, lifted: set[int] | int
) -> None:
    state = a_game(dice=dice, phase=RiverPhase.COLLECT, family=family)
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    scene = scene_of(app)
    scene.sight.carried = read_command(wish)
    found = scene.sight.dice()
    assert scene.sight.carried in legal(state)
    assert found == lifted if isinstance(lifted, set) else len(found) == lifted


def test_what_is_pointed_at_is_told_before_it_is_done(tmp_path: Path) -> None:
    """The focus shows goods, points and marks; what comes then is exactly that."""
    app = at_table(tmp_path, FAMILY)
    app.shell.use_device(Device.KEYBOARD)
    for _ in range(60):
        scene = app.stack.top
        if not isinstance(scene, RiverPlay):
            break
        command, seen, sheet, before = (
            scene.sight.aim(),
            scene.sight.change(),
            scene.sight.sheet(),
            scene.state,
        )
        assert command is not None and seen is not None
        act(app, Action.ACCEPT)
        if isinstance(command, FinishTurn | TakeBonus | TakeTokens | CompleteCard | PayAnimals):
            continue
        after = table_seat(scene, before.seat)
        assert (
            tuple(b - a for a, b in zip(before.current.animals, after.animals, strict=True)) == seen.animals
        )
        assert after.tokens - before.current.tokens == seen.tokens
        assert score(after)["total"] - score(before.current)["total"] == seen.points and after.sheet == sheet


def test_one_account_is_drawn_read_and_spoken(tmp_path: Path) -> None:
    """What a choice gives, costs, marks and opens stands on one card beside it, and is said with it."""
    state = play_on(new_game(FAMILY).state, lambda each: each.round > 6 and _affordable(each) != [])
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    app.shell.use_device(Device.KEYBOARD)
    scene = scene_of(app)
    chip, card = scene.find("choice-0"), scene.find("preview")
    account = scene.sight.account()
    assert account is not None and {"You pay", "You mark", "Points"} <= {line.name for line in account.lines}
    assert account.words in chip.spoken() and account.words in card.read()
    scene.draw(app.canvas.surface)
    assert card.rect.size != (0, 0) and not card.rect.colliderect(chip.rect)
    waiting = next(place for place in range(1, 5) if not scene.choosing.ways(place))
    scene.focus_on(f"card-{waiting}")
    told = scene.sight.account()
    assert told is not None and scene.find(f"card-{waiting}").reason in told.words


def test_a_card_whose_column_is_full_does_not_ask_to_be_saved_for(tmp_path: Path) -> None:
    """3.15: no animals would help it; a card that is only dear still says so."""
    full = ColumnSheet(((), (), (), (1, 1, 1, 1), ()))
    state = a_game(full, animals=(0, 0, 0, 0, 0), row=("P2", "R4"))
    scene = scene_of(opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state))))
    assert scene.find("card-1").reason == "Its column is full."
    assert scene.find("card-2").reason == "You cannot pay this card yet."


def test_bonuses_wait_in_a_row_and_are_used_one_after_another(tmp_path: Path) -> None:
    """3.13, step 5: the one asked for is used first; the others stay in sight."""
    options = RiverOptions("heron", 1, "B")
    state = play_on(
        new_game(options).state,
        lambda each: each.phase is RiverPhase.BONUS and len({entry_of(one) for one in legal(each)}) > 1,
    )
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state)))
    scene = scene_of(app)
    for entry in dict.fromkeys(state.current.pending):
        click(app, scene.find(f"waits-{entry}").rect.center)
        assert {entry_of(each) for each in scene.choosing.listed()} == {entry}
    before = list(state.current.pending)
    scene.moves.do(scene.choosing.listed()[0])
    left = scene.state.seats[0].pending
    assert scene.state.phase is not RiverPhase.BONUS or len(left) >= len(before) - 1


def table_seat(scene: RiverPlay, seat: int) -> RiverSeat:
    return scene.table.state.seats[seat]


def test_nobody_sees_a_die_that_is_not_rolled_nor_the_next_round() -> None:
    """3.2: foresight ends where chance begins."""
    state = play_on(
        new_game(FAMILY).state,
        lambda each: each.phase is RiverPhase.TAKE and TakeBonus(("bear", "die")) in legal(each),
        seed=11,
    )
    for kind in ("bear", "hawk"):
        seen = foresee(state, TakeBonus((kind, "die")))
        assert seen.near.after == seen.then.after == state
    done = play_on(new_game(FAMILY).state, lambda each: each.phase is RiverPhase.CHOOSE)
    assert foresee(done, FinishTurn()).then.after == done


def test_undo_goes_back_within_the_turn_alone(tmp_path: Path) -> None:
    """U4: what was chosen in this turn can be taken back; a turn that was ended cannot."""
    app = at_table(tmp_path, FAMILY)
    scene = scene_of(app)
    first = scene.state
    act(app, Action.ACCEPT)
    assert scene.state != first
    act(app, Action.UNDO)
    assert scene.state == first and scene.find("undo").reason
    act(app, Action.ACCEPT)
    scene.moves.do(FinishTurn())
    assert scene.state.round == 2 and not scene.find("undo").enabled


def test_dice_roll_in_sight_and_end_as_decided(tmp_path: Path) -> None:
    """The tumble shows what the engine has decided; one press lets the dice lie."""
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.new(FAMILY)))
    app.shell.change(reduced_motion=False)
    scene = scene_of(app)
    scene.rolling.start(True)
    scene.refresh()
    app.loop_once()
    assert scene.moving and not chips(app)
    tumble = scene.rolling.tumble
    assert tumble is not None
    assert [pose.face for pose in tumble.pose(tumble.duration)] == [die.face for die in dice_of(scene.state)]
    assert tumble.duration < 2
    act(app, Action.ACCEPT)
    assert not scene.moving and chips(app)


@pytest.mark.parametrize("width", [90, 110, 130, 150, 200])
def test_the_tally_stays_where_it_is_when_the_rounds_have_two_digits(tmp_path: Path, width: int) -> None:
    look = scene_of(at_table(tmp_path, FAMILY)).look
    words, longest = "Round {} of 20".format, longest_round_words()
    assert longest == words(20)
    heights = {RoundLabel(words(number), longest).measure(look, width)[1] for number in (1, 9, 10, 20)}
    assert len(heights) == 1


def test_dice_do_not_jump_when_they_come_to_rest(tmp_path: Path) -> None:
    """The last picture of a throw and the first of what lies are alike."""
    app = opened(tmp_path, lambda shell: RiverPlay(RiverTable.new(FAMILY)))
    app.painting = True
    scene = scene_of(app)
    scene.rolling.start(True)
    scene.refresh()
    app.loop_once()
    tray = scene.find("tray")
    before = app.canvas.surface
    assert scene.moving
    while scene.moving:
        before = app.canvas.surface.subsurface(tray.rect).copy()
        app.loop_once()
    after = app.canvas.surface.subsurface(tray.rect).copy()
    assert changed_share(before, after, "full colour") < 0.01


def test_other_sheets_can_be_looked_at_meanwhile(tmp_path: Path) -> None:
    app = at_table(tmp_path, RiverOptions("otter", 3, "B"))
    scene = scene_of(app)
    scene.look_at(2)
    app.loop_once()
    assert scene.sight.aim() is None and not chips(app)
    view = scene.find("sheet")
    assert isinstance(view, SheetView) and not view.targets
    act(app, Action.ACCEPT) if scene.focus.current is scene.find("choice-0") else scene.look_at(0)
    assert chips(app)


def test_every_widget_has_words(tmp_path: Path) -> None:
    """B2: dice, cards, goods, choices and every place on the sheet say what they are."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "C"))
    scene = scene_of(app)
    view = scene.find("sheet")
    assert all(child.label.strip() for child in view.children) and len(view.children) > 90
    for key in ("die-central-1", "die-special-1", "card-1", "tally-4", "choice-0"):
        assert scene.find(key).spoken().strip()


def test_following_a_completion_changes_nothing_of_the_game() -> None:
    state = play_on(new_game(FAMILY).state, lambda each: _affordable(each) != [])
    command = _affordable(state)[0]
    seen = foresee(state, command).near
    assert seen.after.current.sheet != state.current.sheet and state.phase is RiverPhase.CHOOSE


def test_the_picture_of_the_table_is_what_would_be_drawn_anew(tmp_path: Path) -> None:
    """Only what changed is painted; after any deed the frame is as if everything had been."""
    app, chance = at_table(tmp_path, RiverOptions("heron", 2, "B")), Random(4)
    scene = scene_of(app)
    app.painting = True
    for deed in range(60):
        if chance.random() < 0.6:
            app.inject(PointerMoved(chance.randrange(1280), chance.randrange(720)))
        else:
            app.inject(Act(chance.choice([*ARROWS, Action.NEXT_AREA, Action.ACCEPT, Action.UNDO])))
        app.loop_once()
        if app.stack.top is not scene:
            break
        scene.draw(app.canvas.surface)
        kept = pygame.image.tobytes(app.canvas.surface, "RGB")
        scene._picture.forget()
        scene.draw(app.canvas.surface)
        assert pygame.image.tobytes(app.canvas.surface, "RGB") == kept, f"deed {deed}"


def test_what_is_told_over_the_pause_is_not_told_below_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, told = at_table(tmp_path, FAMILY), list[str]()
    draw = captions.draw_caption

    def noting(surface: pygame.Surface, look: Look, caption: Caption, *where: Any) -> pygame.Rect:
        told.append(caption.text)
        return draw(surface, look, caption, *where)

    monkeypatch.setattr(captions, "draw_caption", noting)
    app.shell.captions.clear()
    app.shell.captions.notice("Collected: 1 hawk.")
    app.painting = True
    app.loop_once()
    assert told == ["Collected: 1 hawk."]
    told.clear()
    act(app, Action.PAUSE)
    assert not isinstance(app.stack.top, RiverPlay)
    assert told[-1:] == ["Collected: 1 hawk."] and len(told) == 1
