"""Settings and accessibility."""
