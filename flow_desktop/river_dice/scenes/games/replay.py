"""A replay: the table as it stood at any moment, what happened, and the way through the game."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, with_capital
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine import RiverState
from flow_desktop.river_dice.engine.commands import FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.content import PLACES, ROUNDS
from flow_desktop.river_dice.engine.events import RiverEvent, SeatBegan
from flow_desktop.river_dice.engine.record import RiverRecord
from flow_desktop.river_dice.scenes.dice_view import DiceTray
from flow_desktop.river_dice.scenes.draft import play_on
from flow_desktop.river_dice.scenes.games.words import seat_names
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.naming import command_words
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.play.cards import CardRow, PlaceCard
from flow_desktop.river_dice.scenes.play.tallies import tally_lines
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.table_dice import dice_of
from flow_desktop.river_dice.scenes.telling import told
from flow_desktop.river_dice.table import past_river
from flow_desktop.table.reel import Reel
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Sized, Yielding
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.transport import begins_by_itself
from flow_desktop.widgets.widget import Widget
from flow_desktop.widgets.winding import WindingPage

LOOKED_AT: Final = 1.1
"""Seconds that a move is looked at."""
SIDE: Final = 400
LEAST: Final = 300
LEAST_TALLY: Final = 105
ROW: Final = 240
TRACK: Final = 460
"""Room that the track and the gaps beside it need in one line with the buttons."""


class RiverReplay(WindingPage, WoodPage):
    """Plays by itself until the end; pressing anything on the way through the game winds it."""

    def __init__(self, record: RiverRecord, runs: bool = False) -> None:
        self.record = record
        self.names = seat_names(record)
        self.reel: Reel[RiverState, RiverCommand, RiverEvent] = Reel(
            past_river(record), lambda entry: isinstance(entry.command, FinishTurn)
        )
        self.reel.wind(0)
        self._first = self.reel.state
        self.runs = runs
        self._left = LOOKED_AT

    def enter(self, shell: Shell) -> None:
        """It runs from the beginning; who is to have calm, or listens, lets it run themselves."""
        self.runs = self.runs and begins_by_itself(shell)
        shell.audio.music("calm")
        super().enter(shell)

    def leave(self) -> None:
        """What was told belongs to this page."""
        super().leave()
        self.shell.captions.clear()

    # What is seen

    @property
    def state(self) -> RiverState:
        """The table at this moment; after a turn it is still looked at from the seat that had it."""
        return self.reel.state

    @property
    def seat(self) -> int:
        """Who did what led to this moment."""
        return self._before(self.reel.at).seat

    def moment(self) -> str:
        """Round and move."""
        place = _("Move {at} of {all}").format(at=self.reel.at, all=len(self.reel))
        number = _("Round {number} of {rounds}").format(number=self.state.round, rounds=ROUNDS)
        return f"{number} · {place}"

    def told(self) -> str:
        """What was done, and what came of it."""
        if not self.reel.at:
            return _("The game begins.")
        entry = self.reel.entries[self.reel.at - 1]
        before = self._before(self.reel.at)
        several = len(self.names) > 1
        done = command_words(before, entry.command).removesuffix(".")
        words = f"{self.names[self.seat]}: {done}." if several else f"{with_capital(done)}."
        lines = [told(event, self._turn_of(event), several) for event in entry.step.events]
        return " ".join([words, *filter(None, lines)])

    def _turn_of(self, event: RiverEvent) -> str:
        """Whose turn begins with an event; alone, nobody asks."""
        if isinstance(event, SeatBegan) and len(self.names) > 1:
            return self.names[event.seat]
        return ""

    def _before(self, at: int) -> RiverState:
        """The table before the command that led to a moment."""
        return self.reel.entries[at - 2].step.state if at > 1 else self._first

    def opening_words(self) -> str:
        """Where the replay stands."""
        return ". ".join((_("Replay"), self.moment()))

    def build(self) -> Widget:
        """The table beside what happened; the way through the game below."""
        view = self.shell.view
        if view.width > view.text_px(1150):
            side = Sized(self._side(with_dice=True), least_width=SIDE, most_width=SIDE, text=True)
            middle = Column([Sized(self._cards(), least_height=ROW), Sized(self._sheet(), grow=1)], grow=1)
            above: Widget = Row([middle, side], gap=GAP)
        else:
            above = Row([Sized(self._sheet(), grow=1), Sized(self._side(False), grow=1)], gap=GAP)
        below = Panel(Padding(self._way(), GAP, 0), padding=SNUG)
        return Padding(Column([Yielding(above, LEAST), below], gap=SNUG), GAP, SNUG)

    def _sheet(self) -> Widget:
        return SheetView(plan_of(self.record.options.sheet_used), self.state.seats[self.seat].sheet)

    def _cards(self) -> Widget:
        nothing: Callable[[], None] = lambda: None  # noqa: E731
        reason = _("This is a replay.")
        cards = [
            PlaceCard(self.state, place, None, nothing, nothing, reason) for place in range(1, PLACES + 1)
        ]
        return CardRow(cards, self.state.face_down)

    def _dice(self) -> DiceTray:
        tray = DiceTray(dice_of(self.state), lambda die: lambda: None, lambda: frozenset(), lambda: None)
        for die in tray.children:
            die.enabled, die.reason = False, _("This is a replay.")
        return tray

    def _side(self, with_dice: bool) -> Widget:
        family = self.state.setup.options.family
        tallies = tally_lines(self.state.seats[self.seat], lambda: None, family)
        lines: list[Widget] = [
            Label(self.moment(), Role.SMALL, soft=True, key="moment"),
            Label(self.told(), key="told"),
            Grid(tallies, 3, least=LEAST_TALLY, gap=HAIR),
        ]
        words = Panel(Scroll(Column(lines, gap=CLOSE), label=_("What happened"), key="words"), padding=GAP)
        return Column([self._dice(), Sized(words, grow=1)], gap=SNUG) if with_dice else words

    def _way(self) -> Widget:
        """Track and buttons in one line where there is room, so that the map is larger; else in two."""
        view, (winding, leaving) = self.shell.view, self._buttons()
        taken = sum(each.measure(self.look, view.width)[0] for each in (winding, leaving))
        if taken + view.text_px(TRACK) <= view.width:
            return Row([winding, self._scrub(), leaving], gap=ROOMY, align=Align.CENTRE)
        rows = Wrap([winding, leaving], gap=CLOSE, justify=Align.CENTRE, align=Align.CENTRE)
        return Column([self._scrub(), rows], gap=SNUG)

    def _scrub(self) -> Widget:
        return Slider(
            _("Moment"),
            self.reel.at,
            self.wind_to,
            most=max(1, len(self.reel)),
            step=1,
            key="scrub",
            grow=1,
        )

    def _buttons(self) -> tuple[Widget, Widget]:
        """What winds it, and the ways on."""
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        *signs, speed = self.winding_buttons()
        winding = Row(signs, gap=CLOSE, area="winding")
        on = Button(
            _("Play on from here"),
            self._play_on,
            icon=art("icon_play"),
            enabled=not self.state.over,
            reason=_("The game is over here: wind it back."),
            key="play-on",
        )
        middle = Align.CENTRE
        return (
            Wrap([winding, speed], gap=CLOSE, justify=middle, align=middle),
            Wrap([on, back], gap=CLOSE, justify=middle, align=middle),
        )

    # The way through it

    @property
    def way(self) -> Reel[RiverState, RiverCommand, RiverEvent]:
        """The game that is wound."""
        return self.reel

    def wound(self) -> None:
        """The table as it stood then."""
        self.refresh()

    def tell_move(self, forward: bool) -> None:
        """What was done stands beside the table; whoever listens hears it."""
        self.read_out(self.told())

    def looked_at(self) -> float:
        """As long for every move."""
        return LOOKED_AT

    def _play_on(self) -> Change:
        """A new game that begins with everything done so far; the old one stays as it is."""
        return play_on(self.shell, self.record, self.reel.at)

    def back(self) -> Change | None:
        """To where it was asked for."""
        return Pop()
