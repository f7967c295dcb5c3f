#!/bin/sh
# Makes the two cuts of the beginner guide's film out of demo/pictures, upright, silent and small: they are served with
# the web app, and long enough for the moment the guide speaks of. Run it again after changing it.
set -eu
cd "$(dirname "$0")"
out=../../apps/web/public/guide
seconds=9
fps=12
frames=$((seconds * fps))

cut() {
  name=$1
  shift
  inputs='' filters='' joined='' count=0
  for picture in "$@"; do
    inputs="$inputs -i ../pictures/$picture.jpg"
    filters="$filters[$count:v]scale=-2:1280,crop=720:1280,zoompan=z='1+0.08*on/$frames':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=$frames:s=360x640:fps=$fps,setsar=1[v$count];"
    joined="$joined[v$count]"
    count=$((count + 1))
  done
  # shellcheck disable=SC2086
  ffmpeg -y -loglevel error $inputs -filter_complex "$filters${joined}concat=n=$count:v=1:a=0,format=yuv420p[v]" \
    -map '[v]' -c:v libx264 -preset slow -crf 33 -g 24 -movflags +faststart -map_metadata -1 "$out/$name.mp4"
  ffmpeg -y -loglevel error -ss 4 -i "$out/$name.mp4" -frames:v 1 -q:v 6 "$out/$name.jpg"
}

cut a-copy desk night_wide night_close serum_wide serum_top
cut b-copy night_wide night_close serum_close serum_wide desk
