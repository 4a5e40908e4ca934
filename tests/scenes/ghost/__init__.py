"""The best run beside the player."""
