"""Writes every drawing of this folder into the game's art: `python -m build.characters.draw`."""

from build.art.files import write
from build.characters import (
    action_pictures,
    capybara,
    cards,
    cat,
    dog,
    emblem,
    lemur,
    partners,
    scenario_pictures,
    shore_folk,
    swimmers,
    vessel,
)
from build.characters.badges import HEADS, draw_badge
from build.characters.faces import MOODS
from build.characters.figure import draw_animal
from build.characters.sheets import ART

CHARACTERS = (cat.CHARACTER, dog.CHARACTER, capybara.CHARACTER, lemur.CHARACTER)
AVATARS = (
    swimmers.otter,
    swimmers.turtle,
    shore_folk.puffin,
    shore_folk.crab,
    swimmers.octopus,
    swimmers.seahorse,
    shore_folk.starfish,
    swimmers.whale,
    shore_folk.frog,
    shore_folk.heron,
)


def drawings() -> dict[str, str]:
    """File name to SVG source, for the whole family."""
    animals = {
        f"animal_{character.name}_{mood}.svg": draw_animal(character, mood)
        for character in CHARACTERS
        for mood in (*MOODS, "seated")
    }
    badges = {f"animal_{name}_badge.svg": draw_badge(name) for name in HEADS}
    avatars = {f"avatar_{number}.svg": draw() for number, draw in enumerate(AVATARS, start=1)}
    friends = {f"partner_{name}.svg": draw() for name, draw in partners.PICTURES.items()}
    actions = {f"action_{name}.svg": draw() for name, draw in action_pictures.PICTURES.items()}
    scenarios = {f"scenario_{name}.svg": draw() for name, draw in scenario_pictures.PICTURES.items()}
    single = {
        "card_action_back.svg": cards.action_back(),
        "card_scenario_back.svg": cards.scenario_back(),
        "logo.svg": emblem.logo(),
        "program_icon.svg": emblem.program_icon(),
    }
    return animals | badges | avatars | friends | actions | scenarios | single | vessel.pictures()


if __name__ == "__main__":
    write(ART, drawings())
