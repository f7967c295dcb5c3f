import type { Video, VideoContent, VideoFeedback, VideoVersion, VideoView } from '@paidang/contract/entities';
import { videoRoutes, videoUploadRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { ask } from './ask';
import { reviewSource } from './reviews';
import { readingQuery, type StepSource, type ViewOptions } from './step-source';

/** The calls of one video step; its sheet knows the films. */
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
  /** 0 to 1, of this chunk. */
  onProgress: (ratio: number) => void;
}

export interface SentChunk {
  number: number;
  /** How many there are. */
  of: number;
  bytes: Blob;
  /** Says which file it is of. */
  feedback: VideoFeedback;
}

/** Where a version of the film is downloaded; that it was is kept as evidence. */
export const downloadAddress = async (task: string, version: number, file: 'film' | 'original'): Promise<string> =>
  (await request(videoRoutes.download, { params: { task, version }, body: { file }, handles: 'all' })).data.address;

/** One chunk of a film. Whoever sends it tries again, and says what went wrong. */
export const sendChunk = async (task: string, { number, of, bytes, feedback }: SentChunk, settings: ChunkSettings) =>
  (
    await request(videoUploadRoutes.upload, {
      body: { task_uuid: task, chunk: number, chunks: of, feedback: JSON.stringify(feedback) },
      files: { file: bytes },
      handles: 'all',
      ...settings,
    })
  ).data;

/** A link in place of a file; the field says what is wrong with it. */
export const sendLink = async (task: string, url: string): Promise<Video> =>
  (await request(videoUploadRoutes.upload, { body: { task_uuid: task, url }, files: {}, handles: 'all' })).data;

/** What is there already of this file, `null` when nothing is. */
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

/** The frame at this second stands for the film; `null` takes it back. */
export const chooseCover = async (task: string, video: string, at: number | null): Promise<Video> =>
  (await request(videoUploadRoutes.cover, { params: { task, video }, body: { at }, handles: 'all' })).data;

/** Gives an upload up, or takes away what was not sent. */
export const cancelVideo = async (task: string, video: string): Promise<Video> =>
  (await request(videoUploadRoutes.cancel, { params: { task, video }, handles: 'all' })).data;
