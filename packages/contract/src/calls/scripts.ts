import * as z from 'zod';
import {
  CommentImage,
  DeletedScript,
  DraftType,
  ImportedScript,
  MultiPageContent,
  MultiPageDraft,
  MultiPageScriptView,
  MultiPageVersion,
  OnePageContent,
  OnePageDraft,
  OnePageScriptView,
  OnePageVersion,
  ScriptSegment,
  ScriptType,
} from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import type { CallSchemas, Schemas } from './call';
import { ExportFormat } from './exports';
import {
  askUUID,
  moveSchemas,
  ReadingQuery,
  readingOf,
  storeFields,
  TaskParams,
  VersionParams,
  versionNumber,
} from './reviews';

const SegmentParams = TaskParams.extend({ script: z.uuid() });
const ofTask = { task_uuid: z.uuid() };
const revision = storeFields.revision;

/** Exports a script as a file. */
const exported = {
  summary: '把一個版本存成 Word 或 PDF',
  params: VersionParams,
  query: z.object({ format: ExportFormat }),
  answers: 'file',
  data: z.null(),
} satisfies CallSchemas;

/** The multi-page script (040): ordered segments. */
export const scriptSchemas = {
  view: {
    summary: '腳本：狀態、版本、自己的草稿、段落與刪除的段落',
    params: TaskParams,
    query: ReadingQuery,
    data: readingOf(MultiPageScriptView, MultiPageContent),
  },
  version: {
    summary: '腳本的一個版本',
    params: VersionParams,
    data: MultiPageVersion,
  },
  draft: {
    summary: '自己的腳本草稿，沒有時為 null',
    params: TaskParams,
    data: MultiPageDraft.nullable(),
  },
  store: {
    summary: '儲存腳本草稿，或送出新版本',
    body: z.object({ ...ofTask, ...MultiPageContent.shape, ...storeFields }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  order: {
    summary: '排列草稿的段落',
    /** All segments of the draft, in the new order. */
    body: z.object({ ...ofTask, script_uuid: z.array(z.uuid()).max(limits.script.segments), revision }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  retime: {
    summary: '改一段的時間；同步時後面的段落跟著移動',
    params: SegmentParams,
    body: z.object({ ...ScriptSegment.pick({ start: true, end: true }).shape, sync: z.boolean(), revision }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  remove: {
    summary: '刪除草稿的一段；30 天內可復原',
    body: z.object({ ...ofTask, delete_script_uuid: z.uuid(), revision, askUUID }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  recoverSegments: {
    summary: '復原刪除的段落',
    body: z.object({
      ...ofTask,
      script_uuid: z.array(z.uuid()).min(1).max(limits.script.segments),
      revision,
      askUUID,
    }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  deleted: {
    summary: '刪除的段落，新的在前',
    params: TaskParams,
    data: z.array(DeletedScript),
  },
  importWord: {
    summary: '把 Word 檔（.docx）變成段落，還不儲存',
    encoding: 'multipart',
    files: ['file'],
    body: z.object(ofTask),
    data: ImportedScript,
    errors: [errorCodes.tooLarge, errorCodes.unsupportedType],
  },
  imageFile: {
    summary: '上傳段落的畫面（jpg、png，10MB 內）',
    encoding: 'multipart',
    files: ['file'],
    body: z.object(ofTask),
    data: CommentImage,
    errors: [errorCodes.tooLarge, errorCodes.unsupportedType],
  },
  export: exported,
  ...moveSchemas({ params: TaskParams, view: MultiPageScriptView, title: '腳本' }),
} satisfies Schemas;

/** The multi-page script segment by segment, so that a long script can be saved without sending all of it. */
export const separateScriptSchemas = {
  list: {
    summary: '段落清單',
    params: TaskParams,
    data: MultiPageScriptView.pick({
      script_type: true,
      message_count: true,
      updated_at: true,
      items: true,
      deleted_items: true,
      detail: true,
    }),
  },
  get: {
    summary: '草稿（is_draft=1，只有自己的）或一個版本的段落',
    params: TaskParams,
    query: z.object({ is_draft: z.literal('1').optional(), version: versionNumber.optional() }),
    data: z.object({ ...MultiPageContent.shape, revision: z.number().int(), version: z.number().int() }),
  },
  store: {
    summary: '在草稿加一段',
    body: z.object({
      ...ofTask,
      script: ScriptSegment,
      /** Number of the new segment, from 1. @default the last */
      ordering: z.number().int().min(1).max(limits.integer).optional(),
      revision,
    }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  update: {
    summary: '儲存草稿的一段',
    params: z.object({ script: z.uuid() }),
    body: z.object({ ...ofTask, script: ScriptSegment.omit({ script_uuid: true }), revision }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
  remove: {
    summary: '刪除草稿的一段；30 天內可復原',
    params: z.object({ script: z.uuid() }),
    body: z.object({ ...ofTask, revision, askUUID }),
    data: MultiPageScriptView,
    errors: [errorCodes.conflict],
  },
} satisfies Schemas;

/** Generated text arrives in pieces; the last one reports that it has been saved as a draft. */
export const AiDraftEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), draft: OnePageDraft }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type AiDraftEvent = z.infer<typeof AiDraftEvent>;

/** The one-page script (041): a single text. */
export const onePageScriptSchemas = {
  view: {
    summary: '一頁式腳本：狀態、版本、自己的草稿',
    params: TaskParams,
    query: ReadingQuery,
    data: readingOf(OnePageScriptView, OnePageContent),
  },
  version: {
    summary: '一頁式腳本的一個版本',
    params: VersionParams,
    data: OnePageVersion,
  },
  draft: {
    summary: '自己的一頁式腳本草稿，沒有時為 null',
    params: TaskParams,
    data: OnePageDraft.nullable(),
  },
  store: {
    summary: '儲存一頁式腳本草稿，或送出新版本',
    body: z.object({
      ...ofTask,
      description: OnePageContent.shape.description,
      compare_content: OnePageContent.shape.compare_content.default(null),
      owner_role: OnePageContent.shape.owner_role.default('Creator'),
      ...storeFields,
    }),
    data: OnePageScriptView,
    errors: [errorCodes.conflict],
  },
  restore: {
    summary: '以一個版本的內容為草稿',
    params: VersionParams,
    body: z.object({ revision }),
    data: OnePageScriptView,
    errors: [errorCodes.conflict],
  },
  remove: {
    summary: '丟掉自己的草稿',
    params: TaskParams,
    data: OnePageScriptView,
  },
  aiGenerate: {
    summary: '依需求單與大綱寫一份 AI 草稿，逐段送回；沒有設定模型時 0404',
    params: TaskParams,
    body: z.object({
      /** The creator's instructions. */
      wish: z.string().trim().max(1000).default(''),
      /** Text to start from; stored as `compare_content`. */
      description: OnePageContent.shape.description.default(''),
      revision,
    }),
    answers: 'events',
    data: AiDraftEvent,
    errors: [errorCodes.conflict],
  },
  export: exported,
  ...moveSchemas({ params: TaskParams, view: OnePageScriptView, title: '一頁式腳本' }),
} satisfies Schemas;

export const draftTypeSchemas = {
  get: {
    summary: '腳本的形式',
    params: TaskParams,
    data: DraftType,
  },
  choose: {
    summary: '選擇腳本的形式；換形式會封存原來的草稿',
    params: TaskParams,
    body: z.object({ script_type: ScriptType }),
    data: DraftType,
  },
} satisfies Schemas;
