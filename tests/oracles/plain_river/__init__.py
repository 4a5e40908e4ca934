"""River Dice once more, plainly, from its specification alone: what the real engine is compared with.

It shares nothing with the engine, reads every table from ``docs/river-dice.md`` itself, changes its state in
place and tries everything out. Slow, simple, and meant to be read beside the clauses.
"""

from tests.oracles.plain_river.game import PlainGame

__all__ = ["PlainGame"]
