#!/bin/sh
# Puts Flow into the menu of your desktop, for you alone; "add-to-menu.sh --remove" takes it out again.
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
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icons"/*/apps/$id.png
    echo "$removed"
    exit 0
fi
mkdir -p "$data/applications"
for picture in "$here"/share/icons/hicolor/*/apps/$id.png; do
    size=$(basename "$(dirname "$(dirname "$picture")")")
    mkdir -p "$icons/$size/apps"
    cp "$picture" "$icons/$size/apps/"
done
escaped=$(printf '%s' "$here/Flow" | sed 's/[\\"`$]/\\\\&/g; s/[\\&|]/\\&/g')
sed "s|^Exec=.*|Exec=\"$escaped\"|" "$here/share/applications/$id.desktop" >"$entry"
chmod 755 "$entry"
echo "$added"
