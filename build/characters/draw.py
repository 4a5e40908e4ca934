"""Writes every drawing of this folder into the game's art: `python -m build.characters.draw`."""

from build.characters import capybara, cat, dog, lemur
from build.characters.badges import HEADS, draw_badge
from build.characters.faces import MOODS
from build.characters.figure import draw_animal
from build.characters.sheets import ART

CHARACTERS = (cat.CHARACTER, dog.CHARACTER, capybara.CHARACTER, lemur.CHARACTER)


def drawings() -> dict[str, str]:
    """File name to SVG source, for the whole family."""
    animals = {
        f"animal_{character.name}_{mood}.svg": draw_animal(character, mood)
        for character in CHARACTERS
        for mood in MOODS
    }
    badges = {f"animal_{name}_badge.svg": draw_badge(name) for name in HEADS}
    return animals | badges


def main() -> None:
    """Write all files; existing ones are replaced."""
    for name, source in drawings().items():
        (ART / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
