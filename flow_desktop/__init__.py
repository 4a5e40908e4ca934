"""Flow: a cooperative board game about four animals, a boat and a rising sea."""
