"""What is to be done now, in words: the round, whose turn it is, the next step, and why a card must wait."""

from flow_desktop.app.language import _, ngettext
from flow_desktop.river_dice.engine import RiverPhase, RiverState, paying
from flow_desktop.river_dice.engine.commands import CompleteCard
from flow_desktop.river_dice.engine.content import ROUNDS, habitat_cards
from flow_desktop.river_dice.engine.legal import finds_room
from flow_desktop.river_dice.scenes.naming import player_name
from flow_desktop.river_dice.scenes.play.partners import PartnersAtTable
from flow_desktop.river_dice.table import RiverTable


def name_of(table: RiverTable, seat: int) -> str:
    """Who sits there."""
    return player_name(table.seats, seat)


def round_words(state: RiverState) -> str:
    """Which round it is."""
    return _("Round {number} of {rounds}").format(number=state.round, rounds=ROUNDS)


def turn_words(table: RiverTable) -> str:
    """Whose turn it is."""
    return _("It is {name}'s turn.").format(name=name_of(table, table.state.seat))


def longest_round_words() -> str:
    """The same of the last round, which takes the most room."""
    return _("Round {number} of {rounds}").format(number=ROUNDS, rounds=ROUNDS)


def prompt(table: RiverTable, watching: int, rolling: bool, partners: PartnersAtTable) -> str:
    """What is to be done now."""
    state = table.state
    whose = f"{name_of(table, state.seat)}: " if len(state.seats) > 1 else ""
    if rolling:
        return whose + _("The dice are rolling.")
    if watching != state.seat:
        return _("This is {name}'s sheet.").format(name=name_of(table, watching))
    acting = partners.acting
    if acting is not None:
        words_of = _("{name} waits for you.") if partners.waits else _("{name} is thinking.")
        return partners.says or words_of.format(name=acting.shown)
    words = {
        RiverPhase.COLLECT: _("Collect animals."),
        RiverPhase.CHOOSE: _choose_words(table),
        RiverPhase.PAY: _pay_words(state),
        RiverPhase.TAKE: _("Take what the card gives you."),
        RiverPhase.DIE: _("Which animal do you take?"),
        RiverPhase.MARK: _mark_words(state),
        RiverPhase.BONUS: _("Use your bonuses, in any order."),
        RiverPhase.WRITE: _("Which animal goes there?"),
        RiverPhase.OVER: _("The game is over."),
    }
    return whose + words[state.phase]


def _choose_words(table: RiverTable) -> str:
    """Whether a card can still be completed."""
    if table.state.used:
        return _("That was your card. Press Done to end your turn.")
    payable = any(isinstance(each, CompleteCard) for each in table.legal)
    return _("Complete a card, or press Done.") if payable else _("You can pay no card yet. Press Done.")


def _pay_words(state: RiverState) -> str:
    """What is asked about a payment, by the discount."""
    if state.completing is None:
        return ""
    beside = state.completion_at(state.completing.place)
    match beside.number:
        case paying.OTHERS:
            return _("Which animals do you swap?")
        case paying.BY_TOKENS:
            return _("Which animals do your tokens pay for?")
    return _("Which animals do you keep?") if beside.animals > 1 else _("Which animal do you keep?")


def _mark_words(state: RiverState) -> str:
    left = state.completing.left if state.completing is not None else 0
    return ngettext("Mark {count} hex on the sheet.", "Mark {count} hexes on the sheet.", left).format(
        count=left
    )


def why_no_card(state: RiverState, place: int, rolling: bool) -> str:
    """Why the card at a place cannot be completed now."""
    if place > len(state.row):
        return _("No card yet.")
    if rolling:
        return _("The dice are rolling.")
    if state.phase is RiverPhase.COLLECT:
        return _("Collect first.")
    if state.used or state.completing is not None:
        return _("Only one card each round.")
    card, beside = habitat_cards()[state.row[place - 1]], state.completion_at(place)
    room = finds_room(state.current.sheet, card, beside, beside.discount)
    return _("You cannot pay this card yet.") if room else _("Its column is full.")
