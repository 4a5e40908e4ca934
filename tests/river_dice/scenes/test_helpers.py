"""Hints and partners at the table: they show what they mean, say why, and learn from an undo."""

import time
from pathlib import Path

from flow_desktop.app.intents import Act, Action, Device, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.loop import App
from flow_desktop.asking import Status
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.bots.worker import RiverAdviser, RiverQuestion, thought_here
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.scenes.actions import RiverAction
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.play.partners import PartnersAtTable
from flow_desktop.river_dice.scenes.results.scene import RiverResults
from flow_desktop.river_dice.table import RiverTable, with_partner
from flow_desktop.table import Seat, default_seats
from tests.river_dice.scenes.playing import FAMILY, at_table, chips, click, opened, scene_of

PATIENCE = 60.0


def together(folder: Path, *partners: RiverPartner, sheet: str = "A") -> App:
    plain = default_seats(len(partners) + 1)
    seats = (Seat("Ada"), *map(with_partner, plain[1:], partners))
    table = RiverTable.new(RiverOptions("together", len(seats), sheet), seats)
    return opened(folder, lambda shell: RiverPlay(table))


def partners_play(scene: RiverPlay) -> object:
    """Let time pass until a person is to act, or the game is over."""
    change = None
    for _ in range(400):
        if scene.partners.acting is None or change is not None:
            return change
        change = scene.update(0.5)
    raise AssertionError("the partner does nothing")


def test_partners_play_their_turns_and_show_them_first(tmp_path: Path) -> None:
    app = together(tmp_path, RiverPartner.LUMA, RiverPartner.NIVA)
    scene = scene_of(app)
    while scene.state.seat == 0:
        scene.moves.do(scene.table.legal[-1] if FinishTurn() not in scene.table.legal else FinishTurn())
    assert not chips(app) and "Luma" in scene.find("prompt").label
    assert {scene.find(key).reason for key in ("card-1", "die-central-1")} == {scene.find("prompt").label}
    while scene.partners.meant is None:
        scene.update(0.5)
    shown = scene.sight.account()
    assert shown is not None and shown.lines and scene.partners.meant in scene.table.legal
    assert "Luma:" in scene.find("prompt").label and "Luma:" in app.shell.captions.shown[-1].text
    scene.partners.wait()
    app.loop_once()
    buttons = [scene.find(key).rect for key in ("choice-0", "wait")]
    assert scene.find("preview").rect.collidelist(buttons) == -1, "what it means covers no button"
    scene.partners.wait()
    partners_play(scene)
    assert (scene.state.seat, scene.state.round) == (0, 2) and chips(app)


def test_a_partner_waits_and_does_not_repeat_what_was_taken_back(tmp_path: Path) -> None:
    app = together(tmp_path, RiverPartner.TEO)
    scene = scene_of(app)
    scene.moves.do(scene.table.legal[0])
    scene.moves.do(FinishTurn())
    app.inject(Act(RiverAction.PARTNER_WAIT))
    app.loop_once()
    for _ in range(10):
        scene.update(1.0)
    assert scene.state.phase is RiverPhase.COLLECT and scene.partners.waits
    scene.partners.wait()
    while scene.state.phase is RiverPhase.COLLECT:
        meant = scene.partners.meant or meant_now(scene)
        scene.update(0.5)
    scene.moves.undo()
    assert scene.state.phase is RiverPhase.COLLECT
    again = meant_now(scene)
    assert again != meant and again in scene.table.legal
    assert "Something else" in scene.partners.says


def meant_now(scene: RiverPlay) -> object:
    for _ in range(40):
        if scene.partners.think(1.0):
            break
    return scene.partners.meant


def test_a_press_too_many_makes_no_partner_stand_still(tmp_path: Path) -> None:
    """Whoever ends a turn with Enter and presses on hurries the partner; it waits only when told so."""
    app = together(tmp_path, RiverPartner.TEO, RiverPartner.LUMA)
    scene = scene_of(app)
    scene.moves.do(scene.table.legal[0])
    scene.moves.do(FinishTurn())
    app.loop_once()
    for _ in range(3):
        assert scene.partners.acting is not None
        app.inject(Act(Action.ACCEPT))
        app.loop_once()
        assert not scene.partners.waits
    assert scene.partners.hurries
    scene.focus_on("wait")
    for waits in (True, False):
        app.inject(Act(Action.ACCEPT))
        app.loop_once()
        assert scene.partners.waits is waits


