"""Badges in words: what each is called, and what to do for it. None is a secret."""

from typing import Final

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import N_, _
from flow_desktop.rounds.achievements import Achievement

FACES: Final = {
    Achievement.EVERY_HAND: (N_("Every Hand"), N_("Win, and everyone gave an animal a path.")),
    Achievement.RELAY: (N_("Relay"), N_("Two players open a path, one right after the other.")),
    Achievement.FIRST_AID: (N_("First Aid"), N_("Help an animal back in the first turn after the wave.")),
    Achievement.GUARDIAN: (N_("Guardian"), N_("Your bird saves a tile that someone else placed.")),
    Achievement.KEYSTONE: (N_("Keystone"), N_("A bird saves the tile that held a path together.")),
    Achievement.BORROWED: (N_("Borrowed"), N_("Open a path with a tile that someone else fished.")),
    Achievement.CALM_KEEPER: (N_("Calm Keeper"), N_("Calm Waters: two animals keep their path.")),
    Achievement.HOLD_THE_LINE: (N_("Hold the Line"), N_("A wave comes, and two animals keep their path.")),
    Achievement.HOLD_THREE: (N_("Hold Three"), N_("A wave comes, and three animals keep their path.")),
    Achievement.TWO_ABOARD: (N_("Two Aboard"), N_("Give two animals a path in one turn.")),
    Achievement.THREE_ABOARD: (N_("Three Aboard"), N_("Give three animals a path in one turn.")),
    Achievement.FERRYMAN: (N_("Ferryman"), N_("An animal's path runs through another animal's space.")),
    Achievement.FROM_NOTHING: (N_("From Nothing"), N_("Win in a round that began without any path.")),
    Achievement.RISE_AGAIN: (N_("Rise Again"), N_("A wave breaks nearly all paths, and you still win.")),
    Achievement.LAST_BREATH: (N_("Last Breath"), N_("Win in the last turn before the wave.")),
    Achievement.LAST_TILE: (N_("Last Tile"), N_("Win when no tile is left to draw.")),
    Achievement.BARE_HANDS: (N_("Bare Hands"), N_("Win without playing a card.")),
    Achievement.THE_BIG_ONE: (N_("The Big One"), N_("Win although one wave took nine tiles.")),
    Achievement.SECOND_LIFE: (N_("Second Life"), N_("Win with the card Return.")),
    Achievement.AGAINST_THE_TIDE: (N_("Against the Tide"), N_("Win with the card Current.")),
    Achievement.ONE_DOOR: (N_("One Door"), N_("Win with all paths through one side of the boat.")),
    Achievement.FOUR_DOORS: (N_("Four Doors"), N_("Win with a path through each side of the boat.")),
    Achievement.COME_WHAT_MAY: (
        N_("Come What May"),
        N_("Win with paths that three lines of a wave would spare."),
    ),
    Achievement.GIVE_TO_GAIN: (
        N_("Give to Gain"),
        N_("Break a path with your own card, and win that round."),
    ),
}


def badge_name(badge: Achievement) -> str:
    """What a badge is called."""
    return _(FACES[badge][0])


def badge_task(badge: Achievement) -> str:
    """What to do for it."""
    return _(FACES[badge][1])


def badge_art(badge: Achievement, earned: bool) -> ArtName:
    """Its drawing, in pencil before it is earned."""
    return art("badge" if earned else "sketch_badge", badge.value)
