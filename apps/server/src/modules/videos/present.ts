import type { SentVideo, Video } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { isVideoLink } from '@paidang/contract/rules';
import type { VideoState } from '@paidang/contract/workflow';
import type { Database } from '../../platform/database';
import { storyboardInterval, tileSize } from '../../platform/ffmpeg';
import { filePath } from '../uploads';
import { signedLadderUrl, signedVideoUrl } from './signed-video-url';
import { listChunks, type VideoRow } from './store';

const { interruptedAfter, keepHours, thumbnails: tiles, storyboard: board } = limits.video;

/** Only HTTPS links are played in the page; others are opened. */
const playable = (url: string): boolean => isVideoLink(url) && url.startsWith('https:');

function pathOf(video: VideoRow, now: Date): string | null {
  if (video.file) return signedVideoUrl(video, now);
  return video.url && playable(video.url) ? video.url : null;
}

function presentStoryboard({
  storyboard,
  storyboardCount,
  width,
  height,
  duration,
}: VideoRow): SentVideo['storyboard'] {
  if (!storyboard || !storyboardCount || !width || !height || !duration) return null;
  return {
    path: filePath(storyboard),
    count: storyboardCount,
    columns: board.columns,
    interval: storyboardInterval(duration, board.count, board.interval),
    ...tileSize({ width, height }, board.side),
  };
}

/** A video as shown to both sides. */
export const presentSentVideo = (video: VideoRow, now: Date): SentVideo => ({
  video_uuid: video.id,
  source: video.source,
  name: video.name,
  path: pathOf(video, now),
  url: video.url,
  poster: video.poster && filePath(video.poster),
  thumbnails: video.thumbnails
    ? { path: filePath(video.thumbnails), count: tiles.count, width: tiles.width, height: tiles.height }
    : null,
  ladder: video.ladderAt && signedLadderUrl(video, now),
  storyboard: presentStoryboard(video),
  cover: video.cover && video.coverAt !== null ? { path: filePath(video.cover), at: video.coverAt } : null,
  has_original: video.keepsOriginal,
  captions: video.captions && filePath(video.captions),
  width: video.width,
  height: video.height,
  fps: video.fps,
  duration: video.duration,
});

/** The current state; interrupted uploads are detected on reading. */
export function stateOf({ state, lastChunkAt }: VideoRow, now: Date): VideoState {
  if (state !== 'uploading' || !lastChunkAt) return state;
  return now.getTime() - lastChunkAt.getTime() > interruptedAfter ? 'interrupted' : 'uploading';
}

const keptUntil = ({ lastChunkAt }: VideoRow): string | null =>
  lastChunkAt && new Date(lastChunkAt.getTime() + keepHours * 3_600_000).toISOString();

const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((part / whole) * 100));

/** An unsent video, for its creator only. */
export async function presentVideo(db: Database, video: VideoRow, now: Date): Promise<Video> {
  const isUploading = video.state === 'uploading';
  const stored = isUploading ? (await listChunks(db, video.id)).map(({ number }) => number) : [];
  return {
    video_uuid: video.id,
    state: stateOf(video, now),
    source: video.source,
    name: video.name,
    url: video.url,
    bytes: video.bytes,
    fingerprint: video.fingerprint,
    chunks: video.chunks,
    stored_chunks: stored,
    progress: isUploading ? percentOf(stored.length, video.chunks) : progressOf(video),
    failure: video.failure,
    is_confirmed: video.confirmedAt !== null,
    kept_until: isUploading ? keptUntil(video) : null,
    updated_at: video.updatedAt.toISOString(),
    film: video.state === 'transcoded' ? presentSentVideo(video, now) : null,
  };
}

const progressOf = ({ state, progress }: VideoRow): number => (state === 'transcoded' ? 100 : progress);
