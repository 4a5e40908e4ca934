#!/bin/sh
# Puts Flow into the menu of your desktop, for you alone; "add-to-menu.sh --remove" takes it out again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
id=io.github.flow_desktop.Flow
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/$id.desktop
icons=$data/icons/hicolor
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icons"/*/apps/$id.png
    echo "Flow is no longer in the menu. Its games and settings are still there."
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
echo "Flow is in the menu now. Leave this folder where it is."
