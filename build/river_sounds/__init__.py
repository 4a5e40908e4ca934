"""Makes the sounds and the music of River Dice with the tools of `build.sounds`."""
