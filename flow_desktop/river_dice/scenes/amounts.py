"""So many of something, as one says it: '2 foxes', '1 nature token'."""

from flow_desktop.app.language import ngettext


def amount(count: int, thing: str, name: str) -> str:
    """So many of a good; what has no plural of its own goes by its name."""
    match thing:
        case "salmon":
            words = ngettext("{count} salmon", "{count} salmon", count)
        case "hawk":
            words = ngettext("{count} hawk", "{count} hawks", count)
        case "fox":
            words = ngettext("{count} fox", "{count} foxes", count)
        case "elk":
            words = ngettext("{count} elk", "{count} elk", count)
        case "bear":
            words = ngettext("{count} bear", "{count} bears", count)
        case "token":
            words = ngettext("{count} nature token", "{count} nature tokens", count)
        case "any":
            words = ngettext("{count} animal of your choice", "{count} animals of your choice", count)
        case "point":
            words = ngettext("{count} point", "{count} points", count)
        case "free":
            words = ngettext("{count} free hex", "{count} free hexes", count)
        case "circle":
            words = ngettext("{count} free hex of this habitat", "{count} free hexes of this habitat", count)
        case _other:
            return name if count == 1 else f"{count} {name}"
    return words.format(count=count)


def hexes(count: int, name: str) -> str:
    """So many hexes of a habitat, or free ones."""
    words = ngettext("{count} hex ({habitat})", "{count} hexes ({habitat})", count)
    return words.format(count=count, habitat=name)
