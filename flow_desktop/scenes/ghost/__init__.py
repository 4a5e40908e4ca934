"""The best run at the same wave, as a faint trace and one line."""
