"""How the game tells what happens: events become a timeline of what moves, is heard, read and spoken.

* `cues`: the vocabulary: places, what moves, glows, is lit, felt, heard, written, spoken; `Timeline`.
* `moves`: `MOTIONS`, a row for every kind of event: what moves, glows or feels.
* `events`: `caption_of(event, table)`, `spoken_of(event, table)`: what happened, to read and to hear.
* `sounds`: `sound_of(event)`, `warning_sound(seconds_left)`: what is heard when it happens.
* `refusals`: `refusal_sentence(refusal)`: why not, in the player's language.
* `timeline`: the one place where happenings become cues: a step, a warning, a turn, a note, an ending.
* `answers`: what can be asked about a board and a game. `wording`: how much is said of an event.
* `wave`: `Toll`, what a roll led to; its timelines, and its losses in words.

No screen is needed for any of it; any scene with a board performs timelines (`scenes/performing`).
"""
