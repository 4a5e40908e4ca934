"""What is wrong with a deal code that was typed in, as a sentence."""

from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.river_dice.engine.codes import read_river_code
from flow_desktop.widgets.code_entry import problem_of
from flow_desktop.word_codes import CodeSlip

_SENTENCES: Final = {
    CodeSlip.TOO_LONG: N_("That is too long for a deal code."),
    CodeSlip.FORM: N_("A deal code is two words and a number, like OTTER-REEF-0612."),
}
_TOO_LARGE: Final = N_("The number is too large for a deal code.")


def code_problem(text: str) -> str:
    """What is wrong; nothing when it can be read."""
    return problem_of(text, read_river_code, _SENTENCES, _TOO_LARGE)
