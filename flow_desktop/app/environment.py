"""What SDL must be told before pygame is imported; the shell imports pygame only after this."""

import os
import sys
from collections.abc import Mapping


def hints(system: str, environment: Mapping[str, str]) -> dict[str, str]:
    """The variables to be set on a system, unless the player has set them."""
    wanted = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if system == "win32":  # else Windows draws us small and blows us up, blurred
        wanted["SDL_WINDOWS_DPI_AWARENESS"] = "permonitorv2"
        wanted["PATH"] = ""  # pygame adds to it, and ends where there is none
    elif system != "darwin" and environment.get("DISPLAY") and environment.get("SDL_VIDEODRIVER") in X11:
        # Presenting through a texture costs several times more than a plain copy where there is no fast
        # driver. Only X11 has the plain copy: macOS and Wayland show nothing at all without the texture.
        wanted["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    return wanted


X11 = (None, "", "x11")
for _name, _value in hints(sys.platform, os.environ).items():
    os.environ.setdefault(_name, _value)
