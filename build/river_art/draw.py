"""Write the art of River Dice into its own assets: `python -m build.river_art.draw`."""

from pathlib import Path

from build.art.files import write
from build.river_art.animals import animals
from build.river_art.habitats import habitats
from build.river_art.ink import ink
from build.river_art.partners import partners
from build.river_art.signs import signs

ART = Path(__file__).parents[2] / "flow_desktop" / "river_dice" / "assets" / "art"


def drawings() -> dict[str, str]:
    """File names and SVG texts of everything this package draws."""
    return {**animals(), **habitats(), **signs(), **ink(), **partners()}


if __name__ == "__main__":
    write(ART, drawings())
