"""Today's wave: the page of a day, the calendar, and what is kept of each day."""
