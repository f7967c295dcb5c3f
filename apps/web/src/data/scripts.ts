import type {
  MultiPageContent,
  MultiPageDraft,
  MultiPageScriptView,
  OnePageContent,
  OnePageScriptView,
  ScriptType,
} from '@paidang/contract/entities';
import { draftTypeRoutes, onePageScriptRoutes, scriptRoutes, separateScriptRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestSettings } from './client';
import { reviewMove, saveHandles, sendHandles } from './reviews';
import { type SegmentChange, segmentChange } from './segment-change';
import { readingQuery, type StepPageView, type StepSource, type StoreContent, type ViewOptions } from './step-source';
import { useStep } from './steps';
import { scriptFile } from './version-files';

interface UploadSettings {
  onProgress?: ((ratio: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A step source whose sheet has additional fields. */
export interface ScriptSource<Content, Sheet extends StepPageView<Content>> extends StepSource<Content> {
  view: (options?: ViewOptions) => Promise<Sheet>;
  save: (draft: StoreContent<Content>) => Promise<Sheet>;
}

/** The multi-page script of a task on the server. */
export function multiPageSource(task: string): ScriptSource<MultiPageContent, MultiPageScriptView> {
  const store = async (
    { content, revision, ...settings }: StoreContent<MultiPageContent>,
    is_draft: boolean,
    handles: readonly number[],
  ) => {
    const body = { task_uuid: task, ...content, revision, is_draft, askUUID: settings.idempotencyKey };
    return (await request(scriptRoutes.store, { body, handles, ...settings })).data;
  };
  return {
    path: ['script', task],
    view: async (options) =>
      (await request(scriptRoutes.view, { params: { task }, query: readingQuery(options) })).data,
    version: async (version) => (await request(scriptRoutes.version, { params: { task, version } })).data,
    save: (draft) => store(draft, true, saveHandles),
    send: (draft) => store(draft, false, sendHandles),
    move: reviewMove(scriptRoutes, { task }),
    file: scriptFile(scriptRoutes.export, task),
  };
}

async function storeSegment(task: string, change: SegmentChange, revision: number, settings: RequestSettings) {
  const { script_uuid, ...script } = change.script;
  const params = { script: script_uuid };
  const own = { task_uuid: task, revision };
  if (change.kind === 'remove')
    return (await request(separateScriptRoutes.remove, { params, body: own, ...settings })).data;
  if (change.kind === 'update')
    return (await request(separateScriptRoutes.update, { params, body: { ...own, script }, ...settings })).data;
  const body = { ...own, script: change.script, ordering: change.ordering };
  return (await request(separateScriptRoutes.store, { body, ...settings })).data;
}

/**
 * The same script saved one segment at a time: a save sends only the segment that changed. It sends all segments if more
 * than one changed or the state on the server is unknown.
 */
export function separateSource(task: string): ScriptSource<MultiPageContent, MultiPageScriptView> {
  const whole = multiPageSource(task);
  let known: MultiPageDraft | null = null;
  const remember = async (response: Promise<MultiPageScriptView>) => {
    const view = await response;
    known = view.draft;
    return view;
  };
  return {
    ...whole,
    view: (options) => remember(whole.view(options)),
    version: async (number) => {
      const { scripts } = (await request(separateScriptRoutes.get, { params: { task }, query: { version: number } }))
        .data;
      return { number, content: { scripts } };
    },
    save: ({ content, revision, ...settings }) => {
      const change = known?.revision === revision ? segmentChange(known.content.scripts, content.scripts) : null;
      return remember(
        change
          ? storeSegment(task, change, revision, { handles: saveHandles, ...settings })
          : whole.save({ content, revision, ...settings }),
      );
    },
  };
}

/** The one-page script of a task on the server. */
export function onePageSource(task: string): ScriptSource<OnePageContent, OnePageScriptView> {
  const store = async (
    { content, revision, ...settings }: StoreContent<OnePageContent>,
    is_draft: boolean,
    handles: readonly number[],
  ) => {
    const body = { task_uuid: task, ...content, revision, is_draft, askUUID: settings.idempotencyKey };
    return (await request(onePageScriptRoutes.store, { body, handles, ...settings })).data;
  };
  return {
    path: ['script-one', task],
    view: async (options) =>
      (await request(onePageScriptRoutes.view, { params: { task }, query: readingQuery(options) })).data,
    version: async (version) => (await request(onePageScriptRoutes.version, { params: { task, version } })).data,
    save: (draft) => store(draft, true, saveHandles),
    send: (draft) => store(draft, false, sendHandles),
    move: reviewMove(onePageScriptRoutes, { task }),
    file: scriptFile(onePageScriptRoutes.export, task),
  };
}

/** Converts a Word file into segments without storing anything. The caller shows errors. */
export const importWordFile = async (task: string, file: File, settings: UploadSettings) =>
  (
    await request(scriptRoutes.importWord, {
      body: { task_uuid: task },
      files: { file },
      handles: 'all',
      ...settings,
    })
  ).data;

/** Stores the picture of a segment and returns its path. The caller shows errors. */
export const uploadSegmentPicture = async (task: string, file: File, settings: UploadSettings) =>
  (
    await request(scriptRoutes.imageFile, {
      body: { task_uuid: task },
      files: { file },
      handles: 'all',
      ...settings,
    })
  ).data.path;

/** The script type of a task. */
export const draftTypeSource = (task: string) => ({
  path: ['draft-type', task] as const,
  view: async () => (await request(draftTypeRoutes.get, { params: { task } })).data,
});

export const useDraftType = (task: string) => useStep(draftTypeSource(task));

export const chooseDraftType = async (task: string, script_type: ScriptType) =>
  (await request(draftTypeRoutes.choose, { params: { task }, body: { script_type } })).data;
