"""What is wrong with a deal code that was typed in, as a sentence."""

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.river_dice.engine.codes import RiverCodeError, read_river_code
from flow_desktop.widgets.code_entry import slip_words
from flow_desktop.word_codes import CodeSlip, CodeSlipError

_SENTENCES: Final = {
    CodeSlip.TOO_LONG: N_("That is too long for a deal code."),
    CodeSlip.FORM: N_("A deal code is two words and a number, like OTTER-REEF-0612."),
}


def code_problem(text: str) -> str:
    """What is wrong; nothing when it can be read."""
    try:
        read_river_code(text)
    except RiverCodeError as error:
        slip = error.__cause__
        if isinstance(slip, CodeSlipError):
            return slip_words(slip, _SENTENCES)
        return _("The number is too large for a deal code.")
    return ""
