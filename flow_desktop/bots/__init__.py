"""Players made of code: rollouts, bots, hints, partners, analysis, many games; from the engine alone."""
