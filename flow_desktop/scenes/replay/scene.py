"""The replay: the board, what happened, the way through the game, and playing on from any moment."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.commands import Draw, DrawShown, Roll
from flow_desktop.engine.record import Record
from flow_desktop.rounds.tape import Tape
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.lights import draw_flights, draw_lights
from flow_desktop.scenes.performing.performer import BoardStage, Performer
from flow_desktop.scenes.play.drawings import DrawingsNow, dressed
from flow_desktop.scenes.replay.scrub import Scrub
from flow_desktop.scenes.replay.standing import seats_shown, standing
from flow_desktop.scenes.replay.words import happened_words, moment_words
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.seat_look import SeatToken, seat_name
from flow_desktop.scenes.start import people_of, play_on
from flow_desktop.scenes.telling.cues import Line, Spoken, Timeline
from flow_desktop.scenes.telling.timeline import timeline
from flow_desktop.table import StoreError
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import tell
from flow_desktop.widgets.frames import Padding, Placed, Sized, Yielding
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP, ROOMY, SNUG
from flow_desktop.widgets.transport import begins_by_itself
from flow_desktop.widgets.widget import Widget
from flow_desktop.widgets.winding import WindingPage

DRAWN, DONE, ROLLED = 0.6, 1.3, 3.0
"""Seconds that a move is looked at: a tile is drawn, something is done, the wave has come."""
WIDEST: Final = 2080
"""The page is no wider than so many units."""
SIDE: Final = 380
EDGE: Final = 20
LEAST: Final = 300
"""The board is at least so high."""


HIGH: Final = 0.3
"""A way through the game that takes more of the window's height stands beside the board."""
BOARD_ASIDE: Final = 0.46
LEAST_WORDS: Final = 150
ROOM_TO_TELL: Final = 230
"""What happened in the longest of moments is so high."""
FEW_WORDS: Final = 160
MANY_WORDS: Final = 900
"""So high at most is what happened before it scrolls: a wave takes many tiles, and the sea below is empty."""


