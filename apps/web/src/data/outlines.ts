import { calls } from '@paidang/contract/calls';
import type { ReviewSheet } from '@paidang/contract/entities';
import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import { request } from './api';

const keys = {
  sheet: (task: string) => ['outlines', task] as const,
  version: (task: string, version: number) => ['outlines', task, version] as const,
};

/** State, versions and the caller's own draft of an outline. */
export const useOutline = (task: string) =>
  useSWR(keys.sheet(task), async () => (await request(calls.outlines.sheet, { params: { task } })).data);

/** One version; it never changes. */
export const useOutlineVersion = (task: string, version: number | null) =>
  useSWRImmutable(
    version === null ? null : keys.version(task, version),
    async () => (await request(calls.outlines.version, { params: { task, version: version ?? 0 } })).data,
    { keepPreviousData: true },
  );

export interface StoreOutline {
  content: string;
  revision: number;
  idempotencyKey?: string;
  keepalive?: boolean;
}

/** Saves the draft. A conflict (409) is thrown with the newer sheet's draft for the editor to show. */
export const saveOutlineDraft = async (task: string, { content, revision, ...settings }: StoreOutline) =>
  (
    await request(calls.outlines.store, {
      params: { task },
      body: { content, revision, is_draft: true },
      handles: [0, 409, 422],
      ...settings,
    })
  ).data;

/** The newest words of an outline, when a draft turns out to be gone: what was sent last. */
export async function fetchLatest(task: string) {
  const { data: sheet } = await request(calls.outlines.sheet, { params: { task } });
  const number = sheet.versions.at(-1)?.number;
  const content = number
    ? (await request(calls.outlines.version, { params: { task, version: number } })).data.content
    : '';
  return { sheet, content };
}

/** Sends a version. */
export const sendOutline = async (task: string, { content, revision, ...settings }: StoreOutline) =>
  (
    await request(calls.outlines.store, {
      params: { task },
      body: { content, revision, is_draft: false },
      handles: [409],
      ...settings,
    })
  ).data;

export type OutlineMove = 'finalise' | 'accept' | 'requestChanges' | 'reopen';

/** A move of the step; asking for changes and reopening carry words. */
export async function moveOutline(
  task: string,
  move: OutlineMove,
  idempotencyKey: string,
  words = '',
): Promise<ReviewSheet> {
  const settings = { params: { task }, idempotencyKey };
  if (move === 'requestChanges') {
    return (await request(calls.outlines.requestChanges, { ...settings, body: { summary: words } })).data;
  }
  if (move === 'reopen') {
    return (await request(calls.outlines.reopen, { ...settings, body: { reason: words } })).data;
  }
  return (await request(calls.outlines[move], { ...settings, body: {} })).data;
}

/** Whether a cache key is the sheet of this task's outline. Versions never change. */
export const isOutlineKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key.length === 2 && key[0] === 'outlines' && key[1] === task;
