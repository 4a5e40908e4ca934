"""Every screen in representative states, for pictures, layout tests, golden frames and measurements.

`easel` makes games that have come so far, `exhibits` names the states, `picture` draws one.
"""
