"""The words of the game on their way to the translators and back.

* `places`: where the template and the catalogues lie, and which languages there are.
* `catalogue`: `Words`, one catalogue; `read`, `text` (.po), `binary` (.mo): the same bytes everywhere.
* `extract`: every marked sentence of the source, with notes, as the template `flow.pot`.
* `lessons`: the sentences of the lesson files, which are data and no source.
* `merge`: an old catalogue and a new template become a new catalogue.
* `faults`: what is wrong with one translation.
* `python -m build.words.update [LANGUAGE ...]`: new words into every catalogue; a new language by its code.
* `python -m build.words.compile`: the files that the game reads.
* `python -m build.words.check [LANGUAGE ...]`: what is missing or wrong, as a table.
"""
