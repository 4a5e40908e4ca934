"""Why a position or its text cannot be, in the player's language, with the place at fault."""

from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.position import Fault, Wrong, fault
from flow_desktop.engine.position_text import MOST_TEXT, PositionTextError, Unreadable, read_position
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.naming import card_name, kind_name, listed, scenario_name
from flow_desktop.scenes.place_names import places_words
from flow_desktop.scenes.telling.refusals import refusal_sentence

SHORT: Final = 16
_WRONG: Final = {
    Wrong.EDITION: N_("There is no such rule set."),
    Wrong.SEED: N_("The seed must be 1 to 64 plain characters."),
    Wrong.ROUND: N_("Rounds are counted from 1 to {most}."),
    Wrong.SCENARIOS: N_("Too many of this scenario card: {thing}. At most {most}."),
    Wrong.TOO_MANY_TILES: N_("Too many tiles of this kind: {thing}. The box holds {most}."),
    Wrong.TOO_MANY_ROCKS: N_("Too many rocks. The scenario cards allow {most}."),
    Wrong.TOO_MANY_BIRDS: N_("There are only {most} birds."),
    Wrong.TOO_MANY_CARDS: N_("Too many of this card: {thing}. The box holds {most}."),
    Wrong.NO_ACTION_PILE: N_("The Italian rule set has no action pile."),
    Wrong.BOAT_SIDE: N_("A boat with one opening needs the card Single Path Boat."),
    Wrong.EDGES: N_("Water must meet water, and land must meet land. Look here: {spaces}."),
    Wrong.ROCK_EDGES: N_("In the Italian rule set only land may face a rock. Look here: {spaces}."),
    Wrong.ALL_ABOARD: N_("All animals are aboard already. There is nothing left to play."),
    Wrong.NOTHING_LEFT: N_("Nothing is left to draw or to play."),
}
_UNREADABLE: Final = {
    Unreadable.SECTION: N_("Character {place}: {word} is not part of a position."),
    Unreadable.SECTION_TWICE: N_("Character {place}: {word} comes twice."),
    Unreadable.SPACE: N_("Character {place}: {word} is not a space. Spaces are a1 to g7."),
    Unreadable.SPACE_TWICE: N_("Character {place}: {word} lies on a space that is taken."),
    Unreadable.ANIMAL_SPACE: N_("Character {place}: {word} lies on an animal."),
    Unreadable.BOAT: N_("Character {place}: {word} is not a boat. Write d4:NESW or one edge, like d4:N."),
    Unreadable.TILE: N_("Character {place}: {word} is not a tile. Write the open edges, like c2:NES."),
    Unreadable.KIND: N_("Character {place}: {word} is not a kind of tile."),
    Unreadable.CARD: N_("Character {place}: {word} is not an action card."),
    Unreadable.SCENARIO: N_("Character {place}: {word} is not a scenario card."),
    Unreadable.COUNT: N_("Character {place}: {word} needs a number, like bend:3."),
    Unreadable.EDITION: N_("Character {place}: {word} is not a rule set."),
    Unreadable.ROUND: N_("Character {place}: {word} is not the number of a round."),
    Unreadable.NOTHING_MORE: N_("Character {place}: {word} is too much here."),
}


def why_not_words(why: Fault | Refusal) -> str:
    """Why something cannot be laid or set."""
    return fault_words(why) if isinstance(why, Fault) else refusal_sentence(why)


def fault_words(found: Fault) -> str:
    """What is impossible about a position."""
    spaces = places_words(found.cells)
    return _(_WRONG[found.wrong]).format(thing=_thing(found.thing), most=found.most, spaces=spaces)


def scenarios_words(scenarios: tuple[Scenario, ...]) -> str:
    """The scenario cards on the table."""
    cards = listed(scenario_name(card) for card in dict.fromkeys(scenarios))
    return _("Scenario cards: {cards}").format(cards=cards) if cards else _("No scenario cards")


def text_words(error: PositionTextError) -> str:
    """What is wrong with a text, and where."""
    if error.wrong is Unreadable.TOO_LONG:
        return ngettext(
            "The text is too long: at most {most} character.",
            "The text is too long: at most {most} characters.",
            MOST_TEXT,
        ).format(most=MOST_TEXT)
    word = error.word if len(error.word) <= SHORT else error.word[:SHORT] + "…"
    shown = "".join(letter if letter.isprintable() else "?" for letter in word)
    return _(_UNREADABLE[error.wrong]).format(place=error.place, word=_("“{word}”").format(word=shown))


def text_problem(text: str) -> str:
    """What is wrong with the text of a position; nothing when it can be played from or is only finished."""
    try:
        found = fault(read_position(text))
    except PositionTextError as error:
        return text_words(error)
    playable = found is None or found.wrong in (Wrong.ALL_ABOARD, Wrong.NOTHING_LEFT)
    return "" if playable or found is None else fault_words(found)


def _thing(thing: Kind | Card | Scenario | None) -> str:
    match thing:
        case Kind():
            return kind_name(thing)
        case Card():
            return card_name(thing)
        case Scenario():
            return scenario_name(thing)
    return ""
