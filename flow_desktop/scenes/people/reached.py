"""What a person has reached at this computer, in a few lines: lessons, puzzles, stars, badges."""

from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.rounds.achievements import Achievement
from flow_desktop.rounds.achievements_kept import badges_kept
from flow_desktop.rounds.puzzles import PROGRESS, kept_puzzles
from flow_desktop.rounds.voyage import OCCASION, read_progress, stars_in_all
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.start import home_of
from flow_desktop.table import Profile


def reached_lines(shell: Shell, person: Profile) -> list[str]:
    """The lines; what was not begun is left out."""
    library = home_of(shell).library
    course = {lesson.name for lesson in lessons()}
    tried = library.progress_of(PROGRESS, person.name)
    marks = [tried.get(name) for name in kept_puzzles()]
    solved = [mark for mark in marks if isinstance(mark, dict) and mark.get("solved") is True]
    stars = stars_in_all(read_progress(library.progress_of(OCCASION, person.name)))
    badges = len(badges_kept(library, person.name))
    counted = (
        (len(course & person.lessons), _("Lessons done: {done} of {all}"), len(course)),
        (len(solved), _("Puzzles solved: {done} of {all}"), len(kept_puzzles())),
        (stars, _("Stars of the voyage: {done}"), 0),
        (badges, _("Badges: {done} of {all}"), len(Achievement)),
    )
    return [line.format(done=done, all=of) for done, line, of in counted if done]
