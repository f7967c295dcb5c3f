import { draftTypeCalls, onePageScriptCalls, scriptCalls } from '@paidang/contract/calls';
import type {
  MultiPageContent,
  MultiPageSheet,
  OnePageContent,
  OnePageSheet,
  ScriptType,
} from '@paidang/contract/entities';
import useSWR from 'swr';
import { request } from './api';
import { reviewMove, saveHandles, sendHandles } from './reviews';
import type { StepSheet, StepSource, StoreContent } from './step-source';

interface UploadSettings {
  onProgress?: ((ratio: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A step whose sheet says more than others'. */
export interface ScriptSource<Content, Sheet extends StepSheet<Content>> extends StepSource<Content> {
  sheet: () => Promise<Sheet>;
}

/** The multi-page script of a task on the server. */
export function multiPageSource(task: string): ScriptSource<MultiPageContent, MultiPageSheet> {
  const store = async (
    { content, revision, ...settings }: StoreContent<MultiPageContent>,
    is_draft: boolean,
    handles: readonly number[],
  ) => {
    const body = { task_uuid: task, ...content, revision, is_draft, askUUID: settings.idempotencyKey };
    return (await request(scriptCalls.store, { body, handles, ...settings })).data;
  };
  return {
    path: ['script', task],
    sheet: async () => (await request(scriptCalls.sheet, { params: { task } })).data,
    version: async (version) => (await request(scriptCalls.version, { params: { task, version } })).data,
    save: (draft) => store(draft, true, saveHandles),
    send: (draft) => store(draft, false, sendHandles),
    move: reviewMove(scriptCalls, { task }),
  };
}

/** The one-page script of a task on the server. */
export function onePageSource(task: string): ScriptSource<OnePageContent, OnePageSheet> {
  const store = async (
    { content, revision, ...settings }: StoreContent<OnePageContent>,
    is_draft: boolean,
    handles: readonly number[],
  ) => {
    const body = { task_uuid: task, ...content, revision, is_draft, askUUID: settings.idempotencyKey };
    return (await request(onePageScriptCalls.store, { body, handles, ...settings })).data;
  };
  return {
    path: ['script-one', task],
    sheet: async () => (await request(onePageScriptCalls.sheet, { params: { task } })).data,
    version: async (version) => (await request(onePageScriptCalls.version, { params: { task, version } })).data,
    save: (draft) => store(draft, true, saveHandles),
    send: (draft) => store(draft, false, sendHandles),
    move: reviewMove(onePageScriptCalls, { task }),
  };
}

/** Turns a Word file into segments; nothing is kept by it. Who asks shows what went wrong. */
export const importWordFile = async (task: string, file: File, settings: UploadSettings) =>
  (
    await request(scriptCalls.importWord, {
      body: { task_uuid: task },
      files: { file },
      handles: 'all',
      ...settings,
    })
  ).data;

/** Stores the picture of a segment; answers where it is. Who asks shows what went wrong. */
export const uploadSegmentPicture = async (task: string, file: File, settings: UploadSettings) =>
  (
    await request(scriptCalls.imageFile, {
      body: { task_uuid: task },
      files: { file },
      handles: 'all',
      ...settings,
    })
  ).data.path;

/** Which form a task's script has. */
export const useDraftType = (task: string) =>
  useSWR(['draft-type', task], async () => (await request(draftTypeCalls.get, { params: { task } })).data);

export const chooseDraftType = async (task: string, script_type: ScriptType) =>
  (await request(draftTypeCalls.choose, { params: { task }, body: { script_type } })).data;
