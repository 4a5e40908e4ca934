"""All icons, by file name."""

from build.art.icon import icon
from build.art.icons_asking import ASKING
from build.art.icons_devices import DEVICES
from build.art.icons_play import PLAY


def icons() -> dict[str, str]:
    """File names and SVG texts of all icons."""
    return {
        f"icon_{name}.svg": icon(shape, name.replace("_", " "))
        for name, shape in {**PLAY, **ASKING, **DEVICES}.items()
    }
