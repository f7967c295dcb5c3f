#!/bin/sh
# Makes the two cuts of the demo's film out of demo/pictures: slow moves over still pictures, and a quiet tone. What it
# writes is kept beside it, since the demo is set up in every test; run it again after changing it.
set -eu
cd "$(dirname "$0")"
seconds=3
frames=$((seconds * 24))

# name tone, then for each shot: picture and how the camera moves.
cut() {
  name=$1 tone=$2
  shift 2
  inputs='' filters='' joined='' count=0
  while [ $# -gt 0 ]; do
    inputs="$inputs -i ../pictures/$1.jpg"
    case $2 in
      in) move="z='1+0.12*on/$frames':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'" ;;
      out) move="z='1.12-0.12*on/$frames':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2'" ;;
      left) move="z=1.12:x='(iw-iw/zoom)*(1-on/$frames)':y='(ih-ih/zoom)/2'" ;;
      right) move="z=1.12:x='(iw-iw/zoom)*on/$frames':y='(ih-ih/zoom)/2'" ;;
    esac
    filters="$filters[$count:v]scale=2560:1440,zoompan=$move:d=$frames:s=1280x720:fps=24,setsar=1[v$count];"
    joined="$joined[v$count]"
    count=$((count + 1))
    shift 2
  done
  length=$((seconds * count))
  # shellcheck disable=SC2086
  ffmpeg -y -loglevel error $inputs -f lavfi -i "sine=frequency=$tone:duration=$length" -filter_complex \
    "$filters${joined}concat=n=$count:v=1:a=0,format=yuv420p[v];[$count:a]volume=0.08,afade=t=in:d=1,afade=t=out:st=$((length - 2)):d=2[a]" \
    -map '[v]' -map '[a]' -c:v libx264 -preset slow -crf 27 -g 48 -c:a aac -b:a 48k -movflags +faststart \
    -map_metadata -1 "$name.mp4"
  ffmpeg -y -loglevel error -ss "$(awk "BEGIN { print $length * 0.15 }")" -i "$name.mp4" -frames:v 1 -q:v 4 "$name.poster.jpg"
  ffmpeg -y -loglevel error -i "$name.mp4" -vf "fps=10/$length,scale=160:90,tile=10x1" -frames:v 1 -q:v 5 "$name.thumbnails.jpg"
  ffmpeg -y -loglevel error -i "$name.mp4" -an -vf "fps=2:round=up:start_time=0,scale=160:90,tile=10x3" -frames:v 1 -q:v 6 "$name.storyboard.jpg"
}

# Further sizes of a cut, as the server makes them: frames stay where they are, segments of four seconds in one file.
sizes() {
  for lines in 360 720; do
    most=$([ "$lines" -gt 360 ] && echo 3000 || echo 900)
    ffmpeg -nostdin -y -loglevel error -i "$1.mp4" -map 0:v -map 0:a -map_metadata -1 -vf "scale=-2:$lines" -r 24 \
      -c:v libx264 -preset slow -crf 27 -maxrate "${most}k" -bufsize "$((2 * most))k" -profile:v high -bf 0 \
      -sc_threshold 0 -g 96 -keyint_min 96 -c:a aac -b:a 48k -ac 2 -ar 48000 -bsf:a 'noise=drop=lt(n\,1)' \
      -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file \
      -hls_segment_filename "$1.$lines.mp4" "$1.$lines.m3u8"
  done
}

cut a-copy 220 night_wide in night_close right serum_wide out serum_top left
cut b-copy 262 night_wide in night_close out serum_close right serum_top in
sizes a-copy

# The frame that somebody draws on: the label, nine seconds in.
ffmpeg -y -loglevel error -ss 9.02 -i b-copy.mp4 -frames:v 1 -vf scale=960:-2 -q:v 4 b-copy.label.jpg
