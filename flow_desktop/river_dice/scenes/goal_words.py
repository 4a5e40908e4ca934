"""Scenarios and achievements in words: what each of them wants."""

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.river_dice.engine.scenarios import Aim, achievements, scenarios

MEASURE_WORDS: Final = {
    "points": N_("Points"),
    "cards_completed": N_("Cards completed"),
    "free_hexes": N_("Free hexes won"),
    "goods_left": N_("Animals and tokens left"),
    "tokens_left": N_("Tokens left"),
    "tokens_at_most": N_("Tokens left, at most"),
    "animals_at_most": N_("Animals left, at most"),
    "salmon_left": N_("Salmon left"),
    "salmon_at_most": N_("Salmon left, at most"),
    "bears_left": N_("Bears left"),
    "every_habitat_points": N_("Points from every habitat"),
    "overflow": N_("Overflow filled"),
    "signs": N_("Sun and rain signs"),
    "picks": N_("Bonuses from the bonus area"),
    "full_rows": N_("Full rows"),
    "full_columns": N_("Full columns"),
    "best_row": N_("Points from one row"),
    "best_column": N_("Points from one column"),
    "second_column": N_("Points from each of two columns"),
    "bonus_rows": N_("Points from both bonus rows"),
    "full_tracks": N_("Full tracks"),
    "fox_diamonds": N_("Fox diamonds"),
    "bear_diamonds": N_("Bear diamonds"),
    "one_point_diamonds": N_("One-point diamonds"),
    "bonus_points": N_("Points from bonuses"),
    "complete_rivers": N_("All river hexes"),
    "complete_habitats": N_("Complete habitats"),
    "river_landmarks": N_("River landmarks"),
    "prairie_landmarks": N_("Prairie landmarks"),
    "mountain_landmarks": N_("Mountain landmarks"),
    "landmarks": N_("Landmarks in total"),
    "wetlands_points": N_("Points from wetlands"),
    "animal_hexes": N_("Hexes with an animal"),
    "four_point_hexes": N_("Four-point hexes"),
    "token_pairs": N_("Pairs that give a token"),
    "every_animal_points": N_("Points from every animal"),
    "two_animals_points": N_("Points from two animals added up"),
    "third_animal_points": N_("Points from each of three animals"),
    "fox_points": N_("Points from foxes"),
    "bear_pairs": N_("Bear pairs"),
    "full_habitats": N_("Full habitats"),
    "varied_habitats": N_("Habitats with all five animals"),
    "salmon_runs_of_seven": N_("Runs of seven salmon"),
}
"""What is counted, by its name in the rules."""


def measure_words(aim: Aim) -> str:
    """What an aim counts."""
    return _(MEASURE_WORDS[aim.measure])


def aim_words(aim: Aim) -> str:
    """What an aim wants, with its number."""
    return f"{measure_words(aim)}: {aim.number}"


def aims_of(shape: str) -> tuple[Aim, ...]:
    """Everything that a shape of the trail wants: a scenario's points and goals, or one achievement."""
    if shape.isdigit():
        return scenarios()[int(shape)].aims
    return (achievements()[shape[0]][int(shape[1:]) - 1],)


def shape_title(shape: str) -> str:
    """A shape of the trail by name: a scenario with its number, an achievement by what it wants."""
    if shape.isdigit():
        return _("Scenario {number}").format(number=shape)
    return aim_words(aims_of(shape)[0])
