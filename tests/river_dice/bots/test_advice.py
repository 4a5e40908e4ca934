"""Advice in River Dice: a legal command, reasons in words, nothing that is hidden; at the door, too."""

import json
import re
from random import Random
from typing import Any

import pytest

from flow_desktop.front_door import FrontDoor
from flow_desktop.games import DOORS
from flow_desktop.river_dice.bots.reasons import SENTENCES, RiverReasonCode
from flow_desktop.river_dice.bots.thinking import advise, redealt, think
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, legal
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn
from flow_desktop.river_dice.engine.content import habitat_cards
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from tests.river_dice.tables import RICH, a_game, played


@pytest.mark.parametrize("sheet", "ABCD")
def test_there_is_always_a_legal_command_and_a_reason(sheet: str) -> None:
    for number, state in enumerate(played(RiverOptions("advice", 2, sheet), Random(1))):
        if state.over or number % 5:
            continue
        advice = advise(state)
        assert advice.command in legal(state) and advice.reasons and advice.plan[0] == advice.command
        assert all(reason.sentence for reason in advice.reasons)


def codes(state: Any) -> list[RiverReasonCode]:
    return [reason.code for reason in advise(state).reasons]


def test_collecting_for_a_card_says_which() -> None:
    state = a_game(
        animals=(1, 1, 1, 1, 1), row=("F1",), dice=((4, 4, 1), 2, (5, 2)), phase=RiverPhase.COLLECT
    )
    advice = advise(state)
    meant = [each.place for each in advice.plan if isinstance(each, CompleteCard)]
    assert isinstance(advice.command, CollectAnimals) and meant == [1]
    assert (advice.reason.code, advice.reason.place) == (RiverReasonCode.PAYS, 1)


@pytest.mark.rule("river 4.4")
def test_a_row_that_is_filled_is_a_reason() -> None:
    sheet = ColumnSheet(((), (2,), (3,), (1,), (2,)))
    assert RiverReasonCode.ROW in codes(a_game(sheet, animals=RICH, cards=(4, 1, 2, 3)))


def test_nothing_to_complete_and_all_done() -> None:
    state = a_game(animals=(0, 0, 0, 0, 0), tokens=0, cards=(2, 1, 3, 4))
    assert isinstance(advise(state).command, FinishTurn) and codes(state) == [RiverReasonCode.NOTHING]


def test_every_code_has_a_short_sentence_with_known_gaps() -> None:
    assert set(SENTENCES) == set(RiverReasonCode)
    for sentence in SENTENCES.values():
        assert len(sentence.split()) <= 15
        assert set(re.findall(r"{(\w+)}", sentence)) <= {"place", "points"}
        assert "you" not in sentence.lower().split(), "a partner says it of its own turn, too"


def test_comparing_goes_on_deal_by_deal_and_is_repeatable() -> None:
    state = next(
        each
        for each in played(RiverOptions("rivals"), Random(2))
        if each.phase is RiverPhase.COLLECT and len(list(think(each, 1))) > 1
    )
    thoughts = list(think(state, 7))
    assert [each.deals for each in thoughts] == list(range(8))
    assert thoughts[-1].command == list(think(state, 7))[-1].command in legal(state)


@pytest.mark.rule("river 2.5")
def test_a_new_deal_keeps_what_is_seen_and_deals_the_rest_as_setup_does() -> None:
    for number, state in enumerate(played(RiverOptions("deal"), Random(3))):
        if number % 10:
            continue
        again = redealt(state, f"other/{number}")
        assert again.row == state.row and len(again.setup.deck) == len(set(again.setup.deck)) == 20
        cards = [habitat_cards()[name] for name in again.setup.deck]
        assert [card.level for card in cards] == [1] * 10 + [2] * 10
        for level in (1, 2):
            kinds = sorted(card.habitat for card in cards if card.level == level)
            assert kinds == sorted([0, 1, 2, 3, 4] * 2)


def ask(door: FrontDoor, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
    return answer


def test_hint_at_the_door() -> None:
    door = FrontDoor("test")
    ask(door, op="new", game="river-dice", seed="otter", sheet="B")
    told = ask(door, op="hint", budget_ms=0)
    assert told["ok"] and told["action"] in ask(door, op="actions")["actions"]
    assert told["plan"][0] == told["action"] and told["reason"] == told["reasons"][0]["code"]
    assert told["rollouts"] == 0 and told == ask(door, op="hint", budget_ms=0)
    assert ask(door, op="hint", rollouts=1)["rollouts"] <= 1
    for wrong in ({"budget_ms": -1}, {"budget_ms": "soon"}, {"rollouts": 1.5}, {"rollouts": True}):
        assert ask(door, op="hint", **wrong)["error"]["code"] == "bad_request"


def test_a_game_by_hints_alone_ends_and_then_there_is_no_advice() -> None:
    door = FrontDoor("test")
    ask(door, op="new", game="river-dice", seed="otter")
    while ask(door, op="state")["game"]["winners"] is None:
        assert ask(door, op="do", action=ask(door, op="hint", budget_ms=0)["action"])["ok"]
    assert ask(door, op="hint")["error"]["code"] == "game_over"


def test_without_a_game_there_is_no_hint() -> None:
    answer = DOORS["river-dice"]("test").answer_request({"op": "hint"})
    assert not answer["ok"] and answer["error"]["code"] == "no_game"
