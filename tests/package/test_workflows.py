"""The workflows can be read, and every step that runs something is a command of dev.py, tested here."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from dev import TASKS

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TOOLS = (
    "sudo apt-get update && sudo apt-get install --yes --no-install-recommends "
    "xvfb xdotool openbox desktop-file-utils appstream libglib2.0-bin nsis"
)
VOICE = " speech-dispatcher speech-dispatcher-espeak-ng"
GONE = ("ubuntu-20.04", "windows-2019", "macos-12", "macos-13", "macos-14")
"""Systems that GitHub no longer has: a job that asks for one never begins."""


def test_there_are_two() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "test.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_is_a_command_of_dev_py(path: Path) -> None:
    commands = re.findall(r"^\s*(?:- )?run: (.+)$", path.read_text(), re.MULTILINE)
    assert len(commands) >= 3
    for command in set(commands) - {TOOLS, TOOLS + VOICE}:
        words = command.split()
        assert words[:2] == ["python", "dev.py"], command
        assert words[2] in TASKS, command
        assert all((ROOT / word).exists() for word in words[3:] if word.startswith("tests/")), command


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_system_is_there_and_every_job_is_whole(path: Path) -> None:
    yaml = pytest.importorskip("ruamel.yaml", reason="needs ruamel.yaml (dev.py check installs it)")
    jobs = yaml.YAML(typ="safe").load(path.read_text())["jobs"]
    systems = str(jobs)
    assert all(name in systems for name in ("ubuntu-", "windows-", "macos-"))
    for job in jobs.values():
        assert job["steps"][0]["uses"].startswith("actions/checkout")
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= jobs.keys()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_job_asks_for_a_system_that_is_gone(path: Path) -> None:
    assert [name for name in GONE if re.search(rf"{re.escape(name)}\b", path.read_text())] == []


def test_whatever_the_tests_need_on_linux_is_installed_everywhere_alike() -> None:
    """`.ci/run` says which packages; on GitHub a missing voice fails as well, for CI is set there."""
    needed = set(re.findall(r"needed\+=\(([^)]+)\)", (ROOT / ".ci" / "run").read_text()))
    packages = {name for each in needed for name in each.split()} - {"gcc", "libc6-dev", "python3-dev"}
    assert packages == set((TOOLS + VOICE).split("recommends ")[1].split())
    assert TOOLS + VOICE in (ROOT / ".github" / "workflows" / "test.yml").read_text()


def test_the_linter_finds_no_fault_and_would_find_one(tmp_path: Path) -> None:
    """The schema that GitHub's own editors use; it comes with the linter and needs no network."""
    if importlib.util.find_spec("check_jsonschema") is None:
        pytest.skip("needs check-jsonschema (dev.py check installs it)")
    lint = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*lint, *map(str, WORKFLOWS)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOWS[0].read_text().replace("runs-on:", "runs-at:"))
    assert subprocess.run([*lint, str(wrong)], capture_output=True).returncode == 1


def test_the_linter_is_part_of_the_checks() -> None:
    assert [Path(name) for name in dev.WORKFLOWS] == WORKFLOWS
    assert "check_jsonschema" in Path(dev.__file__).read_text("utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_job_may_do_more_than_it_must(path: Path) -> None:
    text = path.read_text()
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert text.count("contents: write") == (path.name == "release.yml")


def test_a_release_is_built_played_and_published_with_what_changed() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    order = [
        "run: python dev.py package --code compiled\n",
        "run: python dev.py package sign\n",
        "run: python dev.py package setup\n",
        "run: python dev.py test tests/package\n",
        "run: python dev.py windows --built dist\n",
        "run: python dev.py package again\n",
        "run: python dev.py package --code compiled wheel\n",
        "run: python dev.py package --code plain wheel\n",
        'run: python dev.py package publish "$GITHUB_REF_NAME"\n',
    ]
    assert [text.index(step) for step in order] == sorted(text.index(step) for step in order)
    assert "needs: [package, newer]" in text
    assert "run: python dev.py windows ask install play --built dist\n" in text[text.index("  newer:") :]


@pytest.mark.parametrize(("statuses", "status"), [((0, 0), 0), ((0, 1), 1), ((-11, 0), 1), ((0, -9), 1)])
def test_a_maker_of_assets_that_was_killed_is_no_success(
    monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, int], status: int
) -> None:
    """A negative status is a signal: the largest of several would hide it."""
    left = list(statuses)
    monkeypatch.setattr(dev, "ready", lambda *groups: None)
    monkeypatch.setattr(dev, "python", lambda *command: left.pop(0))
    assert dev.assets(["words"]) == status and left == []
