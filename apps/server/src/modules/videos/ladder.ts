import { mp4Name } from '@paidang/contract/rules';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { sendStored } from '../uploads';
import { listRenditions, type RenditionRow } from './rendition-store';
import type { VideoRow } from './store';

/** Bits per second of a whole file, and of its densest segment. */
function bandwidths({ index }: RenditionRow): { average: number; peak: number } {
  const segments = index?.segments ?? [];
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  // A very short last segment says nothing about the bandwidth required.
  const dense = segments.filter((segment) => segment.seconds >= 1);
  const rates = dense.map((segment) => (segment.bytes * 8) / segment.seconds);
  const average = Math.ceil(seconds > 0 ? (bytes * 8) / seconds : 1);
  return { average, peak: Math.max(average, ...rates.map(Math.ceil)) };
}

/** The master playlist: lists the sizes, largest first. @param query signs the URLs in it */
function mainPlaylist(renditions: readonly RenditionRow[], fps: number | null, query: string): string {
  const entries = renditions.map((rendition) => {
    const { average, peak } = bandwidths(rendition);
    const facts = [
      `BANDWIDTH=${peak}`,
      `AVERAGE-BANDWIDTH=${average}`,
      `RESOLUTION=${rendition.width}x${rendition.height}`,
      ...(fps ? [`FRAME-RATE=${fps.toFixed(3)}`] : []),
      `CODECS="${rendition.codecs}"`,
    ];
    return `#EXT-X-STREAM-INF:${facts.join(',')}\n${rendition.lines}.m3u8?${query}\n`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${entries.join('')}`;
}

/** The playlist of one size: lists the positions of its segments in the file. */
function sizePlaylist({ lines, index }: RenditionRow, query: string): string {
  const address = `${lines}.mp4?${query}`;
  const { head, segments } = index ?? { head: 0, segments: [] };
  const longest = Math.ceil(Math.max(1, ...segments.map(({ seconds }) => seconds)));
  const listed = segments.map(
    ({ seconds, start, bytes }) => `#EXTINF:${seconds.toFixed(6)},\n#EXT-X-BYTERANGE:${bytes}@${start}\n${address}\n`,
  );
  return [
    '#EXTM3U\n#EXT-X-VERSION:7\n',
    `#EXT-X-TARGETDURATION:${longest}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS\n`,
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${head}@0"\n`,
    ...listed,
    '#EXT-X-ENDLIST\n',
  ].join('');
}

interface LadderRequest {
  /** Last part of the path: `index.m3u8`, `720.m3u8`, `720.mp4`. */
  readonly part: string;
  /** Signature of this URL and of those in the playlist. */
  readonly query: URLSearchParams;
  readonly range: string | undefined;
}

/** Sends a playlist or one size of a video, to anybody who may see the video. @throws 0404 */
export async function sendLadder(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  reply: FastifyReply,
  video: VideoRow,
  { part, query, range }: LadderRequest,
): Promise<FastifyReply> {
  if (!video.ladderAt) throw notFound();
  const renditions = await listRenditions(db, video.id);
  const playlist = (text: string) =>
    reply.type('application/vnd.apple.mpegurl').header('x-content-type-options', 'nosniff').send(text);
  if (part === 'index.m3u8') return playlist(mainPlaylist(renditions, video.fps, query.toString()));
  const [, lines, kind] = /^(\d{1,5})\.(m3u8|mp4)$/.exec(part) ?? [];
  const rendition = renditions.find((one) => one.lines === Number(lines));
  if (!rendition?.file || rendition.bytes === null) throw notFound();
  if (kind === 'm3u8') return playlist(sizePlaylist(rendition, query.toString()));
  const { file: name, bytes } = rendition;
  return sendStored(reply, storage, { name, bytes, mediaType: 'video/mp4', originalName: mp4Name(video.name) }, range);
}
