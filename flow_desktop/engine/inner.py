"""How the inner rules run here: as machine code in a packaged Flow, as plain Python in a checkout."""

from typing import Final

from flow_desktop.engine import water

COMPILED: Final = not (water.__file__ or "").endswith((".py", ".pyc"))
