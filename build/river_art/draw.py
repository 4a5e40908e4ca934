"""Write the art of River Dice into its own assets: `python -m build.river_art.draw`."""

from pathlib import Path

from build.river_art.animals import animals
from build.river_art.habitats import habitats
from build.river_art.ink import ink
from build.river_art.partners import partners
from build.river_art.signs import signs

ART = Path(__file__).parents[2] / "flow_desktop" / "river_dice" / "assets" / "art"


def drawings() -> dict[str, str]:
    """File names and SVG texts of everything this package draws."""
    return {**animals(), **habitats(), **signs(), **ink(), **partners()}


def main() -> None:
    """Write the files."""
    ART.mkdir(parents=True, exist_ok=True)
    for name, text in drawings().items():
        (ART / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
