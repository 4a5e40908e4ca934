"""Partners at the table: characters of the program who play the seats that nobody has taken."""
