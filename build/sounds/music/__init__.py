"""The stems of the music: loops that fit over each other, and how loud each is at full volume."""

from build.sounds.music.stem import Stem
from build.sounds.music.stems import play_alarm, play_chords, play_kalimba, play_pulse, play_sea, play_swell

STEMS: dict[str, Stem] = {
    stem.name: stem
    for stem in (
        Stem("pads", play_chords, 24, -24.0, air=0.5),
        Stem("kalimba", play_kalimba, 20, -23.0, air=0.5, wide=True),
        Stem("pulse", play_pulse, 4, -23.0, air=0.2),
        Stem("alarm", play_alarm, 4, -24.0, air=0.3),
        Stem("sea", play_sea, 8, -24.0),
        Stem("swell", play_swell, 6, -26.0),
    )
}

__all__ = ["STEMS", "Stem"]
