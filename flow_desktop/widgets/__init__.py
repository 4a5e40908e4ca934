"""Widgets: everything a screen of any game is made of: each has a label and works by pointer, keys and pad.

How to write a screen::

    from flow_desktop.app.language import _
    from flow_desktop.app.scene import Change, Push, Quit
    from flow_desktop.widgets.button import Button
    from flow_desktop.widgets.frames import Padding, Placed, Sized
    from flow_desktop.widgets.label import title
    from flow_desktop.widgets.layout import Column
    from flow_desktop.widgets.screen import Screen
    from flow_desktop.widgets.widget import Weight, Widget

    class Menu(Screen):
        first_focus = "play"                      # the key of the obvious next step

        def build(self) -> Widget:                # called again after refresh() and when the view changes
            buttons = [Button(_("Play"), self.play, weight=Weight.PRIMARY, key="play"),
                       Button(_("Quit"), lambda: Quit(), key="quit")]
            return Padding(Placed(Sized(Column([title("Hello"), *buttons]), most_width=520, text=True)), 40)

        def play(self) -> Change | None:          # a press may answer with a change of scene
            return Push(PlayScene())

`self.shell` is there from `enter` on (call `super().enter(shell)` last when overriding). After changing
what is shown call `self.refresh()`: the tree is rebuilt; focus, hover, caret and scroll place are carried
over; give a `key` to what can move in the tree; `self.reveal(key)` scrolls to it. Hooks: `act(Act) -> Taken
| None` for keys and pad that no widget used, `pointer(intent) -> Taken | None`, `happened(intent) -> Change
| None` (FocusLost, pads), `back()`, `background(surface)`, `foreground(surface)` (what is carried), and
`moving`, `wake_after`, `update` as in any `Scene`. `overlay = True` lays the screen over the one below.
A page never speaks by itself: `opening_words()` are said as it opens, before what has the focus;
`tell(words)` says and shows a caption, `refuse(words)` says why not, `read_out(words)` says what the page has
come to show.
`self.look` has `px(units)`, `theme`, `view`, `assets`, `text(...)`, `block(...)`.

Lengths are units at 1080p; text follows the chosen text size; nothing is clipped, text wraps, pages scroll.
Nothing is drawn with a literal colour: take it from `theme`.

* `widget`: `Widget` (base: `measure(look, width)`, `place(look, rect)`, `paint(surface, look)`,
  `handle(intent) -> Taken | None`, flags `focusable`, `pointed`, `tells`, `stacking`, `clipping`,
  `wants_text`), `Taken(change, say, sound)`, `Weight`, `walk`, `path_at`, `path_to`, `touched` (a ground
  under the pointer).
  Own widgets (a board) derive from it; the spaces of a board are its child widgets, each with a label.
* `layout`: `Row`, `Column`, `Wrap` (more lines), `Grid(children, columns, least=)`; children grow by `grow=`.
  Without a ragged end: `EvenGrid` (the last row is filled), `EvenWrap`, `EqualWrap` (all of one size).
* `frames`: `Stack`, `Padding`, `Sized(least_width=, most_width=, least_height=, text=)`, `Placed`, `Spacer`.
* `label`: `Label(text, role, on_ground=, soft=, readable=)`, `title`, `heading`, `Plate` (dark, to
  stand free), `Problem(sentence)` (right where it is wrong); `image`: `Image`, `Picture`; `pictured`:
  `Pictured(child)` is drawn once, `Live` each frame.
* `press`: `Pressable`, `Grabbable(label, on_press, on_drag)`; `key_sign`: the key or pad button of an action.
* `button`: `Button(label, on_press, weight=, icon=, enabled=, reason=, hint=)`, `IconButton(icon, label)`,
  `DetailButton`, with a line below its name.
* `counts`: `CountButton`, `Fact(icon, words, number)`, `draw_badge`, `draw_empty`; `clock_ring`: `ClockRing`.
* `choice`: `Choice(label, options, index, on_change)`, `Toggle(label, held, on_change)` (on or off);
  `chips`: the equal chips of a choice; `headed`: `HeadedScroll` and `ContentsButton`, a book;
  `slider`: `Slider`; `stepper`: `Stepper`; `text_field`: `TextField(label, text, on_change, most=)`.
* `scroll`: `Scroll(child)`; `panel`: `Panel(child, title=, area=)`, `draw_panel`.
* `dialog`: `ask(title, lost, yes)` (True or False comes to `uncovered`), `tell(title, message)`,
  `tell_file(title, path)`, `Dialog`; `sheet(look, body, label, widest)`, paper in the middle of the window.
* `captions`: `CaptionLine(shell.captions)` at a fixed place; without one, captions float at the lower edge.
* `focus`: Tab goes from `area` to area (titled panels are areas), arrows go by place, nothing is a dead end.
* `text`: `Role`, `Align`, `font`, `block`, `draw_text`, and the letters a player can choose.
* `theme`: colours, `Theme` (normal, plain, contrast); room (`HAIR`, `CLOSE`, `SNUG`, `GAP`, `ROOMY`,
  `MARGIN`, `EDGE`, `PADDING`) and radii by name; `look`: `Look` has them with pictures, text and even lines.
* `screen`: `Screen`, made of `tree_scene` (a tree that is built anew), `speaking_scene` (what a page says),
  `pointing`, `reading` and `focus_words`, `scan` (the mark of a switch), `rings` (what is drawn around them);
  `unhurried`: a page that comes by itself; `control`: the base of what holds a value.
* `letter_board`: letters on the screen, `letters_asked` when; `code_entry`: where a code is typed;
  `transport`: the buttons of a replay, `winding`: its page; `die_shadow`: what a die casts.
* `paint`: `draw_box`, `draw_shadow`, `draw_ring`, `draw_calm_ground`, `gradient`, `veil`; `glyph`: `Glyph`,
  `draw_glyph`; `smooth`: areas and lines without steps at their edges.

Tests of every screen at every size look it over with `tests/widgets/checking.py`: `problems(root, view)` and,
in the pseudo-language `qps`, `untranslated(root, names)`.
"""
