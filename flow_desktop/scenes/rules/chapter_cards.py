"""Chapter: the six action cards."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.rules.page import BoardFigure, CardFigure, DrawnFigure, RuleChapter, RulePage
from flow_desktop.scenes.scenario_cards import Ours

CARDS: Final = RuleChapter(
    "cards",
    N_("Action cards"),
    (
        RulePage(
            "cards",
            N_("Playing a card"),
            (
                N_("Instead of drawing, play one of your cards and do what it says."),
                N_("Then the card is discarded face up."),
                N_("A card that could do nothing cannot be played."),
                N_("You may always show each other your cards."),
                Ours(N_("Support and Current work on rocks too. A removed rock leaves the game."), "R12"),
                Ours(N_("Moving a rock follows only placement rules 1 and 4."), "R12"),
            ),
            (DrawnFigure(N_("The six action cards"), tuple(art("action", card.value) for card in Card)),),
            ("3.card", "3.rocks"),
        ),
        RulePage(
            "card-support",
            N_("Support"),
            (
                N_("Remove any tile from the board, but not the boat."),
                N_("The tile is discarded. A bird on it goes back to the others."),
            ),
            (CardFigure(Card.SUPPORT),),
            ("3.card.support",),
        ),
        RulePage(
            "card-bird",
            N_("Bird"),
            (
                N_("Put a bird on a tile that has none. The boat takes no bird."),
                N_("There are three birds. Without a free one, the card cannot be played."),
            ),
            (CardFigure(Card.BIRD), BoardFigure(N_("The bird guards its tile"), "b1:EW c1:SW* c2:NS")),
            ("3.card.bird",),
        ),
        RulePage(
            "card-current",
            N_("Current"),
            (
                N_("Move a tile to another empty space, turned as you like."),
                N_("Placement rules 1, 3 and 4 count. No water needs to reach it."),
                N_("The boat cannot be moved."),
                Ours(N_("A bird stays on its tile."), "R10"),
            ),
            (
                CardFigure(Card.CURRENT),
                BoardFigure(
                    N_("With Current, a tile may go here"),
                    "b1:EW c1:SW c2:NS",
                    Kind.STRAIGHT,
                    "d3:NS",
                    by_current=True,
                ),
            ),
            ("3.card.current",),
        ),
        RulePage(
            "card-fishing",
            N_("Fishing"),
            (
                N_("Turn two face-down tiles face up: the tops of any piles."),
                N_("From the next turn on, anyone may draw one of them."),
                Ours(N_("With one face-down tile left, that one is turned."), "R24"),
                Ours(N_("With none the card cannot be played."), "R11"),
            ),
            (CardFigure(Card.FISHING),),
            ("3.card.fishing",),
        ),
        RulePage(
            "card-calm_waters",
            N_("Calm Waters"),
            (
                N_("In the next wave only one die is rolled."),
                N_("Whoever rolls chooses which. The card waits beside the board."),
                N_("Only one Calm Waters can be played in a round."),
            ),
            (CardFigure(Card.CALM_WATERS),),
            ("3.card.calm_waters", "4.calm"),
        ),
        RulePage(
            "card-return",
            N_("Return"),
            (
                N_("Take any discarded tile and place it at once."),
                N_("All four placement rules count."),
            ),
            (
                CardFigure(Card.RETURN),
                BoardFigure(
                    N_("Without water it cannot lie here"),
                    "b1:EW c1:SW c2:NS",
                    Kind.STRAIGHT,
                    "d3:NS",
                    Code.NO_WATER_PATH,
                ),
            ),
            ("3.card.return",),
        ),
    ),
)
