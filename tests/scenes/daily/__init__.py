"""Today's wave on the screen."""
