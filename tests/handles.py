"""What the system does when a program ends: it closes the files that the program had open."""


def close_handles(journal: object) -> None:
    """Close the files of a journal, and no more; Windows removes no file while somebody has it open."""
    for name in ("_file", "_clock"):
        file = getattr(journal, name, None)
        if file is not None:
            file.close()
            setattr(journal, name, None)
