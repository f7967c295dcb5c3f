import * as z from 'zod';
import { limits } from '../limits';
import { Role } from '../vocabulary';
import { reviewActions } from '../workflow';
import { Instant } from './project';
import { draftOf, stepViewOf, versionOf } from './review';

const { script: most } = limits;

/**
 * `multi`: ordered segments on one page (040); `separate`: the same segments, written one at a time; `one`: a single text
 * (041).
 */
export const scriptTypes = ['multi', 'separate', 'one'] as const;
export const ScriptType = z.enum(scriptTypes);
export type ScriptType = z.infer<typeof ScriptType>;

export const scriptTypeTitles: Record<ScriptType, string> = {
  multi: '分段腳本',
  separate: '逐段腳本',
  one: '一頁式腳本',
};

const second = z.number().int().min(0).max(most.lastSecond).nullable();

/** One segment of a script; its position in the list is its number. */
export const ScriptSegment = z.object({
  script_uuid: z.uuid(),
  title: z.string().trim().max(most.titleLength),
  /** Seconds from the beginning of the video. */
  start: second,
  end: second,
  /** Path of the picture of the scene. */
  picture: z.string().max(200).nullable(),
  /** What the scene shows: HTML of the editor's schema. */
  text: z.string().max(most.segmentLength),
  /** Spoken text: plain text. */
  narration: z.string().max(most.narrationLength),
});
export type ScriptSegment = z.infer<typeof ScriptSegment>;

export const MultiPageContent = z.object({ scripts: z.array(ScriptSegment).max(most.segments) });
export type MultiPageContent = z.infer<typeof MultiPageContent>;

export const OnePageContent = z.object({
  /** HTML of the editor's schema. */
  description: z.string().max(limits.editor.htmlLength),
  /** The text before AI generation; `null` if nothing was generated. */
  compare_content: z.string().max(limits.editor.htmlLength).nullable(),
  /** The role that may edit it. A vendor's edits become suggestions and never change the creator's text. */
  owner_role: Role,
});
export type OnePageContent = z.infer<typeof OnePageContent>;

/** One row of a script's list. */
export const ScriptItem = ScriptSegment.pick({ script_uuid: true, title: true, start: true, end: true }).extend({
  /** Number of the segment, from 1. */
  ordering: z.number().int(),
  /** Number of unprocessed comments on it. */
  message_count: z.number().int(),
  /** Part of a sent version, so both sides can comment on it. */
  is_sent: z.boolean(),
});
export type ScriptItem = z.infer<typeof ScriptItem>;

/** A deleted segment; it can be restored for a limited time. */
export const DeletedScript = z.object({
  segment: ScriptSegment,
  /** Its previous number, from 1. */
  ordering: z.number().int(),
  deleted_at: Instant,
  /** Until when it can be restored. */
  kept_until: Instant,
});
export type DeletedScript = z.infer<typeof DeletedScript>;

const record = {
  script_type: ScriptType,
  /** Number of unprocessed comments. */
  message_count: z.number().int(),
  updated_at: Instant,
  /** Totals of the content the caller sees first: their draft, or else the latest version. */
  detail: z.object({ characters: z.number().int(), seconds: z.number().int() }),
};

export const MultiPageVersion = versionOf(MultiPageContent);
export type MultiPageVersion = z.infer<typeof MultiPageVersion>;
export const MultiPageDraft = draftOf(MultiPageContent);
export type MultiPageDraft = z.infer<typeof MultiPageDraft>;
export const MultiPageScriptView = stepViewOf(MultiPageContent, reviewActions).extend({
  ...record,
  items: z.array(ScriptItem),
  /** The creator's own; empty for everybody else. */
  deleted_items: z.array(DeletedScript),
});
export type MultiPageScriptView = z.infer<typeof MultiPageScriptView>;

export const OnePageVersion = versionOf(OnePageContent);
export type OnePageVersion = z.infer<typeof OnePageVersion>;
export const OnePageDraft = draftOf(OnePageContent);
export type OnePageDraft = z.infer<typeof OnePageDraft>;
export const OnePageScriptView = stepViewOf(OnePageContent, reviewActions).extend({
  ...record,
  owner_role: Role,
  /** Whether the server has a model that can write a first draft. */
  ai: z.object({ available: z.boolean() }),
});
export type OnePageScriptView = z.infer<typeof OnePageScriptView>;

/** The form of a task's script. */
export const DraftType = z.object({
  task_uuid: z.uuid(),
  /** `null` until it is chosen. */
  script_type: ScriptType.nullable(),
  /** Whether the form may be changed: until the first version is sent. */
  may_change: z.boolean(),
  /** Whether changing the form would set an unsent draft aside. */
  has_draft: z.boolean(),
});
export type DraftType = z.infer<typeof DraftType>;

/** Segments read from a Word file; nothing is stored until the draft is saved. */
export const ImportedScript = z.object({
  scripts: z.array(ScriptSegment),
  /** What was left out of the file, as text. */
  warnings: z.array(z.string()),
});
export type ImportedScript = z.infer<typeof ImportedScript>;
