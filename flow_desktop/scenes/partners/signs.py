"""The buttons by which people tell partners to wait, to hurry, and ask them; they stand in the corner."""

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.bots.partners import Partner
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.widget import Press, Widget


def wait_sign(shell: Shell, partner: Partner, waits: bool, press: Press) -> Widget:
    """Wait, or go on."""
    words = _("Go on, {name}") if waits else _("Wait, {name}")
    picture = art("icon_play" if waits else "icon_hand")
    sign = KeyedIcon(
        picture, words.format(name=partner.shown), press, units=sign_units(shell), key="partner-wait"
    )
    return signed(sign, key_sign(shell, FlowAction.PARTNER_WAIT))


def hurry_sign(shell: Shell, partner: Partner, hurries: bool, press: Press) -> Widget:
    """Hurry, or take your time."""
    words = _("Take your time, {name}") if hurries else _("Hurry, {name}")
    picture = art("icon_slower" if hurries else "icon_hurry")
    sign = KeyedIcon(
        picture, words.format(name=partner.shown), press, units=sign_units(shell), key="partner-ask"
    )
    return signed(sign, key_sign(shell, FlowAction.PARTNER_ASK))


def ask_sign(shell: Shell, partner: Partner, press: Press) -> Widget:
    """What would you do? The face of the one who answers."""
    words = _("What would you do, {name}?").format(name=partner.shown)
    sign = KeyedIcon(art("partner", partner), words, press, units=sign_units(shell), key="partner-ask")
    return signed(sign, key_sign(shell, FlowAction.PARTNER_ASK))
