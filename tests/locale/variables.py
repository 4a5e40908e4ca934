"""Every place where a sentence is translated through a variable, and where its sentences come from.

A place is a file and the argument as it stands there. Each sentence that can come by must be in the
template; `test_extraction` looks at both.
"""

from collections.abc import Iterator
from typing import Any, Final

from flow_desktop import speaking_parser, tool_jobs
from flow_desktop.app import dates, keymap, pad, switch
from flow_desktop.engine.refusals import SENTENCES, Code
from flow_desktop.river_dice.bots import reasons as river_reasons
from flow_desktop.river_dice.scenes import goal_words, sheet_rules
from flow_desktop.river_dice.scenes import naming as river_naming
from flow_desktop.river_dice.scenes.learn import lessons as river_lessons
from flow_desktop.river_dice.scenes.play import account as river_account
from flow_desktop.river_dice.scenes.play import explaining, introducing, tabs
from flow_desktop.river_dice.scenes.rules import chapters as river_rules
from flow_desktop.river_dice.scenes.setup import code_words as river_codes
from flow_desktop.river_dice.scenes.setup import seats as river_seats
from flow_desktop.rounds import words as kept_words
from flow_desktop.scenes import action_names, badge_words, naming, place_names, seat_look
from flow_desktop.scenes.autoplay.ears.phrases import EVERY
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.daily import words as daily_words
from flow_desktop.scenes.drills import exercises
from flow_desktop.scenes.games import gauges, numbers
from flow_desktop.scenes.games.opened import DAMAGES
from flow_desktop.scenes.hints import words as hint_words
from flow_desktop.scenes.keepsakes.scene import KeepsakesScene
from flow_desktop.scenes.learn import panel
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.menu.shelf import SECOND_NAME
from flow_desktop.scenes.news import NEWS
from flow_desktop.scenes.partners import words as partner_words
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, RULES, SETTINGS, ClockAndAidsPage
from flow_desktop.scenes.play import asking, deeds, moves
from flow_desktop.scenes.play.tell import HOPELESS
from flow_desktop.scenes.practise.editor import columns
from flow_desktop.scenes.practise.editor import words as editor_words
from flow_desktop.scenes.practise.editor.pages import HandsPage, PilesPage, ScenariosPage
from flow_desktop.scenes.presets import key_presets, pad_presets
from flow_desktop.scenes.puzzles import words as puzzle_words
from flow_desktop.scenes.results import players_table
from flow_desktop.scenes.rules.book import CHAPTERS
from flow_desktop.scenes.rules.page import CardFigure
from flow_desktop.scenes.scenario_cards import FACES
from flow_desktop.scenes.settings import accessibility, keys, switch_panel
from flow_desktop.scenes.settings import scene as settings_scene
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.keys import KeysScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.setup import wave_panel
from flow_desktop.scenes.setup.partner_fields import TEMPERS
from flow_desktop.scenes.telling import events as telling_events
from flow_desktop.scenes.telling import refusals
from flow_desktop.scenes.voyage import words as voyage_words
from flow_desktop.table import words as table_words
from flow_desktop.widgets import code_entry, text_field
from flow_desktop.widgets.widget import Widget
from flow_desktop.word_codes import CodeSlip

