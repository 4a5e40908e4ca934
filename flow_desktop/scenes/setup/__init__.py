"""The setup: who plays, by which rules, against which wave."""
