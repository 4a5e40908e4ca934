"""Source of what is built: art, sounds, fonts, packaging. Outputs go to dist/ or into the assets."""
