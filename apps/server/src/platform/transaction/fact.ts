import type { Json } from '@paidang/evidence';

/** Tables whose rows keep content permanently. */
export type ContentSource = 'versions' | 'case_report_versions' | 'works_reports' | 'schedule_revisions';

/** Content a fact refers to, which may have to be erased later. */
export type FactContent =
  /** Stored with the evidence; `of` is the comment whose erasure erases it too. */
  | { readonly value: Json; readonly of?: string }
  /** Stored in its own table. */
  | { readonly text: string; readonly source: ContentSource; readonly id: string };

/** Something that happened in a task, recorded as evidence (`modules/evidence`). */
export interface Fact {
  /** `existing`: content from before the project's evidence began. */
  readonly kind: 'transition' | 'version' | 'comment' | 'file' | 'download' | 'activity' | 'existing';
  readonly taskId: string;
  /** `null` for the platform, and for guests. */
  readonly userId: string | null;
  /** Whether a guest, who has no account, did it. */
  readonly isGuest?: boolean;
  readonly at: Date;
  /** Codes, numbers and ids; never text written by people. */
  readonly about: Readonly<Record<string, string | number | boolean | null>>;
  readonly contents?: Readonly<Record<string, FactContent>>;
}
