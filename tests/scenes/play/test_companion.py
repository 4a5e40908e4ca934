"""Whoever sits beside the player sees everything, may ask for something else, and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, AnyAction
from flow_desktop.app.scene import Change, Replace, Scene
from flow_desktop.app.start import StillTime
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Draw, PlaceTile, Roll, TimeUp, Trade
from flow_desktop.engine.events import Event, TileDrawn
from flow_desktop.engine.geometry import BOAT, Cell
from flow_desktop.engine.legal import legal
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.rounds import Happening
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.pause.scene import ClockAndAidsPage
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import By
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.widget import Taken, Widget, walk
from tests.scenes.play.sitting import new_table, sit_down


class Notebook(Companion):
    """Writes down what it sees and says what a test wants it to say."""

    def __init__(self) -> None:
        self.saw: list[Command] = []
        self.events: list[Event] = []
        self.refusals: list[Code] = []
        self.back = 0
        self.forbidden: type[Command] | None = None
        self.drawn = 0
        self.goes_to: Change | None = None
        self.keys: list[AnyAction] = []

    def why_not(self, command: Command) -> str:
        return "Not that one." if self.forbidden and isinstance(command, self.forbidden) else ""

    def why_not_card(self, card: Card) -> str:
        return "Cards come later."

    def heard(self, happening: Happening) -> None:
        if happening.forward:
            self.saw += happening.commands
            self.events += happening.events
        else:
            self.back += 1

    def refused(self, refusal: Refusal) -> None:
        self.refusals.append(refusal.code)

    def act(self, act: Act) -> Taken | None:
        self.keys.append(act.action)
        return Taken() if act.action is FlowAction.TRADE else None

    def panel(self) -> Widget:
        return Button("Skip", lambda: None, key="skip")

    def signs(self) -> tuple[Widget, ...]:
        return (IconButton(art("icon_wave"), "Risk", lambda: None, key="risk"),)

    def shown(self, show: BoardShow) -> BoardShow:
        return replace(show, targets=frozenset((BOAT,)))

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1

    def update(self, seconds: float) -> Change | None:
        return self.goes_to

    def pause(self) -> Scene:
        return ClockAndAidsPage(self.play.table)


def test_it_sees_commands_taking_back_and_doing_again(tmp_path: Path) -> None:
    beside = Notebook()
    sitting = sit_down(tmp_path, new_table(StillTime(), players=1), StillTime(), beside=(beside,))
    sitting.act(FlowAction.DRAW_1)
    assert beside.saw == [Draw(0)]
    assert any(isinstance(event, TileDrawn) for event in beside.events)
    sitting.act(Action.UNDO, Action.UNDO)  # the tile goes to its place, then back to the pile
    assert (beside.back, sitting.table.moves) == (1, ())
    sitting.act(Action.REDO)
    assert beside.saw == [Draw(0), Draw(0)]


def test_what_it_does_not_want_is_not_done_and_said_at_the_spot(tmp_path: Path) -> None:
    beside = Notebook()
    sitting = sit_down(tmp_path, new_table(StillTime(), players=1), StillTime(), beside=(beside,))
    beside.forbidden = Draw
    sitting.act(FlowAction.DRAW_3)
    assert sitting.table.moves == ()
    reason = sitting.play.bubble.reason
    assert reason is not None and (reason.words, reason.key) == ("Not that one.", "pile-2")
    assert beside.refusals == []  # the rules said nothing
    beside.forbidden = TimeUp
    sitting.press("wave")
    assert sitting.table.moves == () and not sitting.shows(WaveScene)


def test_a_card_can_be_kept_for_later(tmp_path: Path) -> None:
    beside = Notebook()
    table = new_table(StillTime(), players=1)
    sitting = sit_down(tmp_path, table, StillTime(), beside=(beside,))
    card = next(iter(Card))
    denied = sitting.play.hand.begin_card(card)
    assert denied is not None and denied.words == "Cards come later." and table.begun is None


def test_refusals_of_the_rules_reach_it(tmp_path: Path) -> None:
    beside = Notebook()
    sitting = sit_down(tmp_path, new_table(StillTime(), players=1), StillTime(), beside=(beside,))
    sitting.act(FlowAction.DRAW_1, FlowAction.DRAW_1)
    assert beside.refusals == [Code.TILE_IN_HAND]


def test_panel_sign_picture_and_keys(tmp_path: Path) -> None:
    beside = Notebook()
    beside.replaces_seats = True
    sitting = sit_down(tmp_path, new_table(StillTime(), players=1), StillTime(), beside=(beside,))
    assert sitting.play.find("skip").rect.width > 0
    assert sitting.play.find("risk").rect.right <= 1280
    assert not [widget for widget in walk(sitting.play.root) if widget.key == "seat-0"]
    assert sitting.play.board.show.targets == {BOAT}
    assert beside.drawn > 0
    sitting.act(FlowAction.TRADE)
    assert sitting.play.bubble.reason is None  # the companion used the key: the rules were not asked


def test_it_sees_the_wave_and_leads_elsewhere(tmp_path: Path) -> None:
    beside = Notebook()
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, players=1), time, beside=(beside,))
    sitting.press("wave")
    sitting.frames(3)
    assert isinstance(beside.saw[-1], TimeUp)
    assert sitting.shows(WaveScene)
    sitting.act(Action.ACCEPT)
    sitting.let_run(12)
    sitting.act(Action.ACCEPT)
    sitting.frames(3)
    assert any(isinstance(command, Roll) for command in beside.saw)
    beside.goes_to = Replace(RulesScene(None))
    sitting.frames(2)
    assert sitting.shows(RulesScene)


def test_its_own_pause_page(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, new_table(StillTime(), players=1), StillTime(), beside=(Notebook(),))
    sitting.act(Action.PAUSE)
    sitting.frames(2)
    assert sitting.shows(ClockAndAidsPage)


def test_nobody_beside_changes_nothing() -> None:
    nobody = Companion()
    assert nobody.why_not(PlaceTile(BOAT, 0)) == nobody.why_not_card(next(iter(Card))) == ""
    assert nobody.panel() is None and nobody.signs() == () and nobody.over() is None


class Whisper(Companion):
    """Says a word about every space, and leaves everything else to others."""

    def __init__(self, word: str, forbids: type[Command] | None = None) -> None:
        self.word = word
        self.forbids = forbids
        self.heard_by: list[By] = []

    def why_not(self, command: Command) -> str:
        return f"{self.word} minds." if self.forbids and isinstance(command, self.forbids) else ""

    def heard(self, happening: Happening) -> None:
        self.heard_by.append(happening.by)

    def panel(self) -> Widget:
        return Button(self.word, lambda: None, key=self.word)

    def space_words(self, cell: Cell) -> str:
        return self.word


def test_several_sit_beside_the_player_at_once(tmp_path: Path) -> None:
    coach, parrot = Whisper("coach", forbids=Trade), Whisper("parrot")
    table = new_table(StillTime(), players=1)
    sitting = sit_down(tmp_path, table, StillTime(), beside=(coach, parrot))
    shown = [widget.key for widget in walk(sitting.play.root) if widget.key in ("coach", "parrot", "seat-0")]
    assert shown == ["coach", "parrot", "seat-0"]
    assert "coach, parrot" in sitting.play.find("board/c3").spoken()
    sitting.act(FlowAction.DRAW_1)
    table.undo()
    table.do(Draw(1), By.PARTNER)
    assert coach.heard_by == parrot.heard_by == [By.HAND, By.UNDO, By.PARTNER]
    assert sitting.play.hand.carry is not None  # drawn by nobody's hand here, and shown all the same
    sitting.act(FlowAction.TRADE)
    assert sitting.play.bubble.reason is not None
    assert sitting.play.bubble.reason.words == "coach minds."


def test_a_move_that_nobody_here_made_is_heard_and_told(tmp_path: Path) -> None:
    table = new_table(StillTime(), players=2)
    sitting = sit_down(tmp_path, table, StillTime())
    table.do(Draw(0), By.PARTNER)
    sitting.frames()
    assert any("draws" in caption.text for caption in sitting.app.shell.captions.shown)
    assert any("draws" in words for words in sitting.app.shell.speech.spoken)
    assert sitting.play.motions.flights or sitting.play.motions.active


def test_whoever_has_left_hears_nothing_more(tmp_path: Path) -> None:
    beside = Whisper("coach")
    table = new_table(StillTime(), players=1)
    sitting = sit_down(tmp_path, table, StillTime(), beside=(beside,))
    sitting.play.leave()
    table.resume()
    table.do(Draw(0))
    assert beside.heard_by == []


def test_a_move_while_the_discard_is_looked_at_is_told(tmp_path: Path) -> None:
    table = new_table(StillTime(), players=2)
    sitting = sit_down(tmp_path, table, StillTime())
    sitting.act(FlowAction.DISCARDS)
    table.do(Draw(0), By.PARTNER)
    assert any("draws" in words for words in sitting.app.shell.speech.spoken)


def test_a_drag_ends_when_somebody_else_moves(tmp_path: Path) -> None:
    table = new_table(StillTime(), players=2)
    sitting = sit_down(tmp_path, table, StillTime())
    sitting.act(FlowAction.DRAW_1)
    sitting.play.carries()
    command = next(each for each in legal(table.state) if isinstance(each, PlaceTile))
    table.do(command, By.PARTNER)
    assert not sitting.play.grip.dragging


def test_a_companion_may_give_a_command_as_it_sits_down(tmp_path: Path) -> None:
    class Eager(Companion):
        def enter(self, play: Beside) -> None:
            super().enter(play)
            play.table.do(Draw(0), By.LESSON)

    sitting = sit_down(tmp_path, new_table(StillTime(), players=1), StillTime(), beside=(Eager(),))
    assert sitting.play.hand.carry is not None
