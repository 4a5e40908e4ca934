"""Learning River Dice by doing: four short lessons at a real table."""
