import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { videoCalls, videoUploadCalls } from '@paidang/contract/calls';
import type { Video, VideoView } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { chunkCount } from '@paidang/contract/rules';
import { transcodePendingVideos } from '../src/modules/videos';
import type { Ffmpeg } from '../src/platform/ffmpeg';
import type { TestApp } from './build-app';
import { createProject } from './factories/projects';
import type { TestUser } from './factories/users';
import { sha256 } from './film-files';

const { chunkBytes } = limits.video;

interface Upload {
  readonly name?: string;
  /** @default derived from the bytes */
  readonly feedback?: Record<string, unknown>;
  /** Further form fields next to the chunk. */
  readonly fields?: Record<string, unknown>;
  readonly as?: TestUser;
}

/** A project whose video may be uploaded, with the calls its two people make. */
export async function createVideoFixture(server: TestApp) {
  const project = await createProject(server.transact, { outline: 'locked' });
  const { vendor, creator, task } = project;
  const params = { task: task.id };
  await server.call(videoCalls.unlock, { params, body: {}, as: vendor });

  const view = async (as: TestUser): Promise<VideoView> =>
    (await server.call(videoCalls.view, { params, as })).json().data;

  const chunk = (
    film: Buffer,
    number: number,
    { name = '夜間精華.mp4', feedback, fields, as = creator }: Upload = {},
  ) => {
    const bytes = Uint8Array.from(film.subarray(number * chunkBytes, (number + 1) * chunkBytes));
    const said = { name, size: film.length, fingerprint: sha256(film), ...feedback };
    const form = { task_uuid: task.id, chunk: number, chunks: chunkCount(film.length), feedback: JSON.stringify(said) };
    const files = [{ field: 'file', name, bytes }];
    return server.call(videoUploadCalls.upload, { body: { ...form, ...fields }, files, as });
  };

  return {
    ...project,
    params,
    view,
    chunk,
    /** Uploads all chunks of a video in order. Returns the last response. */
    upload: async (film: Buffer, options?: Upload) => {
      let answer = await chunk(film, 0, options);
      for (let number = 1; number < chunkCount(film.length); number += 1) answer = await chunk(film, number, options);
      return answer;
    },
    link: (url: string, fields: Record<string, unknown> = {}) =>
      server.call(videoUploadCalls.upload, { body: { task_uuid: task.id, url, ...fields }, as: creator }),
    unsent: async (query: { fingerprint?: string } = {}): Promise<Video | null> =>
      (await server.call(videoUploadCalls.unsent, { params, query, as: creator })).json().data,
    cancel: (video: string, as = creator) => server.call(videoUploadCalls.cancel, { params: { ...params, video }, as }),
    confirm: (video: string, body: object = {}) =>
      server.call(videoUploadCalls.confirm, { params: { ...params, video }, body, as: creator }),
    /** The URL at which somebody downloads a version; `''` if refused. */
    download: async (file: 'film' | 'original', as: TestUser, version = 1): Promise<string> => {
      const answer = await server.call(videoCalls.download, { params: { ...params, version }, body: { file }, as });
      return answer.json().data?.address ?? '';
    },
    /** Sends the current draft. */
    send: async (video_uuid: string, note = '') => {
      const { revision } = await view(creator);
      const body = { content: { video_uuid, note }, is_draft: false, revision };
      return server.call(videoCalls.store, { params, body, as: creator });
    },
    move: (name: 'requestChanges' | 'accept' | 'finalise' | 'archive', as: TestUser, body: object = {}) =>
      view(as).then(({ step: { version } }) =>
        server.call(videoCalls[name], { params, body: { version, ...body }, as }),
      ),
  };
}

/** Transcodes all waiting videos, like the process does in the background. */
export async function makeFilms(server: TestApp, ffmpeg: Ffmpeg | null): Promise<unknown[]> {
  const errors: unknown[] = [];
  const stop = new AbortController().signal;
  await transcodePendingVideos({ platform: server.platform, ffmpeg, stop, onError: (error) => errors.push(error) });
  return errors;
}

/** All files the server stores or works on. */
export async function filesOnDisk(server: TestApp): Promise<string[]> {
  const folders = ['files', 'transcoding'];
  const found = folders.map((folder) => readdir(join(server.env.DATA_DIR, folder)).catch(() => []));
  return (await Promise.all(found)).flat();
}