TABLE_WORDS: Final = [
    value
    for words in (table_words, kept_words)
    for name, value in vars(words).items()
    if name.isupper() and isinstance(value, str)
]
NOTICES: Final = (FLOW.words.settings_broken, FLOW.words.settings_newer, FLOW.words.not_writable)
UNDO: Final = (TABLE_WORDS, SENTENCES[Code.NO_CLOCK])
PAGES: Final = [page for chapter in CHAPTERS for page in chapter.pages]
CAPTIONS: Final = [
    picture.caption for page in PAGES for picture in page.pictures if not isinstance(picture, CardFigure)
]
PARTS: Final = [part for lesson in lessons() for part in lesson.parts]
STEPS: Final = [step.say for part in PARTS for step in part.steps]
TITLES: Final = [lesson.title for lesson in lessons()]
PAUSES: Final = (
    *(way[1] for way in (RULES, ACCESSIBILITY, SETTINGS)),
    *("Clock and aids", "To the menu", "Give up", "Same wave again", "New wave", "Change the position"),
    *("End practice", "Begin again", "End the drill", "Read the rule", "Lessons"),
    *("Try again", "Solution", "All puzzles"),
)
EDITOR_PAGES: Final = (HandsPage, PilesPage, ScenariosPage)
PANEL_PAGES: Final = (
    SettingsScene,
    AccessibilityScene,
    KeysScene,
    ClockAndAidsPage,
    KeepsakesScene,
    *EDITOR_PAGES,
)
SCENES: Final = "flow_desktop/scenes"
HEARD: Final = [saying.english for saying in EVERY if not saying.context]


CONTROLS: Final = FLOW.controls()
PRESETS: Final = [preset.name for preset in (*key_presets(CONTROLS), *pad_presets())]


def role_words(widget: type[Widget] = Widget) -> Iterator[str]:
    """What a kind of widget and all kinds of it are called."""
    if widget.role_word:
        yield widget.role_word
    for kind in widget.__subclasses__():
        yield from role_words(kind)


