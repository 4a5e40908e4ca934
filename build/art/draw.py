"""Draw all board art: `python -m build.art.draw` writes the SVG files into the game's assets."""

from pathlib import Path

from build.art.badges import badges
from build.art.beach import beaches
from build.art.boat import boats
from build.art.boxes import boxes
from build.art.chart import charts, vessels
from build.art.files import write
from build.art.flags import flags
from build.art.hands import hands
from build.art.harbour import harbours
from build.art.icons import icons
from build.art.logbook import logbook
from build.art.papers import papers
from build.art.places import places
from build.art.plain import plains
from build.art.postcards import postcards
from build.art.quay import quays
from build.art.seas import seas
from build.art.sunrise import sea_sunrise
from build.art.tiles import tiles
from build.art.tokens import tokens

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"


def drawings() -> dict[str, str]:
    """File names and SVG texts of everything this package draws."""
    return {
        **tiles(),
        **places(),
        **boats(),
        **plains(),
        **tokens(),
        **seas(),
        "sea_sunrise.svg": sea_sunrise(),
        **icons(),
        **hands(),
        **logbook(),
        **harbours(),
        **quays(),
        **flags(),
        **papers(),
        **postcards(),
        **beaches(),
        **charts(),
        **vessels(),
        **badges(),
        **boxes(),
    }


if __name__ == "__main__":
    write(ART, drawings())
