"""Which typefaces the game ships, and which package and weight each is built from."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Family:
    """A typeface family: its name and the package, at a fixed version, that publishes it."""

    name: str
    slug: str
    version: str

    @property
    def package(self) -> str:
        """The package with its version, as the package tool wants to hear it."""
        return f"@fontsource/{self.slug}@{self.version}"

    @property
    def licence_file(self) -> str:
        """The name under which the family's licence ships."""
        return f"OFL-{self.name.replace(' ', '')}.txt"


@dataclass(frozen=True, slots=True)
class Face:
    """One weight of a family."""

    family: Family
    style: str
    weight: int

    @property
    def file_name(self) -> str:
        """The name under which the face ships."""
        return f"{self.family.name.replace(' ', '')}-{self.style}.ttf"

    def source(self, subset: str) -> str:
        """Where the given subset of the face lies inside its package."""
        return f"package/files/{self.family.slug}-{subset}-{self.weight}-normal.woff2"


BALOO = Family("Baloo 2", "baloo-2", "5.3.0")
NUNITO = Family("Nunito", "nunito", "5.3.0")
LEXEND = Family("Lexend", "lexend", "5.3.0")
ATKINSON = Family("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next", "5.3.0")
CAVEAT = Family("Caveat", "caveat", "5.3.0")
FAMILIES = (BALOO, NUNITO, LEXEND, ATKINSON)

FACES = (
    Face(BALOO, "SemiBold", 600),
    Face(BALOO, "Bold", 700),
    Face(NUNITO, "Regular", 400),
    Face(NUNITO, "SemiBold", 600),
    Face(NUNITO, "Bold", 700),
    Face(LEXEND, "Regular", 400),
    Face(LEXEND, "Bold", 700),
    Face(ATKINSON, "Medium", 500),
    Face(ATKINSON, "Bold", 700),
)

HAND = Face(CAVEAT, "Bold", 700)
"""The hand lettering on River Dice's maps: place names and what is written in pencil, no other signs."""
