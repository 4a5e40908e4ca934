"""A file that is opened with the program: what River Dice makes of it, if it is one of River Dice's.

What is in the file decides, not its name (docs/records.md): a record is shown again, a deal code sets the
table. The file is only read.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER
from flow_desktop.files.reading import FileKind, UnreadError, read
from flow_desktop.river_dice.engine.codes import RiverCodeError, has_river_code, read_river_code

if TYPE_CHECKING:
    from flow_desktop.app.scene import Scene
    from flow_desktop.app.shell import Shell

RECORD: Final = "river-dice-record"
MARK: Final = "river-dice:"
"""What stands before a deal code in a file; a code alone in its file needs none."""
HOUSE_MARK: Final = "flow:"
"""The mark of the program; a code of one game is never one of another."""
BYTE_ORDER_MARK: Final = "\ufeff"


def page_of_file(shell: Shell, path: Path) -> Scene | None:
    """The first page with what the file holds, or what is wrong with it; None: nothing of River Dice's."""
    try:
        text = read(path, FileKind.RECORD).decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    except (UnreadError, UnicodeDecodeError):
        return None
    if text.startswith(RECORD):
        return _record_page(shell, text)
    code = code_in(text)
    return None if code is None else _deal_page(shell, code)


def code_in(text: str) -> str | None:
    """The deal code of a text, even one that cannot be read where it is marked; None: there is none."""
    first, _line, rest = text.strip().partition("\n")
    marked = next((mark for mark in (MARK, HOUSE_MARK) if first.lower().startswith(mark)), "")
    code = first[len(marked) :].strip()
    if marked == MARK:
        return code
    if rest and not marked:
        return None
    try:
        read_river_code(code)
    except RiverCodeError:
        return None
    return code


def _record_page(shell: Shell, text: str) -> Scene:
    """The game, shown again above a table with its deal; one that makes no sense is not shown at all."""
    from flow_desktop.river_dice.engine.record import FORMAT, RiverRecordError, read_record
    from flow_desktop.river_dice.scenes.destinations import ToRiverReplay
    from flow_desktop.river_dice.scenes.draft_json import last_draft
    from flow_desktop.river_dice.scenes.setup.opening import OpeningSetup, told
    from flow_desktop.river_dice.table import RIVER_BOX
    from flow_desktop.table.kept import format_of

    plain = "".join(f"{line}\n" for line in text.splitlines())
    number = format_of(RIVER_BOX, plain.partition("\n")[0].encode())
    if number is not None and number > FORMAT:
        return told(_("This game comes from a newer Flow."))
    try:
        record, _state = read_record(plain)
    except RiverRecordError as error:
        LOGGER.warning("a game to be opened: %s", error)
        return told(_("This is a game of River Dice, but damaged or changed."))
    draft = last_draft(shell)
    known = has_river_code(record.options)  # a table can be set by two words alone
    return OpeningSetup(ToRiverReplay(record), draft.with_deal(record.options) if known else draft)


def _deal_page(shell: Shell, code: str) -> Scene:
    """The last table with the deal of a code, or what is wrong with the code."""
    from flow_desktop.river_dice.scenes.draft_json import last_draft
    from flow_desktop.river_dice.scenes.setup.code_words import code_problem
    from flow_desktop.river_dice.scenes.setup.opening import told
    from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage

    problem = code_problem(code)
    return told(problem) if problem else RiverSetupPage(given=last_draft(shell).with_code(code))
