"""Makes every sound and both pieces of music from scratch, with the standard library alone."""
