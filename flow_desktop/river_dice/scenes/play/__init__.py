"""The table of River Dice.

Importing order: outlook, choosing, account, rolling -> cards, chips, tallies -> sight -> moves, partners,
hints -> panels, tabs, frame -> page (what is seen) -> scene (what happens).
What is legal is the engine's; `choosing` knows which of it is in sight, `outlook` what it would give.
"""

from flow_desktop.river_dice.scenes.play.scene import RiverPlay

__all__ = ["RiverPlay"]
