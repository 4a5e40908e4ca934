"""The shell of any game: window, loop, scenes, input, settings, words, sound. What is a game's is handed in.

How to write a scene (most scenes derive from `flow_desktop.widgets.screen.Screen` instead)::

    from flow_desktop.app.intents import Act, Action, Intent
    from flow_desktop.app.scene import Change, Pop, Push, Quit, Replace, Reset, Scene
    from flow_desktop.app.shell import Shell

    class Hello(Scene):
        def enter(self, shell: Shell) -> None: self.shell = shell
        def handle(self, intent: Intent) -> Change | None:
            return Pop() if intent == Act(Action.BACK) else None
        def draw(self, surface: pygame.Surface) -> None: ...

Rooms and their public names:

* `cartridge`: `Cartridge`, all that a game hands in: name, first scene, the scene behind a destination,
  controls, first picture, icon, folders of assets, `Words`, `Aftermath` of a crash.
* `start`: `run(game, wishes) -> int` (the real program; 2 without a screen, 1 after a crash),
  `off_screen(game, first, folders, size, settings) -> App` (no window; pictures, tests, scripted games),
  `StillTime`. `first` is `(shell) -> Scene`.
* `loop`: `App`: `inject(*intents)`, `loop_once() -> bool`, `run()`, `stack`, `shell`, `canvas`, `frames`.
* `fade`: how one scene gives way to the next; `Scene.sudden` scenes do without.
* `scene`: `Scene` (lifecycle table in its docstring), `Push(to)`, `Pop(result)`, `Replace(to)`,
  `Reset(to)` (clear the stack), `Quit()`; `Scene.moving` (draw each frame), `Scene.wake_after`;
  `Destination` names a scene that the cartridge makes.
* `shell`: `Shell`: `game`, `play(game)`, `view`, `settings`, `change(**settings)`, `keep(name, json)`,
  `kept(name)`, `audio`, `captions`, `speech`, `assets`, `folders`, `device` (used last), `hint(action)`,
  `redraw()`, `now()`.
* `intents`: `Act(action, device)`, `Action` (the shell's own; a game has other `AnyAction`s),
  `PointerMoved/Pressed/Released(x, y, button)`, `Wheel(x, y, steps)`, `TextTyped`,
  `FocusLost/Gained`, `WindowResized`, `QuitAsked`, `FileGiven`, `DeviceAdded/Removed`, `Device`,
  `NAVIGATION`, `JUMPS`, `LEAPS`.
* `input`, `keymap`, `pad`: devices to intents, by maps that are plain data; a game adds its `Controls`.
  `chosen`: keys of a player's own choice; `switch`: one or two switches instead of all keys.
* `second_press`: the second press of a double click is not meant for the page that the first one opened.
* `view`: `View(width, height, text_percent, typeface)`: `px(units)`, `text_px(units)`, `unit`, `target`.
* `settings`: `Settings` (frozen), `load_settings`, `save_settings`; `personal`: those that may be somebody's
  own, and what holds where several sit together. `folders`: `find_folders`, `Folders`.
* `language`: `_`, `ngettext`, `pgettext`, `N_`, `use(code)`, `current()`, `available()`, `name_of(code)`.
  `dates`: `day_words`, `whole_day`, `hour_words`, `moment_words`. `clipboard`: `copy(text)`, `paste()`,
  `paste_line(most)`.
* `catalogue`: `art(*parts)`, `sound(name)`, `catalogue()`: a game's own folder, then ours.
* `assets`: `Assets.image(name, size, turns)`; `SurfaceCache` for own cached pictures; `begin(path, size)`,
  `drawn(path, size)`: a large drawing made beside the start's imports. `svg`: the one reader of drawings.
* `audio`: `Audio.play(name, bus, volume, side, duck)`, `answer(name)` (what a press sounds like if nothing
  else is heard), `music(name, fade)`, `beat(moment)`, `pause(bool)`, `heard`; `player.Bus`. A name may have
  takes (`place.2.ogg`), music may be a blend (`calm.stems`).
  Behind it: `mixing` (levels, voices, takes), `score` (the music), `player` (what makes the sound),
  `readers` (who reads sound files beside the game).
* `captions`: `Captions.show(text, kind, seconds)`, `notice(text)`, `shown`, `log`.
* `speech`: `Speech.say(text)`, `spoken`; `voice`: what reads it aloud, with an importing order of its own.
* `crash`: a crash report without personal data, with what the game adds to it.
* `log`: `LOGGER`. `window`: `Window`, `OffscreenCanvas`, `NoDisplayError`.
* `environment`: what SDL must be told before pygame is imported.

F11 / Alt+Enter (full screen), M (mute), resizing and the close button are handled by the loop itself.
"""

from flow_desktop.app import environment

__all__ = ["environment"]
