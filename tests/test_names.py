"""One name, one thing: no two public classes share a name, but for those that are the same idea twice."""

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "flow_desktop"
SAME_IDEA = {
    "Line": "written in a journal and below the board",
    "Rules": "of Flow, and what any game hands to the table",
    "Words": "that a game hands to the shell and to the table",
}
"""Names that two rooms far apart have, and what each is."""


def test_no_two_classes_share_a_name() -> None:
    places = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(PACKAGE).as_posix())
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in SAME_IDEA} == {}
    assert twice.keys() == SAME_IDEA.keys(), "a name that is no longer shared stands in the list"
