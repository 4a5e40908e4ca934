"""What partners say: short lines in the player's language."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import N_, _, ngettext, with_capital
from flow_desktop.bots.advice import Reason, ReasonCode
from flow_desktop.bots.partners import Partner
from flow_desktop.engine.geometry import Animal
from flow_desktop.scenes.naming import animals_words

LEAVES_IT: Final = N_("I leave the best spot to you.")
ELSEWHERE: Final = N_("Somewhere else, then.")

_LINES: Final = {
    ReasonCode.WINS: N_("That is the last one. All aboard!"),
    ReasonCode.CONNECTS: N_("This holds our paths together."),
    ReasonCode.OFF_THE_LINES: N_("The wave seldom comes here."),
    ReasonCode.LESS_DAMAGE: N_("Then the next wave hurts us less."),
    ReasonCode.GUARDS: N_("A bird will guard this tile."),
    ReasonCode.CALMS: N_("One die less: let the sea rest."),
    ReasonCode.MILDER_DIE: N_("This die hurts us less."),
    ReasonCode.KEEPS_OPEN: N_("Here it shuts nobody in."),
    ReasonCode.OUT_OF_THE_WAY: N_("Here it does the least harm."),
    ReasonCode.CARD_IS_BETTER: N_("I would rather have a card."),
    ReasonCode.TILE_FITS: N_("I know where this one goes."),
    ReasonCode.KEEP_CARDS: N_("I keep my cards for later."),
    ReasonCode.NOTHING_ELSE: N_("There is nothing else to do."),
}


def line_of(reason: Reason) -> str:
    """Why, in a partner's words; animals come first, so that every language can name them."""
    if reason.code in _LINES:
        return _(_LINES[reason.code])
    words, animals = animals_words(reason.animals), reason.animals
    return _animal_line(reason.code, animals).format(animals=with_capital(words))


def _animal_line(code: ReasonCode, animals: Sequence[Animal]) -> str:
    if code is ReasonCode.JOINS:
        return ngettext("{animals} can come aboard.", "{animals} can come aboard.", len(animals))
    if code is ReasonCode.OPENS:
        return ngettext("{animals} has hope again.", "{animals} have hope again.", len(animals))
    if code is ReasonCode.SHARES:
        return ngettext("{animals} needs this path.", "{animals} share this path.", len(animals))
    return ngettext("{animals} comes nearer.", "{animals} come nearer.", len(animals))


def says(partner: Partner, line: str) -> str:
    """A line with the name of the one who says it."""
    return _("{name}: {line}").format(name=partner.shown, line=line)


def would(partner: Partner, line: str) -> str:
    """What a partner would do in the player's place."""
    return _("{name} would do this: {line}").format(name=partner.shown, line=line)


def turn_words(partner: Partner, waits: bool, points: bool = False) -> str:
    """What is going on while a partner has the turn."""
    if waits:
        return _("{name} waits for you.").format(name=partner.shown)
    words = _("{name} has an idea.") if points else _("{name} is thinking.")
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
