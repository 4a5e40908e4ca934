"""The rules as pages with pictures."""
