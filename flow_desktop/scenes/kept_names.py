"""The names under which values are kept beside the settings."""

from typing import Final

KEPT_TABLE: Final = "table"
"""The last table, as `draft_json` writes it."""
KEPT_WORDS: Final = "table-words"
"""Its line and the language of that, for a menu that is seen before tables can be read."""
