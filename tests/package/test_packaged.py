"""How the tests start the packaged program: as Windows does, and as strangers do."""

from build.windows.machine import windows_environment

WHOLE = {
    "SYSTEMROOT": "C:\\windows",
    "PATH": "C:\\Python311;C:\\windows",
    "TEMP": "C:\\users\\ada\\Temp",
    "PYTHONPATH": "C:\\source",
}


def test_a_program_on_windows_has_a_path_but_no_python() -> None:
    """Windows sets one for every program, and pygame does not begin without."""
    given = windows_environment(WHOLE)
    assert given["PATH"] == "C:\\windows\\System32;C:\\windows"
    assert (given["TEMP"], "PYTHONPATH" in given) == ("C:\\users\\ada\\Temp", False)
