"""Learn: short lessons on real boards, through the real rules and the real play scene, without a clock.

`scene.LearnScene()` lists them; `ToLesson(name, part)` leads to one. `lessons.lessons()` are all of them,
from the files in `assets/lessons` (docs/lessons.md); `lessons.lesson_about(anchor)` is the one about a page
of the rules.

Rooms in importing order: lesson -> lessons, showing -> sketchpad -> gestures -> panel, guide -> teacher, the
companion in the play scene; stone -> scene; welcome (the offer), pages (pause, end); introduction (new
scenario cards).
"""
