"""Every cue of the game, by the name its file has."""

from build.sounds.cues.animals import ANIMALS
from build.sounds.cues.cards import CARDS
from build.sounds.cues.clock import CLOCK
from build.sounds.cues.cue import Cue
from build.sounds.cues.endings import ENDINGS
from build.sounds.cues.places import PLACES
from build.sounds.cues.sea import SEA
from build.sounds.cues.touch import TOUCH

CUES: dict[str, Cue] = {cue.name: cue for cue in (*TOUCH, *CARDS, *ANIMALS, *CLOCK, *PLACES, *SEA, *ENDINGS)}

__all__ = ["CUES", "Cue"]
