"""Making the program that is handed to others: `python3 dev.py package`; docs/packaging.md tells how."""
