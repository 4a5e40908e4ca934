#!/bin/sh
# Flow in one file: it unpacks itself once into your cache folder and starts; "--unpacked" says where that is,
# "--add-to-menu" and "--remove" put it into your menu and take it out again. What follows the last line is an archive.
set -eu
name=@NAME@
size=@SIZE@
sum=@SUM@
locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
case ${LANGUAGE:-$locale} in
de*) damaged="Diese Datei ist beschädigt. Lade sie noch einmal herunter." full="Flow konnte hier nicht entpackt werden:" ;;
fr*) damaged="Ce fichier est abîmé. Télécharge-le à nouveau." full="Flow n’a pas pu être déballé ici :" ;;
it*) damaged="Questo file è danneggiato. Scaricalo di nuovo." full="Non riesco a estrarre Flow qui:" ;;
pl*) damaged="Ten plik jest uszkodzony. Pobierz go jeszcze raz." full="Nie udało się rozpakować Flow tutaj:" ;;
*) damaged="This file is damaged. Download it again." full="Flow could not be unpacked here:" ;;
esac
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/$(basename -- "$0")
cache=${XDG_CACHE_HOME:-$HOME/.cache}/flow-desktop
place=$cache/$name-$(printf '%.12s' "$sum")
program=$place/$name/Flow

fail() {
    echo "$1" >&2
    exit 1
}

packed() { tail -c "$size" -- "$here"; }

unpack() { # beside its place first, so that a start that is interrupted leaves nothing half done
    if command -v sha256sum >/dev/null 2>&1; then
        [ "$(packed | sha256sum | cut -d ' ' -f 1)" = "$sum" ] || fail "$damaged"
    fi
    mkdir -p "$cache" 2>/dev/null || fail "$full $cache"
    fresh=$(mktemp -d "$cache/new-XXXXXX" 2>/dev/null) || fail "$full $cache"
    trap 'rm -rf "$fresh"' EXIT
    packed | tar -xzf - -C "$fresh" 2>/dev/null || fail "$full $cache"
    mv -T "$fresh" "$place" 2>/dev/null || [ -x "$program" ] || fail "$full $place" # another start may be faster
    rm -rf "$fresh"
    trap - EXIT
    for other in "$cache"/Flow-*; do # those of other versions, unless one of them runs
        if [ "$other" != "$place" ] && ! ls -l /proc/[0-9]*/exe 2>/dev/null | grep -qF " $other/"; then
            rm -rf "$other"
        fi
    done
}

[ -x "$program" ] || unpack
case ${1:-} in
--unpacked) echo "$place/$name" ;;
--add-to-menu) FLOW_PROGRAM=$here exec sh "$place/$name/add-to-menu.sh" ;;
--remove) exec sh "$place/$name/add-to-menu.sh" --remove ;;
*) exec "$program" "$@" ;;
esac
exit 0
