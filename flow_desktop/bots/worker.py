"""The worker: a process of its own that thinks, so that no frame waits. It loads no screen and no sound."""

from collections.abc import Iterator
from multiprocessing.connection import Connection

from flow_desktop.asking import ImpossibleQuestionError, Message, serve_thoughts
from flow_desktop.bots.advice import Advice, write_advice
from flow_desktop.bots.sight import SightError
from flow_desktop.bots.thinking import read_question, think


def serve(connection: Connection) -> None:
    """Answer questions until the other end is gone."""
    serve_thoughts(connection, _thoughts, write_advice)


def _thoughts(message: Message) -> Iterator[Advice | None]:
    try:
        yield from think(read_question(message))
    except SightError as error:
        raise ImpossibleQuestionError from error
