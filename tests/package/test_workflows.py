"""The workflows can be read, and every step that runs something is a command of dev.py, tested here."""

import re
from pathlib import Path

import pytest

from dev import TASKS

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TOOLS = "sudo apt-get update && sudo apt-get install --yes --no-install-recommends xvfb xdotool openbox"


def test_there_are_two() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "test.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_is_a_command_of_dev_py(path: Path) -> None:
    commands = re.findall(r"^\s*(?:- )?run: (.+)$", path.read_text(), re.MULTILINE)
    assert len(commands) >= 3
    for command in set(commands) - {TOOLS}:
        words = command.split()
        assert words[:2] == ["python", "dev.py"], command
        assert words[2] in TASKS, command
        assert all((ROOT / word).exists() for word in words[3:] if word.startswith("tests/")), command


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_system_is_there_and_every_job_is_whole(path: Path) -> None:
    yaml = pytest.importorskip("yaml", reason="needs PyYAML to read the file")
    jobs = yaml.safe_load(path.read_text())["jobs"]
    systems = str(jobs)
    assert all(name in systems for name in ("ubuntu-", "windows-", "macos-"))
    for job in jobs.values():
        assert job["steps"][0]["uses"].startswith("actions/checkout")
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= jobs.keys()