def test_others_look_at_their_sheet_and_at_all_sheets_meanwhile(tmp_path: Path) -> None:
    app = together(tmp_path, RiverPartner.TEO, RiverPartner.LUMA)
    scene = scene_of(app)
    scene.moves.do(scene.table.legal[0])
    scene.moves.do(FinishTurn())
    scene.look_at(0)
    app.loop_once()
    before = scene.state.seat
    for _ in range(60):
        if scene.state.seat != before:
            break
        scene.update(0.5)
    assert scene.state.seat == 2 and "Ada" in scene.find("prompt").label
    app.inject(Act(RiverAction.SHEETS))
    app.loop_once()
    assert [scene.find(f"seat-{seat}").label.partition(":")[0] for seat in range(3)] == ["Ada", "Teo", "Luma"]
    click(app, scene.find("seat-1").rect.center)
    assert scene.seek("all-sheets") is None and "Teo" in scene.find("prompt").label


def test_done_in_one_press_with_all_sheets_in_sight(tmp_path: Path) -> None:
    app = at_table(tmp_path, RiverOptions("otter", 2, "B"))
    scene = scene_of(app)
    scene.moves.do(scene.table.legal[0])
    app.inject(Act(RiverAction.SHEETS))
    app.loop_once()
    click(app, scene.find("done").rect.center)
    assert scene.state.seat == 1


def test_a_hint_tells_where_then_what_then_the_move(tmp_path: Path) -> None:
    app = at_table(tmp_path, FAMILY)
    scene, said = scene_of(app), []
    app.shell.use_device(Device.KEYBOARD)
    for _ in range(3):
        app.inject(Act(RiverAction.ADVISE))
        app.loop_once()
        scene.update(0.1)
        said.append(scene.find("hint-words").label)
        assert scene.hints.pointed() == ("tray",)
    assert len(set(said)) == 3 and scene.table.advice == (1,)
    assert scene.sight.aim() == scene.hints.command is not None
    app.inject(Act(RiverAction.ADVISE))
    app.loop_once()
    assert scene.seek("hint-words") is None and app.shell.speech.last == "The hint is hidden."
    app.inject(Act(RiverAction.ADVISE))
    app.loop_once()
    said_before = list(app.shell.speech.spoken).count("The hint is hidden.")
    app.inject(Act(Action.BACK))
    app.loop_once()
    assert list(app.shell.speech.spoken).count("The hint is hidden.") == said_before + 1


def test_dice_are_dragged_onto_the_tally(tmp_path: Path) -> None:
    """I2: dragging does what clicking does."""
    app = at_table(tmp_path, FAMILY)
    scene = scene_of(app)
    start, tally = scene.find("die-central-1").rect.center, scene.find("side").rect.center
    app.inject(PointerMoved(*start), PointerPressed(*start))
    app.inject(PointerMoved(start[0] - 30, start[1] + 30), PointerMoved(*tally), PointerReleased(*tally))
    app.loop_once()
    assert scene.state.phase is RiverPhase.CHOOSE


def test_the_worker_says_what_is_thought_here() -> None:
    """A partner's thought comes from a process of its own; one that dies costs nothing but the answer."""
    table = RiverTable.new(RiverOptions("worker", 1, "B"))
    question, adviser = RiverQuestion(table.state, table.record(), "niva"), RiverAdviser()
    adviser.ask(question)
    told, late = None, time.monotonic() + PATIENCE
    while adviser.status is Status.THINKING and time.monotonic() < late:
        told = adviser.poll() or told
        time.sleep(0.002)
    adviser.close()
    here = thought_here(question)
    assert told is not None and here is not None
    assert (told.plan, told.reasons, told.points) == (here.plan, here.reasons, here.points)


def test_a_whole_game_of_partners_ends_in_the_results(tmp_path: Path) -> None:
    plain = default_seats(1)
    table = RiverTable.new(RiverOptions("alone", 1, "A"), (with_partner(plain[0], RiverPartner.LUMA),))
    app = opened(tmp_path, lambda shell: RiverPlay(table))
    scene = scene_of(app)
    scene.partners.hurry()
    for _ in range(2000):
        if not isinstance(app.stack.top, RiverPlay):
            break
        scene.partners._rest = 0.0
        app.loop_once()
    assert isinstance(app.stack.top, RiverResults) and isinstance(scene.partners, PartnersAtTable)
