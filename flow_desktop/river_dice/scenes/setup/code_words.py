"""What is wrong with a deal code that was typed in, as a sentence."""

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.river_dice.engine.codes import RiverCodeError, read_river_code
from flow_desktop.word_codes import CodeSlip, CodeSlipError

_SENTENCES: Final = {
    CodeSlip.TOO_LONG: N_("That is too long for a deal code."),
    CodeSlip.FORM: N_("A deal code is two words and a number, like OTTER-REEF-0612."),
    CodeSlip.DIGITS: N_("A digit is missing from the number, or there is one too many."),
    CodeSlip.WORD: N_("The game does not know the word {word}."),
    CodeSlip.MISTYPED: N_("Something is mistyped: the words and the number do not belong together."),
}
_TOO_LARGE: Final = N_("The number is too large for a deal code.")


def code_problem(text: str) -> str:
    """What is wrong; nothing when it can be read."""
    try:
        read_river_code(text)
    except RiverCodeError as error:
        slip = error.__cause__
        if isinstance(slip, CodeSlipError):
            return _(_SENTENCES[slip.slip]).format(word=slip.word.upper())
        return _(_TOO_LARGE)
    return ""
