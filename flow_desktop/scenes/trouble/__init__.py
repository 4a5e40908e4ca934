"""When the program itself fails: the friendly window, and what the game adds to the crash report."""
