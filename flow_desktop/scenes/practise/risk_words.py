"""The risk of a space in words and in brief."""

from __future__ import annotations

from fractions import Fraction

from flow_desktop.app.language import _, pgettext
from flow_desktop.engine.commands import Die
from flow_desktop.engine.risk import Chance, Risk
from flow_desktop.scenes.naming import die_name


def brief(risk: Risk) -> str:
    """The chance that the tile goes, as it stands on the board: "11/36", "0"."""
    return str(risk.most)


def risk_words(risk: Risk) -> str:
    """What the next wave may do to a space: "the wave takes it in 11 of 36 throws"."""
    if risk.white == risk.black:
        return _chance_words(risk.white)
    parts = [
        _("{die}: {risk}").format(die=die_name(die), risk=_chance_words(chance))
        for die, chance in ((Die.WHITE, risk.white), (Die.BLACK, risk.black))
    ]
    return pgettext("between spoken parts", ", ").join(parts)


def _chance_words(chance: Chance) -> str:
    if not chance.tile:
        return _("only its bird is at risk") if chance.bird else _("safe from the wave")
    words = _("the wave takes it in {hits} of {throws} throws")
    return words.format(hits=chance.tile.numerator, throws=chance.tile.denominator)


def level(chance: Fraction) -> int:
    """How high a risk is, in four steps: none, slight, middling, high."""
    return sum(chance >= step for step in (Fraction(1, 36), Fraction(1, 6), Fraction(1, 4)))
