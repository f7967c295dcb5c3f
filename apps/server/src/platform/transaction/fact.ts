import type { Json } from '@paidang/evidence';

/** The tables whose rows keep a content for good. */
export type ContentSource = 'versions' | 'case_report_versions' | 'works_reports' | 'schedule_revisions';

/** What a fact is about, and may have to be erased one day. */
export type FactContent =
  /** Kept with the evidence; `of` is the comment with which it is erased. */
  | { readonly value: Json; readonly of?: string }
  /** Kept by its own table. */
  | { readonly text: string; readonly source: ContentSource; readonly id: string };

/** Something that happened in a task, to be kept as evidence (`modules/evidence`). */
export interface Fact {
  /** `existing` is what was there before the project's evidence began. */
  readonly kind: 'transition' | 'version' | 'comment' | 'file' | 'download' | 'activity' | 'existing';
  readonly taskId: string;
  /** `null` for the platform, and for guests. */
  readonly userId: string | null;
  /** A guest did it, who has no account. */
  readonly isGuest?: boolean;
  readonly at: Date;
  /** Codes, numbers and ids; nothing that people wrote. */
  readonly about: Readonly<Record<string, string | number | boolean | null>>;
  readonly contents?: Readonly<Record<string, FactContent>>;
}
