"""Writes every drawing of this folder into the game's art: `python -m build.characters.draw`."""

from build.characters import capybara, cat, dog, lemur, shore_folk, swimmers
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
        for mood in MOODS
    }
    badges = {f"animal_{name}_badge.svg": draw_badge(name) for name in HEADS}
    avatars = {f"avatar_{number}.svg": draw() for number, draw in enumerate(AVATARS, start=1)}
    return animals | badges | avatars


def main() -> None:
    """Write all files; existing ones are replaced."""
    for name, source in drawings().items():
        (ART / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
