"""What the stops of the voyage are called, what each is about, and its stars in words."""

from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.rounds.stars import Star, animals_each, cards_to_keep
from flow_desktop.rounds.voyage import Stop

NAMES: Final = {
    "harbour": N_("Sunrise Harbour"),
    "jetty": N_("The Long Jetty"),
    "oars": N_("Two Oars"),
    "breakwater": N_("The Breakwater"),
    "skerry": N_("Seal Skerry"),
    "narrows": N_("The Narrows"),
    "cove": N_("Silent Cove"),
    "lighthouse": N_("The Lighthouse"),
    "customs": N_("Customs Quay"),
    "herring": N_("Herring Bank"),
    "stores": N_("The Stores"),
    "race": N_("The Tide Race"),
    "sandbank": N_("Plover Sands"),
    "reef": N_("Urchin Reef"),
    "slip": N_("The Slipway"),
    "sluice": N_("The Old Sluice"),
    "ironcoast": N_("Iron Coast"),
    "wrecks": N_("Bay of Wrecks"),
    "lee": N_("In the Lee"),
    "nightwatch": N_("Night Watch"),
    "stormwall": N_("The Storm Wall"),
    "eye": N_("Eye of the Storm"),
    "cape": N_("The Last Cape"),
    "sea": N_("The Open Sea"),
}
"""Names by key."""

GOALS: Final = {
    "harbour": N_("Bring all four aboard."),
    "jetty": N_("Save your tiles: the sea has time."),
    "oars": N_("Share the work."),
    "breakwater": N_("Outlast the waves."),
    "skerry": N_("Find a path around the rocks."),
    "narrows": N_("Let the rocks stand and pass between them."),
    "cove": N_("Understand each other without a word."),
    "lighthouse": N_("Dare it, just before the wave."),
    "customs": N_("One card a round has to do."),
    "herring": N_("Everybody hauls."),
    "stores": N_("No card comes after: guard what you have."),
    "race": N_("Outrun the sea."),
    "sandbank": N_("Live with the obstacles."),
    "reef": N_("Slip through the reef."),
    "slip": N_("The boat has one door. Find it together."),
    "sluice": N_("Get through the gate."),
    "ironcoast": N_("Stones stay where they are."),
    "wrecks": N_("Waste nothing."),
    "lee": N_("Breathe. Here the sea is kind."),
    "nightwatch": N_("Trust each other in the dark."),
    "stormwall": N_("Be faster than the storm."),
    "eye": N_("Gather strength for the cape."),
    "cape": N_("Round it together."),
    "sea": N_("Home is out there."),
}
"""What each stop is about, in a line."""


def stop_name(stop: Stop) -> str:
    """The name of a stop."""
    return _(NAMES[stop.key])


def sailed_words(stop: Stop) -> str:
    """What a game at it was: "Voyage: Sunrise Harbour"."""
    return _("Voyage: {stop}").format(stop=stop_name(stop))


def goal_words(stop: Stop) -> str:
    """What it is about."""
    return _(GOALS[stop.key])


def star_words(star: Star, stop: Stop, players: int) -> str:
    """What earns a star at a table of so many."""
    count = star.number
    match star.code:
        case "r":
            return ngettext("Win in the first round", "Win within {count} rounds", count).format(count=count)
        case "t":
            return ngettext("Keep {count} tile or more", "Keep {count} tiles or more", count).format(
                count=count
            )
        case "k":
            cards = cards_to_keep(count, stop.seats, players)
            return ngettext("Keep {count} card in hand", "Keep {count} cards in hand", cards).format(
                count=cards
            )
        case "c":
            return ngettext(
                "Play at most {count} action card", "Play at most {count} action cards", count
            ).format(count=count)
        case "b":
            return ngettext(
                "Win with at most {count} tile on the board",
                "Win with at most {count} tiles on the board",
                count,
            ).format(count=count)
        case "w":
            return ngettext("Leave {count} rock standing", "Leave {count} rocks standing", count).format(
                count=count
            )
        case "g":
            return ngettext(
                "Use {count} opening of the boat", "Use {count} openings of the boat", count
            ).format(count=count)
        case "e":
            each = animals_each(players)
            return ngettext("Everybody joins an animal", "Everybody joins {count} animals", each).format(
                count=each
            )
    return _(PLAIN_STARS[star.code])


PLAIN_STARS: Final = {
    "u": N_("No animal is ever cut off"),
    "n": N_("Trade no tile"),
    "d": N_("Never have to discard a tile"),
    "h": N_("Hold two animals through a wave"),
    "l": N_("Win in the last turn before a wave"),
    "f": N_("Lead a path through another animal"),
    "s": N_("Play neither Support nor Current"),
    "q": N_("Touch no obstacle with a card"),
    "a": N_("Let a bird save a tile"),
}
"""Stars without a number."""


def stars_spoken(earned: tuple[bool, ...]) -> str:
    """How many stars, as it is said."""
    count = sum(earned)
    return ngettext("{count} of 3 stars", "{count} of 3 stars", count).format(count=count)
