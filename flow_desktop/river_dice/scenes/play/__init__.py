"""The table of River Dice.

Importing order: outlook, choosing, prompts, rolling -> cards, chips, tallies -> panels, frame -> scene.
What is legal is the engine's; `choosing` knows which of it is in sight, `outlook` what it would give.
"""

from flow_desktop.river_dice.scenes.play.scene import RiverPlay

__all__ = ["RiverPlay"]
