"""Learn: short lessons on real boards, through the real rules and the real play scene, without a clock.

`scene.LearnScene()` lists them; `opening.lesson_scene(shell, lesson, part)` opens one. `reading.lessons()`
are all of them, from the files in `assets/lessons` (docs/lessons.md); `reading.lesson_about(anchor)` is the
one that shows a page of the rules.

Rooms in importing order: lesson, lines -> fields, position -> reading -> progress, course, showing ->
easing, stage -> gestures -> gesture_view, pointing, cheering, steady -> panel, guide -> teacher -> opening ->
signs -> stone -> scene; lesson_pause, graduation, shown_way; welcome, offer (the first start); introduced,
introduction (new scenario cards).
"""
