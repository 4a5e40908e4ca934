"""Everything the player sees: menu, setup, play, wave, results, pause, settings and rules."""