class ReplayScene(WindingPage, SeaPage):
    """Plays by itself until the end; pressing anything on the way through the game winds it."""

    def __init__(self, record: Record, at: int = 0, runs: bool = False) -> None:
        self.record = record
        self.runs = runs
        self._at = at
        self._left = DONE

    def enter(self, shell: Shell) -> None:
        """Wind the tape to where it is to begin; who is to have calm, or listens, lets it run themselves."""
        self.runs = self.runs and begins_by_itself(shell)
        self.tape = Tape(self.record, people_of(shell))
        self.tape.wind(self._at)
        self._drawings = DrawingsNow(self.tape.table)
        self.board = BoardView(BoardShow(board=self.tape.table.state.board), focusable=False, now=shell.now)
        self.performer = Performer(shell, BoardStage(self.board))
        super().enter(shell)
        self._show()

    def opening_words(self) -> str:
        """What the page is, and which moment of the game it shows."""
        return ". ".join((_("Replay"), moment_words(self.tape)))

    def leave(self) -> None:
        """What was told belongs to this page."""
        super().leave()
        self.performer.stop()
        self.shell.captions.clear()

    # What is seen

    def build(self) -> Widget:
        """The board beside what happened; the way through the game below, or aside where it would be high."""
        way = Column([Scrub(self.tape, self.wind_to), self._controls()], gap=ROOMY)
        below = Panel(Padding(way, GAP, 0), padding=SNUG)
        look, view = self.look, self.look.view
        aside = round(view.width * (1 - BOARD_ASIDE)) - 3 * look.px(SNUG)
        left = view.height - below.measure(look, aside)[1] - 3 * look.px(SNUG)
        if below.measure(look, view.width)[1] > view.height * HIGH and left >= look.px(LEAST_WORDS):
            column = Column([Yielding(self._side(brief=True), LEAST_WORDS), below], gap=SNUG, grow=1)
            wide = view.width * BOARD_ASIDE / view.unit
            board = Sized(self.board, least_width=wide, most_width=wide)
            return Padding(Row([board, column], gap=SNUG), SNUG, SNUG)
        above = Yielding(Row(self._beside(below.measure(look, view.width)[1]), gap=EDGE), LEAST)
        page = Sized(Column([above, below], gap=SNUG), most_width=WIDEST)  # at 21:9 nothing stands far off
        return Padding(page, EDGE, SNUG)

    def _beside(self, below: int) -> list[Widget]:
        """The board between who plays and what happened, as at the table; in narrow windows beside both."""
        look, view = self.look, self.look.view
        high = view.height - below - 3 * look.px(SNUG)
        sides = 2 * (view.text_px(SIDE) + look.px(EDGE)) + 2 * look.px(EDGE)
        table = self.tape.table
        seats = Column([*seats_shown(table), standing(table)], gap=CLOSE, area="seats")
        told = Panel(self._words([self._happened()], MANY_WORDS), padding=ROOMY)
        if view.width - sides < high:
            taken = seats.measure(look, view.text_px(SIDE))[1]
            fits = taken + view.text_px(ROOM_TO_TELL) <= high  # whatever is told at a moment
            column = Placed(Column([seats, told], gap=CLOSE), Align.STRETCH, Align.START)
            side = column if fits else self._side()
            return [self.board, Sized(side, least_width=SIDE, most_width=SIDE, text=True)]
        columns = [
            Sized(Placed(part, Align.STRETCH, Align.START), least_width=SIDE, most_width=SIDE, text=True)
            for part in (seats, told)
        ]
        return [columns[0], self.board, columns[1]]

    def _side(self, brief: bool = False) -> Widget:
        """What happened, and who plays; the moment is named with the way. `brief`: close together."""
        parts: list[Widget] = [self._happened(), *self._seats(), self._tiles()]
        return Panel(self._words(parts), padding=SNUG if brief else ROOMY)

    def _words(self, parts: list[Widget], least: float = FEW_WORDS) -> Widget:
        return Scroll(Column(parts, gap=SNUG), label=_("What happened"), least=least, key="words")

    def _happened(self) -> Widget:
        return Label(happened_words(self.tape), key="happened")

    def _tiles(self) -> Widget:
        left = self.tape.table.state.supply.tiles_left
        tiles = ngettext("{count} tile left", "{count} tiles left", left).format(count=left)
        return Label(tiles, Role.SMALL, soft=True)

    def _seats(self) -> list[Widget]:
        table = self.tape.table
        return [self._seat(index, index == table.state.turn.player) for index in range(len(table.seats))]

    def _seat(self, index: int, playing: bool) -> Widget:
        seats = self.tape.table.seats
        name = Label(seat_name(seats, index), Role.STRONG if playing else Role.BODY, grow=1)
        return Row([SeatToken(seats, index, 56), name], align=Align.CENTRE, gap=CLOSE)

    def _controls(self) -> Widget:
        """Far enough from each other for the ring around one, where that costs no line."""
        parts, view = [*self.winding_buttons(), *self._ways_on()], self.look.view
        wrap = Wrap(parts, gap=CLOSE, justify=Align.CENTRE, align=Align.CENTRE)
        room = view.width - 2 * self.look.px(EDGE + GAP)
        least = wrap.measure(self.look, room)[1]
        wrap.gap = SNUG
        if wrap.measure(self.look, room)[1] > least:
            wrap.gap = CLOSE
        return wrap

    def _ways_on(self) -> list[Widget]:
        return [
            Button(
                _("Play on from here"),
                self._play_on,
                icon=art("icon_play"),
                enabled=self._why_not() == "",
                reason=self._why_not(),
                key="play-on",
            ),
            Button(_("Back"), self.back, icon=art("icon_back"), key="back"),
        ]

    def _show(self) -> None:
        """The board as it is at this moment."""
        self.board.show = dressed(self.tape.table.state.board, self._drawings())
        self.refresh()

    def foreground(self, surface: pygame.Surface) -> None:
        """What moves over the board."""
        draw_lights(surface, self.look, self.board, self.performer.motions)
        draw_flights(surface, self.look, self.board, self.performer.motions)

    # The way through it

    @property
    def way(self) -> Tape:
        """The game that is wound."""
        return self.tape

    def wound(self) -> None:
        """The board as it was then; nothing of the way there is performed."""
        self.performer.stop()
        self.shell.captions.clear()
        self._show()

    def tell_move(self, forward: bool) -> None:
        """Perform what was done, or only say it; what is to be read stands beside the board already."""
        if not forward:
            self.performer.perform(Timeline.of(Spoken(0.0, happened_words(self.tape), Urgency.ANSWER)))
            return
        still = self.shell.settings.reduced_motion
        told = timeline(self.tape.events, self.tape.table, still)
        self.performer.perform(Timeline.of(*(cue for cue in told.cues if not isinstance(cue, Line))))

    def looked_at(self) -> float:
        """A wave longer than a move, a tile that is drawn shorter."""
        command = self.tape.entries[self.tape.at - 1].command
        if isinstance(command, Roll):
            return ROLLED
        return DRAWN if isinstance(command, Draw | DrawShown) else DONE

    # Time

    @property
    def moving(self) -> bool:
        """While it runs, or something is performed."""
        return self.runs or self.performer.busy or self.performer.motions.active

    def update(self, seconds: float) -> Change | None:
        """What is performed goes on; then the next move, if its time has come."""
        self.performer.advance()
        return super().update(seconds)

    # Ways on

    def _why_not(self) -> str:
        return "" if self.tape.table.state.result is None else _("The game is over here: wind it back.")

    def _play_on(self) -> Change:
        """A new game that begins with everything done so far; the old one stays as it is."""
        try:
            return play_on(self.shell, self.tape)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))

    def back(self) -> Change | None:
        """To where it was asked for."""
        return Pop()
