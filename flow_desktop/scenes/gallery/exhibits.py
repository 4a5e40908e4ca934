"""The states of every screen that are worth a picture, by name."""

from __future__ import annotations

from flow_desktop.scenes.gallery import games, kept, pages
from flow_desktop.scenes.gallery.stage import Exhibit

EXHIBITS: dict[str, Exhibit] = {
    "menu": Exhibit(pages.menu),
    "menu-go-on": Exhibit(pages.menu_with_a_game),
    "setup": Exhibit(pages.setup),
    "setup-six": Exhibit(pages.setup_six),
    "setup-known": Exhibit(pages.setup_known, pages.open_a_seat),
    "play": Exhibit(games.play),
    "play-start": Exhibit(games.start),
    "play-carry": Exhibit(games.play, games.carry),
    "play-refused": Exhibit(games.play, games.refuse),
    "play-card": Exhibit(games.with_a_card, games.begin_card),
    "play-six": Exhibit(games.six, games.carry),
    "play-warning": Exhibit(games.hurry, games.carry),
    "discards": Exhibit(games.play, games.see_discards),
    "help": Exhibit(games.play, games.ask_help),
    "wave": Exhibit(games.wave, games.to_the_wave),
    "wave-tumble": Exhibit(games.wave, games.dice_tumble),
    "wave-rolled": Exhibit(games.wave, games.dice_lie),
    "wave-sweep": Exhibit(games.wave, games.water_runs),
    "wave-done": Exhibit(games.wave, games.wave_told),
    "wave-calm": Exhibit(games.calm_wave, games.to_the_wave),
    "results": Exhibit(games.won),
    "results-won": Exhibit(games.won),
    "results-lost": Exhibit(games.lost),
    "pause": Exhibit(games.play, games.pause),
    "games": Exhibit(kept.games),
    "games-finished": Exhibit(kept.games, kept.choose_finished),
    "games-record": Exhibit(kept.games, kept.look_at_finished),
    "games-numbers": Exhibit(kept.numbers),
    "games-empty": Exhibit(kept.empty),
    "settings": Exhibit(pages.settings),
    "accessibility": Exhibit(pages.accessibility),
    "rules": Exhibit(pages.rules),
    "rules-wave": Exhibit(pages.rules_of_the_wave),
}
