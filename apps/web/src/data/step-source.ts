import type { ExportFormat } from '@paidang/contract/calls';
import type { StepView, Version } from '@paidang/contract/entities';

/** The actions of reviewed steps and of steps that are only confirmed. */
export type StepAction = StepView['allowed'][number] | 'acknowledge' | 'withdraw_acknowledgement';

/** View of a step: state, versions, and the caller's own draft. */
export interface StepPageView<Content = unknown> extends Omit<StepView<Content>, 'allowed'> {
  allowed: readonly StepAction[];
}

export type StepVersion<Content> = Pick<Version<Content>, 'number' | 'content'> &
  Partial<Pick<Version<Content>, 'picture_sizes' | 'claims'>>;

export interface StoreContent<Content> {
  content: Content;
  /** Revision of the draft the content is based on. */
  revision: number;
  /** A UUID. It is also the group of the resulting notification (`askUUID`). */
  idempotencyKey?: string;
  keepalive?: boolean;
}

/** Moves that refer to a version the user has read. */
const decisions = [
  'finalise',
  'accept',
  'requestChanges',
  'reopen',
  'requestReopen',
  'agreeReopen',
  'declineReopen',
  'withdrawReopen',
  'acknowledge',
  'withdrawAcknowledgement',
] as const;
/** A move that sends no content; requesting changes, (requesting) reopening and declining it carry a text. */
export type StepMove = (typeof decisions)[number] | 'unlock' | 'archive' | 'recover';

/** Whether a move refers to a version rather than to the step. */
export const isDecision = (move: StepMove): boolean => decisions.some((one) => one === move);

/** Details of a move. */
export interface MoveDetails {
  /** A UUID. It is also the group of the resulting notification (`askUUID`). */
  idempotencyKey: string;
  /** Text for requesting changes, and for (requesting) reopening or declining it. */
  words: string;
  /** The version that was read; decisions on any but the newest version are refused (409). */
  version: number;
}

export interface ViewOptions {
  reading: boolean;
}

/** Query of a call for a step view. */
export const readingQuery = (options?: ViewOptions) => (options?.reading ? { reading: '1' as const } : {});

/** The calls of one step, bound to its task. */
export interface StepSource<Content> {
  /** Identifies the step: `['outline', task]`, `['copy', task, platform]`. */
  path: readonly [kind: string, task: string, ...rest: string[]];
  /** @param options `reading`: include the data the page would request next */
  view: (options?: ViewOptions) => Promise<StepPageView<Content>>;
  version: (number: number) => Promise<StepVersion<Content>>;
  /** Saves the draft. A conflict (409) is thrown with the newer draft. */
  save: (draft: StoreContent<Content>) => Promise<StepPageView<Content>>;
  /** Sends a version. */
  send: (draft: StoreContent<Content>) => Promise<StepPageView<Content>>;
  move: (move: StepMove, details: MoveDetails) => Promise<StepPageView<Content>>;
  /** Exports a version as a file; only for texts. The caller shows errors. */
  file?: (version: number, format: ExportFormat) => Promise<File>;
}

/** The part of a step source that writing a draft needs. */
export type DraftSource<Content> = Omit<StepSource<Content>, 'move'>;
