#!/bin/sh
# Puts Flow into the menu of your desktop, for you alone, and lets it open its files (.flow, .river-dice);
# "add-to-menu.sh --remove" takes both out again.
set -eu
locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
case ${LANGUAGE:-$locale} in
de*)
    added="Flow ist jetzt im Menü. Lass diesen Ordner, wo er ist."
    removed="Flow ist nicht mehr im Menü. Deine Spiele und Einstellungen sind noch da."
    ;;
fr*)
    added="Flow est maintenant dans le menu. Laisse ce dossier à sa place."
    removed="Flow n’est plus dans le menu. Tes parties et tes réglages sont toujours là."
    ;;
it*)
    added="Ora Flow è nel menu. Lascia questa cartella dov’è."
    removed="Flow non è più nel menu. Le tue partite e impostazioni ci sono ancora."
    ;;
pl*)
    added="Flow jest już w menu. Zostaw ten folder tam, gdzie jest."
    removed="Flow nie ma już w menu. Twoje gry i ustawienia nadal są."
    ;;
*)
    added="Flow is in the menu now. Leave this folder where it is."
    removed="Flow is no longer in the menu. Your games and settings are still there."
    ;;
esac
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
id=io.github.flow_desktop.Flow
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/$id.desktop
icons=$data/icons/hicolor
kinds=$data/mime/packages
tell_desktop() { # what desktops read is made from these folders; where a program is missing, it is made later
    if command -v update-mime-database >/dev/null 2>&1 && [ -d "$data/mime" ]; then
        update-mime-database "$data/mime" >/dev/null 2>&1 || :
    fi
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database "$data/applications" >/dev/null 2>&1 || :
    fi
}
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icons"/*/apps/$id.png "$kinds/$id.xml"
    tell_desktop
    echo "$removed"
    exit 0
fi
mkdir -p "$data/applications" "$kinds"
cp "$here/share/mime/packages/$id.xml" "$kinds/"
for picture in "$here"/share/icons/hicolor/*/apps/$id.png; do
    size=$(basename "$(dirname "$(dirname "$picture")")")
    mkdir -p "$icons/$size/apps"
    cp "$picture" "$icons/$size/apps/"
done
escaped=$(printf '%s' "${FLOW_PROGRAM:-$here/Flow}" | sed 's/%/%%/g; s/[\\"`$]/\\\\&/g; s/[\\&|]/\\&/g')
sed "s|^Exec=.*|Exec=\"$escaped\" %f|" "$here/share/applications/$id.desktop" >"$entry"
chmod 755 "$entry"
tell_desktop
echo "$added"
