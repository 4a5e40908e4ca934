"""The sign of what players can do: the same as on its button at the table, wherever it has one there.

By the action's name, so that what is called the same in another game has the same sign.
"""

from typing import Final

from flow_desktop.app.catalogue import ArtName, art, catalogue
from flow_desktop.app.intents import AnyAction

_SIGNS: Final = {
    "rotate_right": "icon_rotate_right",
    "rotate_left": "icon_rotate_left",
    "draw": "back_tile",
    "draw_fullest": "icon_piles",
    "trade": "icon_trade",
    "cards": "card_action_back",
    "discards": "icon_discard",
    "call_wave": "icon_wave",
    "undo": "icon_undo",
    "redo": "icon_redo",
    "advise": "icon_hint",
    "switch_tutor": "icon_tutor",
    "goal": "icon_goal",
    "partner_wait": "icon_hand",
    "partner_ask": "icon_hurry",
    "pause": "icon_pause",
    "help": "icon_help",
    "done": "icon_check",
    "sheets": "icon_eye",
    "voice": "icon_voice",
    "hush": "icon_voice_hush",
    "repeat": "icon_voice_again",
    "read_on": "icon_voice_on",
    "read_back": "icon_voice_back",
    "read_all": "icon_voice_all",
    "mute": "icon_sound_off",
    "fullscreen": "icon_full_screen",
    "ask": "icon_ask",
    "ask_clock": "icon_clock",
    "ask_hand": "icon_cards",
    "ask_tile": "icon_tile",
    "ask_fits": "icon_fits",
    "ask_space": "icon_space",
    "ask_animals": "icon_animals",
    "ask_lines": "icon_lines",
    "ask_last": "icon_last",
    "ask_goal": "icon_left_to_do",
    "ask_dice": "icon_dice",
    "ask_cards": "icon_scenario",
}
_OWN: Final = {"ask_hand": "icon_seat"}
"""What another game asks by the same key, but about something else: whose turn it is."""


def action_sign(action: AnyAction) -> ArtName | None:
    """The drawing of an action; nothing for one that has none, or whose drawing the game does not have."""
    name = action.name.lower()
    drawn = _OWN.get(name, _SIGNS.get(name)) if action.words else _SIGNS.get(name)
    return art(drawn) if drawn in catalogue().art else None
