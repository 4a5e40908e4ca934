"""What the unpacked program is asked without a window, and what it has to answer."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from build.package.identity import NAME
from build.windows.machine import PLACE, Done, Machine
from flow_desktop.version import VERSION

Ask = Callable[..., Done]


class Question(NamedTuple):
    """One thing that is asked."""

    words: str
    answered: Callable[[Ask, Path], None]


def _json(ask: Ask, *arguments: str) -> Any:
    done = ask(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _version(ask: Ask, folder: Path) -> None:
    done = ask("--version")
    assert done.returncode == 0 and done.stdout.startswith(f"Flow {VERSION} ("), done


def _help(ask: Ask, folder: Path) -> None:
    done = ask("--lang", "pl", "--help")
    assert done.returncode == 0 and "Użycie" in done.stdout and "\\u" not in done.stdout, done


def _where(ask: Ask, folder: Path) -> None:
    done = ask("--lang", "en", "--where")
    told = dict(line.split(maxsplit=1) for line in done.stdout.splitlines())
    assert done.returncode == 0 and told["data"].endswith("\\AppData\\Local\\Flow"), done
    assert f"\\{PLACE}\\" in told["program"], told


def _shot(ask: Ask, folder: Path) -> None:
    done = ask("shot", "menu", "--size", "1280x720", "--lang", "de", "--out", "Menü 1.png")
    assert done.returncode == 0, done
    picture = folder / "Menü 1.png"
    assert picture.read_bytes().startswith(b"\x89PNG")
    picture.unlink()  # the folder is compared with what the setup installs


def _engine(ask: Ask, folder: Path) -> None:
    asked = '{"op":"hello"}\n{"op":"new","seed":"otter","players":2}\n{"op":"actions"}\n'
    answers = [json.loads(line) for line in ask("engine", told=asked).stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * 3, answers
    assert answers[0]["version"] == VERSION


def _simulate(ask: Ask, folder: Path) -> None:
    alone, together = (_json(ask, "simulate", "--games", "6", "--jobs", jobs) for jobs in "12")
    assert alone == together, "two processes count as one does"


def _without_a_terminal(ask: Ask, folder: Path) -> None:
    """The program with a window starts processes of its own as well: they think for hints and partners."""
    done = ask("simulate", "--games", "4", "--jobs", "2", name=f"{NAME}.exe")
    assert done.returncode == 0, done


def _autoplay(ask: Ask, folder: Path) -> None:
    played = _json(ask, "autoplay", "--seed", "grandmother", "--players", "2")
    assert played["result"] in ("won", "lost") and played["refusals"] == 0 and played["commands"] > 20, played


QUESTIONS: Final = (
    Question("--version", _version),
    Question("--help in Polish", _help),
    Question("--where", _where),
    Question("shot", _shot),
    Question("engine", _engine),
    Question("simulate --jobs 2", _simulate),
    Question("simulate --jobs 2 without a terminal", _without_a_terminal),
    Question("a whole autoplay", _autoplay),
)


def ask_it(machine: Machine, program: Path, question: Question) -> None:
    """Ask one of them; raises AssertionError when the answer is wrong."""

    def ask(*arguments: str, told: str = "", name: str = program.name) -> Done:
        return machine.ask(program.with_name(name), arguments, told)

    question.answered(ask, program.parent)
