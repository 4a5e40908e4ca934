"""The giant wave as a moment: the throw, the dice, the water, and in plain words what was lost.

Import order: pace (when), dice_view, breaker (pictures of the wave), water_view, swept_view (what is seen
at a moment), throwing, story (the film, and the stage of the performer), panels, pages and scene.
The engine decides; everything here only tells.
"""
