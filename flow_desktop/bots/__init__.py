"""Players made of code: rollouts, simple bots, and many games at once. They import the engine alone."""
