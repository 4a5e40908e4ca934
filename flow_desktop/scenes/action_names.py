"""What players can do, in words and in groups: the page of keys lists it all, whatever is added one day.

An action that nobody has named yet stands at the end under its own name, so that it can be given a key too.
"""

from collections.abc import Iterable
from typing import Final

from flow_desktop.app.intents import Action, AnyAction
from flow_desktop.app.language import N_, _
from flow_desktop.scenes.actions import FlowAction

Group = tuple[str, dict[AnyAction, str]]

TABLE_GROUP: Final = N_("At the table")
QUESTIONS_GROUP: Final = N_("Questions that the voice answers")
GROUPS: Final[tuple[Group, ...]] = (
    (
        N_("Tiles and cards"),
        {
            FlowAction.ROTATE_RIGHT: N_("Turn right"),
            FlowAction.ROTATE_LEFT: N_("Turn left"),
            FlowAction.DRAW_FULLEST: N_("Draw from the fullest pile"),
            FlowAction.DRAW: N_("Go to the piles"),
            FlowAction.DRAW_1: N_("Draw from pile 1"),
            FlowAction.DRAW_2: N_("Draw from pile 2"),
            FlowAction.DRAW_3: N_("Draw from pile 3"),
            FlowAction.DRAW_4: N_("Draw from pile 4"),
            FlowAction.DRAW_5: N_("Draw from pile 5"),
            FlowAction.DRAW_6: N_("Draw from pile 6"),
            FlowAction.DRAW_SHOWN_1: N_("Draw face-up tile 1"),
            FlowAction.DRAW_SHOWN_2: N_("Draw face-up tile 2"),
            FlowAction.DRAW_SHOWN_3: N_("Draw face-up tile 3"),
            FlowAction.DRAW_SHOWN_4: N_("Draw face-up tile 4"),
            FlowAction.TRADE: N_("Trade"),
            FlowAction.CARDS: N_("Go to the cards"),
            FlowAction.DISCARDS: N_("Discarded tiles"),
            FlowAction.CALL_WAVE: N_("Call the wave"),
        },
    ),
    (
        TABLE_GROUP,
        {
            Action.UNDO: N_("Undo"),
            Action.REDO: N_("Redo"),
            FlowAction.ADVISE: N_("Hint"),
            FlowAction.SWITCH_TUTOR: N_("Tutor on or off"),
            FlowAction.GOAL: N_("The goal"),
            FlowAction.PARTNER_WAIT: N_("Let the partners wait, or go on"),
            FlowAction.PARTNER_ASK: N_("Hurry a partner, or ask what it would do"),
            Action.PAUSE: N_("Pause"),
            Action.HELP: N_("Help"),
        },
    ),
    (
        N_("Moving about"),
        {
            Action.NAV_UP: N_("Up"),
            Action.NAV_DOWN: N_("Down"),
            Action.NAV_LEFT: N_("Left"),
            Action.NAV_RIGHT: N_("Right"),
            Action.ACCEPT: N_("Choose, place"),
            Action.BACK: N_("Back"),
            Action.NEXT_AREA: N_("Next area"),
            Action.PREVIOUS_AREA: N_("Previous area"),
            Action.JUMP_UP: N_("Fitting space above"),
            Action.JUMP_DOWN: N_("Fitting space below"),
            Action.JUMP_LEFT: N_("Fitting space to the left"),
            Action.JUMP_RIGHT: N_("Fitting space to the right"),
            Action.PAGE_UP: N_("Page up"),
            Action.PAGE_DOWN: N_("Page down"),
            Action.FIRST: N_("To the beginning"),
            Action.LAST: N_("To the end"),
        },
    ),
    (
        N_("Voice, sound and window"),
        {
            Action.VOICE: N_("Voice on or off"),
            Action.HUSH: N_("Voice: be quiet"),
            Action.REPEAT: N_("Voice: say it again"),
            Action.READ_ON: N_("Voice: read on"),
            Action.READ_BACK: N_("Voice: read back"),
            Action.READ_ALL: N_("Voice: read everything"),
            Action.MUTE: N_("All sound on or off"),
            Action.FULLSCREEN: N_("Full screen"),
        },
    ),
    (
        QUESTIONS_GROUP,
        {
            Action.ASK: N_("All questions, as a list"),
            FlowAction.ASK_CLOCK: N_("The clock"),
            FlowAction.ASK_HAND: N_("The hand"),
            FlowAction.ASK_TILE: N_("The tile in hand"),
            FlowAction.ASK_FITS: N_("Where it fits"),
            FlowAction.ASK_SPACE: N_("The space and its neighbours"),
            FlowAction.ASK_ANIMALS: N_("The water of each animal"),
            FlowAction.ASK_LINES: N_("The lines at risk"),
            FlowAction.ASK_LAST: N_("What happened last"),
            FlowAction.ASK_GOAL: N_("What is left to do"),
        },
    ),
    (
        N_("Writing text"),
        {
            Action.ERASE_BACK: N_("Erase the letter before"),
            Action.ERASE_FORWARD: N_("Erase the letter after"),
            Action.COPY: N_("Copy"),
            Action.PASTE: N_("Paste"),
            Action.SELECT_ALL: N_("Select all"),
        },
    ),
)
"""Every action by its group; the first group is what is looked for most."""
MORE: Final = N_("More")
_NAMES: Final = {action: name for _name, group in GROUPS for action, name in group.items()}


def action_name(action: AnyAction) -> str:
    """An action in the player's language."""
    named = _NAMES.get(action, action.words)
    return _(named) if named else action.name.replace("_", " ").capitalize()


def grouped(actions: Iterable[AnyAction]) -> list[tuple[str, list[AnyAction]]]:
    """All these actions by the words of their group; those without one stand at the end.

    What another game names itself (`AnyAction.words`) is a question by its name, else a thing for its table.
    """
    every = list(actions)
    groups = {name: [action for action in group if action in every] for name, group in GROUPS}
    for action in every:
        if action not in _NAMES:
            own = QUESTIONS_GROUP if action.name.startswith("ASK_") else TABLE_GROUP
            groups.setdefault(own if action.words else MORE, []).append(action)
    return [(_(name), group) for name, group in groups.items() if group]
