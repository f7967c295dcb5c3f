import type { SentVideo, Video, VideoVersionSummary } from '@paidang/contract/entities';
import { daysAgo, demoId, type Viewing } from './cast';

/** A video that is served with the web app; created by `demo/films/make-guide.sh`. */
const film = (number: number, name: string): SentVideo => ({
  video_uuid: demoId(90 + number),
  source: 'upload',
  name: `睡前三十秒_${name}.mp4`,
  path: `/guide/${name}.mp4`,
  url: null,
  poster: `/guide/${name}.jpg`,
  thumbnails: null,
  ladder: null,
  storyboard: null,
  cover: null,
  has_original: false,
  width: 360,
  height: 640,
  fps: 12,
  duration: 45,
});

/** The A and the B copy. */
const demoVideos: readonly [SentVideo, SentVideo] = [film(1, 'a-copy'), film(2, 'b-copy')];

/** Adds the videos to versions. */
export const withFilms = <Version extends { readonly number: number }>(
  versions: readonly Version[],
): (Version & Pick<VideoVersionSummary, 'film'>)[] =>
  versions.map((version) => ({ ...version, film: demoVideos[version.number === 1 ? 0 : 1] }));

/** The B copy after uploading, as if the server were still transcoding it. */
export const filmAtWork = (viewing: Viewing): Video => ({
  video_uuid: demoVideos[1].video_uuid,
  state: 'transcoding',
  source: 'upload',
  name: demoVideos[1].name,
  url: null,
  bytes: 48_000_000,
  fingerprint: null,
  chunks: 10,
  stored_chunks: [],
  progress: 40,
  failure: null,
  is_confirmed: false,
  kept_until: null,
  updated_at: daysAgo(viewing, 0),
  film: null,
});
