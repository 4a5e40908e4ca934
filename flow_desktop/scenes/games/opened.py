"""A file that is opened with Flow: a game to be looked at, a wave code to be played, or why it is neither.

What is in the file decides, not its name; docs/records.md says what may be in it. The file is only read.
"""

from pathlib import Path
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.engine import GameState
from flow_desktop.engine.codes import MAX_CODE
from flow_desktop.engine.record import FORMAT, Record, read_record
from flow_desktop.engine.record_header import RecordError
from flow_desktop.engine.record_short import Damage, ShortError, is_short, read_short
from flow_desktop.files.reading import FileFault, FileKind, UnreadError, read
from flow_desktop.rounds import FLOW_BOX, KeptGame
from flow_desktop.rounds.home import seats_of
from flow_desktop.rounds.words import NEWER_RECORD
from flow_desktop.scenes.destinations import ToSetup
from flow_desktop.scenes.draft import Draft, draft_of
from flow_desktop.scenes.games.details import FIRST, LEAST_BUTTON, GameActions, game_parts
from flow_desktop.scenes.games.words import fact_lines, standing_words
from flow_desktop.scenes.naming import level_name
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.setup.wave_panel import code_problem
from flow_desktop.scenes.start import last_draft, people_of
from flow_desktop.table.kept import format_of
from flow_desktop.table.paths import GamePaths
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.layout import Column, EvenGrid
from flow_desktop.widgets.widget import Weight, Widget

MARK: Final = "flow:"
"""What stands before a wave code in a file; a code alone in its file needs none."""
LONGEST_NAME: Final = 60
WIDEST: Final = 860
BYTE_ORDER_MARK: Final = "\ufeff"
DAMAGES: Final = {
    Damage.NO_GAME: N_("There is no game in this text."),
    Damage.NEWER: N_("This game comes from a newer Flow."),
    Damage.CUT_OFF: N_("The end of the text is missing. Copy all of it."),
    Damage.CHANGED: N_("Something in the text was changed: look at {group}."),
    Damage.NO_SENSE: N_("This text holds no game that can be played."),
}


@dataclass(frozen=True, slots=True)
class Unopened:
    """A file that is nothing of Flow's, and why, as a sentence."""

    why: str


Opened = KeptGame | Draft | Unopened


def opened(shell: Shell, path: Path) -> Opened:
    """What a file holds; whatever it is, something that can be shown."""
    try:
        text = read(path, FileKind.RECORD).decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    except UnreadError as error:
        LOGGER.warning("a file to be opened: %s", error)
        return Unopened(_unread_words(error.fault).format(file=shown_name(path)))
    except UnicodeDecodeError:
        return _foreign(path)
    if text.startswith(f"{FLOW_BOX.word}-record"):
        return _game(path, text, _("{file} is a game of Flow, but damaged or changed: look at line {line}."))
    if is_short(text):
        return _short(path, text)
    return _wave(shell, path, text)


def pasted(shell: Shell, text: str) -> Opened:
    """What a text from the clipboard holds: a short text or a whole record of a game, or a wave code."""
    if not text.strip():
        return Unopened(_("Nothing was copied yet."))
    path, plain = Path(), text.strip().removeprefix(BYTE_ORDER_MARK)
    if is_short(plain):
        return _short(path, plain)
    if plain.startswith(f"{FLOW_BOX.word}-record"):
        return _game(path, plain + "\n", _("This game is damaged or changed: look at line {line}."))
    code = plain[len(MARK) :] if plain.lower().startswith(MARK) else plain
    if len(plain) > MAX_CODE or code_problem(code):
        return Unopened(_(DAMAGES[Damage.NO_GAME]))
    return last_draft(shell).with_code(code)


def _short(path: Path, text: str) -> KeptGame | Unopened:
    """A game from its short text; each kind of damage has its own sentence."""
    try:
        return _kept(path, *read_short(text))
    except ShortError as error:
        LOGGER.warning("a short text: %s", error.damage.name)
        return Unopened(_(DAMAGES[error.damage]).format(group=error.group))


