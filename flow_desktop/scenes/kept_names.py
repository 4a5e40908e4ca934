"""The names under which values are kept beside the settings, or noted with a game."""

from typing import Final

KEPT_TABLE: Final = "table"
"""The last table, as `draft_json` writes it."""
KEPT_WORDS: Final = "table-words"
"""Its line and the language of that, for a menu that is seen before tables can be read."""
KEPT_PLAYER: Final = "player"
"""The name of whoever said that they are playing; empty: nobody in particular."""
KEPT_PEOPLE: Final = "people"
"""What the menu has to know of people before it can ask: whether there are several, and own settings."""
OCCASION_NOTE: Final = "occasion"
"""The note about what a game was played for."""
KEPT_JUMP: Final = "jumped"
"""Whether the player has ever jumped to a fitting space: nobody is told how a second time."""
KEPT_NEWS: Final = "news"
"""How many of the news have been told."""
