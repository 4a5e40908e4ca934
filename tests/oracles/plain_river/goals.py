"""Achievements and the goals of the scenarios, plainly (section 11)."""

from typing import Any

from tests.oracles.plain_river.printed import C_POINTS, C_WORDS, HABITATS, TOKEN_PAIRS, TRACKS
from tests.oracles.plain_river.sheets import PlainA, PlainB, PlainC, PlainD

STEPS = {"A": (40, 50, 60), "B": (70, 85, 100), "C": (50, 65, 80), "D": (50, 60, 70)}
ANIMAL_PARTS = ("bears", "elk", "foxes", "hawks", "salmon")


def achievements(seat: Any, letter: str) -> list[int]:
    """The numbers of those that are reached now."""
    score = seat.score()
    sheet = seat.sheet
    reached = [score["total"] >= step for step in STEPS[letter]]
    match sheet:
        case PlainA():
            reached += [
                sum(len(column) == 4 for column in sheet.columns.values()) >= 2,
                sheet.full(2),
                max(score[f"row{row}"] for row in (1, 2, 3, 4)) >= 20,
                max(sheet.column_points()) >= 17,
                score["bonus1"] + score["bonus2"] >= 10,
            ]
        case PlainB():
            reached += [
                sum(count == 11 for count in sheet.tracks.values()) >= 2,
                sheet.overflow == 7,
                all(score[track] >= 10 for track in TRACKS),
                score["bonuses"] >= 20,
                sum(sheet.signs.values()) >= 10,
            ]
        case PlainC():
            reached += [
                sum(sheet.complete(habitat) for habitat in HABITATS) >= 2,
                sheet.signs == {"sun": 5, "rain": 5},
                sum(sheet.landmarks.values()) >= 10,
                all(name in sheet.circled for name, points in C_POINTS.items() if points == 4),
                sheet.overflow == 6,
            ]
        case PlainD():
            reached += [
                sum(run >= 7 for run in sheet.runs()) >= 2,
                score["foxes"] >= 15,
                sheet.bear_pairs() >= 6,
                seat.free >= 5,
                sheet.full_habitats() >= 2,
            ]
    return [number for number, done in enumerate(reached, 1) if done]


def goals(seat: Any, scenario: int) -> list[bool]:
    """The goals of a scenario, in the order of its line."""
    animals, tokens, sheet, score = dict(seat.animals), seat.tokens, seat.sheet, seat.score()
    match sheet:
        case PlainA():
            rows = sum(sheet.full(row) for row in (1, 2, 3, 4))
            columns = sheet.column_points()
            return {
                1: [len(sheet.picks) >= 4],
                5: [rows >= 2, tokens >= 4],
                9: [max(columns) >= 15, animals["bear"] >= 3],
                13: [sum(each >= 10 for each in columns) >= 2, seat.completed >= 14],
                17: [rows >= 3, animals["salmon"] <= 2],
            }[scenario]
        case PlainB():
            return {
                2: [max(sheet.tracks.values()) == 11],
                6: [sheet.won_diamonds("fox") == 3, animals["salmon"] >= 5],
                10: [sum(sheet.signs.values()) >= 7, sheet.won_diamonds("bear") == 3],
                14: [seat.free >= 4, all(score[track] >= 7 for track in TRACKS)],
                18: [sheet.won_diamonds("1 pt") == 6, sum(animals.values()) <= 5],
            }[scenario]
        case PlainC():
            pictured = [
                name
                for name, words in C_WORDS.items()
                if words.split()[-1] in animals and "none" not in words
            ]
            assert len(pictured) == 5
            return {
                3: [sheet.complete("rivers")],
                7: [sheet.landmarks["prairies"] == 3, score["wetlands"] >= 12],
                11: [sheet.landmarks["rivers"] == 3, all(score[habitat] >= 7 for habitat in HABITATS)],
                15: [sheet.circled.issuperset(pictured), sum(animals.values()) + tokens >= 15],
                19: [sheet.overflow == 6, sheet.landmarks["mountains"] == 3],
            }[scenario]
        case PlainD():
            by_animal = sorted(score[part] for part in ANIMAL_PARTS)
            return {
                4: [all(one in sheet.hexes and two in sheet.hexes for one, two in TOKEN_PAIRS)],
                8: [by_animal[0] >= 8, tokens <= 2],
                12: [sheet.whole_habitats() >= 2, sum(by_animal[-2:]) >= 20],
                16: [seat.free >= 3, by_animal[2] >= 12],
                20: [sheet.full_habitats() >= 2, score["foxes"] >= 12],
            }[scenario]
    raise AssertionError
