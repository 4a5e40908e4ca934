"""The page of the logbook: rounds as columns that say themselves, players in a table, the postmark."""

from itertools import pairwise
from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import Action, Device
from flow_desktop.app.settings import Settings
from flow_desktop.engine import Result
from flow_desktop.engine.geometry import Animal
from flow_desktop.rounds import RoundAccount
from flow_desktop.scenes.results.logbook import Postmark, _pieces
from flow_desktop.scenes.results.pages import FinalBoard
from flow_desktop.scenes.results.players_table import PlayerRow
from flow_desktop.scenes.results.rounds_chart import RoundColumn, RoundsChart, merged, round_words
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.text import Role, font_size
from flow_desktop.widgets.widget import Widget, walk
from tests.scenes.results.ending import finished_table, results_app
from tests.widgets.checking import problems
from tests.widgets.driving import click, do, focused

FULL_HD = (1920, 1080)
LANGUAGES = ("en", "fr", "de", "pl", "it")


def all_of(scene: ResultsScene, kind: type[Widget]) -> list[Widget]:
    return [widget for widget in walk(scene.root) if isinstance(widget, kind)]


def test_the_board_has_900_pixels_and_the_headline_52_in_every_language(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.LOST), FULL_HD)
    for language in LANGUAGES:
        app.shell.change(language=language)
        scene.view_changed()
        board, headline = scene.find("final"), scene.find("headline")
        assert isinstance(board, FinalBoard) and board.places(scene.look).rect.width >= 900
        assert font_size(Role.HEADLINE, app.shell.view) >= 52
        block = scene.look.block(headline.label, Role.HEADLINE, headline.rect.width)
        assert block.size >= 52, f"{language}: it was made smaller to fit"


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_every_round_is_walked_to_and_says_itself(tmp_path: Path, device: Device) -> None:
    """B7: the columns of the rounds in words."""
    app, scene = results_app(tmp_path, finished_table(Result.LOST), FULL_HD)
    told = scene.summary.by_round
    scene.focus_on("round-1")
    heard = []
    for account in told:
        assert focused(app) == f"round-{account.number}"
        column = scene.find(f"round-{account.number}")
        heard.append(column.spoken())
        do(app, Action.NAV_RIGHT, device=device)
    assert heard == [round_words(account, account.number) for account in told]
    assert all(column.hint == column.spoken() for column in all_of(scene, RoundColumn)), "in its bubble too"


def test_a_round_in_words() -> None:
    account = RoundAccount(1, 6, 3, 0, (Animal.CAT,))
    assert round_words(account, 1) == "Round 1: 6 placed, 3 washed away, the cat joined"
    lost = RoundAccount(2, 1, 0, 0, (), (Animal.CAT, Animal.DOG))
    assert round_words(lost, 2) == "Round 2: 1 placed, the cat and the dog cut off"
    assert round_words(account, 3).startswith("Rounds 1 to 3: ")


@pytest.mark.parametrize(("rounds", "columns"), [(1, 12), (6, 6), (7, 6), (23, 6), (40, 9)])
def test_many_rounds_share_columns_and_nothing_is_lost(rounds: int, columns: int) -> None:
    told = [RoundAccount(n, n, 1, 0, (Animal.CAT,) if n % 2 else ()) for n in range(1, rounds + 1)]
    found = merged(told, columns)
    assert len(found) <= columns
    assert sum(account.placed for account, _last in found) == sum(account.placed for account in told)
    assert sum(account.washed_away for account, _last in found) == rounds
    assert found[-1][1] == rounds
    firsts = [account.number for account, _last in found]
    assert firsts == [1, *(last + 1 for _account, last in found[:-1])]


