"""How the game tells what happens: refusals and events as sentences, events as sounds.

* `refusals`: `refusal_sentence(refusal)`: why not, in the player's language.
* `events`: `caption_of(event, table)`, `spoken_of(event, table)`: what happened, to read and to hear.
* `sounds`: `sound_of(event)`, `warning_sound(seconds_left)`: what is heard when it happens.
"""
