"""River Dice: a wing of its own beside Flow. It knows the shell and nothing of any other game."""
