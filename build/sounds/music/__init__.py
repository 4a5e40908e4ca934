"""The two pieces of music, alike in length, tempo and harmony, so that one can fade into the other."""

from build.sounds.music.calm import play_calm
from build.sounds.music.piece import Piece
from build.sounds.music.tense import play_tense

PIECES: dict[str, Piece] = {
    "calm": Piece("calm", play_calm, level=-22.0, air=0.5),
    "tense": Piece("tense", play_tense, level=-19.5, air=0.3),
}

__all__ = ["PIECES", "Piece"]
