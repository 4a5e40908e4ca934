"""What SDL must be told before pygame is imported; the shell imports pygame only after this."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Presenting through a texture costs several times more than a plain copy where there is no fast driver.
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
