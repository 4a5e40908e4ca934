"""Makes every sound and the stems of the music from scratch, with the standard library alone."""
