"""How the game tells what happens: events become a timeline of what moves, is heard, read and spoken.

* `timeline`: `timeline(events, table, still=False, when=None) -> Timeline`, `warning_timeline(seconds,
  table)`, `last_turn_timeline()`, `not_now_timeline(words)`: the one place where happenings become cues.
* `cues`: the vocabulary: `Tween`, `Feeling`, `Glow`, `Flash`, `Sound`, `Line`, `Spoken`; places; `Timeline`.
* `moves`: `MOTIONS`, a row for every kind of event: what moves, glows or feels.
* `events`: `caption_of(event, table)`, `spoken_of(event, table)`: what happened, to read and to hear.
* `sounds`: `sound_of(event)`, `warning_sound(seconds_left)`: what is heard when it happens.
* `refusals`: `refusal_sentence(refusal)`: why not, in the player's language.

No screen is needed for any of it; the play scene performs timelines (`scenes/play/performing`).
"""
