"""The setup program for Windows: `python3 dev.py package setup` makes it of the folder that was built."""
