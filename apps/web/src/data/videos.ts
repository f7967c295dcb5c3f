import type { Video, VideoContent, VideoFeedback, VideoVersion, VideoView } from '@paidang/contract/entities';
import { videoRoutes, videoUploadRoutes } from '@paidang/contract/routes';
import { useMemo } from 'react';
import { request } from './api';
import { ask, reviewSource } from './reviews';
import { readingQuery, type StepSource, type ViewOptions } from './step-source';
import { useStep } from './steps';

/** The calls of one video step; its sheet includes the films. */
export interface VideoSource extends StepSource<VideoContent> {
  view: (options?: ViewOptions) => Promise<VideoView & { texts?: VideoVersion[] | undefined }>;
}

/** The video step of a task on the server. */
export const videoSource = (task: string): VideoSource => ({
  ...reviewSource<VideoContent>(videoRoutes, ['video', task], { task }),
  view: (options) => ask(videoRoutes.view, { params: { task }, query: readingQuery(options) }),
});

export interface ChunkSettings {
  signal: AbortSignal;
  /** Progress of this chunk, 0 to 1. */
  onProgress: (ratio: number) => void;
}

export interface SentChunk {
  number: number;
  /** Total number of chunks. */
  of: number;
  bytes: Blob;
  /** Identifies the file of the chunk. */
  feedback: VideoFeedback;
}

/** Returns the download address of a version of the film. The server records the download as evidence. */
export const downloadAddress = async (task: string, version: number, file: 'film' | 'original'): Promise<string> =>
  (await request(videoRoutes.download, { params: { task, version }, body: { file }, handles: 'all' })).data.address;

/** Sends one chunk of a film. The caller retries and shows errors. */
export const sendChunk = async (task: string, { number, of, bytes, feedback }: SentChunk, settings: ChunkSettings) =>
  (
    await request(videoUploadRoutes.upload, {
      body: { task_uuid: task, chunk: number, chunks: of, feedback: JSON.stringify(feedback) },
      files: { file: bytes },
      handles: 'all',
      ...settings,
    })
  ).data;

/** Submits a link instead of a file. The field shows errors. */
export const sendLink = async (task: string, url: string): Promise<Video> =>
  (await request(videoUploadRoutes.upload, { body: { task_uuid: task, url }, files: {}, handles: 'all' })).data;

/** Returns the part of this file the server already has; `null` if none. */
export const fetchUnsent = async (task: string, fingerprint: string, signal: AbortSignal): Promise<Video | null> =>
  (await request(videoUploadRoutes.unsent, { params: { task }, query: { fingerprint }, handles: 'all', signal })).data;

export const confirmDuration = async (task: string, video: string, duration?: number): Promise<Video> =>
  (
    await request(videoUploadRoutes.confirm, {
      params: { task, video },
      body: duration === undefined ? {} : { duration },
      handles: 'all',
    })
  ).data;

/** Uses the frame at this second as the cover of the film; `null` removes it. */
export const chooseCover = async (task: string, video: string, at: number | null): Promise<Video> =>
  (await request(videoUploadRoutes.cover, { params: { task, video }, body: { at }, handles: 'all' })).data;

/** Cancels an upload, or removes a film that was not sent. */
export const cancelVideo = async (task: string, video: string): Promise<Video> =>
  (await request(videoUploadRoutes.cancel, { params: { task, video }, handles: 'all' })).data;

/** Cover or poster of the newest film of a task; `null` if there is none. */
export function useFilmCover(task: string): string | null {
  const source = useMemo(() => videoSource(task), [task]);
  const film = useStep(source).data?.versions.at(-1)?.film;
  return film?.cover?.path ?? film?.poster ?? null;
}
