"""The one room that opens files of ours, whatever lies in their place; everybody else asks here.

Importing order: reading (which kinds of files there are, and reading any of them) -> writing -> lock ->
json_file; writing -> database. It knows no game, no screen and no words; ``reading`` is imported before there
is a window.
"""