def test_the_waterline_parts_what_was_placed_from_what_was_washed_away(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.LOST), FULL_HD)
    (chart,) = all_of(scene, RoundsChart)
    assert isinstance(chart, RoundsChart)
    picture = app.canvas.surface
    water = picture.get_at((chart.rect.right - 3, chart.waterline + 12))
    paper = picture.get_at((chart.rect.right - 3, chart.waterline - 30))
    assert water.b > paper.b - 60 and water.r < 160 < paper.r
    for column in all_of(scene, RoundColumn):
        assert isinstance(column, RoundColumn) and chart.rect.contains(column.rect)
        high = -(-column.account.placed // column.across) * (column.side + 1)
        assert chart.waterline - high >= column.rect.top, "the highest stack has room"


def test_the_numbers_of_players_stand_below_each_other(tmp_path: Path) -> None:
    _app, scene = results_app(tmp_path, finished_table(Result.WON), FULL_HD)
    rows = all_of(scene, PlayerRow)
    assert len(rows) == len(scene.table.seats)
    places = [[cell.centerx for cell in row.cells()] for row in rows if isinstance(row, PlayerRow)]
    assert all(place == places[0] for place in places)
    assert all(row.label.startswith(seat.name) for row, seat in zip(rows, scene.table.seats, strict=True))


def test_the_postmark_copies_the_code_by_a_click(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.WON), FULL_HD)
    stamp = scene.find("copy")
    assert isinstance(stamp, Postmark) and scene.code() in stamp.spoken()
    assert stamp.hint == "Copy the wave code"
    click(app, stamp)
    assert clipboard.paste() == scene.code() and scene.find("copy").hint == "Copied"


@pytest.mark.parametrize("theme", ["plain", "contrast"])
def test_flat_themes_have_neither_torn_paper_nor_a_postmark(tmp_path: Path, theme: str) -> None:
    settings = Settings(language="en", theme=theme)
    app, scene = results_app(tmp_path, finished_table(Result.LOST), FULL_HD, settings)
    assert isinstance(scene.find("copy"), IconButton)
    sheet = scene.find("words").rect
    ground = scene.look.theme.panel
    middle = sheet.centery
    inside = [app.canvas.surface.get_at((sheet.x + x, middle))[:3] for x in range(8, 20)]
    assert set(inside) == {tuple(ground)}


@pytest.mark.parametrize("result", [Result.WON, Result.LOST])
def test_in_full_hd_rounds_players_and_postmark_are_in_sight_at_once(tmp_path: Path, result: Result) -> None:
    app, scene = results_app(tmp_path, finished_table(result), FULL_HD)
    for language in LANGUAGES:
        app.shell.change(language=language)
        scene.view_changed()
        for part in (*all_of(scene, RoundColumn), *all_of(scene, PlayerRow), scene.find("copy")):
            assert visible_part(scene.root, part) == part.ring_rect(), f"{language}: {part.label}"
        assert problems(scene.root, app.shell.view) == []


@pytest.mark.parametrize("length", [96, 97, 300, 384, 671, 1500])
def test_a_sheet_of_any_length_is_covered_without_a_gap(length: int) -> None:
    pieces = _pieces(length, 48, 384)
    ends = [(start, start + long) for start, _source, long in pieces]
    assert ends[0][0] == 0 and ends[-1][1] == length
    assert all(one[1] == other[0] for one, other in pairwise(ends))
    assert all(source >= 0 and source + long <= 384 for _start, source, long in pieces)


def test_the_sea_of_the_chart_ends_in_round_corners(tmp_path: Path) -> None:
    app, scene = results_app(tmp_path, finished_table(Result.LOST), FULL_HD)
    app.loop_once()
    chart = scene.find("rounds-chart")
    assert isinstance(chart, RoundsChart)
    line = scene.look.block("0", Role.SMALL, 500).height
    foot = chart.rect.bottom - line - 1
    surface = app.canvas.surface
    water = surface.get_at((chart.rect.centerx, foot))
    paper = surface.get_at((chart.rect.x, chart.rect.bottom - 2))
    for x in (chart.rect.x, chart.rect.right - 1):
        assert surface.get_at((x, foot)) != water and surface.get_at((x, foot)) == paper
