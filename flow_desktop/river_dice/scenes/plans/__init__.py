"""Where everything stands on the four sheets, what is printed there, and what the player has marked."""
