"""The whole book of rules, and where in it a refusal is explained."""

from typing import Final

from flow_desktop.engine.refusals import Code
from flow_desktop.scenes.rules.chapter_basics import EDITIONS, GOAL, SCENARIOS, SETUP, TABLE, TURNS
from flow_desktop.scenes.rules.chapter_cards import CARDS
from flow_desktop.scenes.rules.chapter_placing import END, PLACING, WAVE
from flow_desktop.scenes.rules.page import RulePage
from flow_desktop.scenes.scenario_cards import FACES, refusal_page

CHAPTERS: Final = (GOAL, TABLE, TURNS, PLACING, CARDS, WAVE, END, SETUP, SCENARIOS, EDITIONS)
PAGES: Final[tuple[RulePage, ...]] = tuple(page for chapter in CHAPTERS for page in chapter.pages)

_ANCHORS: Final[dict[Code, str]] = {
    code: refusal_page(code, FACES) for face in FACES.values() for code in face.explains
} | {
    Code.GAME_OVER: "won",
    Code.WAVE_DUE: "wave",
    Code.NO_WAVE: "wave",
    Code.NO_CLOCK: "clock",
    Code.TILE_IN_HAND: "turns",
    Code.NO_TILE_IN_HAND: "draw",
    Code.CARD_BEGUN: "time-up",
    Code.PILE_UNKNOWN: "draw",
    Code.PILE_EMPTY: "draw",
    Code.NOT_SHOWN: "draw",
    Code.OFF_BOARD: "placement-1",
    Code.WRONG_SHAPE: "tiles",
    Code.OCCUPIED: "placement-1",
    Code.ANIMAL_SPACE: "placement-1",
    Code.NO_NEIGHBOUR: "placement-1",
    Code.EDGE_MISMATCH: "placement-3",
    Code.ROCK_EDGE: "italian",
    Code.NO_WATER_PATH: "placement-2",
    Code.CUTS_OFF: "placement-4",
    Code.TRADE_NOT_IN_EDITION: "italian",
    Code.TRADE_OBSTACLE: "trade",
    Code.TRADE_KIND: "trade",
    Code.TRADE_PILE_EMPTY: "trade",
    Code.STILL_FITS: "discard",
    Code.CARD_NOT_HELD: "cards",
    Code.CALM_ALREADY: "card-calm_waters",
    Code.NO_TARGET: "cards",
    Code.NO_TILE_THERE: "cards",
    Code.BOAT_STAYS: "cards",
    Code.ANIMAL_STAYS: "cards",
    Code.BIRD_ALREADY: "card-bird",
    Code.NO_BIRD_LEFT: "card-bird",
    Code.SAME_SPACE: "card-current",
    Code.FISH_TOO_FEW: "card-fishing",
    Code.FISH_ORDER: "card-fishing",
    Code.NOT_IN_DISCARD: "card-return",
    Code.CHOOSE_A_DIE: "card-calm_waters",
    Code.BOTH_DICE: "wave",
}


def rules_anchor(code: Code) -> str:
    """The page that explains a refusal."""
    return _ANCHORS[code]


def anchor_of(wanted: str | None) -> str:
    """The page for an anchor, a chapter's name or the value of a refusal's code; the first page otherwise."""
    if wanted in {page.anchor for page in PAGES}:
        return str(wanted)
    for chapter in CHAPTERS:
        if chapter.anchor == wanted:
            return chapter.pages[0].anchor
    if wanted in {code.value for code in Code}:
        return rules_anchor(Code(str(wanted)))
    return PAGES[0].anchor
