"""Chapters: the giant wave, the clock, and how a game ends."""

from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.scenes.rules.chapter_basics import CAPYBARA_WAY, CAT_WAY, DOG_WAY, LEMUR_WAY
from flow_desktop.scenes.rules.page import BoardFigure, RuleChapter, RulePage

WAVE: Final = RuleChapter(
    "wave",
    N_("The giant wave"),
    (
        RulePage(
            "time-up",
            N_("The bell rings"),
            (
                N_("When the time is over, the round ends."),
                N_("A drawn tile or a begun card is finished first."),
                N_("A turn that was not begun is lost."),
                N_("Between two turns, the bell is for the player who comes next."),
            ),
            (),
            ("4.time", "4.finish", "4.between", "R13"),
        ),
        RulePage(
            "wave",
            N_("The wave takes its toll"),
            (
                N_("The current player throws both dice."),
                N_("All tiles in the white die's row are washed away."),
                N_("So are all tiles in the black die's column. They are discarded."),
                N_("The boat and the animals stay. Rocks are washed away too."),
                N_("Then the next player begins a new round with a full clock."),
            ),
            (
                BoardFigure(
                    N_("White 2 and black 3: the tiles on these lines go"),
                    f"{CAT_WAY} {DOG_WAY}",
                    row=1,
                    column=2,
                ),
            ),
            ("4.wave", "4.stay", "4.next"),
        ),
        RulePage(
            "bird-saves",
            N_("Birds save tiles"),
            (
                N_("A tile with a bird, hit by one die, stays. The bird flies off."),
                N_("Where both lines cross, tile and bird are lost."),
            ),
            (
                BoardFigure(
                    N_("A bird saves its tile. Where the lines cross, none can."),
                    "b1:EW c1:SW c2:NS* c3:NE* d3:SW",
                    row=1,
                    column=2,
                ),
            ),
            ("4.bird",),
        ),
        RulePage(
            "clock",
            N_("The clock is yours"),
            (
                N_("Usual are 60 seconds. Choose 30 to 600, or no clock."),
                N_("Or count turns: the wave comes after so many, usually ten."),
                N_("Without a clock you call the wave yourselves."),
                N_("Records of these games are kept apart."),
            ),
            (),
            ("4.clock", "R20"),
        ),
    ),
)

END: Final = RuleChapter(
    "end",
    N_("The end"),
    (
        RulePage(
            "won",
            N_("Won"),
            (
                N_("You win when all four animals are joined to the boat."),
                N_("This is checked at the end of every turn."),
                N_("A turn finished after the bell still counts: you win before the wave."),
            ),
            (BoardFigure(N_("Four ways, one boat"), f"{CAT_WAY} {DOG_WAY} {CAPYBARA_WAY} {LEMUR_WAY}"),),
            ("5.won", "R14"),
        ),
        RulePage(
            "lost",
            N_("Lost"),
            (
                N_("The game is lost when no tile is left to draw."),
                N_("But only if nobody can play an action card either."),
                N_("If only you can do nothing, the next who can takes the turn."),
                N_("Sometimes only a limit of the round forbids the last cards."),
                N_("Then the round is given up and the wave comes at once."),
            ),
            (),
            ("5.lost", "5.passed", "5.given_up", "R15", "R22"),
        ),
    ),
)
