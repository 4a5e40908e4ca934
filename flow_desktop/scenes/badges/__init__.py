"""Badges at the table: told on the spot."""
