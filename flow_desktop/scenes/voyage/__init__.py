"""The voyage: a chart from the harbour to the open sea, the card of a stop, and its stars at the results."""