RIVER_CHAPTERS: Final = river_rules.CHAPTERS
RIVER_LESSON_WORDS: Final = [
    [lesson.ends, *(step.words for step in lesson.steps)] for lesson in river_lessons.RIVER_LESSONS
]
RIVER: Final = "flow_desktop/river_dice/scenes"
TRANSLATED: Final[dict[tuple[str, str], Any]] = {
    (f"{RIVER}/draft.py", "sentence"): TABLE_WORDS,
    (f"{RIVER}/draft.py", "str(error)"): TABLE_WORDS,
    (f"{RIVER}/games/scene.py", "str(error)"): TABLE_WORDS,
    (f"{RIVER}/goal_words.py", "MEASURE_WORDS[aim.measure]"): list(goal_words.MEASURE_WORDS.values()),
    (f"{RIVER}/naming.py", "ANIMAL_NAMES[animal]"): river_naming.ANIMAL_NAMES,
    (f"{RIVER}/naming.py", "COMPLETION_WORDS[number]"): list(river_naming.COMPLETION_WORDS.values()),
    (f"{RIVER}/naming.py", "HABITAT_NAMES[habitat]"): river_naming.HABITAT_NAMES,
    (f"{RIVER}/naming.py", "PART_NAMES[part]"): list(river_naming.PART_NAMES.values()),
    (f"{RIVER}/naming.py", "SHEET_NAMES[letter]"): list(river_naming.SHEET_NAMES.values()),
    (f"{RIVER}/naming.py", "_OF_HABITATS[kind]"): list(river_naming._OF_HABITATS.values()),
    (f"{RIVER}/naming.py", "SPOT_NAMES[kind]"): list(river_naming.SPOT_NAMES.values()),
    (f"{RIVER}/naming.py", "THINGS[thing]"): list(river_naming.THINGS.values()),
    (f"{RIVER}/play/account.py", "ACTIONS[use.action]"): list(river_account.ACTIONS.values()),
    (f"{RIVER}/learn/lesson.py", "self.lesson.title"): [each.title for each in river_lessons.RIVER_LESSONS],
    (f"{RIVER}/learn/lesson.py", "self.step.words"): RIVER_LESSON_WORDS,
    (f"{RIVER}/learn/lesson.py", "words"): RIVER_LESSON_WORDS,
    (f"{RIVER}/learn/page.py", "lesson.title"): [each.title for each in river_lessons.RIVER_LESSONS],
    (f"{RIVER}/play/introducing.py", "SHEET_NAMES[letter]"): list(river_naming.SHEET_NAMES.values()),
    (f"{RIVER}/play/introducing.py", "INTRODUCTIONS[letter]"): list(introducing.INTRODUCTIONS.values()),
    (f"{RIVER}/play/moves.py", "trouble"): TABLE_WORDS,
    (f"{RIVER}/play/panels.py", "why_not"): TABLE_WORDS,
    (f"{RIVER}/play/tabs.py", "name"): [name for name, _picture in tabs.TABS.values()],
    (f"{RIVER}/play/reasons.py", "reason.sentence"): list(river_reasons.SENTENCES.values()),
    (f"{RIVER}/play/explaining.py", "ANIMAL_SENTENCES[animal]"): sheet_rules.ANIMAL_SENTENCES,
    (f"{RIVER}/play/explaining.py", "_ANIMALS_PAY"): explaining._ANIMALS_PAY,
    (f"{RIVER}/play/explaining.py", "_DECK"): explaining._DECK,
    (f"{RIVER}/play/explaining.py", "_LEFT_OVER"): explaining._LEFT_OVER,
    (f"{RIVER}/play/explaining.py", "spot_sentence(view.plan.letter, spot, mark)"): [
        sheet_rules.ANIMAL_SENTENCES,
        sheet_rules._SURROUNDED,
        list(sheet_rules._OF_SPOTS.values()),
    ],
    (f"{RIVER}/play/moves.py", "self._table.why_not_undo()"): TABLE_WORDS,
    (f"{RIVER}/setup/scene.py", "GOAL"): river_naming.GOAL,
    (f"{RIVER}/rules/scene.py", "chapter.title"): [chapter.title for chapter in RIVER_CHAPTERS],
    (f"{RIVER}/rules/scene.py", "sentence"): [chapter.sentences for chapter in RIVER_CHAPTERS],
    (f"{RIVER}/setup/rivers.py", "SHEET_WORDS[letter]"): list(river_naming.SHEET_WORDS.values()),
    (f"{RIVER}/setup/scene.py", "sentence"): TABLE_WORDS,
    (f"{RIVER}/setup/seats.py", "TEMPERS[partner]"): list(river_seats.TEMPERS.values()),
    (f"{RIVER}/sheet_view.py", "SHEET_NAMES[plan.letter]"): list(river_naming.SHEET_NAMES.values()),
    (f"{RIVER}/sheet_print.py", "SHEET_NAMES[self.plan.letter]"): list(river_naming.SHEET_NAMES.values()),
    (f"{SCENES}/menu/scene.py", "SECOND_NAME"): (SECOND_NAME,),
    (f"{SCENES}/menu/shelf.py", "SECOND_NAME"): (SECOND_NAME,),
    ("flow_desktop/app/crash.py", "game.words.report_head"): FLOW.words.report_head,
    ("flow_desktop/app/crash.py", "game.words.stumbled"): FLOW.words.stumbled,
    ("flow_desktop/app/crash.py", "game.words.stumbled_with_report"): FLOW.words.stumbled_with_report,
    ("flow_desktop/app/keymap.py", "HINT_NAMES[part]"): keymap.HINT_NAMES,
    ("flow_desktop/app/pad.py", "PLACE_WORDS[name]"): pad.PLACE_WORDS,
    ("flow_desktop/app/switch.py", "BUTTON_WORDS[source]"): switch.BUTTON_WORDS,
    ("flow_desktop/app/shell.py", "self.game.words.keys_broken"): FLOW.words.keys_broken,
    ("flow_desktop/app/start.py", "notice"): NOTICES,
    ("flow_desktop/app/start.py", "game.words.no_screen"): FLOW.words.no_screen,
    ("flow_desktop/speaking_parser.py", "MISSING"): speaking_parser.MISSING,
    ("flow_desktop/widgets/code_entry.py", "{**SLIPS, **sentences}[error.slip]"): [
        list(each.values()) for each in (code_entry.SLIPS, wave_panel._SENTENCES, river_codes._SENTENCES)
    ],
    ("flow_desktop/widgets/code_entry.py", "otherwise"): [
        code_entry.SLIPS[CodeSlip.MISTYPED],
        river_codes._TOO_LARGE,
    ],
    ("flow_desktop/widgets/widget.py", "self.role_word"): sorted(set(role_words())),
    ("flow_desktop/tool_jobs.py", "_RESULTS[result]"): tool_jobs._RESULTS,
    (f"{SCENES}/hints/words.py", "_PLAIN[reason.code]"): hint_words._PLAIN,
    ("flow_desktop/games_job.py", "str(error)"): TABLE_WORDS,
    ("flow_desktop/games_job.py", "closed"): TABLE_WORDS,
    (f"{SCENES}/games/pages.py", "closed"): TABLE_WORDS,
    **{
        (f"{SCENES}/autoplay/ears/phrases.py", f"self.{part}"): HEARD
        for part in ("english", "many", "context")
    },
    (f"{SCENES}/play/deeds.py", "QUESTIONS_GROUP"): [action_names.QUESTIONS_GROUP],
    (f"{SCENES}/play/deeds.py", "TABLE_GROUP"): [action_names.TABLE_GROUP],
    (f"{SCENES}/play/deeds.py", "name"): [name for name, _actions in deeds.NUMBERED],
    (f"{SCENES}/play/help.py", "name"): asking.QUESTION_NAMES,
    (f"{SCENES}/naming.py", "_CARDS[card][0]"): naming._CARDS,
    (f"{SCENES}/naming.py", "_CARDS[card][1]"): naming._CARDS,
    (f"{SCENES}/naming.py", "FACES[scenario].name"): [face.name for face in FACES.values()],
    (f"{SCENES}/naming.py", "FACES[scenario].effect"): [face.effect for face in FACES.values()],
    (f"{SCENES}/naming.py", "_ANIMALS[animal][0]"): naming._ANIMALS,
    (f"{SCENES}/naming.py", "_ANIMALS[animal][1]"): naming._ANIMALS,
    (f"{SCENES}/naming.py", "_KINDS[kind]"): naming._KINDS,
    (f"{SCENES}/naming.py", "_DIFFICULTIES[difficulty]"): naming._DIFFICULTIES,
    (f"{SCENES}/naming.py", "word"): naming._DIRECTIONS,
    (f"{SCENES}/naming.py", "_EDITIONS[edition][0]"): naming._EDITIONS,
    (f"{SCENES}/naming.py", "_EDITIONS[edition][1]"): naming._EDITIONS,
    (f"{SCENES}/naming.py", "_DICE[die]"): naming._DICE,
    (f"{SCENES}/place_names.py", "form"): (place_names._NAMED, place_names._THERE),
    (f"{SCENES}/play/moves.py", "self._table.why_not_undo()"): UNDO,
    (f"{SCENES}/play/moves.py", "_NOT_HERE.get(act.action, NOT_NOW)"): [
        list(moves._NOT_HERE.values()),
        moves.NOT_NOW,
    ],
    (f"{SCENES}/play/tell.py", "trouble"): TABLE_WORDS,
    (f"{SCENES}/play/tell.py", "HOPELESS"): (HOPELESS,),
    (f"{SCENES}/play/columns/tile_panel.py", "HOPELESS"): (HOPELESS,),
    (f"{SCENES}/pause/scene.py", "words"): PAUSES,
    (f"{SCENES}/menu/scene.py", "words"): NEWS,
    (f"{SCENES}/panel_page.py", "self.title"): [page.title for page in PANEL_PAGES],
    (f"{SCENES}/rules/reader.py", "chapter.title"): [chapter.title for chapter in CHAPTERS],
    (f"{SCENES}/rules/reader.py", "page.title"): [page.title for page in PAGES],
    (f"{SCENES}/rules/reader.py", "text"): [page.paragraphs for page in PAGES],
    (f"{SCENES}/rules/reader.py", "picture.caption"): CAPTIONS,
    (f"{SCENES}/rules/reader.py", "caption"): CAPTIONS,
    (f"{SCENES}/partners/companion.py", "words.ELSEWHERE"): partner_words.ELSEWHERE,
    (f"{SCENES}/partners/companion.py", "words.LEAVES_IT"): partner_words.LEAVES_IT,
    (f"{SCENES}/partners/words.py", "_LINES[reason.code]"): partner_words._LINES,
    (f"{SCENES}/seat_look.py", "PARTNER_NAMES[known]"): seat_look.PARTNER_NAMES,
    (f"{SCENES}/setup/partner_fields.py", "TEMPERS[partner]"): TEMPERS,
    (f"{SCENES}/seat_look.py", "COLOUR_NAMES[colour]"): seat_look.COLOUR_NAMES,
    (f"{SCENES}/seat_look.py", "PATTERN_NAMES[pattern]"): seat_look.PATTERN_NAMES,
    (f"{SCENES}/seat_look.py", "AVATAR_NAMES[avatar - 1]"): seat_look.AVATAR_NAMES,
    (f"{SCENES}/settings/scene.py", "_BUS_NAMES[bus]"): settings_scene._BUS_NAMES,
    (f"{SCENES}/settings/accessibility.py", "_THEME_NAMES[name]"): accessibility._THEME_NAMES,
    (f"{SCENES}/settings/keys.py", "each.name"): PRESETS,
    (f"{SCENES}/settings/keys.py", "OWN"): keys.OWN,
    (f"{SCENES}/settings/keys.py", "key"): list(keys.TABS),
    (f"{SCENES}/settings/keys.py", "TABS[key]"): list(keys.TABS.values()),
    (f"{SCENES}/settings/switch_panel.py", "_NAMES[name]"): switch_panel._NAMES,
    (f"{SCENES}/action_names.py", "named"): action_names._NAMES,
    (f"{SCENES}/action_names.py", "name"): [name for name, _ in action_names.GROUPS],
    (f"{SCENES}/settings/accessibility.py", "_DETAIL_NAMES[name]"): accessibility._DETAIL_NAMES,
    ("flow_desktop/widgets/text_field.py", "LETTER_NAMES[letter]"): text_field.LETTER_NAMES,
    (f"{SCENES}/start.py", "str(error)"): TABLE_WORDS,
    (f"{SCENES}/telling/events.py", "_CAPTIONS[type(event)]"): telling_events._CAPTIONS,
    (f"{SCENES}/telling/events.py", "_PLACED[type(event)]"): telling_events._PLACED,
    (f"{SCENES}/telling/refusals.py", "_SENTENCES[refusal.code]"): refusals._SENTENCES,
    (f"{SCENES}/voyage/words.py", "NAMES[stop.key]"): voyage_words.NAMES,
    (f"{SCENES}/voyage/words.py", "GOALS[stop.key]"): voyage_words.GOALS,
    (f"{SCENES}/voyage/words.py", "PLAIN_STARS[star.code]"): voyage_words.PLAIN_STARS,
    (f"{SCENES}/wave/scene.py", "reason"): UNDO,
    (f"{SCENES}/drills/exercises.py", "_NAMES[drill]"): exercises._NAMES,
    (f"{SCENES}/puzzles/words.py", "_GRADES[grade][0]"): puzzle_words._GRADES,
    (f"{SCENES}/puzzles/words.py", "_GRADES[grade][1]"): puzzle_words._GRADES,
    (f"{SCENES}/drills/exercises.py", "_WAYS[exercise.key][0]"): exercises._WAYS,
    (f"{SCENES}/drills/exercises.py", "_WAYS[exercise.key][1]"): exercises._WAYS,
    (f"{SCENES}/games/details.py", "IN_USE"): TABLE_WORDS,
    (f"{SCENES}/games/opened.py", "NEWER_RECORD"): TABLE_WORDS,
    (f"{SCENES}/games/opened.py", "DAMAGES[error.damage]"): list(DAMAGES.values()),
    (f"{SCENES}/games/opened.py", "DAMAGES[Damage.NO_GAME]"): list(DAMAGES.values()),
    (f"{SCENES}/games/details.py", "str(error)"): TABLE_WORDS,
    ("flow_desktop/app/dates.py", "MONTHS[when.month - 1]"): dates.MONTHS,
    (f"{SCENES}/daily/words.py", "MONTHS[day.month - 1]"): dates.MONTHS,
    (f"{SCENES}/daily/words.py", "WEEKDAYS[day.weekday()]"): daily_words.WEEKDAYS,
    (f"{SCENES}/games/details.py", "game.why"): TABLE_WORDS,
    (f"{SCENES}/games/gauges.py", "KINDS[kind]"): gauges.KINDS,
    (f"{SCENES}/games/people_page.py", "KINDS[kind]"): gauges.KINDS,
    (f"{SCENES}/games/numbers.py", "name"): numbers.TABS,
    (f"{SCENES}/games/numbers.py", "str(error)"): TABLE_WORDS,
    (f"{SCENES}/badge_words.py", "FACES[badge][0]"): badge_words.FACES,
    (f"{SCENES}/badge_words.py", "FACES[badge][1]"): badge_words.FACES,
    (f"{SCENES}/games/words.py", "game.why"): TABLE_WORDS,
    (f"{SCENES}/learn/pages.py", "self.lesson.title"): TITLES,
    (f"{SCENES}/learn/panel.py", "CHEERS[(done - 1) % len(CHEERS)]"): panel.CHEERS,
    (f"{SCENES}/learn/stone.py", "lesson.title"): TITLES,
    (f"{SCENES}/learn/teacher.py", "self.lesson.title"): TITLES,
    (f"{SCENES}/learn/teacher.py", "each.say"): STEPS,
    (f"{SCENES}/learn/teacher.py", "part.praise"): [part.praise for part in PARTS],
    (f"{SCENES}/learn/teacher.py", "self.part.praise"): [part.praise for part in PARTS],
    (f"{SCENES}/learn/teacher.py", "self.part.story"): [part.story for part in PARTS if part.story],
    (f"{SCENES}/learn/teacher.py", "step.say"): STEPS,
    (f"{SCENES}/practise/editor/columns.py", "_TOOLS[piece]"): columns._TOOLS,
    (f"{SCENES}/practise/editor/words.py", "_UNREADABLE[error.wrong]"): editor_words._UNREADABLE,
    (f"{SCENES}/practise/editor/words.py", "_WRONG[found.wrong]"): editor_words._WRONG,
    (f"{SCENES}/rules/scene.py", "chapter.title"): [chapter.title for chapter in CHAPTERS],
    (f"{SCENES}/rules/scene.py", "found[0].title"): TITLES,
    (f"{SCENES}/settings/accessibility.py", "_LETTER_NAMES[name]"): accessibility._LETTER_NAMES,
    (f"{SCENES}/replay/scene.py", "str(error)"): TABLE_WORDS,
    (f"{SCENES}/results/leaves.py", "str(error)"): TABLE_WORDS,
    (f"{SCENES}/results/players_table.py", "heading"): [heading for heading, _ in players_table.COLUMNS],
    (f"{SCENES}/results/players_table.py", "name"): [heading for heading, _ in players_table.COLUMNS],
    (f"{SCENES}/start.py", "sentence"): TABLE_WORDS,
}


def sentences(table: Any) -> Iterator[str]:
    """Every sentence in a table: the values of mappings, the items of rows."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        yield from sentences(tuple(table.values()))
    else:
        for item in table:
            yield from sentences(item)
