"""The known players of this computer in one file: ``profiles.json``."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from flow_desktop.files.json_file import JsonFile, Sentences
from flow_desktop.files.reading import FileKind
from flow_desktop.table.profiles import Profile, merged, person_key, read_profile
from flow_desktop.table.words import NAMELESS, PEOPLE_BROKEN, PEOPLE_NOT_KEPT, Words

MOST_PEOPLE: Final = 100


class People:
    """Everybody who has played here, whoever played last first; read when it is first needed.

    What cannot be written is still known until the program ends. Other programs may write the same file:
    only what was changed here is changed there.
    """

    def __init__(self, folder: Path, words: Words = NAMELESS) -> None:
        sentences = Sentences(PEOPLE_BROKEN, words.people_newer, PEOPLE_NOT_KEPT)
        self._file = JsonFile(folder, FileKind.PROFILES, sentences)
        self._machine = Profile()
        self._known: tuple[Profile, ...] = ()
        self._read = False
        self._unkept: dict[str, tuple[Profile, Profile | None]] = {}  # by key: as it was, and as it is

    @property
    def machine(self) -> Profile:
        """What belongs to nobody in particular: a profile without a name."""
        self._look()
        return self._machine

    @property
    def known(self) -> tuple[Profile, ...]:
        """Everybody with a name, whoever played last first."""
        self._look()
        return self._known

    def named(self, name: str) -> Profile:
        """The person of that name; a fresh one who is not known yet; the machine for no name."""
        self._look()
        return self._here(name)

    def _here(self, name: str) -> Profile:
        key = person_key(name)
        if not key:
            return self._machine
        found = next((each for each in self._known if each.key == key), None)
        return found or Profile(name.strip())

    def knows(self, name: str) -> bool:
        """Whether somebody of that name has played here."""
        self._look()
        return any(each.key == person_key(name) for each in self._known)

    def remember(self, *profiles: Profile) -> bool:
        """Keep people as they are now; False when the disk does not let us (``take_trouble`` tells it)."""
        if not self._read:
            self._look()  # else they are compared with what was known when they were asked for
        pending, before = bool(self._unkept), (self._machine, self._known)
        for profile in reversed(profiles):
            self._change(profile.key, self._here(profile.name), profile)
        if before == (self._machine, self._known) and not pending:
            self._unkept = {}
            return True
        return self._write()

    def forget(self, name: str) -> bool:
        """Know somebody no longer."""
        self._look()
        self._change(person_key(name), self.named(name), None)
        return self._write()

    def take_trouble(self) -> str:
        """The next sentence for the players about the file (a msgid), each once; nothing when all is told."""
        self._look()
        return self._file.take_trouble()

    def _change(self, key: str, before: Profile, profile: Profile | None) -> None:
        """Let somebody be so from now on, and note what has to be written."""
        self._unkept[key] = self._unkept.pop(key, (before,))[0], profile
        self._put(key, profile)

    def _put(self, key: str, profile: Profile | None) -> None:
        if not key:
            self._machine = replace(profile or Profile(), name="")
            return
        others = tuple(each for each in self._known if each.key != key)
        self._known = others if profile is None else (profile, *others)[:MOST_PEOPLE]

    def _write(self) -> bool:
        """Make the same changes to what is in the file now."""
        ours = self._machine, self._known
        kept = self._file.update(self._changed)
        if kept:
            self._unkept = {}
        else:
            self._machine, self._known = ours
        return kept

    def _changed(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        if values:
            self._take(values)
        for key, (before, now) in self._unkept.items():
            theirs = self._machine if not key else next((p for p in self._known if p.key == key), None)
            self._put(key, merged(before, now, theirs) if now and theirs else now)
        people = [each.to_json() for each in self._known]
        return {"machine": self._machine.to_json(), "people": people}

    def _look(self) -> None:
        """Read the file at the first need, and again when another program has written it."""
        if self._read and (self._unkept or not self._file.changed()):
            return
        self._read = True
        values = self._file.read()
        self._take(values)
        if values and self._file.lacking:  # put aside, but something of it can be used
            self._write()

    def _take(self, values: Mapping[str, Any]) -> None:
        self._machine, self._known, whole = read_people(values)
        if not whole:
            self._file.reject()


def read_people(values: Mapping[str, Any]) -> tuple[Profile, tuple[Profile, ...], bool]:
    """The machine and the people of a file, as many as make sense, and whether that was everything."""
    machine, whole = read_profile(values.get("machine", {}))
    listed = values.get("people", [])
    if not isinstance(listed, list):
        return replace(machine, name=""), (), False
    known: dict[str, Profile] = {}
    for data in listed[:MOST_PEOPLE]:
        profile, sound = read_profile(data)
        whole = whole and sound and bool(profile.key) and profile.key not in known
        if profile.key:
            known.setdefault(profile.key, profile)
    whole = whole and len(listed) <= MOST_PEOPLE
    return replace(machine, name=""), tuple(known.values()), whole
