#!/bin/sh
# Restores the newest backup of a folder into a temporary one, looks it through, and says how much there is in it.
#   kidsq-drill FOLDER [DAYS]
# DAYS: how old the newest may be, 2 if nothing is said. Ends with 0 only if it is young and sound; nothing is left, and
# the kidsq that is served is not touched. PROGRAM: how kidsq is called. TMPDIR: needs room for the whole database.
set -eu
umask 077
if [ $# -lt 1 ] || [ $# -gt 2 ] || [ ! -d "$1" ]; then
    echo "usage: kidsq-drill FOLDER [DAYS], with a folder of backups that is there" >&2
    exit 2
fi
folder=$1 days=${2:-2} program=${PROGRAM:-kidsq}

# Their order is the number in their names: clocks jump.
name=$(cd "$folder" && find . -maxdepth 1 -type f |
    sed -n 's|^\./\(kidsq-[0-9]\{6,\}-[0-9]\{8\}T[0-9]\{12\}Z\.db\)$|\1|p' | sort -t - -k 2,2n | tail -n 1)
if [ -z "$name" ]; then
    echo "kidsq-drill: there is no backup in $folder" >&2
    exit 1
fi
newest=$folder/$name
if [ -z "$(find "$newest" -mtime "-$days")" ]; then
    echo "kidsq-drill: the newest backup, $newest, is older than $days days" >&2
    exit 1
fi

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'exit 1' HUP INT TERM
# Into a file of its own, wherever the database is that these settings name.
unset KIDSQ_DATABASE
export KIDSQ_DATA="$place/data"
began=$(date +%s)
$program restore "$newest" >"$place/said"
$program check >>"$place/said"
ended=$(date +%s)
holds=$($program doctor | sed -n 's/^ok  *database  *//p')
if [ -z "$holds" ]; then
    echo "kidsq-drill: it cannot be said what $newest holds" >&2
    exit 1
fi
echo "$newest: restored and looked through in $((ended - began)) s; $holds"
