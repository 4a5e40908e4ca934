"""Chapters: the four placement rules with what fits and what does not, the giant wave, the clock, the end."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.rules.chapter_basics import CAPYBARA_WAY, CAT_WAY, DOG_WAY, LEMUR_WAY
from flow_desktop.scenes.rules.page import BoardFigure, DrawnFigure, RuleChapter, RulePage
from flow_desktop.scenes.scenario_cards import Ours

RIVER: Final = "b1:EW c1:SW c2:NS"
PLACING: Final = RuleChapter(
    "placement",
    N_("Placing a tile"),
    (
        RulePage(
            "placement-1",
            N_("1. Next to something"),
            (
                N_("The space is empty and next to an animal or a tile."),
                N_("Above, below, left or right counts; corners do not."),
                N_("The boat counts as a tile. Animal spaces stay free."),
            ),
            (
                BoardFigure(N_("This touches nothing"), RIVER, Kind.BEND, "f4:NE", Code.NO_NEIGHBOUR),
                BoardFigure(N_("This touches the cat"), "", Kind.STRAIGHT, "b1:EW"),
            ),
            ("3.placement.1",),
        ),
        RulePage(
            "placement-2",
            N_("2. Water must reach it"),
            (
                N_("Water from at least one animal must reach the new tile."),
                N_("So the first tiles go beside the animals, not beside the boat."),
                N_("A tile with an obstacle may stand at the end of a path."),
            ),
            (
                BoardFigure(
                    N_("No animal's water gets here"), RIVER, Kind.STRAIGHT, "d3:NS", Code.NO_WATER_PATH
                ),
                BoardFigure(N_("The cat's water gets here"), RIVER, Kind.BEND, "c3:NE"),
            ),
            ("3.placement.2",),
        ),
        RulePage(
            "placement-3",
            N_("3. Edges must match"),
            (
                N_("Every edge must match what it touches: water to water, land to land."),
                N_("Tiles and the boat count."),
                Ours(N_("Animal spaces count too, though in print they are no tiles."), "R23"),
                N_("Any edge may face the border of the board or a rock."),
            ),
            (
                BoardFigure(N_("Land would meet water"), RIVER, Kind.STRAIGHT, "c3:EW", Code.EDGE_MISMATCH),
                BoardFigure(N_("Water meets water"), RIVER, Kind.STRAIGHT, "c3:NS"),
            ),
            ("3.placement.3",),
        ),
        RulePage(
            "placement-4",
            N_("4. Nobody is cut off"),
            (
                N_("An obstacle may not take an animal's last possible path to the boat."),
                Ours(N_("The game looks ahead: an empty space may still become any water."), "R8"),
                Ours(N_("Obstacles and rocks cannot be passed, tiles only by their open edges."), "R8"),
                Ours(N_("An animal that had no possible path before does not count."), "R8"),
                Ours(
                    N_("The printed rules forbid only blocking both openings of an animal; we look further."),
                    "R8",
                ),
                Ours(N_("Only obstacles are held back: a tile without one may shut an animal in."), "R8"),
            ),
            (
                BoardFigure(
                    N_("Here the cat would be cut off"),
                    "b1:EW# a2:NS",
                    Kind.STRAIGHT_OBSTACLE,
                    "a3:NS",
                    Code.CUTS_OFF,
                ),
                BoardFigure(N_("Here it can still go around"), "b1:EW", Kind.STRAIGHT_OBSTACLE, "a2:NS"),
            ),
            ("3.placement.4",),
        ),
        RulePage(
            "water",
            N_("Water goes on"),
            (
                Ours(N_("Water runs through the boat and the animal spaces like any open tile."), "R9"),
                Ours(N_("One animal can reach the boat by another animal's path."), "R9"),
                N_("A tile that loses its water later stays where it is."),
            ),
            (
                BoardFigure(
                    N_("The lemur uses the cat's path"), f"{RIVER} c3:NE d3:SW a2:NS a3:NS a4:NS a5:NS a6:NS"
                ),
            ),
            ("3.water", "3.dry"),
        ),
    ),
)
WAVE: Final = RuleChapter(
    "wave",
    N_("The giant wave"),
    (
        RulePage(
            "time-up",
            N_("The bell rings"),
            (
                N_("When the time is over, the round ends."),
                N_("Whoever has drawn a tile finishes it first."),
                Ours(N_("So does whoever has begun to play a card."), "R13"),
                N_("A turn that was not begun is lost."),
                N_("Between two turns, the bell costs the next player's turn."),
            ),
            (
                DrawnFigure(
                    N_("First the bell, then the wave"),
                    (art("icon_clock"), art("icon_wave"), art("icon_dice")),
                ),
            ),
            ("4.time", "4.finish", "4.between"),
        ),
        RulePage(
            "wave",
            N_("The wave takes its toll"),
            (
                N_("The current player rolls both dice."),
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
                Ours(N_("60 seconds is usual. Choose 30 to 600, or no clock."), "R20"),
                Ours(N_("Or count turns: the wave comes after so many, usually ten."), "R20"),
                Ours(N_("Without a clock you call the wave yourselves."), "R20"),
                Ours(N_("Records of these games are kept apart."), "R20"),
            ),
            (
                DrawnFigure(
                    N_("Seconds, turns, or no clock"),
                    (art("icon_clock"), art("icon_turns"), art("icon_hourglass_off")),
                ),
            ),
            ("4.clock",),
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
                Ours(N_("A turn finished after the bell still counts: you win before the wave."), "R14"),
            ),
            (BoardFigure(N_("Four paths, one boat"), f"{CAT_WAY} {DOG_WAY} {CAPYBARA_WAY} {LEMUR_WAY}"),),
            ("5.won",),
        ),
        RulePage(
            "lost",
            N_("Lost"),
            (
                N_("The game is lost when no tile is left to draw."),
                N_("But only if nobody can play an action card either."),
                Ours(N_("If you cannot act, the turn passes to the next player who can."), "R15"),
                Ours(N_("Sometimes a per-round limit blocks the last cards."), "R22"),
                Ours(N_("Then the round ends and the wave comes at once."), "R22"),
            ),
            (
                DrawnFigure(
                    N_("The sea was faster"),
                    tuple(art("animal", name, "alarmed") for name in ("cat", "dog", "lemur")),
                ),
            ),
            ("5.lost", "5.passed", "5.given_up"),
        ),
    ),
)