def _kept(path: Path, record: Record, state: GameState) -> KeptGame:
    paths = GamePaths(path.parent, path.stem, path.suffix)
    return KeptGame(paths, record, state, state.result is not None, in_use=False)


def shown_name(path: Path) -> str:
    """The name of a file as it can be written in a sentence, whatever it is made of."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in path.name)
    return plain if len(plain) <= LONGEST_NAME else f"{plain[: LONGEST_NAME - 1]}…"


def _unread_words(fault: FileFault) -> str:
    if fault is FileFault.MISSING:
        return _("There is no file {file}.")
    if fault.spoilt:
        return _("{file} holds no game of Flow and no wave code.")
    return _("{file} could not be opened.")


def _foreign(path: Path) -> Unopened:
    LOGGER.warning("a file to be opened is nothing of ours")
    return Unopened(_unread_words(FileFault.NO_FILE).format(file=shown_name(path)))


def _game(path: Path, text: str, spoilt: str) -> KeptGame | Unopened:
    """A record, played to its end; of one that makes no sense nothing is shown, and `spoilt` is said."""
    number = format_of(FLOW_BOX, text.partition("\n")[0].encode())
    if number is not None and number > FORMAT:
        return Unopened(_(NEWER_RECORD))
    try:
        record, state = read_record(text)
    except RecordError as error:
        LOGGER.warning("a game to be opened: %s", error)
        return Unopened(spoilt.format(file=shown_name(path), line=error.line))
    return _kept(path, record, state)


def _wave(shell: Shell, path: Path, text: str) -> Draft | Unopened:
    """The last table with the wave of the file: the mark and a code in its first line, or a code alone."""
    first, _line, rest = text.strip().partition("\n")
    marked = first.lower().startswith(MARK)
    code = first.strip()[len(MARK) :].strip() if marked else first
    problem = code_problem(code)
    if not problem and (marked or not rest):
        return last_draft(shell).with_code(code)
    if marked or (path.suffix == FLOW_BOX.ending and not rest and len(first) <= MAX_CODE):
        LOGGER.warning("a wave code to be opened cannot be read")
        return Unopened(problem)
    return _foreign(path)


class OpenedGame(SeaPage):
    """The page of a game from a file: to look at, or to play its wave. Nothing here changes the file."""

    one_panel = True
    first_focus = FIRST
    crew_under = "sheet"

    def __init__(self, game: KeptGame) -> None:
        self.game = game

    def build(self) -> Widget:
        """The game on a sheet, with the name of its file where a game of ours has its day."""
        facts = [
            shown_name(self.game.paths.record),
            *fact_lines(self.game, level_name(self.game.record.options))[1:],
        ]
        buttons = EvenGrid(self._buttons(), 2, least=LEAST_BUTTON, gap=12)
        body = Column([*game_parts(self.game, facts), buttons], gap=24)
        return sheet(self.look, body, standing_words(self.game), WIDEST, least=WIDEST, key=self.crew_under)

    def _buttons(self) -> list[Widget]:
        deeds, over = GameActions(self, self.game), self.game.finished
        same = Button(
            _("Same wave again"),
            self.same_wave,
            weight=Weight.PLAIN if over else Weight.PRIMARY,
            icon=art("icon", "again"),
            key="same" if over else FIRST,
        )
        copy = Button(_("Copy as text"), deeds.copy, icon=art("icon", "copy"), key="copy")
        back = Button(_("Back"), self.back, icon=art("icon", "back"), key="back")
        return [*([deeds.looking()] if over else []), same, copy, back]

    def same_wave(self) -> Change:
        """Set a table up for this wave: others may sit down at it than did in the file."""
        record = self.game.record
        return Push(ToSetup(draft_of(record.options, seats_of(record, people_of(self.shell)))))
