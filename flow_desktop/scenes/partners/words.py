"""What partners say: short lines in the player's language."""

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.bots.partners import Partner

LEAVES_IT: Final = N_("I leave the best spot to you.")
ELSEWHERE: Final = N_("Somewhere else, then.")


def says(partner: Partner, line: str) -> str:
    """A line with the name of the one who says it."""
    return _("{name}: {line}").format(name=partner.shown, line=line)


def would(partner: Partner, line: str) -> str:
    """What a partner would do in the player's place."""
    return _("{name} would do this: {line}").format(name=partner.shown, line=line)


def turn_words(partner: Partner, waits: bool) -> str:
    """What is going on while a partner has the turn."""
    words = _("{name} waits for you.") if waits else _("{name} is thinking.")
    return words.format(name=partner.shown)


def goes_on(partner: Partner) -> str:
    """A partner was told to go on."""
    return _("{name} goes on.").format(name=partner.shown)


def pace_words(hurried: bool) -> str:
    """What the partners make of being hurried, or not."""
    return _("Your partners hurry now.") if hurried else _("Your partners take their time.")


def hands_off_words(partner: Partner) -> str:
    """Why nobody else plays now."""
    return _("It is {name}'s turn.").format(name=partner.shown)
