"""The giant wave as a moment: the throw, the dice, the water, and in plain words what was lost.

Import order: outcome, storyline, pace, losses (no screen needed), then dice_view, water_view,
swept_view, stage, panels, performance, telling, course, entrance and scene.
The engine decides; everything here only tells.
"""
